/** The message without its clauses of death and illness, at the same length: they are nobody's interest, wish or condition. */
export const withoutSorrow = (text: string): string => text.replace(sorrow, (words) => ' '.repeat(words.length));

/** Those whose death or illness is one's own sorrow. */
const kin =
  'mom|mother|mum|dad|father|parents?|sister|brother|siblings?|cousin|aunt|uncle|friends?|roommate|partner|girlfriend|boyfriend|wife|husband|spouse|son|daughter|child|baby|grand\\w+|nana|abuel[ao]|family|teacher|coach|mentor|dog|cat';

const illness =
  'death|passing|funeral|stroke|cancer|tumou?r|leuk\\w+|illness|sickness|disease|diagnosis|dementia|alzheimer\\S*|parkinson\\S*|heart attack|seizures?|coma|depression|addiction|overdose|suicide|accident|chemo\\w*|miscarriage';

/**
 * "My mother died last year", "her stroke", "since he was diagnosed with cancer", "I lost my dad": a person and what befell them. The
 * illness alone is not enough, for many study it.
 */
const sorrow = new RegExp(
  `(?:${[
    // A person of one's own, and a verb of dying or falling ill, to the end of the clause.
    `(?:\\b(?:when|since|after|because|before|until|and)\\s+)?\\b(?:(?:my|our)\\s+(?:\\w+\\s+){0,2}?(?:${kin})|he|she)\\s+(?:(?:just|has|had|have|was|were|is|are|got|suddenly|recently|both)\\s+)*(?:died|passed(?:\\s+away)?(?=\\W*(?:$|[.,;!?\\n]|and\\b|last|in|two|a|when|this))|dying|dead|killed|(?:very |so |seriously |terminally )?(?:ill|sick)|hospitali[sz]ed|diagnosed|(?:an? )?(?:\\w+ )?(?:${illness})|suffer(?:s|ed|ing)?)\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
    `(?:\\b(?:when|since|after|because|before|and)\\s+)?\\b(?:i|we)\\s+(?:(?:just|had|have|recently)\\s+)*(?:lost|buried)\\s+(?:my|our)\\s+(?:\\w+\\s+){0,2}?(?:${kin})\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
    `(?:\\b(?:when|since|after|because of|before|until|during|through|with|from|following)\\s+)?\\b(?:(?:my|our)\\s+(?:\\w+\\s+){0,2}?(?:(?:${kin})'s\\s+)?|his\\s+|her\\s+)(?:(?:own|sudden|first|second|long|breast|lung|brain|heart|mental)\\s+)?(?:${illness})\\b`,
  ].join('|')})(?:\\s*,?\\s*(?:and|but|so)\\b)?`,
  'gi',
);
