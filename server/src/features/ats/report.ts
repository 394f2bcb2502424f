import { vendorNames } from '@alive/contract/boards.ts';
import type { Board } from './boards.ts';
import type { BoardRow } from './queries.ts';
import type { Progress, SyncReport } from './sync.ts';

/** "Stripe (Greenhouse): 200 of 786 …" */
export const progressOf = ({ companyName, vendor }: Board, { done, total }: Progress): string =>
  `${companyName} (${vendorNames[vendor]}): ${count(done)}${total === null ? '' : ` of ${count(Math.max(total, done))}`} …`;

/** What reading a board came to, in one line: "Stripe: 786 listed, 12 new, 3 changed, 5 closed". */
export function lineOf(report: SyncReport): string {
  return `${report.companyName}: ${said(report)}`;
}

function said({ outcome, listed, added, changed, reopened, closed, unread, whole, failure }: SyncReport): string {
  const because = clause(failure);
  if (outcome === 'unchanged') return `unchanged, ${count(listed)} verified`;
  if (outcome === 'gone') return `gone: ${because}, ${count(closed)} closed`;
  if (outcome === 'offline') return `could not be reached: ${because}; its jobs stay as they are`;
  if (outcome !== 'complete') return `failed: ${because}, nothing was closed`;
  const parts = [
    `${count(listed)} listed`,
    `${count(added)} new`,
    `${count(changed)} changed`,
    ...(reopened > 0 ? [`${count(reopened)} open again`] : []),
    `${count(closed)} closed`,
    ...(unread > 0 ? [`${count(unread)} could not be read`] : []),
    ...(whole ? [] : [`not all that is listed could be seen${closed > 0 ? '' : ', so nothing was closed'}`]),
    ...(failure === null ? [] : [because]),
  ];
  return parts.join(', ');
}

/** What is known of a board, in one line. */
export function statusOf({ companyName, vendor }: Board, row: BoardRow | undefined): string {
  return `${companyName} (${vendorNames[vendor]}): ${tried(row)}`;
}

function tried(row: BoardRow | undefined): string {
  if (row === undefined || (row.startedAt === null && row.failure === null)) return 'never read';
  const last =
    row.completedAt === null
      ? 'never read to its end'
      : `${count(row.listed ?? 0)} listed when read to its end on ${moment(row.completedAt)}`;
  if (row.outcome === 'complete' || row.outcome === 'unchanged')
    return [last, ...(row.failure === null ? [] : [clause(row.failure)])].join('; ');
  const since = row.startedAt === null ? '' : ` on ${moment(row.startedAt)}`;
  if (row.outcome === null) return `begun${since}, not ended; ${last}`;
  return `${row.outcome}${since}: ${clause(row.failure)}; ${last}`;
}

/** A sentence as part of another. */
const clause = (sentence: string | null): string => (sentence ?? 'no reason is known').replace(/\.$/, '');

/** "2026-11-20 12:00 UTC" */
const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const count = (number: number): string => number.toLocaleString('en-US');
