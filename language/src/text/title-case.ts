import { singular, type Word } from './text.ts';
import { wordSet } from '../tables/tables.ts';

/** Words as a title: "ml engineers" is "ML Engineer", "fp&a managers" "FP&A Manager". The word at `head` is made singular. */
export function titleOf(words: readonly Word[], head: number): string {
  return words
    .map((word, at) => {
      const text = at === head ? singularOf(word) : word;
      const joint = at === 0 ? '' : jointOf(words, at);
      return joint + spelled(text.raw, text.text, at);
    })
    .join('');
}

/** What stands before a word: "Pre-Sales", "FP&A", "Trust & Safety". */
function jointOf(words: readonly Word[], at: number): string {
  const word = words[at];
  if (word === undefined) return '';
  if (word.gap === '-' || word.gap === '/') return word.gap;
  return word.gap === '' ? '' : ' ';
}

function singularOf(word: Word): { raw: string; text: string } {
  const text = singular(word.text);
  const cut = word.text.length - text.length;
  return text === word.text ? word : { raw: word.raw.endsWith('ies') ? text : word.raw.slice(0, word.raw.length - cut), text };
}

function spelled(raw: string, text: string, at: number): string {
  if (raw === '&' || (at > 0 && small.has(text))) return raw === '&' ? '&' : text;
  const known = spellings.get(text);
  if (known !== undefined) return known;
  if (text.length === 1) return text.toUpperCase();
  return text.slice(0, 1).toUpperCase() + (/\p{Lu}/u.test(raw.slice(1)) && /\p{Ll}/u.test(raw) ? raw.slice(1) : text.slice(1));
}

const small = new Set(['of', 'and', 'for', 'in', 'the', 'to']);
// How words are written in a title, where not with one capital.
const spellings = new Map([...wordSet('title spellings')].map((word) => [word.toLowerCase(), word]));
