/**
 * SQL for a text as it may be parsed for search. PostgreSQL's parser takes the square of the length of a run without spaces
 * ("_a_a_a…": 60,000 characters stop it for half a minute), and of comments that are opened and never closed; so runs are broken, "<!" is
 * parted, and what is longer than any posting is cut. All of it takes linear time, on both databases. `text` is SQL.
 */
export const parseableSql = (text: string): string =>
  `regexp_replace(replace(left(${text}, ${longestText}), '<!', '< !'), '[^ \\t\\n\\v\\f\\r]{${longestRun}}', '\\& ', 'g')`;

/** The same of what is asked, so that a long run that is asked for is found. */
export const parseable = (text: string): string => text.slice(0, longestText).replaceAll('<!', '< !').replace(run, '$& ');

/** Characters. */
const longestText = 40_000;
/** Characters; longer than words, addresses and nearly all links. */
const longestRun = 64;
// Only these spaces end a word in every locale.
const run = new RegExp(`[^ \\t\\n\\v\\f\\r]{${longestRun}}`, 'gu');
