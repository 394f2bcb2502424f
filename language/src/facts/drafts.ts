import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { type FactKind, kindsOf, type Stance, takes } from '@alive/contract/facts.ts';
import type { Span } from '../clauses/clauses.ts';
import type { Parsed } from '../tagger/inputs.ts';
import { type Offsets, offsetsOf, overlaps } from '../text/tokens.ts';
import type { Name } from './lexicon.ts';
import type { MustMention } from './musts.ts';

/** A fact as it stands in a message, with where its words stand. */
export interface Draft extends Offsets {
  kind: FactKind;
  stance: Stance;
  text: string;
  value: string | null;
  /** The clause, an exact piece of the message. */
  quote: string;
  status: 'kept' | 'offered';
}

/** What two drafts of the same thing have in common. */
export const keyOf = ({ kind, text, value }: Pick<Draft, 'kind' | 'text' | 'value'>): string =>
  value !== null && kind !== 'work' ? value : text.toLowerCase().replace(/\s+/g, ' ');

/** A message with what is known of it. */
export interface Source extends Parsed {
  message: string;
  names: readonly Name[];
  musts: readonly MustMention[];
  topic: InterviewTopic | null;
  /** The kind of what it takes back. */
  instead?: string | null;
}

/** The facts that a span is, noted in a row: what it names in the list's words, else its own, with the names within them as offers. */
export function draftsOf(source: Source, given: Span, stance: Stance, status: Draft['status']): Draft[] {
  const { message, tokens, topic, names } = source;
  const span = fitting(source, given);
  const { start, end } = offsetsOf(tokens, span);
  const base = { stance, status, start, end, quote: quoteOf(source, { start, end }), text: message.slice(start, end), value: null };
  const seeking = stance === 'less' ? null : seekingOf(base.text);
  if (seeking !== null) return [{ ...base, ...seeking, kind: 'seeking', stance: stance === 'must' ? stance : 'looking' }];
  const name = nameOver(source, span);
  if (name?.certainty === 'certain' && takes(stance, name.kind) && isSaidAs(name, stance, topic))
    return [{ ...base, kind: name.kind, value: name.value, ...(isListed(name) ? { text: name.label } : {}) }];
  const placed = stance === 'looking' || stance === 'must' ? placeAt(source, span) : null;
  if (placed !== null) {
    const place: Draft = {
      ...base,
      kind: 'place',
      text: placed.name.label,
      value: placed.name.value,
      start: placed.name.start,
      end: placed.name.end,
    };
    const before = { from: span.from, to: placed.at };
    const saysMore = tokens
      .slice(before.from, before.to)
      .some(({ pos, norm }) => ['NOUN', 'PROPN', 'ADJ'].includes(pos) && !small.has(norm));
    return [...(saysMore ? draftsOf(source, before, stance, status) : []), place];
  }
  const kind = kindFor(source, span, stance);
  const offers = names.flatMap((one): Draft[] => {
    if (one.start < start || one.end > end || status === 'offered') return [];
    const isWorth =
      one.kind === 'skill'
        ? stance === 'more'
        : one.kind === 'work'
          ? stance === 'looking' && kind === 'work' && !one.generic
          : one.kind === kind;
    if (!isWorth || !sharesWord(message.slice(one.start, one.end), one.label)) return [];
    return [{ ...base, kind: one.kind, text: one.label, value: one.value, start: one.start, end: one.end, status: 'offered' }];
  });
  return [{ ...base, kind }, ...offers.slice(0, 2)];
}

/** The clauses that words stand in, an exact piece of the message. */
export function quoteOf({ message, tokens, clauses }: Source, words: Offsets): string {
  const over = clauses.map((clause) => offsetsOf(tokens, clause)).filter((clause) => overlaps(clause, words));
  const { start = words.start } = over[0] ?? {};
  const { end = words.end } = over.at(-1) ?? {};
  return message.slice(Math.min(start, words.start), Math.max(end, words.end)).trim();
}

/** Whether a span says something: a word that is none of the small ones. */
export const hasContent = ({ tokens }: Source, { from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ text, norm, pos }) =>
        (/\p{L}{2}/u.test(text) || text === '&' || (/\d/.test(text) && to - from > 1)) &&
        !/[{}<>=;\\]|:\/\//.test(text) &&
        !small.has(norm) &&
        (!smallClasses.has(pos) || to - from === 1),
    );
const small = new Set(
  `a an the i you we it that this these those them be is are was were am do does did have has had and or but so if of in on at to for with by from as
  my your their our something anything everything nothing thing things stuff like just really also too not no yes well then there some any more most lol
  probably maybe kind sort lot lots much very would could can will one ones etc`.split(/\s+/),
);
const smallClasses = new Set(['ADP', 'AUX', 'DET', 'PRON', 'CCONJ', 'SCONJ', 'PUNCT', 'PART', 'INTJ']);

/** A span without an article before it and marks at its ends, of at most 300 characters. */
function fitting({ tokens }: Source, { from, to }: Span): Span {
  const isMark = (at: number) => !/[\p{L}\d]/u.test(tokens[at]?.text ?? 'a') && !/[#+$%)”"’]/.test(tokens[at]?.text ?? '');
  let first = from;
  let last = to;
  while (first < last - 1 && isMark(first)) first++;
  if (first < last - 1 && /^(?:a|an|the)$/.test(tokens[first]?.text ?? '')) first++;
  while (last - 1 > first && isMark(last - 1)) last--;
  const said = tokens.slice(first, last).map(({ norm }) => norm);
  const trailing = trailers.find((words) => words.length < said.length && words.every((word, at) => word === said.at(at - words.length)));
  last -= trailing?.length ?? 0;
  while (last - 1 > first && isMark(last - 1)) last--;
  while (last - 1 > first && (tokens[last - 1]?.end ?? 0) - (tokens[first]?.start ?? 0) > 300) last--;
  return { from: first, to: last };
}

/** What is said behind a thing of how it is meant. */
const trailers =
  'for sure|of course|i guess|i think|i suppose|as well|or so|too|though|please|honestly|probably|maybe|definitely|lol|haha|obviously'
    .split('|')
    .map((words) => words.split(' '));

/** "internships", "a summer internship", "full time": the kind of employment. */
function seekingOf(text: string): { text: string; value: string } | null {
  const words = text.toLowerCase().replace(/^(?:an?|the|some|any|paid)\s+/, '');
  if (/^(?:(?:summer|spring|fall|winter|paid|an?)\s+)*internships?$/.test(words)) return { text: 'Internships', value: 'internships' };
  if (/^full[- ]?time(?: (?:job|work|role|position)s?)?$/.test(words)) return { text: 'Full time', value: 'full_time' };
  return null;
}

/** The name that a span is, whole, a small word before it left out; or a title with what says more of it before. */
function nameOver({ tokens, names }: Source, { from, to }: Span): Name | null {
  const { start, end } = offsetsOf(tokens, { from, to });
  const starts = [from, ...(/^(?:an?|the|in|at|near|around|my)$/.test(tokens[from]?.norm ?? '') ? [from + 1] : [])].map(
    (at) => tokens[at]?.start,
  );
  const exact = names.find((name) => name.end === end && starts.includes(name.start));
  if (exact) return exact;
  const last = names.find((name) => name.kind === 'work' && name.end === end && name.start > start && name.generic !== true);
  const before = tokens.slice(from, to).filter((token) => token.end <= (last?.start ?? 0));
  return last !== undefined && before.length <= 3 && before.every(({ pos }) => ['NOUN', 'PROPN', 'ADJ', 'DET'].includes(pos)) ? last : null;
}

const isListed = ({ kind }: Name): boolean => kind === 'place' || kind === 'employer';
/** A place said at the question about employers may be the name of one; what was done or disliked somewhere is no wish for it. */
const isSaidAs = (name: Name, stance: Stance, topic: InterviewTopic | null): boolean =>
  (name.kind !== 'place' || topic !== 'employer' || name.value?.startsWith('us-') === true) &&
  (stance !== 'more' || !isListed(name)) &&
  (name.kind !== 'work' || stance === 'looking');

/** A place that a span ends with, behind the word that says so: "clinics near Boston". */
function placeAt({ tokens, names, topic }: Source, { from, to }: Span): { name: Name; at: number } | null {
  const end = tokens[to - 1]?.end ?? 0;
  const name = names.find((one) => one.kind === 'place' && one.end === end);
  const at = tokens.findIndex((token) => token.start === name?.start) - 1;
  return name !== undefined &&
    topic !== 'employer' &&
    at >= from &&
    ['in', 'near', 'around', 'outside', 'to'].includes(tokens[at]?.norm ?? '')
    ? { name, at }
    : null;
}

/** The kind of a span that names nothing known. */
function kindFor({ tokens, topic, instead }: Source, { from, to }: Span, stance: Stance): FactKind {
  const words = tokens.slice(from, to).filter(({ text }) => /[\p{L}\d]/u.test(text));
  const kind = ((): FactKind => {
    if (stance === 'must') return 'must';
    if (stance !== 'looking') return topic === 'people' ? 'people' : 'activity';
    const isName = words.length >= 1 && words.length <= 5 && words.every(({ text }) => /^(?:\p{Lu}|&)/u.test(text));
    // "Scratch Titan, go with Butler": a name in place of another is of its kind.
    if (isName && instead === 'employer') return 'employer';
    if (topic === 'people' || topic === 'must' || ['somewhere', 'anywhere', 'someplace'].includes(words[0]?.norm ?? '')) return 'people';
    // "Quality control in a company" is work, "a company in Dayton" none.
    const behind = words.findIndex(({ pos }) => pos === 'ADP');
    const head = words.at(behind > 0 ? behind - 1 : -1);
    return topic === 'employer' || (isName && words.length > 1) || employers.has(head?.norm ?? '') ? 'employer' : 'work';
  })();
  return takes(stance, kind) ? kind : (kindsOf[stance][0] ?? 'activity');
}
const employers = new Set(
  'company companies agency agencies firm firms startup startups nonprofit nonprofits non-profit non-profits ngo ngos museum museums studio studios'.split(
    ' ',
  ),
);

const sharesWord = (said: string, label: string): boolean => {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.some((other) => other.slice(0, 5) === word.slice(0, 5)));
};
