import type { Condition } from '@alive/contract/conditions.ts';
import { isLevel } from '@alive/language/conditions/named.ts';
import { conditionOf, conditionOfMention, jobFields, type JobField, parseConditions } from '@alive/language/conditions/registry.ts';
import { type AskedLevel, levelsMeant } from '@alive/language/entities/asked-levels.ts';
import * as z from 'zod';
import type { Context } from './context.ts';
import { withEmployers } from './employers.ts';
import { textsToSearch } from './texts.ts';

/** One condition as a language model gives it. */
export const askedCondition = z.object({
  // A kind of employer is asked for as a company.
  field: z.enum(jobFields.filter((field) => field !== 'kind')),
  op: z.enum(['is', 'not', 'at_least', 'at_most', 'between']).optional(),
  value: z.union([z.string().max(100), z.number(), z.boolean(), z.array(z.union([z.string().max(100), z.number()])).max(12)]),
});
type AskedCondition = z.infer<typeof askedCondition>;

/** What each field takes, for the model. */
export const fieldsExplained = `Fields, each with the values it takes:
role ("Data Analyst", "Registered Nurse"), function (a whole field of work: "Marketing", "Data"), industry (the employer's: "Healthcare"),
skill ("Python"; several hold together), text (words that postings hold, for what no other field says; any of them may hold),
company (an employer's name, or a kind: "FAANG", "startup"), place ("Boston, MA", "California"; "Remote" beside other places means "or remote"),
remote (true: must be; false: must not be), level ("internship", "new_grad", "entry_level"; "experienced" and others only when asked for),
sponsorship ("yes": only postings that say they sponsor; do not use it only because the student needs a visa, for what rules them out is held back anyway),
clearance (true or false), pay (US dollars a year, with at_least, at_most or between), year (when it begins: "Summer 2027"),
degree (that postings ask for: "bachelor", "master", "doctorate", or "none"), posted (the first day since which it was posted: "2026-11-20").
Several of one field are alternatives, fields hold together, op "not" rules out.`;

/**
 * The conditions that a model asked for, as this search holds them; `unused` tells what of them means nothing here. A text must stand in some
 * posting, and an employer must be known or named by the student, so that no chip ever shows what a model made up.
 */
export async function conditionsAsked(
  context: Context,
  asked: readonly AskedCondition[],
  isSaid: (text: string) => boolean,
): Promise<Read> {
  const unused: string[] = [];
  const words: string[] = [];
  const found: Condition[] = [];
  for (const one of asked) {
    const { conditions, dropped } = parseConditions([conditionFrom(one)], context.reading);
    for (const condition of conditions) {
      const value = String(condition.value);
      if (condition.field === 'text') words.push(value);
      else if (condition.field !== 'company' || isKnownEmployer(context, condition) || isSaid(value)) found.push(condition);
      else found.push(...(await employersOf(context, value, condition.op === 'not', unused)));
    }
    if (dropped.length === 0) continue;
    // Work, a skill or a place that no list knows is looked for by its words.
    const texts = [one.value].flat().filter((value) => typeof value === 'string');
    if (one.op !== 'not' && asWords.has(one.field)) words.push(...texts);
    else unused.push(`${one.field} ${texts.join(', ') || String(one.value)}`);
  }
  const { known, unheard } = await textsToSearch(context, [...new Set(words.map(searchable).filter((text) => text !== ''))]);
  const all = [...found, ...known.map((text) => conditionOf('text', text))];
  return { conditions: [...new Map(all.map((one) => [one.id, one])).values()], unused: [...unused, ...unheard] };
}

/** What of it is known without asking the database: no texts, and employers of the vocabulary alone. */
export const conditionsIn = (context: Context, asked: readonly AskedCondition[]): Condition[] =>
  parseConditions(asked.map(conditionFrom), context.reading).conditions.filter(
    (one) => one.field !== 'text' && (one.field !== 'company' || isKnownEmployer(context, one)),
  );

/** In the words of the contract; models write levels, numbers and yes in many ways. */
function conditionFrom({ field, op, value }: AskedCondition): Condition {
  const one = (part: string | number | boolean) => valueOf(field, part);
  if (field === 'level') {
    const levels = [value].flat().flatMap((part) => (op === 'not' ? one(part) : levelsOf(String(one(part)))));
    return { id: 'asked', field, op: op === 'not' ? 'not' : 'in', value: levels.map(String), label: 'asked' };
  }
  const values =
    Array.isArray(value) && op !== 'between' ? value.map(one) : Array.isArray(value) ? value.map((part) => one(part)) : one(value);
  return { id: 'asked', field, op: operatorOf(field, op, Array.isArray(values)), value: values, label: 'asked' };
}

/** The levels that one asked for means, as in a student's own words. */
const levelsOf = (level: string): readonly string[] => (Object.hasOwn(levelsMeant, level) ? levelsMeant[level as AskedLevel] : [level]);

function operatorOf(field: JobField, op: AskedCondition['op'], isList: boolean): Condition['op'] {
  if (field === 'pay') return op === 'at_most' || op === 'between' ? op : 'at_least';
  if (op === 'not') return 'not';
  return isList ? 'in' : 'is';
}

function valueOf(field: JobField, value: string | number | boolean): string | number | boolean {
  const text = String(value).trim();
  switch (field) {
    case 'level': {
      const level = text
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
        .replace(/s$/, '');
      return isLevel(level) ? level : text;
    }
    case 'remote':
    case 'clearance':
      return !/^(?:false|no|not|none)/i.test(text);
    case 'sponsorship':
      return /^(?:yes|true|sponsors?)/i.test(text) ? 'yes' : text;
    case 'pay': {
      const [, digits = '', thousands] = /^\$?\s*([\d,.]+)\s*(k)?/i.exec(text) ?? [];
      return Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1000);
    }
    default:
      return text;
  }
}

const isKnownEmployer = ({ reading }: Context, { value }: Condition): boolean =>
  [value].flat().every((name) => reading(String(name)).mentions.some((mention) => mention.kind === 'company' && mention.company === name));

/** The employers of a kind that goes by a name ("startups"); what is no kind either is unused. */
async function employersOf(context: Context, value: string, negated: boolean, unused: string[]): Promise<Condition[]> {
  const { reading } = await withEmployers(context.reading(value), context.tools);
  const kind = reading.mentions.find((mention) => mention.kind === 'employerKind');
  const condition = kind === undefined ? null : conditionOfMention({ ...kind, negated });
  if (condition === null) unused.push(`company ${value}`);
  return condition === null ? [] : [condition];
}

/** Words alone: no signs that make an address or a mark of Markdown. */
const searchable = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#.'’ -]+/gu, ' ')
    .replace(/\.(?=\s|$)|(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

const asWords: ReadonlySet<JobField> = new Set(['role', 'function', 'industry', 'skill', 'text']);

interface Read {
  conditions: Condition[];
  /** What could not be used, in the model's own words. */
  unused: string[];
}
