import type { Condition } from '@alive/contract/conditions.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords, isHeadOf } from '../clauses/asking.ts';
import type { Piece } from '../walk/scope.ts';
import { isEmpty, isGeneral } from '../text/english.ts';
import { isMajor } from '../lexicon/majors.ts';
import { listedRole, rolesForMajor } from '../titles/roles.ts';
import { overlap, singular, wordsOf } from '../text/text.ts';
import { tokensOf } from '../text/tokens.ts';
import { likely } from '../lexicon/vocabulary.ts';
import { isOfPerson, titleWritten, withoutRungs } from '../titles/asked-title.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { isOfWhom, wishesIn } from '../entities/wishes.ts';
import { relaxedFields, startsOver } from '../acts/let-go.ts';
import { conditionOf, conditionOfMention, conditionsOfMention, group } from './registry.ts';

/** What ranks and rules nothing out, in the student's own words. */
export interface Wish {
  text: string;
  /** One of these will do, each a set of conditions that hold together; a condition of field `text` is a phrase that a posting mentions. */
  anyOf: Condition[][];
  /** What meets it comes last. */
  negated: boolean;
  /** Nobody says it; it is looked for by what it means. */
  byMeaning?: boolean;
  /** A job that what is wished for is like; nothing is said of it. */
  like?: boolean;
  /** What was said, of which only this word is mentioned. */
  of?: string;
  /** Only preferred: it orders, and nothing is said of what does not meet it. */
  soft?: boolean;
}

/** Whether a wish is what the search is about, in the student's own words: what says it comes before all else. */
export const leads = ({ anyOf, negated, soft, like }: Wish): boolean =>
  !negated && soft !== true && like !== true && anyOf.flat().some(({ field }) => field === 'text' || field === 'skill');

/**
 * What a message wishes for that names no condition, each in its own words: content words that stand together ("old documents"), a hint at work
 * ("with kids") with the kinds of work that come nearest, a field of study with the roles that it leads to, and names that only rank. `isAside`
 * tells what stands alongside the request; `ownMajor` is the student's and no wish.
 */
export function wishesSaid(message: string, reading: Reading, { isAside, ownMajor, soft }: WishContext): Said[] {
  const phrases = phrasesIn(message, reading).filter((phrase) => !isAside(phrase, phrase.refused));
  const hints = Map.groupBy(
    wishesIn(message).filter(
      (hint) =>
        !isAside(hint, false) &&
        (reading.tagged !== true || !(reading.serving ?? []).some((one) => overlap(one, hint))) &&
        !reading.mentions.some((one) => overlap(one, hint)) &&
        !(reading.phrases ?? []).some((one) => (one.refused || one.how === 'drop') && overlap(one, hint)),
    ),
    ({ text }) => text,
  );
  const hinted = Array.from(hints, ([text, meant]): Said => {
    const [{ start, end } = { start: 0, end: 0 }] = meant;
    const conditions = meant.flatMap((one) => conditionOfMention(one) ?? []);
    const isSoft = (reading.phrases ?? []).some((one) => one.soft && overlap(one, { start, end }));
    // No posting says "helping people" of all that it means.
    const isTold = conditions.length === 0 || wordsOf(text).some((word) => isTelling(word));
    const anyOf = isOfWhom(text)
      ? withThem(text, conditions)
      : isTold
        ? wishOfWords(text, conditions).anyOf
        : conditions.map((one) => [one]);
    return { text, anyOf, negated: false, start, end, ...(isSoft && { soft: true }) };
  });
  const majors = reading.mentions.flatMap((one): Said[] =>
    one.kind === 'major' && !one.negated && one.major !== ownMajor
      ? [
          {
            ...wishOfWords(one.text, [
              ...(one.major.toLowerCase() === one.text.toLowerCase() ? [] : [conditionOf('text', one.major.toLowerCase())]),
              ...rolesForMajor(one.major).flatMap(roleCondition),
            ]),
            start: one.start,
            end: one.end,
            ...(one.modality?.soft === true && { soft: true }),
          },
        ]
      : [],
  );
  const titles = reading.mentions.flatMap((one): Said[] =>
    one.kind === 'role' && (isUnknownTitle(one) || isNarrower(one) || (isSubject(one) && !soft.includes(one)))
      ? [
          {
            ...wishOfWords(isUnknownTitle(one) ? subjectOf(one.title) : one.text.toLowerCase(), kinOf(one.title)),
            start: one.start,
            end: one.end,
          },
        ]
      : [],
  );
  const preferred = soft.map((one): Said => ({
    text: one.text,
    anyOf: anyOfMention(one),
    negated: one.negated,
    start: one.start,
    end: one.end,
    ...(one.modality?.soft === true && { soft: true }),
  }));
  const worded = Array.from(phrases, ({ text, refused, soft: isSoft, start, end }): Said => ({
    ...wishOfWords(text, []),
    negated: refused,
    start,
    end,
    ...(isSoft && { soft: true }),
  }));
  // "Actual kids", "youth programs": words that end in a hint, or in no more than general ones after it, mean its work too.
  for (const one of worded) {
    const hint = hinted.find(
      (other) => overlap(other, one) && wordsOf(message.slice(other.end, one.end)).every(({ text }) => isGeneral(text)),
    );
    if (hint === undefined || one.negated) continue;
    const work = hint.anyOf.flatMap((some) => (some.length > 1 ? [] : some)).filter(({ field }) => field !== 'text');
    one.anyOf = isOfWhom(hint.text) ? withThem(hint.text, work) : wishOfWords(one.text, work).anyOf;
    if (isOfWhom(hint.text)) one.text = hint.text;
  }
  const all = [...hinted, ...majors, ...titles, ...preferred, ...worded];
  const distinct = all.filter(
    (wish, at) =>
      !all.some(
        (other, index) =>
          index !== at &&
          overlap(wish, other) &&
          (other.text.length > wish.text.length || (other.text.length === wish.text.length && index < at)),
      ),
  );
  const works = reading.mentions.filter(
    ({ kind, negated, modality }) => ofWork.has(kind) && !negated && modality?.soft !== true && modality?.mentionedOnly !== true,
  );
  const isLiking = (wish: { start: number }) => liking.test(message.slice(0, wish.start));
  const isAsked = [...distinct.filter(leads), ...works].some((one) => !isLiking(one));
  for (const wish of distinct) if (isAsked && leads(wish) && isLiking(wish)) wish.soft = true;
  for (const wish of distinct) if (leads(wish) && isOnlyThat(message, wish)) wish.must = true;
  const listed = distinct.toSorted((a, b) => a.start - b.start);
  return sideBySide(message, onlyOneOf(message, listed));
}

/** "Just visual, brand or graphic design", "only sustainability or climate": each of them will do, and single words share the last one's head. */
function onlyOneOf(message: string, wishes: readonly Said[]): readonly Said[] {
  for (const [at, first] of wishes.entries()) {
    const goesOn = (one: Said, next: Said) => !next.negated && inList.test(message.slice(one.end, next.start));
    const ends = wishes.findIndex((one, index) => index > at && !goesOn(wishes[index - 1] ?? one, one));
    const list = wishes.slice(at, ends < 0 ? wishes.length : ends);
    const last = list.at(-1);
    if (
      !list.some(({ must }) => must === true) ||
      last === undefined ||
      list.length < 2 ||
      !/\bor\b/i.test(message.slice(first.end, last.start))
    )
      continue;
    const head = leads(last) ? undefined : /(?<=\S )\S+$/.exec(last.text)?.[0];
    for (const one of list) {
      one.must = true;
      if (head === undefined || one.text.includes(' ') || !leads(one)) continue;
      one.text = `${one.text} ${head}`;
      one.anyOf = [[conditionOf('text', one.text)]];
    }
  }
  return wishes;
}

/** What is only liked, next to something that is asked for. */
const liking = /\b(?:maybe|perhaps|possibly|i(?:['’]d| would) (?:also )?(?:like|love)|i (?:also |really )?(?:like|love|enjoy))\b[^.;!?]*$/i;

/** Whether a message asks for nothing but what a part of it names: "only those about coral", "just the coral ones", "coral only". */
export const isOnlyThat = (message: string, { start, end }: { start: number; end: number }): boolean =>
  onlyBefore.test(message.slice(0, start)) || onlyAfter.test(message.slice(end));
const onlyBefore =
  /(?<!\b(?:not|n['’]t|i|we|if|the|my) )\b(?:only|exclusively|strictly|nothing but)\b[^.;!?]*$|(?<!\b(?:not|n['’]t|i|we|am|if|or|is|it['’]?s|i['’]?m) )\bjust\b(?: (?:show|give|see|want|me|the|those|these|ones?|jobs?|roles?|internships?|positions?|stuff|things?|that|which|are|mention\w*|about|with|in|for|say\w*))*\s+$/i;
const onlyAfter = /^(?: (?:jobs?|ones?|roles?|internships?|positions?|stuff))?,? (?:only|exclusively)\b/i;

/** A title that nobody knows: its words are looked for. */
const isUnknownTitle = (mention: Mention) =>
  mention.kind === 'role' && !mention.known && !mention.negated && conditionOfMention(mention)?.field === 'text';

/** Whether a title is looked for by the role it ends with, which leaves out of what it is: "criminology educator". */
const isNarrower = (mention: Extract<Mention, { kind: 'role' }>) =>
  mention.known && !mention.negated && titleWritten(withoutRungs(mention.title)) === null && isMajor(mention.title.replace(/[ -]\S+$/, ''));

/** Whether a title was guessed from a subject of which it holds only a part ("marine biology": a biologist) or none ("set design"): its own words lead. */
export function isSubject(mention: Mention): boolean {
  if (mention.kind !== 'role' || mention.negated || !mention.known || mention.title.toLowerCase() !== mention.text.toLowerCase())
    return false;
  const written = titleWritten(mention.title);
  if (written === null || written === mention.title || isOfPerson(mention.title)) return false;
  const words = wordsOf(mention.text).map(({ text }) => text);
  const held = wordsOf(written).map(({ text }) => text.slice(0, 4));
  const isHeld = (word: string) => held.includes(word.slice(0, 4));
  return words.slice(0, -1).some((word) => !isHeld(word)) && (isHeld(words.at(-1) ?? '') || !words.some(isHeld));
}

/** Wishes that stand side by side are one: "hotel" and "group management". */
function sideBySide(message: string, wishes: readonly Said[]): Said[] {
  const joined: Said[] = [];
  for (const wish of wishes.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.negated || wish.negated || message.slice(last.end, wish.start) !== ' ') {
      joined.push(wish);
      continue;
    }
    const text = message.slice(last.start, wish.end).toLowerCase();
    const names = [...last.anyOf, ...wish.anyOf].filter((some) => some.every(({ field }) => field !== 'text'));
    joined[joined.length - 1] = { ...last, text, end: wish.end, anyOf: [[conditionOf('text', text)], ...names] };
  }
  return joined;
}

/** What meets wishes by one condition alone, as alternatives under a mark. */
export const asAlternatives = (wishes: readonly Wish[], either: number): Condition[] => [
  ...new Map(
    // Of the work that a wish hints at the likeliest.
    wishes.flatMap(({ anyOf }) =>
      anyOf
        .slice(0, 2)
        .flatMap(([one, ...more]): [string, Condition][] => (one === undefined || more.length > 0 ? [] : [[one.id, { ...one, either }]])),
    ),
  ).values(),
];

/** Words of a message that it lets go of: "drop climate". */
export const droppedIn = (message: string, reading: Reading): string[] =>
  (reading.phrases ?? []).flatMap(({ how, start, end }) => (how === 'drop' ? [message.slice(start, end).toLowerCase()] : []));

/**
 * The phrases that postings can be searched for: content words that stand together, with the function words between them, without those that
 * only ask and those of general English that name no topic by themselves. At most six, three of a long message, whose every word is no wish.
 */
export function phrasesIn(message: string, { phrases = [], mentions }: Reading): Phrase[] {
  const joined: Piece[] = [];
  for (const piece of phrases) {
    // "Near the mountains" names a place that no record tells.
    if (piece.how === 'drop' || besideIt.test(message.slice(0, piece.start))) continue;
    const last = joined.at(-1);
    const between = last === undefined ? '' : message.slice(last.end, piece.start);
    const apart = mentions.some((one) => last !== undefined && one.start >= last.end && one.end <= piece.start);
    if (last !== undefined && !apart && last.refused === piece.refused && last.soft === piece.soft && leadsOn.test(between))
      joined[joined.length - 1] = { ...last, end: piece.end };
    else joined.push(piece);
  }
  const short = wordsOf(message).length <= 4;
  const works = mentions.filter(({ kind, negated }) => isWork.includes(kind) && !negated);
  const tells = joined.map((piece) => wordsOf(message.slice(piece.start, piece.end)).some(isTelling));
  const isNext = (one: Span | undefined, next: Span | undefined) =>
    one !== undefined && next !== undefined && inList.test(message.slice(one.end, next.start));
  // "Weather or climate data", "tasting, sampling and plating": what is listed with words that tell, or with work, tells with them.
  for (const at of [...joined.keys(), ...[...joined.keys()].toReversed()]) {
    const piece = joined[at];
    const beside = [joined[at - 1], joined[at + 1]].filter(
      (other, side) => tells[side === 0 ? at - 1 : at + 1] && other?.refused === piece?.refused,
    );
    tells[at] ||= [...beside, ...(piece?.refused === true ? [] : works)].some((other) => isNext(other, piece) || isNext(piece, other));
  }
  return joined
    .flatMap((piece, at): Phrase[] => {
      const words = wordsOf(message.slice(piece.start, piece.end)).map(({ text, raw, start, end }) => ({
        text,
        raw,
        start: piece.start + start,
        end: piece.start + end,
      }));
      const kept = words.filter(
        ({ text, raw }) =>
          !isFunctionWord(raw) && !askingWords.has(raw.toLowerCase()) && !isEmpty(text) && !isAdverb(text) && !isNumber.test(text),
      );
      // "Post-production": what a hyphen joins is one word.
      const isTold = (word: (typeof kept)[number]) =>
        isTelling(word) ||
        kept.some(
          (other) =>
            isTelling(other) &&
            [message.slice(other.end, word.start), message.slice(word.end, other.start)].some((between) => between === '-'),
        );
      // A general word tells something alongside the work it describes ("housing policy"), where it is refused, and alone.
      const describes = mentions.some(
        (one) => isWork.includes(one.kind) && one.start > piece.end && /^[ -]$/.test(message.slice(piece.end, one.start)),
      );
      const begin = Math.max(0, kept.findIndex(isTold));
      // "Rare books", "voting rights": what describes a word that tells, right before it, tells with it.
      const describing = kept[begin - 1];
      const isLed =
        describing !== undefined && message.slice(describing.end, kept[begin]?.start) === ' ' && isDescribing(message, describing);
      const lead = isLed ? begin - 1 : begin;
      const some = kept.slice(lead, kept.findLastIndex(isTold) + 1);
      const telling = describes || piece.refused || (some.length === 0 && (short || tells[at] === true)) ? kept : some;
      const [first, last] = [telling[0], telling.at(-1)];
      if (first === undefined || last === undefined || telling.length > mostWords) return [];
      if (!piece.refused && telling.every((word) => isQuality(message, word))) return [];
      const end = endWithHead(message, last.end);
      return [
        {
          text: message.slice(first.start, end).toLowerCase(),
          start: first.start,
          end,
          refused: piece.refused,
          soft: piece.soft,
        },
      ];
    })
    .slice(0, message.length > 400 ? 3 : 6);
}

/**
 * The wishes after a message that said some. Work that is wished for or asked for takes the place of what was wished for before, unless the
 * message joins it; a condition takes the place of a wish of its field; what is dropped by its words goes.
 */
export function wishesAfter(
  before: readonly Wish[],
  { message, reading, said, asked }: { message: string; reading: Reading; said: readonly Wish[]; asked: readonly Condition[] },
): Wish[] {
  if (startsOver(message)) return [...said];
  const relaxed: readonly string[] = relaxedFields(message);
  const refused = [...(reading.phrases ?? []), ...reading.mentions].flatMap((one) =>
    ('refused' in one ? one.refused : one.negated) ? [message.slice(one.start, one.end).toLowerCase()] : [],
  );
  const dropped = droppedIn(message, reading);
  const joins = isJoining(reading);
  const groupsSaid = (some: readonly Wish[]) => some.filter(({ negated }) => !negated).flatMap(groupsOf);
  const firm = new Set([...groupsSaid(said.filter((one) => one.soft !== true)), ...asked.filter(({ op }) => op !== 'not').map(group)]);
  const alike = new Set([...firm, ...groupsSaid(said)]);
  // What is wanted is one thing, whatever it is: work, a field, or words of one's own.
  const isAnew = what.some((one) => firm.has(one)) || wantedIn(reading).some(({ how }) => how === 'replace');
  const isReplaced = (wish: Wish) =>
    !wish.negated && groupsOf(wish).some((one) => (wish.soft === true ? alike : firm).has(one) || (isAnew && what.includes(one)));
  const kept = before.filter(
    (wish) =>
      !dropped.some((words) => wish.text.toLowerCase().includes(words)) &&
      !refused.includes(wish.text.toLowerCase()) &&
      !groupsOf(wish).some((one) => relaxed.includes(one)) &&
      !(isReplaced(wish) && !joins) &&
      !isAmongWords(wish, said),
  );
  return [...kept, ...said].slice(-mostWishes);
}

/** Whether a wish is one of some, whatever the number of its words: "hotels" is "hotel". */
export const isAmongWords = ({ text }: Wish, some: readonly Wish[]): boolean =>
  some.some((one) => plainWords(one.text) === plainWords(text));
const plainWords = (text: string): string =>
  wordsOf(text)
    .map((word) => singular(word.text))
    .join(' ');

/** Whether what a message wants stands alongside what was wanted before: "also coral", "coral is fine too". "Coral or fisheries" is only a list. */
export function isJoining(reading: Reading): boolean {
  const wanted = wantedIn(reading).toSorted((a, b) => a.start - b.start);
  return wanted[0]?.how === 'add' || wanted.some(({ how }) => how === 'accept');
}

/** The work and the words that a message wants. */
const wantedIn = ({ mentions, phrases = [] }: Reading) => [
  ...mentions.flatMap(({ start, kind, negated, modality }) =>
    modality === undefined || negated || modality.mentionedOnly || !ofWork.has(kind) ? [] : { start, how: modality.how },
  ),
  ...phrases.filter(({ refused }) => !refused),
];

/** What meets a mention that only ranks; a field, a subject or an activity ("tutoring") is said in words too. */
const anyOfMention = (mention: Mention): Condition[][] => [
  ...(mention.kind === 'industry' ||
  (mention.kind === 'function' && mention.certainty <= likely) ||
  (mention.kind === 'role' && !mention.negated && /^\p{L}+ing$/iu.test(mention.text)) ||
  isSubject(mention)
    ? [[conditionOf('text', mention.text.toLowerCase())]]
    : []),
  ...((mention.negated && mention.modality?.soft !== true) || (mention.kind === 'industry' && mention.certainty <= likely)
    ? []
    : conditionsOfMention({ ...mention, negated: false }).map((one) => [one])),
];

const wishOfWords = (text: string, meant: readonly Condition[], phrase: string = text): Wish => ({
  text,
  anyOf: [[conditionOf('text', phrase.toLowerCase())], ...meant.map((one) => [one])],
  negated: false,
});

/** Work with somebody, and that of it which mentions them. */
const withThem = (text: string, work: readonly Condition[]): Condition[][] => [
  ...work.map((one) => [one]),
  ...work.map((one) => [one, conditionOf('text', text.toLowerCase())]),
];

const roleCondition = (name: string): Condition[] => {
  const role = listedRole(name);
  return role === null ? [] : [conditionOf('role', role.role)];
};

/** The work of the field of study that a title is of: "kinesiology aide". */
const kinOf = (title: string): Condition[] => {
  const field = title.replace(/[ -]\S+$/, '');
  return isMajor(field) ? rolesForMajor(field).flatMap(roleCondition) : [];
};

/** A title's words without its rung: what "Head of Tax" is head of. */
const subjectOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/^(?:(?:senior|junior|lead|staff|principal|chief|associate|assistant) |(?:head|director|vp|vice president|chief) of )+/, '');

/** "Explicitly"; not "family" or "assembly", which are no adjective with an ending. */
const isAdverb = (word: string): boolean =>
  /^.{3,}(?:al|ic|it|ive|ous|ful|ent|ant|able|ed|ing|ar|e|r|t)ly$/.test(word) &&
  !/^(?:family|assembly|supply|early|only|fly|italy)$/.test(word);

/** What a wish is about, as fields that take each other's place. */
const groupsOf = ({ anyOf }: Wish): string[] => anyOf.flat().map(group);
const what: readonly string[] = ['role', 'text', 'skill'];
const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'skill', 'major']);
const isWork: readonly string[] = ['role', 'function', 'industry'];
const isTelling = ({ text }: { text: string }) => !isGeneral(text);
const isDescribing = (message: string, { start, text }: { start: number; text: string }): boolean =>
  text.endsWith('ing') || tokensOf(message).some((token) => token.start === start && ['ADJ', 'NOUN', 'PROPN'].includes(token.pos));
/** Whether a word is an ordinary adjective, which alone names no work: "quiet", "small". */
const isQuality = (message: string, { start, text }: { start: number; text: string }): boolean =>
  isGeneral(text) && tokensOf(message).some((token) => token.start === start && token.pos === 'ADJ');
/** Where a phrase ends with the head that it describes: "reading help". */
function endWithHead(message: string, end: number): number {
  const tokens = tokensOf(message);
  const at = tokens.findIndex((token) => token.start >= end);
  const head = tokens[at];
  const isHead = head?.start === end + 1 && message[end] === ' ' && isHeadOf(head, tokens[at - 1], tokens[at + 1]);
  return isHead ? head.end : end;
}
/** Function words that hold a phrase together. */
export const leadsOn = /^ (?:(?:of|with|for|to|the|a|an|that|things|stuff|my|your|their|in|on|at|from|about|new|other|old|like) )*$/i;
/** Between the items of a list. */
const inList = /^(?:,| ?[,/&]?(?: ?(?:and|or|n|&|\/)))(?: (?:a|an|the|some|in|with))* ?$/i;
const besideIt = /\b(?:near|close to|next to|not far from) (?:a|an|the|my|some) $/i;
const isNumber = /^[\d.,%+]+$|^(?:hundred|thousand|grand|bucks?|dollars?|half|dozen)$/;
const mostWishes = 8;
/** More is a story. */
const mostWords = 6;

interface Span {
  start: number;
  end: number;
}

interface WishContext {
  isAside: (span: { start: number; end: number }, isRefused: boolean) => boolean;
  ownMajor: string | null;
  /** Names that only rank. */
  soft: readonly Mention[];
}

export interface Phrase {
  /** As it was said, lower case. */
  text: string;
  start: number;
  end: number;
  refused: boolean;
  soft: boolean;
}

/** A wish with the words that said it. */
export type Said = Wish & {
  start: number;
  end: number;
  /** "Only those that mention …": what doesn't say it is left out. */ must?: boolean;
};
