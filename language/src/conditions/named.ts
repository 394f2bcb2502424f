import type { Condition } from '@alive/contract/conditions.ts';
import { degrees, type Degree, type Level, levels } from '@alive/contract/jobs.ts';
import { titleWritten, withoutRungs } from '../titles/asked-title.ts';
import { employerKindWords } from '../lexicon/industries.ts';
import { capital, singular } from '../text/text.ts';
import type { EmployerKind, Mention } from '../entities/types.ts';
import { wordPairs } from '../tables/tables.ts';

/** What a mention names, as a condition of a job holds it; null for what no posting can settle: majors, schools, years, a kind of employer nobody can tell. */
export function namedBy(mention: Mention): Named | null {
  const { negated } = mention;
  switch (mention.kind) {
    case 'role': {
      const title = titleWritten(withoutRungs(mention.title)) ?? titleWritten(mention.role);
      if (title !== null) return { field: 'role', value: title, negated };
      // A title that nobody knows is looked for by its words.
      if (!mention.known) return negated ? null : { field: 'text', value: mention.title.toLowerCase() };
      return { field: 'role', value: mention.role, negated };
    }
    case 'function':
      return { field: 'function', value: mention.function, negated };
    case 'industry':
      return { field: 'industry', value: mention.industry, negated };
    case 'company':
      return { field: 'company', value: mention.company, negated };
    case 'employerKind':
      return kindNamed(mention.employerKind, mention.companies, negated);
    case 'skill':
      return { field: 'skill', value: mention.skill, negated };
    case 'place':
      return { field: 'place', value: mention.place.label, negated };
    case 'level':
      return { field: 'level', value: mention.level === 'experienced' ? 'mid' : mention.level, negated };
    case 'hours':
      // Postings rarely state hours otherwise.
      return mention.hours === 'part' ? { field: 'text', value: 'part-time' } : null;
    case 'start':
      return { field: 'text', value: mention.month };
    case 'posted':
      return { field: 'posted', op: 'at_least', value: mention.since };
    case 'degree':
      return { field: 'degree', value: mention.degree, negated };
    case 'quoted':
      return { field: 'text', value: mention.words, negated };
    case 'remote':
      return { field: 'remote', value: mention.remote !== negated };
    case 'clearance':
      return { field: 'clearance', value: !negated };
    case 'pay':
      return { field: 'pay', ...boundsOf(mention) };
    case 'sponsorship':
      return { field: 'sponsorship', value: 'yes', negated };
    case 'season':
      // A year alone is seldom when the work begins; a season that is refused leaves the others (apply.ts).
      return mention.season === null || negated ? null : { field: 'year', value: termName({ season: mention.season, year: mention.year }) };
    default:
      return null;
  }
}

/** Bounds of the yearly pay: one of them, or both in one. */
export function boundsOf({ atLeast, atMost }: { atLeast?: number; atMost?: number }): Pick<Condition, 'op' | 'value'> {
  if (atMost === undefined) return { op: 'at_least', value: atLeast ?? 0 };
  return atLeast === undefined ? { op: 'at_most', value: atMost } : { op: 'between', value: [atLeast, atMost] };
}

/** A list of employers that goes by some name: "Big tech but Google", "10 companies". */
export const employersCalled = (name: string, companies: readonly string[], negated = false): Named => ({
  field: 'company',
  op: 'in',
  value: companies.slice(0, 50),
  negated,
  name: negated ? name : capital(name),
});

/** What the well-known employers of a kind go by. */
export const nameOfKind = (kind: EmployerKind): string => kindNames[kind] ?? kind;

/** Kinds of employers that are industries here. */
export const industryOfKind: Partial<Record<EmployerKind, string>> = { 'non-profit': 'Nonprofit', government: 'Public Service' };

/** "Summer 2027", "Fall": when work begins, as a condition holds it. */
export const termName = ({ season, year }: Term) => [season === null ? '' : capital(season), year ?? ''].join(' ').trim();

/** The term a value names; null for anything else. */
export function termOf(value: unknown): Term | null {
  const found = /^(spring|summer|fall|autumn|winter)?\s?(20\d\d)?$/i.exec(String(value).trim());
  const name = found?.[1]?.toLowerCase();
  const season = name === undefined ? null : name === 'autumn' ? 'fall' : (name as Season);
  return found === null || found[0] === '' ? null : { season, year: found[2] === undefined ? null : Number(found[2]) };
}

export const isLevel = (value: unknown): value is Level => (levels as readonly unknown[]).includes(value);
export const isDegree = (value: unknown): value is Degree => (degrees as readonly unknown[]).includes(value);

/** The kind of employer that a word stands for, with its well-known ones; null for anything else. */
export function kindOfEmployer(word: string): { kind: EmployerKind; companies: readonly string[] | null } | null {
  const said = [word.toLowerCase(), singular(word.toLowerCase())];
  const found = employerKindWords.find(({ kind, words }) => [kind, ...words].some((one) => said.includes(one)));
  return found === undefined ? null : { kind: found.kind, companies: found.companies };
}

/** Employers of a kind, where they or their industry are known. */
export function kindNamed(kind: EmployerKind, companies: readonly string[] | null, negated: boolean): Named | null {
  if (companies !== null && companies.length > 0) return employersCalled(nameOfKind(kind), companies, negated);
  const industry = industryOfKind[kind];
  return industry === undefined ? null : { field: 'industry', value: industry, negated };
}

/** Kinds whose name is no common noun. */
const kindNames: Partial<Record<EmployerKind, string>> = Object.fromEntries(wordPairs('employer kinds in conditions'));

type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** When work begins: "Summer 2027", "fall"; null is any. */
export interface Term {
  season: Season | null;
  year: number | null;
}

/** What words name, on its way to becoming a condition; of the field that was sent unless it says another. */
export interface Named extends Pick<Condition, 'field' | 'value'> {
  op?: Condition['op'];
  negated?: boolean;
  /** What a list of employers goes by: "FAANG". */
  name?: string | undefined;
}
