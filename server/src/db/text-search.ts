import { sql, type SQL } from 'drizzle-orm';
import { type Db, rowsOf } from './open.ts';
import { jobs } from './tables.ts';

/** The words of a text as PostgreSQL compares them, in their order, each once, at most `mostWords`. */
export const lexemesOf = async (db: Db, text: string): Promise<string[]> => {
  if (text.trim() === '') return [];
  const rows = await rowsOf<{ lexeme: string }>(
    db,
    sql`SELECT lexeme FROM unnest(to_tsvector('english', ${text})) ORDER BY positions[1] LIMIT ${mostWords}`,
  );
  return rows.map(({ lexeme }) => lexeme);
};

/** For each phrase the query for all its words, '' where it holds none. */
export const phraseQueries = async (db: Db, phrases: readonly string[]): Promise<string[]> => {
  if (phrases.length === 0) return [];
  const rows = await rowsOf<{ query: string }>(
    db,
    sql`SELECT plainto_tsquery('english', phrase)::text AS query FROM unnest(${sql.param([...phrases])}::text[]) AS phrase`,
  );
  return rows.map(({ query }) => query);
};

/** The query for words side by side; '' where they hold nothing to search for. */
export const sideBySide = async (db: Db, text: string): Promise<string> => {
  const [row] = await rowsOf<{ query: string }>(
    db,
    sql`SELECT phraseto_tsquery('english', ${text.replace(/[-\s]+/g, ' ')})::text AS query`,
  );
  return row?.query ?? '';
};

/** A lexeme as a query. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, '$&$&')}'`;

/** Query for all words of a text. */
export const allWords = (text: string): SQL => sql`plainto_tsquery('english', ${text})`;

/** The same in a job's title. */
export const titleWords = (text: string): SQL => weighed(allWords(text), 'A');

/** The same in its title and role. */
export const titleAndRoleWords = (text: string): SQL => weighed(allWords(text), 'AB');

/** Query of a job's title for a phrase as it stands, its words in any form. */
export const titlePhrase = (phrase: string): SQL => weighed(sql`phraseto_tsquery('english', ${phrase})`, 'A');

/** Weights of tables.ts: A is the title's, B the role's. */
const weighed = (query: SQL, weights: 'A' | 'AB'): SQL =>
  sql`regexp_replace(${query}::text, '''(?= |$)', ${sql.raw(`''':${weights}'`)}, 'g')::tsquery`;

/** Ids of the jobs one of these queries finds in what heads a job, by the index. */
export const idsHeaded = (queries: readonly SQL[]): SQL =>
  sql`(SELECT headed.id FROM ${jobs} AS headed WHERE headed.words @@ (${sql.join([...queries], sql` || `)}))`;

/** The same for descriptions and all words of any of the phrases. */
export const idsTelling = (phrases: readonly string[]): SQL =>
  sql`(SELECT told.id FROM ${jobs} AS told WHERE told.body @@ (${sql.join(
    phrases.slice(0, mostWords).map((phrase) => allWords(phrase)),
    sql` || `,
  )}))`;

/** 0–100; ts_rank counts a word in the title more than one in the role, that more than one in company, function or industry. */
export const textRank = (vector: typeof jobs.words | typeof jobs.body, words: string): SQL =>
  sql`100 * ts_rank(${vector}, ${words}::tsquery)`;

const mostWords = 24;
