import type { Feelings } from './feelings.ts';
import { isActivity, plain, toYou, wordCount } from './grammar.ts';
import { withoutHedges } from './moves.ts';
import { inside, nounPhrase, parts, withoutFillers } from './phrases.ts';

/** Sentences that name something and say nothing of liking it: "Explaining things to patients when I volunteered.", "Rocketry club." */
export const openingThings = (text: string, felt: Feelings): string[] =>
  [...text.matchAll(/(?:^|(?<=[,.!?;\n]))\s*((?:[^,.!?;\n]|,(?=\d))+)/g)]
    .filter(
      (match) =>
        !felt.stretches.some((stretch) => stretch.start < match.index + match[0].length && stretch.end > match.index) &&
        !cueInside.test(match[0]),
    )
    .map((match) => withoutHedges(match[1] ?? ''))
    .filter(
      (sentence) =>
        isActivity(sentence) ||
        (wordCount(sentence) <= 6 && !/^(?:i|we|it|that|this|he|she|they|not|no|my \w+ (?:is|was))\b/i.test(sentence)),
    )
    .flatMap((sentence) => bareThings(sentence).slice(0, 2));

const cueInside = /\b(?:hate|dread|love|like|boring|worst|best|fun)\w*\b/i;

/** An answer without a verb of liking: "robots, hiking", "Probably soccer". Sentences are left to be quoted. */
export function bareThings(text: string): string[] {
  const found: string[] = [];
  for (const part of parts(withoutHedges(text))) {
    const said = withoutHedges(part);
    const activity = isActivity(said) && wordCount(said) > 1;
    const phrase =
      activity && wordCount(said) <= 9 && !/\b(?:i|you|we|because|but|so|since)\b/i.test(said)
        ? toYou(withoutFillers(said).replace(/(?:\s+(?:with|for|to|at|about))?(?:\s+(?:them|it|him|her|that|this))?[.,!?]*$/i, ''))
        : nounPhrase(said, 8);
    if (!phrase || (!activity && wordCount(phrase) < wordCount(withoutFillers(said)) * 0.5)) continue;
    const words = phrase.split(' ');
    const doing = isActivity(phrase) || /^(?:moments when|how|why|what|the (?:part|bit|moment|feeling))\b/i.test(phrase);
    const sentence =
      !doing &&
      (words
        .slice(1)
        .some((word) =>
          /^(?:you|saved|keeps?|makes?|made|beats?|gets?|feels?|got|gave|gives?|helped|taught|saw|came|goes|went|comes|takes?|turned|changed)$/i.test(
            word,
          ),
        ) ||
        words.length > 6);
    if (!sentence && phrase.length <= 120 && !found.some((known) => plain(known) === plain(phrase))) found.push(inside(phrase));
  }
  return found.slice(0, 6);
}
