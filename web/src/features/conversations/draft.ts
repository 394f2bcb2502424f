/** The draft with words that were not sent given back: before what was typed meanwhile, and once. */
export const withWords = (draft: string, words: string): string => {
  if (draft === '') return words;
  return draft === words || draft.startsWith(`${words}\n`) ? draft : `${words}\n${draft}`;
};

/** The draft without words given back that are sent after all; words the student has changed since stay. */
export const withoutWords = (draft: string, words: string): string => {
  if (draft === words) return '';
  return words !== '' && draft.startsWith(`${words}\n`) ? draft.slice(words.length + 1) : draft;
};
