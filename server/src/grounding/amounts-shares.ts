import type { Amounts } from './grounds.ts';
import { comparators, numberOf, recordNouns } from './amounts-words.ts';
import type { Finding } from './sentence.ts';

/** Shares of records or people: in percent, as fractions, "one in five". Those of an example, of time or of a list of requirements are none. */
export function unknownShares(text: string, { hasNumber }: Amounts): Finding[] {
  const has = (value: number) => hasNumber(value, 'count');
  return [...percents(text, has), ...fractions(text, has), ...outOf(text, has)];
}

function percents(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b|per cent\b)/gi)].flatMap((match): Finding[] => {
    const value = Number(match[1]);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    if (value === 100 || has(value) || isExample(before, after) || ofWork.test(after)) return [];
    const lead = comparators.exec(before.slice(-40))?.[0].length ?? 0;
    const of = /^\s+of\b(?!\s+(?:the|these|those|them|our|all|its|their|your|my|what|which|whom)\b)/i.exec(after)?.[0].length ?? 0;
    return [{ start: match.index - lead, end: match.index + match[0].length + of, kind: 'share' }];
  });
}

/** Inside quotation marks, or what somebody achieved: "cut waiting times by 30%". */
function isExample(before: string, after: string): boolean {
  const isQuoted =
    (/[“"][^“”"]*$/.test(before) && (before.match(/"/g) ?? []).length % 2 === (before.includes('“') ? 0 : 1) && /["”]/.test(after)) ||
    /“[^”]*$/.test(before);
  return isQuoted || achieved.test(before);
}

function fractions(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(fraction)].flatMap((match): Finding[] => {
    const [whole, words = ''] = match;
    const value = fractionValues.find(([pattern]) => pattern.test(words))?.[1] ?? 50;
    if (has(value) || ofOneJob.test(text.slice(match.index + words.length))) return [];
    const lead = comparators.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0].length ?? 0;
    return [{ start: match.index - lead, end: match.index + whole.length, kind: 'share' }];
  });
}

function outOf(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(ratio)].flatMap((match): Finding[] => {
    const [low, high] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')];
    if (low >= high || high > 1000 || (has(low) && has(high))) return [];
    const lead = comparators.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0].length ?? 0;
    return [{ start: match.index - lead, end: match.index + match[0].length, kind: 'share' }];
  });
}

const ofWork =
  /^\s+of (?:what|your|my|(?:the |its |their |all )?(?:[\w’'-]+ )?(?:time|work|day|days|week|requirements?|criteria|skills?|qualifications?|list|items|points|way|job|role|effort|energy|score|grade|answer|questions?|bullets?|posting|description)\b(?!s? (?:are|is|pay|require|sponsor)))/i;
const achieved =
  /\b(?:cut|reduc\w+|increas\w+|rais(?:ed|ing)|gr[eo]w(?:ing|th)?|improv\w+|boost\w+|sav(?:ed|ing)|lower\w+|trimm?\w*|sped|shorten\w*|double\w*|drop\w*)\b[^.;]{0,60}\bby (?:about |around |over |nearly )?$/i;
const someone = `${recordNouns}|students|applicants|hires|interns|nurses|teachers|engineers|workers|candidates|offers|employees|classmates|majors|women|men|applications`;
const fraction = new RegExp(
  String.raw`\b(half|an? (?:third|quarter|fifth|tenth)|1 (?:third|quarter|fifth|tenth)|[2-9][ -](?:thirds|quarters|fourths|fifths|tenths)|(?:two|three|four)[ -](?:thirds|quarters|fifths))(?: of)?(?= (?:(?:the|our|all|its|their|this|your school['’]s) )?(?:[\p{L}’'-]+ ){0,2}?(?:${someone})\b)(?: the\b)?`,
  'giu',
);
/** "Half of the job is field work." */
const ofOneJob = /^(?: of)? (?:the|this|that|a|your) (?:job|role|position|internship)\b/i;
const fractionValues: readonly (readonly [RegExp, number])[] = [
  [/^(?:2|two)[ -]third/i, 67],
  [/^(?:3|three)[ -](?:quarter|fourth)/i, 75],
  [/third/i, 33],
  [/quarter/i, 25],
  [/fifth/i, 20],
  [/tenth/i, 10],
];
const ratio = new RegExp(
  String.raw`(?<![\d.,$€£#/-])(\d{1,3}) (?:in|out of)(?: every| the)? (\d{1,4})(?= (?:of |go\b|went\b|get\b|gets\b|find\b|are\b|have\b|is\b|end\b|(?:[\p{L}-]+ ){0,2}?(?:${someone})\b))`,
  'giu',
);
