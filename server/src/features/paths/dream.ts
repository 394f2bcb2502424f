import type { Condition } from '@alive/contract/conditions.ts';
import { listed } from '@alive/language/conditions/facts.ts';
import { cleaned } from '@alive/language/people/clean.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { type Item, itemOf } from '@alive/language/conditions/item.ts';
import { itemsOf, itemsOfKind } from '@alive/language/people/items.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { read } from '@alive/language/entities/read.ts';
import { roleNamed, roleOfField } from '@alive/language/titles/roles.ts';
import { capital, singular, type Word, wordsOf } from '@alive/language/text/text.ts';
import { wordsLeft } from '@alive/language/people/words-left.ts';
import { kindOfPeople } from '@alive/language/people/kinds-of-people.ts';
import { isCommon } from '@alive/language/text/english.ts';
import { seniorityOf } from '@alive/language/titles/seniority.ts';
import { titleOf } from '@alive/language/text/title-case.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import type { WorkOfJobs } from './deps.ts';
import { wordSet } from '@alive/language/tables/tables.ts';
import * as copy from './copy.ts';

/**
 * What a student dreams of, from free words: the first job that is named, with its rung and employer, as conditions of one position held
 * at any time. null where the words name no work.
 */
export function readDream(query: string, known: Known): Dream | null {
  for (const text of wishIn(query)) {
    const dream = dreamIn(text, known);
    if (dream !== null) return { ...dream, unused: unusedIn(query, dream.used, known) };
  }
  return null;
}

/** The dream of a title that records hold as it is typed in the query, though nothing is known of its words. */
export const dreamOfTitle = (title: string, query: string, known: Known): Dream => ({
  role: title,
  name: title,
  isTitle: true,
  isOfPeople: true,
  isAtEmployer: false,
  conditions: [peopleCondition('role', title, { op: 'in', when: 'ever' })],
  asFirst: [peopleCondition('role', title, { op: 'in', when: 'first' })],
  isKnown: false,
  jobs: { roles: [title] },
  jobsQuery: title,
  notes: [],
  unused: unusedIn(query, [title], known),
});

function dreamIn(words: string, known: Known): (Omit<Dream, 'unused'> & { used: string[] }) | null {
  const text = cleaned(words, known.open);
  const { mentions } = read(text, known.open, known.now);
  const items = itemsOf(text, mentions).items.filter(({ negated }) => !negated);
  const work = workIn(text, items, mentions, known);
  const [company, ...others] = items.filter(({ field, start }) => field === 'company' && start !== work[0]?.start);
  if (work.length === 0 && company === undefined) return null;
  const rung = rungOf(items, work);
  const asked = [...work, ...[rung ?? [], company ?? []].flat()];
  const said = ({ start, end }: Item) => text.slice(start, end);
  const job = work.length === 0 ? null : nameOf(text, work, rung);
  const employer = company === undefined ? null : employerOf(company);
  const name = job === null ? 'Job' : job;
  const named = employer === null ? name : `${name} at ${employer}`;
  return {
    role: job ?? named,
    name: named,
    isTitle: work.some(isTitle),
    isKnown: work.every(({ field, value }) => field !== 'role' || roleNamed(String(value)) !== null),
    isOfPeople: work.some(isOfPeople),
    isAtEmployer: employer !== null,
    conditions: asked.map((item) => chipOf(item, 'ever')),
    asFirst: asked.map((item) => chipOf(item, 'first')),
    jobs: jobsFor(work, company, job),
    jobsQuery: queryFor(work, job, employer),
    notes: [...notesOf(said, items, work), ...(company === undefined ? [] : notesOfEmployers(company, others))],
    used: [...asked, ...others, otherJob(items, work) ?? []].flat().map(said),
  };
}

/** The rung that stands right before a title: "senior" of a senior designer. */
function rungOf(items: readonly Item[], [work]: readonly Item[]): Item | undefined {
  if (work === undefined || work.field === 'seniority') return undefined;
  return items.find(
    ({ field, isRole, value, end }) =>
      field === 'seniority' && isRole === undefined && value !== 'intern' && end <= work.start && work.start - end <= 1,
  );
}

const isTitle = ({ field }: Item): boolean => field === 'role' || field === 'founder' || field === 'seniority';
/** "Engineer" is said of people, though it is read as a field of work. */
const isOfPeople = (item: Item): boolean => item.isRole === true || isTitle(item);

function nameOf(text: string, work: readonly Item[], rung: Item | undefined): string {
  const [first] = work;
  if (first === undefined) return '';
  const before = rung === undefined ? '' : `${capital(text.slice(rung.start, rung.end).toLowerCase())} `;
  if (first.field === 'founder') return 'Founder';
  if (first.field === 'role') return `${before}${String(first.value)}`;
  const said = singular(text.slice(first.start, first.end));
  if (first.field === 'seniority') return /^(?:vp|c.o)$/i.test(said) ? said.toUpperCase() : inCapitals(said);
  // "Engineer" is said of people, "marketing" of what they do.
  if (first.isRole === true) return `${before}${inCapitals(said)}`;
  return `${before}Job in ${listed(
    work.map(({ value }) => String(value)),
    'or',
  )}`;
}

const inCapitals = (words: string) => words.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

const employerOf = ({ value, name }: Item): string => name ?? listed([value].flat().map(String), 'or');

/** Roles go by their names: who became a product manager was called so. */
const chipOf = ({ field, value, op, name }: Item, when: 'ever' | 'first'): Condition =>
  peopleCondition(field, value, { ...(op !== undefined ? { op } : field === 'role' && { op: 'in' as const }), when, name });

/** What open jobs of it are found by: a title, however rare, a field of work, an employer. */
function jobsFor(work: readonly Item[], company: Item | undefined, name: string | null): WorkOfJobs {
  const of = (field: Item['field']) => work.flatMap((item) => (item.field === field ? [String(item.value)] : []));
  const companies = company === undefined ? [] : [company.value].flat().map(String);
  const [titles, functions, industries] = [of('role'), of('function'), of('industry')];
  const unrecognized = titles.length + functions.length + industries.length === 0 && name !== null;
  return { roles: unrecognized ? [name] : titles, functions, industries, companies };
}

const queryFor = ([first]: readonly Item[], name: string | null, employer: string | null): string =>
  first === undefined ? (employer ?? '') : isOfPeople(first) ? (name ?? '') : String(first.value);

function notesOfEmployers(company: Item, others: readonly Item[]): string[] {
  return others.length === 0 ? [] : [copy.severalEmployers(employerOf(company))];
}

/** A second job that is named after the first. */
const otherJob = (items: readonly Item[], [first]: readonly Item[]): Item | undefined =>
  first === undefined ? undefined : items.find((item) => (item.isRole === true || item.field === 'founder') && item.start >= first.end);

function notesOf(said: (item: Item) => string, items: readonly Item[], work: readonly Item[]): string[] {
  const [first] = work;
  if (first === undefined) return [];
  return [
    ...(first.isRole === true && !isTitle(first) ? [copy.countedAs(String(first.value), said(first))] : []),
    ...(otherJob(items, work) === undefined ? [] : [copy.severalJobs(said(first))]),
  ];
}

/**
 * The parts of a dream, as typed and in their order, that nothing was made of: what names something else than the `used` words of the job
 * ("Boston"), and words that name nothing ("walkable"). What is not wanted is none.
 */
function unusedIn(query: string, used: readonly string[], known: Known): string[] {
  const text = cleaned(query.slice(0, longest).replace(grownUp, ' '), known.open);
  const { mentions, unread } = read(text, known.open, known.now);
  const { items } = itemsOf(text, mentions);
  const rest = wordsLeft(text, items, unread, [], known);
  const usedWords = new Set(used.flatMap(wordsIn));
  const left = [...items.filter(({ negated }) => !negated), ...rest.items].map(({ start, end }: Pick<Item, 'start' | 'end'>) => ({
    start,
    said: text.slice(start, end),
  }));
  const words = rest.left.map((said) => ({ start: text.indexOf(said), said }));
  const parts = [...left, ...words]
    .filter(({ said }) => !wordsIn(said).every((word) => usedWords.has(word)))
    .toSorted((a, b) => a.start - b.start);
  return [...new Set(parts.map(({ said }) => said))];
}

const longest = 300;
/** A way to say "some day". */
const grownUp = /\bwhen i(?:'m| am)? gr(?:ow|own) up\b/i;

const wordsIn = (text: string): string[] => wordsOf(text).map((word) => singular(word.text));

/**
 * The work that a wish names, as conditions that are alternatives: its first title, else a title that the language of work does not know,
 * else its first field of work. None where it names no work; an internship is none that one dreams of.
 */
function workIn(text: string, items: readonly Item[], mentions: readonly Mention[], known: Known): Item[] {
  const titles = items.filter(({ field, isRole, value }) => field === 'founder' || (isRole === true && value !== 'intern'));
  const [title] = titles;
  if (title !== undefined) return titles.filter(({ start, end }) => start === title.start && end === title.end);
  const started = founding.exec(text);
  if (started !== null)
    return [itemOf({ start: started.index, end: started.index + started[0].length }, 'founder', true, { isRole: true })];
  const unlisted = titleIn(text, mentions, known);
  if (unlisted.length > 0) return unlisted;
  const field = items.find((item) => (item.field === 'function' || item.field === 'industry') && item.value !== 'Startup');
  if (field !== undefined) return [field];
  const skill = items.find((item) => item.field === 'skill');
  const role = skill === undefined ? null : roleOfField(String(skill.value));
  return skill === undefined || role === null ? [] : [itemOf(skill, 'role', role.role, { isRole: true })];
}

const founding =
  /\b(?:start|found|launch|build|run|own|create|open|have)(?:ing)? (?:my|a|an|our) (?:(?:own|new|small|successful|tech) ){0,3}(?:compan(?:y|ies)|business|start-?up|venture|firm)\b|\b(?:my own boss|self[- ]employed|work for myself|entrepreneurship)\b/i;

/** Up to four words before an employer or a stop: a rung ("director"), a word for people ("banker", "vet") or an unusual noun ("falconer"). */
function titleIn(text: string, mentions: readonly Mention[], { open }: Known): Item[] {
  if (code.test(text)) return [];
  const named = mentions.filter(({ kind }) => kind === 'company' || kind === 'place' || kind === 'function' || kind === 'industry');
  const words = wordsOf(text);
  const end = words.findIndex(
    (word, at) =>
      named.some(({ start, end: till }) => start < word.end && word.start < till) ||
      (at > 0 && (stops.has(word.text) || /[^\s'’&-]/.test(word.gap))),
  );
  const run = words.slice(0, end < 0 ? words.length : end);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length > 4) return [];
  const span = { start: first.start, end: last.end };
  const noun = singular(last.text);
  const said = [...run.slice(0, -1).map((word) => word.text), noun].join(' ');
  const kinds = kindOfPeople(said);
  if (kinds !== null) return itemsOfKind(span, kinds);
  if (seniorityOf(said.split(' ')) === 'intern') return [];
  const rung = run.length <= 2 ? seniorityOf(said.split(' ')) : null;
  if (rung !== null && rungsAlone.has(noun)) return [itemOf(span, 'seniority', rung, { isRole: true })];
  if (!run.every((word) => isWord(word, open)) || !namesPeople(noun)) return [];
  return [itemOf(span, 'role', titleOf(run, run.length - 1), { isRole: true })];
}

/** Signs that no title holds. */
const code = /[<>{}=;`()[\]%$*|\\^~]/;

const isWord = ({ text, raw }: Word, open: Known['open']): boolean =>
  /^\p{L}[\p{L}'’-]{1,24}$/u.test(raw) && (open.spelling.isWord(text) || open.spelling.isWord(singular(text)));

/** A noun for people by its ending, or at the least no word of every day and of no ending that people's names do not have. */
const namesPeople = (noun: string): boolean =>
  noun.length > 2 && !isCommon(noun) && !/(?:ly|ful|ous|able|ible|ing|ed|ness|tion|sion|ity|ism|ship|hood|ive|ic|al)$/.test(noun);

const stops = wordSet('dream job ends');
const rungsAlone = new Set('manager director executive president vp partner ceo cto cfo coo chief head dean'.split(' '));

/**
 * The parts of a message that may name a dream job, the likeliest first: what follows "want to be", "my dream is", "become"; then the
 * whole of it without what it comes from ("from teaching to …") and without words around a wish.
 */
export function wishIn(message: string): string[] {
  const text = message
    .slice(0, 300)
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const forward = text.replace(comingFrom, ' to ');
  const cue = wishes.map((pattern) => pattern.exec(forward)).find((match) => match !== null);
  const target = cue === undefined ? [] : [forward.slice(cue.index + cue[0].length)];
  return [...new Set([...target, forward, text].map(bare))].filter((part) => part !== '');
}

/** "From teacher to", "from law into". */
const comingFrom = /\bfrom (?:an? |being an? )?[\p{L} -]{2,40}? (?:in)?to (?=\p{L})/iu;

/** From the plainest to what is also said otherwise. */
const wishes = [
  /\b(?:dream (?:job|role|career|position)?|goal|ambition|aspiration|plan|aim)s?(?: (?:one day|someday|in life))?(?: is|'s|:| -| would be| has always been)(?: to)?(?: (?:be|become|work as|have|get))?(?: being| becoming)? /i,
  /\b(?:want|wants|wanna|wanting|hope|hoping|like|love|dream(?:ing)? of|wish|plan|planning|aspire|aspiring|aiming|trying|going|gonna|interested in|thinking (?:of|about))(?: (?:one day|someday|to|some day|eventually))* ?(?:be|become|becoming|being|work(?:ing)? as|end(?:ing)? up as|turn(?:ing)? into|grow(?:ing)? into|go(?:ing)? into|get(?:ting)? into|break(?:ing)? into|mov(?:e|ing) into|switch(?:ing)? to|transition(?:ing)? (?:in)?to|pivot(?:ing)? (?:in)?to|work(?:ing)? (?:in|at|for)) /i,
  /\b(?:becom(?:e|es|ing)|turn(?:ing)? into|end up as|break(?:ing)? into|switch(?:ing)? (?:in)?to|transition(?:ing)? (?:in)?to|pivot(?:ing)? (?:in)?to|way to (?:be|being)|(?:path|road|route) to(?: (?:be(?:ing)?|becom(?:e|ing)))?|(?:job|work|working|career|position|role) as|to be) /i,
];

/** Without words that only lead to a wish or end it. */
function bare(text: string): string {
  return text
    .replace(/^[\s,.!?:;"'–-]+/, '')
    .replace(
      /^(?:(?:how (?:do|can|could|would|to)|i|i'd|i'm|id|im|do|get|become|be|being|to|like|want|wanna|would|really|maybe|perhaps|probably|some day|someday|one day|eventually|just|please|hi|hello|hey|well|um|something (?:in|with|around|to do with)|(?:a )?(?:job|career|work|working) with|a job as|a career as|job as|work as|a|an|the|some(?: kind of)?|kind of|sort of|my)\b[\s,]*)+/i,
      '',
    )
    .replace(
      /[\s,.!?:;"'–-]*\b(?:some ?day|one day|eventually|in the future|when i grow up|after (?:college|graduation|graduating|school|my (?:degree|phd|mba))|please|i guess|i think|lol|haha|or (?:something|whatever|so)(?: like that)?|at some point)\b[\s,.!?:;"'–-]*$/i,
      '',
    )
    .replace(/[\s,.!?:;"'–-]+$/, '')
    .trim();
}

export interface Dream {
  /** The role in its normalised form, or the field or employer where no role is named. */
  role: string;
  /** The same with its employer: what the last stop of a career is called. */
  name: string;
  /** Whether it is a job by its title rather than a field of work or an employer, whose jobs have names of their own. */
  isTitle: boolean;
  /** Whether the list of roles knows its title, or it is none. */
  isKnown: boolean;
  /** Whether people are called so: "engineers", not "jobs in marketing". */
  isOfPeople: boolean;
  isAtEmployer: boolean;
  /** In Find People's terms, all of one position held at any time. */
  conditions: Condition[];
  /** The same of the first job. */
  asFirst: Condition[];
  /** What open jobs of it are found by. */
  jobs: WorkOfJobs;
  /** What Browse Jobs is to be asked. */
  jobsQuery: string;
  /** How it was read, where it might have been meant otherwise; sentences. */
  notes: string[];
  /** Parts of the words, as typed, that nothing was made of. */
  unused: string[];
}
