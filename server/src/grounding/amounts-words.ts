/** Numbers as answers write them, and the words that stand around them. */
export const numberPattern = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?`;

export const numberOf = (digits: string): number => Number(digits.replaceAll(',', ''));

export const scaled = (digits: string, scale: string | undefined): number =>
  numberOf(digits) * (factors.get(scale?.toLowerCase() ?? '') ?? 1);

/** "2027". */
export const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);

/** What is said of a number that follows. */
export const comparators =
  /(?:\b(?:around|about|roughly|approximately|approx|nearly|almost|some|up to|at least|at most|over|under|above|below|more than|less than|fewer than|upwards of|north of|just|well|close to|between|from|as much as|as many as|a total of|a full|only|currently|another|a few|several|a couple(?: of)?)\s+)+$/i;

/** Nouns after a number that is not of money. */
export const countedNoun =
  /^\s?(?:[-–]\s?)?(?:plus\b|\+)?\s?(?:followers|users|people|race|run|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|minutes?|jobs?|roles?|postings?|openings?|companies|employees|students?|alumni|%|percent|points?|credits?|patients?|beds?|courses?|projects?|skills?|steps|rows|records|lines|items|views|downloads|visitors|subscribers|members|words|questions|calls)\b|^\s?%/i;

export const recordNouns =
  'jobs?|roles?|openings?|postings?|positions?|internships?|listings?|opportunities|vacancies|alumni|alumnae|alums?|graduates|people|employers?|companies|organizations|results?|matches|options|hits|profiles';

/** Up to three words between a number and its noun; none that begins something else. */
export const between = String.raw`(?:\s(?!(?:of|years?|hours?|days?|weeks?|months?|minutes?|to|and|or|per|an?|each|every|for|in|with|from|at|on|by|than|that|which|who|is|are|was|were|into|if|when|as|the|your|their)\b)[\p{L}-]+){0,3}?`;

const factors: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['thousand', 1000],
  ['grand', 1000],
  ['m', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['b', 1e9],
  ['billion', 1e9],
]);
