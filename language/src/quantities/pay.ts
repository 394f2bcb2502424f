import { withFigures } from '../text/number-words.ts';
import { matchesIn } from '../text/text.ts';

/**
 * Pay that a text asks for, in US dollars a year, with its place: "30+ an hour" is at least 62,400 (2,080 hours), "$4,000 a month"
 * 48,000, "under 60k" at most 60,000, "80-120k" and "over 80k but under 120k" both bounds. Other quantities ("10 years", "401k") and
 * amounts that no job pays are left out.
 */
export function payIn(written: string): Pay[] {
  const { text, origin } = withFigures(written);
  const amounts = matchesIn(text, amount)
    .map((match) => amountOf(match, text))
    .filter((one) => one !== null);
  const found: Pay[] = [];
  for (let at = 0; at < amounts.length; at++) {
    const [one, other] = [amounts[at], amounts[at + 1]];
    if (one === undefined) break;
    const range = other === undefined ? null : rangeOf(one, other, text);
    if (range !== null) at++;
    const pay = range ?? boundOf(one, text);
    const last = found.at(-1);
    if (pay !== null && last !== undefined && completes(last, pay, text)) found[found.length - 1] = { ...last, ...pay, start: last.start };
    else if (pay !== null) found.push(pay);
  }
  const all = [...found, ...figuresIn(text)].sort((a, b) => a.start - b.start);
  for (const pay of all) Object.assign(pay, { start: origin(pay.start), end: origin(pay.end) });
  return all;
}

const figures = /\b(?:(low|mid|middle|high|upper)[- ])?([5-7])[- ]figures?\b/gi;

/**
 * A figure alone in a short message about a pay that holds ("make that 45" after 40 an hour), by the unit in which it comes nearest; null where
 * it is no pay.
 */
export function payAgain(message: string, held: number): { start: number; end: number; yearly: number } | null {
  const { text, origin } = withFigures(message);
  if (text.trim().split(/\s+/).length > 8 || !(changes.test(text) || /^\W*\d+\W*$/.test(text))) return null;
  const last = [...text.matchAll(/(?<![\w.])\d{1,3}(?:,?\d{3})?(?![\w%])/g)].at(-1);
  if (last === undefined) return null;
  const off = (yearly: number) => Math.abs(Math.log(yearly / held));
  const [yearly = 0] = [2080, 1000, 1].map((unit) => Number(last[0].replace(',', '')) * unit).sort((a, b) => off(a) - off(b));
  const span = { start: origin(last.index), end: origin(last.index + last[0].length) };
  return yearly > 0 && off(yearly) < Math.log(4) ? { ...span, yearly } : null;
}

const changes =
  /\b(?:make|change|bump|raise|lower|drop|try|say|more like|at least|actually|instead|how about|what about|too (?:much|low|high|little|many))\b/i;

/** "Six figures", "high five figures". */
function figuresIn(text: string): Pay[] {
  return matchesIn(text, figures).map((match) => {
    const part = { low: 1, mid: 4, middle: 4, high: 7, upper: 7 }[match[1]?.toLowerCase() ?? 'low'] ?? 1;
    return { atLeast: part * 10 ** (Number(match[2]) - 1), start: match.index, end: match.index + match[0].length };
  });
}

function amountOf(match: RegExpExecArray, text: string): Amount | null {
  const [whole, sign, number = '', scale, per, adverb] = match;
  const rate = per ?? adverb;
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  if (/[\d.,\p{L}]$/u.test(lead) || (scale !== undefined && /^(?:401|403)/.test(number))) return null;
  const counts = counted.test(text.slice(match.index + whole.length));
  // "The hourly is north of 30", "a salary of at least 80".
  const about =
    counts || sign !== undefined || scale !== undefined || rate !== undefined ? '' : (money.exec(lead)?.[1]?.toLowerCase() ?? '');
  const value = Number(number.replaceAll(',', ''));
  const unit = about.startsWith('hour') && value < 500 ? 'hour' : rate;
  const thousand = scale ?? (/^(?:salar|base|comp|annual|yearly)/.test(about) && value >= 20 && value < 1000 ? 'k' : undefined);
  return {
    number: value,
    thousand: thousand !== undefined,
    unit,
    certain:
      sign !== undefined ||
      unit !== undefined ||
      (!counts && /^[1-9]\d{1,2},?000$/.test(number)) ||
      /(?:usd|dollars|bucks)\s*$/i.test(whole) ||
      (thousand !== undefined && !counts),
    lead,
    start: match.index,
    end: match.index + whole.trimEnd().length,
  };
}

/** "80-120k", "between $80,000 and 120,000": the unit of the second counts for the first too. */
function rangeOf(one: Amount, other: Amount, text: string): Pay | null {
  const link = text.slice(one.end, other.start);
  const between = /\b(?:between|from)\s{0,2}$/i.exec(one.lead)?.[0];
  if (!/^\s?(?:-|–|—|to|through)\s?$/i.test(link) && !(between !== undefined && /^\s?(?:and|&)\s?$/i.test(link))) return null;
  if (!one.certain && !other.certain && !(between !== undefined && one.number >= 15_000)) return null;
  const unit = one.unit ?? other.unit;
  const thousand = one.thousand || (other.thousand && one.number < 1000);
  const bounds = [yearly({ ...one, unit, thousand }), yearly({ ...other, unit })].sort((a, b) => a - b);
  const [atLeast = 0, atMost = 0] = bounds;
  return bounds.every(isWage) ? { atLeast, atMost, start: one.start - (between?.length ?? 0), end: other.end } : null;
}

/** One amount with what stands before and after it; without either it is what is wanted at least. */
function boundOf(one: Amount, text: string): Pay | null {
  const under = ceiling.exec(one.lead);
  const over = floor.exec(one.lead);
  const after = orLess.exec(text.slice(one.end));
  const value = yearly(one);
  const before = under ?? over;
  if (!(one.certain || (before !== null && one.number >= 15_000)) || !isWage(value)) return null;
  const refused = before === null ? null : refusal.exec(one.lead.slice(0, before.index));
  const most = (under !== null || after !== null) !== (refused !== null);
  const start = one.start - (before?.[0].length ?? 0) - (refused?.[0].length ?? 0);
  const end = one.end + (after?.[0].length ?? 0);
  return most ? { atMost: value, start, end } : { atLeast: value, start, end };
}

/** "over 80k but under 120k": one bound after the other. */
function completes(last: Pay, next: Pay, text: string): boolean {
  return (
    /^,?\s*(?:and|but)?$/i.test(text.slice(last.end, next.start).trim()) &&
    (last.atLeast === undefined) !== (next.atLeast === undefined) &&
    (last.atMost === undefined) !== (next.atMost === undefined)
  );
}

const isWage = (value: number) => value >= 10_000 && value <= 2_000_000;

function yearly({ number, thousand, unit }: Pick<Amount, 'number' | 'thousand' | 'unit'>): number {
  const value = number * (thousand ? 1000 : 1);
  return Math.round(value * perYear(unit, value));
}

/** How often a year the amount is paid. A small number with a dollar sign and no unit is by the hour. */
function perYear(unit: string | undefined, value: number): number {
  if (unit === undefined) return value < 200 ? 2080 : 1;
  const name = unit.toLowerCase();
  if (/h(?:ou)?r|^h$/.test(name)) return 2080;
  if (name.startsWith('mo')) return 12;
  return /w(?:ee)?k/.test(name) ? 52 : 1;
}

// Every quantifier is bounded and the number can only match in one way, so the time is linear.
const amount =
  /(?:(\$|usd)\s?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,7}(?:\.\d{1,2})?)\s?(k\b|thousand\b|grand\b)?\s?\+?\s?(?:usd\b|dollars?\b|bucks\b)?\s?(?:(?:\/|\b(?:for |by )?(?:an?|the)\b|\b(?:per|each|for|by)\b)\s?(hours?|hr|h|months?|mo|years?|yr|annum|weeks?|wk)\b|\b(hourly|annually|yearly|monthly|weekly)\b)?/gi;
/** Words for pay not far before a bare number, without a word for another amount between. */
const money =
  /\b(hourly|hourly (?:wage|rate|pay)|salar(?:y|ies)|base(?: pay| salary)?|comp(?:ensation)?|annual(?:ly)?|yearly|wages?|pay)\b[^.;!?\d]{0,30}$/i;
const counted =
  /^\s*(?:followers|users|people|race|run|hours|days|weeks|months|years|yrs|miles|minutes|jobs|roles|companies|employees|students|%|percent)\b/i;
const ceiling =
  /\b(?:under|below|less than|lower than|fewer than|at most|at maximum|up to|no more than|not more than|not (?:over|above)|no (?:higher|greater) than|max(?:imum)?(?: of)?|capped at|south of|shy of)\s{0,2}$/i;
const floor =
  /\b(?:at least|over|above|more than|higher than|(?:no|not|nothing) (?:less|lower|fewer) than|not a (?:penny|cent|dime|dollar) (?:less than|under|below)|(?:no|not) below|minimum(?: of)?|min|paying|pays?|making|earn(?:ing)?|north of|upwards? of|in excess of|exceed(?:s|ing)?|starting (?:at|from)|starts? (?:at|from)|bigger than|greater than|beyond|past)\s{0,2}$/i;
const orLess = /^\s?(?:or (?:less|lower|below|under|fewer)|max(?:imum)?|tops|at (?:the )?most)\b/i;
/** "nothing under 60k", "don't want less than 60k". */
const refusal =
  /(?:\b(?:nothing|not?|never|none|without|exclude|excluding)|n't)(?: (?:jobs?|want|anything|pa(?:y|ys|ying|id)|to|earn|make|work|for|go|that|a|one|single|penny|cent|dime|dollar)){0,4}\s{0,2}$/i;

export interface Pay {
  /** US dollars a year; one of the two is set. */
  atLeast?: number;
  atMost?: number;
  start: number;
  end: number;
}

interface Amount {
  number: number;
  thousand: boolean;
  unit: string | undefined;
  /** Written so that it can only be money. */
  certain: boolean;
  lead: string;
  start: number;
  end: number;
}
