import { others, past } from './clauses.ts';
import { feelings } from './feelings.ts';

/**
 * Where a message stands on questions that have two sides (small or large, travelling or not), in the student's exact words, so that two
 * messages that pull apart can be seen. What is told of the past or of other people is no stance.
 */
export function stancesIn(text: string): Stance[] {
  const found: Stance[] = [];
  for (const { 0: clause, index } of text.matchAll(/[^.!?;\n,]+/g)) {
    // "Not nights anymore": a change that the student has told as one.
    if (/\b(?:any ?more|used to|no longer)\b/i.test(clause)) continue;
    for (const [on, sides] of Object.entries(dimensions))
      for (const [at, pattern] of sides.entries()) {
        const match = pattern.exec(clause);
        if (!match) continue;
        const before = clause.slice(0, match.index);
        if (past.test(before) || others.test(before)) continue;
        const turned = refusal.exec(before);
        // "Night shifts were scary" speaks against them as well.
        if (!turned && feelings(clause).stretches.some(({ feeling }) => feeling !== 'loved')) continue;
        const side = (turned ? 1 - at : at) === 0 ? 0 : 1;
        // Without big companies one may still not want a small one: only what is wished or plainly refused is a stance.
        if (turned && !exclusive.has(on)) continue;
        const said = clause.slice(turned ? turned.index : match.index, match.index + match[0].length).trim();
        if (!found.some((known) => known.on === on && known.side === side)) found.push({ on, side, said, at: index });
      }
  }
  return found;
}

const refusal = /\b(?:no|not|never|without|can(?:'|no)?t|don'?t|won'?t|hate|avoid|tired of|less|against|refuse to)\b(?:\s+\w+){0,3}\s*$/i;

/** Dimensions of which refusing one side is choosing the other. */
const exclusive = new Set(['travel', 'nights', 'presence']);

const employer = '(?:team|group|company|companies|firm|business|office|place|organi[sz]ation|shop|crew|employer|corporation|bank)s?';

const dimensions: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  size: [
    new RegExp(`\\b(?:small|smaller|tiny|little|intimate)\\s(?:\\w+\\s)?${employer}\\b|\\b(?:a )?start-?ups?\\b`, 'i'),
    new RegExp(
      `\\b(?:big|bigger|large|larger|huge|giant|global|multinational|major)\\s(?:\\w+\\s)?${employer}\\b|\\bbig tech\\b|\\bfaang\\b|\\bfortune 500\\b`,
      'i',
    ),
  ],
  travel: [
    /\b(?:lots of travel(?:ing|ling)?|travel(?:ing|ling)? a lot|see(?:ing)? the world|(?:go(?:ing)?|move|moving|work(?:ing)?|relocate|relocating) anywhere|anywhere(?= is| works|$| in the| but)|on the road|travel(?:ing|ling)?)\b/i,
    /\b(?:stay(?:ing)? (?:home|put|local)|close to home)\b/i,
  ],
  nights: [/\b(?:night shifts?|nights|overnights?)\b/i, /\b(?:days only|daytime|day shifts?)\b/i],
  presence: [/\b(?:remote(?:ly)?|from home|wfh)\b/i, /\b(?:in[- ]person|in the office|on[- ]?site|face[- ]to[- ]face)\b/i],
  company: [
    /\b(?:(?:work(?:ing)?|be(?:ing)?|mostly|left|prefer(?:ably)?) (?:alone|solo)|by myself|on my own|^\s*alone)\b/i,
    /\b(?:(?:in|with|on|part of) (?:a |an |the )?(?:\w+ ){0,2}team|team ?work|with people all day|around people all day)\b/i,
  ],
  pace: [
    /\b(?:calm|slow(?:er)? pace|relaxed|chill|low[- ]stress)\b/i,
    /\b(?:fast[- ]paced|hectic|adrenaline|chaotic|high[- ]pressure|intense)\b/i,
  ],
};

export interface Stance {
  on: string;
  side: 0 | 1;
  said: string;
  /** Where in the message it stands. */
  at: number;
}
