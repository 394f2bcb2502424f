import type { Job } from '@alive/contract/jobs.ts';

/** Yearly pay in thousands, beside what the posting states per hour or month: "$58–66K", "$46 an hour, $96K a year"; null when it is silent. */
export const payOf = ({
  salary_min: min,
  salary_max: max,
  pay_stated: stated,
}: Pick<Job, 'salary_min' | 'salary_max' | 'pay_stated'>): string | null => {
  const low = min ?? max;
  const high = max ?? min;
  if (low === null || high === null || high < 500) return stated;
  const [from, to] = [thousands(low), thousands(high)];
  const yearly = from === to ? `$${to}K` : `$${from}–${to}K`;
  return stated === null ? yearly : `${stated} (${yearly} a year)`;
};

/** Where, in few words: the first two places and how many more. */
export const placesOf = ({ locations, remote }: Pick<Job, 'locations' | 'remote'>): string | null => {
  const named = remote && !locations.some((place) => place.startsWith('Remote')) ? [...locations, 'Remote'] : locations;
  if (named.length === 0) return null;
  const [first, second, ...more] = named;
  if (second === undefined) return first ?? null;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
};

/** The kind of job as a student says it. */
export const kindOf = ({ level }: Pick<Job, 'level'>): string => kinds[level];

/** Source, posting date and when it was last seen. */
export const receiptOf = (
  { source, posted_at: posted, last_verified_at: seen, state }: Pick<Job, 'source' | 'posted_at' | 'last_verified_at' | 'state'>,
  now: Date,
) => [
  { text: sources[source] ?? source },
  ...(posted
    ? [
        {
          text: `Posted ${new Date(posted).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC', ...(posted.slice(0, 4) === now.toISOString().slice(0, 4) ? {} : { year: 'numeric' }) })}`,
          minor: true,
        },
      ]
    : []),
  { text: state === 'closed' ? 'Closed' : source === 'sample' ? 'Not a live opening' : `Seen ${ago(new Date(seen), now)}` },
];

const thousands = (dollars: number): number => Math.round(dollars / 1000);

const ago = (then: Date, now: Date): string => {
  const hours = (now.getTime() - then.getTime()) / 3_600_000;
  const [count, unit] =
    hours < 1
      ? ([Math.round(hours * 60), 'minute'] as const)
      : hours < 48
        ? ([Math.round(hours), 'hour'] as const)
        : ([Math.round(hours / 24), 'day'] as const);
  return count < 1 ? 'just now' : new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-count, unit);
};

const kinds: Record<Job['level'], string> = {
  internship: 'Internship',
  new_grad: 'New grad',
  entry_level: 'Entry level',
  mid: 'Mid-level',
  senior: 'Senior',
  lead: 'Lead',
  manager: 'Manager',
};

const sources: Record<string, string> = {
  sample: 'Sample posting',
  simplify: 'Public internship list',
  csv: 'Imported list',
  json: 'Imported list',
};
