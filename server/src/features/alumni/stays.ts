/**
 * For each position, when the unbroken stay at its employer began: its own start, or that of an earlier position there, where at most
 * three months lie between one's end and the next one's beginning. Null where the start is not known; an end that is not known breaks.
 */
export function companySinceEach(positions: readonly Dated[]): (number | null)[] {
  const since = positions.map((): number | null => null);
  const dated = positions.flatMap(({ employer, startMonth, endMonth, lasts }, at) =>
    startMonth === null ? [] : [{ at, employer, start: startMonth, end: lasts ? Infinity : (endMonth ?? startMonth) }],
  );
  const stays = new Map<string, { since: number; until: number }>();
  for (const { at, employer, start, end } of dated.toSorted((a, b) => a.start - b.start)) {
    const stay = employer === '' ? undefined : stays.get(employer);
    const unbroken = stay !== undefined && start - stay.until - 1 <= longestGap;
    const current = unbroken ? { since: stay.since, until: Math.max(stay.until, end) } : { since: start, until: end };
    stays.set(employer, current);
    since[at] = current.since;
  }
  return since;
}

/** Months. */
const longestGap = 3;

interface Dated {
  /** Its key; '' where none is named, which is never the same one. */
  employer: string;
  startMonth: number | null;
  endMonth: number | null;
  /** It goes on, so that the end is not missing. */
  lasts: boolean;
}
