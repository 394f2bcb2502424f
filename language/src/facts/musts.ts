import { plainOf } from '../text/tokens.ts';

/**
 * Conditions on a job that a message states: remote, visa, pay, hours, start and the like, in order, without overlaps. `bare`: the
 * message answers what a job must have, so that a sum alone is pay. `now` gives a month its year.
 */
export function mustsIn(message: string, { bare, now }: { bare: boolean; now: Date }): MustMention[] {
  const text = plainOf(message).toLowerCase();
  const found: MustMention[] = [];
  for (const rule of rules) {
    for (const match of text.matchAll(rule.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (found.some((one) => one.start < end && start < one.end)) continue;
      const key = rule.key(match, { text, bare, now });
      if (key === null) continue;
      found.push({ start, end, key, stated: statedAt(text, start, end, key) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** What a list calls a must's key: "pay>=60000" → "At least $60K a year". An unknown key is its own name. */
export function mustLabel(key: string): string {
  const fixed = labels[key];
  if (fixed !== undefined) return fixed;
  const pay = /^pay>=(\d+)$/.exec(key)?.[1];
  if (pay !== undefined)
    return isHourly(Number(pay)) ? `At least $${hourly(Number(pay))} an hour` : `At least ${shortDollars(Number(pay))} a year`;
  const hours = /^hours<=(\d+)$/.exec(key)?.[1];
  if (hours !== undefined) return `At most ${hours} hours a week`;
  const start = /^start=(\d{4})-(\d{2})$/.exec(key);
  if (start) return `Start in ${monthNames[Number(start[2]) - 1] ?? ''} ${start[1]}`;
  return key;
}

/** The key of a must as a student types or the list names it; null where it is none of these. */
export function mustKeyOf(text: string, now: Date = new Date()): string | null {
  const plain = text.trim().toLowerCase();
  for (const [key, label] of Object.entries(labels)) if (label.toLowerCase() === plain || key === plain) return key;
  const [one, ...others] = mustsIn(text, { bare: true, now });
  if (!one || others.length > 0 || one.stated === 'refused') return null;
  // Words alongside it would be lost.
  const rest = plainOf(text).toLowerCase().slice(0, one.start) + plainOf(text).toLowerCase().slice(one.end);
  return /^(?:[^a-z]|\b(?:a|an|the|must|be|is|has|have|to|need|needs|only|job|jobs|work|please|i|it)\b)*$/.test(rest) ? one.key : null;
}

/** How a must stands in its clause: asked for; agreed to at most ("remote is fine"); one of two; refused or not needed. */
function statedAt(text: string, start: number, end: number, key: string): MustMention['stated'] {
  const before =
    text
      .slice(Math.max(0, start - 45), start)
      .split(/[.!?;,\n]|\bbut\b|\band (?=i\b)/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 40).split(/[.!?;,\n]|\bbut\b/)[0] ?? '';
  // "I can't work without sponsorship", "no job without remote": two negatives that need it.
  if (/\b(?:can'?t|cannot|can not|couldn'?t|won'?t|no|not|never)\b[^,;]*\bwithout\s+(?:an?\s+|any\s+)?$/.test(before)) return 'asked';
  // "I don't care whether it's remote".
  if (/\b(?:care|matter|matters|mind)\b[^,;]*\b(?:whether|if)\b[^,;]*$/.test(before)) return 'refused';
  if (
    /\b(?:not?|never|don'?t|doesn'?t|isn'?t|won'?t|no need|without|hate|avoid|rather not)\b(?:\s+[\w']+){0,3}\s*$/.test(before) &&
    key !== 'no_clearance'
  )
    return /\b(?:don'?t|doesn'?t|do not|won'?t|not)\b[^,]*\b(?:mind|care)\b/.test(before) ? 'accepted' : 'refused';
  if (
    /\b(?:ok|okay|fine|cool|open|good|alright)\b(?:\s+\w+)?\s+(?:with|to)\s*(?:\w+\s+)?$/.test(before) ||
    /\bdon'?t mind\b|\bwouldn'?t mind\b/.test(before)
  )
    return 'accepted';
  if (
    /^\s*(?:job|work|position)?s?\s*(?:also\s+)?(?:is|are|would be|'s|works|is also)?\s*(?:also\s+|totally\s+)?(?:fine|ok|okay|cool|good|alright|possible)\b/.test(
      after,
    )
  )
    return 'accepted';
  if (
    /^\s*(?:is|would be|'d be)\s+(?:nice|great|ideal|best|a plus|a bonus|preferred|awesome)\b/.test(after) ||
    /\b(?:ideally|preferably|prefer|hopefully|maybe|nice to have)\b/.test(before)
  )
    return 'accepted';
  // "Tulsa or remote": one of two, and no must.
  const near = text.slice(Math.max(0, start - 8), start);
  if (key === 'remote' && (/\bor\s+(?:be\s+)?$/.test(near) || /^\s*,?\s*or\b(?!\s+(?:hybrid|online|from))/.test(text.slice(end, end + 12))))
    return 'alternative';
  return 'asked';
}

const labels: Readonly<Record<string, string>> = {
  visa: 'Visa sponsorship',
  no_clearance: 'No security clearance',
  remote: 'Remote only',
  hybrid: 'Hybrid',
  onsite: 'On site',
  paid: 'Paid',
  part_time: 'Part time',
  accessible: 'Accessible workplace',
};

const numberWords: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40 };
const numeral = String.raw`\d{1,2}|ten|fifteen|twenty(?:-five)?|thirty|forty`;
const money = String.raw`(\$\s?)?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k|grand|thousand|dollars|bucks|usd)?\b\+?`;
const per = String.raw`(?:\s*(?:\/|an?\s|per\s|a\s|every\s)?\s*(hour|hr|h|hourly|month|mo|monthly|week|wk|weekly|year|yr|yearly|annual(?:ly)?|annum))?\b`;
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const months = String.raw`jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter`;
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 1 };

const rules: readonly Rule[] = [
  {
    // "I need a visa", "sponsors visas", "H-1B", "visa sponsorship".
    pattern:
      /\b(?:visa sponsorship|sponsorship|sponsors?(?: (?:my|a|an|the|for))? (?:visas?|h-?1b)|(?:h-?1b|visa)(?: sponsor(?:ship|s)?| support)?|work visa|sponsor(?:ed|s)? me)\b/g,
    key: ([match], { text }) =>
      /card|mastercard|bank/.test(text.slice(text.indexOf(match), text.indexOf(match) + match.length + 12)) ? null : 'visa',
  },
  {
    pattern:
      /\b(?:can ?not|can'?t|cant|won'?t|unable to|not able to|couldn'?t)\b[^.!?;\n]{0,24}?\bclearances?\b|\bno (?:security )?clearances?\b|\bwithout (?:a |any )?(?:security )?clearance\b/g,
    key: () => 'no_clearance',
  },
  {
    pattern:
      /\b(?:(?:fully|completely|100%|entirely|only|strictly|all) )?(?:remote(?:ly)?|wfh|work(?:ing)? from home|telework)(?:[- ](?:only|work|jobs?|friendly))?\b(?! (?:sensing|controls?|islands?|areas?|villages?|towns?|places?|tribes?|parts?|communit))/g,
    key: () => 'remote',
  },
  {
    pattern: /\bhybrid\b/g,
    key: (match, { text }) =>
      /^\s*(?:car|vehicle|engine|rocket|corn|seed|bike)/.test(text.slice((match.index ?? 0) + 6)) ? null : 'hybrid',
  },
  { pattern: /\b(?:on-?site|in-?person|in[- ]the[- ]office|in-office)(?: only)?\b|\bon site\b/g, key: () => 'onsite' },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:don'?t|do not|won'?t|will not|can'?t|not|never)\b(?:\s+\w+){0,5}?\s+(?:lower|less|under|below|for less)\s+(?:than\s+|then\s+)?)?(?<![\w$.,])(?:(?:at (?:least|minimum)|min(?:imum)?(?: of)?|over|above|more than|no less than|not less than|starting at|around|about|upwards of)\s+)?${money}${per}(?:\s*(?:minimum|min|or more|and up|at least|plus|a year))?`,
      'g',
    ),
    key: payKey,
  },
  {
    pattern:
      /\b(?:no unpaid|not unpaid|never unpaid|can(?:'t|not| not) (?:work|do|take)(?: an?| another| any)? unpaid|nothing unpaid|paid (?:internships?|positions?|jobs?|work|roles?|gigs?|only|training|apprenticeships?|fellowships?|time|summer \w+|stages?|assistantships?|residenc\w+|research)|(?:must|has to|have to|needs? to|should) (?:be |get )?paid|get paid|be paid|pays? (?:me|something|money))\b/g,
    key: () => 'paid',
  },
  {
    pattern:
      /^\W*paid\W*$|(?<=[.,;\n]\s*|\b(?:and|just|only|otherwise|but|be) )paid(?=\s*(?:$|[,.;!\n]|and\b|of course|for sure|please|obviously|obv\b|ofc\b))|^(?:just |only )?paid(?=\s*(?:[,.;!\n]|and\b|of course|for sure))/g,
    key: () => 'paid',
  },
  { pattern: /\bpart[- ]?time\b/g, key: () => 'part_time' },
  {
    pattern: new RegExp(
      String.raw`\b(?:max(?:imum)?(?: of)?|at most|up to|no more than|not more than|under|less than|fewer than|only|about|around)\s+(${numeral})\s*(?:hours|hrs|h)\b(?:\s*(?:(?:a|per|/|each)\s*)?(?:week|wk))?|\b(${numeral})\s*(?:hours|hrs|h)\s*(?:(?:a|per|/|each)\s*(?:week|wk)(?:\s*(?:max|maximum|tops|at most))?|max(?:imum)?|tops|at most)`,
      'g',
    ),
    key: (match) => {
      const said = match[1] ?? match[2] ?? '';
      const hours = numberWords[said] ?? Number(said);
      return hours >= 5 && hours <= 60 ? `hours<=${hours}` : null;
    },
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:start(?:s|ing)?|available|begin(?:s|ning)?|free)\b(?:\s+(?:in|from|after|by|around|this|next|late|early|mid|work(?:ing)?|on|a job|date)){0,3}\s+(${months})\b\.?(?:\s+(?:of\s+)?(20\d\d))?`,
      'g',
    ),
    key: (match, { now }) => startKey(match[1] ?? '', match[2], now),
  },
  {
    pattern:
      /\b(?:wheelchair[- ]access\w*|accessible (?:office|building|workplace|space|place|location|site)s?|(?:an? )?accessible(?=\s*(?:$|[,.;!\n]))|step-free|elevator(?: access)?|screen[- ]reader[- ](?:friendly|accessible))\b/g,
    key: () => 'accessible',
  },
];

/** A sum is pay with words of pay, a unit, "at least", or bare where a job's musts are asked; never alongside loans or rent. */
function payKey(match: RegExpMatchArray, { text, bare }: { text: string; bare: boolean }): string | null {
  const [whole, sign, digits = '', word, unit] = match;
  const dollar = sign ?? (word !== undefined && /^(?:dollars|bucks|usd)$/.test(word) ? word : undefined);
  const thousand = word !== undefined && /^(?:k|grand|thousand)$/.test(word) ? word : undefined;
  const at = match.index ?? 0;
  const around = text.slice(Math.max(0, at - 50), at + whole.length + 40);
  if (
    /\b(?:loans?|rent|debt|tuition|owe|scholarship|raised|budget|grant|fund(?:ed|raising)?|sold|users|people|followers|students|mortgage)\b/.test(
      around,
    )
  )
    return null;
  const number = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
  const atLeast =
    /^(?:at (?:least|min)|min|no less|not less|over|above|more than|upwards)/.test(whole) ||
    /(?:minimum|min|or more|and up|\+)/.test(whole);
  const paid = /\b(?:pay|pays|paid|paying|salary|wage|wages|make|making|earn|earning|compensation)\b/.test(around);
  const yearly = yearlyOf(number, unit ?? '', thousand !== undefined);
  if (yearly === null || yearly < 5000 || yearly > 1_000_000) return null;
  if (!dollar && !thousand && !unit && !(paid && number >= 15_000)) return null;
  if (unit && !dollar && !thousand && !/^(?:hour|hr|h|hourly)/.test(unit) && !paid) return null;
  if (unit && !dollar && !thousand && !paid && !atLeast && !bare) return null;
  // "A 20 hour week" is time, not money.
  if (!dollar && !thousand && unit && /^\s*(?:week|shift|days?)\b/.test(text.slice(at + whole.length))) return null;
  if (!dollar && !thousand && /^(?:hours?|hrs?|h)$/.test(unit ?? '') && !/(?:\/|an?\s|per\s)/.test(whole)) return null;
  return dollar && (paid || unit || atLeast || bare || thousand)
    ? `pay>=${yearly}`
    : paid || atLeast || bare || unit
      ? `pay>=${yearly}`
      : null;
}

function yearlyOf(number: number, unit: string, thousand: boolean): number | null {
  if (unit.startsWith('h')) return Math.round(number * hoursAYear);
  if (unit.startsWith('m')) return Math.round(number * 12);
  if (unit.startsWith('w')) return Math.round(number * 52);
  if (unit !== '' || thousand || number >= 10_000) return Math.round(number);
  // "$22" alone is an hour's.
  return number >= 8 && number <= 150 ? Math.round(number * hoursAYear) : null;
}

function startKey(said: string, year: string | undefined, now: Date): string {
  const month = seasons[said] ?? monthNames.findIndex((name) => name.toLowerCase().startsWith(said.slice(0, 3))) + 1;
  const current = now.getUTCFullYear();
  const next = month > now.getUTCMonth() + 1 ? current : current + 1;
  return `start=${year ?? String(next)}-${String(month).padStart(2, '0')}`;
}

/** A yearly sum that comes from whole or half or quarter dollars an hour is shown as it was said. */
const isHourly = (yearly: number): boolean =>
  yearly / hoursAYear <= 150 && (yearly % hoursAYear === 0 || ((yearly * 4) % hoursAYear === 0 && yearly % 1000 !== 0));
const hourly = (yearly: number): string =>
  Number.isInteger(yearly / hoursAYear) ? String(yearly / hoursAYear) : (yearly / hoursAYear).toFixed(2);
/** Forty hours in 52 weeks. */
const hoursAYear = 2080;
const shortDollars = (amount: number): string => (amount % 1000 === 0 ? `$${amount / 1000}K` : `$${amount.toLocaleString('en-US')}`);

interface Rule {
  pattern: RegExp;
  key: (match: RegExpMatchArray, given: { text: string; bare: boolean; now: Date }) => string | null;
}

export interface MustMention {
  /** UTF-16 offsets in the message, end exclusive. */
  start: number;
  end: number;
  key: string;
  /** Asked for; agreed to at most; one of two; refused or not needed. */
  stated: 'asked' | 'accepted' | 'alternative' | 'refused';
}
