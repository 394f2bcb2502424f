import { type Sentence, sentencesOf } from '@alive/language/text/sentences.ts';

/**
 * The calendar years in which a posting wants its candidates to graduate, both inclusive, with the sentence that says so; null where it does not
 * say. An open end is null. Several windows (one for each degree) count as one that holds them all; what is preferred, refused or said of
 * others counts for nothing.
 */
export function graduationIn(title: string, description: string): Graduation | null {
  const found: Graduation[] = [];
  const inTitle = windowIn(title);
  if (inTitle !== null) found.push({ ...inTitle, quote: title });
  const text = description.slice(0, mostRead);
  if (!concerns.test(text)) return inTitle === null ? null : { ...inTitle, quote: title };
  for (const sentence of sentencesOf(text)) {
    const window = wantedIn(sentence);
    if (window !== null) found.push({ ...window, quote: sentence.text.slice(0, longest) });
  }
  const [first] = found;
  if (first === undefined) return null;
  const from = found.some((one) => one.from === null) ? null : Math.min(...found.map((one) => one.from ?? 0));
  const to = found.some((one) => one.to === null) ? null : Math.max(...found.map((one) => one.to ?? 0));
  return from === null && to === null ? null : { from, to, quote: first.quote };
}

function wantedIn({ text, heading }: Sentence): Window | null {
  if (text.length > longestRead || !concerns.test(text) || text.endsWith('?') || optional.test(heading) || unasked.test(text)) return null;
  return windowIn(text);
}

function windowIn(text: string): Window | null {
  // "Class of 2026/27" names both.
  const whole = text.replace(/\b(20)(\d\d) ?\/ ?(\d\d)\b(?!\/)/g, '$1$2/$1$3');
  for (const [pattern, windowOf] of patterns) {
    // One for each degree: "BS graduating in 2026 or PhD graduating in 2028".
    const years = [...whole.matchAll(pattern)].flatMap(([match]) => (match.match(/\b20\d\d\b/g) ?? []).map(Number));
    if (years.length > 0) return years.some((year) => year < earliest) ? null : windowOf(years);
  }
  return null;
}

const month =
  '(?:(?:early|mid|late|the|spring|summer|fall|autumn|winter|q[1-4]|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|end|of|year|semester|quarter|academic|calendar)\\.?,?[ /-]*)*';
const year = `${month}20\\d\\d`;
// Each further year has one separator, so no text can be taken apart in two ways.
const list = `${year}(?:(?:,(?! ?(?:or|and)\\b)|,? (?:or|and|to|through)| ?/| ?[-–—]) ?${year}){0,6}`;
/** "Graduating", "expected graduation date of", "who will graduate", "complete their degree". */
const graduating =
  "(?:graduat(?:e|es|ing|ion)|(?:complet(?:e|ing|ion of)|finish(?:ing)?|receiv(?:e|ing)|conferr?al of) (?:\\w+[’']?s? ){0,5}(?:degree|studies))(?:[ -](?:date|year|timeline|window|is|are|should|must|be|will|has|to|expected|anticipated|planned|your|their|degree|with|a|an|from|the|program|university|college|of|falls?|bachelor’?'?s|master’?'?s|ph\\.?d\\.?|and|or|in|on))*:? ?";
const all = (years: readonly number[]): Window => ({ from: Math.min(...years), to: Math.max(...years) });

/** The first that a sentence meets is read. */
const patterns: readonly (readonly [RegExp, (years: readonly number[]) => Window])[] = [
  [new RegExp(`${graduating}(?:between|from) ?${year} ?(?:and|to|through|until|[-–—]) ?${year}`, 'gi'), all],
  [
    new RegExp(`${graduating}(?:by|before|no later than|not later than|on or before|prior to|latest) ?${year}`, 'gi'),
    (years) => ({ from: null, to: Math.max(...years) }),
  ],
  [
    new RegExp(`${graduating}(?:after|no earlier than|not before|no sooner than|on or after|from|since) ?${year}`, 'gi'),
    (years) => ({ from: Math.min(...years), to: null }),
  ],
  [
    new RegExp(`${graduating}(?:in |during |of |is |on |within )?${year}(?: ?\\+|,? (?:or|and) (?:later|beyond|after|onwards?))`, 'gi'),
    (years) => ({ from: Math.min(...years), to: null }),
  ],
  [
    new RegExp(`${graduating}(?:in |during |of |is |on |within )?${year},? (?:or|and) (?:earlier|before|sooner)`, 'gi'),
    (years) => ({ from: null, to: Math.max(...years) }),
  ],
  [new RegExp(`${graduating}(?:in |during |of |is |on |within )*(?:either )?${list}`, 'gi'), all],
  [new RegExp(`\\bclass(?:es)? of ${list}(?=\\W|$)`, 'gi'), all],
  [
    new RegExp(
      `\\b(?:fall|spring|summer|winter|december|may|june)? ?20\\d\\d (?:graduates only|graduation (?:date )?(?:is )?required)`,
      'gi',
    ),
    all,
  ],
];

const concerns = /\bgraduat|\bclass(?:es)? of 20|\bdegree\b[^.;]{0,40}\b20\d\d/i;
/** A wish, a refusal, an offer of the employer's, or somebody else's graduation. */
const unasked =
  /\b(?:prefer\w*|ideal\w*|nice to have|a plus|bonus|desir\w+|encourag\w+|welcom\w+|not|never|n[’']t|unless|except|example|e\.g|(?:our|previous|former|last year[’']s) (?:\w+ )?(?:class|interns?|cohort|graduates?)|graduated (?:from|in)|founded|founders?|alumni|conver\w+|return offer)\b|n[’']t\b/i;
const optional = /\b(?:preferr?\w*|nice[ -]to[ -]haves?|bonus|plus(?:es)?|desir\w+|ideal\w*|about us|who we are|benefits?|perks)\b/i;
const mostRead = 30_000;
const longest = 300;
/** What is longer is no sentence. */
const longestRead = 1000;
/** What is earlier tells of the past. */
const earliest = 2020;

interface Window {
  from: number | null;
  to: number | null;
}

export interface Graduation extends Window {
  quote: string;
}
