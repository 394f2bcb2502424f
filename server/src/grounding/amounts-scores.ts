import type { Amounts } from './grounds.ts';
import { numberOf } from './amounts-words.ts';
import type { Finding } from './sentence.ts';

/** How well a record is said to fit, as a number: "a match score of 98", "98/100". Grades and results of tests are none. */
export function unknownScores(text: string, { hasNumber }: Amounts): Finding[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const value = numberOf(match.groups?.['value'] ?? '');
      if (hasNumber(value, 'score') || tests.test(text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 25))) return [];
      const start = match.index + match[0].indexOf(match.groups?.['value'] ?? '');
      return [{ start, end: match.index + match[0].length, kind: 'score' }];
    }),
  );
}

const value = String.raw`(?<value>\d{1,3})(?![\d%]|[.,]\d| ?percent)`;
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:['’]s|\b(?:match|fit|fitting|relevance|overall|its|their|your|the|a|highest|best|top))(?: match| fit)? (?:scores?|rating)(?: (?:for|with|of|on|here) [^.;,\d]{0,30}?)?(?: of| is| at| was|:|,)? (?:about |around |nearly |over )?${value}(?:\/100| out of 100| points?)?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:scores?|scored|rates?|rated) (?:it |at |you |about |around |a |an |over )*${value}(?:\/100| out of 100| points?)?`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\d.,$/])${value.replace('(?![', '(?= ?/ ?100\\b| out of (?:a possible )?100\\b)(?![')}(?: ?\/ ?| out of (?:a possible )?)100\b`,
    'giu',
  ),
  new RegExp(String.raw`\ba (?:strong |perfect |solid |near )?${value} (?:match|fit)\b`, 'giu'),
];
const tests =
  /\b(?:gpa|mcat|gre|gmat|lsat|sat|act|toefl|ielts|nclex|praxis|test|exam|credit|apgar|interest|heart|click|hourly|pay|at (?:the|a)) ?(?:score|rating)?/i;
