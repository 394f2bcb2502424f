import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { openVocabulary } from '#language/vocabulary.ts';
import type { Turn } from '#platform/chat.ts';
import { heard } from './heard.ts';
import { asSpoken } from './hosted-spoken.ts';
import { openSaid } from './said.ts';
import { interviews, type Interview } from '#fixtures/onboarding/said.ts';

const open = await openVocabulary({
  companies: ['Stripe', 'Figma', 'Spotify', 'Google'].map((name) => ({ name, domain: null, industry: null })),
  majors: majors.map(({ name }) => name),
  places: ['Boston, MA'],
});
const about = {
  firstName: 'Sam',
  school: 'Smith College',
  major: null,
  graduationYear: 2027,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: [],
  lookingFor: ['Internships'],
  profile: null,
};

/** What the interviews tell, asked about by name. */
const saidIn = ({ talk }: Pick<Interview, 'talk'>) => {
  let { state } = heard({ about, state: null, history: [], message: null }, open).turn;
  const said: Turn[] = [];
  for (const [question, answer] of talk) {
    state = heard({ about, state: asSpoken(state, question), history: said, message: answer }, open).turn.state;
    said.push({ sender: 'assistant', text: question }, { sender: 'user', text: answer });
  }
  return openSaid(said, state, open);
};

describe.each(interviews)('a profile of $who', (interview) => {
  it('keeps what was said or agreed to', async () => {
    const said = await saidIn(interview);
    const { interests, companies, roles } = interview;
    expect([...interests.keeps, ...roles.keeps].filter((thing) => said.thing(thing) !== 'said')).toEqual([]);
    expect(companies.keeps.filter((name) => said.employer(name) !== 'said')).toEqual([]);
  });

  it('holds nothing else', async () => {
    const said = await saidIn(interview);
    const { interests, companies, roles } = interview;
    expect([...interests.drops, ...roles.drops].filter((thing) => said.thing(thing) === 'said')).toEqual([]);
    expect(companies.drops.filter((name) => said.employer(name) === 'said')).toEqual([]);
  });
});
