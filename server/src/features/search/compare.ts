import type { Job } from '@alive/contract/jobs.ts';
import { levelNames, plain } from '@alive/language/conditions/facts.ts';
import { nameOf, payOf, placeOf } from './job-facts.ts';

/** Two jobs side by side: one sentence of judgement from the scores, and what differs in a table short enough for a phone. */
export function comparison(a: Job, b: Job): string {
  const rows: Row[] = [
    ['Match', score(a), score(b)],
    ...parts.map(([kind, label]): Row => [label, part(a, kind), part(b, kind)]),
    ['Pay', payOf(a) ?? 'not stated', payOf(b) ?? 'not stated'],
    ['Where', placesOf(a), placesOf(b)],
    ['Remote', yesNo(a.remote), yesNo(b.remote)],
    ['Level', levelNames[a.level], levelNames[b.level]],
    ['Visas', visaWord[a.sponsorship], visaWord[b.sponsorship]],
    ['Skills', skillNames(a), skillNames(b)],
  ];
  const differing = rows.filter(([, left, right]) => left !== right);
  if (differing.length === 0) return `On paper I can tell ${nameOf(a)} and ${nameOf(b)} apart by their duties only; read both postings.`;
  const [left, right] = headsOf(a, b);
  const table = [`| | ${left} | ${right} |`, '|---|---|---|', ...differing.map((row) => `| ${row.join(' | ')} |`)].join('\n');
  return `${verdict(a, b, differing)}\n\n${table}`;
}

/** The shortest names that tell the two apart: the employer's, else the title's. */
function headsOf(a: Job, b: Job): [string, string] {
  if (a.company_name !== b.company_name) return [cell(a.company_name), cell(b.company_name)];
  const [left, right] = [cell(a.job_title), cell(b.job_title)];
  if (left !== right) return [left, right];
  // The same beginning: what comes after it tells them apart.
  const shared = sharedWords(a.job_title, b.job_title);
  const [one, two] = [a, b].map((job) => cell(job.job_title.slice(shared).replace(/^[\s\p{P}]+/u, '')));
  return one === two || !one || !two ? ['The first', 'The second'] : [`… ${one}`, `… ${two}`];
}

/** How far two titles agree, in characters, up to a whole word. */
function sharedWords(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a.slice(0, at).lastIndexOf(' ') + 1;
}

function verdict(a: Job, b: Job, differing: readonly Row[]): string {
  const [one, two] = [a.match?.score ?? null, b.match?.score ?? null];
  const same = rowsInCommon(differing);
  if (one === null || two === null || one === two)
    return `${nameOf(a)} and ${nameOf(b)} stand level as far as I can score them.${same} They differ here:`;
  const [better, other] = one > two ? [a, b] : [b, a];
  const gap = widest(better, other);
  return `${nameOf(better)} is nearer to what you told me, ${Math.max(one, two)} against ${Math.min(one, two)} for ${nameOf(other)}${gap === null ? '' : `; ${gap} makes most of the difference`}.${same}`;
}

/** The part of the score in which the better one gains most. */
function widest(better: Job, other: Job): string | null {
  const gains = parts
    .map(([kind, label]) => ({ label, gain: (pointsOf(better, kind)?.points ?? 0) - (pointsOf(other, kind)?.points ?? 0) }))
    .sort((one, two) => two.gain - one.gain);
  const [most] = gains;
  return most === undefined || most.gain <= 0 ? null : partNames[most.label];
}

const rowsInCommon = (differing: readonly Row[]) => {
  const labels = differing.map(([label]) => label);
  const alike = (['Pay', 'Where', 'Level'] as const).filter((label) => !labels.includes(label));
  return alike.length === 3 ? ' Pay, place and level are the same.' : '';
};

const pointsOf = (job: Job, kind: Kind) => job.match?.reasons.find((reason) => reason.kind === kind);
function part(job: Job, kind: Kind): string {
  const found = pointsOf(job, kind);
  return found === undefined || job.match?.score == null ? '–' : `${found.points}/${found.max}`;
}

/** Two places at most. */
function placesOf(job: Job): string {
  const most = job.locations.length > 2 ? placeOf({ ...job, locations: job.locations.slice(0, 1) }) : placeOf(job);
  if (most === '') return 'not stated';
  return job.locations.length > 2 ? `${most} +${job.locations.length - 1}` : most;
}

const cell = (text: string) => plain(text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`).replace(/\|/g, '\\|');
const longest = 28;
const score = (job: Job) => (job.match?.score == null ? 'not scored' : String(job.match.score));
const yesNo = (value: boolean) => (value ? 'yes' : 'no');
const skillNames = (job: Job) => job.skills.slice(0, 2).map(plain).join(', ') || 'none named';
const visaWord = { yes: 'sponsors', no: 'does not', unknown: 'not stated' };
const parts: readonly (readonly [Kind, PartLabel])[] = [
  ['role', '– work'],
  ['skills', '– skills'],
  ['level', '– level'],
  ['place', '– place'],
];
const partNames: Record<PartLabel, string> = {
  '– work': 'the kind of work',
  '– skills': 'what it asks you to know',
  '– level': 'the level',
  '– place': 'the place',
};

type PartLabel = '– work' | '– skills' | '– level' | '– place';
type Kind = NonNullable<Job['match']>['reasons'][number]['kind'];
type Row = [string, string, string];
