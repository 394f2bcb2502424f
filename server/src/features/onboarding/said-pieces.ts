import { distance } from 'fastest-levenshtein';
import { employerKey } from '#language/industries.ts';
import { read } from '#language/read.ts';
import { isAbbreviation } from '#language/roles.ts';
import { wordsOf } from '#language/text.ts';
import type { Mention, Reading } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { takenBack, unsaidIn } from '#listening/corrections.ts';
import { isMostlyForeign } from '#listening/foreign.ts';
import type { Turn } from '#platform/chat.ts';
import { agreedTo } from './agreed.ts';
import { readMessage } from './heard.ts';
import { asksOfDislike } from './hosted-spoken.ts';
import { toldOfOthers } from './said-of-others.ts';
import { akin, isSmall } from './said-words.ts';
import type { InterviewState } from './state.ts';

/**
 * Everything that can show what was said, oldest first: of each message what the built-in interviewer made of it, what it agreed to, and
 * its own words; each word with whether it stands under a refusal, and those that tell of others apart. Pauses after each message, for a long one takes its time.
 */
export function* piecesOf(said: readonly Turn[], state: InterviewState, vocabulary: OpenVocabulary): Generator<Piece[]> {
  const wanted = new Set(state.facts.companies.flatMap((name) => wordsOf(name).map(({ text }) => text)));
  const known = { vocabulary, wanted };
  // A message said once more after a broken answer is heard once: then the numbers tell nothing.
  const isNumbered = said.filter(({ sender }) => sender === 'user').length === state.messages;
  let count = 0;
  for (const [at, turn] of said.entries()) {
    if (turn.sender !== 'user') continue;
    count++;
    const { text, reading } = readMessage(turn.text, vocabulary);
    const before = said[at - 1]?.sender === 'assistant' ? (said[at - 1]?.text ?? '') : '';
    const { liked, disliked } = factsOf(state, isNumbered ? count : null, isMostlyForeign(text));
    const own = pieceOf(text, reading, known);
    for (const phrase of [...disliked, ...takenBack(text), ...unsaidIn(text)]) deny(own, phrase);
    if (asksOfDislike(before)) denySentences(own, text);
    for (const { start, end } of toldOfOthers(text)) for (const word of own.words) word.ofOthers ||= word.start < end && start < word.end;
    // The built-in interviewer may have taken for a wish what was told of somebody else.
    const wishes = liked.filter((phrase) => !isOfOthers(phrase, [closed(own)]));
    yield [...[...wishes, ...agreedTo(before, turn.text)].map((phrase) => pieceOf(phrase, read(phrase, vocabulary), known)), own].map(
      closed,
    );
  }
}

/** The words of a piece of which a word is a relative, or a slip of the pen that no dictionary knows. */
export const relativesOf = (word: string, { byStart, slips }: Pick<Piece, 'byStart' | 'slips'>): SaidWord[] => {
  const found = (byStart.get(word.slice(0, 3)) ?? []).filter(({ text }) => akin(word, text));
  if (found.length > 0 || word.length < 5) return found;
  return slips.filter(({ text }) => text[0] === word[0] && distance(word, text) <= (word.length > 7 ? 2 : 1));
};

/** Whether pieces speak of a thing, and only as somebody else's. */
export function isOfOthers(thing: string, pieces: readonly Piece[]): boolean {
  const words = wordsOf(thing).filter(({ text }) => !isSmall(text));
  const all = (of: (piece: Piece) => Pick<Piece, 'byStart' | 'slips'>) =>
    words.every(({ text }) => pieces.some((piece) => relativesOf(text, of(piece)).length > 0));
  return words.length > 0 && all(({ ofOthers }) => ofOthers) && !all((piece) => piece);
}

/** What two mentions of one thing share, however it was put, in this language or another. */
export function meaningsOf(mention: Mention, isAbroad = false): string[] {
  switch (mention.kind) {
    case 'role':
      // The list's own name covers neighbours of a title: "Stage Manager" that of a lighting designer.
      return [mention.title, ...(isAbroad || isAbbreviation(mention.title) ? [mention.role] : [])].map(
        (name) => `role ${name.toLowerCase()}`,
      );
    case 'function':
      return [`field ${mention.function.toLowerCase()}`];
    case 'industry':
      return [`field ${mention.industry.toLowerCase()}`];
    case 'skill':
      return [`skill ${mention.skill.toLowerCase()}`];
    case 'major':
      return [`major ${mention.major.toLowerCase()}`];
    case 'company':
      return [mention.company, ...(mention.names ?? [])].map((name) => `employer ${employerKey(name)}`);
    case 'employerKind':
      return (mention.companies ?? []).map((name) => `employer ${employerKey(name)}`);
    default:
      return [];
  }
}

/** Which of the facts came from the message of that number, all where it is null; under the names of the lists only where its own words are in another language. */
function factsOf({ facts, heard }: InterviewState, message: number | null, isAbroad: boolean): { liked: string[]; disliked: string[] } {
  const from = (things: readonly string[]) =>
    things.filter((thing) => heard.some(({ what, from: at }) => what === thing && at === message));
  return {
    liked: from([
      ...facts.loved,
      ...facts.did,
      ...facts.people,
      ...facts.kinds,
      ...facts.limits,
      ...facts.companies,
      ...[...facts.roles, ...facts.fields].flatMap(({ name, said }) => (isAbroad ? [name, said] : [said])),
    ]),
    disliked: from([...facts.hated, ...facts.shun, ...facts.refused.flatMap(({ name, said }) => [name, said])]),
  };
}

/** `wanted` are words of employers that were found to be wanted, though a "not" or "sans" stands near them. */
function pieceOf(text: string, reading: Reading, { vocabulary, wanted }: Known): OpenPiece {
  const negated = reading.mentions.filter((mention) => mention.negated && !wordsOf(mention.text).some((word) => wanted.has(word.text)));
  const unwanted = new Set(reading.unwanted);
  const words = wordsOf(text).map(({ text: word, raw, start, end }) => ({
    text: word,
    raw,
    start,
    end,
    ofOthers: false,
    denied: negated.some((mention) => mention.start < end && start < mention.end) || (unwanted.has(raw) && !wanted.has(word)),
    isSlip: word.length > 4 && !vocabulary.spelling.isWord(word),
  }));
  return { words, mentions: reading.mentions, isAbroad: isMostlyForeign(text), byStart: byStartOf(words) };
}

function closed({ words, mentions, isAbroad }: OpenPiece): Piece {
  const meanings = new Map<string, boolean>();
  for (const mention of mentions) {
    const within = words.filter(({ start, end }) => start < mention.end && mention.start < end);
    if (within.length > 0 && within.every(({ ofOthers }) => ofOthers)) continue;
    const isDenied = within.length > 0 && within.every(({ denied }) => denied);
    for (const key of meaningsOf(mention, isAbroad)) meanings.set(key, (meanings.get(key) ?? true) && isDenied);
  }
  const own = wordsBy(words.filter(({ ofOthers }) => !ofOthers));
  return { ...own, meanings, ofOthers: wordsBy(words.filter(({ ofOthers }) => ofOthers)) };
}

const wordsBy = (words: SaidWord[]) => ({
  words,
  byStart: byStartOf(words),
  slips: words.filter(({ isSlip }) => isSlip).slice(0, mostSlips),
});

/** Marks the words of a refused phrase in the shortest run of words that holds all of them that are there. */
function deny({ words, byStart }: OpenPiece, phrase: string): void {
  const partOf = new Map<SaidWord, number>();
  for (const [part, { text }] of wordsOf(phrase).entries())
    if (!isSmall(text)) for (const word of byStart.get(text.slice(0, 3)) ?? []) if (akin(text, word.text)) partOf.set(word, part);
  const parts = new Set(partOf.values()).size;
  const seen = new Map<number, number>();
  let best: { from: number; to: number } | null = null;
  for (const [at, word] of words.entries()) {
    const part = partOf.get(word);
    if (part === undefined) continue;
    seen.set(part, at);
    if (seen.size < parts) continue;
    const from = Math.min(...seen.values());
    if (best === null || at - from < best.to - best.from) best = { from, to: at };
  }
  if (best !== null) for (const word of words.slice(best.from, best.to + 1)) word.denied ||= partOf.has(word);
}

/** An answer to what drains somebody tells what is not wanted, but for the sentences that turn to what is. */
function denySentences({ words }: OpenPiece, text: string): void {
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?;\n])/)) {
    const end = start + sentence.length;
    if (!liking.test(sentence)) for (const word of words) if (word.start >= start && word.start < end) word.denied = true;
    start = end;
  }
}

const liking = /\b(?:lov(?:e|ed)|lik(?:e|ed)|enjoy(?:ed)?|prefer(?:red)?|rather|best|fun|happy|instead|but)\b/i;

function byStartOf(words: readonly SaidWord[]): Map<string, SaidWord[]> {
  const found = new Map<string, SaidWord[]>();
  for (const word of words) {
    const start = word.text.slice(0, 3);
    const others = found.get(start);
    if (others === undefined) found.set(start, [word]);
    else others.push(word);
  }
  return found;
}

/** More slips in one message are no slips. */
const mostSlips = 40;

interface Known {
  vocabulary: OpenVocabulary;
  wanted: ReadonlySet<string>;
}

interface OpenPiece extends Pick<Piece, 'words' | 'byStart'> {
  mentions: readonly Mention[];
  isAbroad: boolean;
}

export interface SaidWord {
  /** Lower case and without accents. */
  text: string;
  raw: string;
  start: number;
  end: number;
  /** It stands under a refusal. */
  denied: boolean;
  /** It tells of somebody else. */
  ofOthers: boolean;
  /** No dictionary knows it. */
  isSlip: boolean;
}

export interface Piece {
  words: SaidWord[];
  /** What is meant, and whether it is only refused. */
  meanings: ReadonlyMap<string, boolean>;
  /** The words by their first three letters, which relatives share. */
  byStart: ReadonlyMap<string, SaidWord[]>;
  slips: SaidWord[];
  /** What was said of others: it is known, and no wish of the student's. */
  ofOthers: Pick<Piece, 'byStart' | 'slips'>;
}
