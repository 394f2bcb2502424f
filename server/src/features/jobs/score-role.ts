import { functionOfRole, kindOfRole } from '@alive/language/titles/roles.ts';
import { majorsIn } from '@alive/language/lexicon/majors.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { capital, fold } from '@alive/language/text/text.ts';
import { occupationsOfField } from '@alive/occupations/majors.ts';
import { allOccupations, kinOf } from '@alive/occupations/occupations.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { stemOf, wordsOfTitle } from '@alive/occupations/title-words.ts';
import type { Candidate, WantedRole } from './candidate.ts';
import { type Part, posting, profile, type Scorable } from './part.ts';
import { workMeant } from './titles.ts';
import { fact, role as copy, type Source } from './copy.ts';

/**
 * What the job's kind of work gives, by the nearest role the student wants and by their major, at most 32, and 8 for an employer they named.
 * Where they want a role, their major counts half.
 */
export const rolePart = ({ roles, companies, askedCompanies = [], major }: Candidate, job: Scorable): Part => {
  const title = wordsIn(job.title);
  const counts = majorCounts(roles);
  const found: (Nearness & { wanted: WantedRole })[] = roles.map((wanted) => {
    if (wanted.from !== 'major') return { wanted, ...nearness(wanted, job, title) };
    const found = nearMajor(wanted, major, job, title);
    return { wanted, ...found, points: Math.round(found.points * counts) };
  });
  const field = major === null ? undefined : roles.find(({ from }) => from === 'major');
  const led = major === null || job.occupation === null ? undefined : occupationsAfter(major).get(job.occupation);
  if (field !== undefined && led !== undefined) found.push({ wanted: field, ...near(led * counts, copy.afterMajor(major ?? '')) });
  const unlike: Nearness & { wanted: WantedRole | null } = { ...nothing, text: unrelated(roles, major), wanted: null };
  const best = found.reduce((a, b) => (b.points > a.points ? b : a), unlike);
  const compared = best.wanted === null ? selfReported(roles).slice(0, 3) : [best.wanted];
  // Asked for now, and what they are headed for anyway.
  const also = found.find(
    ({ wanted, exact }) => exact && best.wanted !== null && (best.wanted.from === 'asked') !== (wanted.from === 'asked'),
  );
  const isEmployer = (name: string) => sameCompany(name, job.companyName);
  const target = companies.find(isEmployer);
  const company = target ?? askedCompanies.find(isEmployer);
  const employerLine = target === undefined ? copy.askedCompany : copy.company;
  return {
    points: Math.min(mostWork, best.points + (also ? rolePoints.also : 0)) + (company === undefined ? 0 : rolePoints.company),
    text: [best.text, also ? alsoLine(also.wanted, major) : '', company === undefined ? '' : employerLine(job.companyName)]
      .filter(Boolean)
      .join(' '),
    evidence: [
      ...(compared.length === 0 ? [] : posting(job.title)),
      ...profile(...new Set([...compared, ...(also ? [also.wanted] : [])].map((wanted) => factOf(wanted, major)))),
      ...(company === undefined
        ? []
        : [...posting(job.companyName), ...profile(target === undefined ? fact.asked(company) : fact.employer(company))]),
    ],
  };
};

/** The listed role of the profile that a job is, under whatever title; null where it is none of them. */
export const targetMet = ({ roles }: Candidate, job: Scorable): string | null => {
  const title = wordsIn(job.title);
  const met = roles
    .filter(({ from }) => from === 'target')
    .map((wanted) => ({ name: wanted.role, points: nearness(wanted, job, title).points }))
    .filter(({ points }) => points >= rolePoints.same);
  return met.toSorted((a, b) => b.points - a.points)[0]?.name ?? null;
};

/**
 * The points of the role part. `exact`: the title is the role and no more; `titled`: it holds the role's name among other words; `same`: the
 * role under another title, or its occupation; `kin`: O*NET's three tiers of related occupations; `kind`: the same function; `family`: the
 * same minor group of occupations (SOC 2018); `asked`: a kind of work asked for; `topic`: a word asked for is in the title; `major`: the
 * most usual first role after the major, each next one `perRank` less; a single word of the profile that names no work counts as a `kind`; `majorKind`: the same kind of work as one of those. To `titled` and `same`
 * up to 3 are added, to the others up to 2, by the share of words that the two titles have in common. `also`: asked for and on record.
 */
export const rolePoints = {
  exact: 32,
  titled: 28,
  same: 24,
  kin: [17, 12, 8],
  kind: 8,
  family: 6,
  asked: 22,
  topic: 26,
  major: 22,
  perRank: 2,
  majorKind: 8,
  also: 4,
  company: 8,
} as const;

const mostWork = 32;

/** What the major counts: half alongside roles the student wants. */
export const majorCounts = (roles: readonly WantedRole[]): number => (roles.some(({ from }) => from !== 'major') ? 0.5 : 1);

/** The occupations that a major leads to by the federal crosswalk, by code, with the points of each: 9 to 18. */
export const occupationsAfter = remembered(
  (major: string) =>
    new Map(
      majorsIn(major)
        .flatMap(occupationsOfField)
        // Of several, the nearer one counts.
        .toSorted((a, b) => a.weight - b.weight)
        .flatMap(({ number, weight }) => {
          const code = allOccupations()[number]?.code;
          return code === undefined || weight < leastLed ? [] : [[code, 8 + Math.round(10 * weight)] as const];
        }),
    ),
);
const leastLed = 0.1;

/** The work of a role as the score compares it: its occupations, their kin by tier, and the words of its name. */
export const workOf = remembered((name: string) => {
  const { own, kin } = workMeant(name);
  const tiers = own.map(kinOf);
  const tier = (at: number) => tiers.flatMap((one) => (one[at] ?? []).map(({ code }) => code));
  return { own, tiers: [[...kin, ...tier(0)], tier(1), tier(2)], words: wordsIn(name) };
});

function nearness(wanted: WantedRole, job: Scorable, title: readonly string[]): Nearness {
  const { name, role, kind, from } = wanted;
  const { own, tiers, words } = workOf(name);
  const as = source(wanted, null);
  if (role === null && kind !== null) {
    return kind === job.function ? near(rolePoints.asked, copy.asked(kind, from === 'asked'), true) : nothing;
  }
  const common = likeness(words, title);
  const isTopic = role === null && from === 'asked';
  // "Kids" or "water" names no work: a title that holds it may be of any.
  if (from === 'target' && role === null && own.length === 0 && words.length === 1)
    return title.some((word) => words.includes(word)) ? near(rolePoints.kind, copy.titled(name, as)) : nothing;
  if (!isTopic && words.length > 0 && ` ${title.join(' ')} `.includes(` ${words.join(' ')} `))
    return title.length === words.length
      ? near(rolePoints.exact, copy.exact(capital(name), as), true)
      : near(rolePoints.titled + 3 * common, copy.titled(name, as), true);
  if (role !== null && role === job.role) return near(rolePoints.same + 3 * common, sameRole(role, wanted, null), true);
  const telling = role === null ? tellingWords(name) : [];
  // "Museum registrar" at the Metropolitan Museum: what the employer's name says needs no title.
  const said = tellingWords(job.title);
  // "Field engineer" is not every engineer.
  const isHeadAlone = telling.length === 1 && words.length > 1 && stemOf(telling[0] ?? '') === words.at(-1);
  const isSaid = (word: string) => said.includes(word) || tellingWords(job.companyName).includes(word);
  if (telling.some((word) => said.includes(word)) && telling.every(isSaid) && (!isHeadAlone || words.every((word) => title.includes(word))))
    return near(isTopic ? rolePoints.topic : rolePoints.titled, copy.titled(name, as), isTopic);
  const occupation = job.occupation ?? '';
  const isSame = own.includes(occupation);
  // "Field engineer" may be any of many: it says little of each.
  if (role === null && new Set(own.map((code) => code.slice(0, broadGroup))).size > 1)
    return isSame ? near(rolePoints.kind + 2 * common, copy.family(name, as)) : nothing;
  if (isSame && (role === null || job.role === null || functionOfRole(role) === job.function))
    return near(rolePoints.same + 3 * common, copy.occupation(name, as), true);
  const tier = isSame ? 0 : tiers.findIndex((codes) => codes.includes(occupation));
  const points = rolePoints.kin[tier];
  if (points !== undefined) return near(points + 2 * common, copy.kin(tier, name, as));
  if (kind !== null && job.role !== null && kind === kindOfRole(job.role))
    return near(rolePoints.kind + 2 * common, copy.kind(kind, name, as));
  return own.some((code) => code.slice(0, 5) === occupation.slice(0, 5))
    ? near(rolePoints.family + 2 * common, copy.family(name, as))
    : nothing;
}

/** How near a job is to a usual first role after the major. */
function nearMajor(wanted: WantedRole, major: string | null, { role, title: written }: Scorable, title: readonly string[]): Nearness {
  const { name, kind, rank = 0 } = wanted;
  const common = 2 * likeness(workOf(name).words, title);
  if (role !== null && wanted.role === role)
    return near(rolePoints.major - rolePoints.perRank * rank + common, sameRole(role, wanted, major, written), true);
  return kind !== null && role !== null && kind === kindOfRole(role)
    ? near(rolePoints.majorKind + common, copy.kind(kind, name, source(wanted, major)))
    : nothing;
}

/** The characters of a code that name its broad group: "17-207". */
const broadGroup = 6;

const near = (points: number, text: string, exact = false): Nearness => ({ points: Math.round(points), text, exact });
const nothing = near(0, '');

/** Titles and students call one role by many names: it is recognised by which ones. */
function sameRole(role: string, wanted: WantedRole, major: string | null, title = ''): string {
  const asNamed = fold(wanted.name) === fold(role);
  if (asNamed && fold(title).includes(fold(role))) return copy.exact(role, source(wanted, major));
  return copy.same(role, asNamed ? null : wanted.name, source(wanted, major));
}

/** The words of a title but for those of a level, a season or a year, in the form they are compared in. */
const wordsIn = remembered((title: string) =>
  wordsOfTitle(title)
    .words.filter((word) => !/^\d+$/.test(word))
    .map(stemOf),
);

/** The share of the words of two titles that both have, 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 0 : new Set(one.filter((word) => other.includes(word))).size / all.size;
}

function alsoLine(wanted: WantedRole, major: string | null): string {
  if (wanted.role !== null) return copy.also(source(wanted, major));
  return wanted.kind === null ? copy.alsoTitled(wanted.name) : copy.alsoKind(wanted.kind);
}

function source({ from }: WantedRole, major: string | null): Source {
  if (from !== 'major') return from;
  return major === null ? 'anyMajor' : 'major';
}

function factOf({ name, from }: WantedRole, major: string | null): string {
  if (from === 'asked') return fact.asked(name);
  return from === 'target' ? fact.role(name) : major === null ? fact.noMajor : fact.major(major);
}

/** What the student said themselves; the usual steps after the major only where they named nothing. */
function selfReported(roles: readonly WantedRole[]): readonly WantedRole[] {
  const named = roles.filter(({ from }) => from !== 'major');
  return named.length > 0 ? named : roles;
}

function unrelated(roles: readonly WantedRole[], major: string | null): string {
  if (roles.length === 0) return copy.none;
  const named = selfReported(roles);
  // Of words that name no role, nobody can say what is another.
  const known = named.filter(({ role, kind, from }) => role !== null || kind !== null || from === 'major');
  return named[0]?.from === 'major'
    ? copy.notFromMajor(major)
    : known.length < named.length
      ? copy.notInTitle
      : copy.other(known.slice(0, 3).map(({ name }) => name));
}

const sameCompany = (named: string, company: string): boolean =>
  named.trim() !== '' && ` ${company.toLowerCase()} `.includes(` ${named.trim().toLowerCase()} `);

/** Points and sentence of one wanted role; `exact` when the job is just that. */
interface Nearness {
  points: number;
  text: string;
  exact: boolean;
}
