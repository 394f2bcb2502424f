import { employerNamed } from '#language/industries.ts';
import { functionOfRole, rolesOfFunction } from '#language/roles.ts';
import { capital, roleWords, series, wordCount } from '#listening/grammar.ts';
import type { Named } from '#listening/facts.ts';
import { roleLike } from '#listening/titles.ts';
import { withArticle } from './aims.ts';
import { daysOf } from './days-of-work.ts';
import { chooseBy, fill } from './phrase-grammar.ts';
import { traitFor, traitOf } from './traits.ts';

/** What a role that was named is made of, and what the student has done that speaks for it. */
export function onRoles(roles: readonly Named[], out: readonly string[], evidence: readonly string[]): string[] {
  const titles = roles.filter(({ said }) => roleLike.test(said) && wordCount(said) <= 5);
  const [first, second] = titles;
  if (!first) return [];
  const one = withArticle(titleWords(first.said));
  const work = functionOfRole(first.name);
  const proof = work === null ? null : traitFor(work, evidence);
  const day = daysOf(work);
  const without = out.length > 0 ? `, and ${series(out.slice(0, 2))} ${many(out) ? 'stay' : 'stays'} out` : '';
  if (proof && wordCount(proof.phrase) <= 8)
    return chooseBy(
      [
        `What ${one} does all day is close to ${proof.phrase}: both are ${proof.trait.name}${without}.`,
        `You have something to show for ${one}, namely ${proof.phrase}${without}.`,
        `From ${proof.phrase} to work as ${one} is a short step${without}.`,
        `${capital(proof.phrase)} would be the first line of a letter for work as ${one}${without}.`,
        `If a posting for ${one} asks for ${proof.trait.name}, there is ${proof.phrase} to point to${without}.`,
      ],
      first.said,
      proof.phrase,
    );
  const otherWork = second ? functionOfRole(second.name) : null;
  const other = second ? withArticle(titleWords(second.said)) : '';
  if (second && work && otherWork && work !== otherWork && day && daysOf(otherWork))
    return chooseBy(
      [
        `${capital(one)} has days of ${day}; ${other}, of ${daysOf(otherWork)}${out.length > 0 ? '' : without}.`,
        `Those are two lives: for ${one} it is ${day}, for ${other} ${daysOf(otherWork)}.`,
      ],
      first.said,
    );
  if (day)
    return chooseBy(
      [
        `For ${one}, the days are mostly ${day}${without}.`,
        `Under the title, ${one} deals in ${day}${without}.`,
        `Expect ${day}, as ${one}${without}.`,
        `The work of ${one} comes down to ${day}${without}.`,
      ],
      first.said,
    );
  const core = traitOf(first.said);
  if (core && !core.name.split(' ').some((word) => word.length > 3 && first.said.toLowerCase().includes(word.slice(0, 6))))
    return chooseBy(
      [
        `Whatever the posting calls ${one}, the core of it is ${core.name}${without}.`,
        `${capital(one)} lives on ${core.name}, and postings under other titles do too${without}.`,
        `Look for ${core.name} in the text, and you find ${one} under three other titles${without}.`,
      ],
      first.said,
    );
  return chooseBy(
    [
      `I will search for ${one} under that name and the two or three that employers use for it${without}.`,
      `${capital(one)}: a title that some employers write differently, so I will look around it${without}.`,
      `A search for ${one} needs the neighbours of that title as well${without}.`,
      `Not every employer has ${one}, so the few that do deserve a proper look${without}.`,
      `${capital(one)} is precise enough to type into a search box tonight${without}.`,
      `Few postings say “${first.said}” outright, and those that do mean it${without}.`,
    ],
    first.said,
  );
}

/** What a field holds, by two of its roles. */
export function onFields(fields: readonly Named[], out: readonly string[]): string[] {
  const field = fields.find(({ name, said }) => rolesOfFunction(name).length > 1 && wordCount(said) <= 3 && !said.startsWith('“'));
  if (!field) return [];
  const [a = '', b = ''] = rolesOfFunction(field.name)
    .slice(0, 2)
    .map((role) => withArticle(roleWords(role)));
  const without = out.length > 0 ? `, while ${series(out.slice(0, 2))} ${many(out) ? 'stay' : 'stays'} out` : '';
  return chooseBy(
    [
      `${capital(field.said)} can mean ${a} as well as ${b}, and their days have little in common${without}.`,
      `Within ${field.said} there is a long way from ${a} to ${b}${without}.`,
      `${capital(field.said)} has many doors; ${a} and ${b} came in by different ones${without}.`,
    ],
    field.said,
  );
}

/** What the employers that were named have in common, and where one would begin. */
export function onEmployers(companies: readonly string[], roles: readonly Named[]): string[] {
  const [first, second] = companies;
  if (!first) return [];
  const industries = companies.map((name) => employerNamed(name)?.industry ?? null);
  const title = roles.find(({ said }) => roleLike.test(said))?.said;
  const one = title ? withArticle(titleWords(title)) : null;
  const [industry] = industries;
  if (second && industry && industry === industries[1])
    return chooseBy(
      [
        `${first} and ${second} share a field, ${field(industry)}, so their rivals are worth a look as well.`,
        `Both ${first} and ${second} are in ${field(industry)}, which gives the search its first circle.`,
      ],
      first,
    );
  const named = series(companies.slice(0, 2));
  if (second && industries[1] && industry)
    return chooseBy(
      [
        `${first} is ${field(industry)} and ${second} is ${field(industries[1])}, so what joins them for you is something else.`,
        `Between ${first} and ${second} lie two industries; the role will have to hold them together.`,
        `${named} hire in different seasons, so I would watch both from now on.`,
      ],
      named,
    );
  const either = series(companies.slice(0, 2), 'or');
  if (one)
    return chooseBy(
      [
        `Work as ${one} at ${either} is something I can search for as it stands.`,
        `I would ask ${either} about work as ${one}, and whoever competes with them.`,
        `For ${one}, ${named} ${second ? 'are' : 'is'} a start, and the neighbours in that line come next.`,
        `${capital(one)} at ${either}: clear enough to search for tonight.`,
        `With ${either} in mind, ${one} is a title to look for in each of their postings.`,
      ],
      named,
    );
  return chooseBy(
    [
      `${named} ${second ? 'hire' : 'hires'} for more jobs than outsiders think, so the title can wait.`,
      `With ${named} as a measure, smaller places of that kind are in reach too.`,
      `${named}: I would look there, and at who works with them.`,
    ],
    named,
  );
}

/** What is ruled out. */
export const onRefusals = (out: readonly string[]): string[] =>
  chooseBy(
    [
      `Ruling out ${series(out.slice(0, 3), 'and')} is as useful as a wish: the list gets shorter at once.`,
      `${capital(series(out.slice(0, 3)))} will not come up again, here or in the search.`,
      `Then nothing of ${series(out.slice(0, 3), 'or')}, however well it pays.`,
      `Off the list for good: ${series(out.slice(0, 3))}.`,
    ],
    out.join(),
  );

/** Whether things that are named together take a plural verb. */
const many = (things: readonly string[]): boolean => things.length > 1 || fill('{is|are}', things[0] ?? '') === 'are';

const titleWords = (title: string): string =>
  roleWords(title).replace(/(?<![\p{L}&])(?:rn|cna|swe|ux|ui|it|ai|hr|pm|soc|bi|er)(?![\p{L}&])/gu, (short) => short.toUpperCase());
const field = (industry: string): string => industry.toLowerCase().replace('&', 'and');
