/**
 * The items in their order, the first `count` of them varied: where the next is one more of its kind among those chosen before, the first that
 * is not, and is as good as the next, comes before it. `first` are chosen already.
 */
export const varied = <T>(items: readonly T[], { first = [], count, isMore, isAsGood }: Variety<T>): T[] => {
  const left = [...items];
  const chosen = [...first];
  while (chosen.length < count) {
    const [next] = left;
    if (next === undefined) break;
    const at = left.findIndex((one) => !isMore(one, chosen) && isAsGood(one, next));
    chosen.push(...left.splice(Math.max(at, 0), 1));
  }
  return [...chosen, ...left];
};

/** What fits so many points less than another is no variety beside it. */
export const muchLess = 15;

interface Variety<T> {
  first?: readonly T[];
  count: number;
  isMore: (one: T, chosen: readonly T[]) => boolean;
  isAsGood: (one: T, next: T) => boolean;
}
