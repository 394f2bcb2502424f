import { industryOfKind } from '../conditions/named.ts';
import { experienceMeant } from '../entities/asked-levels.ts';
import { employerKey } from '../lexicon/industries.ts';
import { isRungWord } from '../titles/seniority.ts';
import { type Mention, seniorities, type Seniority } from '../entities/types.ts';
import { isMajor, majorWritten } from '../lexicon/majors.ts';
import { titleWritten } from '../titles/asked-title.ts';
import { mark, oneOf, readTable, string, wordPairs } from '../tables/tables.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import { kindOfPeople, type KindOfWork } from './kinds-of-people.ts';
import { note } from './copy.ts';

/** The mentions of a question as items, in their order; `notes` say what the records cannot tell. Mentions of jobs alone are left. */
export function itemsOf(
  text: string,
  mentions: readonly Mention[],
): { items: Item[]; limit: number | null; notes: string[]; taken: Span[] } {
  const items: Item[] = [];
  const notes: string[] = [];
  const taken: Span[] = [];
  let limit: number | null = null;
  for (const [at, mention] of mentions.entries()) {
    taken.push({ start: mention.start, end: mention.end });
    if (mention.kind === 'limit') limit ??= Math.min(100, mention.count);
    const last = items.at(-1);
    const subject = subjectOf(text, mention, last, mentions[at + 1]);
    items.push(...(subject === null ? itemsOfMention(text, mention, last, mentions[at + 1], notes) : [subject]));
  }
  return { items, limit, notes, taken };
}

/** "Music or theater" after "studied", "a master's in public policy": a subject, whatever else it names; "economics professors" teach it. */
function subjectOf(text: string, mention: Mention, last: Item | undefined, next: Mention | undefined): Item | null {
  const whole = text.slice(mention.start, mention.end);
  // "Nursing grads" are no title.
  const said = whole.replace(studied, '');
  const { negated } = mention;
  if (mention.kind === 'major') {
    const teaches =
      (next?.kind === 'role' && text.slice(mention.end, next.start) === ' ' && isTeacher(next.title)) ||
      (last?.field === 'role' && isTeacher(String(last.value)) && text.slice(last.end, mention.start).endsWith(' of '));
    const before = text.slice(Math.max(0, mention.start - 40), mention.start).toLowerCase();
    const isWork = worksWith.test(before) && !/^ (?:majors?|degrees?|grad)/i.test(text.slice(mention.end));
    return teaches || isWork ? itemOf(mention, 'text', said.toLowerCase(), { negated, step: said.toLowerCase() }) : null;
  }
  if (!['function', 'industry', 'role', 'skill'].includes(mention.kind)) return null;
  const gap = last === undefined ? '' : text.slice(last.end, mention.start).toLowerCase();
  const before = text.slice(Math.max(0, mention.start - 30), mention.start).toLowerCase();
  const listed =
    last?.field === 'major' &&
    /^(?:,|,? (?:or|and)) $/.test(gap) &&
    /\b(?:studied|majored in|studying|degrees? in) $/.test(text.slice(Math.max(0, last.start - 20), last.start).toLowerCase());
  const followed = next?.kind === 'major' && /^ (?:and|or|&|\/) $/i.test(text.slice(mention.end, next.start));
  const degree =
    /\b(?:masters?|master's|bachelors?|bachelor's|ph\.?d|doctorate|degree|degrees|minor|major|majored|b\.?a|b\.?s|m\.?a|m\.?s) (?:degree )?in $/.test(
      before,
    );
  const called = said !== whole || studied.test(text.slice(mention.end));
  return (listed || followed || degree || called || /\b(?:studied|studying) $/.test(before)) && isMajor(said)
    ? itemOf(mention, 'major', majorWritten(said), { negated })
    : null;
}

const studied = / (?:grads?|graduates?|majors?|students?)$|^ (?:grads?|graduates?|majors?|students?)\b/i;

/** "Something with music", "a career in history": work that has to do with a subject, whatever was studied. */
const worksWith =
  /\b(?:something|anything|stuff|works?|working|worked|careers?|jobs?|roles?|going|gone|went|go|get|getting|got|interested|involved|people|folks)(?: (?:to do|close|related|also|maybe))? (?:with|in|into|to|around|about)(?: the)? $/;

const isTeacher = (title: string) => /(?:professor|teacher|lecturer|instructor|tutor)$/i.test(title);

function itemsOfMention(text: string, mention: Mention, last: Item | undefined, next: Mention | undefined, notes: string[]): Item[] {
  const { negated } = mention;
  const item = (field: Item['field'], value: Item['value'], more: Partial<Item> = {}) => [
    itemOf(mention, field, value, { negated, ...more }),
  ];
  const before = text.slice(Math.max(0, mention.start - 60), mention.start).toLowerCase();
  switch (mention.kind) {
    case 'role':
      return roleItems(mention);
    case 'function':
      return item('function', mention.function, {
        step: mention.function,
        ...(mention.industry !== undefined && { industry: mention.industry }),
      });
    case 'industry':
      return item('industry', mention.industry, { step: mention.industry });
    case 'company': {
      const within = mention.names?.filter((name) => name !== mention.company && employerKey(name) !== employerKey(mention.company)) ?? [];
      return within.length > 0
        ? item('company', within, { op: 'in', name: mention.company })
        : item('company', mention.company, { step: mention.company });
    }
    case 'employerKind': {
      const { companies } = mention;
      if (companies !== null) return item('company', [...companies], { op: 'in', name: kindNames[mention.employerKind] ?? mention.text });
      const industry = industryOfKind[mention.employerKind];
      if (industry !== undefined) return item('industry', industry, { step: industry });
      if (mention.employerKind === 'startup') return item('industry', startupStep, { step: startupStep });
      notes.push(note.employersUnknown(mention.text));
      return [];
    }
    case 'school':
      return isAlmaMater(before, text.slice(mention.end, mention.end + 30))
        ? item('school', mention.school)
        : item('company', mention.school, { step: mention.school, school: mention.school });
    case 'major':
      return item('major', mention.major);
    case 'place':
      return isHometown(
        before,
        text.slice(mention.end, mention.end + 30),
        last,
        last === undefined ? '' : text.slice(last.end, mention.start).toLowerCase(),
      )
        ? item('hometown', mention.place.label)
        : item('place', mention.place.label);
    case 'level':
      return levelItems(text, mention, next);
    case 'skill':
      return item('skill', mention.skill, { step: mention.skill });
    case 'experience':
      return [experienceItem(mention, mention)];
    case 'year':
      return yearItems(mention, before, text.slice(mention.end, mention.end + 20).toLowerCase(), notes);
    default:
      return [];
  }
}

function roleItems(mention: Extract<Mention, { kind: 'role' }>): Item[] {
  const { negated, title } = mention;
  const words = title.split(' ');
  // "Become therapists" is no title.
  const from = words.findIndex((word) => !isRungWord(word.toLowerCase()) && !/^becom(?:e|ing)$/i.test(word));
  const base = words.slice(Math.max(0, from)).join(' ');
  if (mention.role === 'Founder') return [itemOf(mention, 'founder', true, { negated, step: 'Founder' })];
  const rung = rungItem(mention, base, { negated, step: title });
  if (rung !== null) return [rung];
  // "Staff engineers" are a title, "engineers" a kind of work.
  const kinds = words.length - from === 1 && !(from > 0 && base === 'Engineer') ? kindOfPeople(base.toLowerCase()) : null;
  if (kinds !== null) return itemsOfKind(mention, kinds, negated);
  const expert = /^(.+) (?:expert|professional|enthusiast|guru|person)$/i.exec(base)?.[1];
  if (expert !== undefined && !mention.known) return [itemOf(mention, 'skill', expert, { negated, step: expert })];
  if (base === 'Worker' && !mention.known) return [];
  const value = titleWritten(base) ?? (isPlain(base, mention.role) || /^C[A-Z]{1,3}O$/.test(base) ? mention.role : base);
  return [itemOf(mention, 'role', value, { negated, step: from > 0 ? (titleWritten(title) ?? title) : value, isRole: true })];
}

/** A title that tells no more than a rung: "director"; null for any other. */
export function rungItem(span: Span, title: string, more: Partial<Item> = {}): Item | null {
  const found = rungs.get(title.toLowerCase());
  if (found === undefined) return null;
  return itemOf(span, 'seniority', found.rung, { ...(found.above && { op: 'at_least' as const }), isRole: true, ...more });
}

/** What a general word for people stands for, several kinds as alternatives. */
export function itemsOfKind(span: Span, kinds: readonly KindOfWork[], negated = false): Item[] {
  return kinds.map(({ field, value }) => itemOf(span, field, value, { negated, step: value, isRole: true }));
}

/** Whether the title says no more than its role: "Product Management" for Product Manager. */
function isPlain(title: string, role: string): boolean {
  const roleWords = new Set(role.toLowerCase().split(/\W+/).map(stem));
  return title
    .toLowerCase()
    .split(/\W+/)
    .every((word) => roleWords.has(stem(word)));
}

const stem = (word: string) => word.replace(/(?:ments?|ing|ers?|ors?|s)$/, '').slice(0, 6);

/** Years of experience between the bounds that are given. */
export function experienceItem(span: Span & { negated?: boolean }, { atLeast, atMost }: { atLeast?: number; atMost?: number }): Item {
  const { negated = false } = span;
  if (atLeast !== undefined && atMost !== undefined) return itemOf(span, 'experience', [atLeast, atMost], { op: 'between', negated });
  return atLeast === undefined
    ? itemOf(span, 'experience', atMost ?? 0, { op: 'at_most', negated })
    : itemOf(span, 'experience', atLeast, { op: 'at_least', negated });
}

function levelItems(text: string, mention: Extract<Mention, { kind: 'level' }>, next: Mention | undefined): Item[] {
  const said = mention.text.toLowerCase();
  const { negated } = mention;
  // "First job" speaks of a position, "after college" of nothing that is held.
  if (/\b(?:jobs?|after|when|once|program\w*|programmes?|scheme|starter|beginner)\b/.test(said)) return [];
  const before = text.slice(Math.max(0, mention.start - 8), mention.start);
  if (/\b(?:most|a|i'm a|rising) $/i.test(before) && next?.kind !== 'role') return [];
  const years = experienceMeant[mention.level];
  // "Senior engineers" is a title, "experienced engineers" none.
  const isInTitle = isRungWord(said) && next?.kind === 'role' && next.start - mention.end < 2;
  if (years !== null && !isInTitle) return [experienceItem(mention, years)];
  const above =
    /leadership|management|executive|c[- ]?(?:suite|level)|managerial/.test(said) ||
    /^[^.,;]{0,3}(?:\+|or (?:above|higher|more senior)|and (?:above|up))/.test(text.slice(mention.end));
  const titled = next?.kind === 'role' && next.start - mention.end < 2 ? next.seniority : null;
  const rung: Seniority = /executive|leadership/.test(said) ? 'vp' : (titled ?? mention.seniority);
  return [itemOf(mention, 'seniority', rung, { negated, ...(above && { op: 'at_least' as const }) })];
}

function yearItems(
  { from, to, of, negated, text, start, end }: Extract<Mention, { kind: 'year' }>,
  before: string,
  after: string,
  notes: string[],
): Item[] {
  if (from === null && to === null) return [];
  if (
    of === 'any' &&
    /\b(?:joined|started|moved|worked|working|hired|founded|left|been|became|there|since then)\b[^.,;]{0,40}$/.test(before)
  ) {
    notes.push(note.classYearsOnly(text));
    return [];
  }
  const guess = of === 'any' ? { guess: note.readAs(text, 'the class year') } : {};
  const span = { start, end };
  const open =
    /^,? (?:or|and|&) (?:(later|after|newer|since|onwards?|beyond|up|younger|more recent)|(?:earlier|before|older|prior))\b/.exec(after);
  if (from !== null && to !== null && open !== null)
    return [
      itemOf(span, 'year', open[1] === undefined ? to : from, { op: open[1] === undefined ? 'at_most' : 'at_least', negated, ...guess }),
    ];
  if (from !== null && to !== null)
    return [itemOf(span, 'year', from === to ? from : [from, to], { op: from === to ? 'is' : 'between', negated, ...guess })];
  return [itemOf(span, 'year', from ?? to ?? 0, { op: from === null ? 'at_most' : 'at_least', negated, ...guess })];
}

/** What stands in a sequence for employers that nobody can tell by their records. */
export const startupStep = 'Startup';

const rungs = new Map(readTable('rungs', { title: string, rung: oneOf(seniorities), above: mark }).map((row) => [row.title, row]));
const kindNames: Readonly<Record<string, string>> = Object.fromEntries(wordPairs('employer kind names'));

/**
 * Whether a place is where people come from: "from Texas", "grew up in Ohio", "Texas natives"; not "moved from Texas". `before`, and
 * the `gap` after the last item, in lower case.
 */
function isHometown(before: string, after: string, last: Item | undefined, gap: string): boolean {
  if (away.test(before) || /\b(?:moved|relocated|transferred)\b[^.,;]{0,40} from(?: the)? ?$/.test(before)) return false;
  if (lead.test(before) || tail.test(after)) return true;
  return last?.field === 'hometown' && listed.test(gap);
}

/** Whether a school is where people studied rather than where they work: "professors at Yale" work there. */
function isAlmaMater(before: string, after: string): boolean {
  return !working.test(before) || studying.test(before) || /^\s*(?:grads?|graduates?|alum|students?|class)\b/i.test(after);
}

const lead =
  /\b(?:from|grew up (?:in|near|around|outside)|grown up in|growing up in|raised (?:in|near)|born (?:and raised |and bred )?(?:in|near)|natives? (?:of|to)|home ?towns? (?:is |was |are )?(?:in |of )?|home (?:state|country|city) (?:is |of )?|roots in|childhood in|high school in|from (?:an? )?(?:\w+ ){0,3}(?:town|city|place|village|farm|area|part) (?:in|of|near))(?: the)? ?$/;
/** "From Texas or Oklahoma"; "grew up in California and works in Massachusetts" is about two things. */
const listed = /^(?:,|,? (?:or|and|nor|and\/or))(?: (?:in|from|the|maybe|possibly|even|also|not|anywhere|somewhere))* $/;
const away = /\b(?:mov\w+|relocat\w+|transferr?\w*|away|remote(?:ly)?|work(?:s|ing|ed)?|far|commut\w+|left) from(?: the)? ?$/;
const tail = /^ (?:natives?|born|hometowns?|raised|kids)\b/i;
const working = /\b(?:works?|working|worked|employed|professors?|teach(?:es|ing)?|job|jobs|at)(?: (?:at|for|in|with))?(?: the)? ?$/;
const studying =
  /\b(?:stud(?:y|ied|ies|ying)|went|go|degree|graduat\w+|grads?|alum\w*|majored|attended|school|college|undergrad|class|students?|juniors?|seniors?|sophomores?|freshm[ae]n)(?: \p{L}+){0,3} (?:at|to|from|of)(?: the)? ?$/u;

interface Span {
  start: number;
  end: number;
}
