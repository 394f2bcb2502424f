import { functions } from '../lexicon/functions.ts';
import { openPhrases, type Phrases } from '../text/phrases.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { everyOccupation } from '@alive/occupations/titles.ts';
import { readTitle } from './titles.ts';
import { workAsked } from './occupation.ts';
import { list, readTable, string, wordPairs, wordSet } from '../tables/tables.ts';
import { fold, type Word, wordsOf } from '../text/text.ts';
import type { Meaning } from '../entities/types.ts';

// A name's ending and that of the activity it stands for.
const activities = wordPairs('role activities');

// Engineering done in code; the other engineers of that function build things to be touched.
const inCode = wordSet('roles in code');

/** `hints` are words that tell the work of a posting in its title, though elsewhere they are no role. */
const listedRoles = readTable('roles', { function: string, role: string, names: list, hints: list });

/** Every role with its function and all names it goes by; a name in capitals is an abbreviation and counts in capitals only. */
export const roles: readonly Role[] = listedRoles.map(({ role, function: work, names }) => {
  // "Political science" is no job, though a political scientist has one.
  const narrow = names.filter((name) => !name.endsWith(' scientist'));
  const all = [role, ...names, activityOf(role), ...narrow.map(activityOf)];
  return { role, function: work, names: [...new Set(all.filter((name) => name !== null))] };
});

const titles = openTitles();
const byName = new Map(roles.map((role) => [role.role, role]));
const byAnyName = new Map(roles.flatMap((role) => role.names.map((name) => [name.toLowerCase(), role.role] as const)));

/**
 * The role that a title names, with its function: "Summer 2026 SWE Intern – Payments" is Software Engineer, function Engineering. The longest
 * name in it counts, then the earliest; a title that only names a function ("Policy Intern, Summer") gives that function's usual first role.
 * Names of other work that stand by a role for its function ("dental hygienist") have no role, nor have those who help with one
 * ("Anesthesiologist Assistant"). null where it names neither.
 */
export function roleOf(title: string): { role: string | null; function: string } | null {
  const words = wordsOf(title.slice(0, 300));
  const matches = titles.find(words, (value, from) => !value.capitals || words[from]?.raw === words[from]?.raw.toUpperCase());
  // What comes after the first break is where or for whom: "Curatorial Intern – Costume Institute".
  const head = words.findIndex(({ gap }, at) => at > 0 && /[,(:|–—]|\s-\s/.test(gap));
  let best: { weight: number; value: TitleValue; next: Word | undefined } | null = null;
  for (const match of matches) {
    const [value] = match.values;
    if (value === undefined) continue;
    // A function's own word is the last resort: "Data – Mechanical Engineer"; of these the last of the head: "Themed Environment Designer".
    const weight = !value.general ? 1 + match.to - match.from : head >= 0 && match.from >= head ? 0 : 1;
    if (best === null || weight > best.weight || (weight === 1 && best.weight === 1)) best = { weight, value, next: words[match.to] };
  }
  if (best === null) return null;
  const { role, name, general } = best.value;
  const isHelper = !general && best.next?.gap === ' ' && helpers.has(best.next.text);
  // A marketing manager is called by more than the function's word.
  const isSame = general ? sharesWork(readTitle(title).role ?? title, role.role) : isSameWork(name, role.role);
  return { role: isHelper || !isSame ? null : role.role, function: role.function };
}

const helpers = new Set(['assistant', 'assistants', 'aide', 'aides', 'attendant', 'technician', 'technicians', 'secretary']);

/** Whether a name of the list is the same work as its role: it is an intern's, ends as that does, or shares its work. */
function isSameWork(name: string, role: string): boolean {
  const key = `${name}\n${role}`;
  const known = sameWork.get(key);
  if (known !== undefined) return known;
  const isSame = name.endsWith(' intern') || fold(name).endsWith(fold(role)) || sharesWork(name, role);
  sameWork.set(key, isSame);
  return isSame;
}

const sameWork = new Map<string, boolean>();

/** Whether two titles share an occupation, or the public tables do not know one of them. */
function sharesWork(one: string, other: string): boolean {
  const [said, listed] = [socsOf(one), socsOf(other)];
  return said.length === 0 || listed.length === 0 || said.some((soc) => listed.includes(soc) || listed.includes(soc.slice(0, 5)));
}

/** The occupations that a title may stand for, by SOC; the minor groups of one that stands for many. */
const socsOf = (title: string): string[] => {
  const all = everyOccupation(title).filter(({ by, weight }) => by !== 'words' && weight >= 0.1);
  const { own } = workAsked(title);
  return [...all.map(({ code }) => code.slice(0, 7)), ...(own.length > 1 ? own.map((code) => code.slice(0, 5)) : [])];
};

/**
 * Usual first roles after a major, 2 to 4, by the words of its name: "Pre-Veterinary Studies" works as well as a listed major. Roles of
 * general use where the name tells nothing.
 */
export function rolesForMajor(major: string): string[] {
  const name = fold(major);
  const found = rolesByMajor().find(({ major }) => major.test(name))?.roles ?? [
    'Research Assistant',
    'Operations Analyst',
    'Communications Specialist',
  ];
  return [...found];
}

/** Expressions for the names of majors; the first that fits counts. */
const rolesByMajor = lazily(() => readTable('roles-by-major', { major: (cell) => new RegExp(cell), roles: list }));

/** The kind of work of a role: its function, but software distinguished from other engineering; null for an unknown role. */
export function kindOfRole(role: string): string | null {
  return inCode.has(role) ? 'Software' : functionOfRole(role);
}

/** The roles of a kind of work. */
export function rolesOfKind(kind: string): string[] {
  return roles.filter(({ role }) => kindOfRole(role) === kind).map(({ role }) => role);
}

/** The function of a role as written in `roles`, or null. */
export function functionOfRole(role: string): string | null {
  return byName.get(role)?.function ?? null;
}

/** "Graphic Designer" is also "graphic design"; a single word has no such form, for it says too little. */
export function activityOf(name: string): string | null {
  const found = name.includes(' ') ? activities.find(([ending]) => name.toLowerCase().endsWith(ending)) : undefined;
  return found === undefined ? null : name.slice(0, -found[0].length) + found[1];
}

/** The title of who does what is named: "Pediatric Nursing" is a Pediatric Nurse's; null where the words name no such activity. */
export function titleOfActivity(name: string): string | null {
  const lower = name.toLowerCase();
  const found = activities.find(([, activity]) => lower.endsWith(activity));
  if (found === undefined) return null;
  return `${name.slice(0, -found[1].length)}${found[0].replace(/^ \p{L}/u, (start) => start.toUpperCase())}`;
}

/** A name of several words with its last one for who does the work and for what is done: "Asset Manager" and "Asset Management", "Trader" and "Trading". */
export function formsOf(name: string): string[] {
  if (!name.includes(' ')) return [name];
  const plain = /^(.*\p{L}{3})(er|or|ant|ing)$/iu.exec(name);
  const ends = plain?.[2]?.toLowerCase() === 'ing' ? ['er', 'or', 'ant'] : ['ing'];
  const others = plain === null ? [] : ends.map((ending) => `${plain[1]}${ending}`);
  return [...new Set([name, ...[activityOf(name), titleOfActivity(name)].filter((one) => one !== null), ...others])];
}

function openTitles(): Phrases<TitleValue> {
  const phrases = openPhrases<TitleValue>();
  for (const role of roles)
    for (const name of role.names) phrases.add(name, { role, name, capitals: isAbbreviation(name), general: false }, true);
  for (const work of functions) {
    const role = roles.find((candidate) => candidate.role === work.first);
    if (role !== undefined)
      for (const word of work.words) if (!phrases.has(word)) phrases.add(word, { role, name: word, capitals: false, general: true }, true);
  }
  for (const [at, { hints }] of listedRoles.entries()) {
    const role = roles[at];
    if (role !== undefined)
      for (const word of hints)
        if (!phrases.has(word)) phrases.add(word, { role, name: word, capitals: isAbbreviation(word), general: true }, true);
  }
  return phrases;
}

/** The role of the list that goes by a name, in any case; null for an unknown name. */
export function roleNamed(name: string): string | null {
  return byAnyName.get(name.toLowerCase()) ?? null;
}

/** A role of the list as a mention's meaning, under its own name; null for an unknown one. */
export function listedRole(name: string): Extract<Meaning, { kind: 'role' }> | null {
  const found = byName.get(name);
  return found === undefined ? null : { kind: 'role', title: name, role: name, function: found.function, seniority: null, known: true };
}

/** The role that a field of work stands for though it is a skill too: "machine learning"; null for other words. */
export function roleOfField(field: string): Extract<Meaning, { kind: 'role' }> | null {
  const found = listedRoles.find(({ hints }) => hints.includes(field.toLowerCase()));
  return found === undefined ? null : listedRole(found.role);
}

/** "SWE", "RN": two to five capitals. */
export function isAbbreviation(name: string): boolean {
  return /^[A-Z]{2,5}$/.test(name);
}

export interface Role {
  role: string;
  function: string;
  names: string[];
}

interface TitleValue {
  role: Role;
  name: string;
  capitals: boolean;
  general: boolean;
}
