import { withoutTags } from '#platform/llm/delimited.ts';

/** An object between its tags; no text in it can hold a tag. */
export const delimitedJson = (tag: string, value: unknown): string =>
  `<${tag}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</${tag}>`;

/** Facts of records whose texts hold no tag. */
export function inert<T>(facts: T): T {
  if (typeof facts === 'string') return withoutTags(facts) as T;
  if (Array.isArray(facts)) return facts.map(inert) as T;
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, inert(value)])) as T;
}

/** A long text up to the last word that fits, with a sign that it goes on. */
export const beginningOf = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most)
        .replace(/\S{0,60}$/, '')
        .trimEnd()} …`;
