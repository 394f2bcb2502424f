/**
 * Parts items into batches of `most` at most, and of so many characters that they are stored in a fraction of a second whatever they hold:
 * while a batch is stored, an embedded database answers nobody. What is longer than a batch is one by itself.
 */
export function* inBatches<T>(items: readonly T[], most: number, charactersOf: (item: T) => number): Generator<T[]> {
  let batch: T[] = [];
  let characters = 0;
  for (const item of items) {
    const more = charactersOf(item);
    if (batch.length === most || (batch.length > 0 && characters + more > mostCharacters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(item);
    characters += more;
  }
  if (batch.length > 0) yield batch;
}

const mostCharacters = 100_000;
