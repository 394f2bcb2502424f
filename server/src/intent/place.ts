import { read } from '#language/read.ts';
import { placeNamed as named } from '#language/written.ts';
import type { Known } from './known.ts';

/** The place that a label names in a question about people; null for what is none. */
export const placeNamed = (label: string, { open, now }: Known) => named(label, (text) => read(text, open, now));

/** The keys any of which a record holds that is in the place; none for what is no place. See language/place-keys.ts. */
export const placeKeysOf = (label: string, known: Known): string[] => placeNamed(label, known)?.keys ?? [];
