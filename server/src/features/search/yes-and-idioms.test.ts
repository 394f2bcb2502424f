import { describe, expect, it } from 'vitest';
import { conditionOf } from '@alive/language/conditions/registry.ts';
import { answerTo } from '#testing/search-conversation.testing.ts';
import { list, tools } from '#testing/search-stands.testing.ts';
import { newState } from './state.ts';

const yeses = ['Yes', 'yes please', 'Yes, show me the one.', 'show me the one', 'Sure, show me them.'];
const questions = ['And why am I not eligible?', 'Why I am not eligible?', 'What does it pay?'];
describe('a yes to jobs that were held back', () => {
  const offered = {
    ...newState,
    total: 3,
    conditions: [conditionOf('level', 'internship')],
    offer: { kind: 'gated' } as const,
    heldBack: 3,
    needsVisa: true,
  };
  it.each(yeses)('shows them: %s', async (yes) => {
    const { results } = await answerTo(yes, offered);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ match }) => match?.gate != null)).toBe(true);
  });
  it.each(yeses.flatMap((yes) => questions.map((question) => [`${yes.replace(/[.]?$/, '.')} ${question}`] as const)))(
    'shows them and answers: %s',
    async (message) => {
      const alone = await answerTo('Yes', offered);
      const { results, text } = await answerTo(message, offered);
      expect(results.map(({ id }) => id)).toEqual(alone.results.map(({ id }) => id));
      expect(text.startsWith(alone.text)).toBe(true);
      expect(text.length).toBeGreaterThan(alone.text.length + 10);
      expect(text).not.toContain('rules you out');
    },
  );
});

const acts = ['can you compare the first two for me?', 'Why the first one?', 'Which of these is remote?', 'What does the second one pay?'];
const idioms = [
  "I can't tell them apart.",
  'honestly I cannot tell these apart',
  'I’ve been staring at this all day.',
  "It's all a blur at this point.",
];
describe('an idiom next to a question', () => {
  it.each(
    acts.flatMap((act) =>
      idioms.flatMap((idiom) => [[`${act} ${idiom}`, act] as const, [`${idiom.replace(/[.]?$/, '.')} ${act}`, act] as const]),
    ),
  )('is searched for in no posting: %s', async (message, act) => {
    const expected = await answerTo(act, list, tools);
    const answer = await answerTo(message, list, tools);
    expect(answer.filters).toEqual(expected.filters);
    expect(answer.text).toBe(expected.text);
  });

  it.each(['Any job in Boston where I’d be with people all day?', 'marketing jobs where I write all day long'])(
    'is no word that could not be used: %s',
    async (message) => {
      expect((await answerTo(message, newState, tools)).text).not.toContain('“day”');
    },
  );
});
