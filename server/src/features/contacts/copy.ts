/** The words of this room that students read. */

export const noPerson = 'We couldn’t find that person.';
export const full = (most: number): string =>
  `You’ve saved ${most.toLocaleString('en-US')} people, which is the most you can save. Please remove one first.`;
