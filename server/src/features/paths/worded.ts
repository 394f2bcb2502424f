import { ModelError } from '#platform/llm/error.ts';
import { remember } from '#platform/kept.ts';
import type { Llm } from '#platform/llm/llm.ts';
import { isTrueTo } from './worded-check.ts';
import type { Numbers } from './worded-figures.ts';
import { promptOf, system, wordedText } from './worded-prompt.ts';

/**
 * What the numbers of a job say, in a language model's words: asked once for the same numbers, and the plain sentences wherever its words
 * say anything else. An answer waits for it two seconds; what comes later is kept for whoever asks next. Never throws.
 */
export const openWorded = ({ llm, removed, failed }: Model): Worded => {
  const kept = new Map<string, Promise<string | null>>();

  const ask = async (numbers: Numbers, plain: string, student: string): Promise<string | null> => {
    const { text } = await llm.object({
      use: 'extract',
      student,
      system,
      schema: wordedText,
      prompt: promptOf(numbers, plain),
      // Not ended by the reader's leaving: the words are everybody's.
      signal: new AbortController().signal,
      within: longestAsk,
    });
    const words = text.replace(/\s+/g, ' ').trim();
    if (isTrueTo(words, numbers, plain)) return words;
    await removed(student, 1);
    return null;
  };

  return async (numbers, plain, student) => {
    const key = JSON.stringify([plain, numbers]);
    const words =
      kept.get(key) ??
      ask(numbers, plain, student).catch((error: unknown) => {
        kept.delete(key);
        failed(faultOf(error));
        return null;
      });
    remember(kept, key, words, mostKept);
    return (await Promise.race([words, afterWaiting()])) ?? plain;
  };
};

const mostKept = 200;
/** Milliseconds. The numbers and the drawing wait with the words, so not longer than one looks up in vain. */
const longestWait = 2000;
const longestAsk = 10_000;

const afterWaiting = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, longestWait, null).unref());

const faultOf = (error: unknown): ModelError =>
  error instanceof ModelError ? error : new ModelError('garbled', { detail: error instanceof Error ? error.name : '' });

/** Words the `plain` sentences about some numbers anew, for a student whose share it is taken from. */
export type Worded = (numbers: Numbers, plain: string, student: string) => Promise<string>;

export interface Model {
  llm: Pick<Llm, 'object'>;
  /** Counts a text that was not shown. */
  removed: (student: string, count: number) => Promise<void>;
  failed: (error: ModelError) => void;
}
