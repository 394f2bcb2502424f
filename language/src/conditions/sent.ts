import type { Condition } from '@alive/contract/conditions.ts';
import { capital } from '../text/text.ts';
import type { EmployerKind } from '../entities/types.ts';
import { companyWritten, functionWritten, industryWritten, longestFirst, placeNamed, type Read, stepWritten } from '../entities/written.ts';
import {
  boundsOf,
  employersCalled,
  industryOfKind,
  kindNamed,
  kindOfEmployer,
  type Named,
  namedBy,
  nameOfKind,
  termName,
  termOf,
} from './named.ts';

/** What the chips that clients send name, field by field; null where it is nothing that the field knows. */

/** A value by the name that `write` gives it; null is none. */
export function writtenBy(write: (value: string, read: Read) => string | null): Parse {
  return (sent, read) => named(write(textOf(sent), read));
}

/** A value that is one of a few. */
export const oneOfThese =
  (is: (value: unknown) => boolean): Parse =>
  (sent) => {
    const value = textOf(sent).toLowerCase();
    return is(value) ? { value } : null;
  };

/** True or false, whose "not" is the other. */
export const flagSent: Parse = ({ value, op }) => (typeof value === 'boolean' ? { value: value !== (op === 'not'), negated: false } : null);

/** The longest mention of that field in a value; role and function are one, whichever the client wrote. */
export function mentionSent({ field, op, value }: Sent, read: Read): Sense {
  if (typeof value !== 'string') return null;
  const listed = field === 'function' ? functionWritten(value) : field === 'industry' ? industryWritten(value) : null;
  if (listed !== null) return { value: listed };
  const isWork = (kind: string) => kind === 'role' || kind === 'function';
  const mentions = longestFirst(read(value).mentions);
  const mention = mentions.find((one) => one.kind === field) ?? (isWork(field) ? mentions.find((one) => isWork(one.kind)) : undefined);
  const found = mention === undefined ? null : namedBy({ ...mention, negated: op === 'not' });
  // What is left out of titles may be any of their words: "Not Graphics Editor".
  return found === null && field === 'role' && op === 'not' && titleWords.test(value.trim()) ? { value: value.trim() } : found;
}

const titleWords = /^[\p{L}\d&'’+#./-]+(?: [\p{L}\d&'’+#./-]+){0,5}$/u;

/** A kind of employer, as its employers or the industry that goes by it. */
export function employerKindSent(sent: Sent, read: Read): Sense {
  const kind = textOf(sent).toLowerCase();
  const found = kindOfEmployer(kind) ?? (isIndustryKind(kind) ? { kind, companies: null } : null);
  if (found !== null) return kindNamed(found.kind, found.companies, sent.op === 'not');
  const industry = mentionSent({ ...sent, field: 'industry' }, read);
  return industry === null ? null : { field: 'industry', ...industry };
}

const isIndustryKind = (kind: string): kind is EmployerKind => Object.hasOwn(industryOfKind, kind);

/** A place of a job; "Remote" alongside other places means "or remote". */
export function jobPlaceSent(sent: Sent, read: Read): Sense {
  if (sent.value !== 'Remote') return placeSent(sent, read);
  return sent.op === 'not' ? { field: 'remote', value: false, negated: false } : { value: sent.value };
}

export const placeSent = writtenBy((value, read) => placeNamed(value, read)?.place.label ?? null);

/** An employer; one that nobody knows stays, for it was understood and fits nobody. */
export const companySent = writtenBy(companyWritten);

/** A list of employers that goes by a name ("FAANG") stays one with exactly these, and its name says what is left of it; any other is one each. */
export function kindSent({ op, value, label }: Sent, read: Read): Sense | undefined {
  if (!Array.isArray(value) || value.length < 2 || (op !== 'in' && op !== 'not')) return undefined;
  const names = [...new Set(value.map((name) => String(name).trim()))];
  const called = (name: string) => employersCalled(name, names, op === 'not');
  const counted = called(`${names.length} companies`);
  const said = label.replace(/^not /i, '');
  const mention = read(said).mentions.find((one) => one.kind === 'employerKind');
  if (mention?.kind !== 'employerKind') return isCounted.test(said) ? counted : undefined;
  const { companies, employerKind } = mention;
  if (companies === null) return called(said);
  if (names.some((name) => !companies.includes(name))) return counted;
  const gone = companies.filter((name) => !names.includes(name));
  const whole = nameOfKind(employerKind);
  if (gone.length === 0) return called(whole);
  return gone.length > 2 ? counted : called(`${op === 'not' ? whole : capital(whole)} but ${gone.join(' and ')}`);
}

/** Any list of employers of a person, one of which will do, by the name it goes by. */
export function employersSent({ value, label }: Sent, read: Read): Sense | undefined {
  if (!Array.isArray(value) || value.length < 2) return undefined;
  const name = withoutTime(label);
  const names = value.map((one) => companyWritten(String(one).trim(), read)).filter((one) => one !== '');
  return { op: 'in', value: names, name: isCounted.test(name) || name.includes(' or ') ? undefined : name };
}

/** The label of a list of employers without what it says of a time. */
export const withoutTime = (label: string): string =>
  label.replace(/^(?:Not (?:formerly )?at |Not |Never at |Formerly at |Has been at |First job (?:not )?at )/, '');

/** The label of a list of which nothing else is known. */
export const isCounted = /^\d+ companies$/i;

/** Whole years in a plain range; both ends in order. */
export function yearsSent({ field, op, value }: Sent): Sense {
  const said = [value].flat().map((one) => (typeof one === 'boolean' ? NaN : Number(one)));
  const [least, most] = field === 'year' ? [1900, 2100] : [0, 80];
  if (said.some((one) => !Number.isInteger(one) || one < least || one > most)) return null;
  if (said.length === 2) return { op: 'between', value: said.toSorted((a, b) => a - b) };
  const [one] = said;
  if (one === undefined || said.length > 2) return null;
  const isBound = op === 'at_most' || op === 'before' || op === 'after' || op === 'at_least';
  if (field === 'year') return { op: isBound ? op : 'is', value: one };
  return { op: op === 'at_most' || op === 'before' ? 'at_most' : 'at_least', value: one };
}

/** The steps of a career, as a list or joined: "Consultant → Founder". */
export function stepsSent({ value }: Sent, read: Read): Sense {
  const steps = (Array.isArray(value) ? value : String(value).split(/\s*(?:→|->|>|, then )\s*/))
    .map((step) => String(step).trim())
    .filter((step) => step !== '');
  return steps.length < 2 || steps.length > 5 ? null : { op: 'then', value: steps.map((step) => stepWritten(step, read)) };
}

export const termSent: Parse = ({ value }) => {
  const term = termOf(value);
  return term === null ? null : { value: termName(term) };
};

export function paySent({ value, op }: Sent): Sense {
  const amounts = [value].flat().flatMap((one) => (typeof one === 'number' && one > 0 && one <= 10_000_000 ? Math.round(one) : []));
  const [low = 0, high = 0] = amounts.toSorted((a, b) => a - b);
  if (amounts.length !== (op === 'between' ? 2 : 1)) return null;
  return boundsOf(op === 'between' ? { atLeast: low, atMost: high } : op === 'at_most' ? { atMost: low } : { atLeast: low });
}

/** A day as "2026-11-20", or any moment of it; "after" it is since the next. */
export function daySent(sent: Sent): Sense {
  const day = /^(20\d\d-\d\d-\d\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?$/.exec(textOf(sent))?.[1];
  const time = day === undefined ? NaN : Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  return { op: 'at_least', value: new Date(time + (sent.op === 'after' ? 86_400_000 : 0)).toISOString().slice(0, 10) };
}

/** The value as text; '' for true and false, which name nothing. */
export const textOf = ({ value }: Pick<Sent, 'value'>): string => (typeof value === 'boolean' ? '' : String(value).trim());

export const named = (value: string | null, op?: Condition['op']): Sense =>
  value === null || value === '' ? null : { value: value.slice(0, 200), ...(op !== undefined && { op }) };

/** A condition as a client sent it, one value at a time unless it is of a list. */
export type Sent = Pick<Condition, 'field' | 'op' | 'value' | 'label'>;

export type Sense = (Omit<Named, 'field'> & Partial<Pick<Named, 'field'>>) | null;
export type Parse = (sent: Sent, read: Read) => Sense;
