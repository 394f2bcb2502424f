import type { Condition } from '@alive/contract/conditions.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import type { PeopleCondition, PersonTest, PositionStep, PositionTest } from './people-tests.ts';
import { roleMeant } from '@alive/language/titles/asked-title.ts';
import { functions, industryOfFunction } from '@alive/language/lexicon/functions.ts';
import { employerKey, employerNamed, industries } from '@alive/language/lexicon/industries.ts';
import { read } from '@alive/language/entities/read.ts';
import { workAsked } from '@alive/language/titles/occupation.ts';
import { fold } from '@alive/language/text/text.ts';
import { residentRole } from '@alive/language/titles/training.ts';
import { seniorities, type Seniority } from '@alive/language/entities/types.ts';
import { isOfPosition } from '@alive/language/conditions/registry.ts';
import { degreeNamed } from '@alive/language/lexicon/degrees.ts';
import { startupStep } from '@alive/language/people/items.ts';
import { type Known, placeKeysOf } from '@alive/language/entities/known.ts';
import { majorsNamed } from '@alive/language/lexicon/majors.ts';
import { wordPairs } from '@alive/language/tables/tables.ts';

/**
 * The conditions as the database understands them, every name resolved. Conditions of jobs alone are left out. `reach` says what meets a role:
 * its own words in a title, the same work under whatever title, or work akin to it too; with the op `in` only what goes by its name does.
 */
export function peopleConditions(conditions: readonly Condition[], known: Known, reach: Reach = 'work'): PeopleCondition[] {
  return conditions.flatMap((condition): PeopleCondition[] => {
    const test = testOf(condition, known, reach);
    if (test === null) return [];
    const ofPosition = isOfPosition(condition.field);
    return [
      {
        id: condition.id,
        negated: condition.op === 'not',
        test,
        when: ofPosition ? (condition.when ?? 'now') : 'now',
        position: ofPosition ? (condition.position ?? 1) : 1,
        during: ofPosition ? (condition.during ?? null) : null,
        either: condition.either ?? null,
      },
    ];
  });
}

function testOf({ field, op, value }: Condition, known: Known, reach: Reach): PersonTest | PositionTest | null {
  const names = (Array.isArray(value) ? value : [value]).map(String);
  const [name = ''] = names;
  switch (field) {
    case 'name':
      return { on: 'name', words: wordsOf(name) };
    case 'major':
      return { on: 'major', majors: [...new Set(names.flatMap(majorsNamed))] };
    case 'school':
      return { on: 'school', schools: [...new Set(names.flatMap(schoolsNamed))] };
    case 'year':
      return { on: 'year', ...yearsOf(op, value) };
    case 'hometown':
      return { on: 'hometown', keys: names.flatMap((one) => placeKeysOf(one, known)) };
    case 'place':
      return { on: 'place', keys: names.flatMap((one) => placeKeysOf(one, known)) };
    case 'experience':
    case 'tenure':
      return { on: field, ...spanOf(op, value) };
    case 'skill':
    case 'text':
      return { on: 'words', phrases: names };
    case 'sequence':
      return { on: 'sequence', steps: names.slice(0, 5).map((one) => stepOf(one, known)) };
    case 'role':
      return op === 'not' ? roleItself(names) : op === 'in' ? roleNamedSo(names) : roleTest(names, reach);
    case 'function':
      return { on: 'function', functions: names, industries: names.flatMap((one) => industryOfFunction(one) ?? []) };
    case 'seniority':
      return { on: 'seniority', seniorities: rungsOf(op, name) };
    case 'founder':
      return { on: 'founder' };
    case 'company':
      return { on: 'company', keys: [...new Set(names.flatMap(keyOf))] };
    case 'industry':
      return { on: 'industry', industries: names };
    default:
      return null;
  }
}

/** A name of signs alone is nobody's: its key is that of all who have no employer. */
function keyOf(name: string): string[] {
  const key = employerKey(name);
  return key === '' ? [] : [key];
}

/** A role that titles of other roles hold too: "Staff engineers" are software engineers as well. */
export const generalRole = 'Engineer';

function roleTest(names: readonly string[], reach: Reach): PositionTest {
  if (reach === 'words') return { ...roleItself(names), said: true };
  const work = names.filter((name) => degreeNamed(name) === null && name !== residentRole).map(workAsked);
  return {
    ...roleNamedSo(names),
    occupations: [...new Set(work.flatMap(({ own }) => own))],
    related: reach === 'related' ? [...new Set(work.flatMap(({ kin }) => kin))] : [],
  };
}

const roleNamedSo = (names: readonly string[]): Extract<PositionTest, { on: 'role' }> => ({
  ...roleItself(names),
  roles: names.flatMap((name) => (name === residentRole ? name : (roleMeant(name) ?? []))),
});

/** By the names alone: those by which positions are filed, others in their titles. A single word names all work that it stands for. */
function roleItself(names: readonly string[]): Extract<PositionTest, { on: 'role' }> {
  // The name of a role which titles of others hold too is looked for in these.
  const isFiled = (name: string) => name !== generalRole && (name === residentRole || roleMeant(name) === name);
  const titles = names.flatMap((name) => (isFiled(name) ? [] : wordsFor(name)));
  const roles = names.flatMap((name) => (isFiled(name) ? name : name.includes(' ') ? [] : (roleMeant(name) ?? [])));
  return { on: 'role', names: [...names], roles, titles: [...new Set(titles)] };
}

const wordsFor = (name: string): string[] => degreeNamed(name)?.titles ?? titlesSaid(name);

/** A title and the ways it is written too: "VP of Sales" and "Vice President of Sales", "CTO" and "Chief Technology Officer". */
function titlesSaid(title: string): string[] {
  const written = shortTitles.flatMap(([short, long]) => {
    const [asShort, asLong] = [new RegExp(`\\b${short}\\b`, 'i'), new RegExp(`\\b${long}\\b`, 'i')];
    return asShort.test(title) ? [title.replace(asShort, long)] : asLong.test(title) ? [title.replace(asLong, short)] : [];
  });
  // "Banker" is in banking: "Investment Banking Analyst". A teacher of the list is no teaching assistant.
  const activity = roleMeant(title) === null && /^\p{L}{3,}er$/u.test(title) ? [title.replace(/er$/, 'ing')] : [];
  const both = [title, ...written, ...activity];
  return [
    ...both,
    ...both.flatMap((one) =>
      /\bof\b/i.test(one) && /^(?:VP|Vice President)\b/i.test(one) ? [one.replace(/ of /i, ' '), one.replace(/ of /i, ', ')] : [],
    ),
  ];
}

function stepOf(said: string, known: Known): PositionStep {
  const [name = '', employer] = said.split(/ at (?=\S)/);
  const degree = degreeNamed(name);
  const none: PositionStep = {
    roles: [],
    functions: [],
    industries: [],
    companyKeys: [],
    seniorities: [],
    titles: [],
    at: employer === undefined ? null : keyOf(employer),
  };
  if (degree !== null) return { ...none, titles: degree.titles };
  if (name.toLowerCase() === 'founder') return { ...none, seniorities: ['founder'] };
  if (name === startupStep) return { ...none, seniorities: ['founder'], titles: ['startup', 'start-up'] };
  const role = roleMeant(name);
  const { own: occupations } = workAsked(name);
  const work = functions.find((one) => one.name === name);
  const industry = industries.find((one) => one.name === name)?.name;
  const rung = seniorities.find((one) => one === name.toLowerCase());
  const listed = role !== null;
  if (listed || occupations.length > 0 || work !== undefined || industry !== undefined)
    return {
      ...none,
      roles: listed ? [role] : [],
      titles: listed || occupations.length > 0 ? titlesSaid(name) : [],
      occupations,
      functions: work === undefined ? [] : [work.name],
      industries: [...new Set([...(industry === undefined ? [] : [industry]), ...(work?.industry == null ? [] : [work.industry])])],
    };
  if (rung !== undefined) return { ...none, seniorities: [rung], titles: titlesSaid(name) };
  const isEmployer =
    employerNamed(name) !== null ||
    read(name, known.open, known.now).mentions.some(({ kind, start, end }) => kind === 'company' && end - start >= name.length - 1);
  return isEmployer ? { ...none, companyKeys: keyOf(name) } : { ...none, titles: titlesSaid(name), companyKeys: keyOf(name) };
}

function rungsOf(op: Condition['op'], name: string): Seniority[] {
  const at = seniorities.findIndex((one) => one === name);
  if (at < 0) return [];
  // A founder is alongside the rungs.
  const ladder = seniorities.filter((one) => one !== 'founder');
  if (op === 'at_least') return ladder.slice(at);
  return op === 'at_most' ? ladder.slice(0, at + 1) : seniorities.filter((one) => one === name);
}

function yearsOf(op: Condition['op'], value: Condition['value']): { from: number | null; to: number | null } {
  const { atLeast, atMost } = spanOf(op, value);
  if (op === 'before') return { from: null, to: (atMost ?? 0) - 1 };
  if (op === 'after') return { from: (atLeast ?? 0) + 1, to: null };
  return { from: atLeast, to: atMost };
}

function spanOf(op: Condition['op'], value: Condition['value']): { atLeast: number | null; atMost: number | null } {
  const [first = 0, second = first] = (Array.isArray(value) ? value : [value]).map(Number);
  if (op === 'at_least' || op === 'after') return { atLeast: first, atMost: op === 'after' ? first : null };
  if (op === 'at_most' || op === 'before') return { atLeast: null, atMost: first };
  return { atLeast: Math.min(first, second), atMost: Math.max(first, second) };
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A school by its name and the names it goes by, in lower case. */
function schoolsNamed(name: string): string[] {
  const text = name.toLowerCase();
  const listed = schools.find((school) => [school.name, ...school.aliases].some((one) => one.toLowerCase() === text));
  return [...new Set([text, ...(listed === undefined ? [] : [listed.name, ...listed.aliases].map((one) => one.toLowerCase()))])];
}

const shortTitles = wordPairs('short titles');

type Reach = 'words' | 'work' | 'related';
