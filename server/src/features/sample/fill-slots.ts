import { capital } from '@alive/language/text/text.ts';
import { pick, type Random } from './random.ts';

/**
 * Fills the slots of a template: `{name}` with the value of that name, `{a name}` with it behind "a" or "an", and `{Name}`
 * with a capital; a list gives one of its values, another at each use. Throws RangeError for a slot that has no value.
 */
export function fillSlots(template: string, values: Slots, random: Random): string {
  return template.replace(/\{(a )?(\w+)\}/g, (_, article: string | undefined, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values[key];
    if (value === undefined || value.length === 0) throw new RangeError(`no value for {${name}}`);
    const text = typeof value === 'string' ? value : pick(random, value);
    if (article !== undefined) return withArticle(text);
    return key === name ? text : capital(text);
  });
}

/** "an economist", "a user researcher", "an HR associate", "a NASA intern": by sound as far as spelling tells. */
const withArticle = (text: string): string => `${startsWithVowelSound(text) ? 'an' : 'a'} ${text}`;

/** "a", "a and b", "a, b and c". */
export const list = (parts: readonly string[]): string => withoutOxfordComma.format(parts);

const withoutOxfordComma = new Intl.ListFormat('en-GB');

function startsWithVowelSound(text: string): boolean {
  const [word = ''] = text.split(/[\s,–-]/);
  const spelled = /^[A-Z]{2,}$/.test(word) && !['NASA', 'GIS'].includes(word);
  if (spelled) return /^[AEFHILMNORSX]/.test(word);
  return /^[aeiou]/i.test(word) && !/^(?:un[ei]|us[eu]|eu|one\b)/i.test(word);
}

export type Slots = Readonly<Record<string, string | readonly string[]>>;
