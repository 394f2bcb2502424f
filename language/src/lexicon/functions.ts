import { list, optional, readTable, string } from '../tables/tables.ts';

/**
 * What people do at work, broadly. `words` name the function as such, `hints` a part of it; `industry` is the one that the same word names ("finance",
 * "consulting"); `first` is the usual role of a beginner.
 */
export const functions: readonly WorkFunction[] = readTable('functions', {
  name: string,
  words: list,
  hints: list,
  first: string,
  industry: optional,
  also: list,
  codes: list,
});

/** The industry that a function's own word names too: "finance"; null when it names none. */
export function industryOfFunction(name: string): string | null {
  return functions.find((work) => work.name === name)?.industry ?? null;
}

/** The function that the work of an occupation belongs to, by the beginning of its code; null where none of ours does. */
export const functionOfOccupation = (code: string | null): string | null => {
  for (let length = code === null ? 0 : 7; length > 1; length--) {
    const found = functionsByCode.get(code?.slice(0, length) ?? '');
    if (found !== undefined) return found;
  }
  return null;
};

/** Beginnings of SOC 2018 codes; the longest that fits counts. */
const functionsByCode = new Map(functions.flatMap(({ name, codes }) => codes.map((code) => [code, name] as const)));

interface WorkFunction {
  name: string;
  words: string[];
  /** What names where or on what one works: likely, and not surely, that function. */
  hints: string[];
  /** A role of the list. */
  first: string;
  industry: string | null;
  /** Other functions that its words cover: electrical engineers are engineers. */
  also: readonly string[];
  /** Beginnings of the codes of its occupations. */
  codes: readonly string[];
}
