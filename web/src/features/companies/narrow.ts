import type { Company, Tally } from '@alive/contract/companies.ts';
import { nearestPrefix } from '@alive/contract/lists/typo.ts';
import { joined, wordsOf } from '@alive/contract/lists/words.ts';
import type { Search, Sort } from './search.ts';

/** Companies with their words, read once for all searches. */
export const indexed = (companies: readonly Company[]): Indexed[] =>
  companies.map((company) => {
    const { name, industry, tags, headquarters_location: place, stock_ticker: ticker, description } = company;
    const ofName = wordsOf(name);
    return {
      company,
      name: [joined(ofName), ...texts(ofName)],
      facts: texts(wordsOf([industry, ...tags, place, ticker].join(' '))),
      description: texts(wordsOf(description)),
    };
  });

/**
 * The companies that have every word of `query`: it has to begin a word of the name, industry, tags, place, ticker or description, or to
 * stand in the name. A word that fits nowhere at all may have a slip of the keys, one in four letters or more, two in eight.
 */
export const fitting = (all: readonly Indexed[], query: string): Fitting => {
  const typed = texts(wordsOf(query));
  if (typed.length === 0) return { all, found: all, named: new Set() };
  const tests = typed.map((word) => testFor(all, word));
  const found = all.filter((one) => tests.every((test) => test(one)));
  return { all, found, named: new Set(found.filter((one) => typed.every((word) => isInName(one, word)))) };
};

/** Those of them that meet the rest of a search, in its order; in the usual one those come first whose name fits. */
export const narrowed = ({ found, named }: Fitting, { industry, internships, sort }: Omit<Search, 'query'>): Company[] =>
  found
    .filter(({ company }) => (industry === '' || company.industry === industry) && (!internships || hasInternships(company)))
    .toSorted((a, b) => (sort === 'priority' ? Number(named.has(b)) - Number(named.has(a)) : 0) || orders[sort](a.company, b.company))
    .map(({ company }) => company);

/** Every industry there is, the commonest first, each with how many companies of it the rest of a search finds. */
export const industriesOf = (words: Fitting, search: Search): Tally[] => {
  const sizes = Map.groupBy(words.all, ({ company }) => company.industry);
  const found = Map.groupBy(narrowed(words, { ...search, industry: '' }), ({ industry }) => industry);
  return [...sizes]
    .toSorted(([a, { length: as }], [b, { length: bs }]) => bs - as || a.localeCompare(b))
    .map(([name]) => ({ name, count: found.get(name)?.length ?? 0 }));
};

/** Whether a company has this word, or one near it where no company has it. */
const testFor = (all: readonly Indexed[], word: string): ((one: Indexed) => boolean) => {
  const exact = (one: Indexed) => isInName(one, word) || [...one.facts, ...one.description].some((text) => text.startsWith(word));
  const slips = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (slips === 0 || all.some(exact)) return exact;
  const near = nearestPrefix(word, slips);
  return ({ name, facts }) => [...name, ...facts].some((text) => near(text) !== null);
};

const isInName = ({ name: [whole = '', ...words] }: Indexed, word: string): boolean =>
  whole.startsWith(word) || words.some((text) => (word.length > 1 ? text.includes(word) : text.startsWith(word)));

const texts = (words: ReturnType<typeof wordsOf>): string[] => words.map(({ text }) => text);

export const hasInternships = ({ total_internships: internships }: Company): boolean => internships > 0;

const byName = (a: Company, b: Company): number => a.name.localeCompare(b.name, 'en');

const orders: Record<Sort, (a: Company, b: Company) => number> = {
  // Of the same priority as the server orders them.
  priority: (a, b) => a.priority - b.priority,
  score: (a, b) => b.yale_score - a.yale_score || byName(a, b),
  alumni: (a, b) => b.yale_alumni_count - a.yale_alumni_count || byName(a, b),
  jobs: (a, b) => b.total_active_jobs - a.total_active_jobs || byName(a, b),
  name: byName,
};

export interface Indexed {
  company: Company;
  /** All of it in one, then its words. */
  name: string[];
  /** Words of industry, tags, place and ticker. */
  facts: string[];
  description: string[];
}

export interface Fitting {
  all: readonly Indexed[];
  found: readonly Indexed[];
  /** Of those found, the ones whose name has every word. */
  named: ReadonlySet<Indexed>;
}
