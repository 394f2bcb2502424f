/** Kinds of employer that a text names ("startups", "some small house museum"), in the plural, with where each begins. */
export const kindsIn = (text: string): { kind: string; at: number }[] =>
  [...text.matchAll(kindWords)]
    .filter((match) => !isName(match[0], text, match.index))
    .map((match) => ({ kind: several(match[0]), at: match.index }));

/** "Children's Hospital of Philadelphia" is one employer and no kind. */
const isName = (word: string, text: string, at: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(word) && (/\p{L}[\p{L}'’]*\s$/u.test(text.slice(0, at)) || /^\s\p{Lu}/u.test(text.slice(at + word.length)));

/** The first kind of employer in a phrase, or null. */
export const kindOf = (phrase: string): string | null => kindsIn(phrase)[0]?.kind ?? null;

/** A kind of employer as one speaks of several: "a small agency" → "small agencies"; abbreviations stay. */
export const several = (kind: string): string => {
  const word = kind
    .replace(/\b\p{Lu}\p{Ll}+\b/gu, (name) => name.toLowerCase())
    .replace(/^(?:an?|the|some|any)\s+/, '')
    .replace(/\b(?:mbb|faang|ngos?)\b/g, (name) => name.toUpperCase().replace(/S$/, 's'));
  const [, head, rest] = /^(.+?)( (?:near|around|close to|in|by) .+)$/.exec(word) ?? [];
  if (head && rest) return several(head) + rest;
  if (/^big (?:four|three|4|3)$/.test(word)) return `the ${word}`;
  if (/(?:s|tech|MBB|FAANG|500|sector|service|government|academia|four|three|4|3|house museum)$/.test(word) && !word.endsWith('museum'))
    return word;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** Sorts of employer, as students name them. */
const kindWords =
  /\b(?:(?:small|smaller|tiny|local|independent|indie|big|bigger|large|larger|public|private|regional)\s)?(?:early[- ]stage (?:companies|company)|start-?ups?|non-?profits?|not[- ]for[- ]profits?|ngos?|charit(?:y|ies)|big tech|faang|tech giants?|mbb|big (?:three|four|4|3)(?! \w)|(?:bulge bracket|big|investment|central|community) banks?|public (?:sector|service)|government(?: agenc(?:y|ies))?|(?:federal|state|public) agenc(?:y|ies)|(?:small|smaller|tiny|local|independent|family[- ]owned|family|big|bigger|large|larger|huge|major|mid-?sized?|mission[- ]driven|women[- ]owned|tech|media|biotech|pharma|consulting|law) (?:companies|company|business(?:es)?|firms?|shops?|corporations?|corporates?|employers?|organi[sz]ations?|brands?)|fortune 500(?: compan(?:y|ies))?|museums?|galler(?:y|ies)|auction houses?|hospitals?|clinics?|(?:public |charter |high |elementary |middle )?schools|research (?:labs?|institutes?|cent(?:er|re)s?)|national labs?|academia|(?:design |film |game |animation |art |architecture )?studios?|(?:design|ad|advertising|talent|creative|news) agenc(?:y|ies)|think tanks?|newsrooms?|publishing houses?|co-?ops?|social enterprises?|b-?corps?)\b/gi;
