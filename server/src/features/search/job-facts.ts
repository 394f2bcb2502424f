import type { Job } from '@alive/contract/jobs.ts';
import { figure, listed, plain } from '@alive/language/conditions/facts.ts';
import { shortPlace } from '@alive/language/places/cities.ts';

/** Facts of jobs as short phrases, each taken from the record as it stands. */

/** "**Data Analyst Intern** at Spotify". */
export const nameOf = (job: Job) => `**${plain(job.job_title)}** at ${plain(job.company_name)}`;

/** "$38 an hour", "$58–66K"; null when the posting is silent. */
export function payOf(job: Job): string | null {
  if (job.pay_stated !== null) return job.pay_stated;
  const [low, high] = [job.salary_min, job.salary_max].map((amount) => (amount === null ? null : Math.round(amount / 1000)));
  if (low == null) return high == null ? null : `up to $${high}K`;
  return high == null || high === low ? `$${low}K` : `$${low}–${high}K`;
}

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
      'is the one that says it sponsors',
    );
  add(bestPaid(jobs), `pays the most of these, ${payOf(bestPaid(jobs) ?? top) ?? ''}`);
  if (!wants.remote)
    add(
      only(jobs, (job) => job.remote),
      'is the one you could do remotely',
    );
  for (const job of jobs.slice(1)) add(job, metBy(job));
  return found;
}

/** "asks for SQL and Python"; null when the record names no skill. */
export function skillsOf(job: Job, most: number): string | null {
  return job.skills.length === 0 ? null : `asks for ${listed(job.skills.slice(0, most).map(plain))}`;
}

/** What the record says of visas, in sentences: the posting's own words where it has any, else the employer's petitions where they are known. */
export function visaOf(job: Job): string {
  const quote = job.sponsorship_quote === null ? '' : `: “${plain(job.sponsorship_quote)}”`;
  if (job.sponsorship === 'yes') return `It says it sponsors${quote}`;
  if (job.sponsorship === 'no') return `It says it does not sponsor${quote}`;
  const { initial, years } = job.visa_record ?? {};
  const petitions = initial === 1 ? 'petition' : 'petitions';
  const past =
    initial === undefined
      ? ''
      : `. This employer had ${initial === 0 ? 'no' : figure(initial)} new H-1B ${petitions} approved in ${years} (USCIS)`;
  return `On visas it is silent, so not stated; ask before you apply${past}`;
}

/** Why the first is the first: its score where that is the best, else what it says of the wishes. */
function standing(top: Job, jobs: readonly Job[], meets: string): string | null {
  const score = top.match?.score;
  const rivals = jobs.slice(1).flatMap((job) => job.match?.score ?? []);
  const named = metBy(top);
  if (score == null) return payOf(top) === null ? 'came first' : `pays ${payOf(top) ?? ''}`;
  if (rivals.some((other) => other > score) && meets !== '') return `comes first: it ${meets}`;
  const lead =
    jobs.length === 1 || rivals.some((other) => other > score)
      ? `scores ${score} with you`
      : rivals.includes(score)
        ? `shares the best score, ${score}`
        : `comes closest, ${score} of 100`;
  return named === null ? lead : `${lead}: it ${named}`;
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
