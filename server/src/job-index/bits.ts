/** A set of documents by their numbers from 0: bit `n & 31` of element `n >> 5`. */
export type Bits = Uint32Array<ArrayBuffer>;

export const noBits = (size: number): Bits => new Uint32Array((size + 31) >> 5);

export const setBit = (bits: Bits, at: number): void => {
  bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
};

export const hasBit = (bits: Bits, at: number): boolean => at >= 0 && (((bits[at >> 5] ?? 0) >>> (at & 31)) & 1) === 1;

export const both = (a: Bits, b: Bits): Bits => a.map((word, at) => word & (b[at] ?? 0));
export const either = (a: Bits, b: Bits): Bits => a.map((word, at) => word | (b[at] ?? 0));
export const without = (a: Bits, b: Bits): Bits => a.map((word, at) => word & ~(b[at] ?? 0));

/** How many documents are in the set: the bits of each word summed side by side (Hacker's Delight, 5-1). */
export const countOf = (bits: Bits): number => {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
};

/** Calls `visit` with each document of the set, in ascending order. */
export const eachOf = (bits: Bits, visit: (at: number) => void): void => {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) visit((word << 5) + 31 - Math.clz32(left & -left));
};
