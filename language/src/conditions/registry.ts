import { createHash } from 'node:crypto';
import { type Condition, fields as names } from '@alive/contract/conditions.ts';
import { levelsMeant } from '../entities/asked-levels.ts';
import { read } from '../entities/read.ts';
import { slugOf } from '../text/text.ts';
import type { EmployerKind, Mention } from '../entities/types.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';
import type { Read } from '../entities/written.ts';
import { type Chip, fields, plainly, type Row } from './fields.ts';
import { boundsOf, employersCalled, type Named, namedBy, nameOfKind } from './named.ts';

/**
 * One condition of a search, with its id and label. It holds one value, so that each chip can be taken off by itself; positive ones of a
 * field are alternatives, fields hold together, every "not" holds. Two exceptions: skills hold all together, and of a job's text any
 * phrase may. Only what differs from the defaults (`now`, position 1) is written, so that equal conditions have equal ids.
 */
function make(search: Search, field: Field, value: Condition['value'], options: ConditionOptions = {}): Condition {
  const { negated = false, when = 'now', position = 1, during, either, name } = options;
  const op = negated ? 'not' : (options.op ?? rows[field][search]?.op ?? 'is');
  const ofPosition = search === 'people' && isOfPosition(field);
  const marks = {
    ...(ofPosition && when !== 'now' && { when }),
    ...(ofPosition && position > 1 && { position }),
    ...(ofPosition && during !== undefined && { during }),
    ...(either !== undefined && { either }),
  };
  const chip = { field, op, value, name, ...marks };
  return { id: idOf(chip), field, op, value, label: labelOf(search, chip), ...marks };
}

/** A condition of a job; bounds of pay are made by `payCondition`. */
export const conditionOf = (field: JobField, value: string | number | boolean, negated = false): Condition =>
  make('jobs', field, value, { negated });

/** A condition of a person. */
export const peopleCondition = (field: PeopleField, value: Condition['value'], options: ConditionOptions = {}): Condition =>
  make('people', field, value, options);

/**
 * The condition of bounds of the yearly pay: one of them, or both in one condition.
 * @internal
 */
export function payCondition(bounds: { atLeast?: number; atMost?: number }): Condition {
  const { op, value } = boundsOf(bounds);
  return make('jobs', 'pay', value, { op });
}

/**
 * The condition that a job is at one of the well-known employers of a kind, or at none of them: "FAANG". Its value are their names.
 * @internal
 */
export const employersCondition = (kind: EmployerKind, companies: readonly string[], negated = false): Condition =>
  conditionNamed(employersCalled(nameOfKind(kind), companies, negated));

/** The conditions a mention stands for, alternatives where it is a level: "entry level" is new grad or a level that is not stated too. */
export function conditionsOfMention(mention: Mention): Condition[] {
  if (mention.kind === 'level' && !mention.negated) return levelsMeant[mention.level].map((level) => conditionOf('level', level));
  const condition = conditionOfMention(mention);
  return condition === null ? [] : [condition];
}

/** The one condition of a job that a mention stands for, of a level the level itself; null for what no posting can settle. */
export function conditionOfMention(mention: Mention): Condition | null {
  const found = namedBy(mention);
  return found === null ? null : conditionNamed(found);
}

const conditionNamed = ({ field, value, ...options }: Named): Condition => make('jobs', field, value, options);

/** Conditions of a job search as a client edited them, see `parsed`. `of` gives the meanings in a text. */
export function parseConditions(sent: readonly Condition[], of: Read): Parsed {
  const { conditions, dropped } = parsed('jobs', sent, of);
  return { conditions: settled(conditions), dropped };
}

/** The same of a people search. */
export const parsePeopleConditions = (sent: readonly Condition[], { open, now }: { open: OpenVocabulary; now: Date }): Parsed =>
  parsed('people', sent, (text) => read(text, open, now));

/** How many conditions one search holds. */
export const mostOf = { jobs: 60, people: 30 } as const;

/**
 * Conditions as a client sent them, made ours again: values as language writes them, ids and labels new, each once, a list as one for each
 * value. `dropped` are the labels of those that no record can settle, whose operator the field cannot honour, or that are too many.
 */
function parsed(search: Search, sent: readonly Condition[], of: Read): Parsed {
  const conditions = new Map<string, Condition>();
  const dropped = new Set<string>();
  // Values are looked at up to the number of conditions, known or not: each is read.
  let left: number = mostOf[search];
  for (const one of sent) {
    const use = rows[one.field][search];
    const isHonoured = use?.ops?.includes(one.op) ?? true;
    const whole = isHonoured && Array.isArray(one.value) ? use?.whole?.(one, of) : undefined;
    const { when, position, during, either, all } = one;
    for (const value of whole === undefined ? [one.value].flat() : [one.value]) {
      const sense = !isHonoured || left-- <= 0 ? null : whole === undefined ? use?.parse({ ...one, value }, of) : whole;
      if (sense == null) {
        dropped.add(one.label);
        continue;
      }
      const options = { negated: one.op === 'not', when, position, during, either, ...sense };
      const made = make(search, sense.field ?? one.field, sense.value, options);
      const marks = search === 'jobs' && either !== undefined && all !== undefined ? { all } : {};
      // Two alternatives may share a condition.
      conditions.set(`${made.id} ${either ?? ''} ${marks.all ?? ''}`, { ...made, ...marks });
    }
  }
  return { conditions: [...conditions.values()], dropped: [...dropped] };
}

/** What a chip shows, short and human: "Product Manager", "Formerly at Google", "Not from Texas", "10+ years". */
function labelOf(search: Search, chip: Chip): string {
  const row = rows[chip.field];
  const use = row[search];
  const thing = (use?.thing ?? row.thing ?? (({ value }: Chip) => String(value)))(chip);
  const { op, when = 'now', during } = chip;
  const lead = row.lead ?? '';
  if (op === 'not') {
    const no = { now: 'Not', past: 'Not formerly', first: 'First job not', ever: 'Never' }[when];
    return (use?.not?.(thing) ?? `${no} ${search === 'people' ? lead : ''}${thing}`).slice(0, 200);
  }
  const first = lead === '' ? 'First job: ' : `First job ${lead}`;
  const before = { now: '', past: `Formerly ${lead}`, first, ever: `Has been ${lead}` }[when];
  // The other of two positions held together.
  const simultaneous = during === undefined ? '' : ', at the same time';
  return (use?.label?.(thing, chip) ?? `${before}${thing}${simultaneous}`).slice(0, 200);
}

/** At most 64 characters; the same for the same condition. A list has an id of its values, whatever it goes by. */
function idOf({ field, op, value, name, when, position, during }: Chip): string {
  const slug = Array.isArray(value) && name !== undefined ? '' : slugOf([value].flat().join(' '));
  const tail = slug !== '' && slug.length <= 30 ? slug : createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
  return [field, op, tail, when, position && `p${position}`, during && `d${during}`].filter((part) => part !== undefined).join('-');
}

/** One condition of a job inside a sentence: "internships", "Boston", "sponsoring", "product manager", "not Google". */
export const wordOf = (condition: Condition): string => (condition.op === 'not' ? `not ${thingOf(condition)}` : thingOf(condition));

/** The same without its "not". */
export const thingOf = (condition: Condition): string => (rows[condition.field].jobs?.word ?? plainly)(condition);

// Fields that belong together ---------------------------------------------

/** The field whose values are alternatives to this one's: role and function are one. */
export const fieldOf = ({ field }: Pick<Condition, 'field'>): Field => rows[field].as ?? field;

/** What a condition tells, by the first of the fields that take each other's place: role and function say what, company and industry for whom, place and remote where. */
export function group({ field, value }: Pick<Condition, 'field' | 'value'>): Field {
  return field === 'remote' && value === true ? 'place' : (rows[field].about ?? field);
}

/** Whether conditions of the field speak of one position of a career, rather than of the person. */
export const isOfPosition = (field: Field): boolean => rows[field].lead !== undefined;

export const isPeopleField = (field: Field): field is PeopleField => rows[field].people !== undefined;

/** Whether two conditions say the same of the same thing, or one refuses what the other asks for. */
export const isSameThing = (one: Condition, other: Condition) => one.field === other.field && String(one.value) === String(other.value);

/** Whether two conditions go by one name, as work and an industry may: "consulting". */
export const isSameName = (one: Condition, other: Condition): boolean =>
  isSameThing(one, other) || (namesWork.has(one.field) && namesWork.has(other.field) && String(one.value) === String(other.value));
const namesWork: ReadonlySet<Field> = new Set(['role', 'function', 'industry']);

// Alternatives ------------------------------------------------------------

/** Alternatives of which only one is left are none, and no level is one for a place: "in Michigan, apprentice or entry level". */
export function settled(conditions: readonly Condition[]): Condition[] {
  const isSingle = ({ either, all }: Condition) => either !== undefined && all === undefined;
  const placed = new Set(conditions.flatMap((one) => (isSingle(one) && one.field === 'place' ? [one.either] : [])));
  const apart = conditions.map((one) => (isSingle(one) && one.field === 'level' && placed.has(one.either) ? withoutMarks(one) : one));
  return apart.map((one) => {
    if (one.either === undefined) return one;
    const others = apart.filter((other) => other !== one && other.either === one.either);
    if (others.some((other) => other.all === undefined || other.all !== one.all)) return one;
    return withoutMarks(one);
  });
}

/** The groups of alternatives among conditions, in order: of each its alternatives, of each the conditions that hold together. */
export function alternativesOf(conditions: readonly Condition[]): Condition[][][] {
  const marked = conditions.filter(({ either }) => either !== undefined);
  return [...Map.groupBy(marked, ({ either }) => either).values()].map((some) =>
    Array.from(Map.groupBy(some, (one) => one.all ?? one).values()),
  );
}

/** The mark (`either`) of one more group of alternatives next to these conditions, from 1. */
export const freeMark = (conditions: readonly Condition[]): number => 1 + Math.max(0, ...conditions.map(({ either }) => either ?? 0));

/** A condition that is no alternative of any other. */
export function withoutMarks(condition: Condition): Condition {
  const bare = { ...condition };
  delete bare.either;
  delete bare.all;
  return bare;
}

const rows: Readonly<Record<Field, Row>> = fields;

/** @internal */
export const peopleFields = names.filter(isPeopleField);

type Search = 'jobs' | 'people';
type Field = Condition['field'];
type FieldsOf<S extends Search> = { [F in Field]: (typeof fields)[F] extends Record<S, unknown> ? F : never }[Field];
export type JobField = FieldsOf<'jobs'>;
export type PeopleField = FieldsOf<'people'>;

export interface ConditionOptions extends Pick<Named, 'op' | 'negated' | 'name'> {
  when?: Condition['when'];
  position?: number | undefined;
  during?: number | undefined;
  either?: number | undefined;
}

interface Parsed {
  conditions: Condition[];
  dropped: string[];
}
