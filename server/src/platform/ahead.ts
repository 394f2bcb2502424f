/** Begins to read `parts` at once, not when somebody asks for the first of them. `end` ends what nobody reads on, too. */
export const ahead = <T>(parts: AsyncIterable<T>): Ahead<T> => {
  const iterator = parts[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<T>> | null = iterator.next();
  // Whoever reads on receives a failure.
  first.catch(() => undefined);
  const next = (): Promise<IteratorResult<T>> => {
    const begun = first ?? iterator.next();
    first = null;
    return begun;
  };
  const end = async (): Promise<IteratorResult<T>> => (await iterator.return?.()) ?? { done: true, value: undefined };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }), end };
};

interface Ahead<T> extends AsyncIterable<T> {
  end: () => Promise<unknown>;
}
