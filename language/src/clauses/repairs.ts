import { conditionsOfMention, group } from '../conditions/registry.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { isGeneral } from '../text/english.ts';
import { capital, matchesIn, overlap, singular, spanOf } from '../text/text.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { listedRole, roleNamed } from '../titles/roles.ts';
import { isHeadNoun } from '../titles/title-names.ts';
import { type Modality, plainModality } from '../walk/scope.ts';
import { industryOfFunction } from '../lexicon/functions.ts';
import { reportsIn } from './asides.ts';
import { askingWords } from './asking.ts';

/**
 * A message with its self-corrections carried out: of "just LA. Actually no, New York" New York is asked for. What stands before the words that
 * correct gives way to what stands after them, where both are of one field; words that name nothing give way to work or other words. (Reparandum,
 * interregnum, repair: Levelt, "Monitoring and self-repair in speech", 1983.) What gave way serves the message.
 */
export function withRepairs(message: string, reading: Reading, rules: Pick<Reading, 'mentions'>): Reading {
  let after = reading;
  for (const { 0: said, index } of message.matchAll(interregnum))
    after = repaired(withRules(after, rules, index), { start: index, end: index + said.length });
  return after;
}

/** What stands before the words that correct, as the rules have it: "wait, no" refuses none of it by itself. */
const withRules = (reading: Reading, rules: Pick<Reading, 'mentions'>, before: number): Reading => ({
  ...reading,
  mentions: reading.mentions.map((one) =>
    one.end <= before && one.negated ? (rules.mentions.find(({ start, kind }) => start === one.start && kind === one.kind) ?? one) : one,
  ),
});

/** Whether a part of a message asks for what it says is not there. */
export const asksForNothing = (text: string): boolean => text.search(nothing) >= 0 || deniesAny.test(text);

/**
 * The reading with what a question for nothing names asked for: "Nothing in San Diego?", "Is there really nothing in Boston" (rule 6 of how a request
 * is read). So does one whose verb alone is denied, as the `rules` have it: "Doesn't Mayo have any?"
 */
export function withNothingAsked(message: string, reading: Reading, rules: Reading): Reading {
  const isIn = (spans: readonly Span[]) => (one: Span) => spans.some((span) => overlap(span, one));
  const isNothing = isIn(matchesIn(message, nothing).map(spanOf));
  const isInverted = isIn(matchesIn(message, inverted).map(spanOf));
  const asked = <T extends Span & { refused: boolean }>(one: T, other: { refused: boolean } | undefined): T =>
    one.refused && isInverted(one) && other?.refused === false ? { ...one, refused: false } : one;
  return {
    ...reading,
    mentions: reading.mentions.map((one) => {
      const ruled = rules.mentions.find(({ start, kind }) => start === one.start && kind === one.kind);
      const isAsked = one.negated && ((one.modality?.how === 'set' && isNothing(one)) || (isInverted(one) && ruled?.negated === false));
      return isAsked ? Object.assign({}, one, { negated: false, modality: { ...(one.modality ?? plainModality), refused: false } }) : one;
    }),
    ...(reading.phrases !== undefined && {
      phrases: reading.phrases.map((one) =>
        asked(
          one,
          rules.phrases?.find((other) => overlap(other, one)),
        ),
      ),
    }),
  };
}

/**
 * The reading with what was asked for before put as it was: of "I asked you to leave out law" and "I told you I need Boston" as the rules have it, of
 * "you dropped Boston" asked for again.
 */
export function withReports(message: string, reading: Reading, rules: Reading): Reading {
  const spans = reportsIn(message);
  if (spans.length === 0) return reading;
  const again = (one: { start: number; end: number }, modality: Modality, ruled: Modality | undefined): Modality => {
    const span = spans.findLast((other) => overlap(other, one));
    if (span === undefined) return modality;
    return span.back ? { ...plainModality, how: 'add', must: true } : { ...(ruled ?? modality), mentionedOnly: false };
  };
  const isOf = (one: Mention) => (other: Mention) => other.start === one.start && other.kind === one.kind;
  return {
    ...reading,
    mentions: reading.mentions.map((one) =>
      one.modality === undefined ? one : withModality(one, again(one, one.modality, rules.mentions.find(isOf(one))?.modality)),
    ),
    phrases: reading.phrases?.map((one) => ({ ...one, ...again(one, one, undefined) })) ?? [],
  };
}

/** A mention with another modality; "not remote" asks for an office. */
export function withModality(mention: Mention, modality: Modality): Mention {
  const negated = mention.kind === 'remote' ? false : modality.refused;
  const isTurned = mention.kind === 'remote' && modality.refused !== mention.modality?.refused;
  return isTurned ? { ...mention, modality, negated, remote: !mention.remote } : { ...mention, modality, negated };
}

const nothing =
  /(?<=^|[.!?;,\n]\s*|\b(?:so|ok|okay|wait|and|but|hm+)\s)(?:(?:is|are|isn['’]?t|aren['’]?t) there (?:really |actually |seriously |truly )?(?:no|nothing|none|any(?:thing)?)\b[^.!?;\n]*|(?:really |seriously )?(?:no|nothing|none)\b[^.!?;\n]*\?)/gi;

/** "Doesn't Nike have anything": of none that was shown. */
export const deniesAny =
  /(?:^|[.!?;,]\s*)\W*(?:do|does|did|has|have|ca|wo)n['’]?t (?!(?:these|those|they|it|any of|(?:the|that|this) \w+ one)\b)[^.!?;\n]*\bany(?:thing|where)?\b/i;
/** "Don't you have …", "Doesn't Nike hire …": a denied verb before who does it. */
const inverted =
  /(?<=^|[.!?;,\n]\s*|\b(?:so|ok|okay|wait|and|but|hm+)\s)(?:is|are|was|were|do|does|did|has|have|ca|could|would|wo)n['’]?t (?:(?:there|you|u|they|we|i|it|any\w*|some\w*|the|these|those)\b|(?=\p{Lu}))[^.!?;\n]*|(?<=^|[.!?;,\n]\s*)(?:does|did|has)n['’]?t [^.!?;\n]*\?/giu;

function repaired(reading: Reading, at: Span): Reading {
  const { mentions, phrases = [], serving = [] } = reading;
  const isRepair = (one: Mention) =>
    one.start >= at.end &&
    !one.negated &&
    one.modality?.mentionedOnly !== true &&
    (one.modality === undefined || puts.has(one.modality.how));
  const repair = mentions.filter(isRepair);
  const said = phrases.filter((one) => one.start >= at.end && !one.refused && puts.has(one.how));
  const fields = new Set(repair.flatMap(fieldsOf));
  // What somebody wants to do, in whatever words.
  const isOfWork = fields.has('role') || (said.length > 0 && fields.size === 0);
  const givesWay = (one: Mention) =>
    one.end <= at.start && !one.negated && fieldsOf(one).some((field) => fields.has(field) || (isOfWork && field === 'role'));
  const goneMentions = mentions.filter(givesWay);
  const gonePhrases = isOfWork ? phrases.filter((one) => one.end <= at.start && !one.refused) : [];
  // "Not Los Angeles, I meant San Diego" takes Los Angeles off and leaves nothing out.
  const isSwapped = (one: Mention) => one.end <= at.start && one.negated && fieldsOf(one).some((field) => fields.has(field));
  const swapped = mentions.map((one) => (isSwapped(one) ? replaced(one) : one));
  if (goneMentions.length + gonePhrases.length === 0) return { ...reading, mentions: swapped };
  const gone = [...goneMentions, ...gonePhrases];
  return {
    ...reading,
    mentions: swapped.filter((one) => !gone.some((other) => other.start === one.start && other.end === one.end)),
    phrases: phrases.filter((one) => !gonePhrases.includes(one)),
    serving: [...serving, at, ...gone.map(({ start, end }) => ({ start, end }))].filter(
      (one, index, all) => all.findIndex((other) => overlap(other, one)) === index,
    ),
  };
}

const replaced = (one: Mention): Mention => ({
  ...one,
  ...(one.modality !== undefined && { modality: { ...one.modality, how: 'replace' } }),
});
const fieldsOf = (mention: Mention): string[] => conditionsOfMention({ ...mention, negated: false }).map(group);
const puts: ReadonlySet<string> = new Set(['set', 'replace']);

/** Words with which one corrects oneself, at the beginning of a clause. */
const interregnum =
  /(?<=[\p{L}\d)]\s*[,.;:!?…–—-]+\s*)(?:(?:oh|uh|um|hm+|ok|okay|well|and|but)[\s,]+)?(?:(?:no+[\s,]+)?wait(?:[\s,]+(?:no+|actually|sorry|i mean(?:t)?))+|no+[\s,]+wait|actually[\s,]+(?:no+|wait|scratch that|make (?:that|it))(?:[\s,]+(?:make (?:that|it)|i mean(?:t)?))?|(?:no+[\s,]+)?(?:sorry[\s,]+)?i mean(?:t)?(?: to say)?(?! it\b)|(?:no+[\s,]+)?(?:scratch|strike|scrap) that|(?:no+[\s,]+)?make (?:that|it)|or rather|on second thoughts?|sorry[\s,]+no+|no+[\s,]+sorry)(?=[\s,.:;!…–—-])/giu;

interface Span {
  start: number;
  end: number;
}

/** "Teach chemistry or physical science": what is taught only ranks, and is no work of its own. */
export function withSubjectsTaught(message: string, reading: Reading): Reading {
  const taught = reading.mentions.filter(
    ({ kind, negated, start }) =>
      (kind === 'role' || kind === 'function' || kind === 'skill') && !negated && ofTeaching.test(message.slice(0, start)),
  );
  if (taught.length === 0) return reading;
  const pieces = taught.map(({ start, end, modality = plainModality }) => ({
    thing: null,
    from: 0,
    to: 0,
    ...modality,
    how: 'set' as const,
    start,
    end,
  }));
  return {
    ...reading,
    mentions: reading.mentions.filter((one) => !taught.includes(one)),
    phrases: [...(reading.phrases ?? []), ...pieces].toSorted((a, b) => a.start - b.start),
  };
}
const ofTeaching =
  /\bteach(?:ing|es)? (?!(?:or|and)\b)(?:(?!(?:at|in|to|for|with|near|from|on|as|by|jobs?|roles?|positions?|work|internships?)\b)[\p{L}'’-]+(?:, ?| )){0,6}$/iu;

/** The reading with its words and names of work as they are meant: wondered at, refused by another name, part of a noun, or listed as kinds of work. */
export const withWordsOfWork = (message: string, reading: Reading): Reading =>
  [withWonder, withEquations, withOrdinaryNouns, withActivitiesListed].reduce((read, step) => step(message, read), reading);

/** The reading with activities that are listed as kinds of work taken for the work of who does them: "writing and user research internships". */
function withActivitiesListed(message: string, reading: Reading): Reading {
  const listed = (reading.phrases ?? []).filter(({ mixedAlternative, refused }) => mixedAlternative && !refused);
  const named = listed.flatMap((piece): { piece: typeof piece; mention: Mention }[] => {
    const text = message.slice(piece.start, piece.end);
    const agent = /^\p{L}{3,}ing$/iu.test(text) ? ['er', 'or'].map((ending) => capital(text.toLowerCase().replace(/ing$/, ending))) : [];
    const title = agent.find((one) => roleNamed(one) !== null);
    const role = title === undefined ? null : listedRole(roleNamed(title) ?? '');
    return title === undefined || role === null
      ? []
      : [{ piece, mention: { ...role, title, start: piece.start, end: piece.end, text, certainty: 1, negated: false, modality: piece } }];
  });
  if (named.length === 0) return reading;
  const isSkill = (one: Mention) => one.kind === 'skill' && one.modality?.mixedAlternative === true;
  const isAll = named.length === listed.length && !reading.mentions.some(isSkill);
  const plainly = (one: Mention): Mention =>
    isAll && one.kind !== 'skill' && one.modality?.mixedAlternative === true
      ? { ...one, modality: { ...one.modality, mixedAlternative: false } }
      : one;
  return {
    ...reading,
    mentions: [...reading.mentions, ...named.map(({ mention }) => mention)].map(plainly).toSorted((a, b) => a.start - b.start),
    phrases: reading.phrases?.filter((one) => !named.some(({ piece }) => piece === one)) ?? [],
  };
}

/** The reading with what is only wondered at named and not asked for: "but a welder?" */
function withWonder(message: string, reading: Reading): Reading {
  const spans = matchesIn(message, wonder).map(spanOf);
  const isIn = (one: Span) => spans.some((span) => overlap(span, one));
  return spans.length === 0
    ? reading
    : {
        ...reading,
        mentions: reading.mentions.map((one) =>
          isIn(one) && one.modality !== undefined ? withModality(one, { ...one.modality, refused: false, mentionedOnly: true }) : one,
        ),
        phrases: reading.phrases?.filter((one) => !isIn(one)) ?? [],
      };
}
const wonder = /(?<=^|[.!?]\s+)but an? (?:[\p{L}-]+ ?){1,2}\?(?=\s*\S)/giu;

/** The reading with what is said to be something refused refused too: "unscripted = reality tv, which I said no to". */
function withEquations(message: string, reading: Reading): Reading {
  const sides = (message.includes('=') ? [...message.matchAll(equations)] : []).flatMap(({ 1: one = '', 2: other = '', index }) => {
    const [left, right] = [
      { start: index, end: index + one.length },
      { start: index + one.length + 1, end: index + one.length + 1 + other.length },
    ];
    const all = [...reading.mentions.map((each) => ({ ...each, refused: each.negated })), ...(reading.phrases ?? [])];
    return saysNo.test(other) ? [left, right] : all.some((each) => each.refused && overlap(each, right)) ? [left] : [];
  });
  const isIn = (one: Span) => sides.some((side) => overlap(side, one));
  return sides.length === 0
    ? reading
    : {
        ...reading,
        mentions: reading.mentions.map((one) =>
          isIn(one) && one.modality !== undefined ? withModality(one, { ...one.modality, refused: true }) : one,
        ),
        phrases: reading.phrases?.map((one) => (isIn(one) ? { ...one, refused: true } : one)) ?? [],
      };
}
const equations = /((?:(?!\band\b)[^.!?;=\n,])+)=([^.!?;\n]*)/gi;
const saysNo = /\bwhich i(?:['’]ve)? (?:said no|don['’]?t|do not|hate|refused?|ruled)\b/i;

/** The reading with functions in the plural taken for words, with the noun before them: "food products". "Product jobs" are work. */
function withOrdinaryNouns(message: string, reading: Reading): Reading {
  const tokens = tokensOf(message);
  const isNoun = (token: Token) =>
    ['NOUN', 'PROPN'].includes(token.pos) &&
    !isGeneral(token.norm) &&
    !askingWords.has(token.norm) &&
    !isHeadNoun(singular(token.norm)) &&
    !reading.mentions.some((one) => overlap(one, token));
  const part = (one: Mention): Span | null => {
    if (one.kind !== 'function' || one.negated || /\W/.test(one.text)) return null;
    if (!/s$/i.test(one.text) || singular(one.text.toLowerCase()) !== one.function.toLowerCase()) return null;
    const before = tokens[tokens.findIndex(({ start }) => start === one.start) - 1];
    const isOne = before !== undefined && message.slice(before.end, one.start) === ' ' && isNoun(before);
    return { start: isOne ? before.start : one.start, end: one.end };
  };
  const nouns = reading.mentions.flatMap((one) => {
    const span = part(one);
    return span === null || one.modality === undefined ? [] : [{ one, piece: { ...one.modality, thing: null, from: 0, to: 0, ...span } }];
  });
  if (nouns.length === 0) return reading;
  const others = (reading.phrases ?? []).filter((phrase) => !nouns.some(({ piece }) => overlap(piece, phrase)));
  return {
    ...reading,
    mentions: reading.mentions.filter((mention) => !nouns.some(({ one }) => one === mention)),
    phrases: [...others, ...nouns.map(({ piece }) => piece)].toSorted((a, b) => a.start - b.start),
  };
}

/** "Data jobs in healthcare": a kind of work that other work is done in is the industry of that name, or only ranks: "analyst jobs in marketing". */
export function withFieldsInside(message: string, reading: Reading): Reading {
  const names = reading.mentions.filter(({ kind }) => kind !== 'level');
  const isInside = (at: number): boolean => {
    const [one, last] = [names[at], names[at - 1]];
    const gap = one === undefined || last === undefined ? '' : message.slice(last.end, one.start);
    const isHead = last?.kind === 'function' || (last?.kind === 'role' && last.known);
    const isTold =
      one !== undefined &&
      reading.phrases?.some(({ end, refused }) => end < one.start && !refused && ofJobs.test(message.slice(end, one.start)));
    return (
      isTold === true || (isHead && inside.test(gap)) || ((isHead || last?.kind === 'industry') && listed.test(gap) && isInside(at - 1))
    );
  };
  return {
    ...reading,
    mentions: reading.mentions.map((one): Mention => {
      if (one.kind !== 'function' || one.negated || one.modality === undefined || !isInside(names.indexOf(one))) return one;
      const industry = industryOfFunction(one.function);
      const { start, end, text, certainty, negated, modality } = one;
      return industry === null
        ? withModality(one, { ...modality, soft: true })
        : { kind: 'industry', industry, start, end, text, certainty, negated, modality };
    }),
  };
}
/** "Analyst jobs in": work in words of one's own. */
const ofJobs = /^ (?:jobs?|roles?|positions?|internships?|openings?|work) (?:in|at|inside|within) (?:(?:an?|the|any|some) )*$/i;
const inside = /^(?:(?!\b(?:or|and|but|not|nor|then|want)\b)[^.!?;,])*\b(?:in|at|inside|within) (?:(?:an?|the|any|some) )*$/i;
const listed = /^(?: [a-z]+)?(?:,| ?,? (?:or|and)) (?:(?:in|at|inside|an?|the|any|some) )*$/i;

/** "In a hospital or a school": listed with a kind of employer, a school is one. */
export function withSchoolsListed(message: string, reading: Reading): Reading {
  const schools = reading.mentions.flatMap((one): Mention[] => {
    if (one.kind !== 'industry' || one.modality === undefined) return [];
    const after = schoolAfter.exec(message.slice(one.end));
    const before = schoolBefore.exec(message.slice(0, one.start));
    const start = after === null ? before?.index : one.end + after[0].length - (after[1]?.length ?? 0);
    if (start === undefined || reading.mentions.some((other) => other.start <= start && start < other.end)) return [];
    const text = (after ?? before)?.[1] ?? '';
    const modality = { ...one.modality, ...(!one.negated && { how: 'add' as const }) };
    return [{ ...one, industry: 'Education', start, end: start + text.length, text, modality }];
  });
  return { ...reading, mentions: [...reading.mentions, ...schools].toSorted((a, b) => a.start - b.start) };
}
const schoolAfter =
  /^(?:s|es)? (?:or|and|nor) (?:(?:at|in|an?|the|some) )*((?:(?:elementary|high|public|middle) )?schools?)\b(?! (?:of|system|district|counsel|teach|nurs|psych))/i;
const schoolBefore = /\b((?:(?:elementary|high|public|middle) )?schools?) (?:or|and|nor) (?:(?:at|in|an?|the|some) )*$/i;
