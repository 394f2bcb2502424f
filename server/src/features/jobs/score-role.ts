import { kindOfRole } from '@alive/language/titles/roles.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { fold } from '@alive/language/text/text.ts';
import type { Candidate, WantedRole } from './candidate.ts';
import { listed, type Part, posting, profile, type Scorable, weights } from './part.ts';

/** What the job's kind of work gives, by the nearest role the student wants: the role itself, its title's words, or the same kind of work. */
export const rolePart = ({ roles, companies, major }: Candidate, job: Scorable): Part => {
  const title = roles.some(({ from }) => from !== 'major') ? new Set(tellingWords(job.title)) : none;
  const found = roles.map((wanted) => ({ wanted, ...nearness(wanted, major, job, title) }));
  const unlike: Nearness & { wanted: WantedRole | null } = {
    points: rolePoints.none,
    text: unrelated(roles, major),
    exact: false,
    wanted: null,
  };
  const best = found.reduce((a, b) => (b.points > a.points ? b : a), unlike);
  const compared = best.wanted === null ? selfReported(roles).slice(0, 3) : [best.wanted];
  // Asked for now, and what they are headed for anyway.
  const also = found.find(
    ({ wanted, exact }) => exact && best.wanted !== null && (best.wanted.from === 'asked') !== (wanted.from === 'asked'),
  );
  const company = companies.find((name) => sameCompany(name, job.companyName));
  return {
    points: Math.min(weights.role, best.points + (also ? rolePoints.also : 0) + (company === undefined ? 0 : rolePoints.company)),
    text: [
      best.text,
      also ? alsoLine(also.wanted, major) : '',
      company === undefined ? '' : `And ${job.companyName} is a company you named.`,
    ]
      .filter(Boolean)
      .join(' '),
    evidence: [
      ...(compared.length === 0 ? [] : posting(job.title)),
      ...profile(...new Set([...compared, ...(also ? [also.wanted] : [])].map((wanted) => factOf(wanted, major)))),
      ...(company === undefined ? [] : [...posting(job.companyName), ...profile(`Named ${company} as an employer`)]),
    ],
  };
};

/** The points of a wanted role when a job has this very role, and when it only is the same kind of work. */
export const pointsOf = ({ role, kind, from, rank = 0 }: WantedRole): { exact: number; akin: number } => ({
  exact:
    role === null
      ? kind === null
        ? 0
        : rolePoints.askedKind
      : from === 'major'
        ? rolePoints.major - rolePoints.perRank * rank
        : rolePoints.named,
  akin: role === null || kind === null ? 0 : from === 'major' ? rolePoints.majorAkin : rolePoints.namedAkin,
});

/**
 * The points of the role part. `named`: a role asked for or in the profile; `titled`: the title holds its words; `askedKind`: the
 * kind of work that was asked for; `major`: the most usual first role after the major, each next one `perRank` less; `topic`: the title holds a word
 * that was asked for; `…Akin`: only the same kind of work; `also` (asked for and on record) and `company` come on top, up to 40.
 */
export const rolePoints = {
  named: 36,
  titled: 34,
  askedKind: 32,
  major: 30,
  perRank: 2,
  topic: 26,
  namedAkin: 20,
  majorAkin: 10,
  also: 6,
  company: 8,
  none: 0,
} as const;

function nearness(wanted: WantedRole, major: string | null, job: Scorable, title: ReadonlySet<string>): Nearness {
  const { name, role, kind, from } = wanted;
  const { exact, akin } = pointsOf(wanted);
  if (role !== null && role === job.role) return { exact: true, points: exact, text: sameRole(role, wanted, major, job.title) };
  if (role === null && kind !== null)
    return {
      exact: kind === job.function,
      ...(kind === job.function
        ? { points: exact, text: `It is ${kind} work, ${from === 'asked' ? 'which you asked for' : 'as you named it'}.` }
        : nothing),
    };
  const words = from === 'major' ? [] : tellingWords(name);
  if (words.length > 0 && words.every((word) => title.has(word))) {
    const topic = role === null && from === 'asked';
    return {
      exact: topic,
      points: topic ? rolePoints.topic : rolePoints.titled,
      text: `Its title says ${name}, ${from === 'asked' ? 'which you asked for' : 'a role you named'}.`,
    };
  }
  if (role !== null && kind !== null && job.role !== null && kind === kindOfRole(job.role))
    return { exact: false, points: akin, text: `It is ${kind} work, near to ${name}, ${source(wanted, major)}.` };
  return { exact: false, ...nothing };
}

/** Titles and students call one role by many names: it is recognised by which ones. */
function sameRole(role: string, wanted: WantedRole, major: string | null, title: string): string {
  const asNamed = fold(wanted.name) === fold(role);
  if (asNamed && fold(title).includes(fold(role))) return `${role} is ${source(wanted, major)}.`;
  return `It is ${role} work, ${asNamed ? '' : `as is ${wanted.name}, `}${source(wanted, major)}.`;
}

const none: ReadonlySet<string> = new Set();
const nothing = { points: rolePoints.none, text: '' };

function alsoLine(wanted: WantedRole, major: string | null): string {
  if (wanted.role !== null) return `It is also ${source(wanted, major)}.`;
  return wanted.kind === null ? `Its title also says ${wanted.name}.` : `It is also ${wanted.kind} work, which you asked for.`;
}

function source({ from }: WantedRole, major: string | null): string {
  if (from === 'asked') return 'part of this search';
  if (from === 'target') return 'a role you named';
  return major === null ? 'a usual first step while the major is open' : 'a usual step from your major';
}

function factOf({ name, from }: WantedRole, major: string | null): string {
  if (from === 'asked') return `Asked for ${name}`;
  return from === 'target' ? `Named ${name} as a target role` : major === null ? 'Has not settled on a major' : `Majors in ${major}`;
}

/** What the student said themselves; the usual steps after the major only where they named nothing. */
function selfReported(roles: readonly WantedRole[]): readonly WantedRole[] {
  const named = roles.filter(({ from }) => from !== 'major');
  return named.length > 0 ? named : roles;
}

function unrelated(roles: readonly WantedRole[], major: string | null): string {
  const [first] = selfReported(roles);
  if (first !== undefined && first.from !== 'major')
    return `It is another kind of work than ${listed(
      selfReported(roles)
        .slice(0, 3)
        .map(({ name }) => name),
    )}.`;
  return roles.length > 0
    ? `It is not a usual step from ${major ?? 'an open major'}, and you have named no role yet.`
    : 'You have named no role yet.';
}

const sameCompany = (named: string, company: string): boolean =>
  named.trim() !== '' && ` ${company.toLowerCase()} `.includes(` ${named.trim().toLowerCase()} `);

/** Points and sentence of one wanted role; `exact` when the job is just that. */
interface Nearness {
  points: number;
  text: string;
  exact: boolean;
}
