/** The word that every answer of the bench's provider begins with. */
export const firstWord = 'of';
/** Messages that hold this have jobs looked for once before they are answered. */
export const withSearch = 'with a search';
/** Messages that hold this are answered at the pace of a hosted model: a word each 25 ms. */
export const slowly = 'slowly';

/** The question about people that is asked, and what every one of them is read into. */
export const question = 'product managers in New York';
export const planned = {
  conditions: [
    { field: 'role', op: 'is', values: ['Product Manager'], when: 'now', position: 1, either: null },
    { field: 'place', op: 'is', values: ['New York, NY'], when: 'now', position: 1, either: null },
  ],
  sort: null,
  limit: null,
  unclear: [],
};
