import type { About } from '#platform/chat.ts';
import { figure, inWords, listed, plain } from '@alive/language/conditions/facts.ts';
import type { FirstSteps, FoundPeople, PeopleQuery } from './port.ts';

/** What the built-in assistant says about people. Every figure is counted. */

/** How many there are, and what of them is near to the student; where there are none, how many there are of a wider kind. */
export function peopleLine(
  query: PeopleQuery,
  found: FoundPeople,
  about: About,
  wider: { query: PeopleQuery; total: number } | null,
): string {
  const nobody = `I know nobody I may show you ${whoOf(query, true)}`;
  if (found.total === 0)
    return wider === null
      ? `${nobody}.`
      : `${nobody}. There ${wider.total === 1 ? 'is **1**' : `are **${figure(wider.total)}**`} ${whoOf(wider.query, wider.total === 1)}; ${wider.total === 1 ? 'here they are' : 'here are those nearest to you'}.`;
  const one = found.total === 1;
  const went =
    query.school === undefined && about.school !== null
      ? `${inWords(found.sameSchool).toLowerCase()} went to ${plain(about.school)} like you`
      : '';
  const studied =
    query.majors === undefined && about.major !== null
      ? `${inWords(found.sameMajor).toLowerCase()} studied ${plain(about.major)} like you`
      : '';
  const near = [found.sameSchool > 0 ? went : '', found.sameMajor > 0 ? studied : ''].filter((part) => part !== '');
  const lead = `There ${one ? 'is **1** person' : `are **${figure(found.total)}** people`} ${whoOf(query, one)}`;
  // Titles that hold the very words go before others, so that only without a role what is shared puts people first.
  const ranked = query.roles === undefined && query.functions === undefined;
  if (near.length > 0) return `${lead}; ${listed(near)}${one || !ranked ? '' : ', and they come first'}.`;
  const none = [went, studied].filter((part) => part !== '').map((part) => part.replace(/^none /, ''));
  return one || none.length === 0
    ? `${lead}.`
    : `${lead}; none of them ${listed(none, 'or')}${ranked ? ', so the latest graduates come first' : ''}.`;
}

/** How careers came to a role, counted. `now` is how many hold it. */
export function pathLine(role: string, { total, atOnce, steps, from = 0 }: FirstSteps, now: number, came?: string): string {
  const many = pluralOf(role);
  if (total === 0)
    return now === 0
      ? `No alumni I may show you came to be ${many}, so I have no path to count.`
      : `**${figure(now)}** alumni are ${many} now, but their paths tell no step before it.`;
  const began = steps.map(({ role: first, count }) => `${figure(count)} as ${pluralOf(first)}`);
  const direct = atOnce === 0 ? '' : `${figure(atOnce)} had it as their first job`;
  const before = began.length === 0 ? '' : `${direct === '' ? '' : 'of the others '}the most began ${listed(began)}`;
  const ways = [direct, before].filter((part) => part !== '').join('; ');
  const way =
    came === undefined
      ? ''
      : ` ${from === 0 ? 'None of them came' : from === 1 ? '**One** of them came' : `**${figure(from)}** of them came`} from ${plain(came)}.`;
  return ways === ''
    ? `**${figure(total)}** alumni came to be ${many}, too few of them the same way to name one.${way}`
    : `Of **${figure(total)}** alumni who came to be ${many}, ${ways}.${way}`;
}

/** "who work at Google as product managers", "who studied Music". */
export function whoOf({ companies = [], roles = [], functions = [], majors = [], school, places = [] }: PeopleQuery, one = false): string {
  const work = [
    ...roles.map(one ? (role) => `${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${lower(role)}` : pluralOf),
    ...functions.map((name) => `people in ${lower(name)}`),
  ];
  const at =
    companies.length > 3
      ? `one of ${companies.length} employers, ${listed(companies.slice(0, 2).map(plain))} among them`
      : listed(companies.map(plain), 'or');
  const where = listed(places.map(plain), 'or');
  const parts = [
    school === undefined ? '' : `went to ${plain(school)}`,
    majors.length === 0 ? '' : `studied ${listed(majors.map(plain), 'or')}`,
    at === '' && work.length === 0
      ? places.length === 0
        ? ''
        : `now ${one ? 'works' : 'work'} in ${where}`
      : `now ${one ? 'works' : 'work'}${at === '' ? '' : ` at ${at}`}${work.length === 0 ? '' : ` as ${listed(work, 'or')}`}${places.length === 0 ? '' : ` in ${where}`}`,
  ].filter((part) => part !== '');
  return `who ${listed(parts)}`;
}

const lower = (name: string) => plain(name).replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
const pluralOf = (role: string) =>
  lower(role).replace(/(?:y$|(?:s|x|ch)$|$)/, (end) => (end === 'y' ? 'ies' : end === '' ? 's' : `${end}es`));
