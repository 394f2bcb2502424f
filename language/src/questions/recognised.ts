import type { Condition } from '@alive/contract/conditions.ts';
import { shortPlace } from '../places/cities.ts';
import { indexOfWords } from '../text/text.ts';
import type { Item } from '../conditions/item.ts';

/**
 * What was understood where the words alone do not say it, each a sentence: "“PMs”: the role Product Manager.", "“ex-Googlers”: worked at
 * Google before, not now." `text` is what the items stand in, `message` what was typed.
 */
export function recognisedOf(text: string, items: readonly Item[], message: string): string[] {
  const shown = items.slice(0, 30);
  // What two words say together ("senior vice presidents") is reported once, by the last of them.
  const lines = new Map<string, string>();
  for (const item of shown) {
    const said = text.slice(item.start, item.end).replace(/\s+/g, ' ').trim();
    if (said === '' || said.length > 80 || isPlain(item, said)) continue;
    const meaning = item.negated ? `leaves out ${whoIs(item)}` : meaningOf(item);
    lines.set(meaning, `“${asTyped(said, message)}”: ${meaning}.`);
  }
  const alternatives = [...Map.groupBy(shown, ({ either }) => either).entries()].flatMap(([mark, some]) =>
    mark === undefined || some.length < 2 ? [] : [`Any of these will do: ${some.map(nameOf).join('; ')}.`],
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

/** What a condition asks of somebody's record. */
function meaningOf(item: Item): string {
  const { field, value, op, when } = item;
  const name = nameOf(item);
  switch (field) {
    case 'role':
      return timed(when, {
        now: `the role ${name}`,
        past: `was ${name} before, not now`,
        first: `began as ${name}`,
        ever: `has been ${name} at some time`,
      });
    case 'founder':
      return timed(when, {
        now: 'founded what they run now',
        past: 'was a founder before, not now',
        first: 'began as a founder',
        ever: 'has founded something',
      });
    case 'seniority':
      return timed(when, {
        now: `${name} level now`,
        past: `was at ${name} level before, not now`,
        first: `began at ${name} level`,
        ever: `has been at ${name} level`,
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
      return `comes from ${name}`;
    case 'major':
      return `studied ${name}`;
    case 'school':
      return `went to ${name}`;
    case 'year':
      return `graduated ${Array.isArray(value) ? `in ${name}` : op === 'at_least' ? `in ${name} or later` : op === 'at_most' ? `in ${name} or earlier` : `in ${name}`}`;
    case 'experience':
      return `${name} of work`;
    case 'skill':
      return `${name}, in the words of the record`;
    case 'text':
      return 'looked for in the words of the record';
    case 'name':
      return `somebody called ${name}`;
    case 'sequence':
      return `${name}, in that order`;
  }
}

/** Those who are left out. */
const whoIs = (item: Item) =>
  item.field === 'role' || item.field === 'founder' || item.field === 'seniority' || item.field === 'skill' || item.field === 'text'
    ? `records with ${meaningOf(item)}`.replace(/^records with (was|began|has|founded) /, 'who $1 ')
    : `who ${meaningOf(item)}`;

const timed = (when: Item['when'], lines: Record<Item['when'], string>) => lines[when];
const places = (when: Item['when'], where: string) =>
  timed(when, {
    now: `works ${where} now`,
    past: `worked ${where} before, not now`,
    first: `began ${where}`,
    ever: `has worked ${where} at some time`,
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
