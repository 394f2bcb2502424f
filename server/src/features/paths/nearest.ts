import type { Tally } from '@alive/contract/paths.ts';
import { functionOfRole, roleNamed, roleOf } from '#language/roles.ts';
import { seniorityOf } from '#language/seniority.ts';
import { singular, wordsOf } from '#language/text.ts';

/**
 * The roles nearest to one that nobody reached, of those that somebody did: `itself` where only its employer or rung was too much; then
 * those that share most of its words or its rung; then the commonest of the same function. None where nothing is alike.
 */
export function nearestTo(role: string, isNarrowed: boolean, reached: readonly Reached[]): Tally[] {
  const listed = roleNamed(role) ?? roleOf(role)?.role ?? null;
  const work = listed === null ? null : functionOfRole(listed);
  const words = stems(role);
  const leading = isLeading(role);
  const likeness = ({ name, function: itsWork }: Reached): number => {
    if (name === role) return isNarrowed ? 100 : 0;
    const shared = stems(name).filter((word) => words.includes(word)).length;
    const leads = leading && isLeading(name) && itsWork === work ? 2 : 0;
    return 2 * shared + leads + (name === listed ? 3 : 0) + (work !== null && itsWork === work ? 1 : 0);
  };
  return reached
    .map((one) => ({ one, alike: likeness(one) }))
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike || b.one.count - a.one.count)
    .slice(0, mostNear)
    .map(({ one: { name, count } }) => ({ name, count }));
}

const mostNear = 5;

const isLeading = (title: string): boolean => ladder.has(seniorityOf(wordsOf(title).map(({ text }) => text)) ?? '');
const ladder: ReadonlySet<string> = new Set(['lead', 'manager', 'head', 'director', 'vp', 'chief', 'partner']);

/** Its words without their endings and without those that tell a rung or a desk only. */
const stems = (title: string): string[] =>
  wordsOf(title)
    .map(({ text }) => singular(text))
    .filter((word) => word.length > 2 && !general.has(word))
    .map((word) => word.replace(/(?:ing|ers?|ors?|ist|ian|ment|ant)$/, ''));

const general = new Set(
  'the and for senior junior staff principal lead head chief director manager vice president officer associate assistant coordinator specialist analyst engineer consultant representative technician intern worker job'.split(
    ' ',
  ),
);

interface Reached extends Tally {
  function: string | null;
}
