import type { JobConditions, searchFields } from '@alive/contract/jobs.ts';
import type { JobFilter } from '#db/job-filter.ts';

/** A search that accepts hybrid work too, where one asks for remote work. */
export const hybridAccepted = (conditions: JobConditions, { remote }: JobFilter): Change[] =>
  remote === true && conditions.hybrid !== true
    ? [{ label: 'accept hybrid', change: { hybrid: 'true' }, conditions: { ...conditions, hybrid: true } }]
    : [];

export interface Ask {
  field: (typeof searchFields)[number];
  /** The words that ask for it; null where a parameter does. */
  said: string | null;
  /** What it alone asks of a job. */
  filter: JobFilter;
  changes: Change[];
}

export interface Change {
  label: string;
  /** The parameters that change; null takes one out. */
  change: Record<string, string | null>;
  /** The whole search then. */
  conditions: JobConditions;
}
