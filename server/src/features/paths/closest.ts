import { type Drawing, fold, isNamedThroughout } from './fold.ts';
import type { Ways } from './paths.ts';
import type { RawCell } from './queries.ts';

/**
 * The drawing of the ways to a job for one student. Where each step of one of those closest to them (the closest first) has a node of its
 * own, it is the same as for everyone; else the closest one's steps get theirs.
 */
export function closestDrawing(
  { drawing, ways, wayOf }: Pick<Ways, 'drawing' | 'ways' | 'wayOf'>,
  dream: string,
  closest: readonly RawCell[],
): Drawing {
  const [first, ...others] = closest.map(wayOf);
  if (first === undefined || [first, ...others].some((way) => isNamedThroughout(drawing.wayOf(way), drawing))) return drawing;
  return fold(ways, dream, first);
}
