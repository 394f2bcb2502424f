import { functions } from '@alive/language/lexicon/functions.ts';
import { occupationNamed, workAsked } from '@alive/language/titles/occupation.ts';
import { roleMeant } from '@alive/language/titles/asked-title.ts';
import { formsOf, functionOfRole, roleOf, roles, titleOfActivity } from '@alive/language/titles/roles.ts';
import { skills } from '@alive/language/lexicon/skills.ts';
import { remembered } from '@alive/occupations/tables.ts';
import type { JobFilter } from '#job-index/filter.ts';

/**
 * The filter with what titles and occupations say of its roles and functions: a job has one role, but its title may name two, or a kind of
 * another ("Machine Learning Engineer / Data Scientist", "Associate Product Manager"). What is ruled out is ruled out by its title too.
 */
export const withTitles = <T extends JobFilter>(filter: T): T => ({
  ...filter,
  ...expandedRoles(filter),
  ...(filter.aimed && { aimed: { ...filter.aimed, ...expandedRoles(filter.aimed) } }),
  ...(filter.either && { either: filter.either.map((some) => some.map(withTitles)) }),
  ...(filter.wishes && { wishes: filter.wishes.map(withTitles) }),
  ...(filter.unwished && { unwished: filter.unwished.map(withTitles) }),
});

const expandedRoles = (filter: JobFilter): JobFilter => {
  const { roles: asked = [], functions: works = [], notRoles = [], notFunctions = [] } = filter;
  const work = asked.map(workMeant);
  return {
    rolesAlso: asked.flatMap((name) => [roleMeant(name) ?? [], roleOfSector(name) ?? []].flat()),
    titles: [...asked.flatMap(titlesOf), ...works.flatMap(titlesOfField)],
    occupations: [...new Set(work.flatMap(({ own }) => own))],
    skilled: asked.flatMap((name) => skilledIn(name) ?? []),
    related: filter.closely === true ? [] : [...new Set(work.flatMap(({ kin }) => kin))],
    // A single word names all work that it stands for.
    notRoles: filter.notRoles && [...notRoles, ...notRoles.flatMap((name) => (name.includes(' ') ? [] : (roleMeant(name) ?? [])))],
    notTitles: [...notRoles.flatMap(titlesOf), ...notFunctions],
  };
};

/**
 * The occupations of the work that a title asks for, and those akin to it. One whose own title is work of another function is only akin:
 * machine learning engineers are counted among software developers, product managers among marketing managers.
 */
export const workMeant = remembered((title: string): ReturnType<typeof workAsked> => {
  const asked = workAsked(title);
  // "Asset Management" is the work of asset managers.
  const { own, kin } = asked.own.length > 0 ? asked : workAsked(titleOfActivity(title) ?? title);
  const role = roleMeant(title);
  const work = role === null ? null : functionOfRole(role);
  const isOther = (code: string) => {
    const listed = roleOf(occupationNamed(code)?.title ?? '')?.function;
    return work !== null && listed !== undefined && listed !== work;
  };
  return { own: own.filter((code) => !isOther(code)), kin: [...own.filter(isOther), ...kin] };
});

/**
 * A role by the skills that name what it does, for jobs whose title is no role: an "Ignite Fellow" who teaches and tutors is a teacher and a tutor.
 * null where no skill does.
 */
const skilledIn = remembered((role: string) => {
  const work = functionOfRole(role);
  const named = skills.flatMap(({ skill }) => (roleOf(skill)?.role === role ? skill : []));
  const others = roles.flatMap((one) => (one.function === work ? one.role : []));
  return work === null || named.length === 0 ? null : { function: work, skills: named, notRoles: others };
});

/** The usual first role of the sector that a field ends with: "strategy consulting" is consulting at least. null where it ends with none, or is other work. */
const roleOfSector = remembered((name: string) => {
  const sector = functions.find(
    ({ industry, words }) =>
      industry !== null && words.some((word) => formsOf(name).some((form) => form.toLowerCase().endsWith(` ${word}`))),
  );
  return sector !== undefined && roleOf(name)?.function === sector.name ? sector.first : null;
});

/** A role's own name and its other names that begin as it does, each by who does the work and by what is done: "Data Scientist" is also recognised by "data science". */
function titlesOf(name: string): string[] {
  const listed = roles.find(({ role }) => role === name);
  // "Gardener" has the stem of "Carpenter, Smithsonian Gardens": its occupation tells it better.
  if (listed === undefined && /^\p{L}+er$/iu.test(name) && workMeant(name).own.length > 0) return [];
  const start = name.toLowerCase().slice(0, name.lastIndexOf(' ') + 1 + sameForm);
  const others = name.includes(' ') ? (listed?.names ?? []).filter((other) => other.toLowerCase().startsWith(start)) : [];
  return [...new Set([name, ...others].flatMap(formsOf))];
}

/** So many letters of the last word make it the same: a research associate has another title than a research assistant. */
const sameForm = 5;

/**
 * What means a field wherever a title has it: its names of several words or made of its own ("cybersecurity"), and its roles that are called
 * after it, for a "Software Engineer, Data Science" works with data too.
 */
function titlesOfField(name: string): string[] {
  const lower = name.toLowerCase();
  const named = functions.find((work) => work.name === name)?.words ?? [];
  return [
    ...new Set([
      ...(wholeFields[name] ?? []),
      ...[lower, ...named].filter((word) => isPhrase(word) || (word !== lower && word.endsWith(lower))),
      ...roles.filter((one) => one.function === name && one.role.startsWith(`${name} `)).flatMap(({ role }) => titlesOf(role)),
    ]),
  ];
}

const isPhrase = (name: string) => name.includes(' ');

/** Fields whose workers are called after them in several functions: an electrical engineer works in Hardware. */
const wholeFields: Readonly<Record<string, string[]>> = { Engineering: ['engineer'] };
