import type { Level } from '@alive/contract/jobs.ts';
import { levelOf } from '#language/levels.ts';
import type { Posting } from '#platform/posting.ts';

/**
 * The postings of a file with the level that holds for all of it, where a row states none: `given` by whoever imports it, else new_grad
 * where none of the rows names terms and the titles say that it is a list for new graduates. There a title that names another level keeps it.
 */
export function withListLevel(rows: readonly (Posting | string)[], given: Level | undefined): (Posting | string)[] {
  const level = given ?? (isForNewGraduates(rows.flatMap((row) => (typeof row === 'string' ? [] : [row]))) ? 'new_grad' : undefined);
  if (level === undefined) return [...rows];
  return rows.map((row) => {
    if (typeof row === 'string' || row.said?.level !== undefined) return row;
    const keepsOwn = given === undefined && levelOf(row.title, { text: row.description }) !== 'unspecified';
    return keepsOwn ? row : { ...row, said: { ...row.said, level } };
  });
}

/** A tenth of the titles name new graduates, and more of them than name internships. */
function isForNewGraduates(postings: readonly Posting[]): boolean {
  if (postings.length === 0 || postings.some(({ terms }) => terms.length > 0)) return false;
  const levels = postings.map(({ title }) => levelOf(title));
  const count = (level: Level) => levels.filter((one) => one === level).length;
  return count('new_grad') >= postings.length / 10 && count('new_grad') > count('internship');
}
