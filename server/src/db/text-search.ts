import { sql, type SQL } from 'drizzle-orm';
import { parseable, withOwnWords } from './text-runs.ts';

/**
 * A tsquery for any of: the text's words, the lexemes as they are, all words of one of the phrases. Where those hold nothing to search for,
 * `typed` side by side. All of it is folded into a constant when a statement is planned.
 */
export const anyOf = ({ text = '', lexemes = [], phrases = [], typed = '' }: Words): SQL => {
  // Each once: PostgreSQL would rank by every one of them.
  const words = withinParts([...new Set(text.toLowerCase().split(/\s+/))].slice(0, mostWords)).join(' ');
  const queries = [
    sql`replace(${allWords(withOwnWords(words))}::text, ''' & ''', ''' | ''')::tsquery`,
    ...(lexemes.length > 0 ? [sql`${lexemes.map(quoted).join(' | ')}::tsquery`] : []),
    ...phrases.slice(0, mostWords).map((phrase) => allWords(withOwnWords(phrase))),
  ];
  const any = sql`(${sql.join(queries, sql` || `)})`;
  if (typed === '') return any;
  return sql`(CASE WHEN numnode(${any}) > 0 THEN ${any} ELSE ${phraseOf(withOwnWords(typed.slice(0, longestTyped).replace(/[-\s]+/g, ' ')))} END)`;
};

/** Whether there is anything to search for. */
export const isBlank = (query: SQL): SQL => sql`numnode(${query}) = 0`;

/** A lexeme as a query. */
const quoted = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;

/** Query for all words of a text. */
export const allWords = (text: string): SQL => sql`plainto_tsquery('english', ${parseable(text)})`;

/** Query for the words of a text side by side. */
export const phraseOf = (text: string): SQL => sql`phraseto_tsquery('english', ${parseable(text)})`;

/** Query for the words of a text, each at most so many words after the one before it, or before it. */
export const nearby = (text: string, { after, before }: { after: number; before: number }): SQL => {
  const words = text.split(/\s+/).slice(0, mostWords).map(allWords);
  const apart = (first: SQL, then: SQL, most: number): SQL[] =>
    Array.from({ length: most }, (_, at) => sql`tsquery_phrase(${first}, ${then}, ${at + 1})`);
  const pairs = words.slice(1).map((right, at) => {
    const left = words[at] ?? right;
    return sql`(${sql.join([...apart(left, right, after), ...apart(right, left, before)], sql` || `)})`;
  });
  return pairs.length === 0 ? allWords(text) : sql`(${sql.join(pairs, sql` && `)})`;
};

/** The same where the words have these weights of tables.ts: A is the title's, B the role's. */
export const weighed = (query: SQL, weights: 'A' | 'AB'): SQL =>
  sql`regexp_replace(${query}::text, '''(?= |$)', ${sql.raw(`''':${weights}'`)}, 'g')::tsquery`;

/** The first words, for as long as signs part them into few enough: each part is looked for and ranked by itself. */
const withinParts = (words: readonly string[]): string[] => {
  let left = mostParts;
  return words.filter((word) => (left -= word.split(/[^\p{L}\p{N}]+/u).length) >= 0);
};

/** So many words or phrases of a text are looked for. */
const mostWords = 24;
const mostParts = 96;
/** Characters of what is looked for side by side. */
const longestTyped = 300;

export interface Words {
  text?: string;
  lexemes?: readonly string[];
  phrases?: readonly string[];
  typed?: string;
}
