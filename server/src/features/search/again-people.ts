import { parseCareerPath } from '@alive/contract/career-path.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { PeopleAgain } from '@alive/language/acts/questions.ts';
import { type AnswerPart, tokens } from '#platform/chat.ts';
import { answerPeople, asOnScreen, perTurn } from './ask-people.ts';
import type { Context } from './context.ts';
import * as copy from './copy/people.ts';
import type { Sought } from './move.ts';
import { askedWords, linesSaying } from './says.ts';
import { sentencesOf } from '@alive/language/text/sentences.ts';
import { say } from './say.ts';
import type { SearchState } from './state.ts';

/** More about the people of the last answer: one of them, a change of whom was asked for, or the next ones. */
export function showAgain(context: Context, again: PeopleAgain, asked: Sought): AsyncGenerator<AnswerPart> {
  const { people } = context.state;
  if (people === null) return say(context, copy.ofWho, ['Who works there?']);
  if (again.asks === 'more') return showMorePeople(context, people);
  if (again.asks === 'one') return showOne(context, people, again.at);
  if (again.asks === 'words') return showWords(context, people, asked.message);
  return askAgain(context, people, asked.message);
}

/** Which of them a question fits, by the lines of their records that hold its words. */
async function* showWords(context: Context, talk: PeopleTalk, message: string): AsyncGenerator<AnswerPart> {
  const people = await peopleShown(context, talk);
  if (people.length === 0) return yield* say(context, copy.notShown, ['More people']);
  // What must not be asked is no word of a record.
  const { notes } = await context.tools.readPeople(message, talk.asked, context.about);
  if (notes.length > 0) return yield* say(context, notes.join(' '), ['More people']);
  const words = askedWords(
    message,
    people.map(({ name }) => ({ title: name, company: '' })),
  );
  if (words.length === 0) return yield* say(context, copy.shownLast(people.length), ['Tell me about the first person', 'More people']);
  const said = people.map(({ name, ...record }) => ({
    name,
    lines: linesSaying(
      linesOf(record),
      words.map((word) => [word]),
    ),
  }));
  const asTyped = words.map((word) => {
    const at = message.toLowerCase().indexOf(word);
    return at < 0 ? word : message.slice(at, at + word.length);
  });
  yield* say(context, copy.recordsSay(asTyped, said), ['Tell me about the first person', 'More people']);
  yield { peopleAsked: talk.asked.conditions };
}

/** Those of the last answer whom students may still see. */
async function peopleShown({ tools, about }: Context, { asked, seen, shown }: PeopleTalk): Promise<Alumni[]> {
  const { people } = await tools.findPeople(asked, about, Math.min(mostPeople, seen));
  return people.filter(({ id }) => shown.some((one) => one.id === id));
}

/** The lines of a person's record. */
function linesOf({ role, company, major, school, hometown, career_path: path, about }: Omit<Alumni, 'name'>): string[] {
  const joined = (parts: readonly (string | null)[], by: string) => parts.filter((part) => part !== null && part !== '').join(by);
  return [
    ...parseCareerPath(path).flatMap((one) => [joined([joined([one.role, one.company], ' at '), one.location], ', '), one.note]),
    joined([role, company], ' at '),
    joined([major, school], ' at '),
    hometown,
    ...[...sentencesOf(about ?? '')].map(({ text }) => text),
  ].filter((line): line is string => line !== null && line !== '');
}

/** What a message changes of whom was asked for. */
async function* askAgain(context: Context, { asked: before }: PeopleTalk, message: string): AsyncGenerator<AnswerPart> {
  // "Did any of them start at a museum?" asks of all that were found.
  const text = message.replace(/\b(?:any|some|one|which|who)(?: one)? of (?:them|these|those)\b/gi, 'anyone');
  const { notes, ...read } = await context.tools.readPeople(text, before, context.about);
  const asked = asOnScreen(context, read);
  const narrows = before.conditions.every(({ id }) => asked.conditions.some((one) => one.id === id));
  if (asked.conditions.length > 0) return yield* answerPeople(context, asked, { notes, narrows });
  yield* say(context, notes.length > 0 ? notes.join(' ') : copy.whichPeople, ['More people', 'Show more jobs']);
}

async function* showMorePeople(context: Context, people: PeopleTalk): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const found = await tools.findPeople(people.asked, about, Math.min(mostPeople, people.seen + perTurn));
  const next = found.people.slice(people.seen);
  if (next.length === 0) return yield* say(context, copy.seenAll(people.seen), ['Show more jobs']);
  const left = found.total - people.seen - next.length;
  yield { filters: state.conditions };
  yield* tokens(copy.more(next.length, left));
  yield { peopleAsked: people.asked.conditions };
  yield { people: next };
  yield { suggestions: [...(left > 0 ? ['More people'] : []), 'Tell me about the first person', 'Show more jobs'] };
  yield {
    state: { ...state, offer: null, people: { ...people, seen: people.seen + next.length, shown: next.map(named) } } satisfies SearchState,
  };
}

async function* showOne(context: Context, talk: PeopleTalk, at: number | null): AsyncGenerator<AnswerPart> {
  const { asked, seen, shown } = talk;
  const one = at === null ? undefined : shown[at];
  if (one === undefined) return yield* say(context, copy.shownLast(shown.length), ['Tell me about the first person', 'More people']);
  const person = (await peopleShown(context, talk)).find(({ id }) => id === one.id);
  if (person === undefined) return yield* say(context, copy.notShown, ['More people']);
  yield* say(
    { ...context, state: { ...context.state, people: { asked, seen, shown: [one, ...shown.filter(({ id }) => id !== one.id)] } } },
    personLine(person),
    [`Jobs at ${person.company}`, 'More people'],
  );
  // Whose record was stated is known alongside the text, so that it is not stated any more when they are hidden.
  yield { peopleAsked: asked.conditions };
  yield { people: [person] };
}

/** What a person's record says, in sentences. */
function personLine({ name, role, company, major, school, year, career_path: path, linkedin }: Alumni): string {
  return [
    copy.person.now(name, role, company),
    ...(major === null && school === null && year === null ? [] : [copy.person.studied(major, school, year)]),
    copy.person.before(parseCareerPath(path).slice(1, 4)),
    linkedin === null ? copy.person.notLinked : copy.person.linked,
  ].join(' ');
}

const named = ({ id, name }: Alumni) => ({ id, name });

/** How far one goes through people by asking for more. */
const mostPeople = 100;

type PeopleTalk = NonNullable<SearchState['people']>;
