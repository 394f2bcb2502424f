import type { Mention } from '@alive/language/entities/types.ts';

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
      if (mention.companies?.length === 0)
        return said('Name the employers you have in mind, or an industry: fintech, AI or biotech come nearest.', [
          'Fintech jobs',
          'Biotech jobs',
        ]);
      if (mention.companies !== null || mention.employerKind === 'non-profit' || mention.employerKind === 'government') return [];
      return said(
        mention.negated
          ? `Postings don't tell which employers are ${mention.text}, so I can't leave those out; name the ones you mean and I do.`
          : `Postings don't tell how large, old or owned an employer is, so I can't pick by “${mention.text}”; an industry such as fintech, AI or biotech comes nearest.`,
        mention.negated ? ['Not big tech'] : ['Fintech jobs', 'Biotech jobs'],
      );
    case 'season':
      return said(
        `Seasons and start dates stand in a posting's own words, if at all, so I don't narrow by “${mention.text}”; many titles tell the season.`,
      );
    case 'year':
      return said(
        `Postings seldom say which class they want, so I don't narrow by “${mention.text}”; the score counts the year you graduate.`,
      );
    case 'school':
      return said(
        `Postings don't choose by school, so ${mention.school} narrows nothing here; who went there and where they work, I can tell.`,
        [`Anyone from ${mention.school} working there?`],
      );
    default:
      return [];
  }
}

const wishes: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /\be-?\s?verify\b/i,
    'E-Verify only checks that somebody may work here; it promises no sponsor, so I don’t choose by it.',
    ['Only ones that sponsor'],
  ],
  [
    /\b(?:(?:require|need|ask for|want|for)(?:s|ing)? |only )(?:a )?(?:(?:u\.?s\.?|american) )?citizen(?:s|ship)?\b/i,
    'I don’t choose by citizenship alone; say that you need a visa and I hold back what wants U.S. citizens, each with its sentence.',
    ['I need a visa'],
  ],
  [
    /\b(?:start-?ups?|scale-?ups?|unicorns?|early[- ]stage|(?:small(?:er)?|tiny|big(?:ger)?|large|mid-?size[d]?|huge|young) (?:compan(?:y|ies)|firms?|employers?|teams?|organi[sz]ations?|corporations?)|fortune \d+|corporate giants?)\b/i,
    "Postings don't tell how large or how old an employer is, so I can't pick by that; an industry such as fintech, AI or biotech comes nearest.",
    ['Fintech jobs', 'Biotech jobs'],
  ],
  [
    /\b(?:prestigious|reputable|famous|well[- ]known|(?:top|best|elite)(?: tier)? (?:compan(?:y|ies)|firms?|employers?))\b/i,
    'I rank by what fits you, not by how famous a name is. Tell me the employers you have in mind and I look there.',
    [],
  ],
  [
    /\b(?:(?:some ?where|places?|city|cities) )?(?:warm|sunny|tropical|snowy|by the (?:sea|beach|ocean)|near the (?:sea|beach|ocean)|beach(?:es)?)\b/i,
    'I know places by their names, not by their weather; name a city or state and I look there.',
    ['In Florida', 'In California'],
  ],
  [
    /\b(?:close to|near|around|at) (?:my )?(?:home(?:town)?|family|parents|me|where i live)\b|\bnear ?by\b|\bmy area\b|\brelocat(?:e|ing)\b|\bmove away\b/i,
    "I don't know where that is for you; name a city or state and I look there.",
    [],
  ],

  [
    /\b(?:easy to get(?: into)?|(?:less|not|least|too) competitive|acceptance rate|low gpa|gpa)\b/i,
    "I can't see who else applies or which grades an employer wants; a posting that asks for no experience comes nearest.",
    ['Entry level only'],
  ],
];

export interface Unstated {
  start: number;
  end: number;
  words: string;
  text: string;
  suggestions: readonly string[];
}
