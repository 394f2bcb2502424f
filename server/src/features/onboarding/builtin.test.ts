import { majors } from '@alive/contract/lists/majors.ts';
import { profile, type Profile } from '@alive/contract/profile.ts';
import { describe, expect, it } from 'vitest';
import { openVocabulary } from '#language/vocabulary.ts';
import type { About, AnswerPart, Turn } from '#platform/chat.ts';
import { builtinInterviewer } from './builtin.ts';

const open = await openVocabulary({
  companies: [{ name: 'Stripe', domain: 'stripe.com', industry: null }],
  majors: majors.map(({ name }) => name),
  places: [],
});
const interviewer = builtinInterviewer({ vocabulary: async () => open });
const about: About = {
  firstName: 'Maya',
  school: 'Duke University',
  major: 'Biology',
  graduationYear: 2027,
  needsVisa: true,
  canGetClearance: null,
  preferredLocations: ['Boston'],
  lookingFor: ['Internships'],
  profile: null,
};

async function turn(state: unknown, history: Turn[], message: string | null) {
  const parts: AnswerPart[] = [];
  for await (const part of interviewer({ about, state, history, message }, new AbortController().signal)) parts.push(part);
  const text = parts.map((part) => ('token' in part ? part.token : '')).join('');
  const completed: Profile | undefined = parts.flatMap((part) => ('completed' in part ? [part.completed] : []))[0];
  return { text, state: parts.flatMap((part) => ('state' in part ? [part.state] : []))[0], completed };
}

describe('the built-in interviewer', () => {
  it('greets by name, says what it knows already, and keeps a state that survives JSON', async () => {
    const first = await turn(null, [], null);
    expect(first.text).toMatch(/^(?:Hi|Hello) Maya\b.*Biology at Duke University.*\?$/);
    expect(first.text).not.toMatch(/visa|Boston/);
    expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state);
  });

  it('lets no student or record write Markdown in its answers', async () => {
    const evil = { ...about, firstName: '[Win](https://evil.example/w)', major: 'Art ![x](https://evil.example/p.png)\n# Hi' };
    const parts: AnswerPart[] = [];
    for await (const part of interviewer({ about: evil, state: null, history: [], message: null }, new AbortController().signal))
      parts.push(part);
    const text = parts.map((part) => ('token' in part ? part.token : '')).join('');
    expect(text).toContain('\\[Win\\](https');
    expect(text).not.toMatch(/(?<!\\)[[\]]|\n/);
  });

  it('ends when a parting closes an answer, and keeps the answer', async () => {
    const first = await turn(null, [], null);
    const last = await turn(first.state, [], "I love chess and teaching. that's all");
    expect(last.completed?.interests).toEqual(['Chess', 'Teaching']);
  });

  it('has a short kind word for what was lost, and no talk of careers after it', async () => {
    const first = await turn(null, [], null);
    const next = await turn(first.state, [], 'My mother died last year.');
    expect(next.text).toMatch(/sorry about your mother, Maya\./);
    expect(next.text).not.toMatch(/died|job|work|class/);
  });

  it('goes on sensibly from the history when its state is damaged', async () => {
    const first = await turn(null, [], null);
    const second = await turn(first.state, [], 'I love growing mushrooms');
    const history: Turn[] = [
      { sender: 'assistant', text: first.text },
      { sender: 'user', text: 'I love growing mushrooms' },
      { sender: 'assistant', text: second.text },
    ];
    const healthy = await turn(second.state, history, 'lab work was fun, the seminar was boring');
    expect(await turn({ version: 0, junk: true }, history, 'lab work was fun, the seminar was boring')).toEqual(healthy);
  });

  it('ends when the student is done, with an honest profile that fits the wire', async () => {
    const first = await turn(null, [], null);
    const last = await turn(first.state, [], "that's all");
    expect(last.completed).toEqual({
      summary: expect.stringContaining('You said little'),
      interests: [],
      target_companies: [],
      target_roles: [],
      ideal_environment: '',
    });
    expect(profile.safeParse(last.completed).success).toBe(true);
  });
});

describe('messages made to keep the server busy', () => {
  it.each([
    ['laughter that leaves runs of spaces', `being good at x ${'lol '.repeat(975)}y`],
    ['empty lines', `at least $30 an hour${'\n '.repeat(1950)}x up to $40 an hour`],
    ['dots', '.'.repeat(8000)],
    ['commas', 'a, '.repeat(2600)],
  ])('%s get an answer', async (_, message) => {
    const { state } = await turn(null, [], null);
    expect((await turn(state, [], message)).text).not.toBe('');
  });
});
