import { groupsOf } from '#db/people-filter.ts';
import type { PeopleCondition, PositionStep, PositionTest } from '#db/people-tests.ts';
import { excludesInterns, fieldsOf, type Group } from '#db/position-filter.ts';
import { keyOf, singular } from '@alive/language/text/text.ts';
import type { PositionRow } from './queries.ts';

/**
 * The same law as db/people-filter.ts follows, over one career in memory: which positions a person was found by. It only explains what the
 * statement found, so where it finds no position nothing is said of one.
 */

/** The newest position that a group speaks of. */
export const positionFor = (group: Group, career: readonly PositionRow[], now: number): PositionRow | null =>
  career.findLast((position) => isWhen(position, group.when) && fits(position, group.tests, now)) ?? null;

/** The places in a career, the oldest 0, of all positions that meet something asked for. */
export const stopsMet = (conditions: readonly PeopleCondition[], career: readonly PositionRow[], now: number): number[] => {
  const asked = conditions.filter(({ negated }) => !negated);
  const met = [
    ...groupsOf(asked).flatMap((group) => career.filter((one) => isWhen(one, group.when) && fits(one, group.tests, now))),
    ...asked.flatMap(({ test }) => {
      if (test.on === 'sequence') return stopsOf(test.steps, career);
      if (test.on !== 'words') return [];
      return career.filter(({ title, company, note }) => test.phrases.some((phrase) => holds(`${title} ${company} ${note ?? ''}`, phrase)));
    }),
  ];
  return [...new Set(met.map(({ ordinal }) => ordinal))].toSorted((a, b) => a - b);
};

/** The positions at which a sequence stops, oldest first; empty where it does not fit. */
export const stopsOf = (steps: readonly PositionStep[], career: readonly PositionRow[]): PositionRow[] => {
  const stops: PositionRow[] = [];
  let from = career.length - 1;
  // From the newest step back: the latest way through the career is the one worth telling.
  for (const step of steps.toReversed()) {
    const at = career.findLastIndex((position, at) => at <= from && isStep(position, step));
    const stop = career[at];
    if (stop === undefined) return [];
    stops.unshift(stop);
    from = at - 1;
  }
  return stops;
};

/** Whether a text holds a phrase word for word, plurals aside. */
export const says = (text: string, phrase: string): boolean => {
  const words = wordsIn(phrase);
  return words !== '' && ` ${wordsIn(text)} `.includes(` ${words} `);
};

/** Whether a text holds all words of a phrase, anywhere. */
export const holds = (text: string, phrase: string): boolean => {
  const words = wordsIn(text).split(' ');
  return (
    phrase !== '' &&
    wordsIn(phrase)
      .split(' ')
      .every((word) => words.some((one) => one === word || (word.length > 4 && one.startsWith(word.slice(0, -1)))))
  );
};

const wordsIn = (text: string): string => keyOf(text).split(' ').map(singular).join(' ');

const isWhen = ({ isCurrent, isFirst }: PositionRow, when: Group['when']): boolean =>
  when === 'ever' || (when === 'now' ? isCurrent : when === 'past' ? !isCurrent : isFirst);

/** Of each field one test holds. */
const fits = (position: PositionRow, tests: readonly PositionTest[], now: number): boolean =>
  fieldsOf(tests).every((alternatives) => alternatives.some((test) => passes(position, test, now))) &&
  !(excludesInterns(tests) && position.seniority === 'intern');

function passes(position: PositionRow, test: PositionTest, now: number): boolean {
  switch (test.on) {
    case 'role':
      if (test.said) {
        const own = test.roles.filter((name) => test.names?.includes(name));
        return (
          (isAmong(own, position.role) && own.some((name) => says(position.title, name))) ||
          test.titles.some((title) => says(position.title, title))
        );
      }
      return (
        isAmong(test.roles, position.role) ||
        test.titles.some((title) => says(position.title, title)) ||
        isAmong([...(test.occupations ?? []), ...(test.related ?? [])], position.occupation)
      );
    case 'function':
      return (
        (isAmong(test.functions, position.function) && !(test.industries.length > 0 && position.seniority === 'intern')) ||
        isAmong(test.industries, position.industry)
      );
    case 'seniority':
      return isAmong(test.seniorities, position.seniority);
    case 'company':
      return test.keys.includes(position.companyKey);
    case 'industry':
      return isAmong(test.industries, position.industry);
    case 'place':
      return position.placeKeys.some((key) => test.keys.includes(key));
    case 'founder':
      return position.seniority === 'founder';
    default: {
      const years = tenureOf(position, now);
      return years !== null && (test.atLeast === null || years >= test.atLeast) && (test.atMost === null || years <= test.atMost);
    }
  }
}

/** Years at the employer of a position, up to its end or now; null where the record does not tell. */
export const tenureOf = ({ companySince, endMonth, isCurrent }: PositionRow, now: number): number | null => {
  const end = endMonth ?? (isCurrent ? now : null);
  return companySince === null || end === null ? null : (end - companySince) / 12;
};

function isStep(position: PositionRow, step: PositionStep): boolean {
  const { title, company, companyKey } = position;
  if (step.at !== null && !step.at.includes(companyKey)) return false;
  return (
    isAmong(step.roles, position.role) ||
    isAmong(step.occupations ?? [], position.occupation) ||
    isAmong(step.functions, position.function) ||
    isAmong(step.industries, position.industry) ||
    step.companyKeys.includes(companyKey) ||
    isAmong(step.seniorities, position.seniority) ||
    step.titles.some((phrase) => says(title, phrase) || says(company, phrase))
  );
}

const isAmong = (names: readonly string[], name: string | null): boolean => name !== null && names.includes(name);
