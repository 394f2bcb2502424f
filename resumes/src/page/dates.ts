/**
 * The dates and ranges of dates of a line, in order: "June 2025 – Aug. 2025", "06/2025 - present", "Jun '25–Aug '25", "Summer 2025", "2023–25",
 * "Expected May 2027". Offsets are UTF-16 of `text`. `now` bounds two-digit and future years.
 */
export const datesIn = (text: string, now: Date): Dates[] => {
  // Each date has its year.
  if (!/\d\d/.test(text)) return [];
  const points = pointsIn(text, now.getFullYear() + 8);
  const found: Dates[] = [];
  for (let at = 0; at < points.length; at++) {
    const first = points[at];
    const last = points[at + 1];
    if (first === undefined) continue;
    const joint = last === undefined ? null : text.slice(first.to, last.from);
    const isRange =
      last !== undefined &&
      joint !== null &&
      (between.test(joint) ||
        (joint.trim() === '' && isLost(first, last)) ||
        ((first.isPlural || isInOrder(first, last)) && /^\s*(?:and|&|,)\s*$/i.test(joint))) &&
      !last.isExpected &&
      !(first.kind === 'now') &&
      !(first.isShort && last.isShort && /\p{L}/u.test(joint));
    if (isRange && (first.year ?? last.year) !== null) {
      found.push(rangeOf(text, first, last));
      at++;
    } else if (!first.isWeak && first.year !== null) {
      const alone = rangeOf(text, first, null);
      // "08.2025 –": it has not ended.
      const isOpen = /^\s*[-–—]\s*$/.test(text.slice(first.to)) && !first.isSeason && !first.isExpected;
      found.push(isOpen ? { ...alone, end: 'present', isRange: true } : alone);
    }
  }
  return found;
};

/** "Jun 2021 Jul 2023": the sign between them is one that the file's font lacks. */
const isLost = (first: Point, last: Point): boolean =>
  first.year !== null &&
  (last.kind === 'now' ||
    (first.month !== null && last.month !== null && last.year !== null && 12 * last.year + last.month >= 12 * first.year + first.month));

/** "Fall 2023, Spring 2024" is one time. */
const isInOrder = (first: Point, last: Point): boolean =>
  first.isSeason && last.isSeason && first.year !== null && last.year !== null && first.year <= last.year;

/** Dates in words: "June to August 2025", "2024 to now", "Summer 2025". */
export const datesWritten = ({ text, start, end, isSeason }: Dates): string => {
  if (isSeason && (end === start || !/[-–—]/.test(text))) return text;
  if (start === null || end === null || start === end) return pointWritten(start ?? end ?? '');
  if (end === 'present') return `${pointWritten(start)} to now`;
  const isOneYear = start.length > 4 && end.length > 4 && start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? monthOf(start) : pointWritten(start)} to ${pointWritten(end)}`;
};

/** Whether a part of a line holds nothing but dates and the signs and words around them. */
export const isOnlyDates = (text: string, dates: readonly Dates[]): boolean =>
  dates.length > 0 && /^(?:[^\p{L}\p{N}]|dates?|from|since|in|on|expected|anticipated|graduat\w+)*$/iu.test(withoutDates(text, dates));

/** The text with a bar where its dates stood. */
export const withoutDates = (text: string, dates: readonly Dates[]): string => {
  let rest = text;
  for (const { from, to } of dates.toReversed()) rest = `${rest.slice(0, from)} | ${rest.slice(to)}`;
  return rest.replace(/\(\s*\|\s*\)|\[\s*\|\s*\]/g, '|');
};

const pointWritten = (point: string): string => (point.length > 4 ? `${monthOf(point)} ${point.slice(0, 4)}` : point);
const monthOf = (point: string): string => fullMonths[Number(point.slice(5, 7)) - 1] ?? '';

const rangeOf = (text: string, first: Point, last: Point | null): Dates => {
  const end = last ?? first;
  const isPresent = last?.kind === 'now';
  const year = first.year ?? last?.year ?? null;
  const [start, until] = [pointOf(year, first.month), isPresent ? 'present' : pointOf(end.year, end.lastMonth)];
  const isTurned = until !== 'present' && start !== null && until !== null && until < start && until.length === start.length;
  const isSince = last === null && first.isSince;
  return {
    start,
    end: isSince ? 'present' : isTurned ? start : until,
    from: first.from,
    to: end.to,
    text: text.slice(first.from, end.to).trim(),
    isSeason: first.isSeason || end.isSeason,
    isRange: last !== null || isSince,
    isExpected: first.isExpected,
  };
};

const pointOf = (year: number | null, month: number | null): string | null =>
  year === null ? null : month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;

const pointsIn = (text: string, latest: number): Point[] =>
  [...text.matchAll(pattern)].flatMap((match): Point[] => {
    const { lead = '', front, behind, numeric, written, iso, isoMonth, alone, short, present } = match.groups ?? {};
    const { name = behind, year: plain = front } = match.groups ?? {};
    // "until" joins the date before it to this one.
    const [from, to] = [match.index + (/^(?:until|to)$/i.test(lead) ? lead.length : 0), match.index + match[0].length];
    const isExpected = /^(?:exp|antic|proj|grad|class|degree|to be)/i.test(lead);
    const base = {
      from,
      to,
      isExpected,
      isSince: /^(?:since|seit|depuis|desde|dal|sinds|sedan)/i.test(lead),
      isPlural: /s$/i.test(name ?? ''),
      isSeason: false,
      isWeak: false,
      isShort: short !== undefined,
      kind: 'date' as const,
    };
    if (present !== undefined) return [{ ...base, kind: 'now', year: null, month: null, lastMonth: null, isWeak: true }];
    const digits = plain ?? written ?? iso ?? alone ?? short;
    const year = digits === undefined ? null : yearOf(digits.replace(/\D/g, ''), latest);
    if (digits !== undefined && year === null) return [];
    if (name === undefined) {
      const month = numeric === undefined && isoMonth === undefined ? null : Number(numeric ?? isoMonth);
      return month !== null && (month < 1 || month > 12)
        ? []
        : [
            {
              ...base,
              year,
              month,
              lastMonth: month,
              isWeak: short !== undefined || (digits?.length === 2 && !isMonthAlone(text, from, to)),
            },
          ];
    }
    const season = seasons.find(({ sign }) => sign.test(name));
    if (season !== undefined) return [{ ...base, year, month: season.first, lastMonth: season.last, isSeason: true }];
    const month = monthOfName(name);
    return [{ ...base, year, month, lastMonth: month }];
  });

/** "05/27" behind a name: no share and no grade. */
const isMonthAlone = (text: string, from: number, to: number): boolean =>
  (/^(?:\p{L}[\p{L}: ]* )?(?:0[1-9]|1[0-2])\/\d\d$/u.test(text.slice(from, to)) ||
    (/^(?:\p{L}[\p{L}: ]* )?[1-9]\/[12]\d$/u.test(text.slice(from, to)) && /^\s*(?:[|),]|\.(?=\s|$)|$)/.test(text.slice(to)))) &&
  /(?:^|[\s(,|])$/.test(text.slice(0, from)) &&
  !/^\s*(?:[\d%]|of\b|hours|hrs|stars|points)/i.test(text.slice(to));

const yearOf = (digits: string, latest: number): number | null => {
  const year = digits.length === 2 ? 2000 + Number(digits) - (Number(digits) + 2000 > latest ? 100 : 0) : Number(digits);
  return year >= 1950 && year <= latest ? year : null;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullMonths = 'January February March April May June July August September October November December'.split(' ');
/** Beginnings of the months' names in other languages, in their order. */
const monthsElsewhere =
  'jän|ene|gen|sty,fév|fev|lut,mär|març|mrt|maa,avr|abr|kwi,mai|maj|mei|mag,juin|giu|cze,juil|lug|lip,aoû|aou|ago|sie,set|wrz,okt|out|ott|paź,lis,déc|dez|dic|des|gru'
    .split(',')
    .map((some) => new RegExp(`^(?:${some})`, 'i'));
const monthOfName = (name: string): number => {
  const english = months.findIndex((one) => name.toLowerCase().startsWith(one));
  return 1 + (english < 0 ? monthsElsewhere.findIndex((one) => one.test(name)) : english);
};
const seasons = [
  { sign: /^(?:spring|printemps|primavera|frühling|frühjahr)/i, first: 1, last: 5 },
  { sign: /^(?:summer|été|verano|verão|sommer)/i, first: 6, last: 8 },
  { sign: /^(?:fall|autumn|automne|otoño|outono|autunno|herbst)/i, first: 9, last: 12 },
  { sign: /^(?:winter|hiver|invierno|inverno)/i, first: 1, last: 3 },
  { sign: /^(?:q1|1st|first)/i, first: 1, last: 3 },
  { sign: /^(?:q2|2nd|second)/i, first: 4, last: 6 },
  { sign: /^(?:q3|3rd|third)/i, first: 7, last: 9 },
  { sign: /^(?:q4|4th|fourth)/i, first: 10, last: 12 },
];

/** Months and seasons in other languages; those that English knows as words want their year behind them. */
const elsewhere =
  'jänner|januari?|janvier|janv|enero|ene|gennaio|janeiro|fe(?:bruari?|brero|bbraio|vereiro)|fév(?:rier|r)?|fev|märz|maart|mrt|marzo|março|marts|avril|avr|abril|abr|aprile|maggio|maio|mayo|mei|juin|juni|junio|junho|giugno|giu|juil(?:let)?|juli|julio|julho|luglio|août|agosto|augusti?|augustus|septiembre|septembre|settembre|setembro|oktober|okt|octubre|octobre|ottobre|ott|outubro|noviembre|novembre|novembro|dezember|dez|déc(?:embre)?|diciembre|dicembre|dezembro|desember|printemps|primavera|frühling|frühjahr|été|verano|verão|sommer|automne|otoño|outono|autunno|herbst|hiver|invierno|inverno|(?:mars|mai|maj|ago|set|out|dic|gen|lug|mag|des|fevr)(?=\\.? ?(?:de )?(?:19|20)\\d\\d|\\.? ?[-–—] ?\\p{L}+\\.? (?:19|20)\\d\\d)';
const monthNames = `jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|springs?|summers?|falls?|autumns?|winters?|${elsewhere}|q[1-4]|(?:1st|2nd|3rd|4th|first|second|third|fourth) quarter(?: of)?`;
const leads =
  'expected(?: (?:to graduate|graduation|completion))?(?: date)?(?: in)?|exp\\.?|anticipated(?: graduation| completion)?|projected(?: graduation)?|graduat(?:ion|ing|ed?)(?: date)?(?: in)?|class of|degree expected|to be (?:completed|conferred|awarded|granted)|completed|conferred|awarded|(?:1st|2nd|first|second) sem(?:ester|\\.)?|since|from|until|seit|depuis|desde|dal|sinds|sedan';
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£#])(?:(?<lead>${leads})(?:\s*[:,-]\s*|\s+))?(?:` +
    [
      String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?<name>${monthNames})(?!\p{L})\.?(?:\s*(?:semester|term|quarter))?(?:[\s,]*(?:de\s)?(?:\d{1,2}(?:st|nd|rd|th)?,\s*)?(?<year>(?:19|20)\d\d|['’‘]\d\d|\d\d(?!\d|\s*,|\s*:))(?![\d%])(?:(?<=\d{4})\/\d\d(?![\d/]))?)?`,
      String.raw`(?<numeric>\d{1,2})\s?[/.](?:\d{1,2}[/.])?\s?(?<written>(?:19|20)\d\d|\d\d)`,
      String.raw`(?<iso>(?:19|20)\d\d)[-/.](?<isoMonth>0[1-9]|1[0-2])(?:-\d\d)?`,
      String.raw`(?<front>(?:19|20)\d\d),?\s+(?<behind>${monthNames})(?!\p{L})\.?(?!,?\s*(?:(?:19|20)\d\d(?!,?\s+(?:${monthNames})(?!\p{L}))|['’‘]?\d\d\b))`,
      String.raw`(?<alone>(?:19|20)\d\d)`,
      String.raw`(?<short>['’‘]?\d\d)`,
      String.raw`(?<present>(?:the )?present(?: day| time)?|current(?:ly)?|now|today|ongoing|in progress|continuing|(?:till |up ?to |until )?(?:date|now|present)|heute|laufend|actualidad|actualmente|la actualidad|la fecha|hoy|presente|atual(?:mente)?|o momento|présent|aujourd['’]hui|en cours|ce jour|oggi|attuale|in corso|i dag|nå|heden|obecnie)`,
    ].join('|') +
    String.raw`)(?![\p{L}\p{N}%]|\/\d(?!\d(?![\d/.%])|(?<=(?:19|20)\d\d\/\d)\d{3}(?!\d))|\.\d|,\d)`,
  'giu',
);
const between =
  /^\s*\.?\s*(?:[-‐‑‒–—−~→/]+(?:\s*(?:to|till|until))?|to|until|through|thru|till|bis|à|au|a|hasta|até|al|tot|til|till och med)\s*$/i;

export interface Dates {
  /** `YYYY` or `YYYY-MM`. */
  start: string | null;
  /** The same, or `present`; of a single date the date itself, of a season its last month. */
  end: string | null;
  from: number;
  to: number;
  text: string;
  isSeason: boolean;
  isRange: boolean;
  /** "Expected", "Class of": of a degree. */
  isExpected: boolean;
}

interface Point {
  kind: 'date' | 'now';
  year: number | null;
  month: number | null;
  /** Of a season its last. */
  lastMonth: number | null;
  from: number;
  to: number;
  isSeason: boolean;
  /** "Summers 2021 and 2022" */
  isPlural: boolean;
  /** Counts in a range only. */
  isWeak: boolean;
  /** Two digits alone: "12 to 15 patients". */
  isShort: boolean;
  isExpected: boolean;
  isSince: boolean;
}
