import type { Job, Workplace } from '@alive/contract/jobs.ts';
import { escaped } from '#platform/markdown.ts';
import { shortPlace } from './conditions.ts';

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
 * What sets jobs of a selection apart, at most `count` sentence parts about different jobs: the closest match first,
 * then whatever only one of the others has (the most pay, remote, a plain yes to sponsoring, another level).
 */
export function standouts(jobs: readonly Job[], wants: { visa: boolean; remote: boolean }, count: number): { job: Job; says: string }[] {
  const found: { job: Job; says: string }[] = [];
  const add = (job: Job | undefined, says: string | null) => {
    if (job !== undefined && says !== null && found.length < count && found.every((one) => one.job.id !== job.id))
      found.push({ job, says });
  };
  const [top] = jobs;
  if (top === undefined) return [];
  add(top, closest(top, jobs));
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
  for (const job of jobs.slice(1)) add(job, skillsOf(job, 2));
  return found;
}

/** Names in a sentence: "a", "a and b", "a, b and c". */
export function listed(names: readonly string[], word = 'and'): string {
  return names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}

/** Words of a message that became nothing, as typed: three at most, for the rest is underlined where the message stands. */
export function couldNotUse(words: readonly string[]): string {
  const named = [...new Set(words)].slice(0, 3).map((word) => `“${plain(word)}”`);
  return named.length === 0 ? '' : `I couldn’t use ${listed(named, 'or')}.`;
}

export const figure = (count: number) => count.toLocaleString('en-US');

/** Small numbers at the start of a sentence as words. */
export const inWords = (count: number) =>
  ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][count] ?? figure(count);

/** An amount without cents: "$60,000". */
export const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Where the work is done, after "is". */
export const workplaceNames: Readonly<Record<Workplace, string>> = { remote: 'fully remote', hybrid: 'hybrid', onsite: 'on site' };

export const levelNames = {
  internship: 'internship',
  new_grad: 'new grad',
  entry_level: 'entry level',
  unspecified: 'level not stated',
  mid: 'mid level',
  senior: 'senior',
  lead: 'lead',
  manager: 'manager',
};

/** Text of a record without what Markdown would read as its own. */
export const plain = escaped;

/** "asks for SQL and Python"; null when the record names no skill. */
export function skillsOf(job: Job, most: number): string | null {
  return job.skills.length === 0 ? null : `asks for ${listed(job.skills.slice(0, most).map(plain))}`;
}

/** What the record says of visas, in a sentence; the posting's own words where it has any. */
export function visaOf(job: Job): string {
  const quote = job.sponsorship_quote === null ? '' : `: “${plain(job.sponsorship_quote)}”`;
  if (job.sponsorship === 'yes') return `It says it sponsors${quote}`;
  if (job.sponsorship === 'no') return `It says it does not sponsor${quote}`;
  return 'On visas it is silent, so not stated; ask before you apply';
}

function closest(top: Job, jobs: readonly Job[]): string | null {
  const score = top.match?.score;
  const rival = jobs[1]?.match?.score;
  const named = top.match?.reasons.find((reason) => reason.kind === 'skills' && reason.points > 0 && reason.quote !== undefined)?.text;
  const skills = skillsOf(top, 2);
  if (score == null) return skills ?? (payOf(top) === null ? 'came first' : `pays ${payOf(top) ?? ''}`);
  const standing =
    jobs.length === 1 ? `scores ${score} with you` : rival === score ? `shares the best score, ${score}` : `comes closest, ${score} of 100`;
  if (named !== undefined) return `${standing}: ${plain(named.charAt(0).toLowerCase() + named.slice(1).replace(/\.$/, ''))}`;
  return skills === null ? standing : `${standing}: it ${skills}`;
}

function bestPaid(jobs: readonly Job[]): Job | undefined {
  const paid = jobs.filter((job) => job.salary_max !== null).sort((a, b) => (b.salary_max ?? 0) - (a.salary_max ?? 0));
  return paid.length > 1 && paid[0]?.salary_max !== paid[1]?.salary_max ? paid[0] : undefined;
}

function only(jobs: readonly Job[], holds: (job: Job) => boolean): Job | undefined {
  const those = jobs.filter(holds);
  return those.length === 1 && jobs.length > 1 ? those[0] : undefined;
}
