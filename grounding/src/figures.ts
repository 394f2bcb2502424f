import { withFigures } from '@alive/language/text/number-words.ts';
import { handlesIn } from './handles.ts';

/**
 * Whether a sentence holds a figure that nobody stated: money, a count, a share or a score, in figures or in words. Money said of a record must
 * be of that record; `last` is the handle of the record named last, which "it" stands for. Other figures pass where they measure (hours,
 * pages), name (a year, a grade, "OSHA 10"), are quoted, or are a few of something that is no record.
 */
export function holdsStrangeFigure(written: string, evidence: Figures, last: string | null): boolean {
  const { text } = withFigures(written.replace(/[*_]/g, ''));
  const money = moneyIn(text);
  return (
    money.some((one) => !isKnownMoney(one, text, evidence, last)) ||
    share.test(text) ||
    [...text.matchAll(number)].some(
      (match) => !money.some(({ start, end }) => match.index >= start && match.index < end) && !isKnownNumber(match, text, evidence),
    )
  );
}

/** Money that a text tells of, and what somebody asks for at least. Other numbers (years, points, sizes) are none. */
export function amountsIn(written: string): number[] {
  const { text } = withFigures(written);
  const least = [...text.matchAll(atLeast)].map(([, digits = '']) => numberOf(digits));
  return [...moneyIn(text).flatMap(({ values }) => values), ...least];
}

/** Scores that a text tells of: "a match score of 87", "87/100". */
export const scoresIn = (text: string): number[] =>
  [...text.matchAll(score)].map(({ groups }) => Number(groups?.['after'] ?? groups?.['before']));

/** As it stands, or paid by the year; of the records that it is said of, unless the student is. */
function isKnownMoney({ values, rate, start }: Money, text: string, { hasNumber, hasAmountOf }: Figures, last: string | null): boolean {
  const times =
    rate === undefined ? [1, 2080] : /^h/i.test(rate) ? [1, 2080] : /^mo/i.test(rate) ? [1, 12] : /^w/i.test(rate) ? [1, 52] : [1];
  const holds = (has: (value: number) => boolean) =>
    values.every((value) => times.some((factor) => has(Math.round(value * factor * 100) / 100)));
  if (!holds((value) => hasNumber(value, 'money'))) return false;
  if (
    hasAmountOf === undefined ||
    /\byou(?:r|['’](?:re|d|ve))?\b[^.;]{0,40}$/i.test(text.slice(0, start)) ||
    /^[^.;,]*\byou\b/i.test(text.slice(start))
  )
    return true;
  const places = handlesIn(text);
  const named = places.findLast(({ end }) => end <= start)?.handle ?? places[0]?.handle ?? (pronoun.test(text) ? last : null);
  return named === null || !named.startsWith('J') || holds((value) => hasAmountOf(named, value));
}

/**
 * The amounts of money of a text whose spelled-out numbers are figures: with a sign, a scale, a unit or a rate, after a word of pay, or as
 * large as pay and of nothing. One or two values of each ("$80–95k"), the unit of time if there is one ("hour"), and the place.
 */
function moneyIn(text: string): Money[] {
  return [...text.matchAll(moneyPattern)].flatMap((match): Money[] => {
    const { sign, first = '', own, second, scale = own, unit, rate } = match.groups ?? {};
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const after = text.slice(match.index + match[0].length);
    const value = scaled(first, scale);
    if (/[\p{L}\p{N}][.,-]?$/u.test(before) || /^(?:401|403|529)/.test(first)) return [];
    const isBare = scale === undefined && rate === undefined;
    const isCounted = counted.test(after) || (isBare && isYear(first));
    const isPaid = (payBefore.test(before) || payAfter.test(after)) && (value >= 1000 || (!isBare && value >= 7));
    const isLarge =
      /^k$/i.test(scale ?? '') ||
      (rate !== undefined && value >= 7 && !advised.test(before)) ||
      (value >= 10_000 && !/^[\s-]\p{Ll}/u.test(after));
    if (sign === undefined && unit === undefined && (isCounted || !(isPaid || isLarge))) return [];
    const low = second !== undefined && own === undefined && numberOf(first) > numberOf(second) ? numberOf(first) : value;
    const values = second === undefined ? [low] : [low, scaled(second, scale)];
    return [{ values, rate, start: match.index, end: match.index + match[0].trimEnd().length }];
  });
}

function isKnownNumber(match: RegExpExecArray, text: string, { hasNumber }: Figures): boolean {
  const value = numberOf(match[0]);
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  if (scoreBefore.test(before) || scoreAfter.test(after)) return hasNumber(value, 'score') || grades.test(text);
  if (value < 2 || hasNumber(value, 'count')) return true;
  if (/^\s?(?:%|percent|per cent)/i.test(after)) return value === 100 || isQuoted(before);
  if (isYear(match[0]) || isQuoted(before) || partOfName.test(before) || months.test(after)) return true;
  if (records.test(after)) return value <= manyToDo && (advised.test(before) || each.test(after) || (value <= few && listed.test(before)));
  if (measured.test(after)) return true;
  return value <= few ? !found.test(before) : value <= manyToDo && (advised.test(before) || each.test(after));
}

const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));
const scaled = (digits: string, scale = ''): number =>
  numberOf(digits) * (/^(?:k|thousand|grand)$/i.test(scale) ? 1000 : /^m/i.test(scale) ? 1e6 : /^b/i.test(scale) ? 1e9 : 1);
const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);
const isQuoted = (before: string) => /“[^”]*$/.test(before) || (before.match(/"/g) ?? []).length % 2 === 1;

const figure = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?`;
const number = new RegExp(String.raw`(?<![\p{L}\p{N}][.,-]?|[\d/])(?:${figure})`, 'gu');
const moneyPattern = new RegExp(
  String.raw`(?<sign>(?:us|ca|a|c)?[$€£¥₹]\s?|(?:usd|eur|gbp|cad|aud)\s?)?(?<first>${figure})(?:\s?(?<own>k)\b)?(?:\s?(?:-|–|—|to|and)\s?(?:[$€£¥₹]\s?)?(?<second>${figure}))?\s?(?<scale>k|thousand|grand|million|billion|bn|m|b)?\b\+?\s?(?<unit>usd\b|eur\b|dollars?\b|bucks\b|euros?\b|pounds\b|figures?\b|€|£)?(?:\s?(?:\/|\ban?\b|\bper\b|\beach\b|\bevery\b)\s?|\s)?(?<rate>(?<=[/\s])(?:hours?|hr|h|years?|yr|annum|months?|mo|weeks?|wk)\b(?<=(?:\/|\b(?:an?|per|each|every))\s?\w+)|annually\b|yearly\b|hourly\b|monthly\b|weekly\b)?`,
  'giu',
);
const payBefore =
  /\b(?:pays?|paid|paying|salar(?:y|ies)|compensation|comp|stipends?|wages?|earn(?:s|ed|ing)?|rate|base|bonus|(?:you|you['’]d|you['’]ll|would|could|will) make|makes?|range|between|expect)\b(?![^.;]*\b(?:grade|band|level|weeks?|days?)\b)[^.;\d]{0,30}$/i;
const payAfter = /^\s?(?:in )?(?:base |total |annual |yearly )?(?:salary|pay|compensation|wages?|base)\b/i;
const counted =
  /^\s?[-–+]?\s?(?:plus\b)?\s?(?:\p{L}+ ){0,1}?(?:followers|users|people|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|minutes?|jobs?|roles?|postings?|openings?|companies|employees|students?|alumni|percent|points?|credits?|patients?|beds?|courses?|projects?|skills?|steps|lines|items|views|members|words|questions|calls|square)\b|^\s?%/iu;
const atLeast =
  /\b(?:at least|minimum(?: of)?|no less than|more than|over|above|around|about|upwards of) (\d{2,3},\d{3}|\d{5,6})(?!\d|,\d|\s?(?:people|employees|students|users|hours|miles|jobs|members|customers|patients|followers|square))/gi;
const score = /\bscor(?:e[sd]?|ing)\b[^\d.;]{0,20}(?<after>\d{1,3})\b|\b(?<before>\d{1,3}) ?(?:\/|out of) ?100\b/gi;
const scoreBefore = /\b(?:scor(?:e[sd]?|ing)|rat(?:es?|ed|ing)|fit:|match:)[^\d.;,]{0,30}$/i;
const scoreAfter = /^ ?(?:\/ ?100|(?:out )?of (?:a possible )?100\b|(?:match|fit)\b(?=[^\w\s]|$))/i;
const grades = /\b(?:gpa|mcat|gre|gmat|lsat|sat|act|toefl|ielts|test|exam|practice|credit)\b/i;

/** Up to three words between a number and its noun; none that begins something else. */
const between = String.raw`^(?:\+|\s?(?:to|or|-|–)\s?[\d,]+)?(?:\s(?!(?:of|to|and|or|per|an?|each|every|for|in|with|from|at|on|by|than|that|which|who|is|are|was|were|if|when|as)\b)[\p{L}-]+){0,3}?\s?-?`;
const recordNouns =
  'jobs?|roles?|openings?|postings?|positions?|internships?|listings?|opportunities|vacancies|alumni|alumnae|alums?|graduates|people|employers?|companies|organizations|results?|matches|hits|profiles|applicants|employees|interns|analysts|hospitals|firms|offices|locations|applications';
const records = new RegExp(String.raw`${between}(?:${recordNouns})\b|^\+?,? of (?:them|these|those)\b`, 'iu');
const measured = new RegExp(
  String.raw`${between}(?:minutes?|hours?|days?|weeks?|weekends?|months?|years?|semesters?|evenings?|shifts?|pages?|lines?|words?|points?|credits?|seconds|miles?|point|inch(?:es)?|blocks?|steps?|rounds?|questions?|sentences|times|percentile)\b`,
  'iu',
);
/** "March 15", "12/15" and "15th" are held against what closes when. */
const months = /^(?:st|nd|rd|th)\b|^\/\d|^(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const partOfName =
  /(?:\b(?!(?:I|The|There|Another|About|Over|Some|Only|Total|Results|Around|Nearly|And|Of|Found|You|We|Jobs|So|In|It|At|Fit)\b)\p{Lu}[\p{L}&+.]*|\b(?:level|grade|step|part|class|chapter|summer|fall|spring|winter|gpa of|score of)) $/u;
const advised =
  /\b(?:apply(?:ing)?|ask(?:ing)?|aim(?:ing)?|send(?:ing)?|message|write|contact(?:ing)?|reach(?:ing)? out|talk(?:ing)?|speak(?:ing)?|pick|choose|save|list|think|read|collect|compare|review|call|email|practi[cs]e|try|use|keep|give|teams?|groups?|pace|goal|goes) (?:(?:to|for|with|at|of|about|around|least|up|maybe|only|just|another|your|yourself|it|each|application|message) )*(?:\d+ (?:to|or) )?$/i;
const each = /^(?:[\s-]\p{L}+){0,2} (?:an?|per|each|every) (?:day|week|month|year|semester)\b/iu;
/** What introduces records that the answer itself lists. */
const listed = /\b(?:here are|these|those|the|first|top|best|next|other|last|all|both|my|your|between|compare|show) $/i;
const found =
  /\b(?:found|find|there(?:['’]s| (?:are|were|is|was))|totals?|total of|so far|results|openings|jobs|matches|count|number|leaves?(?: you| me)?(?: with)?|left|returned|counted|(?:turned|came) up|i see|we have)[\s:–—(]+(?:(?:about|around|only|just|over|at least|more than|another|now) )*$/i;
const people = `${recordNouns}|students|nurses|teachers|engineers|workers|candidates|offers|classmates|majors|women|men`;
const share = new RegExp(
  [
    String.raw`\b(?:half|an? (?:third|quarter|fifth|tenth)|[1-9][ -](?:thirds?|quarters?|fourths|fifths?|tenths?))(?: of)? (?:(?:the|our|all|its|their|your school['’]s) )?(?:[\p{L}’'-]+ ){0,2}?(?:${people})\b(?<!\bof (?:the|a|your) (?:job|role|position|internship))`,
    String.raw`(?<![\d.,$/-])\d{1,3} (?:in|out of)(?: every| the)? \d{1,4}(?= (?:of|go|went|get|gets|find|are|have|is|end|(?:[\p{L}-]+ ){0,2}?(?:${people}))\b)`,
    String.raw`\b(?:dozens?|hundreds|thousands|tens of thousands|several hundred|several 100|few 100)\b(?! (?:hours|times|words|eggs))|\b[5-7][ -]figures?\b`,
  ].join('|'),
  'iu',
);
const pronoun =
  /^["“*_(]*(?:it|its|it['’]s|they|their|this|that|the (?:job|role|company|posting|employer|position|internship|team|pay|salary)|(?:this|that) (?:one|job|role|posting|position|internship))\b/i;
/** Of things that are no records. */
const few = 12;
/** Jobs or people whom one may be advised to write to. */
const manyToDo = 30;

export interface Figures {
  /** Amounts of money (yearly or hourly, as digits), counts of records and scores that may be said. */
  hasNumber: (value: number, kind: 'money' | 'count' | 'score') => boolean;
  /** Whether an amount of money may be said of the record of a handle. Without it whatever may be said at all may be said of each. */
  hasAmountOf?: (handle: string, value: number) => boolean;
}

interface Money {
  values: number[];
  rate: string | undefined;
  start: number;
  end: number;
}
