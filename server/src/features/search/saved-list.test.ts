import { describe, expect, it } from 'vitest';
import { talk, vocabulary } from '#testing/search-conversation.testing.ts';
import { fakeTools, student } from '#testing/search-tools.testing.ts';
import { savedListActionIn } from './saved-list.ts';
import type { SearchTools } from './port.ts';

describe('a message about the student’s own list', () => {
  it.each([
    ['save the second', true, 'save'],
    ['keep the third for later', true, 'save'],
    ['how do I save a job?', false, 'save'],
    ['hide this one', true, 'hide'],
    ["don't show me the second again", true, 'hide'],
    ['I applied to the first', true, 'stage'],
    ['mark the first as applied', true, 'stage'],
    ['show my saved jobs', false, 'list'],
    ['what did I hide?', false, 'list'],
  ] as const)('is recognised: %s', (message, points, action) => expect(savedListActionIn(message, points)).toBe(action));

  it.each(['keep the remote ones', 'not interested in sales', 'hide finance jobs', 'I saved up some money', 'remove the location'])(
    'is none where the search is meant: %s',
    (message) => expect(savedListActionIn(message, false)).toBeNull(),
  );

  it('is answered with where that is done, and leaves the search as it is', async () => {
    const [first, saved, hidden, list] = await talk(student, [
      'internships',
      'save the second',
      'hide the first',
      'where are my saved jobs?',
    ]);
    expect(saved?.text).toContain(`Press **Save** on the card for **${first?.results[1]?.job_title}**`);
    expect(hidden?.text).toContain(`card for **${first?.results[0]?.job_title}**`);
    expect(hidden?.text).toContain('**Hide this job**');
    expect(list?.text).toContain('**Saved jobs**');
    for (const answer of [saved, hidden, list]) {
      expect(answer?.filters).toEqual(first?.filters);
      expect(answer?.results).toEqual([]);
    }
  });
});

describe('a job that closed or was hidden since it was shown', () => {
  it('is in no later answer, which says so', async () => {
    const tools: SearchTools = { ...fakeTools(vocabulary), jobsByIds: async () => [] };
    const asked = [
      'why the first?',
      'compare the first two',
      'more like the first one',
      'where are these jobs located?',
      'is the first still open?',
    ];
    for (const message of asked) {
      const [first, answer] = await talk(student, ['internships', message], { tools });
      expect(answer?.text, message).toContain('closed');
      for (const { job_title: title } of first?.results ?? []) expect(answer?.text, message).not.toContain(title);
    }
  });
});
