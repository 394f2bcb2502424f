import { describe, expect, it } from 'vitest';
import { last, talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import type { SearchTools } from './port.ts';

/** Antique violins mean what the first three jobs are about; none of them says so. */
function tools(changes: Partial<SearchTools> = {}): SearchTools {
  const plain = fakeTools(vocabulary);
  return {
    ...plain,
    phrasesHeading: async () => [],
    phrasesMeant: async (phrases) => phrases.filter((phrase) => phrase.includes('antique violins')),
    findJobs: async (filter, about, limit) => {
      const found = await plain.findJobs(filter, about, limit);
      return filter.wishes?.some(({ phrases }) => phrases?.some((phrase) => phrase.includes('antique violins')))
        ? { ...found, wished: [3] }
        : found;
    },
    ...changes,
  };
}

describe('a wish that postings mean without saying it', () => {
  it('stays one phrase and is said to be found by its meaning', async () => {
    const answer = last(await talk(student, ['I want to restore antique violins'], { tools: tools() }));
    expect(answer.filters).toEqual([]);
    expect(answer.text).toMatch(/^The ones that mention something like “(?:restore )?antique violins” come first\./);
  });

  it('is looked for by its words where titles hold them', async () => {
    const heading = tools({ phrasesHeading: async (phrases) => phrases, phrasesMentioned: async (phrases) => phrases });
    const answer = last(await talk(student, ['I want to restore antique violins'], { tools: heading }));
    expect(answer.filters).not.toContain('“restore antique violins”');
  });

  it('is offered what comes nearest, when someone offers that', async () => {
    const near = tools({ nearestWork: async () => [{ name: 'Registered Nurse', kind: 'role', similarity: 0.6 }] });
    const answer = last(await talk(student, ['I want to look after fragile grandparents'], { tools: near }));
    expect(answer.filters).toEqual([]);
    expect(answer.offers).toContain('Registered Nurse');
  });
});

describe('what students tell of themselves', () => {
  it('is no condition', async () => {
    const origin = last(await talk(student, ['I am an economics student from Peru, remote data internships please']));
    expect(origin.filters).not.toContain('Peru');
    const home = last(await talk(student, ['remote internships, I live near a brewery in Kansas']));
    expect(home.filters).toEqual(['Remote', 'Internships']);
  });

  it('is one where they want to stay', async () => {
    const answer = last(await talk(student, ['internships, I grew up in Chicago and want to stay there']));
    expect(answer.filters).toContain('Chicago');
  });
});

it('what comes nearest to many words that no job meets is looked for by few of them, and what a job misses without what ranks it', async () => {
  const plain = fakeTools(vocabulary);
  const filters = Array.from({ length: 60 }, (_, at) => ({
    id: `f${at}`,
    field: 'text' as const,
    op: 'is' as const,
    value: `ocean ${at} violins ${at * 7} restoring`,
    label: `Words ${at}`,
    either: (at % 9) + 1,
  }));
  const meant: string[] = [];
  let most = 0;
  let rankedOfFew = 0;
  await talk(student, ['jobs', ''], {
    filters,
    tools: {
      ...plain,
      phrasesHeading: async () => [],
      phrasesMentioned: async (phrases) => phrases,
      nearestWork: async (text) => {
        meant.push(text);
        return [];
      },
      findJobs: async (filter, about, limit) => {
        if (filter.ids !== undefined) rankedOfFew += filter.wishes?.length ?? 0;
        most = Math.max(most, filter.wishes?.length ?? 0);
        return plain.findJobs(filter, about, limit);
      },
    },
  });
  expect(new Set(meant).size).toBeLessThan(5);
  expect(meant.length).toBeLessThan(9);
  expect(most).toBeLessThan(100);
  expect(rankedOfFew).toBe(0);
});
