import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { isOrdinary } from '@alive/language/text/english.ts';
import { wordsOf, type Word } from '@alive/language/text/text.ts';

/**
 * A set of names that grows with what a conversation has seen. Short texts (a person, an employer, a title, a place) count with all their
 * parts and in short form: "Riley J. Chen" is also "Riley Chen" and "Chen", "Stripe, Inc." also "Stripe". Of longer ones (a posting, what
 * a student wrote) words side by side count as they stand there, and of single words those that are written as names: with a capital in
 * mid-sentence, where an employer stands ("at target"), or no word of English ("peabody"). So "target growth" makes no employer of Target.
 * Parts of two texts never make one name. Takes time linear in what is added.
 */
export function openNames(): Names {
  const singles = new Set<string>();
  const pairs = new Set<string>();
  const addText = (text: string) => {
    const words = wordsOf(text);
    const short = words.length <= shortText;
    const isTitle = short && (words.every(isWrittenAsName) || (words.length <= fewWords && words.every(({ raw }) => /^\p{Ll}/u.test(raw))));
    let listed = false;
    for (const [at, word] of words.entries()) {
      listed = isListed(words, at, listed);
      const counts = isTitle || isName(words, at) || (listed && !joints.has(word.text));
      for (const form of formsOf(word)) if (counts) singles.add(form);
      const next = short ? words.slice(at + 1) : words.slice(at + 1, at + 2);
      for (const other of next) for (const form of formsOf(other)) pairs.add(`${word.text} ${form}`);
    }
  };
  const has = (name: string) => {
    const words = wordsOf(name).map(({ text }) => text);
    const [first] = words;
    if (first === undefined) return false;
    if (words.length === 1) return singles.has(first);
    return words.slice(1).every((word, at) => pairs.has(`${words[at]} ${word}`));
  };
  return { add: (...texts) => texts.forEach(addText), has };
}

/** "Figma's" is said of "Figma", "Cooks" of "Cook". */
function formsOf({ text }: Word): string[] {
  return /[a-z]s$/.test(text) ? [text, text.slice(0, -1)] : [text];
}

const isWrittenAsName = ({ raw, text }: Word) => /^[\p{Lu}\p{N}&]|^\p{Ll}+\p{Lu}/u.test(raw) || joints.has(text);

/** A capital in mid-sentence or inside the word, or what no dictionary has. */
function isName(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  if (/\d/.test(word.raw) || !isEnglish(word.text)) return true;
  if (/^\p{Ll}/u.test(word.raw)) return /\p{Lu}/u.test(word.raw);
  if (word.raw.length > 1 && word.raw === word.raw.toUpperCase()) return word.raw.length < 7 && !isShouted(words, at);
  return at > 0 && !/[.!?:•–—*\n]\s*["“(]*$/.test(word.gap);
}

/** A word in capitals alongside others. */
function isShouted(words: readonly Word[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some((word) => word !== undefined && word.raw.length > 2 && word.raw === word.raw.toUpperCase());
}

/** In small letters behind a word that leads to an employer, or in a list of such: "at target or block". */
function isListed(words: readonly Word[], at: number, listed: boolean): boolean {
  const word = words[at];
  if (word === undefined || /[.;!?:\n]/.test(word.gap)) return false;
  const before = words[at - 1]?.text ?? '';
  if (joints.has(word.text)) return listed;
  if (listed && (word.gap.includes(',') || before === 'or' || before === 'and')) return true;
  return leads.has(before) || leads.has(`${words[at - 2]?.text} ${before}`);
}

const isEnglish = (word: string) => inDictionary(word) || isOrdinary(word);
const shortText = 6;
const fewWords = 3;
const joints = new Set('and or of the for de la & at'.split(' '));
const leads = new Set(['at', 'join', 'joined', 'joining', 'work for', 'worked for', 'working for', 'apply to', 'applied to', 'what about']);

export interface Names {
  add: (...texts: string[]) => void;
  /** Whatever its case and accents. */
  has: (name: string) => boolean;
}
