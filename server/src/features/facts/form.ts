import type { Fact } from '@alive/contract/facts.ts';
import { formLines } from './copy.ts';

/**
 * The account fields of a student as facts, in the order of the form: nothing of it is stored twice. Places of the same key are one fact,
 * under the label that comes first.
 */
export const formFactsOf = ({ needsVisa, canGetClearance, preferredLocations, lookingFor }: FormFields, placeOf: PlaceOf): FormFact[] => {
  const places = preferredLocations.map((label): FormFact => {
    const { value, key } = placeOf(label);
    return { id: placeSlot(key), kind: 'place', stance: 'looking', text: label, value, key, quote: formLines.place(label) };
  });
  return [
    ...(needsVisa === true ? [visa] : []),
    ...(canGetClearance === false ? [noClearance] : []),
    ...places.filter(({ id }, at) => places.findIndex((other) => other.id === id) === at),
    ...seekings.flatMap(({ option, fact }) => (lookingFor.includes(option) ? [fact] : [])),
  ];
};

/** The form fact of this id whether or not the fields hold it, with a place's label from its key; null for an id of none. */
export const formFactOf = (id: string, labelOf: (placeKey: string) => string, placeOf: PlaceOf): FormFact | null => {
  if (id === visa.id) return visa;
  if (id === noClearance.id) return noClearance;
  const seeking = seekings.find(({ fact }) => fact.id === id);
  if (seeking !== undefined) return seeking.fact;
  const key = id.startsWith(placeSlot('')) ? id.slice(placeSlot('').length) : '';
  if (key === '') return null;
  const text = labelOf(key);
  return { id, kind: 'place', stance: 'looking', text, value: placeOf(text).value, key, quote: formLines.place(text) };
};

/** The id of the form fact that says the same as a fact of this kind, whatever its row; null where the form knows nothing of the kind. */
export const slotOf = ({ kind, key }: { kind: Fact['kind']; key: string }): string | null => {
  if (kind === 'place') return placeSlot(key);
  const all = kind === 'must' ? [visa, noClearance] : kind === 'seeking' ? seekings.map(({ fact }) => fact) : [];
  return all.find((fact) => fact.key === key)?.id ?? null;
};

/** The fields with what a form fact of this id says; a place is added under `label` where none of its key is there. */
export const withSlot = (fields: FormFields, id: string, label: string, placeOf: PlaceOf): FormFields => {
  if (id === visa.id) return { ...fields, needsVisa: true };
  if (id === noClearance.id) return { ...fields, canGetClearance: false };
  const option = optionOf(id);
  if (option !== null) return fields.lookingFor.includes(option) ? fields : { ...fields, lookingFor: [...fields.lookingFor, option] };
  const isThere = fields.preferredLocations.some((one) => placeSlot(placeOf(one).key) === id);
  return isThere ? fields : { ...fields, preferredLocations: [...fields.preferredLocations, label] };
};

/** The fields without what a form fact of this id says: unanswered, or one place or chip less. */
export const withoutSlot = (fields: FormFields, id: string, placeOf: PlaceOf): FormFields => {
  if (id === visa.id) return fields.needsVisa === true ? { ...fields, needsVisa: null } : fields;
  if (id === noClearance.id) return fields.canGetClearance === false ? { ...fields, canGetClearance: null } : fields;
  const option = optionOf(id);
  if (option !== null) return { ...fields, lookingFor: fields.lookingFor.filter((one) => one !== option) };
  return { ...fields, preferredLocations: fields.preferredLocations.filter((one) => placeSlot(placeOf(one).key) !== id) };
};

/** Whether fields that grew hold more than an account may: the limits of its form. */
export const exceeds = (before: FormFields, after: FormFields): boolean =>
  [
    { had: before.preferredLocations, has: after.preferredLocations, most: 40, longest: 100 },
    { had: before.lookingFor, has: after.lookingFor, most: 20, longest: 50 },
  ].some(({ had, has, most, longest }) => {
    const added = has.filter((one) => !had.includes(one));
    return added.some((one) => one.length > longest) || (added.length > 0 && has.length > most);
  });

/** Lower case, single spaces. */
export const normalised = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

const placeSlot = (key: string): string => `form:place:${key}`;
const optionOf = (id: string): string | null => seekings.find(({ fact }) => fact.id === id)?.option ?? null;

const must = (id: string, value: string, text: string, quote: string): FormFact => ({
  id,
  kind: 'must',
  stance: 'must',
  text,
  value,
  key: value,
  quote,
});
const visa = must('form:needsVisa', 'visa', 'Visa sponsorship', formLines.visa);
const noClearance = must('form:canGetClearance', 'no_clearance', 'No security clearance', formLines.noClearance);

const seeking = (option: string, value: string, text: string): { option: string; fact: FormFact } => ({
  option,
  fact: { id: `form:seeking:${value}`, kind: 'seeking', stance: 'looking', text, value, key: value, quote: formLines.seeking(option) },
});
const seekings = [seeking('Internships', 'internships', 'Internships'), seeking('Full Time', 'full_time', 'Full time')];

/** What the form asks that is a fact too. */
export interface FormFields {
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  preferredLocations: readonly string[];
  lookingFor: readonly string[];
}

export interface FormFact extends Pick<Fact, 'id' | 'kind' | 'stance' | 'text' | 'value'> {
  /** What it shares with a stored fact that says the same. */
  key: string;
  /** The line of the form. */
  quote: string;
}

/** The key of a place's label; `value` is null for a place nobody knows, whose key is its normalised text. */
export type PlaceOf = (label: string) => { value: string | null; key: string };
