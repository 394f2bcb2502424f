import { type Vendor, vendorNames } from '@alive/contract/boards.ts';
import { closingZone, type Job, levelNames } from '@alive/contract/jobs.ts';
import { ago, dayOf } from '#ui/when.ts';
import { dateFormat } from '#ui/formats.ts';

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

/** Pay in a few characters, in whole dollars of what was stated: "$20–25/hr", "$58–66K". */
export const payInBrief = (job: Parameters<typeof payOf>[0]): string | null =>
  job.pay_stated
    ?.replace(/\d+\.\d+/g, (amount) => `${Math.round(Number(amount))}`)
    .replace(/ an? (hour|day|week|month|year)$/, (_, unit: keyof typeof units) => units[unit]) ?? payOf(job);

const units = { hour: '/hr', day: '/day', week: '/wk', month: '/mo', year: '/yr' } as const;

/** Where: the first `most` places and how many more, and whether some of the week is at home; null when it is silent. */
export const placesOf = ({ locations, remote, workplace }: Pick<Job, 'locations' | 'remote' | 'workplace'>, most = 2): string | null => {
  const named = remote && !locations.some((place) => place.startsWith('Remote')) ? [...locations, 'Remote'] : locations;
  if (named.length === 0) return null;
  const more = named.length > most ? ` plus ${named.length - most} more` : '';
  const places = `${named.slice(0, most).join(' and ')}${more}`;
  return workplace === 'hybrid' && !remote ? `${places} (hybrid)` : places;
};

/** The first place in a few characters, and how many more: "Boulder, CO +2". */
export const placeInBrief = (job: Parameters<typeof placesOf>[0]): string | null =>
  placesOf({ ...job, workplace: null }, 1)?.replace(/ plus (\d+) more/, ' +$1') ?? null;

/** The kind of job as a student says it. */
export const kindOf = ({ level }: Pick<Job, 'level'>): string => levelNames[level];

/** The same, or null where the title says it: "Field Hardware Intern". */
export const kindBeyondTitle = ({ level, job_title: title }: Pick<Job, 'level' | 'job_title'>): string | null =>
  titlesSaying[level]?.test(title) ? null : levelNames[level];

const titlesSaying: Partial<Record<Job['level'], RegExp>> = {
  internship: /\b(intern(ship)?|co-?op)\b/i,
  new_grad: /\bnew grad/i,
  entry_level: /\bentry[ -]level/i,
  senior: /\b(senior|sr)\b/i,
  lead: /\blead\b/i,
  manager: /\bmanager\b/i,
};

/** "Closes December 15", with its year where that is eleven months off or more, while it is open; null where no closing date is known. */
export const closingOf = ({ closes_at: closes, last_verified_at: verified, state }: ClosingOf): string | null => {
  if (closes === null || state === 'closed') return null;
  const isFar = Date.parse(closes) - Date.parse(verified) > 334 * 86_400_000;
  return `Closes ${dateFormat(isFar ? dayAndYear : day).format(new Date(closes))}`;
};

const day = { month: 'long', day: 'numeric', timeZone: closingZone } as const;
const dayAndYear = { dateStyle: 'long', timeZone: closingZone } as const;

/** Where a job was found, when it was seen there first and last, and how often it was reposted. */
export const provenanceOf = (job: ProvenanceFields, now: Date): { text: string }[] => {
  const { source, company_name: company, first_seen_at: first, last_verified_at: verified, times_reposted: reposted, state } = job;
  if (source === 'sample') return [{ text: state === 'closed' ? 'Sample posting, closed' : 'Sample posting, not a live opening' }];
  const board = vendorNames[source as Vendor];
  const again = reposted > 0 ? [{ text: `Reposted ${times(reposted)}` }] : [];
  return [
    { text: board ? `From ${ownersOf(company)} ${board} job board` : (lists[source] ?? `From ${source}`) },
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
  return state === 'uncertain' ? `Not verified since ${dayOf(verified, now)}` : `${verb} ${ago(verified, now)}`;
};

const lists: Record<string, string> = {
  simplify: 'From a public internship list',
  csv: 'From a list added to Alive',
  json: 'From a list added to Alive',
};

type ProvenanceFields = Pick<Job, 'source' | 'company_name' | 'first_seen_at' | 'last_verified_at' | 'times_reposted' | 'state'>;

type ClosingOf = Pick<Job, 'closes_at' | 'last_verified_at' | 'state'>;
