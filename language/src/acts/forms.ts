import { plainLine } from '../walk/scope.ts';

/**
 * A message without what only opens and closes it ("ok cool, can you … please?"): the words that say what it does. `start` and `end` are
 * where they stand in the message.
 */
export function coreOf(message: string): Core {
  let start = /^[\s\p{P}\p{S}]*/u.exec(message)?.[0].length ?? 0;
  for (;;) {
    const found = opening.exec(message.slice(start));
    if (found === null || found[0].length === 0 || start + found[0].length >= message.length) break;
    start += found[0].length;
  }
  let end = message.length;
  for (;;) {
    const found = closing.exec(message.slice(start, end));
    if (found === null || found[0].length === 0 || found.index === 0) break;
    end = start + found.index;
  }
  return { start, end, line: plainLine(message.slice(start, end)) };
}

const opening =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|hey|hi|hello|please|pls|so|well|hm+|um+|uh+|and|oh+|omg|ah+|cool|nice|great|perfect|thanks?(?: you)?|thx|alright|right|now|then|but|ugh+|lol|ha(?:ha)*|wait|sorry|sure|dude|bro)\b[\s,.!…:;-]*|(?:can|could|would|will) (?:you|u) (?:please |maybe |just )?|(?:can|could|may) (?:i|we) (?:please |just )?(?=(?:see|get|have)\b)|(?:let me|let's|i(?:'d| would) like to|i (?:want|wanna|need) (?:to )?)(?= ?(?:see|get|have|know|look|compare|go)\b) ?)/i;
// One word or one mark at a time: no pattern that can read the same text in two ways.
const closing = /(?:[\s,.!?…:;)-]|\b(?:please|pls|plz|thanks?|thank you|thx|then|now|for me|for us|again|lol|ha(?:ha)*|dude|bro))$/i;

/** Cues as one pattern over a line of plain forms, whole words; what begins with ^ stands as it is. */
export const cue = (...sources: string[]): RegExp =>
  new RegExp(sources.map((source) => (source.startsWith('^') ? source : ` (?:${source})(?= )`)).join('|'));

/** A few words, or none, each with its blank. */
export const few = '(?:[^ ]+ ){0,4}';

/** What one row or several are called that were shown. */
export const rows =
  '(?:these|those|this|that|them|they|it)(?: (?:one|job|role|people|person|result|posting|alumnus|alumni|company|place|internship|position)s?)?';

/** A message that asks for work in general: "show me jobs", "anything", "something". */
export const asksForAny = (message: string): boolean =>
  /\b(?:jobs?|work|roles?|positions?|openings?|opportunit(?:y|ies)|internships?|gigs?|anything|something|everything|stuff|things|postings?|careers?)\b/i.test(
    message,
  );

export const asksToFind = (message: string): boolean =>
  /\b(?:find|show|search|(?<!\b(?:list|ones|jobs|posts|postings|they|these|those|all) )look(?:ing)?(?: for)?|want|need|give me|get me|any|i'?d like|i'?d love|interested in|recommend|suggest|(?<!\b(?:your|the|my|this|that) )list|hunting for|are there|is there|got)\b/i.test(
    message,
  );

/** Whether what stands between two texts shall be all there is of its kind: "Washington alone is fine", "just Boston will do". */
export const settlesOn = (before: string, after: string): boolean =>
  /^ (?:alone|by itself|on its own)\b/i.test(after) ||
  (/\b(?:just|only) (?:in |at |the )?$/i.test(before) &&
    /^ (?:(?:is|are|will be|would be) (?:fine|ok(?:ay)?|good|enough|great)|works|will do)\b/i.test(after));

/** "Where I can help" asks nothing. */
export const isQuestion = (line: string): boolean =>
  / \? $|^ (?:(?:and|so|but|ok|okay|also|hm|then|well|,) )*(?:why|what|which|(?:where|when|how)(?! (?:i|we|you|people) )|do|be|can|would|will|tell i) /.test(
    line,
  );

export const wordCount = (message: string): number => message.trim().split(/\s+/).length;

interface Core {
  start: number;
  end: number;
  /** In plain forms. */
  line: string;
}
