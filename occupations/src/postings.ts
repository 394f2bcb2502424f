/**
 * Collects which numbers (below `size`) belong to which keys, with a weight each, and packs that into few arrays: a million small objects
 * would take ten times the memory. What comes twice under a key is added up, or the greater of both counts.
 */
export const openPostings = (size: number, twice: 'sum' | 'greater') => {
  const ids = new Map<string, number>();
  const entries: { ids: number[]; numbers: number[]; weights: number[] } = { ids: [], numbers: [], weights: [] };
  return {
    add: (keys: Iterable<string>, numbers: readonly { number: number; weight: number }[]): void => {
      for (const key of keys) {
        const id = ids.get(key) ?? ids.size;
        ids.set(key, id);
        for (const { number, weight } of numbers) {
          entries.ids.push(id);
          entries.numbers.push(number);
          entries.weights.push(weight);
        }
      }
    },
    /** The numbers of a key and their weights, after `adjust` saw each; null for an unknown key. */
    pack: (adjust: (weight: number, number: number) => number): ((key: string) => Postings | null) => {
      // Sorted by key, by counting.
      const ends = new Uint32Array(ids.size + 1);
      for (const id of entries.ids) ends[id + 1] = (ends[id + 1] ?? 0) + 1;
      for (let id = 0; id < ids.size; id++) ends[id + 1] = (ends[id + 1] ?? 0) + (ends[id] ?? 0);
      const places = ends.slice();
      const order = new Uint32Array(entries.ids.length);
      for (const [at, id] of entries.ids.entries()) {
        order[places[id] ?? 0] = at;
        places[id] = (places[id] ?? 0) + 1;
      }
      const numbers = new Uint16Array(order.length);
      const weights = new Float32Array(order.length);
      const starts = new Uint32Array(ids.size + 1);
      const placeOf = new Int32Array(size);
      let length = 0;
      for (let id = 0; id < ids.size; id++) {
        const start = length;
        starts[id] = start;
        for (let at = ends[id] ?? 0; at < (ends[id + 1] ?? 0); at++) {
          const entry = order[at] ?? 0;
          const number = entries.numbers[entry] ?? 0;
          const weight = entries.weights[entry] ?? 0;
          const place = placeOf[number] ?? 0;
          if (place >= start && place < length && numbers[place] === number) {
            const before = weights[place] ?? 0;
            weights[place] = twice === 'sum' ? before + weight : Math.max(before, weight);
            continue;
          }
          placeOf[number] = length;
          numbers[length] = number;
          weights[length++] = weight;
        }
      }
      starts[ids.size] = length;
      for (let at = 0; at < length; at++) weights[at] = adjust(weights[at] ?? 0, numbers[at] ?? 0);
      const packed = { numbers: numbers.slice(0, length), weights: weights.slice(0, length) };
      return (key) => {
        const id = ids.get(key);
        if (id === undefined) return null;
        const [start, end] = [starts[id], starts[id + 1]];
        return { numbers: packed.numbers.subarray(start, end), weights: packed.weights.subarray(start, end) };
      };
    },
  };
};

export interface Postings {
  numbers: Uint16Array;
  weights: Float32Array;
}
