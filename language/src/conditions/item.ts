import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleField } from './registry.ts';

/** Something a question names, on its way to becoming a condition: what it is, where it stands, and what the words around it add. */
export interface Item {
  /** UTF-16 offsets into the text that was read, end exclusive. */
  start: number;
  end: number;
  field: PeopleField;
  value: Condition['value'];
  op?: Condition['op'];
  negated: boolean;
  /** What its own words leave out, whatever is said around them: "abroad". */
  apart?: true;
  /** Only preferred; required. */
  soft?: boolean;
  must?: boolean;
  /** What is let in again, or no longer a limit. */
  accepted?: boolean;
  /** Joined to what was asked before; let go of. */
  joined?: boolean;
  /** Put in the place of what was there: "Meta instead". */
  replaces?: boolean;
  /** Of whoever asks: "my major". */
  own?: true;
  dropped?: boolean;
  /** What a list of employers goes by. */
  name?: string;
  when: NonNullable<Condition['when']>;
  /** Where a career led, in so many words. */
  arrived?: boolean | undefined;
  position: number;
  during?: number;
  either?: number;
  /** As a step of a sequence names it. */
  step: string | null;
  /** The same word as an industry, as the name of a major, as a school: what it may be instead. */
  industry?: string;
  school?: string;
  /** Of a title: what rung its words tell. */
  isRole?: true;
  /** A sentence that says how it was read, where it might have been meant otherwise. */
  guess?: string;
}

/** An item of the field at a place of the text, with nothing said around it. */
export function itemOf(
  span: { start: number; end: number },
  field: PeopleField,
  value: Condition['value'],
  more: Partial<Item> = {},
): Item {
  return { start: span.start, end: span.end, field, value, negated: false, when: 'now', position: 1, step: null, ...more };
}
