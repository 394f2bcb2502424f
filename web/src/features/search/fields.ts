/** What a search for jobs can be asked to hold, in the order in which it is offered. */
export const searchFields = [
  'place',
  'role',
  'company',
  'level',
  'pay',
  'remote',
  'sponsorship',
  'clearance',
  'citizenship',
  'industry',
  'skill',
  'text',
] as const;
