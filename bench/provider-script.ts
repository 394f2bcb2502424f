/** The word that every answer of the bench's provider begins with. */
export const firstWord = 'of';
/** Messages that hold this are answered at the pace of a hosted model: a word each 25 ms. */
export const slowly = 'slowly';

/** The question about people that is asked, and what every message is marked with. */
export const question = 'product managers in New York';
const silent = { refused: null, preferred: null, required: null, how: null, either: null };
export const planned = {
  marks: [
    { words: 'product managers', field: 'role', value: 'Product Manager', ...silent },
    { words: 'New York', field: 'place', value: 'New York, NY', ...silent },
  ],
  wishes: [],
  unclear: [],
};
