import { plainModality, type Modality } from '../walk/scope.ts';
import { isEmpty } from '../text/english.ts';
import type { Filled, Kind } from './marking-prompt.ts';
import { withFigures } from '../text/number-words.ts';
import { familyOf, type Found, readingBy, scopeBy } from './read.ts';
import { fold, overlap, singular, wordsOf } from '../text/text.ts';
import type { Meaning, Mention, Reading } from './types.ts';
import { companyWritten, functionWritten, industryWritten, longestFirst, type Read } from './written.ts';

/**
 * What a model filled for a message, held against its words: a mark whose words are not there, or whose value these words do not say, is
 * invented and counted. Work and other values of our lists that the words only paraphrase are guesses, and rank. `said` reads the message or a
 * part of it as the built-in reader does, `read` words by themselves, with the marks in the place of what that found at these words; of what no mark speaks its reading
 * stands. `isBarred` tells words that nobody is looked for by.
 */
export function openFilled(
  message: string,
  { marks, wishes, unclear }: Filled,
  { said, read }: Readers,
  isBarred: (words: string) => boolean,
): Marked {
  const own = said(message);
  const meant = Array.from(marks.slice(0, mostMarks).map(capped), (mark): Meant | null => {
    const span = spanIn(message, mark.words);
    const meaning = span === null || (isFree(mark.field) && isBarred(mark.value)) ? null : meaningOf(mark.field, mark.value.trim(), read);
    if (span === null || meaning === null) return null;
    const words = message.slice(span.start, span.end);
    const trust = trustIn(meaning, mark.value, {
      words,
      found: [...own.mentions.filter((one) => overlap(one, span)), ...read(words).mentions],
    });
    return trust === 'none' ? null : { ...mark, meaning, isGuess: trust === 'guess' };
  });
  const kept = meant.filter((one) => one !== null);
  const asides = wishes.slice(0, mostMarks).filter((one) => spanIn(message, one) !== null && !isBarred(one));
  const others = unclear.slice(0, mostMarks).filter((one) => spanIn(message, one) !== null);
  return {
    read: (text) => overlaid(text, said(text), { meant: kept, wishes: asides, unclear: others }),
    isEmpty: kept.length + asides.length + others.length === 0,
    invented: meant.length - kept.length + wishes.length - asides.length,
    guesses: kept.flatMap(({ meaning, value, isGuess }) => (isGuess ? [nameOf(meaning), value] : [])),
  };
}

function overlaid(text: string, own: Reading, { meant, wishes, unclear }: Held): Reading {
  const marks: (Found & { mark: Meant })[] = [];
  for (const mark of meant) {
    const span = spanIn(text, mark.words);
    if (span === null || marks.some((one) => overlap(one, span))) continue;
    marks.push({ ...span, meaning: mark.meaning, certainty: mark.isGuess ? 0.7 : 1, family: familyOf(mark.meaning), mark });
  }
  const wished = wishes.flatMap((words) => spanIn(text, words) ?? []);
  const asides = [...wished, ...unclear.flatMap((words) => spanIn(text, words) ?? [])];
  // "At Google" says no more than its name does, "interviewed at Google" does.
  const isExplained = (one: Span) =>
    asides.some(
      (aside) =>
        overlap(aside, one) && contentOf(text.slice(aside.start, aside.end)).length > contentOf(text.slice(one.start, one.end)).length,
    );
  const stay = own.mentions.filter((one) => !marks.some((mark) => overlap(mark, one)) && !isExplained(one));
  const scope = scopeBy(text, [...marks, ...Array.from(stay, (one) => ({ ...one, meaning: one, family: familyOf(one) }))]);
  const names = [...marks, ...Array.from(stay, (one) => ({ ...one, meaning: null, family: '' }))];
  const free = wished.filter((span) => !names.some((one) => overlap(one, span)));
  const pieceOf = (span: Span) => scope.phrases.find((one) => overlap(one, span)) ?? noPiece;
  const said = Array.from(free, (span) => ({ ...pieceOf(span), ...span, wished: true as const }));
  const phrases = scope.phrases.filter(
    (one) => own.phrases?.some((other) => overlap(other, one)) === true && !asides.some((aside) => overlap(aside, one)),
  );
  const reading = readingBy(text, names, {
    serving: scope.serving,
    phrases: [...phrases, ...said].sort((a, b) => a.start - b.start),
    modalityOf: (span) => modalityOf(marks.find((one) => overlap(one, span))?.mark, scope.modalityOf(span)),
  });
  const isWished = (raw: string) => wished.some(({ start, end }) => text.slice(start, end).includes(raw));
  return {
    ...own,
    ...reading,
    mentions: [
      ...reading.mentions,
      ...Array.from(stay, (one) => ({ ...one, modality: { ...scope.modalityOf(one), ...one.modality } })),
    ].sort((a, b) => a.start - b.start),
    unread: reading.unread.filter((raw) => own.unread.includes(raw) && !isWished(raw)),
  };
}

/** What the model says of a name, else what the words around it say. */
function modalityOf(mark: Meant | undefined, walked: Modality): Modality {
  if (mark === undefined) return walked;
  const { meaning, refused, preferred, required, how, either, isGuess } = mark;
  // "On site" says what "not remote" refuses.
  const isOpposite = meaning.kind === 'remote' && !meaning.remote;
  return {
    ...walked,
    refused: !isOpposite && (refused ?? walked.refused),
    soft: isGuess || (preferred ?? walked.soft),
    must: !isGuess && (required ?? walked.must),
    how: how ?? walked.how,
    either: either !== null && either >= 1 && either <= 9 ? Math.round(either) : walked.either,
  };
}

const noPiece = { thing: null, from: 0, to: 0, ...plainModality };

/** Where words first stand in a text, to the end of the last of them; null where they do not. */
function spanIn(text: string, words: string): Span | null {
  const plain = (one: string) => one.replace(/[‘’]/g, "'").replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const [whole, part] = [plain(text), plain(words).trim()];
  if (part === '') return null;
  for (let start = whole.indexOf(part); start >= 0; start = whole.indexOf(part, start + 1)) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(whole.charAt(start - 1)) && /^[\p{L}\p{N}]/u.test(part)) continue;
    const rest = /^[\p{L}\p{N}]*/u.exec(/[\p{L}\p{N}]$/u.test(part) ? whole.slice(start + part.length) : '')?.[0] ?? '';
    return { start, end: start + part.length + rest.length };
  }
  return null;
}

/** What a value of a field means, by our own lists. */
function meaningOf(field: Kind, value: string, read: Read): Meaning | null {
  const { [field]: frame = '…' } = frames;
  const one = longestFirst(read(frame.replace('…', () => value)).mentions).find(({ kind }) => kind === field);
  if (field === 'function' || field === 'industry') {
    const name = field === 'function' ? functionWritten(value) : industryWritten(value);
    if (one !== undefined && (name === null || nameOf(one) === name)) return one;
    return name === null ? null : field === 'function' ? { kind: field, function: name } : { kind: field, industry: name };
  }
  if (field === 'company' && (one === undefined || one.text.length < value.length - 1))
    return value === '' ? null : { kind: field, company: companyWritten(value, read) };
  // A title hides no name of anything else.
  return one === undefined || (field === 'role' && one.text.length < value.length) ? null : one;
}

/** Words around a value that say which field it is of. */
const frames: Partial<Record<Kind, string>> = {
  company: 'at …',
  place: 'in …',
  school: 'studied at …',
  skill: 'skills: …',
  major: '… major',
  degree: 'requires a …',
  level: '… level',
};

/** Whether the words say the value; or, of work and what else our lists close, whether they may. */
function trustIn(meaning: Meaning, value: string, { words, found }: { words: string; found: readonly Mention[] }): Trust {
  if (found.some((one) => nameOf(one) === nameOf(meaning))) return 'said';
  const messageWords = new Set(contentOf(words));
  if (named.has(meaning.kind)) return contentOf(value).every((word) => messageWords.has(word)) ? 'said' : 'none';
  if (!amounts.has(meaning.kind)) return contentOf(value).every((word) => messageWords.has(word)) ? 'said' : 'guess';
  const [figures, asked] = [words, value].map(
    (text) =>
      withFigures(text)
        .text.replace(/(?<=\d),(?=\d)/g, '')
        .match(/\d+/g) ?? [],
  );
  const isStated = (one: string) => figures?.some((other) => one.startsWith(other) || one.endsWith(other)) === true;
  return asked !== undefined && asked.length > 0 && asked.every(isStated) ? 'said' : 'none';
}

/** What a meaning is called; the same for the same thing. */
function nameOf(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'role':
      return meaning.role;
    case 'function':
      return meaning.function;
    case 'company':
      return meaning.company;
    case 'place':
      return meaning.place.label;
    case 'industry':
      return meaning.industry;
    case 'skill':
      return meaning.skill;
    case 'school':
      return meaning.school;
    case 'major':
      return meaning.major;
    case 'employerKind':
      return meaning.employerKind;
    case 'level':
      return meaning.level;
    case 'pay':
    case 'experience':
      return `${meaning.kind} ${meaning.atLeast ?? ''}–${meaning.atMost ?? ''}`;
    case 'year':
      return `${meaning.from ?? ''}–${meaning.to ?? ''}`;
    case 'season':
      return `${meaning.season ?? ''} ${meaning.year ?? ''}`;
    default:
      return meaning.kind;
  }
}

function contentOf(text: string): string[] {
  const words = wordsOf(text).map((word) => singular(fold(word.text)));
  const some = words.filter((word) => !isEmpty(word));
  return some.length === 0 ? words : some;
}

const mostMarks = 60;
const capped = (mark: Filled['marks'][number]) => ({ ...mark, value: mark.value.slice(0, 200) });
/** Whose values are names: said by their own words. */
const named: ReadonlySet<Meaning['kind']> = new Set(['company', 'place', 'school', 'major', 'skill', 'employerKind']);
const amounts: ReadonlySet<Meaning['kind']> = new Set(['pay', 'experience', 'year', 'season', 'posted', 'start']);
/** Whose values may be any words. */
const isFree = (field: Kind): boolean => field === 'role' || field === 'skill';

interface Readers {
  said: Read;
  read: Read;
}

type Trust = 'said' | 'guess' | 'none';
type Meant = Filled['marks'][number] & { meaning: Meaning; isGuess: boolean };

interface Span {
  start: number;
  end: number;
}

interface Held {
  meant: readonly Meant[];
  wishes: readonly string[];
  unclear: readonly string[];
}

interface Marked {
  read: Read;
  /** Nothing of it holds. */
  isEmpty: boolean;
  invented: number;
  /** What the words only paraphrase, by its names. */
  guesses: string[];
}
