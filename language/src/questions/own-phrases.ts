import { majors } from '@alive/contract/lists/majors.ts';
import type { PeopleSort } from '@alive/contract/people.ts';
import { experienceMeant } from '../entities/asked-levels.ts';
import { isOfPerson, titleWritten } from '../titles/asked-title.ts';
import { roleNamed } from '../titles/roles.ts';
import { tokensOf } from '../text/tokens.ts';
import { askingWords as asksWith } from '../clauses/asking.ts';
import { number } from '../quantities/quantities.ts';
import { degrees } from '../lexicon/degrees.ts';
import { isLanguage, placeOfDemonym } from './demonyms.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import { experienceItem, itemsOfKind, rungItem } from '../people/items.ts';
import { kindOfPeople, peopleWords } from '../people/kinds-of-people.ts';
import { type Known, placeNamed } from '../entities/known.ts';
import { relativeYears } from './relative-years.ts';
import { schoolsIn } from './schools.ts';
import { numberOf } from './spans.ts';
import { wordPairs } from '../tables/tables.ts';
import { blanked, matchesIn, spanOf } from '../text/text.ts';
import { note } from '../people/copy.ts';

/**
 * What only questions about people say and the language of work does not know: "my major", "started their own company", "an MBA", "a year
 * ahead of me", "Texans", "most recent first". Each is taken out of the text, so that the rest is read without it.
 */
export function ownPhrases(text: string, known: Known): OwnPhrases {
  const found: OwnPhrases = { text, items: [], sort: null, limit: null, spent: [], unknown: [] };
  const labels = new Map<string, string | null>();
  const labelOf = (place: string) => {
    if (!labels.has(place)) labels.set(place, placeNamed(place, known)?.place.label ?? null);
    return labels.get(place) ?? null;
  };
  const take = (pattern: RegExp, make: (match: RegExpExecArray) => Item[] | null) => {
    for (const match of matchesIn(found.text, pattern)) {
      const items = make(match);
      if (items === null) continue;
      found.items.push(...items);
      found.text = blanked(found.text, [spanOf(match)]);
    }
  };
  for (const [pattern, sort] of sorts)
    take(pattern, (match) => {
      found.spent.push(match[0]);
      found.sort ??= sort;
      return [];
    });
  take(wholeCount, () => []);
  take(counted, (match) => {
    const count = numberOf(match[1] ?? match[2] ?? '');
    if (count < 1 || count > 100) return null;
    found.spent.push(match[0]);
    found.limit ??= count;
    return [];
  });
  const schools = schoolsIn(found.text, known.student.school);
  found.items.push(...schools.items);
  found.text = schools.text;
  for (const match of found.text.matchAll(ownHome)) {
    const [whole, said = '', named = '', there = ''] = match;
    const words = named.split(' ');
    const place = words.map((_, at) => labelOf(words.slice(0, words.length - at).join(' '))).find((label) => label !== null);
    if (place === undefined || place === null) continue;
    const end = match.index + whole.length;
    found.items.push(itemOf({ start: end - there.length, end }, 'hometown', place, { own: true }));
    found.text = blanked(found.text, [
      { start: match.index, end: match.index + said.length },
      { start: end - there.length, end },
    ]);
  }
  for (const [pattern, field] of owned) take(pattern, (match) => ownItem(field, match, known, found));
  const years = relativeYears(found.text, known);
  found.items.push(...years.items);
  found.unknown.push(...years.unknown);
  found.text = years.text;
  take(/\bfellow (?=\p{L}+(?:ans|ers|ites|s)\b)/giu, () => []);
  take(abroad, (match) => [
    itemOf(spanOf(match), match[1] === undefined ? 'place' : 'hometown', 'United States', { negated: true, apart: true }),
  ]);
  take(/\b(not (?:in |at )?)?(?:the )?private sector\b/gi, (match) => [
    itemOf(spanOf(match), 'industry', 'Public Service', { negated: match[1] === undefined, apart: true }),
  ]);
  take(/\bex[- ](?=\p{L})/giu, () => []);
  take(interned, (match) =>
    ofOneself.test(found.text.slice(0, match.index)) ? null : [itemOf(spanOf(match), 'seniority', 'intern', { when: 'ever' })],
  );
  take(founding, (match) => [itemOf(spanOf(match), 'founder', true, { step: 'Founder' })]);
  take(foundingOf, (match) => [itemOf(spanOf(match), 'founder', true, { step: 'Founder' })]);
  take(didWork, (match) => {
    const title = workOfVerb(match[0].split(' ').at(-1) ?? '', found.text.slice(match.index));
    return title === null ? null : [itemOf(spanOf(match), 'role', title, { when: 'ever', step: title, isRole: true })];
  });
  take(yearsAtSame, (match) => [itemOf(spanOf(match), 'tenure', numberOf(match[1] ?? ''), { op: 'at_least' })]);
  take(samePlace, (match) => [itemOf(spanOf(match), 'tenure', numberOf(match[1] ?? ''), { op: 'at_least' })]);
  take(peopleWords, (match) => kindItems(match));
  take(rungAlone, (match) => {
    const said = match[0].toLowerCase();
    // "Senior" alone is a word of titles, "senior level" none.
    if (/senior(?![ -]level)/.test(said)) return [itemOf(spanOf(match), 'seniority', 'senior')];
    return [experienceItem(spanOf(match), experienceMeant[/senior/.test(said) ? 'senior' : /mid/.test(said) ? 'mid' : 'entry_level'])];
  });
  take(rungOfPeople, (match) => {
    const isSenior = /junior/i.test(match[0]) === /^(?:less|too|not)/i.test(match[0]);
    return [experienceItem(spanOf(match), experienceMeant[isSenior ? 'senior' : 'entry_level'])];
  });
  take(oneOfRung, (match) => {
    const item = rungItem(spanOf(match), match[0], { step: match[0] });
    return item === null ? null : [item];
  });
  take(lasting, (match) => [itemOf(spanOf(match), 'experience', numberOf(match[1] ?? ''), { op: 'at_least' })]);
  for (const [pattern, degree] of degreesAsked)
    take(pattern, (match) =>
      // "Law school professors", "PhD in physics": the degree all the same.
      /^md$/i.test(match[0]) ? null : [itemOf(spanOf(match), 'role', degree, { step: degree, when: 'ever' })],
    );
  take(/(?<![\p{L}\p{N}-])(?:(?:new|south|costa|sri|puerto|hong|latin) )?\p{L}{4,16}(?![\p{L}\p{N}])/giu, (match) =>
    demonymItem(match, found.text, labelOf),
  );
  take(/\b(\p{L}{3,14}(?: \p{L}{3,14})?)(?=(?:['’]s)? (?:majors?|students?|grads?|graduates?)\b)/giu, (match) => fieldItem(match));
  return found;
}

const degreesAsked = degrees.map(
  ({ name, asked }) =>
    [new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:an?|the|their|his|her) )?(?:${asked})(?![\\p{L}\\p{N}])`, 'giu'), name] as const,
);

/** "Techies", "academics". */
function kindItems(match: RegExpExecArray): Item[] | null {
  const word = match[0]
    .toLowerCase()
    .replace(/\bhealth care\b/, 'healthcare')
    .replace(/^policy makers?$/, 'policymaker')
    .replace(/^sales ?(?:people|persons?|folks|men|women)$/, 'salesperson');
  const kinds = kindOfPeople(word) ?? kindOfPeople(word.replace(/ies$/, 'ie').replace(/s$/, ''));
  if (kinds === null) return null;
  const guess = /^vets?$/.test(word) ? 'I took “vets” to mean veterinarians. Profiles don’t say who served in the military.' : null;
  return itemsOfKind(spanOf(match), kinds).map((item) => (guess === null ? item : Object.assign(item, { guess })));
}

/** Who has done what a verb in the past says: "taught" is a teacher's work, "danced" a dancer's; null where no title is made of it. */
function workOfVerb(said: string, after: string): string | null {
  const [token] = tokensOf(`who ${after.slice(after.indexOf(said))}`).slice(1);
  if (token === undefined || token.norm.endsWith('ing') || asksWith.has(said)) return null;
  const lemma = token.lemma === said ? said.replace(/i?ed$/, '') : token.lemma;
  const stem = lemma.replace(/e$/, '');
  const names = [`${stem}er`, `${stem}or`, `${stem}${stem.at(-1) ?? ''}er`, lemma];
  // "Moved" and "stayed" make titles of the public tables, but none of the list.
  const title = names.find((name) => roleNamed(name) !== null && isOfPerson(name));
  return title === undefined ? null : titleWritten(title);
}

/** "Engineering majors": every major of the field. */
function fieldItem(match: RegExpExecArray): Item[] | null {
  const field =
    fieldsByWord.get((match[1] ?? '').toLowerCase()) ?? fieldsByWord.get((match[1] ?? '').toLowerCase().split(' ').at(-1) ?? '');
  if (field === undefined) return null;
  const named = majors.some(
    ({ name, aliases }) =>
      [name, ...aliases].some((one) => one.toLowerCase() === (match[1] ?? '').toLowerCase()) &&
      name !== 'General Engineering' &&
      name !== 'Business Administration' &&
      name !== 'Education',
  );
  return named ? null : [itemOf(spanOf(match), 'major', field, { guess: note.readAs(match[1] ?? '', `any major in ${field}`) })];
}

function ownItem(field: (typeof owned)[number][1], match: RegExpExecArray, { student }: Known, found: OwnPhrases): Item[] | null {
  const span = spanOf(match);
  const missing = (what: string) => {
    found.unknown.push(note.noneOfYours(what, match[0].trim()));
    return [];
  };
  if (field === 'school')
    return student.school === null ? missing('where you go to school') : [itemOf(span, 'school', student.school, { own: true })];
  if (field === 'home') {
    return missing('where you grew up');
  }
  if (field === 'near')
    return student.places.length === 0
      ? missing('where you’d like to work')
      : student.places
          .slice(0, 5)
          .map((place) => itemOf(span, 'place', place, { own: true, guess: note.readAs(match[0].trim(), 'where you’d like to work') }));
  if (student.major === null) return missing('what your major is');
  if (field === 'major') return [itemOf(span, 'major', student.major, { own: true })];
  const area = majors.find(({ name }) => name === student.major)?.field;
  return [
    itemOf(span, 'major', area ?? student.major, {
      own: true,
      guess: note.readAs(match[0].trim(), `any major in ${area ?? student.major}`),
    }),
  ];
}

/** "Texans", "Indian alumni": where they come from, unless a language or a subject is meant. */
function demonymItem(match: RegExpExecArray, text: string, labelOf: (place: string) => string | null): Item[] | null {
  const [word] = match;
  const place = placeOfDemonym(word) ?? null;
  if (place === null) return null;
  const before = text.slice(Math.max(0, match.index - 12), match.index).toLowerCase();
  const after = text.slice(match.index + word.length, match.index + word.length + 40).toLowerCase();
  if (
    notPeople.test(after) ||
    /\b(?:african|asian|native|latin|study|studied|studies|speaks?|speaking|speak|know|knows|learn|learning|in|into|the) $/.test(before)
  )
    return null;
  const isPeople =
    /^\s*(?:$|[?.!,]|(?:alum\w*|people|students?|grads?|graduates|folks|in|at|who|working|from|with|and|or|nationals?|origin|born|expats?|immigrants?)\b)/.test(
      after,
    );
  const plural = /s$/i.test(word) && !isLanguage(word) && !/(?:ss|ish|ese)$/i.test(word);
  if (!isPeople && !plural && !/^ \p{L}+(?:s|ers|ists|ants)\b/u.test(after)) return null;
  const label = labelOf(place);
  if (label === null) return null;
  return [
    itemOf(spanOf(match), 'hometown', label, {
      guess: note.hometown(word, label),
    }),
  ];
}

/** "I grew up in Denver … alumni from there": the own hometown, named before it is asked for. */
const ownHome =
  /\b((?:i (?:grew up in|was (?:born|raised) in|come from|am from)|i['’]?m (?:originally )?from|my home ?town is) ([\p{L}.]+(?: [\p{L}.]+){0,2}))(?=[\s,.;])[^?\n]{0,80}?\b(from there|(?:grew up|raised|born) there|from the same (?:place|town|city|state))/giu;
const didWork = /(?<=\b(?:who|that) )(?:(?:has|have|also|once|first|previously) )?\p{L}{1,12}(?:ed|ught|ote|old|ew|ove|ung|ept)\b/giu;
/** Outside the country, or from there. */
const abroad = /\b(?:(from|come from|grew up) )?(?:abroad|overseas)\b/gi;
const sorted = String.raw`(?:,? ?(?:and )?(?:please )?(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?|arranged?|list(?:ed)?)(?: (?:it|them|these|results|people))? by )`;
const firsts = String.raw`(?: (?:to|on) (?:the )?(?:top|oldest|newest)| first| at the top)`;
/** "Which of these graduated most recently?" */
const asked = String.raw`(?<=\b(?:which|who)\b[^.;!?]{0,40})\b(?:graduated )?(?:the )?`;
const sorts: readonly (readonly [RegExp, PeopleSort])[] = [
  [
    new RegExp(
      `(?:\\b(?:the )?(?:most recent|newest|latest|youngest|recent)(?: (?:grads?|graduates?|classes|class|alum\\w*|ones?|years?))?${firsts}\\b)|${asked}(?:newest|youngest|latest|most recent)(?:ly)?(?: grad\\w*)?|${asked}graduated last|${sorted}(?:most recent|newest|latest|recency)(?: (?:grads?|year|class)\\w*)?`,
      'gi',
    ),
    { by: 'year', descending: true },
  ],
  [
    new RegExp(
      `(?:\\b(?:the )?(?:oldest|earliest|older)(?: (?:grads?|graduates?|classes|class|alum\\w*|ones?|years?))?${firsts}\\b)|${asked}(?:oldest|earliest|longest ago)(?: grad\\w*)?|${sorted}(?:oldest|earliest)(?: (?:grads?|year|class)\\w*)?`,
      'gi',
    ),
    { by: 'year', descending: false },
  ],
  [
    new RegExp(
      `${sorted}(?:the )?(?:class(?: year)?|year|graduation(?: year| date)?|grad(?:uation)? year)(?: (?:desc\\w*|newest first|most recent first))?\\b`,
      'gi',
    ),
    { by: 'year', descending: true },
  ],
  [
    new RegExp(
      `\\b(?:(?:with|who have|who has|having|by|and) )?(?:the )?most (?:(?:years|amount) of )?(?:work |working |professional )?experience\\b|${asked}(?:work\\w*|career) (?:the )?longest|\\b(?:the )?(?:most senior|most experienced|longest serving)(?: (?:people|alum\\w*|folks|ones?))?(?:${firsts})?\\b|${sorted}(?:seniority|(?:years of )?experience|most (?:senior|experienced))`,
      'gi',
    ),
    { by: 'experience', descending: true },
  ],
  [
    new RegExp(
      `\\b(?:with )?(?:the )?(?:least|fewest years of) (?:work )?experience\\b|\\b(?:the )?(?:least|most junior) experienced${firsts}?\\b|\\bmost junior${firsts}?\\b`,
      'gi',
    ),
    { by: 'experience', descending: false },
  ],
  [
    new RegExp(`${sorted}(?:their )?(?:last |first )?names?\\b|,? ?(?:in )?alphabetical(?:ly)?(?: order)?\\b|\\ba to z\\b`, 'gi'),
    { by: 'name', descending: false },
  ],
  [new RegExp(`${sorted}(?:their )?(?:company|employer)\\b`, 'gi'), { by: 'company', descending: false }],
  [new RegExp(`${sorted}(?:their )?(?:role|title|job)\\b`, 'gi'), { by: 'role', descending: false }],
  [new RegExp(`${sorted}(?:their )?major\\b`, 'gi'), { by: 'major', descending: false }],
  [new RegExp(`${sorted}(?:their )?(?:hometown|home town)\\b`, 'gi'), { by: 'hometown', descending: false }],
  [new RegExp(`${sorted}(?:best )?(?:match|relevance|fit)\\b`, 'gi'), { by: 'match', descending: true }],
];
const people = String.raw`(?:people|alum\w*|grads?|graduates?|persons?|folks|results|profiles|names|contacts)`;
const wholeCount = new RegExp(
  `\\b(?:how many|(?:what(?:'s| is) )?the number of|count(?: of)?(?: all)?(?: the)?|number of)(?: of (?:our|the|my))?(?= )`,
  'gi',
);
const counted = new RegExp(
  `\\b(?:the )?(?:top|first|best|limit(?:ed)? to|only|up to|max(?:imum)?(?: of)?|(?:show|give|find|list|get|send|recommend|suggest|name)(?: me| us)?(?: (?:the|just|only|about|up to|at most))?) (${number})(?! ?(?:\\+|%|years?|yrs?|-))\\b|^[^\\p{L}\\p{N}'’]*(${number})(?= ${people}\\b| (?:\\p{L}+ ){0,3}\\p{L}+s (?:in|at|from|who|with|working|based)\\b)`,
  'giu',
);
const same = String.raw`(?:my|our|the same|same)`;
const asMe = String.raw`(?: as (?:me|mine|i|us|i do|i did|i am)\b)?`;
const owned: readonly (readonly [RegExp, 'major' | 'field' | 'school' | 'near' | 'home'])[] = [
  [
    new RegExp(
      `\\b${same} (?:own |exact )?(?:major|degree|course of study|concentration|majors)${asMe}(?![\\p{L}])|\\b(?:studied|majored in|studying) (?:what i (?:study|am studying|studied|do|major in)|the same (?:thing|subject|stuff)?(?: as (?:me|i do|i am))?)`,
      'giu',
    ),
    'major',
  ],
  [new RegExp(`\\b${same} (?:field|area|discipline)(?: of study)?(?! of)${asMe}(?![\\p{L}])`, 'giu'), 'field'],
  [
    new RegExp(
      `\\b${same} (?:own )?(?:school|college|university|uni|alma mater)${asMe}(?![\\p{L}])|\\bfellow (?:alum\\w*|students?)\\b`,
      'giu',
    ),
    'school',
  ],
  [
    new RegExp(
      `\\b(?:near|close to|around|by) (?:me|here|where i (?:am|live))\\b|\\b(?:in )?my (?:own )?(?:city|area|town|location)\\b(?! of)`,
      'giu',
    ),
    'near',
  ],
  [new RegExp(`\\b${same} (?:home ?town|home state|home country|high school|country|state)${asMe}(?![\\p{L}])`, 'giu'), 'home'],
];
const founding = new RegExp(
  String.raw`\b(?:(?:co-?)?found(?:ed|ing)|start(?:ed|ing|s)?|built|building|launch(?:ed|ing|es)?|runs?|running|own(?:s|ed|ing)?|creat(?:ed|ing|es)?|set up|began) (?:up )?(?:(?:an?|their|his|her|its|the) )?(?:(?:own|first|new|small|successful|side|tech|\p{L}+tech) ){0,3}(?:compan(?:y|ies)|business(?:es)?|start-?ups?|ventures?|firms?|thing|practice|something|enterprises?)\b(?: of their own)?|\bself[- ]employed\b|\b(?:co-?)?founded(?= \p{Lu})|\bworks? for themsel(?:ves|f)\b`,
  'giu',
);
const foundingOf =
  /\b(?:co-?)?(?:found(?:ed|s)|start(?:ed|s)|launch(?:ed|es)|creat(?:ed|es)|own(?:s|ed)?|runs?|set up|built) (?:an?|their own|his own|her own)(?= (?!new (?:job|role|position|career)|job|role|career|position|family|phd|program|degree|team|lab|blog|podcast|group|fund|marathon)\p{L})/giu;
/** A sentence that tells of the student so far. */
const ofOneself = /\b(?:i|i'm|i've|we)\b(?:(?!\b(?:who|someone|anyone|people|alum\w*|grad\w*|they)\b)[^.!?;])*$/i;
const interned =
  /\b(?:interned|(?:did|had|done|do|having|have) (?:an? |their |summer )?internships?|internships?)(?= (?:at|in|with|for)\b)/giu;
/** Nothing but a rung. */
const rungAlone = /^\W*(?:senior|junior|mid|entry)(?:[- ]level)?(?: (?:ones?|level|roles?|positions?))?\W*$/giu;
/** "More junior", "too senior", "nobody senior", "senior people", "senior is fine": how far people are. */
const rungOfPeople =
  /\b(?:more|less|too|not (?:as|so)) (?:senior|junior|experienced)\b|(?<=\b(?:nobody|no one|no-one|some(?:one|body)|any(?:one|body)|every(?:one|body)|people|folks|ones?|person)(?: (?:who(?:'s| is| are)|too|very|that))* )(?:senior|junior|experienced)(?! \p{L}+(?:er|or|ist|yst|s)\b)|\b(?:senior|junior|experienced)(?= (?:people|persons?|folks|ones?|alum\w*|is|are)\b)/giu;
/** "Is now a director or vp". */
const oneOfRung = /(?<=\b(?:an?|now|or) )\p{L}{2,9}(?=(?: (?:or|and|at|in|with|who|now|today)\b|\W*$))/giu;
const lasting = new RegExp(
  `\\bfor (?:over |more than |at least |about |almost |nearly |the (?:last|past) )?(${number}) ?(?:\\+|plus)? ?(?:years?|yrs?)\\b\\+?(?: or more|\\+)?`,
  'giu',
);
/** "At least 8 years at the same company". */
const yearsAtSame = new RegExp(
  `\\b(?:(?:with|for|over|more than|at least|who (?:have|spent)) )*(${number}) ?(?:\\+|plus)? ?(?:years?|yrs?)(?: or more)? (?:at|with|in|for) (?:the |their )?(?:same|one|a single|current) (?:company|employer|firm|job|place|organization|role)\\b`,
  'giu',
);
const samePlace = new RegExp(
  `\\b(?:been |stayed |worked |working |spent )?(?:at|with|in|for) (?:the |their )?(?:same|one|a single|current) (?:company|employer|firm|job|place|organization|role)(?: for)?(?: (?:more than|over|at least))? (${number}) ?(?:\\+|plus)? ?(?:years?|yrs?)\\b(?: or more| straight| in a row)?`,
  'giu',
);
const notPeople =
  /^s? (?:stud(?:y|ies)|history|literature|lit|art|language|culture|politics|compan|firms?|banks?|government|embassy|restaurants?|food|cuisine|market|econom|affairs|civilization|americans?|airlines|express|eagle|red cross|heritage|teachers?|tutors?|translators?|interpreters?|professors?|majors?|minors?|speak|philosophy|music|film|politic|law|policy|startups?|tech|office|union|commission|central bank)/;
const fieldsByWord: ReadonlyMap<string, string> = new Map(wordPairs('fields of study'));

export interface OwnPhrases {
  /** What is left to be read, offsets unchanged. */
  text: string;
  items: Item[];
  sort: PeopleSort | null;
  limit: number | null;
  /** The words of both. */
  spent: string[];
  /** What the profile would have to tell, each a sentence. */
  unknown: string[];
}
