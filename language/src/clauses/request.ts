import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { read } from '../entities/read.ts';
import { plainModality, type Piece, type Modality } from '../walk/scope.ts';
import type { Mention, Reading } from '../entities/types.ts';
import type { OpenVocabulary } from '../lexicon/vocabulary.ts';
import { actsSaid, decided, type NamedSpan, type SaidOf, type Setting, modalitiesOf, surely, type Tags } from '../tagger/requests.ts';
import { type Screen, segmentsOf } from '../tagger/segments.ts';
import { isEmpty, isGeneral } from '../text/english.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { matchesIn, overlap, singular, spanOf, wordsOf } from '../text/text.ts';
import { purposesIn, statedIn, tellingIn } from './asides.ts';
import { askingWords } from './asking.ts';
import {
  withFieldsInside,
  withModality,
  withNothingAsked,
  withWordsOfWork,
  withRepairs,
  withReports,
  withSchoolsListed,
  withSubjectsTaught,
} from './repairs.ts';

/**
 * A student's message as `read` reads it, with what is said of each name and phrase put right by what a network learned of such messages: where
 * it is sure, a name is asked for, refused, only preferred, let go or in, or merely mentioned; the phrases are those it marks, and words that it
 * takes for none of these serve the message. `setting` is where it was said, `screen` what jobs it was said before.
 */
export function readRequest(text: string, open: OpenVocabulary, now: Date, setting: Setting, screen: Screen | null = null): Reading {
  const day = now.toDateString();
  const isLatest = latest?.text === text && latest.open === open && latest.day === day && latest.setting === setting;
  const seen = JSON.stringify(screen);
  if (latest !== null && isLatest && latest.seen === seen) return latest.reading;
  const isOfJobs = setting === 'J1' || setting === 'J2';
  const rules = read(text, open, now);
  const spans = ruledSpans(rules);
  const [act] = actsSaid(text, spans, setting);
  const asTagged = tagged(
    text,
    rules,
    modalitiesOf(text, spans, setting),
    (word) => open.spelling.isWord(word) || open.spelling.isWord(singular(word)),
    isOfJobs ? [...tellingIn(text), ...purposesIn(text), ...asidesOfJobs(text)] : null,
  );
  // Only in an answer can a request be one that was made before.
  const withSaidBefore = (one: Reading) => (setting === 'J2' ? withReports(text, one, rules) : one);
  const forJobs = (one: Reading) =>
    isOfJobs ? withFieldsInside(text, withSaidBefore(withSchoolsListed(text, withSubjectsTaught(text, withWordsOfWork(text, one))))) : one;
  const asked = forJobs(withRepairs(text, withNothingAsked(text, asTagged, rules), rules));
  const reading = {
    ...(isOfJobs ? withoutIdleWords(text, asked) : asked),
    act: act !== undefined && act.probability > surely ? act.act : null,
    ...(screen !== null && { parts: segmentsOf(text, spans, screen) }),
  };
  latest = { text, open, day, setting, seen, reading };
  return reading;
}

/** The reading without the words that nothing asks for, which serve the message: what is only stated, and what names no thing ("cheaper", "expected"). */
function withoutIdleWords(text: string, reading: Reading): Reading {
  const { phrases = [], serving = [] } = reading;
  const stated = statedIn(text);
  const tokens = tokensOf(text);
  const isIdle = (piece: Piece & { refused: boolean }) => {
    const own = tokens.filter((token) => overlap(token, piece));
    const isForm = ({ pos, norm, lemma, end }: Token) =>
      (pos === 'ADJ' && /(?:er|est)$/.test(norm) && norm !== lemma) ||
      (pos === 'VERB' && (norm.endsWith('ed') || (norm.endsWith('ing') && /^ (?:an?|the|my|our|some|their)\b/i.test(text.slice(end)))));
    const isOfAny = /\b(?:any|some|no)thing $/i.test(text.slice(0, piece.start));
    // "Anything other than robots" refuses them.
    const isLess = piece.refused && /\b(?:rather|other)\b[^.!?;]{0,80}$/i.test(text.slice(0, piece.start));
    return (!isOfAny && own.every(isForm)) || (!isLess && stated.some((one) => overlap(one, piece)));
  };
  const idle = phrases.filter(isIdle);
  return idle.length === 0
    ? reading
    : { ...reading, phrases: phrases.filter((one) => !idle.includes(one)), serving: [...serving, ...idle] };
}

/** "Why is there a computer job", "Hilarious.": what asks for a reason, and a word that is a sentence before another. */
const asidesOfJobs = (text: string): Span[] => matchesIn(text, reasonsAndExclamations).map(spanOf);
const reasonsAndExclamations = /\b(?:why|how come)\b[^.?!;]*|(?<=^|[.!?]\s+)[\p{L}]+[.!]+(?=\s)/giu;

/** One turn reads the same message for several ends. */
let latest: { text: string; open: OpenVocabulary; day: string; setting: Setting; seen: string; reading: Reading } | null = null;

/** The names and phrases of a message as the network takes them. */
export const ruledSpans = ({ mentions, phrases = [], serving = [] }: Reading): NamedSpan[] => [
  ...mentions.map(({ start, end, kind, modality }) => ({ start, end, kind, ruled: modality === undefined ? '' : ruledOf(modality) })),
  ...phrases.map((piece) => ({ start: piece.start, end: piece.end, kind: 'words', ruled: ruledOf(piece) })),
  ...serving.map(({ start, end }) => ({ start, end, kind: 'other', ruled: 'serving' })),
];

const ruledOf = ({ refused, soft, how }: Modality): string => (refused ? 'refused' : soft ? 'soft' : how);

/** `told`: the clauses that ask for nothing; in any other no noun that names something is lost. null where the network alone decides. */
function tagged(
  text: string,
  rules: Reading,
  tags: Tags<SaidOf>,
  isWord: (word: string) => boolean,
  told: readonly Span[] | null,
): Reading {
  const put = listedAlike(
    text,
    rules.mentions,
    rules.mentions.map((mention) =>
      mention.modality === undefined
        ? mention
        : withModality(mention, withTaggedModality(text, { ...mention.modality, start: mention.start, end: mention.end }, tags)),
    ),
  );
  // A message that would ask for nothing asks for what it names.
  const mentions = put.every(({ modality }) => modality?.mentionedOnly === true) ? rules.mentions : put;
  const isNamed = (span: Span) => mentions.some((one) => overlap(one, span));
  const words = wordsOf(text).filter((word) => word.text.length > 1 && !isNamed(word));
  const isContent = (word: { text: string; raw: string }) =>
    !isEmpty(word.text) && !isFunctionWord(word.raw) && !askingWords.has(word.text) && /\p{L}/u.test(word.raw);
  const asksWork = mentions.some(({ kind, modality, negated }) => ofWork.has(kind) && modality?.mentionedOnly !== true && !negated);
  let { phrases, serving } = piecesOf();
  // Where nothing says what is wanted, the rules' words do.
  if (!asksWork && phrases.every(({ mentionedOnly, refused }) => mentionedOnly === true || refused))
    ({ phrases = [], serving = [] } = { ...rules, phrases: rules.phrases?.filter((one) => tags.of(one).chanceOf(null) < nearly) });
  const isIn = (word: Span, spans: readonly Span[]) => spans.some((one) => overlap(one, word));
  const refused = phrases.filter((one) => one.refused);
  const rest = words.filter((word) => !isEmpty(word.text) && !isIn(word, serving));
  return {
    tagged: true,
    mentions,
    phrases: phrases.filter(({ mentionedOnly }) => mentionedOnly !== true),
    serving: [...serving, ...phrases.filter(({ mentionedOnly }) => mentionedOnly === true)],
    unread: rest.filter((word) => !isIn(word, refused) && !isGeneral(word.text)).map(({ raw }) => raw),
    unwanted: rest.filter((word) => isIn(word, refused)).map(({ raw }) => raw),
  };

  function isNaming(word: Span): boolean {
    return tokensOf(text).some((token) => overlap(token, word) && ['NOUN', 'PROPN', 'ADJ', 'NUM'].includes(token.pos));
  }

  function isThing(word: { text: string } & Span): boolean {
    return !isGeneral(word.text) && tokensOf(text).some((token) => overlap(token, word) && ['NOUN', 'PROPN'].includes(token.pos));
  }

  /** "Old pots": what describes a thing before it. */
  function leadsTo(word: Span, phrase: Span | undefined): boolean {
    const next = words.find(({ start }) => start > word.start);
    return (
      phrase !== undefined &&
      next !== undefined &&
      overlap(phrase, next) &&
      /^[ -]$/.test(text.slice(word.end, next.start)) &&
      (isThing(next) || (isNaming(next) && leadsTo(next, phrase)))
    );
  }

  function isKept(word: Span): boolean {
    return tags.pieces.some((piece) => overlap(piece, word)) && tags.of(word).chanceOf(null) <= sure;
  }

  function isListedWith(one: Span, other: Span): boolean {
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    return joining.test(text.slice(first.end, second.start));
  }

  function isWithinList(word: Span, before: Span | undefined, after: Span | undefined): boolean {
    return (
      before !== undefined &&
      after !== undefined &&
      text.slice(before.end, word.start) === ', ' &&
      isNaming(after) &&
      /^, (?:(?:or|and) )?$/.test(text.slice(word.end, after.start))
    );
  }

  /** The phrases, and the words that serve. */
  function piecesOf(): { phrases: Piece[]; serving: Span[] } {
    const phrases: Piece[] = [];
    const serving: Span[] = [...(rules.serving ?? [])];
    for (const word of words) {
      if (!isContent(word)) continue;
      const own = tags.pieces.find((piece) => overlap(piece, word));
      const ruled = rules.phrases?.find((piece) => overlap(piece, word));
      // A word of no language is said, whatever it seems to be.
      const isAsked =
        told !== null &&
        !told.some((one) => overlap(one, word)) &&
        (isThing(word) || (isNaming(word) && !isGeneral(word.text) && leadsTo(word, ruled)));
      const isNone =
        !isAsked &&
        ruled?.mixedAlternative !== true &&
        isWord(word.text) &&
        tags.of(word).chanceOf(null) > (ruled?.refused === true ? nearly : sure);
      // "Rare books": what describes a word that is kept stays with it.
      const next = words[words.indexOf(word) + 1];
      const describes =
        next !== undefined &&
        ruled !== undefined &&
        overlap(ruled, next) &&
        /^[ -]$/.test(text.slice(word.end, next.start)) &&
        isNaming(word) &&
        (tags.pieces.some((piece) => overlap(piece, next)) || tags.of(next).chanceOf(null) <= sure);
      // "Print or textile": what is listed with a word that is kept is kept.
      const isListed =
        ruled !== undefined &&
        own === undefined &&
        isNaming(word) &&
        (words.some((other) => isKept(other) && isListedWith(word, other)) || isWithinList(word, phrases.at(-1), next));
      if (own === undefined && !describes && !isListed && (ruled === undefined || isNone)) {
        if (!isNaming(word) || tags.of(word).chanceOf(null) > sure) serving.push({ start: word.start, end: word.end });
        continue;
      }
      const at = { start: word.start, end: word.end };
      const marked = isListed ? { ...ruled, ...at } : withTaggedModality(text, { ...(ruled ?? plain), ...at }, tags);
      const piece = isAsked && marked.mentionedOnly === true ? { ...marked, mentionedOnly: undefined } : marked;
      const last = phrases.at(-1);
      const between = last === undefined ? null : { start: last.end, end: word.start };
      const isNext =
        last !== undefined &&
        between !== null &&
        ((own !== undefined && overlap(own, last)) ||
          ((own === undefined || isAsked) && /^[ -]$/.test(text.slice(between.start, between.end)))) &&
        !isNamed(between) &&
        last.refused === piece.refused &&
        last.mentionedOnly === piece.mentionedOnly;
      if (isNext) last.end = word.end;
      else phrases.push(piece);
    }
    return { phrases, serving };
  }
}

/** "Drop Boston and remote", "nc sc ga": what one cue of the rules says of names that are listed holds for all of them, or is as the rules have it. */
function listedAlike(text: string, rules: readonly Mention[], put: readonly Mention[]): Mention[] {
  const isListed = (one: Mention | undefined, next: Mention | undefined) =>
    one?.modality !== undefined &&
    next?.modality !== undefined &&
    (ruledOf(one.modality) !== 'set' || (one.kind === 'place' && one.text.length + next.text.length < 5)) &&
    ruledOf(one.modality) === ruledOf(next.modality) &&
    listing.test(text.slice(one.end, next.start));
  const lists: number[][] = [];
  for (const at of rules.keys())
    if (isListed(rules[at - 1], rules[at])) lists.at(-1)?.push(at);
    else lists.push([at]);
  return lists.flatMap((list) => {
    const isAlike =
      new Set(list.map((at) => `${put[at]?.modality?.mentionedOnly === true} ${ruledOf(put[at]?.modality ?? plainModality)}`)).size === 1;
    return list.map((at) => (isAlike ? put : rules)[at] as Mention);
  });
}

const joining = /^,? (?:or|and) (?:the |a |an |some )?$/i;
const listing = /^\s*(?:[,/&]\s*)?(?:(?:and|or|nor)\s+)?(?:the |in |at |for )?$/i;

/** A modality as the network has it, where it is sure of another than the rules'; against a cue of theirs it must be surer. */
function withTaggedModality<Own extends Modality & Span>(text: string, rule: Own, tags: Tags<SaidOf>): Own {
  const { how } = rule;
  const asked = { ...rule, mentionedOnly: false };
  switch (decided(tags.of(rule), rule.refused || rule.soft || how !== 'set')) {
    case null:
      return rule;
    case 'outside':
    case 'mentioned':
      return { ...rule, mentionedOnly: true };
    case 'refused':
      // "Put Boston back", "more of law and not so much tax": what is joined, or stands before what is refused instead, is asked for.
      if (!rule.refused && (how === 'add' || contrasted.test(text.slice(rule.end)))) return rule;
      return how === 'drop' ? asked : { ...asked, refused: true, soft: rule.refused && rule.soft, how: how === 'replace' ? how : 'set' };
    case 'preferred':
      return { ...asked, refused: false, soft: true };
    case 'dropped':
      return { ...asked, refused: false, how: 'drop' };
    case 'accepted':
      return { ...asked, refused: false, how: how === 'lift' ? how : 'accept' };
    case 'joined':
      return { ...asked, refused: false, soft: false, how: how === 'replace' || how === 'accept' || how === 'lift' ? how : 'add' };
    default:
      return { ...asked, refused: false, soft: false, how: how === 'drop' ? 'set' : how };
  }
}

const contrasted = /^,? (?:and|but) (?:not|less|no)\b/i;

/** Words are left out from here on. */
const sure = 0.7;
const nearly = 0.97;

const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'skill', 'major', 'company', 'employerKind']);

const plain = { thing: null, from: 0, to: 0, ...plainModality };

interface Span {
  start: number;
  end: number;
}
