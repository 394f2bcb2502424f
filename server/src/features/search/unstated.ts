import type { Mention } from '@alive/language/entities/types.ts';
import { unstated as copy } from './copy/talk.ts';
import type { Condition } from '@alive/contract/conditions.ts';

/**
 * Wishes that no record of a posting can settle ("startups", "part-time", "somewhere warm"): what to say instead of searching for the
 * word, and what comes nearest. `words` are those of the message that were understood by it.
 */
export function unstatedIn(message: string): Unstated[] {
  return wishes.flatMap(([pattern, text, suggestions]) => {
    const found = pattern.exec(message);
    return found === null ? [] : [{ start: found.index, end: found.index + found[0].length, words: found[0], text, suggestions }];
  });
}

/** The same of what was read, but is nothing that postings tell: the size of an employer, a class, a season, a school. */
export function unstatedOf(mention: Mention): Unstated[] {
  const said = (text: string, suggestions: readonly string[] = []): Unstated[] => [
    { start: mention.start, end: mention.end, words: mention.text, text, suggestions },
  ];
  switch (mention.kind) {
    case 'employerKind':
      if (mention.companies?.length === 0) return said(copy.employers, ['Fintech jobs', 'Biotech jobs']);
      if (mention.companies !== null || mention.employerKind === 'non-profit' || mention.employerKind === 'government') return [];
      return said(
        mention.negated ? copy.notKind(mention.text) : copy.kind(mention.text),
        mention.negated ? ['Not big tech'] : ['Fintech jobs', 'Biotech jobs'],
      );
    case 'season':
      return mention.season === null ? said(copy.season(mention.text)) : [];
    case 'year':
      return said(copy.year(mention.text));
    case 'school':
      return said(copy.school(mention.school), [`Anyone from ${mention.school} working there?`]);
    default:
      return [];
  }
}

const wishes: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\be-?\s?verify\b/i, copy.eVerify, ['Only ones that sponsor']],
  [
    /\b(?:(?:require|need|ask for|want|for)(?:s|ing)? |only )(?:a )?(?:(?:u\.?s\.?|american) )?citizen(?:s|ship)?\b/i,
    copy.citizenship,
    ['I need a visa'],
  ],
  [
    /\b(?:start-?ups?|scale-?ups?|unicorns?|early[- ]stage|(?:small(?:er|est)?|tiny|big(?:ger|gest)?|larg(?:e|er|est)|mid-?size[d]?|huge|young) (?:compan(?:y|ies)|firms?|employers?|teams?|organi[sz]ations?|corporations?)|fortune \d+|corporate giants?)\b/i,
    copy.size,
    ['Fintech jobs', 'Biotech jobs'],
  ],
  [/\b(?:prestigious|reputable|famous|well[- ]known|(?:top|best|elite)(?: tier)? (?:compan(?:y|ies)|firms?|employers?))\b/i, copy.fame, []],
  [/\b(?:(?:some ?where|places?|city|cities) )?(?:warm|sunny|tropical|snowy)\b/i, copy.weather, ['In Florida', 'In California']],
  [/\b(?:(?:by|near) the (?:sea|beach|ocean)|beach(?:es)?)\b/i, copy.beach, ['In Florida', 'In California']],
  [
    /\b(?:close to|near|around|at) (?:my )?(?:home(?:town)?|family|parents|me|where i live)\b|\bnear ?by\b|\bmy area\b|\brelocat(?:e|ing)\b(?! (?:to|within|for|in|near|around|anywhere) )|\bmove away\b/i,
    copy.home,
    [],
  ],

  [
    /\b(?:(?:no|only|just) )?(?:day|night|evening|overnight|swing|graveyard)(?:time)?[- ]shifts?\b|\b(?:no|only|just|prefer|want) (?:days|nights)(?=\s*(?:[.,;!?\n]|$|(?:and|or|please|pls|for me)\b))/i,
    copy.shift,
    [],
  ],
  [
    /\b(?:clos(?:es?|ing) (?:the )?(?:soon(?:er|est)?|first|earliest|next|dates?)|(?:soonest|earliest|closest|nearest|next|upcoming) (?:to close|deadlines?|closing(?: dates?)?)|deadlines? (?:first|soon\w*|coming up)|soonest)\b/i,
    copy.deadline,
    ['Newest first'],
  ],
  [/\b(?:easy to get(?: into)?|(?:less|not|least|too) competitive|acceptance rate)\b/i, copy.odds, ['Entry level only']],
];

export interface Unstated {
  start: number;
  end: number;
  words: string;
  text: string;
  suggestions: readonly string[];
}

/**
 * A wish for postings too that say nothing of what was asked ("also the ones that do not say", "include those silent on visas"): the
 * active field they are silent about and the words that tell; null when the message holds no such wish.
 */
export function silenceIn(message: string, conditions: readonly Condition[]): Silence | null {
  const found = silent.exec(message);
  if (found === null || !wanted.test(message) || refused.test(message)) return null;
  // What the message names, active or not: of a field that nothing was asked about, the silent ones are there already.
  const [field] =
    fields.find(([, named]) => named.test(message)) ?? fields.find(([each]) => conditions.some((one) => one.field === each)) ?? [];
  return field === undefined ? null : { field, words: found[0] };
}

const silent =
  /\b(?:(?:do|does|did)(?: not|n'?t)|never|without) (?:(?:even|really|explicitly|clearly) )?(?:say(?:ing)?|stat(?:e|ing)|mention(?:ing)?|tell(?:ing)?|specify(?:ing)?|disclose|list|indicate|address)\b|\b(?:silent|unstated|unspecified|undisclosed|not (?:stated|specified|mentioned|said|disclosed)|no (?:mention|word)|say nothing)\b/i;
const wanted = /\b(?:show|see|include|including|add|also|too|as well|with|and|even|let in|bring in|give|plus|want|those|ones)\b/i;
const refused =
  /\b(?:exclude|excluding|except|hide|drop|skip|remove|only|just|which|how many|no (?:jobs?|ones?|postings?)|not (?:the|those))\b/i;

const fields: readonly (readonly [Silence['field'], RegExp])[] = [
  ['sponsorship', /\b(?:visas?|sponsor\w*|h-?1b)\b/i],
  ['pay', /\b(?:pay|salar(?:y|ies)|wages?|compensation|money)\b/i],
];

export interface Silence {
  field: 'sponsorship' | 'pay';
  words: string;
}
