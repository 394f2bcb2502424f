import type { Fact } from '@alive/contract/facts.ts';
import { occupationNamed, occupationOfTitle } from '@alive/language/titles/occupation.ts';
import type { FormFact } from './form.ts';
import type { FactRow } from './merge.ts';

/** A stored fact as the wire shows it. */
export const present = ({ id, kind, stance, text, value, detail, origin, quote, source, status, updatedAt }: FactRow): Fact => ({
  id,
  kind,
  stance,
  text,
  value,
  origin,
  quote,
  source,
  status,
  ...(detail !== null && { detail }),
  // Own words that name nothing known are no title.
  ...(kind === 'work' && { occupation: value === null ? null : occupationNamed(occupationOfTitle(text)) }),
  updatedAt: updatedAt.toISOString(),
});

/** A fact of the form, which changed when the account did. */
export const presentForm = (fact: FormFact, updatedAt: Date, status: 'kept' | 'dropped' = 'kept'): Fact => {
  const { key: _, ...fields } = fact;
  return { ...fields, origin: 'form', source: null, status, updatedAt: updatedAt.toISOString() };
};
