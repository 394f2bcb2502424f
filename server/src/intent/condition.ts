import { createHash } from 'node:crypto';
import type { Condition } from '@alive/contract/conditions.ts';
import { slugOf } from '#language/text.ts';
import { labelOf } from './label.ts';

/**
 * One chip of a people search, with its id and label. `op` is `is` unless told; `negated` makes it `not`. Only what differs from the
 * defaults (`now`, position 1) is written, so that equal conditions have equal ids.
 */
export function peopleCondition(field: PeopleField, value: Condition['value'], options: ConditionOptions = {}): Condition {
  const { negated = false, when = 'now', position = 1, during, either, name } = options;
  const op = negated ? 'not' : (options.op ?? 'is');
  const ofPosition = isOfPosition(field);
  const marks = {
    ...(ofPosition && when !== 'now' && { when }),
    ...(ofPosition && position > 1 && { position }),
    ...(ofPosition && during !== undefined && { during }),
    ...(either !== undefined && { either }),
  };
  return {
    id: idOf(field, op, value, { ...options, ofPosition }),
    field,
    op,
    value,
    label: labelOf({ field, op, value, name, ...marks }),
    ...marks,
  };
}

/** Whether conditions of the field speak of one position of a career, rather than of the person. */
export function isOfPosition(field: Condition['field']): boolean {
  return (positionFields as readonly string[]).includes(field);
}

export function isPeopleField(field: Condition['field']): field is PeopleField {
  return (peopleFields as readonly string[]).includes(field);
}

/** At most 64 characters; the same for the same condition. */
function idOf(
  field: string,
  op: string,
  value: Condition['value'],
  { when = 'now', position = 1, during, ofPosition, name }: ConditionOptions & { ofPosition: boolean },
): string {
  const slug = slugOf(name ?? (Array.isArray(value) ? value.join(' ') : String(value)));
  const plain = slug.length > 0 && slug.length <= 30 && (name === undefined || !Array.isArray(value));
  const tail = plain ? slug : createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
  const of = ofPosition ? [when === 'now' ? '' : when, position === 1 ? '' : `p${position}`, during === undefined ? '' : `d${during}`] : [];
  return [field, op, tail, ...of].filter((part) => part !== '').join('-');
}

const positionFields = ['role', 'function', 'seniority', 'company', 'industry', 'place', 'founder', 'tenure'] as const;
export const peopleFields = [
  ...positionFields,
  'name',
  'major',
  'school',
  'year',
  'hometown',
  'experience',
  'skill',
  'text',
  'sequence',
] as const;
export type PeopleField = (typeof peopleFields)[number];

export interface ConditionOptions {
  op?: Condition['op'];
  when?: NonNullable<Condition['when']>;
  position?: number;
  during?: number | undefined;
  either?: number | undefined;
  negated?: boolean;
  /** What a list of employers goes by: "FAANG". */
  name?: string | undefined;
}
