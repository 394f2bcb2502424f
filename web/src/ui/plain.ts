/**
 * Whether a text in Markdown (GitHub's, https://github.github.com/gfm/) is nothing but plain paragraphs and strong words: no other character
 * in it could mean anything. Some plain texts are taken for more than that, never the other way round.
 */
export const isPlain = (text: string): boolean => {
  const words = text.replaceAll(STRONG, '$1');
  return !MEANT.test(words) && !BEGUN.test(words) && !HARD_BREAK.test(words);
};

/** The paragraphs of a plain text, none empty, each in pieces: every second one, from the second on, is strong. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(BLANK)
    .map((paragraph) => paragraph.trim().split(STRONG))
    .filter((pieces) => pieces.join('') !== '');

/** Strong words, where both sides leave no doubt that the asterisks mean that. */
const STRONG = /(?<![^\s(“])\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*(?![^\s.,;:!?)”])/gu;
/** What marks something within a line: emphasis, code, links, HTML, character references, escapes, tables, addresses. */
const MEANT = /[*_`~[\]<\\|@\r\t]|&[#\w]+;|:\/\/|www\./i;
/** What a line of another kind begins with: headings, lists, quotes, code by its indent, underlines of headings. */
const BEGUN = /^(?: |#|>|[-+=]|\d{1,9}[.)](?: |$))/m;
const HARD_BREAK = / {2,}\n/;
const BLANK = /\n(?: *\n)+/;
