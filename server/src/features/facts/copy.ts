/** The words of this room that students read. */

/** The form's own lines, as the quotes of its facts. */
export const formLines = {
  visa: 'Visa sponsorship needed: Yes',
  noClearance: 'Can get security clearance: No',
  place: (label: string) => `Preferred locations: ${label}`,
  seeking: (option: string) => `Looking for: ${option}`,
} as const;

/** How each part of a summary begins, in its order. */
export const summaryParts = {
  more: 'You’d do more of',
  less: 'Less of',
  work: 'Considering',
  employer: 'Employers',
  people: 'Best with',
  place: 'Places',
  must: 'Must have',
} as const;

export const errors = {
  gone: 'This account is gone.',
  unknown: 'We couldn’t find that fact. It may have been deleted.',
  misfit: 'Some of what was sent doesn’t fit. Please check it and try again.',
  row: 'This row doesn’t take that kind of fact.',
  places: 'You can have 40 places of up to 100 characters each. Please shorten this one or remove another.',
  offered: 'A fact can be kept or dropped.',
  full: (most: number) => `You have ${most.toLocaleString('en-US')} facts, which is the most. Please delete one first.`,
} as const;
