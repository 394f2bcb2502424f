/**
 * A stream of numbers that is the same on every machine for the same seed.
 * sfc32, the small fast counting generator of PractRand (Chris Doty-Humphrey, public domain), its state filled by xmur3 from the seed's text.
 */
export function randomOf(seed: string): Random {
  const word = hash(seed);
  let a = word();
  let b = word();
  let c = word();
  let counter = word();
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i += 1) next();
  return { next };
}

/** A whole number from `min` to `max`, both included. */
export const between = (random: Random, min: number, max: number): number => min + Math.floor(random.next() * (max - min + 1));

export const chance = (random: Random, probability: number): boolean => random.next() < probability;

/** One of `values`; throws RangeError when there is none. */
export function pick<T>(random: Random, values: readonly T[]): T {
  const value = values[Math.floor(random.next() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** `count` different ones of `values` in random order, all of them when there are fewer. */
export function some<T>(random: Random, values: readonly T[], count: number): T[] {
  const left = [...values];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) {
    const [value] = left.splice(Math.floor(random.next() * left.length), 1);
    if (value !== undefined) taken.push(value);
  }
  return taken;
}

/** One of `values`, each as likely as its weight says; throws RangeError when there is none. */
export function weighted<T>(random: Random, values: readonly T[], weight: (value: T) => number): T {
  const total = values.reduce((sum, value) => sum + weight(value), 0);
  let rest = random.next() * total;
  for (const value of values) {
    rest -= weight(value);
    if (rest < 0) return value;
  }
  return pick(random, values);
}

/** xmur3: each call mixes the text's hash on to the next 32 bits. */
function hash(text: string): () => number {
  let state = 1_779_033_703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    state = Math.imul(state ^ text.charCodeAt(i), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return state >>> 0;
  };
}

export interface Random {
  /** 0 (included) to 1 (excluded). */
  next: () => number;
}
