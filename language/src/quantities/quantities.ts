import type { Meaning } from '../entities/types.ts';
import { matchesIn } from '../text/text.ts';
import { yearsIn } from './years.ts';

/**
 * Quantities of a text with their places, in order and apart: years of experience ("5+ years", "at least two years"), calendar years and
 * seasons (years.ts), and how many results are wanted ("show me 10", "top five"). `now` reads "next summer". Linear in the text.
 */
export function quantitiesIn(text: string, now: Date): Quantity[] {
  const found = [...experienceIn(text), ...wordedIn(text), ...limitsIn(text), ...yearsIn(text, now)].sort((a, b) => a.start - b.start);
  return found.filter((one, at) => found.slice(0, at).every((other) => other.end <= one.start));
}

function experienceIn(text: string): Quantity[] {
  return matchesIn(text, experience).flatMap((match): Quantity[] => {
    const [whole, lead, first = '', sign, second, more, tail] = match;
    const least = numberOf(first);
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (/\b(?:last|past|next|previous|first|final|for|every|than|age|aged)\s+(?:the\s+)?$/i.test(before) && tail === undefined) return [];
    if (
      /^\s*(?:old|ago|from now|in school|left|of (?:college|school|university|age)|degree|program|from)\b/i.test(
        text.slice(match.index + whole.length),
      )
    )
      return [];
    // "I did two years of research" asks for nothing; a sign, a range or the word experience does.
    const asks = sign !== undefined || more !== undefined || second !== undefined || lead !== undefined || tail !== undefined;
    const alone = text.trim().length < 60 && !/\b(?:i|im|ive|my)\b/i.test(text);
    if ((!asks && !alone) || least > 50) return [];
    const most = second === undefined ? undefined : numberOf(second);
    const ceiling = lead !== undefined && /^(?:under|less|up|fewer|at most|no more|max)/i.test(lead);
    const span = { start: match.index, end: match.index + whole.trimEnd().length };
    if (most !== undefined) return [{ ...span, meaning: { kind: 'experience', atLeast: least, atMost: most } }];
    return [{ ...span, meaning: ceiling ? { kind: 'experience', atMost: least } : { kind: 'experience', atLeast: least } }];
  });
}

/** "No experience needed": work for those who begin. "Paid internships", "no unpaid stuff": work whose pay is stated, however little. */
function wordedIn(text: string): Quantity[] {
  const all = (pattern: RegExp, meaning: Quantity['meaning']) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length, meaning }));
  return [
    ...all(beginners, { kind: 'level', level: 'entry_level', seniority: 'junior' }),
    ...[paid, payStated].flatMap((pattern) => all(pattern, { kind: 'pay', atLeast: 1 })),
  ];
}

const needs = String.raw`(?:need|requir|ask(?:s|ing)? for|want|expect|demand)\w*`;
const someExperience = String.raw`(?:(?:any|much|a lot of|lots of|prior|previous|work|job|professional|real) ){0,3}experience\b`;
const beginners = new RegExp(
  [
    String.raw`\b(?:no(?:t|thing|ne)?|without|(?:do|does|is|are|wo)n['’]?t)\b(?: \w+){0,2} ${needs} ${someExperience}`,
    String.raw`\b${needs} (?:no|little to no|zero) ${someExperience}`,
    String.raw`(?<!\b(?:have|has|had|got|having) )\b(?:no|zero|little to no) ${someExperience}(?: (?:is |being )?(?:needed|required|necessary|asked for|expected))?`,
    String.raw`\bexperience (?:is not|isn['’]?t|not) (?:needed|required|necessary|a must)`,
  ].join('|'),
  'gi',
);

const paid =
  /\b(?:no(?:t|thing|ne)?|(?:do|ca|wo)n['’]?t (?:want|do|take|like)|never|without|avoid|skip|exclude)\b(?: (?:any|an?|be|is|are|that|which|that's|thats|for)){0,3} unpaid\b(?: (?:stuff|work|ones?|gigs?|things?))?|(?<!\b(?:well|highly|best|better|top|high|low|lowest|or|i|was|been|have|most)[ -])\bpaid(?= (?!off|leave|time|vacation|holidays?|sick|parental|media|search|social|ads?|advertising|more|less|well|by|or unpaid|(?:at )?least|over|under|\$?\d)(?:[\p{L}-]+ ){0,3}(?:intern(?:ship)?|job|role|position|work|gig|opportunit|fellowship|apprenticeship|research|co-?op|program|experience|summer|one)(?:s|ies|y)?\b)|\b(?:(?:is|are|be|it's|that's|thats|get|gets|getting|must be|only|they're) )paid(?=\W*$|[,.;!?]| (?:and|in|near|but|internship|please)\b)|(?<=(?:,|&|\band|\bn|\bbut|\bpreferably|\bideally) )paid(?=\W*$|[.,;!?]| (?:if possible|please|pls|too|preferably|ideally)\b)/giu;

const money = String.raw`(?:the |their |its |a )?(?:pay|salar(?:y|ies)|wages?|compensation)(?: range)?s?`;
const payStated = new RegExp(
  [
    String.raw`\bwith ${money} (?:(?:is |are |being )?(?:listed|stated|shown|posted|given|included|mentioned|disclosed|specified|published|in (?:it|them)))\b`,
    String.raw`(?:\b(?:that|who)|(?<=\b(?:jobs?|roles?|positions?|internships?|postings?|ones?) )which) (?:(?:do|does|actually|clearly|also|already) )*(?:state|list|show|say|mention|disclose|give|post|include|specify|specifie|tell)s?(?: me| us| you)? (?:${money}|(?:what|how much) (?:they|it|you|the job) (?:pays?|get))\b`,
    String.raw`(?<=\b(?:need|want|prefer)s? (?:it|them|these|those|something|one|ones|jobs?|internships?)(?: to be| that(?: a|['’])re)? )paid\b`,
    String.raw`(?<=^|[.!?;:\n]\W*)paid(?: (?:ones|only|jobs|internships|roles))*(?: (?:please|pls|plz|only))?(?=\W*(?:$|[.!;\n]))`,
  ].join('|'),
  'gi',
);

function limitsIn(text: string): Quantity[] {
  return limits.flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((match): Quantity[] => {
      const count = numberOf(match.groups?.['count'] ?? '');
      if (count < 1 || count > 1000) return [];
      return [{ start: match.index, end: match.index + match[0].length, meaning: { kind: 'limit', count } }];
    }),
  );
}

/** "10", "ten"; 0 for what is no number. */
function numberOf(text: string): number {
  const at = numberNames.indexOf(text.toLowerCase());
  return at >= 0 ? at : text.toLowerCase() === 'dozen' ? 12 : Number(text) || 0;
}

/** Numbers in words, each at its own place. */
export const numberNames =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** The pattern of a small number, in digits or words. */
export const number = `\\d{1,3}|${numberNames.slice(1).join('|')}|dozen`;
const experience = new RegExp(
  `(?<![\\p{L}\\p{N}.,$'’-])(at least |minimum(?: of)? |min |more than |over |under |less than |up to |at most |no more than |fewer than )?(?:an? )?(${number})\\s?(\\+|plus)?(?:\\s?(?:-|–|to|or)\\s?(${number}))?\\s?(\\+|plus)?[\\s-]?(?:years?|yrs?|yoe)\\b['’]?(\\s(?:of\\s)?(?:\\p{L}+\\s){0,3}(?:experience|exp)\\b|\\sexp\\b)?`,
  'giu',
);
const notCounted = String.raw`(?![\d.,]*\d|\s?(?:%|k\b|\+|\$|hours?|days?|weeks?|months?|years?|yrs?|miles?|minutes?|am\b|pm\b|percent|usd|dollars|bucks|\/))`;
const limits = [
  new RegExp(
    `\\b(?:show|give|list|find|get|send|fetch|display|see|want|need|recommend|suggest)(?: (?:me|us|just|only|like|about|maybe|at least|up to))* (?:the )?(?:(?:top|first|best|next|any) )?(?<count>${number})\\b${notCounted}`,
    'giu',
  ),
  new RegExp(
    `\\b(?:top|limit(?: (?:it|them|this|results?))?(?: (?:to|of))?|max(?:imum)?(?: of)?|up to|only) (?<count>${number})\\b${notCounted}`,
    'giu',
  ),
  new RegExp(
    `^\\s*(?<count>\\d{1,3}) (?=(?:\\p{L}+ ){0,3}(?:jobs|roles|internships|results|positions|people|profiles|alumni|openings|listings|companies|options)\\b(?! in (?:19|20)\\d))`,
    'giu',
  ),
];

/** UTF-16 offsets, end exclusive. */
export interface Quantity {
  start: number;
  end: number;
  meaning: Meaning;
}
