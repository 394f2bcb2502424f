import { groupsOf } from '#db/people-filter.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { Group } from '#db/position-filter.ts';
import { commonGround, type Ground } from '#db/common-ground.ts';
import { reason as copy } from './copy/answer.ts';
import { holds, positionFor, says, stopsOf, tenureOf } from './meets.ts';
import { positionLine, yearOf } from './position.ts';
import type { PositionRow } from './queries.ts';

/**
 * Why a person is among those found, each reason in the words of their record: first what met the conditions, or at the least what they do
 * now, then each wish they meet, and what they share with the student. `now` is in months since year 0.
 */
export const reasonsFor = (
  person: PersonFacts,
  career: readonly PositionRow[],
  { conditions, wishes = [], asker }: { conditions: readonly PeopleCondition[]; wishes?: readonly PeopleCondition[]; asker: Asker },
  now: number,
): Reasons => {
  const own = shared(person, career, asker);
  const met = (some: readonly PeopleCondition[]) => {
    const positive = some.filter(({ negated }) => !negated);
    return [...ofPositions(positive, career, asker, now), ...positive.flatMap((one) => ofPerson(one, person, career, own, now) ?? [])];
  };
  const found = met(conditions);
  const current = career.findLast(({ isCurrent }) => isCurrent);
  const placed = found.some((text) => text.includes(copy.wanted));
  const asked = found.length > 0 || current === undefined ? [...new Set(found)] : [positionLine(current)];
  const wished = new Set(wishes.flatMap((one) => met([one])).filter((text) => !asked.includes(text)));
  const rest = own.flatMap(({ on, text }) => (on === 'place' && placed ? [] : text));
  return { asked, wished: [...wished], shared: rest.filter((text) => !asked.includes(text) && !wished.has(text)) };
};

function ofPositions(conditions: readonly PeopleCondition[], career: readonly PositionRow[], asker: Asker, now: number): string[] {
  const groups = groupsOf(conditions).map((group) => ({ group, position: positionFor(group, career, now) }));
  const said = new Set<PositionRow>();
  return groups.flatMap(({ group, position }) => {
    if (position === null || said.has(position)) return [];
    said.add(position);
    return sentenceOf(group, position, asker, now);
  });
}

function sentenceOf({ when, during, tests }: Group, position: PositionRow, asker: Asker, now: number): string {
  const asked = (on: string) => tests.some((test) => test.on === on);
  const byEmployer = tests.some((test) => test.on === 'function' && !test.functions.some((name) => name === position.function));
  const industry = (asked('industry') || byEmployer) && !asked('company') ? position.industry : null;
  const roles = tests.flatMap((test) => (test.on === 'role' ? test.roles : []));
  const counted = roles.find((role) => role === position.role && !says(position.title, role));
  const years = asked('tenure') ? tenureOf(position, now) : null;
  const line = copy.line(industry === null ? positionLine(position) : copy.inIndustry(positionLine(position), industry), [
    ...(asked('place') && position.location !== null
      ? [copy.place(position.location, position.isCurrent && isThere(position, asker))]
      : []),
    ...(years === null ? [] : [copy.stay(years, position.company)]),
    ...(counted === undefined ? [] : [copy.countsAs(counted)]),
    ...(during === null ? [] : [copy.sameTime]),
  ]);
  return when === 'first' ? copy.firstJob(line) : line;
}

function ofPerson(
  { test }: PeopleCondition,
  person: PersonFacts,
  career: readonly PositionRow[],
  own: readonly Ground[],
  now: number,
): string | null {
  const also = (on: Ground['on'], text: string | null) => own.find((one) => one.on === on)?.text ?? text;
  switch (test.on) {
    case 'major':
      return also('major', person.major === null ? null : copy.studied(person.major));
    case 'school':
      return schoolOf(test.schools, person, career, also);
    case 'year':
      return also('year', person.year === null ? null : copy.classOf(person.year));
    case 'hometown':
      return person.hometown === null ? null : copy.from(person.hometown);
    case 'experience':
      return person.workedSince === null ? null : copy.worked((now - person.workedSince) / 12, yearOf(person.workedSince));
    case 'words':
      return wordsFound(test.phrases, person, career);
    case 'sequence': {
      const stops = stopsOf(test.steps, career);
      return stops.length === 0 ? null : copy.inOrder(stops.map(positionLine));
    }
    default:
      return null;
  }
}

function schoolOf(
  schools: readonly string[],
  { school }: PersonFacts,
  career: readonly PositionRow[],
  also: (on: 'school', text: string | null) => string | null,
) {
  if (school !== null && schools.includes(school.toLowerCase())) return also('school', copy.wentTo(school));
  const degree = career.findLast(({ isStudy, company }) => isStudy && schools.some((name) => says(company, name)));
  return degree === undefined ? null : positionLine(degree);
}

/** Where the career or the person's own words hold a phrase, that very passage. */
function wordsFound(phrases: readonly string[], { about }: PersonFacts, career: readonly PositionRow[]): string | null {
  for (const phrase of phrases) {
    const place = career.findLast(({ title, company }) => holds(`${title} ${company}`, phrase));
    if (place !== undefined) return positionLine(place);
    const noted = career.findLast(({ note }) => note !== null && holds(note, phrase));
    if (noted !== undefined) return copy.noted(positionLine(noted), noted.note ?? '');
    const sentence = (about ?? '').match(/[^.!?]+[.!?]*/g)?.find((one) => holds(one, phrase));
    if (sentence !== undefined) return copy.inTheirWords(shortened(sentence.trim(), phrase));
  }
  return null;
}

/** A passage of at most so many characters around the phrase. */
function shortened(text: string, phrase: string): string {
  if (text.length <= longest) return text;
  const at = Math.max(0, text.toLowerCase().indexOf(phrase.toLowerCase().split(' ')[0] ?? ''));
  const from = Math.max(0, at - longest / 2);
  return `${from > 0 ? '…' : ''}${text.slice(from, from + longest).trim()}${from + longest < text.length ? '…' : ''}`;
}

const longest = 140;

/** What the person has in common with the student; the four that the score counts. */
function shared(person: PersonFacts, career: readonly PositionRow[], asker: Asker): Ground[] {
  const there = career.find((position) => position.isCurrent && isThere(position, asker));
  return commonGround({ ...person, workplace: there?.location ?? null }, asker);
}

const isThere = ({ placeKeys }: PositionRow, asker: Asker): boolean => placeKeys.some((key) => asker.placeKeys.includes(key));

export interface Reasons {
  asked: string[];
  wished: string[];
  shared: string[];
}

/** What of a record reasons are made of; of limited people hometown and about are null. */
export interface PersonFacts {
  year: number | null;
  major: string | null;
  school: string | null;
  hometown: string | null;
  about: string | null;
  workedSince: number | null;
}
