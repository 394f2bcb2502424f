import type { Condition } from '@alive/contract/conditions.ts';
import { type Thing, scopeOf } from '../walk/scope.ts';
import { reportsIn } from '../clauses/asides.ts';
import { overlap } from '../text/text.ts';
import { tokensOf } from '../text/tokens.ts';

/**
 * Fields that a message lets go of by their name ("any major", "drop the year", "pay doesn't matter", "anywhere"), what it says in addition,
 * and where it lets go of them. What the words around a name do is the clauses' to tell.
 */
export function letGoIn(message: string): { fields: Field[]; rest: string; said: Span[] } {
  const back = reportsIn(message).filter((one) => one.back);
  const named = namedIn(message).filter((one) => !back.some((span) => overlap(span, one)));
  const modalities = named.length === 0 ? null : scopeOf(message, named);
  const serving = new Set(modalities?.serving.map(({ start }) => start));
  const gone = named.flatMap((one, at) => {
    const how = modalities?.things[at]?.how;
    const span = widened(message, one, serving);
    // "I’d not like to leave the area" keeps it.
    const isSaid = (how === 'drop' || how === 'lift') && span.cued && !staying.test(message.slice(0, one.start));
    // "Any remote ones?" asks for them.
    const isAny = one.fields[0] !== 'remote' && general.test(message.slice(0, one.start));
    return isSaid || (isAny && !narrowed.test(message.slice(one.end))) ? [{ ...span, fields: one.fields }] : [];
  });
  const spans: Span[] = [...gone];
  const wide = anywhere.exec(message);
  // "I'm not sure that I want to apply anywhere".
  const where = wide !== null && !refusing.test(message.slice(0, wide.index)) ? wide : elsewhereIn(message);
  const fields = new Set(gone.flatMap((one) => one.fields));
  if (where !== null) for (const field of where.groups?.['from'] === undefined ? everyPlace : home) fields.add(field);
  if (where !== null && !butFor.test(message.slice(where.index))) spans.push({ start: where.index, end: where.index + where[0].length });
  if (fields.size === 0) return { fields: [], rest: message, said: [] };
  const rest = spans
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, message);
  return { fields: [...fields], rest: rest.replace(loose, '').trim(), said: spans };
}

const staying = /(?:\b(?:not|never|no|dont|wont|cant)|n['’]t)\b[^.!?;,]*\bleav(?:e|ing) (?:the |my |this |our )?$/i;

/** Fields the message lets go of by their name. */
export const relaxedFields = (message: string): Field[] => letGoIn(message).fields;

/** Whether every place will do, those ruled out before too. */
export const asksAnywhere = (message: string): boolean =>
  /\b(?:any ?where|wherever|everywhere)\b(?! (?:but|except|outside|near|within|around|on)\b)(?! in\b(?! (?:the|this) (?:country|nation|world|us|u\.s\.|usa|united states|states)\b))/i.test(
    message,
  );

/** Whether other places than those asked for before are wanted. */
export const isElsewhere = (message: string): boolean => elsewhereIn(message) !== null;

/** Where other places are asked for; null where they are refused, or not spoken of. */
const elsewhereIn = (message: string): RegExpExecArray | null => {
  const found = otherPlaces.exec(message);
  const isRefused =
    found !== null &&
    /\b(?:no|not|never|don['’]?t|can['’]?t|won['’]?t|cannot|worked|lived)\b[^.!?;]*$/i.test(message.slice(0, found.index));
  return isRefused ? null : found;
};

/** Whether all that was asked before is put aside. */
export const startsOver = (message: string): boolean => over.test(message);

/** Where a message puts everything aside; 0 where it does not. */
export const overAt = (message: string): number => over.exec(message)?.index ?? 0;

/** What a message asks for after it put everything aside. */
export const restAfterOver = (message: string): string =>
  message
    .replace(over, ' ')
    .replace(
      /^(?:[\s,.;:!?-]|\b(?:ok(?:ay)?|no|please|actually|let's|can we|i want to|just|and|then|now|but|instead|with|a)\b)+|[\s,;:!?.-]+$/gi,
      '',
    );

const over =
  /\b(?:(?:start|begin)(?:ning|ing)? (?:over|again|anew|fresh|afresh|from (?:scratch|zero|the beginning))|(?:i (?:want|need) (?:only|just)|all i (?:want|need)(?: is)?)(?=\s*:)|from scratch|(?:new|different) (?:search|request|question|topic)|something else entirely|reset(?: (?:it|everything|the (?:search|filters)))?|clear it|clear(?=\W*$)|(?:clear|forget|drop|remove|scrap|delete|wipe)(?: about)? (?:all of (?:it|that|them)|it all|everything|(?:all )?(?:the |my |those )?(?:filters|conditions|search)|all))\b/i;

/** The nouns for each field of a condition, of jobs and of people; a phrase before its words. */
const nouns: readonly (readonly [string, Field[]])[] = [
  ["home ?towns?|where they(?:'re| are| come| came| grew up)(?: from)?|origins?", ['hometown']],
  [
    'graduation years?|class years?|years? of graduation|years?|class(?:es)?|dates?|cohorts?|seasons?|terms?|semesters?|start(?:ing)? dates?',
    ['year'],
  ],
  [
    'places?|locations?|cit(?:y|ies)|states?|where(?: they (?:work|live))?|areas?|regions?|countr(?:y|ies)|geography',
    ['place', 'remote', 'hometown'],
  ],
  ['remote', ['remote']],
  ['pay|salar(?:y|ies)|money|compensation', ['pay']],
  ['compan(?:y|ies)|employers?|firms?', ['company']],
  ['(?:job )?titles?|roles?|positions?|functions?|(?:kinds? of |lines? of )?work', ['role', 'function', 'founder']],
  ['industr(?:y|ies)|sectors?', ['industry']],
  ['majors?|degrees?|what they (?:studied|majored in)|fields? of study|subjects?', ['major', 'degree']],
  ['schools?|colleges?|universit(?:y|ies)|alma maters?', ['school']],
  ['(?:years? of |work )?experience(?: level)?|tenures?', ['level', 'experience', 'tenure']],
  ['levels?|seniorit(?:y|ies)|ranks?', ['level', 'seniority']],
  ['skills?|tech stack', ['skill']],
  ['visas?|sponsor(?:s|ship|ing)?|h-?1b|work authorization', ['sponsorship']],
  ['clearances?', ['clearance']],
  ['key ?words?|search (?:words?|terms?)|words?', ['text']],
  ['sequences?|(?:career )?paths?|steps?|career changes?', ['sequence']],
  ['names?', ['name']],
];
const patterns = nouns.map(([words, fields]): readonly [RegExp, Field[]] => [new RegExp(`\\b(?:${words})\\b`, 'gi'), fields]);

/** Nouns for fields in the order of the message, none inside another. */
function namedIn(message: string): Named[] {
  const found: Named[] = [];
  for (const [pattern, fields] of patterns)
    for (const { 0: word, index: start } of message.matchAll(pattern)) {
      const end = start + word.length;
      if (!found.some((one) => one.start < end && start < one.end)) found.push({ start, end, family: 'field', sort: '', fields });
    }
  return found.toSorted((a, b) => a.start - b.start);
}

/** A name with the words alongside it that let go of it. */
function widened(message: string, { start, end }: Named, serving: ReadonlySet<number>): Span & { cued: boolean } {
  const tokens = tokensOf(message);
  const isCue = (at: number) => serving.has(tokens[at]?.start ?? -1);
  let from = tokens.findIndex((one) => one.end > start);
  let to = tokens.findLastIndex((one) => one.start < end);
  while (from > 0 && (isCue(from - 1) || leading.has(tokens[from - 1]?.norm ?? ''))) from--;
  while (to + 1 < tokens.length && (isCue(to + 1) || trailing.has(tokens[to + 1]?.norm ?? ''))) to++;
  const cued = tokens.slice(from, to + 1).some((token) => serving.has(token.start));
  return { start: tokens[from]?.start ?? start, end: tokens[to]?.end ?? end, cued };
}

const leading = new Set(
  'the that this their my about any every your what which whatever all across no specific particular kind kinds sort type types of in at from for with on by i it do does not care matter mind'.split(
    ' ',
  ),
);
const trailing = new Set(
  'filter condition thing part bit stuff requirement limit is are was were fine ok okay good welcome works will do at all'.split(' '),
);
const general =
  /\b(?:(?:do|does)(?:n['o]?t| not) (?:really )?matter(?: about| what| which)?(?: the| their)?|any(?:one['’]?s|body['’]?s)?|every|whatever|all|across(?: all)?|no (?:specific|particular))(?: (?:kinds?|sorts?|types?) of)? $/i;
const narrowed = /^ (?:with|at|in|for(?! (?:an?|the|this|that|one|now|me)\b)|near|from|who|that|named|like)\b/i;
const anywhere =
  /\b(?<from>from )?(?:(?:in|at) )?(?:any ?where|wherever|everywhere|nationwide|worldwide|(?:across|all over) the (?:country|us|u\.s\.|usa|states|world))\b(?: (?:in|across|around) (?:the|this) (?:country|nation|world|states(?! of\b)))?(?: (?:is|are) (?:fine|ok(?:ay)?)|works?|will do)?(?! (?:near|within|around|on)\b)(?! in\b(?! the (?:us|u\.s\.|usa|united states)\b))/i;
const refusing =
  /(?:\b(?:not|never)\b|n['’]?t\b)(?![^.!?;,]*\b(?:mind|care|matter|picky|tied|fussed|particular|need|ha(?:ve|s) to|only|just)\b)[^.!?;,]*$/i;
const otherPlaces =
  /\b(?:(?:in |at )?(?:other|different) (?:places?|cit(?:y|ies)|towns?|locations?|areas?|states?|regions?|parts of the country)|elsewhere|(?:some|any|every)where else)\b/i;
const butFor = /^\S+(?: \S+)? (?:but|except|outside)\b/i;
const home: readonly Field[] = ['hometown'];
const everyPlace: readonly Field[] = ['place', 'remote', 'hometown'];
/** Marks and joints that nothing follows or goes before any more. */
const loose = /^(?:[\s,;.:!?-]|(?:and|but|with|in|at|from)(?=\W*$))+|(?:[\s,;.:-]|\b(?:and|but|is|are|with|in|from|at)\s*(?=\W*$))+$/gi;

type Field = Condition['field'];
type Span = { start: number; end: number };
type Named = Thing & { fields: Field[] };
