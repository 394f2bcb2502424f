import { sql, type SQL } from 'drizzle-orm';
import { allWords, phraseOf } from './text-search.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/**
 * Whether a title says a phrase word for word, in any form of the words: "Head of Tax", "Deal Desk Managers", "C++ Engineer". `of` is '' or
 * an alias with its dot. Signs between words count as spaces, "&" as "and", full stops are left out ("M.B.A."). Text search would drop words
 * such as "of" and "IT": they are doubled on both sides, so that they count. A phrase without letters or digits is looked for as it stands.
 */
export const titleSays = (of: string, phrase: string): SQL => {
  const words = plain(phrase);
  const title = sql.raw(`${of}title`);
  if (!hasWords(words)) return saysLiterally(title, phrase.trim());
  const query = phraseOf(words.replace(/[^\s]+/g, (word) => (doubled.has(word) ? word + word : word)));
  const all = [sql`${sql.raw(`${of}title_words`)} @@ ${query}`, ...withSigns(phrase).map((word) => saysLiterally(title, word))];
  return all.length === 1 ? sql.join(all) : sql`(${sql.join(all, sql` AND `)})`;
};

/**
 * Whether a name holds a phrase between words, however capitalised. A pattern takes several times as long as a search for the letters, which
 * rules out nearly all names; letters beyond ASCII are left to the pattern, since databases differ in how they lower them.
 */
export const nameSays = (column: SQL, phrase: string): SQL => {
  const words = phrase.trim().toLowerCase();
  const stands = standsIn(column, words);
  return /^[\x20-\x7e]+$/.test(words) ? sql`(lower(${column} COLLATE "C") LIKE ${holding(words)} AND ${stands})` : stands;
};

/**
 * Whether a career holds all words of a phrase, and the same for what is said about a person. Where the phrase holds nothing that text
 * search keeps ("IT", "🙂"), it is looked for as it stands.
 */
export const holdsWords = (phrase: string): { career: SQL; about: SQL } => {
  const words = phrase
    .toLowerCase()
    .replace(/[-–—/]/g, ' ')
    .split(/\s+/);
  const kept = words.some((word) => hasWords(word) && !stopWords.has(word.replace(/[^\p{L}\p{N}]/gu, '')));
  const literally = [...withSigns(phrase), ...capitals(phrase)];
  const within = (vector: SQL, text: SQL): SQL => {
    if (!kept) return standsIn(text, phrase.trim());
    const all = [sql`${vector} @@ ${allWords(words.join(' '))}`, ...literally.map((word) => standsIn(text, word))];
    return all.length === 1 ? sql.join(all) : sql`(${sql.join(all, sql` AND `)})`;
  };
  return {
    career: within(sql`words`, sql`concat_ws(' ', role, company, career_path)`),
    about: within(sql`about_words`, sql`about`),
  };
};

/** Whether a text holds another, however capitalised. */
export const saysLiterally = (column: SQL, text: string): SQL => sql`${column} ILIKE ${holding(text)}`;

/** The pattern of LIKE for what holds a text. */
const holding = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same between words; in capitals alone where the phrase is, so that "IT" is not "it". */
const standsIn = (column: SQL, phrase: string): SQL => {
  const pattern = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bounded = `${/^\w/.test(phrase) ? '\\m' : ''}${pattern}${/\w$/.test(phrase) ? '\\M' : ''}`;
  return phrase === phrase.toLowerCase() ? sql`${column} ~* ${bounded}` : sql`${column} ~ ${bounded}`;
};

const plain = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[-/–—]/g, ' ')
    .replace(/\./g, '')
    .trim();

/** The words that tables.ts doubles in a title's words. */
const doubled: ReadonlySet<string> = new Set('of it in and the for to at on a all own other'.split(' '));

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Words that text search would cut short: "C++", "C#". */
const withSigns = (phrase: string): string[] => [...new Set(phrase.match(/[\p{L}\p{N}]+[+#]+/gu) ?? [])];

/** Abbreviations that read like words which text search drops: "IT". */
const capitals = (phrase: string): string[] =>
  [...new Set(phrase.split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word.length > 1 && word === word.toUpperCase() && stopWords.has(word.toLowerCase()),
  );

/** What PostgreSQL's English text search drops. */
const stopWords = wordSet('stop words');
