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
  more: 'You’d like more of',
  less: 'You’d like less of',
  work: 'You’re considering',
  employer: 'Employers',
  people: 'How you work best',
  place: 'Places',
  must: 'Must-haves',
} as const;

export const errors = {
  gone: 'This account no longer exists.',
  unknown: 'We couldn’t find that entry. It may have been deleted.',
  misfit: 'Something you entered isn’t valid. Please check it and try again.',
  row: 'That doesn’t belong in this list. Please choose a different list.',
  places: 'You can have 40 places of up to 100 characters each. Please shorten this one or remove another.',
  offered: 'You can only keep this suggestion or remove it.',
  full: (most: number) =>
    `Your profile has ${most.toLocaleString('en-US')} entries, which is the most it can hold. Please delete one first.`,
} as const;
