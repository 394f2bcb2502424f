import type { Condition } from '@alive/contract/conditions.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import * as copy from './copy/selection.ts';
import type { Found, JobFilter } from './port.ts';

/** The ways a large selection would split, with counts, for fields the student has said nothing about. At most two counts. */
export async function splitsOf({ conditions, found, filter, known, count }: Sighted): Promise<Split[]> {
  if (found.total < worthSplitting) return [];
  const open = (kind: Split['kind'], ...fields: string[]) =>
    !known.includes(kind) && !conditions.some((one) => one.op !== 'not' && fields.includes(one.field));
  const splits: Split[] = [];
  if (open('work', 'role', 'function', 'text', 'company', 'industry')) {
    const kinds = kindsOf(found);
    if (kinds.length > 1) return [{ kind: 'work', kinds }];
  }
  if (open('level', 'level')) splits.push({ kind: 'level', some: await count({ ...filter, levels: ['internship'] }) });
  if (open('remote', 'place', 'remote')) splits.push({ kind: 'remote', some: await count({ ...filter, remote: true }) });
  return splits;
}

/** The question that would split best: nearest to half and half; null when none would help. */
export function questionFor(splits: readonly Split[], total: number): Question | null {
  const even = (split: Split) => (split.kind === 'work' ? 1 : Math.min(split.some, total - split.some) / total);
  const best = [...splits].sort((a, b) => even(b) - even(a))[0];
  if (best === undefined) return null;
  if (best.kind === 'work') {
    const [one = '', two = ''] = best.kinds;
    return {
      kind: best.kind,
      text: copy.question.work(best.kinds.slice(0, 3).map((kind) => kind.toLowerCase())),
      answers: [one, two],
    };
  }
  if (best.kind === 'level' && even(best) > 0.05) {
    return {
      kind: best.kind,
      text: copy.question.level(best.some, total - best.some),
      answers: ['Internships only', 'Full-time only'],
    };
  }
  if (best.kind === 'remote') {
    return { kind: best.kind, text: copy.question.remote(best.some), answers: best.some > 0 ? ['Remote only'] : [] };
  }
  return null;
}

/** The functions of the best jobs by their titles, most frequent first; those that are no work the student is headed for do not count. */
function kindsOf(found: Found): string[] {
  const headed = found.jobs.filter((job) => (job.match?.reasons.find(({ kind }) => kind === 'role')?.points ?? 0) > 0);
  const tally = new Map<string, number>();
  for (const job of headed) {
    const kind = filedUnder(job.job_title).function;
    if (kind !== null) tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  return [...tally].sort((a, b) => b[1] - a[1]).map(([kind]) => kind);
}

const worthSplitting = 25;

interface Sighted {
  conditions: readonly Condition[];
  found: Found;
  filter: JobFilter;
  /** Questions that need not be asked. */
  known: readonly string[];
  count: (filter: JobFilter) => Promise<number>;
}

export type Split = { kind: 'work'; kinds: string[] } | { kind: 'level' | 'remote'; some: number };

export interface Question {
  kind: Split['kind'];
  text: string;
  answers: string[];
}
