import type { Job } from '@alive/contract/jobs.ts';
import { levelNames, plain } from '@alive/language/conditions/facts.ts';
import { compared as copy } from './copy/job.ts';
import { nameOf, payOf, placeOf } from './job-facts.ts';

/** Two jobs side by side: one sentence of judgement from the scores, and what differs in a table short enough for a phone. */
export function comparison(a: Job, b: Job, visas: boolean): string {
  const rows: Row[] = [
    [copy.rows.match, score(a), score(b)],
    ...parts.map(([kind, label]): Row => [copy.rows[label], part(a, kind), part(b, kind)]),
    [copy.rows.pay, payOf(a) ?? copy.notStated, payOf(b) ?? copy.notStated],
    [copy.rows.where, placesOf(a), placesOf(b)],
    [copy.rows.remote, yesNo(a.remote), yesNo(b.remote)],
    [copy.rows.levels, levelNames[a.level], levelNames[b.level]],
    ...(visas ? [[copy.rows.visas, copy.visas[a.sponsorship], copy.visas[b.sponsorship]] satisfies Row] : []),
    [copy.rows.asks, skillNames(a), skillNames(b)],
  ];
  const differing = rows.filter(([, left, right]) => left !== right);
  if (differing.length === 0) return copy.alike(nameOf(a), nameOf(b));
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
  return one === two || !one || !two ? [copy.heads[0], copy.heads[1]] : [`… ${one}`, `… ${two}`];
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
  if (one === null || two === null || one === two) return [copy.even(nameOf(a), nameOf(b)), ...same, copy.differ].join(' ');
  const [better, other] = one > two ? [a, b] : [b, a];
  const gap = widest(better, other);
  const lead = copy.better(nameOf(better), nameOf(other), [Math.max(one, two), Math.min(one, two)]);
  const why =
    gap === null
      ? []
      : [
          copy.widest(
            copy.parts[gap.label],
            [better, other].map((job) => part(job, gap.kind)),
          ),
          reasonOf(better, gap.kind),
        ];
  return [lead, ...why.filter((line) => line !== ''), ...same].join(' ');
}

/** What its score says of a part. */
const reasonOf = (job: Job, kind: Kind): string => {
  const text = plain(pointsOf(job, kind)?.text ?? '');
  return text === '' ? '' : copy.reason(nameOf(job), /[.!?]”?$/.test(text) ? text : `${text}.`);
};

/** The part of the score in which the better one gains most. */
function widest(better: Job, other: Job): { kind: Kind; label: PartLabel } | null {
  const gains = parts
    .map(([kind, label]) => ({ kind, label, gain: (pointsOf(better, kind)?.points ?? 0) - (pointsOf(other, kind)?.points ?? 0) }))
    .sort((one, two) => two.gain - one.gain);
  const [most] = gains;
  return most === undefined || most.gain <= 0 ? null : most;
}

const rowsInCommon = (differing: readonly Row[]) => {
  const labels = differing.map(([label]) => label);
  const { pay, where, levels } = copy.rows;
  return [pay, where, levels].some((label) => labels.includes(label)) ? [] : [copy.same];
};

const pointsOf = (job: Job, kind: Kind) => job.match?.reasons.find((reason) => reason.kind === kind);
function part(job: Job, kind: Kind): string {
  const found = pointsOf(job, kind);
  return found === undefined || job.match?.score == null ? '–' : `${found.points}/${found.max}`;
}

/** Two places at most. */
function placesOf(job: Job): string {
  const most = job.locations.length > 2 ? placeOf({ ...job, locations: job.locations.slice(0, 1) }) : placeOf(job);
  if (most === '') return copy.notStated;
  return job.locations.length > 2 ? `${most} +${job.locations.length - 1}` : most;
}

const cell = (text: string) => plain(text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`).replace(/\|/g, '\\|');
const longest = 28;
const score = (job: Job) => (job.match?.score == null ? copy.notScored : String(job.match.score));
const yesNo = (value: boolean) => (value ? copy.yes : copy.no);
const skillNames = (job: Job) => job.skills.slice(0, 2).map(plain).join(', ') || copy.noSkills;
const parts: readonly (readonly [Kind, PartLabel])[] = [
  ['role', 'work'],
  ['skills', 'skills'],
  ['level', 'level'],
  ['place', 'place'],
];

type PartLabel = keyof typeof copy.parts;
type Kind = NonNullable<Job['match']>['reasons'][number]['kind'];
type Row = [string, string, string];
