import type { OccupationDetail } from '@alive/contract/occupations.ts';
import { type Interest, interests, interestsOf, inferredOf, ratingOf, spreadOf } from '@alive/occupations/ratings.ts';
import type { Education } from '@alive/occupations/education.ts';
import { wordSet, wordPairs } from '@alive/language/tables/tables.ts';

/** What somebody likes who does this work: the strongest interests in words, at most three. */
export const interestWords = (number: number): OccupationDetail['interests'] => {
  const found = interestsOf(number);
  if (!found) return null;
  const strongest = interests
    .toSorted((one, other) => found.scores[other] - found.scores[one])
    .filter((name, at) => at === 0 || found.scores[name] >= 55);
  return { scores: found.scores, words: strongest.slice(0, 3).map((name) => liking[name]), inferred: found.inferred };
};

/** A usual month in words: where, in what posture, and what marks it most among all occupations. Null where nothing is published. */
export const contextWords = (number: number): OccupationDetail['workContext'] => {
  const where = placeOf(number);
  const posture = mostOf(number, postures);
  if (!where || !posture) return null;
  const marked = marks
    .map((mark) => ({ mark, value: ratingOf(number, mark.column) ?? 0, spread: spreadOf(number, mark.column) ?? 0 }))
    .filter(({ value, spread }) => value >= 38 && spread > 0)
    .sort((one, other) => other.spread - one.spread)
    .slice(0, 1)
    .map(({ mark: { often, very, fairly }, value }) => (often ? `${often} ${oftenOf(value)}` : ((value >= 63 ? very : fairly) ?? '')));
  return {
    words: [`${where.name} ${oftenOf(where.value)}`, `${posture.name} ${longOf(posture.value)}`, ...marked],
    inferred: inferredOf(number).includes('context'),
  };
};

/** "52% have a master’s degree", the most frequent first; only what at least one in twenty-five has. */
export const educationWords = (education: Education | null): OccupationDetail['education'] =>
  education === null || education.asked < fewest
    ? null
    : education.shares
        .map((percent, at) => ({ level: levels[at] ?? '', percent }))
        .filter(({ percent }) => percent >= 4)
        .sort((one, other) => other.percent - one.percent)
        .slice(0, 3);

/** In what other work differs most from this: "more teaching, less chemistry"; null where they hardly differ. */
export const differenceOf = (number: number, other: number): string | null => {
  const gaps = Object.entries(compared).flatMap(([column, name]) => {
    const [here, there] = [spreadOf(number, column), spreadOf(other, column)];
    return here === null || there === null ? [] : { name, gap: there - here };
  });
  gaps.sort((one, next) => next.gap - one.gap);
  const [most, least] = [gaps[0], gaps.at(-1)];
  const parts = [most && most.gap > notable ? `more ${most.name}` : null, least && least.gap < -notable ? `less ${least.name}` : null];
  return parts.filter((part) => part !== null).join(', ') || null;
};

/** Outdoors where that is at least monthly, for most work is indoors too. */
const placeOf = (number: number): { name: string; value: number } | null => {
  const outdoors = ratingOf(number, 'context: Outdoors, Exposed to All Weather Conditions');
  if (outdoors !== null && outdoors >= 38) return { name: 'Outdoors', value: outdoors };
  const indoors = ratingOf(number, 'context: Indoors, Environmentally Controlled');
  return indoors === null ? null : { name: 'Indoors', value: indoors };
};

const mostOf = (number: number, columns: Readonly<Record<string, string>>): { name: string; value: number } | null =>
  Object.entries(columns)
    .flatMap(([column, name]) => {
      const value = ratingOf(number, column);
      return value === null ? [] : { name, value };
    })
    .reduce<{ name: string; value: number } | null>((best, one) => (best === null || one.value > best.value ? one : best), null);

/** How often, and how long: the five answers of the survey, at the middle between two. */
const oftenOf = (value: number): string =>
  value >= 88 ? 'every day' : value >= 63 ? 'every week' : value >= 38 ? 'every month' : value >= 13 ? 'now and then' : 'hardly ever';
const longOf = (value: number): string =>
  value >= 63 ? 'most of the day' : value >= 38 ? 'half the day' : value >= 13 ? 'some of the day' : 'rarely';

const liking: Readonly<Record<Interest, string>> = {
  realistic: 'Hands-on work',
  investigative: 'Figuring out how things work',
  artistic: 'Making and designing things',
  social: 'Helping and teaching people',
  enterprising: 'Leading and persuading',
  conventional: 'Order and careful records',
};

const postures = Object.fromEntries(wordPairs('postures'));
/** What the survey asks the importance or extent of has two words, what it asks how often of has one. */
const marks = [
  { column: 'context: Importance of Being Exact or Accurate', very: 'Very exact work', fairly: 'Fairly exact work' },
  { column: 'context: Level of Competition', very: 'Very competitive', fairly: 'Fairly competitive' },
  { column: 'context: Freedom to Make Decisions', very: 'You decide how you work', fairly: 'You decide some of how you work' },
  { column: 'context: Work With or Contribute to a Work Group or Team', very: 'Mostly teamwork', fairly: 'Some teamwork' },
  { column: 'context: Time Pressure', often: 'Deadlines' },
  { column: 'context: Dealing With Unpleasant, Angry, or Discourteous People', often: 'Upset people' },
];

const levels = [...wordSet('education levels')];
/** Fewer answers than this tell nothing. */
const fewest = 30;

/** What is compared, and what one has more or less of. */
const compared: Readonly<Record<string, string>> = Object.fromEntries(wordPairs('compared ratings'));
/** Of a standard deviation among all occupations. */
const notable = 0.6;
