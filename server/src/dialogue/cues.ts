import { dropWords, letGo, liftWords } from './let-go.ts';

/** What the words before (or right after) a span ask to do with it; null when they say nothing. */
export function cueAt(message: string, span: { start: number; end: number }): Cue | null {
  if (/^\s+instead\b(?! of)/i.test(message.slice(span.end))) return 'set';
  if (joined.test(message.slice(span.end))) return 'add';
  if (welcome.test(message.slice(span.end))) return 'accept';
  if (notNeeded.test(message.slice(span.end))) return 'drop';
  const sentence =
    message
      .slice(Math.max(0, span.start - reach), span.start)
      .split(/[.;!?\n]|\bbut\b/i)
      .at(-1) ?? '';
  let nearest: { cue: Cue; at: number } | null = null;
  for (const [cue, pattern] of cues) {
    for (const match of sentence.matchAll(pattern)) {
      const at = match.index + match[0].length;
      // "also look in Chicago": a plain verb does not undo the "also" before it.
      if (nearest === null || (at > nearest.at && !(cue === 'set' && (nearest.cue === 'add' || nearest.cue === 'accept'))))
        nearest = { cue, at };
    }
  }
  if (nearest?.cue !== 'drop' && nearest?.cue !== 'lift' && /\bor (?:maybe |even |perhaps |in |at |with |for )*$/i.test(sentence))
    return 'or';
  return nearest?.cue ?? null;
}

const headWords = '(?: (?:jobs?|roles?|positions?|ones?|work|postings?|internships?|co-?ops?|level))?';
/** "… too": beside what is there. */
const joined = new RegExp(
  `^${headWords}(?:(?: (?:is|are|would be) (?:also )?(?:ok(?:ay)?|fine|good))?,? (?:too|as well|also)\\b|,? also works)`,
  'i',
);
/** "… is fine", "… works for me": it may be that. */
const welcome = new RegExp(
  `^${headWords}(?:,? (?:(?:is|are|would be|'?s) )?(?:also |totally |just |perfectly )?(?:ok(?:ay)?|fine|alright|all right|acceptable|an option)\\b|,? (?:is|are|would be) (?:also |totally )?(?:good|cool|possible)\\b|,? works?(?: fine)?(?: for me)?\\b(?! (?:with|in|at|on))|,? (?:is|are) (?:also )?on the table\\b)`,
  'i',
);

/** How far back a cue may stand, in characters. */
const reach = 200;

const notNeeded = new RegExp(`^(?: (?:thing|part|bit))? (?:${letGo})`, 'i');

const cues: [Cue, RegExp][] = [
  ['lift', new RegExp(liftWords, 'gi')],
  ['drop', new RegExp(`${dropWords}|\\bwithout (?:the|that|my)\\b|\\b(?:swap|replace|change)\\b`, 'gi')],
  ['add', /\b(?:also|add|plus|include|including|in addition(?: to)?|additionally|besides)\b|^\W*(?:and|or)\b|\b(?:and|or) also\b/gi],
  [
    'accept',
    /\b(?:open to|(?:ok(?:ay)?|fine|happy|cool|good) with|wouldn'?t mind|not opposed to|would(?: also)? (?:consider|accept|take)|(?:can|could|may) (?:also )?be)\b/gi,
  ],
  [
    'set',
    /\b(?:what about|how about|show|find|search|try|switch(?: to)?|make (?:it|that|them)|only|give me|want|looking for|go with|let'?s|look (?:at|for|in)|more(?! than)|for|with|to|use)\b/gi,
  ],
];

/** add: beside what is there; or: beside what was just named; set: in place of what is there; drop: let go of it; lift: it is no limit any more; accept: it may be that. */
export type Cue = 'add' | 'or' | 'set' | 'drop' | 'lift' | 'accept';
