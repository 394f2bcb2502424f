import { countryOfCode, countryPlace } from '#language/place-names.ts';

/** The English name of a country told by its ISO 3166 code, since vendors write names in any language; the name as told where the code is unknown. */
export function countryIn(code: string | null | undefined, name?: string | null): string | null {
  const known = countryOfCode(code?.trim() ?? '');
  return known === null ? (name ?? null) : countryPlace(known).label;
}
