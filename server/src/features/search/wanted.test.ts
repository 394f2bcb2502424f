import { majors } from '@alive/contract/lists/majors.ts';
import { describe, expect, it } from 'vitest';
import { readRequest } from '@alive/language/clauses/request.ts';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { interpret } from './interpret.ts';
import { readingOf } from './reading.ts';
import { newState, type SearchState } from './state.ts';

const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const now = new Date('2026-11-20T12:00:00Z');
const wish = (text: string): Wish => ({ text, anyOf: [[conditionOf('text', text)]], negated: false });
const begun: SearchState = {
  ...newState,
  total: 9,
  conditions: [conditionOf('level', 'internship')],
  wishes: [wish('bird maps')],
};
const moveOf = (message: string, state: SearchState = begun) => {
  const reading = readRequest(message, open, now, state.total === null ? 'J1' : 'J2');
  const move = interpret(message, reading, state);
  const conditions = move.kind === 'search' ? move.conditions : [];
  const { unused } = readingOf({ sent: message, read: message, move, reading, state, conditions });
  return { wishes: move.kind === 'search' ? move.wishes : [], conditions, unused };
};

const skills = ['Spanish', 'Python', 'GIS', 'Photoshop', 'SQL', 'Java'];
const roles = ['librarian', 'event planner', 'geologist', 'social worker', 'video editor', 'UX researcher'];
const words = ['coral', 'wetlands', 'archives', 'refugees', 'volcanoes'];
const wanted = [...skills, ...roles, ...words];

describe('what a message wants', () => {
  const asking: Record<string, (thing: string) => string> = {
    want: (thing) => `I want ${thing} internships`,
    show: (thing) => `show me ${thing} jobs please`,
    where: (thing) => `Where are the ${thing} jobs?`,
  };
  it.each(Object.entries(asking))('takes the place of what was wanted before: %s', (_, ask) => {
    expect(wanted.filter((thing) => moveOf(ask(thing)).wishes.some(({ text }) => text === 'bird maps'))).toEqual([]);
  });

  it('does so too where it names the work that is asked for already', () => {
    for (const role of ['Librarian', 'Event Planner', 'Geologist']) {
      const held = { ...begun, conditions: [conditionOf('role', role)] };
      expect(moveOf(`could we look at ${role.toLowerCase()} jobs`, held).wishes, role).toEqual([]);
    }
  });

  it('takes the place of the work too where “anything” is about it', () => {
    const held = { ...begun, conditions: [conditionOf('role', 'Librarian')] };
    for (const message of ['anything about volcanoes?', 'is there something involving wetlands', 'anything working with refugees'])
      expect(moveOf(message, held).conditions, message).toEqual([]);
    expect(moveOf('anything with coral?', held).conditions).toEqual(held.conditions);
  });

  const joining: Record<string, (thing: string) => string> = {
    also: (thing) => `also ${thing} jobs`,
    or: (thing) => `or ${thing}`,
    too: (thing) => `${thing} is fine too`,
  };
  it.each(Object.entries(joining))('joins it where the message says so: %s', (_, ask) => {
    expect(words.filter((thing) => !moveOf(ask(thing)).wishes.some(({ text }) => text === 'bird maps'))).toEqual([]);
  });

  it('stays where the place, the level or the pay changes', () => {
    for (const message of ['in Chicago', 'entry level only', 'paying at least 60k', 'remote please'])
      expect(
        moveOf(message).wishes.map(({ text }) => text),
        message,
      ).toEqual(['bird maps']);
  });
});

describe('“only” and “just”', () => {
  const only: Record<string, (thing: string) => string> = {
    before: (thing) => `only ${thing}`,
    ones: (thing) => `just the ${thing} ones please`,
    those: (thing) => `only those with ${thing}`,
    after: (thing) => `${thing} only`,
    yes: (thing) => `Yes, only ${thing}.`,
  };
  it.each(Object.entries(only))('makes a skill a condition: %s', (_, ask) => {
    const missed = skills.filter((skill) => !moveOf(ask(skill)).conditions.some(({ field }) => field === 'skill'));
    expect(missed).toEqual([]);
  });

  it('makes words a condition, and a request that only says “just” none', async () => {
    for (const message of ['just the climate ones', 'climate only', 'only climate', 'climate only. Thanks!'])
      expect(last(await talk(student, ['jobs in Denver or Washington', message])).filters, message).toContain('“climate”');
    for (const message of ['I’m just looking for something with climate', 'not only climate'])
      expect(last(await talk(student, ['jobs in Denver or Washington', message])).filters, message).not.toContain('“climate”');
  });

  it('after a yes is the request, whatever was offered', async () => {
    const [offered, then] = await talk({ ...student, needsVisa: true }, ['data jobs', 'Yes, only Python']);
    expect(offered?.text).toContain('Want to see');
    expect(then?.filters).toContain('Python');
    expect(then?.results.every(({ skills: asked }) => asked.includes('Python'))).toBe(true);
  });
});

describe('what no job found does', () => {
  it('is said once, of this message alone, over jobs that fit all conditions', async () => {
    const [, wish, place] = await talk(student, ['marketing jobs', 'about climate', 'in New York']);
    expect(wish?.text.match(/climate/g)).toHaveLength(1);
    expect(wish?.text).toContain('None of them mention “climate”.');
    expect(wish?.results.length).toBeGreaterThan(0);
    expect(place?.text).not.toContain('climate');
    expect(place?.results.length).toBeGreaterThan(0);
  });

  it('is not said of what is left out', async () => {
    for (const message of ['no night shifts', 'not climate', 'nothing with cold calls'])
      expect(last(await talk(student, ['marketing jobs', message])).text, message).not.toMatch(/None of them|No posting.*searched/);
  });

  it.each([
    ['GIS jobs in Chicago', /^I found jobs in Chicago, but none of them list GIS as a skill\. Here’s one elsewhere\./, 'Any place'],
    ['remote jobs with GIS', /^I found remote jobs, but none of them list GIS as a skill\. Here’s one that isn’t remote\./, 'Any place'],
    ['GIS internships', /^I found internships, but none of them list GIS as a skill\. Here’s one at another level\./, 'Any level'],
    [
      'PCR jobs that sponsor visas, entry level',
      /^I found .* that sponsor visas, but none of them list PCR as a skill\. Here’s one that doesn’t say/,
      'Forget the visa thing',
    ],
  ])('is shown where one condition less finds it: %s', async (message, sentence, suggestion) => {
    const [answer] = await talk(student, [message]);
    expect(answer?.text).toMatch(sentence);
    expect(answer?.order).toContain('nearest');
    expect(answer?.results.every(({ skills: asked }) => asked.some((skill) => message.includes(skill)))).toBe(true);
    expect(answer?.suggestions).toContain(suggestion);
  });

  it('leaves a place that is to stay, and work that was named, as they are', async () => {
    const [, kept] = await talk(student, ['jobs in Chicago', 'keep Chicago, something with GIS']);
    expect(kept?.order).not.toContain('nearest');
    expect(kept?.results.length).toBeGreaterThan(0);
    const [named] = await talk(student, ['marketing internships with GIS']);
    expect(named?.order).not.toContain('nearest');
  });
});

describe('a general word', () => {
  const general = ['weather', 'paper', 'families', 'sampling', 'grief', 'teens'];
  const lists: Record<string, (word: string) => string> = {
    or: (word) => `something with ${word} or wetlands`,
    and: (word) => `jobs about wetlands and ${word}`,
    list: (word) => `I mean wetlands, ${word}, volcanoes`,
  };
  it.each(Object.entries(lists))('is wished for where it is listed with a wish: %s', (_, say) => {
    const lost = general.filter((word) => !moveOf(say(word)).wishes.some(({ text }) => text.includes(word)));
    expect(lost).toEqual([]);
    expect(general.flatMap((word) => moveOf(say(word)).unused)).toEqual([]);
  });

  it('is part of the act where it names nothing that is wanted', () => {
    for (const message of [
      'What does the economy have for a geologist?',
      'Remarkable. Any librarian jobs?',
      'a winery would be the dream, show me geologist jobs',
      'the machine likes it, show me librarian jobs in Boston',
      'ok 54 is low, librarian jobs in Boston',
      'librarian jobs, if it stays close to speakers',
      'something near grieving families',
    ])
      expect(moveOf(message).unused, message).toEqual([]);
  });

  it('is wished for where a request says it of jobs', () => {
    for (const message of ['machine jobs in Boston', 'something with parking', 'jobs with a view'])
      expect(moveOf(message, newState), message).toMatchObject({ wishes: [{ negated: false }], unused: [] });
  });
});

describe('an activity', () => {
  it.each([
    ['pediatric nursing', 'Pediatric Nursing'],
    ['structural engineering', 'Structural Engineering'],
    ['copy editing', 'Copy Editing'],
    ['set design', 'Set Design'],
  ])('is the work asked for, in the student’s words: %s', (activity, title) => {
    for (const message of [`${activity} jobs`, `I'd like only the ${activity} ones`, activity]) {
      const { conditions } = moveOf(message, newState);
      expect(
        conditions.flatMap(({ field, value }) => (field === 'role' || field === 'text' ? value : [])),
        message,
      ).toEqual([title]);
    }
  });
});

describe('a subject that a title stands for', () => {
  it('is never split into words that postings must say', async () => {
    const tools = { ...fakeTools(vocabulary), phrasesMentioned: async (phrases: string[]) => phrases.filter((one) => !one.includes(' ')) };
    for (const subject of ['game day operations', 'marine biology', 'wildlife ecology', 'environmental policy research'])
      expect(last(await talk(student, [`${subject} jobs`], { tools })).filters.join(), subject).not.toContain('“');
  });
});

describe('the jobs that say what is wanted', () => {
  it('come first, whatever else fits better', async () => {
    for (const skill of ['SQL', 'Python', 'Java', 'Figma', 'React', 'Tableau', 'JavaScript', 'Patient Care']) {
      const [answer] = await talk(student, [`jobs with ${skill} in New York or Boston`]);
      const does = answer?.results.map(({ skills: asked }) => asked.includes(skill)) ?? [];
      expect(does, skill).toEqual(does.toSorted((a, b) => Number(b) - Number(a)));
    }
  });
});
