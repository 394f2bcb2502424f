import type { Job } from '@alive/contract/jobs.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import { shortPlace } from '@alive/language/places/cities.ts';
import { named } from './copy/job.ts';
import { standsOut } from './copy/selection.ts';

/** Facts of jobs as short phrases, each taken from the record as it stands. */

/** "**Data Analyst Intern** at Spotify". */
export const nameOf = (job: Job) => named(job.job_title, job.company_name);

/** "$38 an hour", "$58–66K"; null when the posting is silent. */
export function payOf(job: Job): string | null {
  if (job.pay_stated !== null) return job.pay_stated;
  const [low, high] = [job.salary_min, job.salary_max].map((amount) => (amount === null ? null : Math.round(amount / 1000)));
  if (low == null) return high == null ? null : `up to $${high}K`;
  return high == null || high === low ? `$${low}K` : `$${low}–${high}K`;
}

/** The most that a job pays in a year, else the least; 0 where its posting is silent. */
export const highestPay = ({ salary_max: high, salary_min: low }: Job): number => high ?? low ?? 0;

/** "Boston", "Boston and Chicago", "Boston and 4 more places". */
export function placeOf(job: Job): string {
  const places = job.locations.map(shortPlace);
  if (places.length === 0) return job.remote ? 'remote' : '';
  return places.length <= 2 ? listed(places) : `${places[0] ?? ''} and ${places.length - 1} more places`;
}

/**
 * What sets jobs of a selection apart, at most `count` sentence parts about different jobs: the first, which `meets` what was wished for,
 * then whatever only one of the others has (the most pay, remote, a plain yes to sponsoring), and what they say of what the student named.
 */
export function standouts(jobs: readonly Job[], wants: Wants, count: number): { job: Job; says: string }[] {
  const found: { job: Job; says: string }[] = [];
  const add = (job: Job | undefined, says: string | null) => {
    if (job !== undefined && says !== null && found.length < count && found.every((one) => one.job.id !== job.id))
      found.push({ job, says });
  };
  const [top] = jobs;
  if (top === undefined) return [];
  add(top, standing(top, jobs, wants.meets ?? ''));
  if (wants.visa)
    add(
      only(jobs, (job) => job.sponsorship === 'yes'),
      standsOut.sponsors,
    );
  add(bestPaid(jobs), standsOut.paysMost(payOf(bestPaid(jobs) ?? top) ?? ''));
  if (!wants.remote)
    add(
      only(jobs, (job) => job.remote),
      standsOut.remote,
    );
  for (const job of jobs.slice(1)) add(job, metBy(job));
  return found;
}

/** The first skills that the record names. */
export const skillsOf = (job: Job, most: number): string[] => job.skills.slice(0, most).map(plain);

/** Why the first is the first: its score where that is the best, else what it says of the wishes. */
function standing(top: Job, jobs: readonly Job[], meets: string): string | null {
  const score = top.match?.score;
  const rivals = jobs.slice(1).flatMap((job) => job.match?.score ?? []);
  const said = metBy(top);
  if (score == null) return standsOut.payOrFirst(payOf(top));
  const isBeaten = rivals.some((other) => other > score);
  if (isBeaten && meets !== '') return standsOut.meets(meets);
  const lead = jobs.length === 1 || isBeaten ? standsOut.scores(score) : rivals.includes(score) ? standsOut.shares : standsOut.closest;
  return said === null ? lead : standsOut.because(lead, said);
}

/** What the posting says of what the student likes or has, after its name: what else it asks for tells nothing about them. */
function metBy({ match }: Job): string | null {
  const reason = match?.reasons.find(({ kind, points, quote }) => kind === 'skills' && points > 0 && quote !== undefined);
  const said = /^(?:The posting|It) (.+?)\.(?: |$)/.exec(reason?.text ?? '')?.[1];
  return said === undefined ? null : plain(said);
}

function bestPaid(jobs: readonly Job[]): Job | undefined {
  const paid = jobs.filter((job) => job.salary_max !== null).sort((a, b) => (b.salary_max ?? 0) - (a.salary_max ?? 0));
  return paid.length > 1 && paid[0]?.salary_max !== paid[1]?.salary_max ? paid[0] : undefined;
}

function only(jobs: readonly Job[], holds: (job: Job) => boolean): Job | undefined {
  const those = jobs.filter(holds);
  return those.length === 1 && jobs.length > 1 ? those[0] : undefined;
}

export interface Wants {
  visa: boolean;
  remote: boolean;
  /** What the first says of the wishes, after "it": "mentions “writing”". */
  meets?: string;
}
