import { describe, expect, it } from 'vitest';
import { talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

describe('what is new to the list', () => {
  it.each([
    ['marketing jobs', 'design jobs'],
    ['software engineer jobs', 'data analyst jobs'],
    ['internships', 'entry level jobs'],
  ])('was shown by no earlier answer: %s, %s', async (one, other) => {
    const answers = await talk(student, [one, other, one, other, one]);
    const seen = new Set<string>();
    for (const { text, results } of answers) {
      const title = /\*\*([^*]+)\*\*[^*]*? is new to the list/.exec(text)?.[1];
      const isNew = title === undefined || results.some(({ id, job_title }) => job_title === title && !seen.has(id));
      expect(isNew, text).toBe(true);
      for (const { id } of results) seen.add(id);
    }
    expect(answers.at(-1)?.text).not.toContain('new to the list');
  });

  it('is never "other" where nothing is left out of the sentence', async () => {
    const answers = await talk(student, ['marketing internships', 'not Google', 'not New York', 'show me those in Boston']);
    for (const { text } of answers) expect(text).not.toMatch(/\*\* other |^Here are [^.]* other /);
  });
});

describe('what no posting tells', () => {
  it('is said of two values in one sentence', async () => {
    for (const [message, both] of [['data jobs for the class of 2027 or the class of 2028', /can’t filter by/g]] as const) {
      const [answer] = await talk(student, [message]);
      expect(answer?.text.match(both)?.length ?? 0, answer?.text).toBeLessThan(2);
    }
  });
});
