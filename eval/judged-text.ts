/** Reading what an answer says, for judging it: nothing here is shared with the server. */

/** Without Markdown's signs, as a reader has it. */
export const shownText = (text: string): string =>
  text
    .replaceAll(/\\([\\`*_~[\]<>])/g, '$1')
    .replaceAll('**', '')
    .replaceAll(/\bPh\.D\b\.?/g, 'PhD');

/** The lines of a text in sentences. */
export const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[\p{Lu}“"*[(])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Lower case, letters and digits alone, without endings of possession and of verbs. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’'](?:s|ll|ve|re|d|m)\b/g, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '');

/** Every number of a text, "66K" as 66,000. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?(k\b)?/gi)].map(([, digits = '', thousands]) => numberOf(digits, thousands !== undefined));

export const numberOf = (digits: string, isThousands: boolean): number => Number(digits.replaceAll(',', '')) * (isThousands ? 1000 : 1);

/** A phrase of one word, of two, and so on to the whole. */
export const beginningsOf = (text: string): string[] => text.split(' ').map((_, at, all) => all.slice(0, at + 1).join(' '));
