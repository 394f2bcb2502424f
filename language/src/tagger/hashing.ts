/** FNV-1a (Fowler, Noll, Vo), 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Two hashes as one. */
const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) + Math.imul(hash, 31);
};

/** A feature: what kind it is and its values. */
export const seeded = (kind: number, values: readonly number[]): number => values.reduce(mix, Math.imul(kind + 1, 0x9e3779b1)) >>> 0;
