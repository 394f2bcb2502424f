import { capital, roleWords, series, wordCount } from '#listening/grammar.ts';
import { roleLike } from '#listening/titles.ts';
import { isQuotable } from '#listening/quotable.ts';
import { withArticle } from '#speaking/aims.ts';
import { asTerm, isCondition } from '#speaking/conditions.ts';
import { chooseBy } from '#speaking/phrase-grammar.ts';
import type { InterviewState } from './state.ts';
import { settledMajor, type Student } from './student.ts';
import { tellingOf } from '#speaking/telling.ts';
import { traitOf } from '#speaking/traits.ts';

/** The last sentence of an interview: the one thing the search does next, with what it goes by. */
export function closings({ facts }: InterviewState, student: Student): string[] {
  const what = aim(facts, student);
  if (what === null)
    return [
      `There is little to search by yet, ${student.firstName}; ${settledMajor(student) ?? 'your school'} gives a first list, and what you turn down will teach me the rest.`,
      `We stop here, ${student.firstName}: the first search goes by ${settledMajor(student) ?? 'your school'}, and every no makes the next one better.`,
    ];
  const at =
    facts.companies.length > 0 && !what.includes(facts.companies[0] ?? '') ? ` at ${series(facts.companies.slice(0, 2), 'or')}` : '';
  const terms = facts.limits.filter((limit) => isCondition(limit) && wordCount(limit) <= 6 && !/^not\b/i.test(limit)).slice(0, 1);
  const places = terms.some((term) => /\p{Lu}/u.test(term)) ? [] : student.preferredLocations.slice(0, 2);
  const where = places.length > 0 && !at ? `, in ${series(places, 'or').replace(/^Remote$/, 'any place, remote')}` : '';
  const [term = ''] = terms
    .map((limit) => asTerm(limit).replace(/^a job /, ''))
    .map((limit) => limit.replace(/^(?:No|Nothing|At|Paid|Min)\b/, (word) => word.toLowerCase()));
  const on = term
    ? `,${/^(?:paid|at least|min|no |nothing|over|remote|part|full)|only$|\d|^(?:in|on|near|close|staying|starting|within) /i.test(term) ? '' : ' with'} ${term}`
    : '';
  const search = `${what}${at}${where}${on}`;
  const name = student.firstName;
  return chooseBy(
    [
      `I will start the search with ${search}.`,
      `The first thing I look for is ${search}.`,
      `Next, ${name}, comes a list of ${search}.`,
      `What you see first in the search, ${name}, is ${search}.`,
      `Tomorrow is a good day to look at ${search}; the list is one click away.`,
      `My first pick for you will be ${search}, and what you refuse will sharpen the second.`,
      `So we begin with ${search}; change the profile if that is off.`,
      `From here it goes to ${search}.`,
      `${capital(search)}: that is the first page you will see, ${name}.`,
      `Your list opens with ${search}, ${name}.`,
      `Let us see what there is in ${search}.`,
    ],
    name,
    search,
  );
}

/** The openings that are searched for first: of a role, a field, an employer or what the student likes doing. */
function aim(facts: InterviewState['facts'], student: Student): string | null {
  const role = facts.roles.find(({ said }) => wordCount(said) <= 5 && (wordCount(said) > 1 || roleLike.test(said)));
  if (role) return `openings for ${withArticle(roleWords(role.said))}`;
  const field = facts.fields.find(({ name, said }) => name !== said && wordCount(said) <= 3 && isQuotable(said));
  if (field) return `openings in ${field.said}`;
  if (facts.companies.length > 0) return `openings at ${series(facts.companies.slice(0, 2), 'or')}`;
  const [liked] = tellingOf(facts, ['loved', 'did']);
  const trait = liked ? traitOf(liked) : null;
  if (trait) return `openings for ${trait.roles[0]}, because of ${liked ?? trait.name}`;
  return liked ? `openings near ${liked}${settledMajor(student) ? ` and ${settledMajor(student) ?? ''}` : ''}` : null;
}
