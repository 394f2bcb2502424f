import type { Alumni } from '@alive/contract/people.ts';
import { peopleCondition, type PeopleField } from '@alive/language/conditions/registry.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import { tool } from '#platform/llm/llm.ts';
import * as z from 'zod';
import type { Context } from './context.ts';
import { personFacts } from './hosted-facts.ts';
import { change, type Talk } from './hosted-talk.ts';
import type { PeopleAsked } from './port.ts';
import { isSame, mostShown, perTurn } from './selection.ts';
import { step } from './copy/model.ts';

const text = z.string().max(100).optional();
const wanted = z.object({
  employer: text,
  role: text,
  major: text,
  school: text,
  place: text,
  limit: z.int().min(1).max(10).optional(),
  more: z.boolean().optional(),
});

/** Looks for alumni by what they do now and what they studied. */
export const findPeople = (talk: Talk) =>
  tool(
    `Finds alumni who may be shown, those nearest to the student first: by employer, role or field of work, and place of their current position, by major, and by school. At least one is needed. more: true gives the next ones of the same question.`,
    wanted,
    async ({ limit = perTurn, more = false, ...asked }) => {
      const query = queryFrom(talk.context, asked);
      if (query.conditions.length === 0) return { problem: 'Name an employer, a role, a major, a school or a place.' };
      const { about, state } = talk.context;
      const isSameQuestion =
        state.people !== null && state.people.asked.wishes.length === 0 && isSame(state.people.asked.conditions, query.conditions);
      const seen = more && isSameQuestion ? (state.people?.seen ?? 0) : 0;
      const found = await talk.tools.findPeople(query, about, Math.min(mostShown, seen + limit));
      const people = found.people.slice(seen);
      talk.people = people;
      talk.said.count(found.total, found.sameSchool, found.sameMajor, found.total - seen - people.length);
      const facts = shownFacts(talk, people);
      if (people.length > 0)
        change(talk, { people: { asked: query, seen: seen + people.length, shown: people.map(({ id, name }) => ({ id, name })) } });
      return { total: found.total, sameSchool: found.sameSchool, sameMajor: found.sameMajor, people: facts };
    },
  );

const dream = z.object({ role: z.string().min(1).max(100) });

/** Counts how alumni came to a role. */
export const careerPaths = (talk: Talk) =>
  tool(
    'Counts how alumni came to a role: how many, with what they began, what they studied, where they hold it, after how many years of work; and gives some who hold it now.',
    dream,
    async ({ role: asked }) => {
      const role = roleIn(talk.context, asked);
      const query: PeopleAsked = { conditions: [peopleCondition('role', role)], wishes: [] };
      const ways = await talk.tools.waysTo(role);
      const now = await talk.tools.findPeople(query, talk.context.about, perTurn);
      talk.people = now.people;
      talk.said.count(ways.total, ways.atOnce, ways.total - ways.atOnce, now.total, now.sameSchool, now.sameMajor);
      for (const tally of [...ways.firstRoles, ...ways.employers, ...ways.majors]) {
        talk.said.collect(tally.name);
        talk.said.count(tally.count);
      }
      if (ways.medianYears !== null) talk.said.count(ways.medianYears, Math.round(ways.medianYears));
      talk.said.collect(role);
      const people = shownFacts(talk, now.people);
      if (people.length > 0)
        change(talk, { people: { asked: query, seen: people.length, shown: now.people.map(({ id, name }) => ({ id, name })) } });
      return { role, ...ways, holdItNow: now.total, people };
    },
  );

function shownFacts(talk: Talk, people: readonly Alumni[]) {
  const facts = people.map((person) => ({ handle: talk.memory.person(person), ...personFacts(person) }));
  talk.said.collect(facts);
  talk.said.countUpTo(people.length);
  return facts;
}

/** What is asked for by the names that records have for it; what nobody knows stays as it is and fits nobody. */
function queryFrom(
  { reading }: Context,
  { employer, role, major, school, place }: Omit<z.infer<typeof wanted>, 'limit' | 'more'>,
): PeopleAsked {
  const named = (value: string | undefined, pick: (mention: Mention) => string | null) =>
    value === undefined || value.trim() === ''
      ? undefined
      : (longest(reading(value).mentions).flatMap((one) => pick(one) ?? [])[0] ?? value.trim());
  const company = named(employer, (one) => (one.kind === 'company' ? one.company : null));
  const studied = named(major, (one) => (one.kind === 'major' ? one.major : null));
  const where = named(place, (one) => (one.kind === 'place' ? one.place.label : null));
  const from = named(school, (one) => (one.kind === 'school' ? one.school : null));
  const field = longest(reading(role ?? '').mentions).find((one) => one.kind === 'role' || one.kind === 'function');
  const all = (of: PeopleField, value: string | undefined) => (value === undefined ? [] : [peopleCondition(of, value)]);
  const work =
    role === undefined || role.trim() === ''
      ? []
      : field?.kind === 'function'
        ? all('function', field.function)
        : all('role', field?.role ?? role.trim());
  return {
    conditions: [...all('company', company), ...work, ...all('major', studied), ...all('school', from), ...all('place', where)],
    wishes: [],
  };
}

const roleIn = ({ reading }: Context, asked: string): string =>
  longest(reading(asked).mentions).flatMap((one) => (one.kind === 'role' && one.known ? one.role : []))[0] ?? asked.trim();

const longest = (mentions: readonly Mention[]) => mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start));

export function peopleStep({ context }: Talk, input: unknown): string {
  const asked = wanted.safeParse(input);
  if (!asked.success) return step.alumni([]);
  const { employer = '', role = '', major = '', school = '', place = '' } = asked.data;
  const names = context.reading([employer, role, major, school, place].join('\n')).mentions.flatMap((one) => nameIn(one) ?? []);
  return step.alumni([...new Set(names)].slice(0, 3));
}

export function careerStep({ context }: Talk, input: unknown): string {
  const asked = dream.safeParse(input);
  const role = asked.success ? roleIn(context, asked.data.role) : '';
  const isKnown = context.reading(role).mentions.some((one) => one.kind === 'role' && one.known);
  return step.path(isKnown ? role : null);
}

function nameIn(mention: Mention): string | null {
  switch (mention.kind) {
    case 'company':
      return mention.company;
    case 'role':
      return mention.known ? mention.role : null;
    case 'function':
      return mention.function;
    case 'major':
      return mention.major;
    case 'school':
      return mention.school;
    case 'place':
      return mention.place.label;
    default:
      return null;
  }
}
