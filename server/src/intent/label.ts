import type { Condition } from '@alive/contract/conditions.ts';
import { shortPlace } from '#conditions/conditions.ts';
import { functions } from '#language/functions.ts';
import { capital } from '#language/text.ts';

/** What a chip of a people search shows, short and human: "Product Manager", "Formerly at Google", "Not from Texas", "10+ years". */
export function labelOf(chip: Labelled): string {
  const text = chip.op === 'not' ? notLabel(chip) : positive(chip);
  return text.slice(0, 200);
}

function positive(chip: Labelled): string {
  const { field, value, op, when = 'now' } = chip;
  const thing = thingOf(chip);
  switch (field) {
    case 'role':
    case 'founder':
    case 'seniority':
      return beside(chip, { now: thing, past: `Formerly ${thing}`, first: `First job: ${thing}`, ever: `Has been ${thing}` }[when]);
    case 'function':
    case 'industry':
    case 'place':
      return beside(chip, { now: thing, past: `Formerly in ${thing}`, first: `First job in ${thing}`, ever: `Has been in ${thing}` }[when]);
    case 'company':
      return beside(chip, { now: thing, past: `Formerly at ${thing}`, first: `First job at ${thing}`, ever: `Has been at ${thing}` }[when]);
    case 'tenure':
      return `${thing} at ${{ now: 'their employer', past: 'a former employer', first: 'the first employer', ever: 'one employer' }[when]}`;
    case 'hometown':
      return `From ${thing}`;
    case 'year':
      return op === 'is' ? `Class of ${thing}` : thing;
    case 'experience':
      return `${thing} of work`;
    case 'text':
      return `“${String(value)}”`;
    case 'name':
      return `Named ${thing}`;
    default:
      return thing;
  }
}

function notLabel(chip: Labelled): string {
  const { field, when = 'now' } = chip;
  const thing = thingOf(chip);
  const at = field === 'company' ? 'at ' : ['function', 'industry', 'place'].includes(field) ? 'in ' : '';
  switch (field) {
    case 'role':
    case 'founder':
    case 'seniority':
    case 'company':
    case 'function':
    case 'industry':
    case 'place':
      return {
        now: `Not ${at}${thing}`,
        past: `Not formerly ${at}${thing}`,
        first: `First job not ${at}${thing}`,
        ever: `Never ${at}${thing}`,
      }[when];
    case 'hometown':
      return `Not from ${thing}`;
    case 'year':
      return `Not class of ${thing}`;
    default:
      return `Not ${thing}`;
  }
}

/** "… at the same time": the other of two positions held together. */
const beside = ({ during }: Labelled, label: string) => (during === undefined ? label : `${label}, at the same time`);

function thingOf({ field, value, op, name }: Labelled): string {
  if (field === 'founder') return 'Founder';
  if (field === 'sequence') return listOf(value).join(', then ');
  if (field === 'year' && op !== 'is')
    return rangeOf(value, op, '–', { at_least: 'Since ', at_most: 'Up to ', before: 'Before ', after: 'After ' });
  if (field === 'experience' || field === 'tenure') return yearsOf(value, op);
  if (Array.isArray(value)) return name ?? (value.length > 2 ? `${value.length} companies` : value.join(' or '));
  const text = String(value);
  switch (field) {
    case 'place':
    case 'hometown':
      return shortPlace(text);
    case 'industry':
      return functions.some((work) => work.name === text) ? `${text} industry` : text;
    case 'major':
      return `${text} major`;
    case 'seniority':
      return rung(text, op);
    default:
      return text;
  }
}

function rung(text: string, op: Condition['op']): string {
  const word = text === 'vp' ? 'VP' : text === 'chief' ? 'C-level' : text === 'intern' ? 'Intern' : capital(text);
  return op === 'at_least'
    ? `${word} or above`
    : op === 'at_most'
      ? `Up to ${word.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`
      : word;
}

function yearsOf(value: Condition['value'], op: Condition['op']): string {
  const [from, to] = listOf(value);
  if (op === 'between') return `${from ?? ''}–${to ?? ''} years`;
  const years = `${from ?? ''} ${from === '1' ? 'year' : 'years'}`;
  return op === 'at_most' ? `Up to ${years}` : op === 'at_least' ? `${from ?? ''}+ years` : years;
}

function rangeOf(value: Condition['value'], op: Condition['op'], dash: string, leads: Partial<Record<Condition['op'], string>>): string {
  return Array.isArray(value) ? value.join(dash) : `${leads[op] ?? ''}${String(value)}`;
}

const listOf = (value: Condition['value']): string[] => (Array.isArray(value) ? value : [value]).map(String);

interface Labelled extends Pick<Condition, 'field' | 'op' | 'value' | 'when' | 'position' | 'during' | 'either'> {
  name?: string | undefined;
}
