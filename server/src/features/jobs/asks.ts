import type { JobConditions, searchFields } from '@alive/contract/jobs.ts';
import type { JobFilter } from '#job-index/filter.ts';
import { evenSpaces, wordsOf } from '@alive/language/text/text.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { filterOf, isCertain, narrows, saidAlone, textFilter, withRemoteAsPlace } from './filter.ts';
import { wordSet } from '@alive/language/tables/tables.ts';

/**
 * What a search asks for, each thing by itself: its parameters, then what its words ask for alongside them. Each says what it alone asks of a
 * job, and the searches that let go of it or are content with less.
 */
export const asksOf = async (conditions: JobConditions, readers: Parameters<typeof filterOf>[1]): Promise<Ask[]> => {
  const asks: Ask[] = [];
  for (const field of parameters) {
    if (conditions[field] === undefined) continue;
    const only = field === 'remote' ? { remote: conditions.remote, hybrid: conditions.hybrid } : { [field]: conditions[field] };
    const filter = await filterOf(only, readers);
    asks.push({ field, said: null, filter, changes: [without(conditions, field), ...hybridAccepted(conditions, filter)] });
  }
  return [...asks, ...asksInWords(conditions, readers.read)];
};

function without(conditions: JobConditions, field: Parameter): Change {
  if (field !== 'remote') return { label: labels[field], change: { [field]: null }, conditions: { ...conditions, [field]: undefined } };
  return {
    label: conditions.remote === true ? 'not only remote' : 'remote too',
    change: { remote: null, ...(conditions.hybrid === undefined ? {} : { hybrid: null }) },
    conditions: { ...conditions, remote: undefined, hybrid: undefined },
  };
}

const parameters = ['job_type', 'level', 'location', 'company', 'remote', 'sponsorship'] as const;
type Parameter = (typeof parameters)[number];

const labels: Record<Exclude<Parameter, 'remote'>, string> = {
  job_type: 'any type of job',
  level: 'any level up to entry',
  location: 'any place',
  company: 'any employer',
  sponsorship: 'whatever it says of visas',
};

/** A search that accepts hybrid work too, where one asks for remote work. */
const hybridAccepted = (conditions: JobConditions, { remote }: JobFilter): Change[] =>
  remote === true && conditions.hybrid !== true
    ? [{ label: 'accept hybrid', change: { hybrid: 'true' }, conditions: { ...conditions, hybrid: true } }]
    : [];

/**
 * What the words of a search ask for alongside its parameters: each kind of condition ("in Boston or New York", "over 80k"), then the words
 * that only rank. Letting go of one rewrites the query without it.
 */
function asksInWords(conditions: JobConditions, read: (text: string) => Reading): Ask[] {
  if (conditions.query === undefined) return [];
  const text = evenSpaces(conditions.query);
  const reading = withRemoteAsPlace(text, read(text));
  const rewritten = (query: string, label: string): Change => ({
    label,
    change: { query: query === '' ? null : query },
    conditions: { ...conditions, query: query === '' ? undefined : query },
  });
  const groups = groupsOf(reading.mentions);
  const spans = groups.map((group) => spansOf(text, group, reading.mentions));
  const asks = groups.flatMap((group, at): Ask[] => {
    const field = fieldOf(group);
    const cut = spans[at] ?? [];
    if (isOverruled(group, field, conditions)) return [];
    const said = cut.map(({ start, end }) => withoutJoiner(text.slice(start, end))).join(', ');
    const asked = narrowingOf(group);
    const filter = asked.remote === true && conditions.hybrid === true ? { ...asked, hybrid: true } : asked;
    return [{ field, said, filter, changes: [rewritten(cutOut(text, cut), `without “${said}”`), ...hybridAccepted(conditions, filter)] }];
  });
  const whole = textFilter(reading);
  const { text: free, phrases, textSkills, aimed } = whole;
  const typed = narrows(whole) ? undefined : text;
  if (!free && !phrases?.length && !textSkills?.length && typed === undefined) return asks;
  const others = spans.flat().toSorted((a, b) => a.start - b.start);
  const said = cutOut(text, others);
  const kept = others.map(({ start, end }) => text.slice(start, end)).join(' ');
  const filter: JobFilter = { text: free, phrases, textSkills, typed, said: saidAlone(text, reading), ...(aimed && { aimed }) };
  return [...asks, { field: 'query', said: said || text, filter, changes: [rewritten(kept, `without “${said || text}”`)] }];
}

/** The mentions that are conditions, those of one kind and sense together. */
function groupsOf(mentions: readonly Mention[]): Mention[][] {
  const conditions = mentions.filter((mention) => isCertain(mention) && narrows(narrowingOf([mention])));
  return [...Map.groupBy(conditions, ({ kind, negated }) => `${kind} ${negated}`).values()];
}

/** What mentions ask for, without the words that only rank. */
const narrowingOf = (mentions: Mention[]): JobFilter => ({
  ...textFilter({ mentions, unread: [], unwanted: [] }),
  text: undefined,
  phrases: undefined,
  textSkills: undefined,
});

function fieldOf([first]: readonly Mention[]): Ask['field'] {
  switch (first?.kind) {
    case 'place':
      return 'location';
    case 'company':
    case 'level':
    case 'remote':
    case 'sponsorship':
      return first.kind;
    default:
      return 'query';
  }
}

/** A company to leave out stands alongside the parameter; all else is overruled by it. */
const isOverruled = ([first]: readonly Mention[], field: Ask['field'], conditions: JobConditions): boolean =>
  field !== 'query' &&
  !(field === 'company' && first?.negated === true) &&
  (conditions[field] !== undefined || (field === 'level' && conditions.job_type !== undefined));

/** Where the mentions stand with the little words before them, those side by side as one. */
function spansOf(text: string, group: readonly Mention[], all: readonly Mention[]): Span[] {
  const words = wordsOf(text);
  const isFree = (word: Span) => !all.some((mention) => mention.start < word.end && word.start < mention.end);
  const spans: Span[] = [];
  for (const { start, end } of group) {
    const before = words.filter((word) => word.end <= start);
    const stop = before.findLastIndex((word) => !isFree(word) || !joiners.has(word.text));
    const from = before[stop + 1]?.start ?? start;
    const last = spans.at(-1);
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(last.end, from))) last.end = end;
    else spans.push({ start: from, end });
  }
  return spans;
}

/** The text without the spans, tidied where they were. */
function cutOut(text: string, spans: readonly Span[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    kept.push(text.slice(from, start));
    from = end;
  }
  kept.push(text.slice(from));
  const rest = kept.join(' ');
  const words = wordsOf(rest);
  const first = words.find(({ text: word }) => !conjunctions.has(word));
  const last = words.findLast(({ text: word }) => !joiners.has(word));
  if (first === undefined || last === undefined) return '';
  return evenSpaces(rest.slice(first.start, last.end)).replace(/(?:\s*([,;.]))+/g, '$1');
}

const withoutJoiner = (phrase: string): string => phrase.replace(/^(?:(?:and|or|but)\s+)+/i, '');
const conjunctions = new Set(['and', 'or', 'but']);

/** Words that join a condition to what stands before it, and say nothing without it. */
const joiners = wordSet('question joiners');

export interface Ask {
  field: (typeof searchFields)[number];
  /** The words that ask for it; null where a parameter does. */
  said: string | null;
  /** What it alone asks of a job. */
  filter: JobFilter;
  changes: Change[];
}

export interface Change {
  label: string;
  /** The parameters that change; null takes one out. */
  change: Record<string, string | null>;
  /** The whole search then. */
  conditions: JobConditions;
}

interface Span {
  start: number;
  end: number;
}
