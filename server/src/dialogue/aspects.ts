/** What a question about a job wants to know; null when it is no particular thing. */
export function aspectOf(message: string): Aspect | null {
  for (const [aspect, pattern] of aspects) if (pattern.test(message)) return aspect;
  return null;
}

const aspects: readonly (readonly [Aspect, RegExp])[] = [
  [
    'gate',
    /\b(?:rul(?:e|es|ed|ing) (?:me|us) out|(?:closed|off limits|not open) (?:to|for) me|disqualif\w+|(?:in|not )?eligible|bars? me|exclud(?:es?|ing) me|(?:can'?t|cannot) (?:even )?apply|(?:can|may|could) i (?:even |actually |really |still )?apply)\b/i,
  ],
  [
    'against',
    /\b(?:why not|why (?:shouldn'?t|wouldn'?t) i|wrong with|downsides?|drawbacks?|cons|catch|problem with|speaks? against|hold(?:s|ing)? (?:it|them|me) back|(?:rank|score|come)s? (?:so )?(?:low|lower|last)|(?:so )?low (?:a )?score)\b/i,
  ],
  [
    'like',
    /\b(?:like|love|prefer|sounds? (?:good|great|fun|cool|nice|interesting)|looks? (?:good|great|fun|cool|nice|interesting)|save|interested in)\b/i,
  ],
  ['why', /\bwhy\b|\bhow come\b|\breasons?\b|what makes|what'?s good about|\bmatch\b|\bscore/i],
  ['visa', /\b(?:visas?|sponsor(?:s|ship|ing)?|h-?1b|opt|cpt|international)\b/i],
  ['clearance', /\b(?:clearance|citizen(?:s|ship)?)\b/i],
  ['pay', /\b(?:pay(?:s|ing)?|paid|salar(?:y|ies)|money|compensation|wages?|earn|how much)\b/i],
  ['degree', /\b(?:master'?s|masters|bachelor'?s|bachelors|ph\.?d|doctorate|degrees?|diploma|bsn)\b/i],
  ['remote', /\b(?:remote|remotely|hybrid|on-?site|in[ -]person|from home|office)\b/i],
  ['place', /\b(?:where|location|located|city|based|place)\b/i],
  ['skills', /\b(?:skills?|requirements?|require[sd]?|qualif\w+|need to know|need to have|experience|looking for|fit for)\b/i],
  ['apply', /\b(?:apply|application|deadline|link|url)\b/i],
  ['posted', /\b(?:when|posted|how old|recent|newest|latest|still open)\b/i],
];

export type Aspect =
  | 'gate'
  /** What speaks against it. */
  | 'against'
  | 'like'
  | 'why'
  | 'visa'
  | 'clearance'
  | 'pay'
  | 'degree'
  | 'remote'
  | 'place'
  | 'skills'
  | 'apply'
  | 'posted';
