import { majors } from '@alive/contract/lists/majors.ts';
import { withArticle } from '@alive/contract/role-words.ts';
import { describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { leads, type Wish } from '@alive/language/conditions/wishes.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { readTable, string } from '@alive/language/tables/tables.ts';
import { talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { interpret } from './interpret.ts';
import { missedOf } from './notes.ts';
import { newState, type SearchState } from './state.ts';

const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const subjects = majors
  .map(({ name }) => name.toLowerCase())
  .filter((name) => /^[a-z ]+$/.test(name) && !/undeclared|undecided|general|other/.test(name))
  .concat(['marine conservation', 'coral reefs', 'audio storytelling', 'wetlands', 'kelp forests', 'oral history', 'refugee resettlement'])
  .concat(['preschool', 'rare books', 'prison reform', 'climate policy', 'medieval manuscripts', 'water rights']);
const asked: Record<string, (subject: string) => string> = {
  bare: (subject) => subject,
  jobs: (subject) => `${subject} jobs`,
  in: (subject) => `I'm looking for an internship in ${subject}`,
  question: (subject) => `are there any jobs in ${subject}?`,
  about: (subject) => `something about ${subject}, please`,
};
const move = (message: string, state: SearchState = newState) => {
  const found = interpret(message, readRequest(message, open, new Date('2026-11-20T12:00:00Z'), 'J1'), state);
  return found.kind === 'search' ? found : null;
};
/** What a subject became: the wishes that lead and the conditions that name work or words. */
const seen = (message: string, state?: SearchState) => {
  const found = move(message, state);
  const work = (found?.conditions ?? []).filter(({ field }) => ['role', 'function', 'industry', 'text', 'skill'].includes(field));
  return { wishes: found?.wishes ?? [], work };
};
const begun = (wishes: Wish[]): SearchState => ({ ...newState, total: 9, wishes });

describe('a subject', () => {
  it.each(Object.entries(asked))('is a wish or the work itself, however it is asked for: %s', (_, ask) => {
    const lost = subjects.filter((subject) => {
      const { wishes, work } = seen(ask(subject));
      return work.length === 0 && !wishes.some((one) => !one.negated);
    });
    expect(lost).toEqual([]);
  });

  it('makes one condition at most, never the work and an industry besides', () => {
    const twice = subjects.filter((subject) => new Set(seen(`jobs in ${subject}`).work.map(({ field }) => field)).size > 1);
    expect(twice).toEqual([]);
  });

  it('takes the place of the subject before it', () => {
    const kept = subjects.filter((subject) => {
      const before = seen('jobs about bird migration').wishes;
      return before.length === 0 || seen(`I meant jobs in ${subject}`, begun(before)).wishes.some(({ text }) => text.includes('bird'));
    });
    expect(kept).toEqual([]);
  });

  it('stays where only the place changes', () => {
    const before = seen('jobs about bird migration').wishes;
    expect(seen('in Boston?', begun(before)).wishes).toEqual(before);
  });

  it('leads unless it is only preferred', () => {
    const wrong = subjects.filter((subject) => {
      const [firm, soft] = [`internships about ${subject}`, `internships in Boston, ideally something with ${subject}`].map((message) =>
        seen(message).wishes.filter(({ anyOf }) => anyOf.flat().some(({ field }) => field === 'text')),
      );
      return firm?.some((one) => !leads(one)) === true || soft?.some(leads) === true;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a wish that is only preferred, or stood before', () => {
  const none = { wished: [0, 0], unwished: [] };
  it('never opens an answer as what was not found', () => {
    const refusing = subjects.filter((subject) => {
      const soft = seen(`internships in Boston, ideally something with ${subject}`).wishes.filter((one) => one.soft === true);
      const firm = seen(`internships about ${subject}`).wishes;
      return missedOf(soft, none, soft).length > 0 || missedOf(firm, none, []).length > 0;
    });
    expect(refusing).toEqual([]);
  });

  it('is passed over in silence where what is asked for is there', async () => {
    const [first, second] = await talk(student, ['marketing jobs, ideally with climate', 'in Portland?']);
    expect(first?.text).toMatch(/^Here are /);
    expect(first?.results.length).toBeGreaterThan(0);
    expect(second?.text).not.toMatch(/no |none/i);
  });
});

describe('only those that mention it', () => {
  it.each(['only those that mention climate', 'just show me the ones about climate'])(
    'is a condition on the words: %s',
    async (message) => {
      const [, answer] = await talk(student, ['jobs in Denver or Washington', message], { tools: fakeTools(vocabulary) });
      expect(answer?.filters).toContain('“climate”');
      expect(answer?.results.length).toBeGreaterThan(0);
      for (const { job_title: title, real_talk_caption: caption } of answer?.results ?? [])
        expect(`${title} ${caption ?? ''}`.toLowerCase()).toContain('climate');
    },
  );
});

describe('one kind of work rather than another', () => {
  const roles = ['archivist', 'historian', 'nurse', 'teacher', 'data analyst', 'biologist', 'architect'];
  const slots = [(a: string, b: string) => `I'd rather be ${a} than ${b}`, (a: string, b: string) => `preferably ${a}, not ${b}`];
  it('never says that no posting mentions what is only wanted less', async () => {
    const wrong: string[] = [];
    for (const say of slots)
      for (const [at, role] of roles.entries()) {
        const message = say(withArticle(role), withArticle(roles[(at + 1) % roles.length] ?? ''));
        const [, answer] = await talk(student, ['jobs in Denver or Washington', message], { tools: fakeTools(vocabulary) });
        if (/No posting mentions/.test(answer?.text ?? '')) wrong.push(message);
      }
    expect(wrong).toEqual([]);
  });
});

describe('a title guessed from a subject', () => {
  it('is never the only condition while postings hold the words themselves', async () => {
    const [row] = await fakeTools(vocabulary)
      .findJobs({}, student, 1)
      .then(({ jobs }) => jobs);
    expect(row).toBeDefined();
    const tools = { ...fakeTools(vocabulary), phrasesMentioned: async (phrases: string[]) => phrases };
    const [answer] = await talk(student, ['marine biology internships'], { tools });
    expect(answer?.filters).toEqual(expect.arrayContaining(['Biologist', '“marine biology”']));
  });
});

describe('a place after a word that leads to one', () => {
  const places = readTable('regions', { country: string, key: string, name: string, members: string, names: string })
    .filter(({ country }) => country === 'US')
    .map(({ name }) => `the ${name}`)
    .concat(['Boston', 'Denver', 'Tampa', 'Georgia', 'Oregon', 'Texas', 'a coast']);
  const slots: Record<string, (place: string) => string> = {
    in: (place) => `what does the world have for a philosopher in ${place}?`,
    around: (place) => `anything around ${place}?`,
    near: (place) => `teaching jobs near ${place}`,
    to: (place) => `I want to move to ${place}`,
    parts: (place) => `any in other parts of ${place}`,
    leaving: (place) => `can't stay in Chicago. ${place} please`,
  };
  it.each(Object.entries(slots))('is a condition: %s', (_, say) => {
    const lost = places.filter((place) => move(say(place))?.conditions.some(({ field, op }) => field === 'place' && op !== 'not') !== true);
    expect(lost).toEqual([]);
  });
});
