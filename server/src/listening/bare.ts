import type { Feelings } from './feelings.ts';
import { gerund, gerundOfPast, isActivity, plain, toYou, wordCount } from './grammar.ts';
import { withoutHedges } from './moves.ts';
import { inside, isSound, nounPhrase, parts, withoutFillers, withoutTail } from './phrases.ts';
import { isHabit } from './verbs.ts';

/** Sentences that name something and say nothing of liking it: "Explaining things to patients when I volunteered.", "Rocketry club." */
export const openingThings = (text: string, felt: Feelings): string[] =>
  [...text.matchAll(/(?:^|(?<=[,.!?;\n]))\s*((?:[^,.!?;\n]|,(?=\d))+)/g)]
    .filter(
      (match) =>
        !felt.stretches.some((stretch) => stretch.start < match.index + match[0].length && stretch.end > match.index) &&
        !cueInside.test(sentenceSoFar(text, match.index) + match[0]) &&
        // "I am 41, two kids, going back to school" tells who somebody is.
        !/^\s*(?:(?:hi|hello)\b\W*)?(?:i am|i'm|my)\b/i.test(sentenceSoFar(text, match.index)) &&
        !nextIsDull(text, match.index + match[0].length),
    )
    .map((match) => ({ sentence: withoutHedges(match[1] ?? ''), at: match.index }))
    .filter(
      ({ sentence, at }) =>
        !dull.test(sentence) &&
        !partOfMore.test(sentence) &&
        (isActivity(sentence) ||
          // After something disliked, what is only named may be disliked as well.
          (!(felt.loved.length === 0 && felt.stretches.some(({ feeling, start }) => feeling === 'hated' && start < at)) &&
            wordCount(sentence) <= 9 &&
            !/^(?:i|we|it|that|this|he|she|they|not|no|my \w+ (?:is|was))\b/i.test(sentence))),
    )
    .flatMap(({ sentence }) => bareThings(sentence).slice(0, 2));

/** "One in a clinic", "the other": one of several that were told before, of which the feeling is not known. */
const partOfMore =
  /^(?:(?:and|but|also|then)\s+)?(?:the )?(?:one|other|others|another|both|first|second|third|last|next)(?! (?:on|to)\b)\b/i;

/** Whether the same sentence goes on with a word of boredom or disgust. */
const nextIsDull = (text: string, at: number): boolean => dull.test(/^[^.!?;\n]*/.exec(text.slice(at, at + 200))?.[0] ?? '');

/** What stands before a place in its sentence: after "I love X, " come parts of the same thought. */
const sentenceSoFar = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - 400), at + 1);
  return before.slice(Math.max(...Array.from('.!?;\n', (mark) => before.lastIndexOf(mark))) + 1);
};

/** An answer without a verb of liking: "robots, hiking", "Probably soccer", "I fix bikes". Other sentences are left to be quoted. */
export function bareThings(text: string): string[] {
  const found: string[] = [];
  for (const [at, part] of parts(withoutHedges(text)).entries()) {
    // "…, it's so peaceful" speaks of what was named before.
    if (at > 0 && /^(?:it|that|this|they|there|he|she|which)\b/i.test(part)) continue;
    if (dull.test(part) || partOfMore.test(part) || isSubject(text, part)) continue;
    // "Helping families find apartments, furniture and schools": what follows belongs to the doing.
    if (found[0] !== undefined && isActivity(found[0]) && wordCount(found[0]) > 2 && wordCount(part) === 1 && !isActivity(part)) continue;
    const thing = thingOf(withoutHedges(part));
    if (thing && thing.length <= 120 && !found.some((known) => plain(known) === plain(thing))) found.push(inside(thing));
  }
  return found.slice(0, 6);
}

/** "Preceptor and Dana made it bearable": the first half of a subject is no thing of its own. */
function isSubject(text: string, part: string): boolean {
  const verb = /^\s+(?:and|&)\s+\S+\s+(\S+)/i.exec(
    text.slice(text.indexOf(part) + part.length, text.indexOf(part) + part.length + 80),
  )?.[1];
  return verb !== undefined && (sentenceVerb.test(verb) || finite.test(verb));
}

function thingOf(part: string): string | null {
  if (verdict.test(part) || /\bquestions?$/i.test(part.replace(/[\s.,!?]+$/, ''))) return null;
  const said = asHabit(part);
  const activity = isActivity(said) && wordCount(said) > 1;
  const phrase =
    activity && wordCount(said) <= 12 && !/\b(?:i|you|we|because|but|so|since|when|while|until|if)\b/i.test(said)
      ? toYou(
          withoutFillers(said).replace(
            /(?<!\bbeing \w+ed)(?:\s+(?:with|for|to|at|about))?(?:\s+(?:them|it|him|her|that|this))?(?:,?\s+(?:bro|dude|man|obviously|mostly|mainly|probably|honestly|I guess|too|for sure|lol|haha))?[.,!?]*$/i,
            '',
          ),
        )
      : nounPhrase(said, activity ? 12 : 8);
  if (!phrase || !isSound(phrase)) return null;
  if (
    !isActivity(phrase) &&
    !phrase.startsWith('moments when') &&
    wordCount(phrase) < wordCount(withoutTail(withoutFillers(said))) * 0.5 &&
    !/^[\s,]*(?:where|who|which|that|because|since|when|with)\b/i.test(withoutFillers(said).split(' ').slice(wordCount(phrase)).join(' '))
  )
    return null;
  const doing =
    isActivity(phrase) ||
    /^(?:it )?(?:when|while)\b/i.test(said) ||
    /^(?:moments when|how|why|what|the (?:part|bit|moment|feeling))\b/i.test(phrase);
  if (doing) return phrase;
  const words = phrase.split(' ');
  const left = withoutFillers(said).split(' ').slice(words.length).join(' ');
  return words.length > 7 || finite.test(left) || (words.slice(1).some((word) => sentenceVerb.test(word)) && !/ you \w+$/.test(phrase))
    ? null
    : phrase;
}

/** "I fix bikes" → "fixing bikes"; anything else as it is. */
function asHabit(part: string): string {
  const [, verb = '', rest = ''] =
    /^(?:i|we)\s+(?:(?:also|often|usually|always|mostly|sometimes|just|really|(?!rarely|hardly|barely)\w+ly)\s+)*((?!rarely|hardly|barely|seldom)[a-z']+)(?=\s|$)(.*)$/i.exec(
      part,
    ) ?? [];
  // "I stage managed a musical": the verb is a compound.
  const compound = gerundOfPast(/^\s(\w+ed)\b/.exec(rest)?.[1] ?? '');
  if (compound && isHabit(verb)) return `${verb} ${compound}${rest.replace(/^\s\w+/, '')}`;
  return isHabit(verb) && gerundOfPast(verb) === null ? gerund(verb) + rest : part;
}

const cueInside = /\b(?:hate|dread|love|like|enjoy|happi|boring|worst|best|fun)\w*\b/i;

const dull =
  /\b(?:boring|bored?|awful|terrible|tedious|dull|dry|meh|lame|bad|rough|repetitive|monotonous|lonely|frustrating|annoying|toxic|painful|miserable|horrible|draining|exhausting|stressful|brutal|pointless|depressing|dreadful|endless|never again|no thanks|drag|slog|chore|nightmare|hell|ugh+)\b/i;

/** What judges something said before: "best week of my life". */
const verdict = /^(?:(?:the|my|probably|easily|literally)\s+)*(?:best|worst|greatest|most \w+|favou?rite)\b/i;

/** What makes a sentence of the words before it. */
const finite =
  /^(?:\w+ly |just |also |never |always )?(?:is|are|was|were|am|isn't|aren't|wasn't|weren't|has|have|had|does|did|do|don't|didn't|let's|can|can't|could|will|would|should|might|must)\b/i;

const sentenceVerb =
  /^(?:you|saved|keeps?|makes?|made|beats?|gets?|feels?|got|gave|gives?|helped|taught|saw|came|goes|went|comes|takes?|turned|changed)$/i;
