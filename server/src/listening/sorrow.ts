/** The message without its clauses of death, illness and loss, at the same length: they are nobody's interest, wish or condition. */
export const withoutSorrow = (text: string): string => text.replace(sorrow, (words) => ' '.repeat(words.length));

/**
 * What a student who tells of a sorrow has lost, to follow "I am sorry about": "your brother", "the divorce", "losing your job"; null when
 * the message tells of none or does not say what.
 */
export function sorrowIn(text: string): string | null {
  const person = text
    .match(sorrow)
    ?.map((words) => /\b(?:my|our)\s+((?:\w+\s+){0,2}?\w+?)(?:'s)?(?=\s|[.,;!?]|$)/i.exec(words)?.[1] ?? null);
  if (!person) return null;
  const name = person.find((thing) => thing !== null);
  return name !== undefined && name !== null && !/\b(?:the|a|was|is|has|had|to|own)\b/i.test(name) ? `your ${name.toLowerCase()}` : '';
}

/** A person, animal or home of one's own: "my" or "our" and one to three words. */
const mine = `(?:my|our)\\s+(?:(?!SAYS)(?:\\w+-)*\\w+\\s+){0,2}?(?!SAYS)(?:\\w+-)*\\w+`.replaceAll(
  'SAYS',
  '(?:sa(?:ys?|id)|th(?:inks?|ought)|tell?s?|told|claims?|believes?|swears?|knows?|hopes?|fears?|asks?)\\b',
);

/** Verbs of dying and falling ill, with a subject of one's own. */
const befell =
  '(?:died|passed(?:\\s+away)?(?=\\W*(?:$|[.,;!?\\n]|and\\b|last|in|two|a|when|this|away))|dying|dead|killed|(?:very |so |seriously |terminally )?(?:ill|sick)|hospitali[sz]ed|diagnosed|deported|(?:an? )?(?:\\w+ )?(?:ILLNESS)|suffer(?:s|ed|ing)?)';

const illness =
  'death|passing|funeral|stroke|cancer|tumou?r|leuk\\w+|illness|sickness|disease|diagnosis|dementia|alzheimer\\S*|parkinson\\S*|heart attack|seizures?|coma|depression|addiction|overdose|suicide|accident|chemo\\w*|miscarriage';

/** Those whom "I lost" says dead and not mislaid: kin ends in few ways, and any "friend" or "-mate". */
const lost =
  '(?:\\w*(?:mother|father|mom|mum|dad|brother|sister|son|daughter|wife|husband|partner|friend|mate|child|baby|parents?|cousin|aunt|uncle|nana|dog|cat)|grand\\w+|abuel[ao]|home|house)';

/**
 * "My mother died last year", "her stroke", "since he was diagnosed with cancer", "I lost my dad": someone of one's own and what befell
 * them. The illness alone is not enough, for many study it.
 */
const sorrow = new RegExp(
  `(?:${[
    `(?:\\b(?:when|since|after|because|before|until|and)\\s+)?\\b(?:${mine}|he|she)\\s+(?:(?:just|has|had|have|was|were|is|are|got|suddenly|recently|both)\\s+)*${befell.replace('ILLNESS', illness)}\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
    `(?:\\b(?:when|since|after|because|before|and)\\s+)?\\b(?:i|we)\\s+(?:(?:just|had|have|recently)\\s+)*(?:lost|buried)\\s+(?:my|our)\\s+(?:\\w+\\s+){0,2}?${lost}\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
    `(?:\\b(?:when|since|after|because of|before|until|during|through|with|from|following)\\s+)?\\b(?:(?:my|our)\\s+(?:\\w+\\s+){0,2}?(?:\\w+'s\\s+)?|his\\s+|her\\s+)(?:(?:own|sudden|first|second|long|breast|lung|brain|heart|mental)\\s+)?(?:${illness})\\b`,
    `\\b(?:my|our)\\s+parents\\s+(?:\\w+\\s+){0,2}?(?:divorc\\w+|split(?:ting)? up|separat\\w+)\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
    `\\b(?:i|we)\\s+(?:(?:just|recently)\\s+)*(?:got|was|were|have been)\\s+(?:\\w+\\s+)?(?:evicted|divorced|laid off|dumped)\\b[^.,;!?\\n]*?(?=[.,;!?\\n]|$|\\s(?:and|but|so)\\s)`,
  ].join('|')})(?:\\s*,?\\s*(?:and|but|so)\\b)?`,
  'gi',
);
