import type { Fact } from '@alive/contract/facts.ts';

/**
 * Whether a message says a fact that was read from it: its quote is a piece of the message, and so is its text where that is the student's
 * own wording; for what is kept by a list's name, `isNameOf` tells whether the text is the name of the value.
 */
export const isSaid = ({ kind, text, value, quote }: Read, message: string, isNameOf: IsNameOf): boolean =>
  quote !== null &&
  message.includes(quote) &&
  (ownWording.includes(kind) || value === null ? message.includes(text) : isNameOf(kind, text, value));

const ownWording: readonly Fact['kind'][] = ['work', 'skill', 'activity', 'people'];

type Read = Pick<Fact, 'kind' | 'text' | 'value' | 'quote'>;
export type IsNameOf = (kind: Fact['kind'], text: string, value: string) => boolean;
