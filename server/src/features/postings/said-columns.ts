import type { Level } from '@alive/contract/jobs.ts';
import { levels } from '@alive/contract/jobs.ts';
import { levelOf } from '#language/levels.ts';
import type { Said } from '#platform/posting.ts';
import { type Cell, lineOf } from '#platform/table-file/cells.ts';
import { closingNamed } from './closing.ts';
import { degreeNamed } from './degree.ts';

/**
 * What the columns for level, degree, closing date and address of a file say outright; nothing where they are empty or in words that name
 * none ("Full-time"), which leaves it to title and description. The reason as a string where a cell cannot be right.
 */
export function saidIn(
  cells: Record<'level' | 'job_type' | 'degree' | 'closes_at' | 'apply_email', Cell | undefined>,
  now: Date,
): Said | string {
  const said: Said = {};
  const level = levelNamed(lineOf(cells.level)) ?? levelNamed(lineOf(cells.job_type));
  if (level !== undefined) said.level = level;
  const degree = degreeNamed(lineOf(cells.degree));
  if (degree !== undefined) said.degree = { degree, quote: lineOf(cells.degree) };
  const closing = lineOf(cells.closes_at);
  if (/\d/.test(closing)) {
    // Which day it is depends on the posting's date and places.
    if (closingNamed(closing, { posted: now, isMonthFirst: true }, now) === null) return 'closes_at is not a date';
    said.closing = closing;
  }
  const email = lineOf(cells.apply_email).replace(/^mailto:/i, '');
  if (email !== '' && !isAddress(email)) return 'apply_email is not an email address';
  if (email !== '') said.applyEmail = email;
  return said;
}

/** A level in the words of a column: our own names, or what a title would be read as. */
function levelNamed(words: string): Level | undefined {
  const key = words.toLowerCase().replace(/[\s-]+/g, '_');
  const own = levels.find((level) => level === key) ?? others[key];
  if (own !== undefined || words === '') return own;
  const read = levelOf(words);
  return read === 'unspecified' ? undefined : read;
}

const others: Readonly<Record<string, Level>> = {
  entry: 'entry_level',
  mid_level: 'mid',
  midlevel: 'mid',
  mid_career: 'mid',
  intermediate: 'mid',
  experienced: 'mid',
  not_stated: 'unspecified',
  level_not_stated: 'unspecified',
  management: 'manager',
  executive: 'manager',
};

/** One plain address, without anything that could begin another header of a mail. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(text);
