import { createHash } from 'node:crypto';
import type { Condition } from '@alive/contract/conditions.ts';
import { levels } from '@alive/contract/jobs.ts';
import type { Level } from '@alive/contract/jobs.ts';
import { titleWritten, withoutRungs } from '#language/asked-title.ts';
import { citiesNamed } from '#language/cities.ts';
import { capital, slugOf } from '#language/text.ts';
import { levelsMeant } from '#language/asked-levels.ts';
import type { EmployerKind, Mention } from '#language/types.ts';

/**
 * Conditions of a job conversation. One condition holds one value, so that each chip can be taken off by itself; positive
 * ones of the same field are alternatives ("Boston", "Chicago": either), fields hold together, every "not" holds.
 * Role and function are one field here. Two exceptions: skills hold all together, and of text any phrase may. The place "Remote" beside other places means "or remote"; the
 * field `remote` means that the work must be remote (true) or must not (false).
 */
export function conditionOf(field: JobField, value: string | number | boolean, negative = false): Condition {
  if (field === 'pay') return payCondition({ atLeast: Number(value) });
  const op = negative ? 'not' : field === 'place' ? 'in' : 'is';
  return { id: idOf(field, op, String(value)), field, op, value, label: labelOf(field, value, negative) };
}

/** The condition that a job is at one of the well-known employers of a kind, or at none of them: "FAANG". Its value are their names. */
export function employersCondition(kind: EmployerKind, companies: readonly string[], negative = false): Condition {
  return companiesCondition(kindLabels[kind] ?? kind, companies, negative);
}

/** The same for a list of employers that goes by some name: "big tech but Google", "10 companies". */
export function companiesCondition(name: string, companies: readonly string[], negative = false): Condition {
  const op = negative ? 'not' : 'in';
  return {
    id: idOf('company', op, name),
    field: 'company',
    op,
    value: companies.slice(0, 50),
    label: negative ? `Not ${name}` : capital(name),
  };
}

/** The condition of bounds of the yearly pay: one of them, or both in one condition. */
export function payCondition({ atLeast, atMost }: { atLeast?: number; atMost?: number }): Condition {
  const [op, value]: [Condition['op'], number | number[]] =
    atMost === undefined ? ['at_least', atLeast ?? 0] : atLeast === undefined ? ['at_most', atMost] : ['between', [atLeast, atMost]];
  return { id: idOf('pay', op, String(value)), field: 'pay', op, value, label: payLabel(atLeast, atMost) };
}

/** The conditions a mention stands for, alternatives where it is a level: "entry level" is new grad or a level that is not stated too. */
export function conditionsOfMention(mention: Mention): Condition[] {
  if (mention.kind === 'level' && !mention.negated) return levelsMeant[mention.level].map((level) => conditionOf('level', level));
  const condition = conditionOfMention(mention);
  return condition === null ? [] : [condition];
}

/** The one condition a mention stands for, of a level the level itself; null for what no posting can settle (majors, schools, years, a kind of employer nobody can tell). */
export function conditionOfMention(mention: Mention): Condition | null {
  const { negated } = mention;
  switch (mention.kind) {
    case 'role': {
      const title = titleWritten(withoutRungs(mention.title)) ?? titleWritten(mention.role);
      if (title !== null) return conditionOf('role', title, negated);
      // A title that nobody knows is looked for by its words.
      return mention.known ? conditionOf('role', mention.role, negated) : negated ? null : conditionOf('text', mention.title.toLowerCase());
    }
    case 'function':
      return conditionOf('function', mention.function, negated);
    case 'industry':
      return conditionOf('industry', mention.industry, negated);
    case 'company':
      return conditionOf('company', mention.company, negated);
    case 'employerKind':
      return employerKindCondition(mention.employerKind, mention.companies, negated);
    case 'skill':
      return conditionOf('skill', mention.skill, negated);
    case 'place':
      return conditionOf('place', mention.place.label, negated);
    case 'level':
      return conditionOf('level', mention.level === 'experienced' ? 'mid' : mention.level, negated);
    case 'hours':
      // Postings rarely state hours otherwise.
      return mention.hours === 'part' ? conditionOf('text', 'part-time') : null;
    case 'remote':
      return conditionOf('remote', mention.remote !== negated);
    case 'clearance':
      return conditionOf('clearance', !negated);
    case 'pay':
      return payCondition(mention);
    case 'sponsorship':
      return conditionOf('sponsorship', 'yes', negated);
    case 'season':
      // A year alone is seldom when the work begins; no season can be ruled out.
      return mention.season === null || negated ? null : conditionOf('year', termName({ season: mention.season, year: mention.year }));
    default:
      return null;
  }
}

/** "Summer 2027", "Fall": when work begins, as a condition holds it. */
export const termName = ({ season, year }: Term) => [season === null ? '' : capital(season), year ?? ''].join(' ').trim();

/** The term a value names; null for anything else. */
export function termOf(value: unknown): Term | null {
  const found = /^(spring|summer|fall|autumn|winter)?\s?(20\d\d)?$/i.exec(String(value).trim());
  const name = found?.[1]?.toLowerCase();
  const season = name === undefined ? null : name === 'autumn' ? 'fall' : (name as Season);
  return found === null || found[0] === '' ? null : { season, year: found[2] === undefined ? null : Number(found[2]) };
}

/** Whether two conditions say the same of the same thing, or one refuses what the other asks for. */
export const isSameThing = (one: Condition, other: Condition) => one.field === other.field && String(one.value) === String(other.value);

/** Alternatives of which only one is left are none. */
export function settled(conditions: readonly Condition[]): Condition[] {
  return conditions.map((one) => {
    if (one.either === undefined) return one;
    const others = conditions.filter((other) => other !== one && other.either === one.either);
    if (others.some((other) => other.all === undefined || other.all !== one.all)) return one;
    return withoutMarks(one);
  });
}

/** The groups of alternatives among conditions, in order: of each its alternatives, of each the conditions that hold together. */
export function alternativesOf(conditions: readonly Condition[]): Condition[][][] {
  const marked = conditions.filter(({ either }) => either !== undefined);
  return [...Map.groupBy(marked, ({ either }) => either).values()].map((group) =>
    Array.from(Map.groupBy(group, (one) => one.all ?? one).values()),
  );
}

/** A condition that is no alternative of any other. */
export function withoutMarks(condition: Condition): Condition {
  const bare = { ...condition };
  delete bare.either;
  delete bare.all;
  return bare;
}

export function isLevel(value: unknown): value is Level {
  return (levels as readonly unknown[]).includes(value);
}

function employerKindCondition(kind: EmployerKind, companies: string[] | null, negated: boolean): Condition | null {
  if (companies !== null && companies.length > 0) return employersCondition(kind, companies, negated);
  const industry = industryOfKind[kind];
  return industry === undefined ? null : conditionOf('industry', industry, negated);
}

function labelOf(field: JobField, value: string | number | boolean, negative: boolean): string {
  if (field === 'remote') return value === true ? 'Remote' : 'Not remote';
  if (field === 'clearance') return value === true ? 'Clearance jobs' : 'No clearance';
  if (field === 'citizenship') return value === true ? 'US citizens only' : 'No citizenship required';
  const label =
    field === 'level' && isLevel(value)
      ? levelLabels[value]
      : field === 'sponsorship'
        ? 'Sponsors visas'
        : field === 'place'
          ? shortPlace(String(value))
          : field === 'text'
            ? `“${String(value)}”`
            : String(value);
  return negative ? `Not ${label}${field === 'industry' ? ' industry' : ''}` : label;
}

/** "$80K+", "Up to $90K", "$80K–120K". */
function payLabel(atLeast: number | undefined, atMost: number | undefined): string {
  const short = (amount: number) => `${Math.round(amount / 1000)}K`;
  if (atMost === undefined) return `$${short(atLeast ?? 0)}+`;
  return atLeast === undefined ? `Up to $${short(atMost)}` : `$${short(atLeast)}–${short(atMost)}`;
}

/** "Boston, MA" is "Boston"; places abroad keep their country, and names that are also another's their state. */
export function shortPlace(label: string): string {
  const city = label.replace(/, [A-Z]{2}$/, '');
  return label === 'Washington, DC' || (city !== label && citiesNamed(city).length > 1 && !label.startsWith('New York')) ? label : city;
}

function idOf(field: string, op: string, value: string): string {
  const slug = slugOf(value);
  const tail = slug.length > 0 && slug.length <= 40 ? slug : createHash('sha256').update(value).digest('hex').slice(0, 16);
  return `${field}-${op}-${tail}`;
}

/** Kinds whose name is no common noun. */
const kindLabels: Partial<Record<EmployerKind, string>> = {
  faang: 'FAANG',
  mbb: 'MBB',
  'big four': 'Big Four',
  'fortune 500': 'Fortune 500',
  startup: 'Startups',
  small: 'Small companies',
  'mid-size': 'Mid-size companies',
  large: 'Large companies',
  public: 'Public companies',
  private: 'Private companies',
};

/** Kinds of employers that are industries here. */
export const industryOfKind: Partial<Record<EmployerKind, string>> = { 'non-profit': 'Nonprofit', government: 'Public Service' };

const levelLabels: Record<Level, string> = {
  internship: 'Internships',
  new_grad: 'New grad',
  entry_level: 'Entry level',
  unspecified: 'Level not stated',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
};

export const jobFields = [
  'role',
  'function',
  'industry',
  'skill',
  'text',
  'company',
  'place',
  'remote',
  'level',
  'sponsorship',
  'clearance',
  'citizenship',
  'pay',
  'year',
] as const;
export type JobField = (typeof jobFields)[number];

type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** When work begins: "Summer 2027", "fall"; null is any. */
export interface Term {
  season: Season | null;
  year: number | null;
}
