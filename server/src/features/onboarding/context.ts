import { plain, roleWords, wordCount } from '#listening/grammar.ts';
import type { Facts } from '#listening/facts.ts';
import { roleLike } from '#listening/titles.ts';
import type { InterviewState } from './state.ts';
import { schoolName, settledMajor, type Student } from './student.ts';
import { withArticle } from '#speaking/aims.ts';
import { tellingOf } from '#speaking/telling.ts';
import { traitOf } from '#speaking/traits.ts';
import type { Trait } from '#speaking/trait.ts';

/** What a question can lean on: things of the student's that read well in any sentence and were not said back yet, freshest first. */
export function contextOf(state: InterviewState, student: Student, fresh: Facts | null, tellings: readonly string[] = []): Context {
  const { facts } = state;
  // Once a question leans on a thing it shows attention, twice it is a habit.
  const unsaid = (thing: string) => !state.put.some((question) => plain(question).includes(plain(thing)));
  const told = fresh === null ? [] : tellingOf(fresh, ['loved', 'did']);
  const trait =
    tellingOf(facts, ['loved', 'did'])
      .map((thing) => traitOf(thing))
      .find((found) => found !== null) ?? null;
  const pick = (now: readonly string[], all: readonly string[]) =>
    [...new Set([...now, ...all])].filter((thing) => unsaid(thing) && !facts.hated.includes(thing)).slice(0, 3);
  const role = facts.roles.map(({ said }) => roleWords(said)).find((said) => wordCount(said) <= 4 && roleLike.test(said) && unsaid(said));
  return {
    fresh: told[0] ?? null,
    telling: told.length > 0 ? null : (tellings.find((clause) => traitOf(clause) !== null) ?? null),
    trait: trait && !facts.hated.some((thing) => traitOf(thing) === trait) ? trait : null,
    liked: pick(told, tellingOf(facts, ['loved', 'did'])),
    disliked: pick([], tellingOf(facts, ['hated'])),
    role: role === undefined ? null : withArticle(role),
    field:
      facts.fields
        .map(({ said }) => said)
        .find((said) => wordCount(said) <= 3 && !said.startsWith('“') && !roleLike.test(said) && unsaid(said)) ?? null,
    company: facts.companies.find((name) => wordCount(name) <= 4 && unsaid(name)) ?? null,
    limited: facts.limits.length > 0,
    places: student.preferredLocations.length > 0,
    major: settledMajor(student),
    school: schoolName(student),
    name: student.firstName,
  };
}

export interface Context {
  /** What was just told and says most. */
  fresh: string | null;
  /** A clause of theirs that shows something, where no phrase was told: "you rebuild transmissions". */
  telling: string | null;
  /** What the things they like most show. */
  trait: Trait | null;
  liked: string[];
  disliked: string[];
  /** With its article: "an auditor". */
  role: string | null;
  field: string | null;
  company: string | null;
  /** Whether a limit is known. */
  limited: boolean;
  /** Whether the student chose places already. */
  places: boolean;
  major: string | null;
  school: string | null;
  name: string;
}
