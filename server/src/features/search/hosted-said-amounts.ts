import { moneyIn } from '#grounding/amounts-money.ts';
import { withFigures } from '#language/number-words.ts';

/**
 * Money that a text tells of: with a sign of a currency, a "k" or a rate, or after a word of pay; and what somebody asks for at least. Other
 * numbers (years, points, sizes) are none.
 */
export function amountsIn(text: string): number[] {
  const { text: figures } = withFigures(text);
  const least = [...figures.matchAll(atLeast)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
  return [...moneyIn(figures).flatMap(({ values }) => values), ...least];
}

/** Scores that a text tells of: "a match score of 87", "87/100". */
export const scoresIn = (text: string): number[] =>
  [...text.matchAll(/\bscor(?:e[sd]?|ing)\b[^\d.;]{0,20}(\d{1,3})\b|\b(\d{1,3}) ?(?:\/|out of) ?100\b/gi)].map(([, one, other]) =>
    Number(one ?? other),
  );

const atLeast =
  /\b(?:at least|minimum(?: of)?|no less than|more than|over|above|around|about|upwards of) (\d{2,3},\d{3}|\d{5,6})(?!\d|,\d|\s?(?:people|employees|students|users|hours|miles|jobs|members|customers|patients|followers|square))/gi;
