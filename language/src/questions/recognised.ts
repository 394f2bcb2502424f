import type { Condition } from '@alive/contract/conditions.ts';
import { shortPlace } from '../places/cities.ts';
import { indexOfWords } from '../text/text.ts';
import type { Item } from '../conditions/item.ts';
import { note } from '../people/copy.ts';

/**
 * What was understood where the words alone do not say it, each a sentence: "I took “PMs” to mean the role Product Manager." `text` is what the items stand in, `message` what was typed.
 */
export function recognisedOf(text: string, items: readonly Item[], message: string): string[] {
  const shown = items.slice(0, 30);
  // What two words say together ("senior vice presidents") is reported once, by the last of them.
  const lines = new Map<string, string>();
  for (const item of shown) {
    const said = text.slice(item.start, item.end).replace(/\s+/g, ' ').trim();
    if (said === '' || said.length > 80 || isPlain(item, said)) continue;
    const meaning = item.negated ? `everyone except ${meaningOf(item)}` : meaningOf(item);
    lines.set(meaning, note.readAs(asTyped(said, message), meaning));
  }
  const alternatives = [...Map.groupBy(shown, ({ either }) => either).entries()].flatMap(([mark, some]) =>
    mark === undefined || some.length < 2 ? [] : [note.anyOf(some.map(nameOf))],
  );
  return [...new Set([...lines.values(), ...alternatives])];
}

/** Whether the words say what the condition asks, so that a line about it would only repeat it. */
function isPlain(item: Item, said: string): boolean {
  const { field, when, negated, op, value } = item;
  if (negated || when !== 'now' || (op !== undefined && op !== 'is') || field === 'hometown' || field === 'text' || field === 'sequence')
    return false;
  const words = said.toLowerCase();
  const names =
    field === 'founder'
      ? ['founder']
      : field === 'place'
        ? [String(value), shortPlace(String(value)), String(value).split(',')[0] ?? '']
        : [String(value)];
  return names.some((name) => [name, `${name}s`, `class of ${name}`, `${name} majors`].some((one) => one.toLowerCase() === words));
}

/** "Googlers" for Google, with the "ex-" before it. */
function asTyped(said: string, message: string): string {
  const at = indexOfWords(message, said);
  if (at < 0) return said;
  const [lead = ''] = /(?<![\p{L}\p{N}])ex[- ]?$/iu.exec(message.slice(Math.max(0, at - 4), at)) ?? [];
  const [ending = ''] = /^\p{L}{0,6}(?!\p{L})/u.exec(message.slice(at + said.length, at + said.length + 8)) ?? [];
  return `${lead}${message.slice(at, at + said.length)}${ending}`;
}

/** Who or what a condition asks for. */
function meaningOf(item: Item): string {
  const { field, value, op, when } = item;
  const name = nameOf(item);
  switch (field) {
    case 'role':
      return timed(when, {
        now: `the role ${name}`,
        past: `people who were ${name} in the past but aren’t now`,
        first: `people who started out as ${name}`,
        ever: `people who have been ${name} at some point`,
      });
    case 'founder':
      return timed(when, {
        now: 'people who founded what they run now',
        past: 'people who used to be founders',
        first: 'people who started out as founders',
        ever: 'people who have founded something',
      });
    case 'seniority':
      return timed(when, {
        now: `${name} level now`,
        past: `people who used to be at ${name} level`,
        first: `people who started out at ${name} level`,
        ever: `people who have been at ${name} level`,
      });
    case 'company':
      return places(when, `at ${name}`);
    case 'function':
      return places(when, `in ${name}`);
    case 'industry':
      return places(when, `for employers in ${name}`);
    case 'place':
      return places(when, `in ${name}`);
    case 'tenure':
      return `${name} at one employer`;
    case 'hometown':
      return `people from ${name}`;
    case 'major':
      return `people who studied ${name}`;
    case 'school':
      return `people who went to ${name}`;
    case 'year':
      return `people who graduated in ${name}${Array.isArray(value) || op === 'is' ? '' : op === 'at_least' ? ' or later' : op === 'at_most' ? ' or earlier' : ''}`;
    case 'experience':
      return `${name} of work`;
    case 'skill':
      return `${name}, as mentioned in profiles`;
    case 'text':
      return 'words to look for in profiles';
    case 'name':
      return `people named ${name}`;
    case 'sequence':
      return `${name}, in that order`;
  }
}

const timed = (when: Item['when'], lines: Record<Item['when'], string>) => lines[when];
const places = (when: Item['when'], where: string) =>
  timed(when, {
    now: `people who work ${where} now`,
    past: `people who used to work ${where}`,
    first: `people who started out ${where}`,
    ever: `people who have worked ${where} at some point`,
  });

/** The value as a sentence names it. */
function nameOf({ field, value, op, name }: Item): string {
  if (field === 'founder') return 'founders';
  const text = listOf(value, field === 'sequence' ? ', then ' : field === 'company' ? ', ' : '–');
  if (field === 'company' && Array.isArray(value)) return name === undefined ? text.replace(/, ([^,]*)$/, ' or $1') : `${name} (${text})`;
  if (field === 'experience' || field === 'tenure')
    return `${text} ${op === 'at_most' ? 'years or fewer' : op === 'at_least' ? 'years or more' : 'years'}`;
  if (field === 'seniority' && value === 'vp') return op === 'at_least' ? 'VP or higher' : 'VP';
  return field === 'seniority' && op !== undefined && op !== 'is' ? `${text} ${op === 'at_most' ? 'or lower' : 'or higher'}` : text;
}

const listOf = (value: Condition['value'], mark: string) => (Array.isArray(value) ? value.map(String).join(mark) : String(value));
