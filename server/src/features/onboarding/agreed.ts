import { moveOf } from '#listening/moves.ts';
import { plain } from '#listening/grammar.ts';
import { chosen } from '#speaking/offers.ts';
import { lastQuestion } from './hosted-spoken.ts';

/**
 * What a student's message agrees to of what the interviewer's words before it offered, as the interviewer put it: "the second one", "both",
 * a yes to one thing. A yes to a choice between several chooses none of them.
 */
export function agreedTo(offer: string, message: string): string[] {
  const options = optionsIn(offer);
  if (options.length === 0) return [];
  const picked = options.length > 1 ? chosen(message, options.map(bare)) : null;
  if (picked === 'none') return [];
  if (picked !== null) return options.filter((option) => picked.includes(bare(option)));
  if (!isYes(message)) return [];
  return isOffer(lastQuestion(offer)) && (options.length === 1 || !isChoice(offer)) ? options : [];
}

/** The options of the last question, or of the list that stands before it. */
function optionsIn(offer: string): string[] {
  const listed = offer.split('\n').flatMap((line) => /^\s{0,3}(?:[-*•]|\(?(?:\d|[a-d])[.)])\s+(.+)$/i.exec(line)?.[1] ?? []);
  if (listed.length > 1) return listed;
  const last = lastQuestion(offer);
  // "Two things I could see: A or B. Which?" lists in the sentence before.
  const question = last.split(/\s+/).length > 3 ? last : (sentencesIn(offer.slice(0, offer.lastIndexOf(last))).at(-1) ?? '');
  // "Which of these: A, B or C?" lists after the colon.
  const series = question.includes(': ') ? question.slice(question.lastIndexOf(': ') + 2) : question;
  return series
    .replace(/[.?!”"]+\s*$/, '')
    .split(/\s*[,;]\s*(?:or|and)?\s+|\s+or\s+/)
    .map((option) => option.trim())
    .filter((option) => plain(option) !== '');
}

const sentencesIn = (text: string): string[] => text.trim().split(/(?<=[.!?])\s+|\n+/);

const isChoice = (offer: string): boolean => /\bor\b/.test(lastQuestion(offer)) || /^\W*(?:which|what)\b/i.test(lastQuestion(offer));

/** A question that a yes answers. */
const isOffer = (question: string): boolean =>
  !/^\W*(?:(?:and|so|but)\W+)?(?:what|which|who|why|how|where|when)\b(?! about\b)/i.test(question);

const isYes = (message: string): boolean =>
  moveOf(message) === 'agree' ||
  eager.test(message) ||
  (plainYes.test(message) && !/\b(?:but|not|no|never|\w+n['’]t|if|depends|either)\b/i.test(message));

/** A yes that more may follow: "Yes definitely", "For sure, I did that last summer". */
const plainYes = /^\W*(?:yes|yeah|yea|yep|yup|definitely|absolutely|totally|certainly|of course|for sure)\b/i;

/** "That sounds great", "I'd love that", "that one". */
const eager =
  /^\W*(?:(?:yes|yeah|oh|wow|hm+|sure|honestly)\W+)*(?:(?:that|this|it|those|they|both)(?: one)?(?: (?:sounds?|looks?|seems?|would be|could be|is|are|does|really))+ (?:really |very |pretty |so )?(?:great|good|nice|perfect|interesting|fun|cool|right|amazing|like me|appeal\w*|spot on)|i(?:['’]?d| would)? (?:really )?(?:love|like) (?:that|it|those|to|both)\b|(?:that|this) one\b)/i;

/** An option without what leads up to it: "would you rather do user research" is "user research" to whoever chooses by its words. */
const bare = (option: string): string =>
  option
    .replace(
      /^.*?\b(?:would you (?:rather|like to|want to)?|do you|does|is it|are you|could you see yourself|drawn to|more)\s+(?:(?:do|be|work|try|doing|being|working|in|at|as|with)\s+)*/i,
      '',
    )
    .trim() || option;
