import { describe, expect, it } from 'vitest';
import { talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

describe('a farewell', () => {
  const farewells = [
    'I’ll take both. That’s all I needed, thank you.',
    'Thanks, that’s plenty for tonight. I’ll take them.',
    'this is enough for today',
    'ok that will do, have a good evening',
    'I’m all set, see you tomorrow!',
    'Fine. Are we done here?',
    'are we finished?',
    'is that all?',
    'fine',
    'that’s it, thanks',
  ];
  it.each(farewells)('ends the turn with one friendly sentence: %s', async (message) => {
    const [, end] = await talk(student, ['nurse jobs', message]);
    expect(end?.filters).toEqual(['Nurse']);
    expect(end?.results).toEqual([]);
    expect(end?.text).toMatch(/^Bye .*saved jobs/);
    expect(end?.text).not.toContain('?');
  });

  it('follows the answer to what is asked before it', async () => {
    const [, end] = await talk(student, ['data analyst jobs', 'what does the first one pay? thanks, that’s all for today']);
    expect(end?.text).toMatch(/pay.* Bye /);
  });

  it.each(['Thank you, I will call the accountant. Are we done?', 'I will write to the teacher. Are we finished?'])(
    'sets nothing with what will be done: %s',
    async (message) => {
      const [, end] = await talk(student, ['nurse jobs', message]);
      expect(end?.filters).toEqual(['Nurse']);
      expect(end?.results).toEqual([]);
      expect(end?.text).toMatch(/Bye /);
    },
  );
});
