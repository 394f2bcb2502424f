import type { PeopleSort } from '@alive/contract/people.ts';

/**
 * How the shown people shall be ordered and how many there shall be ("newest first", "by company", "top 3"), with what the message
 * says in addition. `undefined` where it says nothing; a sort of null is the best match first.
 */
export function orderIn(message: string, limit: number): Order {
  let rest = message;
  const said: string[] = [];
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found !== null) said.push(found[0]);
    if (found !== null) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    return found;
  };
  const order: Order = { rest, said };
  const by = take(sortedBy);
  if (by !== null) order.sort = sortOf((by[1] ?? by[2] ?? '').toLowerCase(), by[0]);
  for (const [pattern, sort] of firsts) if (order.sort === undefined && take(pattern) !== null) order.sort = sort;
  const all = take(everyone);
  const some = all === null ? take(count) : null;
  if (all !== null) order.limit = 100;
  else if (some !== null) order.limit = Math.max(1, Math.min(100, numberOf(some[1] ?? some[2] ?? some[3]) ?? limit));
  else if (take(/^\W*(?:show )?(?:fewer|less)(?: results| people)?\W*$/i) !== null) order.limit = Math.max(1, Math.floor(limit / 2));
  return { ...order, rest: rest.replace(/^[\s,;.:!?-]+|[\s,;:-]+$/g, '') };
}

function sortOf(name: string, said: string): PeopleSort | null {
  const found = columns.find(([words]) => words.test(name))?.[1] ?? null;
  if (found === null || found.by === 'match') return null;
  if (/\b(?:asc\w*|oldest|earliest|ascending|lowest|fewest|least|a (?:to|-) z)\b/i.test(said)) return { ...found, descending: false };
  return /\b(?:desc\w*|newest|latest|most|highest|reverse|z (?:to|-) a)\b/i.test(said) ? { ...found, descending: true } : found;
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const word = numbers.indexOf(text.toLowerCase());
  return word >= 0 ? word + 1 : /^\d+$/.test(text) ? Number(text) : null;
}

const column =
  '(?:graduation |grad |class |graduating )?(?:year|class|date)s?|(?:last |first )?names?|compan(?:y|ies)|employers?|firms?|roles?|titles?|jobs?|positions?|majors?|home ?towns?|(?:years? of )?experience|seniority|tenure|match(?: score)?|relevance|fit|score|how well they (?:fit|match)|graduation';
const direction =
  '(?:,? (?:in )?(?:asc\\w*|desc\\w*|newest first|oldest first|latest first|earliest first|most first|highest first|lowest first|reverse(?:d)?|a (?:to|-) z|z (?:to|-) a)(?: order)?)?';
const sortedBy = new RegExp(
  `\\b(?:(?:sort|order|rank|arrange|list|group|show|sorted|ordered|ranked)(?: (?:them|these|those|it|all|the results?|results?|everyone|people))*,? by|in order of|sort(?: on)?) (?:their |the )?(${column})\\b${direction}|^\\W*by (?:their )?(${column})\\b${direction}`,
  'i',
);
const columns: readonly (readonly [RegExp, PeopleSort])[] = [
  [/experience|seniority|tenure/, { by: 'experience', descending: true }],
  [/year|class|date|graduation/, { by: 'year', descending: true }],
  [/name/, { by: 'name', descending: false }],
  [/compan|employer|firm/, { by: 'company', descending: false }],
  [/role|title|job|position/, { by: 'role', descending: false }],
  [/major/, { by: 'major', descending: false }],
  [/home/, { by: 'hometown', descending: false }],
  [/match|relevance|fit|score/, { by: 'match', descending: true }],
];
const who = '(?: (?:grads?|graduates?|alumni|alums?|class(?:es)?|ones?|people|years?|to graduate))?';
const firsts: readonly (readonly [RegExp, PeopleSort | null])[] = [
  [
    new RegExp(
      `\\b(?:newest|freshest|youngest|most recent(?:ly graduated)?|latest|recent)${who} (?:first|on top|at the top)\\b|\\breverse chronological\\w*\\b`,
      'i',
    ),
    { by: 'year', descending: true },
  ],
  [
    new RegExp(`\\b(?:oldest|earliest)${who} (?:first|on top|at the top)\\b|\\bchronological\\w*\\b`, 'i'),
    { by: 'year', descending: false },
  ],
  [
    /\b(?:most (?:experienced|senior|experience)|longest careers?|highest level)(?: (?:ones?|people))? (?:first|on top|at the top)\b/i,
    { by: 'experience', descending: true },
  ],
  [
    /\b(?:least experienced|least experience|most junior|junior ones)(?: (?:ones?|people))? (?:first|on top)\b/i,
    { by: 'experience', descending: false },
  ],
  [/\b(?:alphabetical(?:ly)?|a (?:to|-) z)(?: order| please)?\b/i, { by: 'name', descending: false }],
  [/\b(?:best|closest|strongest|top) (?:match(?:es)?|fits?)(?: ones?)? (?:first|on top)\b/i, null],
];
const number = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
const nouns = '(?: (?:of them|of these|of those|results?|people|alumni|alums?|ones?|matches|rows?))?';
const everyone =
  /^\W*(?:(?:show|list|see|give me) )?(?:me )?(?:all of them|them all|all(?: the)? (?:results|matches|of these)|the (?:full|whole|entire) list|everyone|everybody)\W*$/i;
const count = new RegExp(
  `\\b(?:top|first|best) ${number}${nouns}\\b(?! (?:compan|firm|school|year|grad))|^\\W*(?:just |only )?(?:(?:show|give|list|see)(?: me)? )(?:just |only |up to )?${number}${nouns}\\W*$|\\b(?:limit|cut|narrow)(?: (?:it|them|this|these))?(?: down)? to ${number}${nouns}\\b`,
  'i',
);
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Order {
  rest: string;
  /** The words that say it. */
  said: readonly string[];
  sort?: PeopleSort | null;
  limit?: number;
}
