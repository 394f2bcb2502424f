/** The vendors whose job boards are read. */
export const vendors = ['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable', 'recruitee', 'workday'] as const;
export type Vendor = (typeof vendors)[number];

/** How a try to read a board ended: read to its end, unchanged since, or failed; `gone` where the vendor says that there is no such board. */
export const boardOutcomes = ['complete', 'unchanged', 'failed', 'gone'] as const;
export type BoardOutcome = (typeof boardOutcomes)[number];
