/** The vendors whose job boards are read. */
export const vendors = ['greenhouse', 'lever', 'ashby', 'smartrecruiters', 'workable', 'recruitee', 'workday'] as const;
export type Vendor = (typeof vendors)[number];

/** Their names as people read them. */
export const vendorNames: Record<Vendor, string> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  recruitee: 'Recruitee',
  workday: 'Workday',
};

/** How a try to read a board ended: read to its end, unchanged since, or failed; `gone` where the vendor says that there is no such board. */
export const boardOutcomes = ['complete', 'unchanged', 'failed', 'gone'] as const;
export type BoardOutcome = (typeof boardOutcomes)[number];
