import { parseCareerPath } from '@alive/contract/career-path.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { PeopleAgain } from '@alive/language/acts/questions.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { answerPeople, perTurn, queryOf } from './ask-people.ts';
import type { Context } from './context.ts';
import { figure, inWords, listed, plain } from '@alive/language/conditions/facts.ts';
import type { Sought } from './move.ts';
import { say } from './say.ts';
import { whoOf } from './people-words.ts';
import type { PeopleQuery } from './port.ts';
import type { SearchState } from './state.ts';

/** More about the people of the last answer: one of them, those of them that meet something more, or the next ones. */
export function showAgain(context: Context, again: PeopleAgain, asked: Sought): AsyncGenerator<AnswerPart> {
  const { people } = context.state;
  if (people === null) return say(context, 'Of whom? Ask who works somewhere, and I show them.', ['Who works there?']);
  if (again.asks === 'more') return showMorePeople(context, people);
  if (again.asks === 'one') return showOne(context, people, again.at);
  const { companies, roles, functions, majors, school, places } = queryOf(context, { ...asked, there: false, work: false, ids: [] });
  const more = Object.fromEntries(
    Object.entries({ companies, roles, functions, majors, school, places }).filter(([, value]) => value !== undefined),
  );
  return showOnly(context, people, { ...people.query, ...more });
}

/** Those of the people who meet more; where none does, they stay as they are. */
async function* showOnly(context: Context, people: PeopleTalk, query: PeopleQuery): AsyncGenerator<AnswerPart> {
  const { tools, about } = context;
  if ((await tools.findPeople(query, about, 1)).total > 0) return yield* answerPeople(context, query);
  yield* say(context, `I may show you nobody ${whoOf(query, true)}.`, [
    ...(people.query.companies?.length === 1 ? [] : ['More people']),
    'Show more jobs',
  ]);
}

async function* showMorePeople(context: Context, people: PeopleTalk): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const found = await tools.findPeople(people.query, about, Math.min(mostPeople, people.seen + perTurn));
  const next = found.people.slice(people.seen);
  if (next.length === 0)
    return yield* say(context, `That was ${found.total === 1 ? 'the only one' : `all ${figure(people.seen)}`} I may show you.`, [
      'Show more jobs',
    ]);
  const left = found.total - people.seen - next.length;
  yield { filters: state.conditions };
  yield* tokens(`${inWords(next.length)} more, ${left === 0 ? 'and with that you have seen all of them' : `with ${figure(left)} to go`}.`);
  yield { peopleAsked: found.asked };
  yield { people: next };
  yield { suggestions: [...(left > 0 ? ['More people'] : []), 'Tell me about the first person', 'Show more jobs'] };
  yield {
    state: { ...state, offer: null, people: { ...people, seen: people.seen + next.length, shown: next.map(named) } } satisfies SearchState,
  };
}

async function* showOne(context: Context, { query, seen, shown }: PeopleTalk, at: number | null): AsyncGenerator<AnswerPart> {
  const { tools, about } = context;
  const one = at === null ? undefined : shown[at];
  if (one === undefined)
    return yield* say(context, `I showed ${shown.length === 1 ? 'one person' : `${inWords(shown.length).toLowerCase()} people`} last.`, [
      'Tell me about the first person',
      'More people',
    ]);
  const found = await tools.findPeople(query, about, Math.min(mostPeople, seen));
  const person = found.people.find(({ id }) => id === one.id);
  if (person === undefined) return yield* say(context, 'I may not show that person any more.', ['More people']);
  yield* say(
    { ...context, state: { ...context.state, people: { query, seen, shown: [one, ...shown.filter(({ id }) => id !== one.id)] } } },
    personLine(person),
    [`Jobs at ${person.company}`, 'More people'],
  );
  // Whose record was stated is known alongside the text, so that it is not stated any more when they are hidden.
  yield { peopleAsked: found.asked };
  yield { people: [person] };
}

/** What a person's record tells, in sentences. */
function personLine(person: Alumni): string {
  const studied = [
    person.major === null ? '' : `studied ${plain(person.major)}`,
    person.school === null ? '' : `${person.major === null ? 'went to' : 'at'} ${plain(person.school)}`,
    person.year === null ? '' : `(${person.year})`,
  ].filter((part) => part !== '');
  const before = parseCareerPath(person.career_path)
    .slice(1, 4)
    .map(({ role, company }) => (company === null ? plain(role) : `${plain(role)} at ${plain(company)}`));
  return [
    `**${plain(person.name)}** is ${plain(person.role)} at ${plain(person.company)}.`,
    studied.length === 0 ? '' : `They ${studied.join(' ')}.`,
    before.length === 0 ? 'No step before that is on record.' : `Before that, latest first: ${listed(before)}.`,
    person.linkedin === null ? 'How to reach them is not for me to show.' : 'Their profile is linked on the card above.',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const named = ({ id, name }: Alumni) => ({ id, name });

/** How far one goes through people by asking for more. */
const mostPeople = 100;

type PeopleTalk = NonNullable<SearchState['people']>;
