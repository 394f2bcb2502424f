import type { Amounts } from './grounds.ts';
import { comparators, countedNoun, isYear, numberOf, numberPattern, scaled } from './amounts-words.ts';
import { recordsOf } from './amounts-records.ts';
import type { Finding } from './sentence.ts';

/** Pay and other money: with a sign, a unit or a rate, after a word of pay, or alone in a cell or in parentheses. */
export function unknownMoney(text: string, grounds: Amounts, last: string | null): Finding[] {
  return [...signed(text, grounds, last), ...figures(text, grounds), ...bare(text, grounds)];
}

function signed(text: string, { hasNumber, hasAmountOf }: Amounts, last: string | null): Finding[] {
  return moneyIn(text).flatMap(({ values, rate, start, end }): Finding[] => {
    const of = recordsOf(text, start, last);
    const isKnown = values.every((value) => holds(value, rate, (one) => hasNumber(one, 'money')));
    const isOf =
      hasAmountOf === undefined ||
      of.length === 0 ||
      of.some((handle) => values.every((value) => holds(value, rate, (one) => hasAmountOf(handle, one))));
    if (isKnown && isOf) return [];
    const lead = comparators.exec(text.slice(Math.max(0, start - 60), start))?.[0].length ?? 0;
    return [{ start: start - lead, end, kind: 'money' }];
  });
}

/**
 * The amounts of money of a text whose spelled-out numbers are figures: one or two values of each ("$80–95k"), the unit of time if there is one
 * ("hour", "annually"), and the place.
 */
export function moneyIn(text: string): Money[] {
  return [...text.matchAll(money)].flatMap((match): Money[] => {
    const { first = '', second } = match.groups ?? {};
    const { own: firstScale, scale = firstScale, rate = match.groups?.['adverb'] } = match.groups ?? {};
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (/[\p{L}\p{N}][.,-]?$/u.test(before) || !isMoney(match, before, text.slice(match.index + match[0].length))) return [];
    const low = scaled(first, firstScale ?? (second === undefined ? scale : scaleOfFirst(first, second, scale)));
    const values = second === undefined ? [low] : [low, scaled(second, scale)];
    return [{ values, rate, start: match.index, end: match.index + match[0].trimEnd().length }];
  });
}

/** Whether a number is one of money, by what stands with it. */
function isMoney(match: RegExpMatchArray, before: string, after: string): boolean {
  const { sign, first = '', second, own, scale = own, unit, rate, adverb } = match.groups ?? {};
  const value = scaled(first, scale);
  const isMarked = sign !== undefined || unit !== undefined;
  if (/^(?:401|403|529)/.test(first) && /^k$/i.test(scale ?? '')) return false;
  if (isMarked) return true;
  if (countedNoun.test(after) || (rate === undefined && adverb === undefined && scale === undefined && isYear(first))) return false;
  const isPaid = (payLead.test(before) && !grade.test(before)) || payTail.test(after);
  if (isPaid) {
    if (scale === undefined && rate === undefined && adverb === undefined && value < 10) return false;
    return value >= 1000 || scale !== undefined || rate !== undefined || adverb !== undefined || !noun.test(after);
  }
  if (
    scale?.toLowerCase() === 'k' ||
    (value >= 10_000 && rangeLead.test(before)) ||
    (/^(?:thousand|grand)$/i.test(scale ?? '') && second !== undefined && !noun.test(after))
  )
    return true;
  const per = rate ?? adverb;
  if (per === undefined || advice.test(before)) return false;
  return value >= (/^h/i.test(per) ? 7 : /^(?:y|a)/i.test(per) ? 1000 : 100) || (second !== undefined && numberOf(second) >= 1000);
}

/** "Six figures". */
function figures(text: string, { hasNumber }: Amounts): Finding[] {
  return [...text.matchAll(/\b(?:(?:low|mid|high|upper)[- ])?([5-7])[- ]figures?\b/gi)].flatMap((match): Finding[] =>
    hasNumber(10 ** (Number(match[1]) - 1), 'money') ? [] : [{ start: match.index, end: match.index + match[0].length, kind: 'money' }],
  );
}

/** "| 150,000 |", "(150,000)", "[J3] – 150,000": as large as pay, and nothing says of what. */
function bare(text: string, { hasNumber }: Amounts): Finding[] {
  return [...text.matchAll(alone)].flatMap((match): Finding[] => {
    const value = numberOf(match[1] ?? '');
    if (value < 1000 || isYear(match[1] ?? '') || hasNumber(value, 'money') || hasNumber(value, 'count')) return [];
    const start = match.index + match[0].indexOf(match[1] ?? '');
    return [{ start, end: start + (match[1] ?? '').length, kind: 'money' }];
  });
}

/** "80–95k". */
function scaleOfFirst(first: string, second: string, scale: string | undefined): string | undefined {
  return numberOf(first) <= numberOf(second) ? scale : undefined;
}

/** As it stands, or paid by the year. */
function holds(value: number, rate: string | undefined, has: (value: number) => boolean): boolean {
  const times =
    rate === undefined ? [1, 2080] : /^h/i.test(rate) ? [1, 2080] : /^mo/i.test(rate) ? [1, 12] : /^w/i.test(rate) ? [1, 52] : [1];
  return times.some((factor) => has(Math.round(value * factor * 100) / 100));
}

const money = new RegExp(
  String.raw`(?<sign>(?:us|ca|a|c)?[$€£¥₹]\s?|(?:usd|eur|gbp|cad|aud)\s?)?(?<first>${numberPattern})(?:\s?(?<own>k)\b)?(?:\s?(?:-|–|—|to|and)\s?(?:[$€£¥₹]\s?)?(?<second>${numberPattern}))?\s?(?<scale>k|thousand|grand|million|billion|bn|m|b)?\b\+?\s?(?<unit>usd\b|eur\b|dollars?\b|bucks\b|euros?\b|pounds\b(?! sterling)|€|£)?(?:\s?(?:\/|\ban?\b|\bper\b|\beach\b|\bevery\b)\s?(?<rate>hours?|hr|h|years?|yr|annum|months?|mo|weeks?|wk)\b|\s?\b(?<adverb>annually|yearly|hourly|monthly|weekly)\b)?`,
  'giu',
);
const payWord =
  "pay|pays|paid|paying|salary|salaries|compensation|comp|stipends?|wages?|earn|earns|earned|earning|rate|base|bonus|(?:you|you['’]d|you['’]ll|would|could|will) make";
const payLead = new RegExp(String.raw`\b(?:${payWord})\b(?:[\s:(|–—*-]+[a-z'’]+){0,4}[\s:(|–—*~≈-]+$`, 'iu');
const rangeLead = /\b(?:range|ranges|between|bracket|makes?|making|expect|starts at|starting at)\b[^.;,]{0,20}$/i;
const payTail = /^\s?(?:in )?(?:base |total |annual |yearly )?(?:salary|pay|compensation|wages?|base)\b/i;
/** "Pay grade 12". */
const grade = /\b(?:grade|band|level|step|gs|tier|week|weeks|day|days|times)[\s:-]*$/i;
const advice = /\b(?:apply(?:ing)? to|send(?:ing)?|aim(?:ing)? for|write|message|contact|practi[cs]e)(?: \w+){0,2}\s$/i;
/** A word that says what is counted. */
const noun =
  /^\s?(?!(?:or|and|to|per|plus|for|in|at|as|with|on|a|an|if|but|so|by|from|is|are|each|every|than|which|before|after)\b)\p{L}/iu;
const alone = /(?:^|[|(:–—]\s?|\]\s|\b[JPC]\d{1,3}\b,?\s?)(\d{1,3}(?:,\d{3})+|\d{5,6})(?=\s*(?:[).;|]|,(?!\d)|$))/g;

interface Money {
  values: number[];
  rate: string | undefined;
  start: number;
  end: number;
}
