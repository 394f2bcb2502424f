import { coreOf } from './forms.ts';

/** Yes, no, more, back: short messages that answer or move the conversation on. */

/** Whether the message only agrees: "yes", "sure, go ahead". */
export const agrees = (message: string) => yes.test(message);

/** Whether a message that names nothing begins by agreeing: "yes. drop it. as I said". */
export const agreesFirst = (message: string) =>
  /^\W*(?:yes|yeah|yep|yup|sure)\b(?! but)/i.test(message) && !/\b(?:no|not|don'?t)\b/i.test(message);

/** The yes that a message begins with and goes on from: "Yes, drop it. And who works there?"; null for none. */
export function yesFirst(message: string): { start: number; end: number } | null {
  const found =
    /^\W*(?:yes|yeah|yep|yup|sure|please do|go ahead|show me the (?:one|job|other)s?)(?: (?:please|pls|plz|do|do (?:it|that)|drop (?:it|that|them)|go ahead|thanks)|,? (?:please )?show (?:me )?(?:it|them|that|those|the (?:one|job|other)s?)\b)*\s*(?:[.,!;?]+\s*|\s(?=and\b))(?=[^\p{L}]*\p{L})/iu.exec(
      message,
    );
  return found === null ? null : { start: 0, end: found[0].length };
}

/** Whether it agrees to nothing in particular: "ok", "fine". */
export const acknowledges = (message: string) => /^\W*(?:ok(?:ay)?|k|fine|al+ ?right|sounds good|sure)\W*$/i.test(message);

/** Whether the message only declines. */
export const declines = (message: string) => no.test(message);

/** Whether more of the same is wanted ("more", "10 more please", "something else"), and how many; null when not. */
export function moreIn(message: string): { count: number | null } | null {
  const { line } = coreOf(message);
  if (!more.test(line) && !unseen.test(line)) return null;
  const figure = / (\d{1,2}) /.exec(line)?.[1];
  const word = numbers.findIndex((each) => line.includes(` ${each} `));
  return { count: figure === undefined ? (word < 0 ? null : word + 2) : Number(figure) };
}

/**
 * Whether the last message shall be taken back: "undo", "go back", "the previous search". `bare`: the message names nothing, so that what
 * stands alongside only says why ("that's too few, go back").
 */
export const takesBack = (message: string, bare: boolean) => {
  const parts = coreOf(message)
    .line.split(/ (?:[,;.!]|and) /)
    .map((part) => coreOf(part).line.trim())
    .filter((part) => part !== '');
  return parts.some((part) => back.test(part)) && (bare || parts.every((part) => back.test(part) || droppingThat.test(part)));
};

/** Whether what the last change replaced is wanted alongside it: "both", "keep both". */
export const wantsBoth = (message: string) =>
  /^(?:(?:i (?:would )?(?:like|want|take)|keep|show(?: i)?|either|why not|let us do|do) )?(?:both|either(?: one)?|the two|all of (?:them|it|those))(?: of (?:them|those|these|the two))?(?: (?:be|would be) (?:fine|ok|okay|good))?$/.test(
    coreOf(message).line.trim(),
  );

/** Whether what was added last shall go: "drop that", "scratch that one", "never mind". */
export const dropsLast = (message: string) => droppingThat.test(coreOf(message).line.trim());

/** Where the words begin that put something right ("no, I meant …"); null when nothing is put right. */
export function correctionIn(message: string): { start: number } | null {
  const found =
    /^\W*(?:(?:no+|nope|nah|sorry|oops|wait|hm+|actually|not that|wrong(?: one)?|that'?s (?:wrong|not (?:it|right|what i (?:meant|said|asked for)))|(?:scratch|scrap|forget|strike|never ?mind)(?: that| it)?(?=[,.;:!])|you (?:misunderstood|got (?:me|that|it) wrong))[\s,.;:!-]+)*(?:(?<=(?:scratch|scrap|forget|strike|mind)(?: that| it)?[\s,.;:!-]+)|(?:what )?(?:i (?:mean|meant|was (?:thinking|talking) (?:of|about)|said|actually (?:want|meant|mean))|as in|meaning)\b(?: to say)?(?: was)?[\s,:]*)/i.exec(
      message,
    );
  return found === null || found[0].length >= message.trim().length ? null : { start: found[0].length };
}

const that = '(?:that|this|it|the last)(?: (?:last )?(?:one|thing|part|bit|condition|filter))?';
const droppingThat = new RegExp(
  `^(?:no (?:, )?)?(?:drop|scrap|remove|scratch|forget(?: about)?|delete|skip|lose|cancel|take (?:off|out|away)|never ?mind(?: about)?|get rid of) ${that}$|^never ?mind$`,
);
const earlier = '(?:previous|last|old|earlier|former) (?:search|one|ones|result|list|filter|condition)s?';
const restoring =
  '(?:go|step|take (?:i|it|that|everything|all)|bring (?:i|it)|put (?:it|that|they|them|everything|all)|switch|change (?:it|that)|roll (?:it )?)';
const back = new RegExp(
  `^(?:undo|revert|reverse|take (?:it|that) back|(?:${restoring} )?back(?: (?:to )?(?:how|the way|what|when|where|as|before|like) .+)?|(?:${restoring} )?back to (?:the )?${earlier}|${restoring} (?:how|the way|as) (?:it|they|everything|thing)s? (?:be|have) .*|(?!(?:the )?last one$)(?:the )?${earlier}|as (?:it be )?before)(?: (?:that|this|it|one|a step|the last (?:one|change|step)|last(?: one)?))?$`,
);

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const some = `some|any|a few|the|few|of|\\d{1,2}|${numbers.join('|')}|a couple(?: of)?`;
const others =
  '(?:more|next|other|others|another|the rest|additional|further|different one|(?:other|different) (?:kind|sort|type)s?(?: of (?:job|role|work|thing|position|internship)s?)?|different (?:job|role|option|posting|position|internship)s?|not (?:just|only) (?:this|that|these|those|they|them)(?: one)?s?|(?:something|anything|what|nothing|who|anyone|someone) else|what be next|keep go|go on|continue|carry on)';
const after = `(?:like|of|the|same|these|those|them|it|one|few|couple|page|batch|set|do you|you|have|get|find|be there|out there|there|${some}|(?:job|role|result|option|match|posting|people|alumnus|alumni|one|person|page)(?:s|es)?)`;
/** "Show me the ones I haven't seen", "the other six, please". */
const unseen =
  / (?:ones?|jobs?|those|what|roles?|postings?|anything|any) (?:that |which )?(?:i (?:have )?not (?:see|yet see|see yet|be shown)|you (?:have |do )?not show(?:n|ed)?)(?: i)?(?: yet)? /;
const more = new RegExp(
  `^ (?:(?:show|see|give|get|list|find|load|try|have|know)(?: i| us)? )?(?:(?:${some}) )*${others}(?: ${after})*(?: ,? ?not (?:just|only) [^.?!]+)?(?: [,.!;]+ (?:please|(?:something|anything) else))* $`,
);

const assent =
  "y|ye[sap]h?|yess+|yup|yep|sure(?: thing)?|ok(?:ay)?|k|please(?: do)?|go ahead|go for it|do (?:it|that|so)|sounds good|why not|fine|alright|of course|absolutely|definitely|let'?s do (?:it|that)|show (?:me|them|it)(?: (?:the (?:one|job|other)s?|it|them))?";
const yes = new RegExp(
  `^\\W*(?:${assent}|yes,? (?:please|do|drop|show)\\b.{0,20})(?:[\\s,]+(?:please|thanks|do|go ahead|sure|ok(?:ay)?|drop it|show (?:me|them)|do it|why not))*\\W*$`,
  'i',
);
const no = /^\W*(?:n|no+|nope|nah|no thanks?(?: you)?|not (?:now|really|yet)|don'?t|leave it|keep it|no,? (?:keep|leave) .{0,30})\W*$/i;
