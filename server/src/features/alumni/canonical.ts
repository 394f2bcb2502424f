import { majors } from '@alive/contract/lists/majors.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { keyOf } from '@alive/language/text/text.ts';

/** The major of the product's list that a text names, by any of its names, with a degree or without ("B.S. in CS"); else the text. */
export function canonicalMajor(text: string): string {
  const found = [text, text.replace(degree, ''), text.replace(/\s*\([^)]*\)\s*$/, ''), text.replace(degree, '').replace(ending, '')]
    .map((one) => majorsByName.get(keyOf(one)))
    .find((name) => name !== undefined);
  return found ?? text;
}

/** The same for a school. A name that several share stays as it is. */
export function canonicalSchool(text: string): string {
  return schoolsByName.get(keyOf(text).replace(/^the /, '')) ?? text;
}

const degree =
  /^(?:b\.?\s?s\.?\s?c?\.?e?|b\.?\s?a|a\.?b|b\.?eng|b\.?tech|b\.?e|b\.?com|b\.?f\.?a|m\.?\s?s\.?c?|m\.?\s?a|m\.?eng|m\.?tech|ph\.?d|bachelor(?:['’]?s)?(?: of (?:science|arts|engineering|technology|business administration|fine arts))?|master(?:['’]?s)?(?: of (?:science|arts|engineering))?)\.?(?:\s+degree)?\s*(?:,|:|-|\bin\b|\bof\b|\s)\s*(?:in\s+)?/i;
const ending = /\s+(?:major|degree|\([^)]*\))$/i;

const majorsByName = byName([
  ...majors.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [one, name] as const)),
  // As degrees are called elsewhere.
  ['EEE', 'Electrical Engineering'],
  ['Electrical and Electronics Engineering', 'Electrical Engineering'],
]);

const schoolsByName = uniquely(schools.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [one, name] as const)));

/** The first that has a name keeps it, since the list has the common ones first. */
function byName(entries: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(entries.map(([called, name]) => [keyOf(called), name] as const).toReversed());
}

function uniquely(entries: readonly (readonly [string, string])[]): Map<string, string> {
  const all = Map.groupBy(entries, ([called]) => keyOf(called).replace(/^the /, ''));
  return new Map(
    [...all].flatMap(([key, same]) => {
      const names = new Set(same.map(([, name]) => name));
      const [name] = names;
      return names.size === 1 && name !== undefined ? [[key, name] as const] : [];
    }),
  );
}
