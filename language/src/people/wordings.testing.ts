import { schools } from '@alive/contract/lists/schools.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { wellKnownEmployers } from '../lexicon/industries.ts';
import { roles } from '../titles/roles.ts';

/**
 * Questions whose parts are drawn from the vocabulary, and their kin by transformation (the method of CheckList: Ribeiro et al., ACL 2020).
 * Nothing here is a list of questions: wordings and refusals are functions of parts.
 */
export interface Base {
  /** Plural: "mechanical engineers"; for jobs "mechanical engineer jobs". */
  head: string;
  /** Singular, with its article. */
  one: string;
  /** What stands behind it: "in Columbus", "at Google", "who studied Biology". */
  tails: readonly string[];
}

/** `count` questions about people, the same for the same seed. */
export const peopleBases = (count: number, seed: number): Base[] =>
  named(count, seed).map((role, at) => {
    const one = (list: readonly string[]) => drawn(list, 1, seed + at * 7)[0] ?? '';
    const [place, employer] = [one(places), one(employers)];
    const tails = [
      [`in ${place}`],
      [`at ${employer}`],
      [`in ${place}`, `from ${one(schools.map(({ name }) => name))}`],
      [`who studied ${one(majors.map(({ name }) => name))}`],
      [`at ${employer}`, `in ${place}`],
    ][at % 5];
    return { head: plural(role), one: withArticle(role), tails: tails ?? [] };
  });

/** `count` requests for jobs, the same for the same seed. */
export const jobBases = (count: number, seed: number): Base[] =>
  named(count, seed).map((role, at) => {
    const one = (list: readonly string[]) => drawn(list, 1, seed + at * 7)[0] ?? '';
    const tails = [[`in ${one(places)}`], [`at ${one(employers)}`], [], [`at ${one(employers)}`, `in ${one(places)}`]][at % 4];
    return { head: `${role} jobs`, one: withArticle(`${role} job`), tails: tails ?? [] };
  });

type Wordings = Readonly<Record<string, (base: Base) => string>>;

export const peopleWordings: Wordings = {
  'show me': (base) => `Show me ${plainOf(base)}`,
  'I would like to meet': (base) => `I would like to meet ${plainOf(base)}`,
  'any …?': (base) => `Any ${plainOf(base)}?`,
  'who are the': (base) => `Who are the ${plainOf(base)}?`,
  'hey! … for my class project': (base) => `hey! i need ${plainOf(base)} for my class project`,
  'who’s a': (base) => `Who's ${base.one} ${base.tails.join(' ')}?`,
  'lower case, typo': (base) => withTypo(plainOf(base).toLowerCase(), base.head.toLowerCase()),
  'are there': (base) => `Are there ${plainOf(base)}?`,
  '… so I can ask': (base) => `I'm trying to talk to ${plainOf(base)} so I can ask about their day`,
  'can you find me a': (base) => `Can you find me ${base.one} ${base.tails.join(' ')} please`,
};

export const jobWordings: Wordings = {
  'show me': (base) => `Show me ${plainOf(base)}`,
  'I’m looking for': (base) => `I'm looking for ${plainOf(base)}`,
  'I would like to find': (base) => `I would like to find ${plainOf(base)}`,
  'any …?': (base) => `Any ${plainOf(base)}?`,
  'are there … right now': (base) => `Are there ${plainOf(base)} right now?`,
  'hey! … because': (base) => `hey! i need ${plainOf(base)} because my lease ends soon`,
  'lower case, typo': (base) => withTypo(plainOf(base).toLowerCase(), base.head.toLowerCase()),
  'can you find me a': (base) => `Can you find me ${base.one} ${base.tails.join(' ')} please`,
};

export const plainOf = ({ head, tails }: Base): string => [head, ...tails].join(' ');

/** Refusals of a thing ("sales") alongside a place that is wanted. */
export const jobRefusals: Readonly<Record<string, (thing: string) => string>> = {
  'I don’t want': (thing) => `jobs in Denver, I don't want ${thing}`,
  dont: (thing) => `i dont want ${thing}, jobs in Denver`,
  not: (thing) => `jobs in Denver, not ${thing}`,
  no: (thing) => `jobs in Denver, no ${thing}`,
  'that don’t involve': (thing) => `jobs in Denver that don't involve ${thing}`,
  'doesn’t': (thing) => `something that doesn't involve ${thing} in Denver`,
  'aren’t': (thing) => `jobs in Denver that aren't in ${thing}`,
  'isn’t': (thing) => `a job in Denver that isn't ${thing}`,
  never: (thing) => `jobs in Denver, never ${thing}`,
  'non-': (thing) => `non-${thing} jobs in Denver`,
  without: (thing) => `jobs in Denver without ${thing}`,
  except: (thing) => `all jobs in Denver except ${thing}`,
  'other than': (thing) => `jobs other than ${thing} in Denver`,
  'anything but': (thing) => `anything but ${thing} in Denver`,
  'rather not': (thing) => `I'd rather not do ${thing}, jobs in Denver`,
  'instead of': (thing) => `teaching instead of ${thing} in Denver`,
  'no longer': (thing) => `I no longer want ${thing}, jobs in Denver`,
  skip: (thing) => `jobs in Denver, skip ${thing}`,
  minus: (thing) => `jobs in Denver minus ${thing}`,
  'someone who hates': (thing) => `jobs in Denver for someone who hates ${thing}`,
  'tired of': (thing) => `jobs in Denver, I'm tired of ${thing}`,
  'not interested in': (thing) => `jobs in Denver, not interested in ${thing}`,
  'but not': (thing) => `jobs in Denver but not ${thing}`,
};

/** What lifts a limit and refuses nothing. */
export const jobAcceptances: Readonly<Record<string, (thing: string) => string>> = {
  'don’t mind': (thing) => `jobs in Denver, I don't mind ${thing}`,
  'wouldn’t mind': (thing) => `jobs in Denver, I wouldn't mind ${thing}`,
  'not only': (thing) => `jobs in Denver, not only ${thing}`,
  'not just': (thing) => `jobs in Denver, not just ${thing}`,
};

export const peopleRefusals: Readonly<Record<string, (field: string) => string>> = {
  'don’t work in': (field) => `alumni in Denver who don't work in ${field}`,
  'doesn’t work in': (field) => `anyone in Denver who doesn't work in ${field}`,
  'didn’t work in': (field) => `alumni in Denver who didn't work in ${field}`,
  'have not worked in': (field) => `alumni in Denver who have not worked in ${field}`,
  'haven’t worked in': (field) => `alumni in Denver who haven't worked in ${field}`,
  'never worked in': (field) => `alumni in Denver who never worked in ${field}`,
  'non-': (field) => `non-${field} people in Denver`,
  'aren’t in': (field) => `people in Denver who aren't in ${field}`,
  no: (field) => `alumni in Denver, no ${field}`,
  'not in': (field) => `alumni in Denver not in ${field}`,
  except: (field) => `everyone in Denver except ${field} people`,
  'other than': (field) => `people in Denver doing something other than ${field}`,
  'anything but': (field) => `people in Denver doing anything but ${field}`,
  skip: (field) => `alumni in Denver, skip ${field}`,
  minus: (field) => `alumni in Denver minus ${field}`,
};

export const majorRefusals: Readonly<Record<string, (major: string) => string>> = {
  'didn’t study': (major) => `people in Boston who didn't study ${major}`,
  'did not major in': (major) => `people in Boston who did not major in ${major}`,
  'never studied': (major) => `people in Boston who never studied ${major}`,
  'weren’t … majors': (major) => `people in Boston who weren't ${major} majors`,
  'non-… majors': (major) => `non-${major} majors in Boston`,
  'without a … degree': (major) => `people in Boston without a ${major} degree`,
};

/** A line of a table: how many of these are right. */
export const tableRow = (name: string, right: number, all: number): string => `${name.padEnd(32)}${right} of ${all}`;

/** The names of listed roles in running text. */
const named = (count: number, seed: number): string[] =>
  drawn(
    roles.map(({ role }) => role.replaceAll(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())).filter((role) => !role.includes(' of ')),
    count,
    seed,
  );

const employers = wellKnownEmployers.map(({ name }) => name);
const places = 'Columbus|Boston|Denver|Seattle|Chicago|Atlanta|New York|Austin|San Francisco|Texas|California|Nashville|Minneapolis'.split(
  '|',
);

const plural = (title: string) =>
  /[^aeiou]y$/.test(title) ? `${title.slice(0, -1)}ies` : /(?:s|x|ch)$/.test(title) ? `${title}es` : `${title}s`;
const withArticle = (title: string) => (/^[aeiou]/i.test(title) ? `an ${title}` : `a ${title}`);

/** Two neighbours changed places in the longest word of `part`, where it has eight letters or more. */
function withTypo(text: string, part: string): string {
  const word = part.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (word.length < 8) return text;
  const at = Math.floor(word.length / 2);
  return text.replace(word, `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`);
}

/** As many of `all` as `count`, the same for the same seed (mulberry32). */
function drawn<T>(all: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)).flat();
}
