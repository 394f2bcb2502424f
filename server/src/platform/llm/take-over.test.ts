import { describe, expect, it } from 'vitest';
import type { AnswerPart, Assistant, AssistantTurn } from '#platform/chat.ts';
import { ModelError } from './error.ts';
import { takingOver, withoutOurLine } from './take-over.ts';

const turn = { history: [], message: 'Hello', state: null } as unknown as AssistantTurn;
const saying = (parts: AnswerPart[], error?: Error): Assistant =>
  async function* () {
    yield* parts;
    if (error) throw error;
  };
const builtin = saying([{ token: 'I am built in.' }]);

const answerOf = async (hosted: Assistant) => {
  const parts: AnswerPart[] = [];
  const logged: string[] = [];
  let error: unknown;
  try {
    for await (const part of takingOver(hosted, builtin, { log: ({ fault }) => logged.push(fault) })(turn, new AbortController().signal))
      parts.push(part);
  } catch (caught) {
    error = caught;
  }
  return { parts, logged, error };
};

describe('an assistant with another behind it', () => {
  it('is received as it is while all goes well, and what it shows alongside its words comes with the first of them', async () => {
    const parts: AnswerPart[] = [
      { state: 1 },
      { writer: 'model' },
      { step: 'Looking' },
      { results: [] },
      { token: 'Yes.' },
      { suggestions: ['More'] },
    ];
    expect((await answerOf(saying(parts))).parts).toEqual([
      { state: 1 },
      { step: 'Looking' },
      { writer: 'model' },
      { results: [] },
      { token: 'Yes.' },
      { suggestions: ['More'] },
    ]);
    expect((await answerOf(saying([{ results: [] }]))).parts).toEqual([{ results: [] }]);
  });

  it('leaves nothing but what is kept of the message where it failed before its first word', async () => {
    const { parts, logged, error } = await answerOf(saying([{ state: 1 }, { writer: 'model' }, { results: [] }], new ModelError('silent')));
    expect(parts).toEqual([
      { state: 1 },
      { token: 'The language model didn’t answer in time. Our built-in assistant is answering instead.\n\n' },
      { token: 'I am built in.' },
    ]);
    expect(logged).toEqual(['silent']);
    expect(error).toBeUndefined();
  });

  it('has a line that can be taken off again, whatever the fault was, and nothing but that line', async () => {
    for (const fault of ['silent', 'unauthorized', 'limited', 'cut', 'refused'] as const) {
      const { parts } = await answerOf(saying([], new ModelError(fault)));
      const said = parts.map((part) => ('token' in part ? part.token : '')).join('');
      expect(said).toContain('language model');
      expect(withoutOurLine(said)).toBe('I am built in.');
    }
    const spent =
      "Today's share of the language model is used up. Our built-in assistant answers until midnight UTC, about 3 hours from now.";
    expect(withoutOurLine(`${spent}\n\nTwo fit.\n\nShould I go on?`)).toBe('Two fit.\n\nShould I go on?');
    expect(withoutOurLine(`${spent}\n\n`)).toBe('');
    for (const words of ['Two fit.\n\nShould I go on?', 'The language model didn’t answer in time, you say.', ''])
      expect(withoutOurLine(words)).toBe(words);
  });

  it('says what happened where a cut left no word that is fit to show', async () => {
    expect((await answerOf(saying([], new ModelError('cut')))).parts[0]).toEqual({
      token: 'The language model stopped partway through. Our built-in assistant is answering instead.\n\n',
    });
  });

  it('keeps what was said where it failed later, and passes on what is no fault of the model’s', async () => {
    const later = await answerOf(saying([{ writer: 'model' }, { token: 'Yes, ' }], new ModelError('cut')));
    expect(later.parts).toEqual([{ writer: 'model' }, { token: 'Yes, ' }]);
    expect(later.error).toMatchObject({
      code: 'MODEL_UNAVAILABLE',
      message: 'The answer ends here because the language model stopped responding.',
    });
    expect((await answerOf(saying([], new TypeError('ours')))).error).toBeInstanceOf(TypeError);
  });
});
