import type { Ask, Message } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { useState } from 'react';

/**
 * What of an answer the student can settle now, one thing at a time: whether they meant more or less of a fact (`between`), which fact is
 * wrong (`which`), and only then its question. `pass` says that none of the facts is wrong.
 */
export const useOpenPart = (answer: Message | undefined, { factOf, isRead }: Known): OpenPart => {
  const { id = '', ask } = answer ?? {};
  const which = (ask?.which ?? []).map(factOf);
  const [passed, setPassed] = useState<string | null>(null);
  // The facts to choose from as they were when they were shown first.
  const of = isRead ? id : '';
  const now = JSON.stringify(which.map((fact) => fact && [fact.stance, fact.text, fact.status]));
  const [first, setFirst] = useState({ of, now });
  if (first.of !== of) setFirst({ of, now });
  const isChanged = first.of === of && first.now !== now;
  const torn = ask?.between === undefined ? undefined : factOf(ask.between);
  const isWhich = which.length > 0 && passed !== id && !isChanged && which.every((fact) => !isRead || fact?.status === 'kept');
  return {
    is: torn?.status === 'offered' ? 'between' : isWhich ? 'which' : 'question',
    pass: () => setPassed(id),
  };
};

/** The words of an answer without its question, where that waits for something else to be settled; the two are paragraphs. */
export const wordsNow = ({ text, ask }: Message, { is }: Pick<OpenPart, 'is'>): string =>
  is === 'question' || !ask || ask.topic === null ? text : text.slice(0, Math.max(0, text.lastIndexOf('\n\n')));

/** Whether an answer ends in something to settle, and not only in a way to go on. */
export const isQuestion = (ask: Ask, { is }: Pick<OpenPart, 'is'>): boolean =>
  is !== 'question' || ask.topic !== null || ask.replies.length > 1;

interface Known {
  factOf: (id: string) => Fact | undefined;
  /** Whether the facts were read from the server. */
  isRead: boolean;
}

export interface OpenPart {
  is: 'between' | 'which' | 'question';
  pass: () => void;
}
