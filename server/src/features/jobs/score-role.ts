import { kindOfRole } from '#language/roles.ts';
import { tellingWords } from '#language/telling.ts';
import type { Candidate, WantedRole } from './candidate.ts';
import { listed, type Part, type Scorable, weights } from './part.ts';

/** What the job's kind of work gives, by the nearest role the student wants: the role itself, its title's words, or the same kind of work. */
export const rolePart = ({ roles, companies, major }: Candidate, job: Scorable): Part => {
  const title = roles.some(({ from }) => from !== 'major') ? new Set(tellingWords(job.title)) : none;
  const found = roles.map((wanted) => ({ wanted, ...nearness(wanted, job, title) }));
  const unlike: Part & { wanted: WantedRole | null } = { points: rolePoints.none, text: unrelated(roles, major), wanted: null };
  const best = found.reduce((a, b) => (b.points > a.points ? b : a), unlike);
  // Asked for now, and what they are headed for anyway.
  const also = found.find(
    ({ wanted, exact }) => exact && best.wanted !== null && (best.wanted.from === 'asked') !== (wanted.from === 'asked'),
  );
  const company = companies.find((name) => sameCompany(name, job.companyName));
  return {
    points: Math.min(weights.role, best.points + (also ? rolePoints.also : 0) + (company === undefined ? 0 : rolePoints.company)),
    text: [best.text, also ? alsoLine(also.wanted) : '', company === undefined ? '' : `And ${job.companyName} is a company you named.`]
      .filter(Boolean)
      .join(' '),
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

function nearness(wanted: WantedRole, job: Scorable, title: ReadonlySet<string>): Part & { exact: boolean } {
  const { name, role, kind, from } = wanted;
  const { exact, akin } = pointsOf(wanted);
  if (role !== null && role === job.role) return { exact: true, points: exact, text: `${role} is ${source(wanted)}.` };
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
    return { exact: false, points: akin, text: `It is ${kind} work, near to ${role}, ${source(wanted)}.` };
  return { exact: false, ...nothing };
}

const none: ReadonlySet<string> = new Set();
const nothing: Part = { points: rolePoints.none, text: '' };

function alsoLine(wanted: WantedRole): string {
  if (wanted.role !== null) return `It is also ${source(wanted)}.`;
  return wanted.kind === null ? `Its title also says ${wanted.name}.` : `It is also ${wanted.kind} work, which you asked for.`;
}

const source = ({ from }: WantedRole): string =>
  from === 'asked' ? 'part of this search' : from === 'target' ? 'a role you named' : 'a usual step from your major';

function unrelated(roles: readonly WantedRole[], major: string | null): string {
  const named = roles.filter(({ from }) => from !== 'major').map(({ name }) => name);
  if (named.length > 0) return `It is another kind of work than ${listed(named.slice(0, 3))}.`;
  return roles.length > 0
    ? `It is not a usual step from ${major ?? 'your major'}, and you have named no role yet.`
    : 'You have named no role yet.';
}

const sameCompany = (named: string, company: string): boolean =>
  named.trim() !== '' && ` ${company.toLowerCase()} `.includes(` ${named.trim().toLowerCase()} `);
