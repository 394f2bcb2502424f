import * as z from 'zod/mini';

/** H-1B petitions of an employer that were decided in `years`: counts, which say nothing of a job. Null where no legal name is equal. */
export const visaRecord = z.nullable(
  z.object({
    /** Approved for new employment. */
    initial: z.int(),
    /** Approved for those who work there already, or in another such job. */
    continuing: z.int(),
    denials: z.int(),
    years: z.string(),
    source: z.string(),
  }),
);
export type VisaRecord = NonNullable<z.output<typeof visaRecord>>;
