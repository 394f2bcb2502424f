import { coreOf } from './core.ts';

/** Yes, no, more, back: short messages that answer or move the conversation on. */

/** Whether the message only agrees: "yes", "sure, go ahead". */
export const agrees = (message: string) => yes.test(message);

/** Whether it agrees to nothing in particular: "ok", "fine". */
export const acknowledges = (message: string) => /^\W*(?:ok(?:ay)?|k|fine|alright|sounds good|sure)\W*$/i.test(message);

/** Whether the message only declines. */
export const declines = (message: string) => no.test(message);

/** Whether more of the same is wanted ("more", "10 more please", "something else"), and how many; null when not. */
export function moreIn(message: string): { count: number | null } | null {
  const { text } = coreOf(message);
  if (!more.test(text)) return null;
  const digits = /\b(\d{1,2})\b/.exec(text)?.[1];
  const word = numbers.findIndex((each) => new RegExp(`\\b${each}\\b`).test(text));
  return { count: digits === undefined ? (word < 0 ? null : word + 2) : Number(digits) };
}

/** Whether the last change shall be taken back: "undo", "go back", "the previous search". */
export const takesBack = (message: string) => {
  const parts = coreOf(message)
    .text.split(/[,;.!]+ *| and /)
    .filter((part) => part !== '');
  return parts.some((part) => back.test(part)) && parts.every((part) => back.test(part) || droppingThat.test(part));
};

const back =
  /^(?:undo|revert|take (?:it|that) back|(?:go|step|take me|bring me) back|back|(?:the )?(?:previous|last|old|earlier|former) (?:search|ones|results|list|filters|conditions)|as (?:it was )?before|(?:go |put (?:it|that) )?back to (?:what (?:it|we|i) (?:was|had)|before|the (?:previous|last|old|earlier) (?:search|one|ones|list)))(?: (?:that|this|it|last(?: (?:one|change|step))?|a step|one step|please))?$/;

/** Whether what the last change replaced is wanted beside it: "both", "keep both". */
export const wantsBoth = (message: string) =>
  /^(?:(?:i(?:'d)? (?:like|want|take)|keep|show(?: me)?|either|why not|let's do|do) )?(?:both|either(?: one)?|the two|all of (?:them|it|those))(?: of (?:them|those|these|the two))?(?: (?:is|are|would be) (?:fine|ok(?:ay)?|good))?$/.test(
    coreOf(message).text,
  );

/** Whether what was added last shall go: "drop that", "scratch that one", "forget it". */
export const dropsLast = (message: string) => droppingThat.test(coreOf(message).text);

const droppingThat =
  /^(?:no,? )?(?:drop|scrap|remove|scratch|forget(?: about)?|delete|skip|lose|cancel|take (?:off|out|away)|never ?mind(?: about)?|get rid of) (?:that|this|it|the last (?:one|thing|bit|part|condition|filter)|that (?:one|thing|bit|part|condition|filter|last one))$|^(?:never ?mind)$/;

/** The words after "no, I meant …", with where they begin; null when nothing is put right. */
export function correctionIn(message: string): { start: number } | null {
  const found =
    /^\W*(?:(?:no+|nope|nah|sorry|oops|wait|hm+|actually|not that|wrong(?: one)?|that'?s (?:wrong|not (?:it|right|what i (?:meant|said|asked for)))|you (?:misunderstood|got (?:me|that|it) wrong))[\s,.;:!-]+)*(?:what )?(?:i (?:mean|meant|was (?:thinking|talking) (?:of|about)|said|actually (?:want|meant|mean))|as in|meaning)\b(?: to say)?(?: was)?[\s,:]*/i.exec(
      message,
    );
  return found === null || found[0].length >= message.trim().length ? null : { start: found[0].length };
}

const some = 'some|any|a few|the|few|of|\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?';
const others = `(?:more|next|others?|another(?: one)?|another (?:few|couple|\\d+)|different ones|the rest|(?:the )?next (?:ones?|few|page|batch|set|five|ten|\\d+)|(?:something|anything|what|nothing) else|what(?:'s| is)? next|keep going|go on|continue|carry on|further|other (?:ones|jobs|options|results|people))`;
const after =
  '(?:please|like (?:these|those|them)|of (?:these|those|them|the same|it)|jobs|roles|results|options|matches|postings|people|ones?|page|(?:do |did )?you (?:have|got|find)|is there|are there|have you got|out there|there)';
const more = new RegExp(
  `^(?:(?:show|see|give|get|list|find|load|try|have|know|got|any)(?: me| us)? )?(?:(?:${some}) )*${others}(?: ${after})*$`,
);
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const assent =
  "y|ye[sap]h?|yess+|yup|yep|sure(?: thing)?|ok(?:ay)?|k|please(?: do)?|go ahead|go for it|do (?:it|that|so)|sounds good|why not|fine|alright|of course|absolutely|definitely|let'?s do (?:it|that)|show (?:me|them|it)";
const yes = new RegExp(
  `^\\W*(?:${assent}|yes,? (?:please|do|drop|show)?.{0,20})(?:[\\s,]+(?:please|thanks|do|go ahead|sure|ok(?:ay)?|drop it|show (?:me|them)|do it|why not))*\\W*$`,
  'i',
);
const no = /^\W*(?:n|no+|nope|nah|no thanks?(?: you)?|not (?:now|really|yet)|don'?t|leave it|keep it|no,? (?:keep|leave) .{0,30})\W*$/i;
