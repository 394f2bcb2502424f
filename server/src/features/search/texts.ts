import type { Context } from './context.ts';
import type { WholeWish } from '#conditions/whole-wish.ts';

/**
 * What postings can be searched for of words that nothing was made of. A wish that postings say or mean as a whole stays one phrase; else
 * each phrase, or of one that no posting holds its words. Words that many descriptions hold in passing tell nothing of the work.
 */
export async function textsToSearch({ tools }: Context, texts: readonly string[], whole: WholeWish | null): Promise<Texts> {
  const none: Texts = { known: [], unheard: [], passing: [], whole: false };
  if (texts.length === 0) return none;
  const parts = [...new Set(texts.flatMap((text) => [text, ...text.split(' ')]))];
  const [found, heading = parts, inPassing = []] = await Promise.all([
    tools.phrasesMentioned(parts),
    tools.phrasesHeading?.(parts),
    tools.phrasesInPassing?.(parts),
  ]);
  // What titles say is surer than what they mean.
  if (whole !== null && !texts.includes(whole.phrase) && !texts.every((text) => heading.includes(text))) {
    const meant = (await tools.phrasesMeant?.([whole.phrase])) ?? [];
    if (meant.length > 0) return { ...none, known: meant, whole: true };
  }
  const held = texts.flatMap((text) => (found.includes(text) ? [text] : text.split(' ')));
  return {
    known: held.filter((part) => found.includes(part) && !inPassing.includes(part)),
    unheard: held.filter((part) => !found.includes(part)),
    passing: held.filter((part) => inPassing.includes(part)),
    whole: false,
  };
}

export interface Texts {
  known: string[];
  /** Words that no posting holds. */
  unheard: string[];
  /** Words that tell nothing, since so many descriptions hold them and no title does. */
  passing: string[];
  /** Whether the wish stays one phrase. */
  whole: boolean;
}
