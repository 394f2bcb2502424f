import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { adverbs, beForms } from '../clauses/words.ts';
import type { Token } from '../text/tokens.ts';
import { type Feeling, fixedCues, predicateCues, verbCues } from './cues.ts';
import { set } from './reading.ts';

/** The cue with which a verb group begins, the longest one; null where there is none. */
export function cueAt(tokens: readonly Token[], from: number, to: number): Cue | null {
  const fixed = longest(tokens, from, to, fixedCues, true);
  if (fixed !== null) return { ...fixed, negated: false };
  let at = from;
  let negated = false;
  let best: Cue | null = null;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token) break;
    const found = longest(tokens, at, to, verbCues, false);
    if (found !== null && (best === null || found.after - found.at > 1)) best = { ...found, negated: negated || found.negated };
    if (best !== null) break;
    if (token.norm === 'no' && tokens[at + 1]?.norm === 'longer') {
      negated = !negated;
      at++;
    } else if (token.norm === 'not' || token.norm === 'never') negated = !negated;
    else if (!groupWords.has(token.norm) && !adverbs.has(token.norm) && !beForms.has(token.norm)) break;
  }
  // "I used to think I'd want to": no more.
  const former = tokens.slice(from, best?.at ?? from).some(({ norm }) => norm === 'used');
  return best !== null && former && best.feeling === 'want' ? { ...best, feeling: 'none' } : best;
}

const groupWords = set('do does did have has had will would can could may might should going to just used shall');

function longest(
  tokens: readonly Token[],
  from: number,
  to: number,
  cues: typeof verbCues,
  exact: boolean,
): (Omit<Cue, 'negated'> & { negated: boolean }) | null {
  let best: (Omit<Cue, 'negated'> & { negated: boolean }) | null = null;
  for (const { feeling, phrases } of cues)
    for (const phrase of phrases) {
      const matched = matchAt(tokens, from, to, phrase, exact);
      if (matched !== null && (best === null || matched.after > best.after))
        best = { feeling, at: from, after: matched.after, negated: matched.negated };
    }
  return best;
}

/** Where a phrase of lemmas ends, adverbs (and, where the phrase holds none, a negation) between its words left aside. */
function matchAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  phrase: readonly string[],
  exact: boolean,
): { after: number; negated: boolean } | null {
  let at = from;
  let negated = false;
  for (const [index, word] of phrase.entries()) {
    if (index > 0) {
      const skipped = pastFillers(tokens, at, to, word);
      if (skipped.negated && exact) return null;
      negated ||= skipped.negated;
      ({ at } = skipped);
    }
    const token = tokens[at];
    if (!token || at >= to) return null;
    const fits = word === 'be' ? beForms.has(token.norm) : token.norm === word || (token.lemma === word && token.pos !== 'ADP');
    if (!fits) return null;
    at++;
  }
  return { after: at, negated };
}

/** Past adverbs and a negation, up to a word. */
function pastFillers(tokens: readonly Token[], from: number, to: number, word: string): { at: number; negated: boolean } {
  let negated = false;
  for (let at = from; at < to; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (norm === word || tokens[at]?.lemma === word) return { at, negated };
    if (norm === 'not') negated = true;
    else if (!adverbs.has(norm) && !/^(?:super|a|big|huge|very|so|too)$/.test(norm)) return { at, negated };
  }
  return { at: to, negated };
}

export const isOpposite = (one: Cue, other: Cue): boolean => signOf(one) * signOf(other) < 0;

const signOf = ({ feeling, negated }: Cue): number =>
  (feeling === 'dislike' ? -1 : feeling === 'accept' || feeling === 'must' ? 0 : 1) * (negated ? -1 : 1);

export const isAccepted = ({ feeling, negated }: Cue): boolean => (feeling === 'accept' && !negated) || (feeling === 'dislike' && negated);

/** The row that a feeling gives; at the questions on people and musts wanting and liking keep their row. */
export function rowFor(feeling: Feeling, negated: boolean, topic: InterviewTopic | null): Stance | null {
  const kept: Stance | null = topic === 'people' ? 'looking' : topic === 'must' ? 'must' : null;
  if (feeling === 'none') return null;
  if (feeling === 'draw')
    return negated ? 'less' : topic === 'people' || topic === 'must' ? kept : topic === 'work' || topic === 'employer' ? 'looking' : 'more';
  if (feeling === 'must') return negated ? null : 'must';
  if (feeling === 'accept') return negated ? 'less' : 'looking';
  if (feeling === 'dislike') return negated ? 'looking' : 'less';
  if (negated) return 'less';
  // "I'd love to" is a wish, even where musts are asked.
  if (feeling === 'wish') return 'looking';
  // At the question about employers who is liked is one.
  return kept ?? (feeling === 'like' && topic !== 'employer' ? 'more' : 'looking');
}

/** What somebody finds something to be: "find … tiring", "found it relaxing". */
export function foundToBe(tokens: readonly Token[], from: number, to: number): 'like' | 'dislike' | null {
  let at = from;
  while (at < to && (adverbs.has(tokens[at]?.norm ?? '') || /^(?:do|did|have|would)$/.test(tokens[at]?.norm ?? ''))) at++;
  if (tokens[at]?.lemma !== 'find' && tokens[at]?.norm !== 'found') return null;
  const last = tokens.slice(at + 1, to).findLast(({ text }) => /\p{L}/u.test(text))?.norm ?? '';
  return predicateCues.like.has(last) ? 'like' : predicateCues.dislike.has(last) ? 'dislike' : null;
}

interface Cue {
  feeling: Feeling;
  negated: boolean;
  at: number;
  /** Where what it governs begins. */
  after: number;
}
