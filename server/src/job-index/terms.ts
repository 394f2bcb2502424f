/** Patterns of when work begins, for JavaScript; \b is \y to PostgreSQL. */
const any = '(spring|summer|fall|autumn|winter)';
export const anySeason = String.raw`\b${any}\b`;
export const seasons = { spring: 'spring', summer: 'summer', fall: '(fall|autumn)', winter: 'winter' } as const;

/** "Fall 2027", "Spring/Summer 2027", "Summer ’27": a pattern for a season with its year, or with any; null is any season. */
export const datedSeason = (season: keyof typeof seasons | null, year: number | null = null): string =>
  String.raw`\b${season === null ? any : seasons[season]}\b(\W+((and|or)\W+)?${any})?\W{0,4}(20)?${year === null ? '[0-9]{2}' : String(year % 100).padStart(2, '0')}\b`;

/** What tells when a job begins: its title, where that names no season with what the source says alongside it; '' where neither names a season or a year. */
export const termText = (title: string, terms: readonly string[]): string => {
  const text = season.test(title) ? title : `${title} ${terms.join(' ')}`;
  return season.test(text) || year.test(text) ? text : '';
};

/**
 * Whether that names the term, or none other. A season with its year ("Fall 2027") goes before what stands alone ("Summer Analyst"); a
 * season or year that it does not tell may be any. Null: whether it names no season.
 */
export const termTest = (term: Term | null): ((text: string) => boolean) => {
  if (term === null) return (text) => !season.test(text);
  const ofYear = (text: string) => term.year === null || !year.test(text) || text.includes(String(term.year));
  if (term.season === null) return ofYear;
  const named = new RegExp(String.raw`\b${seasons[term.season]}\b`, 'i');
  const withYear = new RegExp(datedSeason(term.season, term.year), 'i');
  return (text) => (anyDated.test(text) ? withYear.test(text) : (!season.test(text) || named.test(text)) && ofYear(text));
};

const season = new RegExp(anySeason, 'i');
const anyDated = new RegExp(datedSeason(null), 'i');
const year = /20[0-9][0-9]/;

/** When work begins: "Summer 2027", "fall", "2027"; null is any. */
export interface Term {
  season: keyof typeof seasons | null;
  year: number | null;
}
