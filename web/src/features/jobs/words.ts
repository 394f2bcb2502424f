import { type Vendor, vendorNames } from '@alive/contract/boards.ts';
import { closingZone, type Job, levelNames } from '@alive/contract/jobs.ts';
import { dayOf } from '#ui/day.ts';

/** Yearly pay in thousands, next to what the posting states per hour or month: "$58–66K", "$46 an hour, $96K a year"; null when it is silent. */
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

/** Where: the first `most` places and how many more, and whether some of the week is at home; null when it is silent. */
export const placesOf = ({ locations, remote, workplace }: Pick<Job, 'locations' | 'remote' | 'workplace'>, most = 2): string | null => {
  const named = remote && !locations.some((place) => place.startsWith('Remote')) ? [...locations, 'Remote'] : locations;
  if (named.length === 0) return null;
  const listed = named.length <= most ? named : [...named.slice(0, most), `${named.length - most} more`];
  const places = listed.length === 1 ? listed.join() : `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}`;
  return workplace === 'hybrid' && !remote ? `${places} (hybrid)` : places;
};

/** The kind of job as a student says it. */
export const kindOf = ({ level }: Pick<Job, 'level'>): string => levelNames[level];

/** "Closes December 15", with its year where that is eleven months off or more, while it is open; null where no closing date is known. */
export const closingOf = ({ closes_at: closes, last_verified_at: verified, state }: ClosingOf): string | null => {
  if (closes === null || state === 'closed') return null;
  const isFar = Date.parse(closes) - Date.parse(verified) > 334 * 86_400_000;
  return `Closes ${(isFar ? dayAndYear : day).format(new Date(closes))}`;
};

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: closingZone });
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: closingZone });

/** Where a job was found, when it was seen there first and last, and how often it was posted again. */
export const provenanceOf = (job: ProvenanceFields, now: Date): { text: string }[] => {
  const { source, company_name: company, first_seen_at: first, last_verified_at: verified, times_reposted: reposted, state } = job;
  if (source === 'sample') return [{ text: state === 'closed' ? 'Sample posting, closed' : 'Sample posting, not a live opening' }];
  const board = vendorNames[source as Vendor];
  const again = reposted > 0 ? [{ text: `Posted again ${times(reposted)}` }] : [];
  return [
    { text: board ? `From ${ownersOf(company)} ${board} board` : (lists[source] ?? `From ${source}`) },
    { text: `First seen ${ago(first, now)}` },
    ...again,
    { text: lastSeen(state, verified, { now, verb: board ? 'Verified' : 'Last listed' }) },
  ];
};

const thousands = (dollars: number): number => Math.round(dollars / 1000);

const ownersOf = (company: string): string => (/s$/i.test(company) ? `${company}’` : `${company}’s`);

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const lastSeen = (state: Job['state'], verified: string, { now, verb }: { now: Date; verb: string }): string => {
  if (state === 'closed') return 'Closed';
  return state === 'uncertain' ? `Could not be verified since ${dayOf(verified, now)}` : `${verb} ${ago(verified, now)}`;
};

/** "40 min ago", "3 h ago", "12 days ago". */
const ago = (time: string, now: Date): string => {
  const hours = (now.getTime() - Date.parse(time)) / 3_600_000;
  if (hours < 1 / 60) return 'just now';
  if (hours < 1) return `${Math.floor(hours * 60)} min ago`;
  if (hours < 48) return `${Math.floor(hours)} h ago`;
  return `${Math.floor(hours / 24)} days ago`;
};

const lists: Record<string, string> = {
  simplify: 'From a public internship list',
  csv: 'From an imported list',
  json: 'From an imported list',
};

type ProvenanceFields = Pick<Job, 'source' | 'company_name' | 'first_seen_at' | 'last_verified_at' | 'times_reposted' | 'state'>;

type ClosingOf = Pick<Job, 'closes_at' | 'last_verified_at' | 'state'>;
