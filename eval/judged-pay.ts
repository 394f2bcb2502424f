import { numberOf } from './judged-text.ts';

/**
 * "$95,000", "$67–88K", "$46–63 an hour", and numbers without a sign that are pay by the words alongside them ("Salary: 95,000", "1,500
 * weekly"), each as its amounts and how far rounding may have moved them.
 */
export function payIn(sentence: string, isOfJob: boolean): Pay[] {
  const signed = [...sentence.matchAll(new RegExp(`\\$\\s?${amount}`, 'gi'))].map(read);
  const rest = sentence.replaceAll(new RegExp(`\\$\\s?${amount}`, 'gi'), ' ');
  const isOfPay = payWords.test(rest);
  const bare = [
    ...rest.matchAll(
      new RegExp(`(?:${payWords.source})[^.;\\d]{0,15}(?<![\\d/])${amount}(?!\\s?(?:%|of\\b|days|weeks|months|years|hours))`, 'gi'),
    ),
    ...(isOfPay ? rest.matchAll(new RegExp(`(?<![\\d/])${amount}\\s?${rate}`, 'gi')) : []),
    // A cell of a table, or a figure in brackets.
    ...(isOfJob ? rest.matchAll(/[|(:]\s*(\d{2,3},\d{3})()()\s*(?=[|).]|$)/g) : []),
    ...rest.matchAll(new RegExp(`(?<![\\d/])(\\d{1,3},\\d{3}|\\d+k)()()\\s?${rate}`, 'gi')),
  ].map(read);
  return [...new Map([...signed, ...bare].map((pay) => [`${pay.least} ${pay.most}`, pay])).values()];
}

function read([found, one = '', other, thousands]: RegExpMatchArray): Pay {
  const isThousands = /k/i.test(thousands ?? '') || /k$/i.test(one);
  const [least, most] = [one, other === undefined || other === '' ? one : other].map((digits) =>
    numberOf(digits.replace(/k$/i, ''), isThousands),
  );
  return { found: found.trim(), least: least ?? 0, most: most ?? 0, step: isThousands ? 1000 : 1 };
}

/** A sum of the student's, as one says it: "above your $90K". */
export const isOfStudent = (sentence: string): boolean => /\b(?:you|your|yours)\b/i.test(sentence);

export const isAmong = ({ least, most, step }: Pay, amounts: Iterable<number>): boolean => {
  const all = [...amounts];
  return [least, most].every((pay) => all.some((one) => Math.abs(one - pay) < step));
};

const amount = String.raw`(\d[\d,]*(?:\.\d+)?)(?:\s?(?:[–-]|to)\s?\$?(\d[\d,]*(?:\.\d+)?))?(\s?k\b)?`;
const rate = String.raw`(?:(?:an?|per) (?:hour|day|week|month|year)\b|\/\s?(?:h|hr|hour|wk|week|mo|month|y|yr|year)\b|hourly|weekly|monthly|yearly|annually|USD\b|dollars|bucks)`;
const payWords = /\b(?:pay|pays|paid|paying|salary|salaries|wages?|earns?|earning|compensation|stipends?|bonus)\b/i;

export interface Pay {
  found: string;
  least: number;
  most: number;
  step: number;
}
