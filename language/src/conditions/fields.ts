import type { Condition } from '@alive/contract/conditions.ts';
import type { Degree, Level } from '@alive/contract/jobs.ts';
import { shortPlace } from '../places/cities.ts';
import { functions } from '../lexicon/functions.ts';
import { majorWritten } from '../lexicon/majors.ts';
import { capital } from '../text/text.ts';
import { functionWritten, industryWritten, roleWritten, rungWritten, schoolWritten, type Read } from '../entities/written.ts';
import { levelNames, listed, plain, soft, withArticle } from './facts.ts';
import { isDegree, isLevel } from './named.ts';
import {
  companySent,
  daySent,
  employerKindSent,
  employersSent,
  flagSent,
  isCounted,
  jobPlaceSent,
  kindSent,
  mentionSent,
  named,
  oneOfThese,
  type Parse,
  paySent,
  placeSent,
  type Sense,
  type Sent,
  stepsSent,
  termSent,
  textOf,
  withoutTime,
  writtenBy,
  yearsSent,
} from './sent.ts';

const oneOf = ['is', 'in', 'not'] as const;
const inYears = { whole: yearsSent, parse: yearsSent };
const degreeNames: Readonly<Record<Degree, string>> = {
  none: 'no degree',
  bachelor: 'a bachelor’s',
  master: 'a master’s',
  doctorate: 'a doctorate',
};

/** An industry that is one of employers, not of goods. */
const isSector = ({ value }: Pick<Condition, 'value'>): boolean => value === 'Nonprofit';

/**
 * The fields of both searches, a row each: how a chip shows a condition, how a sentence says it, and what one that a client sent means.
 * `jobs` and `people` hold what that search alone does with it; a field without one of them is not of that search.
 */
export const fields = {
  role: {
    about: 'role',
    lead: '',
    jobs: { ops: oneOf, parse: mentionSent, word: softly },
    // "in": only who goes by that very title.
    people: { parse: (sent) => named(roleWritten(textOf(sent)), sent.op === 'in' ? 'in' : undefined) },
  },
  function: {
    as: 'role',
    about: 'role',
    lead: 'in ',
    jobs: { ops: oneOf, parse: mentionSent, word: softly },
    people: { parse: writtenBy(functionWritten) },
  },
  founder: {
    about: 'role',
    lead: '',
    thing: () => 'Founder',
    people: { parse: ({ value }) => (value === true || value === 'true' ? { value: true } : null) },
  },
  seniority: {
    lead: '',
    thing: rung,
    people: { parse: (sent) => named(rungWritten(textOf(sent)), sent.op === 'at_least' || sent.op === 'at_most' ? sent.op : undefined) },
  },
  tenure: {
    lead: '',
    thing: years,
    people: {
      not: (thing) => `Not ${thing}`,
      label: (thing, { when = 'now' }) =>
        `${thing} at ${{ now: 'their employer', past: 'a former employer', first: 'the first employer', ever: 'one employer' }[when]}`,
      ...inYears,
    },
  },
  sequence: {
    about: 'role',
    thing: ({ value }) => listOf(value).join(', then '),
    people: { whole: stepsSent, parse: stepsSent, said: each(({ value }) => `went from ${listOf(value).join(' to ')}`) },
  },
  name: { people: { label: (thing) => `Named ${thing}`, parse: asSaid, said: all('are named') } },
  major: {
    about: 'major',
    thing: ({ value }) => `${String(value)} major`,
    people: { parse: writtenBy(majorWritten), said: all('studied') },
  },
  school: { about: 'major', people: { parse: writtenBy(schoolWritten), said: all('went to') } },
  year: {
    // Of jobs the term in which work begins, of people the class.
    jobs: { ops: ['is', 'in'], parse: termSent, word: softTerm, said: all('for', 'or', softTerm) },
    people: {
      thing: span,
      label: (thing, { op }) => (op === 'is' ? `Class of ${thing}` : thing),
      not: (thing) => `Not class of ${thing}`,
      ...inYears,
      said: all('graduated', 'or', classWords),
    },
  },
  hometown: {
    about: 'place',
    thing: place,
    people: {
      label: (thing) => `From ${thing}`,
      not: (thing) => `Not from ${thing}`,
      parse: placeSent,
      said: all('come from', 'or', (one) => withArticle(valueOf(one))),
    },
  },
  experience: {
    thing: years,
    people: {
      label: (thing) => `${thing} of work`,
      ...inYears,
      said: each((one) => `have worked for ${yearsWords(one)}`),
    },
  },
  skill: {
    jobs: { ops: oneOf, parse: mentionSent, does: allDo(['ask', 'asks'], 'for', 'and', plainly) },
    people: { parse: asSaid, said: all('know', 'and') },
  },
  text: {
    thing: ({ value }) => `“${String(value)}”`,
    jobs: {
      ops: ['is', 'in'],
      parse: (sent) => named(textOf(sent).slice(0, 100)),
      word: quoted,
      does: allDo(['mention', 'mentions'], '', 'or', quoted),
    },
    people: { parse: asSaid, said: each((one) => `mention “${valueOf(one)}”`) },
  },
  company: {
    about: 'company',
    lead: 'at ',
    thing: ({ value, name }) =>
      Array.isArray(value) ? (name ?? (value.length > 2 ? `${value.length} companies` : value.join(' or '))) : String(value),
    jobs: { ops: oneOf, whole: kindSent, parse: companySent, word: employers, said: all('at', 'or', employers) },
    people: { whole: employersSent, parse: companySent },
  },
  industry: {
    about: 'company',
    lead: 'in ',
    jobs: {
      not: (thing) => `Not ${thing} industry`,
      ops: oneOf,
      parse: mentionSent,
      word: (one) => (isSector(one) ? 'nonprofits' : `the ${softly(one)} industry`),
      said: all('in', 'or', (one) => (isSector(one) ? 'nonprofits' : softly(one))),
    },
    people: {
      // A field of work may be called the same.
      thing: ({ value }) => (functions.some(({ name }) => name === value) ? `${String(value)} industry` : String(value)),
      parse: writtenBy(industryWritten),
    },
  },
  place: {
    about: 'place',
    lead: 'in ',
    thing: place,
    jobs: { ops: oneOf, op: 'in', parse: jobPlaceSent, word: placeWord, said: placesSaid },
    people: { parse: placeSent },
  },
  remote: flagged(['Remote', 'Not remote'], ['remote', 'on-site']),
  level: {
    thing: ({ value }) => (value === 'internship' ? 'Internships' : capital(isLevel(value) ? levelNames[value] : String(value))),
    jobs: {
      ops: ['is', 'in'],
      parse: oneOfThese(isLevel),
      word: ({ value }) => (value === 'unspecified' ? 'jobs with no stated level' : `${levelNoun(value as Level)}s`),
    },
  },
  pay: {
    thing: pay,
    jobs: {
      ops: ['at_least', 'at_most', 'between'],
      op: 'at_least',
      whole: (sent) => (sent.op === 'between' ? paySent(sent) : undefined),
      parse: paySent,
      word: ({ label }) => (label === isPaid ? 'jobs that state their pay' : label.replace('Up', 'up')),
      said: (some) =>
        some.flatMap(({ label }) => (label === isPaid ? [] : [`paying ${label.replace(/\+$/, ' or more').replace('Up', 'up')}`])),
      does: (some, isOne) => (some.some(({ label }) => label === isPaid) ? [isOne ? 'states its pay' : 'state their pay'] : []),
    },
  },
  degree: {
    thing: ({ value }) => (value === 'none' ? 'No degree needed' : `Asks for ${degreeNames[value as Degree]}`),
    jobs: {
      not: (thing) => (thing.startsWith('No ') ? 'Asks for a degree' : thing.replace('Asks', 'Doesn’t ask')),
      ops: oneOf,
      parse: oneOfThese(isDegree),
      word: degreeWord,
      does: allDo(['ask', 'asks'], 'for', 'or', degreeWord),
    },
  },
  posted: {
    thing: ({ value }) => `Posted since ${day(value)}`,
    jobs: {
      ops: ['is', 'at_least', 'after'],
      op: 'at_least',
      parse: daySent,
      word: postedWords,
      said: each(postedWords),
    },
  },
  // Becomes the employers of the kind, or their industry.
  kind: { about: 'company', jobs: { ops: oneOf, parse: employerKindSent } },
  sponsorship: {
    thing: () => 'Sponsors visas',
    jobs: {
      ops: ['is', 'in'],
      parse: oneOfThese((value) => value === 'yes'),
      word: () => 'visa sponsorship',
      does: (some, isOne) => some.slice(0, 1).map(() => (isOne ? 'sponsors visas' : 'sponsor visas')),
    },
  },
  clearance: flagged(['Clearance jobs', 'No clearance'], ['a clearance', 'no clearance'], 'ask for a clearance'),
  citizenship: flagged(
    ['US citizens only', 'No citizenship required'],
    ['U.S. citizens only', 'no citizenship required'],
    'require U.S. citizenship',
  ),
} as const satisfies Readonly<Record<Condition['field'], Row>>;

// How a sentence says it --------------------------------------------------

/** What a condition of a person is of, as a sentence says it; lists of employers by the name they go by where they have one. */
export function valueOf({ field, value, label }: Condition): string {
  if (field === 'place' || field === 'hometown') return shortPlace(String(value));
  if (!Array.isArray(value)) return field === 'seniority' && value === 'vp' ? 'VP' : String(value);
  const name = withoutTime(label);
  const all = listed(value.map(String), 'or');
  return isCounted.test(name) || name.includes(' or ') ? all : `${name} (${all})`;
}

/** "5 years or more". */
export function yearsWords({ op, value }: Condition): string {
  if (Array.isArray(value)) return `${value.map(String).join(' to ')} years`;
  const words = value === 1 ? '1 year' : `${String(value)} years`;
  return op === 'at_most' ? `${words} at most` : op === 'at_least' ? `${words} or more` : words;
}

/** Jobs of a level, as they are called. */
export function levelNoun(level: Level): string {
  if (level === 'internship') return level;
  return level === 'unspecified' ? 'job with no stated level' : `${levelNames[level].replace(' ', '-')} job`;
}

/** A value as it is. */
export function plainly({ value }: Condition): string {
  return plain(String(value));
}

/** Conditions of a field in one clause. */
function all(lead: string, word = 'or', say: (one: Condition) => string = valueOf): Clauses {
  return (some) => (some.length === 0 ? [] : [`${lead} ${listed(some.map(say), word)}`]);
}

/** The same of jobs, after "that": "ask for SQL and Python"; `verb` of several and of one. */
function allDo(verb: readonly [string, string], lead: string, word: string, say: (one: Condition) => string): Doing {
  return (some, isOne) =>
    some.length === 0 ? [] : [[verb[isOne ? 1 : 0], lead, listed(some.map(say), word)].filter((part) => part !== '').join(' ')];
}

/** A clause for each. */
function each(say: (one: Condition) => string): Clauses {
  return (some) => some.map(say);
}

function softly(one: Condition): string {
  return soft(plainly(one));
}

function quoted(one: Condition): string {
  return `“${plainly(one)}”`;
}

/** "summer 2027". */
function softTerm(one: Condition): string {
  const term = plainly(one);
  return term.charAt(0).toLowerCase() + term.slice(1);
}

function placeWord(one: Condition): string {
  return one.value === 'Remote' ? 'remote jobs' : withArticle(shortPlace(plainly(one)));
}

/** "in Boston, Chicago or remote", "outside the Bay Area"; remote alone stands before the jobs. */
function placesSaid(some: readonly Condition[]): string[] {
  const held = some.filter(({ op }) => op !== 'not');
  const cities = held.filter(({ value }) => value !== 'Remote').map(placeWord);
  const named = cities.length > 6 ? [...cities.slice(0, 4), `${cities.length - 4} other places`] : cities;
  const remote = cities.length > 0 && cities.length < held.length ? ['remote'] : [];
  const outside = some.filter(({ op }) => op === 'not').map(placeWord);
  return [
    ...(named.length > 0 ? [`in ${listed([...named, ...remote], 'or')}`] : []),
    ...(outside.length > 0 ? [`outside ${listed(outside, 'or')}`] : []),
  ];
}

/** "FAANG employers", "big tech employers": well-known ones of a kind; one by its name. */
function employers({ label, value }: Condition): string {
  if (!Array.isArray(value)) return plain(String(value));
  const [name = '', but] = label.replace(/^Not /, '').split(/ but (?=[^a-z])/);
  const all = value.map((one) => plain(String(one)));
  if (isCounted.test(name)) return all.length > 3 ? `${all.slice(0, 2).join(', ')} or ${all.length - 2} others` : listed(all, 'or');
  const kind = name.replace(/^[A-Z][a-z-]+ [a-z]+$|^[A-Z][a-z-]+$/, (one) => one.toLowerCase());
  return `${kind.endsWith('s') ? kind : `${kind} employers`}${but === undefined ? '' : ` but ${but}`}`;
}

function classWords({ op, value }: Condition): string {
  if (Array.isArray(value)) return `between ${value.map(String).join(' and ')}`;
  const words = { at_least: 'in or after ', at_most: 'in or before ', before: 'before ', after: 'after ' };
  return `${words[op as keyof typeof words] ?? 'in '}${String(value)}`;
}

function degreeWord({ value }: Condition): string {
  return degreeNames[value as Degree];
}

function postedWords({ value }: Condition): string {
  return `posted since ${day(value)}`;
}

// What a chip shows -------------------------------------------------------

function place({ value }: Chip): string {
  return shortPlace(String(value));
}

/** "2010–2014", "Since 2010". */
function span({ op, value }: Chip): string {
  const leads: Partial<Record<Condition['op'], string>> = { at_least: 'Since ', at_most: 'Up to ', before: 'Before ', after: 'After ' };
  return Array.isArray(value) ? value.join('–') : `${leads[op] ?? ''}${String(value)}`;
}

function years({ op, value }: Chip): string {
  const [from = '', to = ''] = listOf(value);
  if (op === 'between') return `${from}–${to} years`;
  const words = `${from} ${from === '1' ? 'year' : 'years'}`;
  return op === 'at_most' ? `Up to ${words}` : op === 'at_least' ? `${from}+ years` : words;
}

function rung({ op, value }: Chip): string {
  const word = value === 'vp' ? 'VP' : value === 'chief' ? 'C-level' : capital(String(value));
  if (op === 'at_least') return `${word} or above`;
  return op === 'at_most' ? `Up to ${word.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}` : word;
}

/** "$80K+", "Up to $90K", "$80K–120K"; of any pay "Paid". */
function pay({ op, value }: Chip): string {
  if (op === 'at_least' && Number(value) < 1000) return isPaid;
  const [low = '', high = ''] = listOf(value).map((amount) => `${Math.round(Number(amount) / 1000)}K`);
  return op === 'between' ? `$${low}–${high}` : op === 'at_most' ? `Up to $${low}` : `$${low}+`;
}

const isPaid = 'Paid';

/** "Nov 20, 2026". */
function day(value: Condition['value']): string {
  return days.format(new Date(`${String(value)}T00:00:00Z`));
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A row of what is true or false of a job: what its chip shows and its word alone, each as [true, false], and what several jobs do of which it is true. */
function flagged(labels: YesNo, words: YesNo, does = '') {
  const one = ([yes, no]: YesNo, value: Condition['value']) => (value === true ? yes : no);
  return {
    thing: ({ value }: Chip) => one(labels, value),
    jobs: {
      ops: ['is', 'not'] as const,
      parse: flagSent,
      word: ({ value }: Condition) => one(words, value),
      does: (some: readonly Condition[], isOne: boolean) =>
        some
          .slice(0, 1)
          .map(({ value }) =>
            value === true ? (isOne ? does.replace(/^\w+/, (verb) => `${verb}s`) : does) : `${isOne ? 'doesn’t' : 'don’t'} ${does}`,
          ),
    },
  };
}

type YesNo = readonly [string, string];

function asSaid(sent: Sent): Sense {
  return named(textOf(sent));
}

function listOf(value: Condition['value']): string[] {
  return [value].flat().map(String);
}

/** A condition before it has its label. */
export interface Chip extends Pick<Condition, 'field' | 'op' | 'value' | 'when' | 'position' | 'during'> {
  /** What a list of employers goes by. */
  name?: string | undefined;
}

type Clauses = (some: readonly Condition[]) => string[];
type Doing = (some: readonly Condition[], isOne: boolean) => string[];

interface Use {
  /** What the chip is of, where this search says it otherwise. */
  thing?: (chip: Chip) => string;
  /** The chip's label where it is more than the thing, and with "not" more than "Not" before it. */
  label?: (thing: string, chip: Chip) => string;
  not?: (thing: string) => string;
  /** A client's list that is one condition; undefined where each of its values is one. */
  whole?: (sent: Sent, read: Read) => Sense | undefined;
  parse: Parse;
  /** What it can honour; others are dropped and named. */
  ops?: readonly Condition['op'][];
  /** The one it is made with unless stated, in place of `is`. */
  op?: Condition['op'];
  /** Alone in a sentence about jobs, without its "not"; its value where absent. */
  word?: (one: Condition) => string;
  /** All of the field, after the jobs or after "who"; of places of jobs those that are ruled out too. Conditions of a position are said together. */
  said?: Clauses;
  /** The same as what the jobs do, after "that", of several or of one. */
  does?: Doing;
}

export interface Row {
  /** The field that it is one with: their values are alternatives. */
  as?: Condition['field'];
  /** What it tells, by the first of its fields; they take each other's place. */
  about?: 'role' | 'company' | 'place' | 'major';
  /** Of people it tells of one position: the word before its value. */
  lead?: '' | 'in ' | 'at ';
  /** What the chip is of; the value as it is where absent. */
  thing?: (chip: Chip) => string;
  jobs?: Use;
  people?: Use;
}
