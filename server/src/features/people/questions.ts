import { inRunningText, pluralOf } from '@alive/contract/role-words.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { capital } from '@alive/language/text/text.ts';
import type { Caller, Knowing, Knowledge } from './known.ts';
import { townIn } from './town.ts';
import { searchPeople } from './queries.ts';
import { setImmediate } from 'node:timers/promises';

/** How many questions are proposed. */
const mostQuestions = 6;
/** How many of a kind are read for that. */
const mostTries = 20;
/** Of each list of a profile, and characters of each: longer ones name nothing. */
const mostNames = 5;
const longestName = 60;

/**
 * Questions from what a student studies and wants, of different kinds, each read and searched as if it had been asked: only those that find
 * somebody are proposed. Where the profile tells too little, general ones fill up.
 */
export const openQuestions = ({ knowledge, readOnly, version, now }: Deps): ((student: Caller) => Promise<string[]>) => {
  const kept = new Map<string, Promise<string[]>>();
  return async (student) => {
    const { school, major, graduationYear, preferredLocations, profile } = student;
    const key = JSON.stringify([await version(), now().getUTCFullYear(), school, major, graduationYear, preferredLocations, profile]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = knowledge.of(student).then((knowing) => questionsThatFind(readOnly, knowing, student, now()));
    if (kept.size === mostKept) kept.clear();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  };
};

const mostKept = 500;

async function questionsThatFind(readOnly: ReadOnly, knowing: Knowing, student: Caller, now: Date): Promise<string[]> {
  const good: string[] = [];
  for (const kind of kindsFor(student)) {
    if (good.length === mostQuestions) break;
    for (const question of kind.slice(0, mostTries)) {
      if (good.includes(question)) continue;
      // Each is read on the thread that answers everybody.
      await setImmediate();
      if (!(await finds(readOnly, knowing, question, now))) continue;
      good.push(question);
      break;
    }
  }
  return good;
}

async function finds(readOnly: ReadOnly, { known, asker }: Knowing, question: string, now: Date): Promise<boolean> {
  const { strategy, intent, leftOut } = await planTurn(question, null, known);
  if (strategy === 'none' || leftOut.length > 0 || intent.conditions.length === 0) return false;
  const conditions = peopleConditions(intent.conditions, known);
  const { total } = await readOnly((tx) => searchPeople(tx, { conditions, sort: null, limit: 1, asker, now }));
  return total > 0;
}

/** Of each kind the questions to try, the first that finds somebody is taken. */
function kindsFor({ major, school, graduationYear, preferredLocations, profile }: Caller): string[][] {
  const roles = namesIn(profile?.target_roles).map((name) => roleOf(name)?.role ?? name);
  const many = roles.map(pluralOf);
  const companies = namesIn(profile?.target_companies);
  const interests = namesIn(profile?.interests)
    .filter((interest) => interest.split(' ').length <= 3)
    .map(inRunningText);
  const [work = null] = many;
  const towns = preferredLocations.filter((place) => !/remote|anywhere|open/i.test(place)).map(townIn);
  return [
    many.flatMap((role) =>
      beginnings.filter((from) => !role.toLowerCase().endsWith(from.toLowerCase())).map((from) => `${from} who became ${role}`),
    ),
    companies.flatMap((company) => [`Who works at ${company}?`, `Who used to work at ${company}?`]),
    major === null
      ? []
      : [...many.map((role) => `${major} majors who are now ${role}`), `What do ${major} majors do now?`, `People who studied ${major}`],
    graduationYear === null ? [] : ['Who graduated around my year?', `Class of ${graduationYear - 1}`, 'Recent graduates'],
    towns.flatMap((town) => inTown(town, work)),
    interests.map((interest) => `Alumni who mention ${interest}`),
    school === null ? [] : [...many.map((role) => `${capital(role)} from my school`), 'Alumni from my school with 10+ years of experience'],
    ...general.map((question) => [question]),
  ];
}

const namesIn = (list: readonly string[] = []): string[] => list.filter((name) => name.length <= longestName).slice(0, mostNames);

const inTown = (town: string, work: string | null): string[] => {
  const others = [`Alumni from my major in ${town}`, `Alumni in ${town}`];
  return work === null ? others : [`${capital(work)} in ${town}`, ...others];
};

const beginnings = ['Consultants', 'Engineers', 'Analysts', 'Teachers', 'Researchers', 'Marketers'];

/** Good for anybody. */
const general = [
  'Consultants who became product managers',
  'Who started out in teaching?',
  'Founders who were engineers before',
  'Software engineers in New York',
  'Who went from finance to technology?',
  'Directors with 10+ years of experience',
  'Recent graduates in consulting',
  'Alumni who work in healthcare',
  'Data scientists who studied economics',
];

interface Deps {
  knowledge: Knowledge;
  readOnly: ReadOnly;
  version: () => Promise<number>;
  now: () => Date;
}
