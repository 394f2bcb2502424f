import type { Amounts } from './grounds.ts';
import { between, comparators, isYear, numberOf, recordNouns } from './amounts-words.ts';
import type { Finding } from './sentence.ts';

/**
 * Counts of records, with their noun ("212 jobs"), of some ("17 of them") or with none ("I found 212 in Boston", "17 went into nursing"). Those
 * in advice, in a quoted example, or of the few that the answer itself lists ("these three jobs") are none.
 */
export function unknownCounts(text: string, { hasNumber }: Amounts): Finding[] {
  const has = (value: number) => hasNumber(value, 'count');
  return [...withNoun(text, has), ...ofThem(text, has), ...alone(text, has), ...dozens(text, has), ...vague(text)];
}

function withNoun(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(count)].flatMap((match): Finding[] => {
    const { low = '', high, noun = '', per } = match.groups ?? {};
    const values = [low, ...(high === undefined ? [] : [high])].map((digits) => numberOf(digits.replace(/k$/i, '000')));
    const before = text.slice(0, match.index);
    const most = Math.max(...values);
    if (most < 2 || values.every((value) => value < 2 || has(value)) || (most <= fewRecords && listed.test(before))) return [];
    if (/[$€£\p{L}\p{N}][.,-]?$/u.test(before) || isAdvice(before, noun, per, most) || isQuoted(before)) return [];
    const lead = comparators.exec(before.slice(-40))?.[0].length ?? 0;
    return [{ start: match.index - lead, end: match.index + numberLength(match), kind: 'count' }];
  });
}

/** "Apply to 5 to 10 jobs a week", "ask two people to read it", "a team of eight people". */
function isAdvice(before: string, noun: string, per: string | undefined, value: number): boolean {
  if (/^(?:alum|graduate|opening|result|match|hit|listing|vacanc|profile)/i.test(noun)) return value <= fewRecords && advises.test(before);
  return (
    value <= manyToDo &&
    (per !== undefined ||
      advises.test(before) ||
      /\b(?:teams?|groups?|cohorts?|units?|crews?|class(?:es)?) of (?:about |around |up to )?$/i.test(before))
  );
}

const isQuoted = (before: string) => /“[^”]*$/.test(before) || (before.match(/"/g) ?? []).length % 2 === 1;

function ofThem(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(countOf)].flatMap((match): Finding[] => {
    const value = numberOf(match[1] ?? '');
    return value <= fewRecords || has(value) ? [] : [placed(match, match[1] ?? '', text)];
  });
}

/** A number that nothing follows which it could be of. */
function alone(text: string, has: (value: number) => boolean): Finding[] {
  return [foundAlone, subject].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Finding[] => {
      const digits = match.groups?.['value'] ?? '';
      const value = numberOf(digits);
      return value < 2 || isYear(digits) || has(value) ? [] : [placed(match, digits, text)];
    }),
  );
}

/** "A dozen jobs". */
function dozens(text: string, has: (value: number) => boolean): Finding[] {
  return [...text.matchAll(dozen)].flatMap((match): Finding[] => {
    const value = /^half/i.test(match[1] ?? '') ? 6 : 12 * Math.max(1, Number.parseInt(match[1] ?? '', 10) || 1);
    if (has(value)) return [];
    const lead = comparators.exec(text.slice(Math.max(0, match.index - 40), match.index))?.[0].length ?? 0;
    return [{ start: match.index - lead, end: match.index + match[0].length, kind: 'count' }];
  });
}

function vague(text: string): Finding[] {
  return [...text.matchAll(vagueCount)].map((match): Finding => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'count',
  }));
}

function placed(match: RegExpExecArray, digits: string, text: string): Finding {
  const start = match.index + match[0].lastIndexOf(digits);
  const lead = comparators.exec(text.slice(Math.max(0, start - 40), start))?.[0].length ?? 0;
  return { start: start - lead, end: start + digits.length, kind: 'count' };
}

const numberLength = (match: RegExpExecArray) => (match.groups?.['number'] ?? '').length;

const figure = String.raw`\d{1,3}(?:,\d{3})+|\d{1,7}k?`;
const count = new RegExp(
  String.raw`(?<![\d.,$€£#-])(?<number>(?<low>${figure})\+?(?:\s?(?:to|or|-|–)\s?(?<high>${figure})\+?)?)(?=${between}\s(?<noun>${recordNouns})\b(?<per> (?:an?|per|each|every) (?:day|week|month|year|semester)\b)?)`,
  'giu',
);
const countOf = /(?<![\d.,$€£#-])(\d{1,3}(?:,\d{3})+|\d{1,7})\+?(?= of (?:them|these|those)\b)/gi;
const about = String.raw`(?:(?:about|around|roughly|nearly|almost|over|under|only|just|at least|more than|fewer than|up to|another|exactly|currently|now) )*`;
const end = String.raw`(?=\+?(?: (?:in(?! mind\b)|at|that|which|who|for|left|now|here|open|near|around|across|from|with|and|but|so|today|total|altogether|overall)\b|[\s)*_]*(?:[.,;:!?|)](?!\d)|$)))`;
const foundAlone = new RegExp(
  String.raw`\b(?:found|find|there(?:['’]s| (?:are|were|is|was))|totals?|in total|total of|(?:jobs?|matches|results|openings|postings|roles|alumni|hits|count|number|sum)(?= ?[*_]{0,2}[:–—])|down to|leaves?(?: you| us| me)?(?: with)?|left with|returned|counted|turned up|came (?:back|up) with|i (?:see|have|got)|we have)[*_]{0,2}[\s:–—(]+${about}(?<value>\d{1,3}(?:,\d{3})+|\d{1,7})${end}`,
  'giu',
);
const did =
  'went|moved|worked?|stud(?:y|ied)|started|began|became|took|chose|came|held|hold|live[sd]?|majored|graduated|joined|switched|landed|hired|match(?:ed)?|fit|pay|sponsor|require|mention|are|were|have|had|do';
const subject = new RegExp(
  String.raw`(?:^|[.;:,(–—]\s|\b(?:and|but|while|of whom|so far|total of|now|today)\s)[*_]{0,2}${about}(?<value>\d{1,3}(?:,\d{3})+|\d{1,7})[*_]{0,2}(?= (?:(?:also|now|later|then) )?(?:${did})\b(?! (?:enough|plenty|better|too|fine)\b))`,
  'giu',
);
const dozen = new RegExp(
  String.raw`\b(half a|an?|\d+)?\s?\bdozen\b(?=(?:${between}\s(?:${recordNouns})\b)|\s(?:in|that|of them|of these)\b)`,
  'giu',
);
const vagueCount = new RegExp(
  String.raw`\b(?:(?:many|several) )?(?:dozens|hundreds|thousands|tens of thousands) of (?=(?:[\p{L}-]+ ){0,3}?(?:${recordNouns})\b)`,
  'giu',
);
const advises =
  /\b(?:apply(?:ing)? (?:to|for)|ask(?:ing)?|aim(?:ing)? (?:for|at)|send(?:ing)?|message|write to|contact(?:ing)?|reach(?:ing)? out to|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|pick|choose|save|list|think of|read|mark|collect|compare|review|call|email|interview(?:ing)? with|practi[cs]e with|show it to|shortlist|goal of|pace of)(?: (?:about|around|at least|up to|maybe|perhaps|only|just|another|your|top))*\s$/i;
/** What introduces records that the answer itself lists. */
const listed =
  /(?:\b(?:here(?:'s|’s| are| is)|these|those|the|first|top|best|next|other|last|all|both|my|your|pick(?:ed)?|chose|choose|chosen|suggest|recommend|shortlist(?:ed)?|look at|start with|compare|show|shows?n?|below|into|between|try|of|any|saved)\s(?:(?:you|me|with|the|top|best|first|other|next|following)\s)*)$/i;
const fewRecords = 10;
/** Jobs or people whom one may be advised to write to. */
const manyToDo = 30;
