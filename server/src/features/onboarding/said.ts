import { distance } from 'fastest-levenshtein';
import { companyKey, employerKey } from '#language/industries.ts';
import { read } from '#language/read.ts';
import { keyOf, wordsOf } from '#language/text.ts';
import type { Mention } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { plain } from '#listening/grammar.ts';
import type { Turn } from '#platform/chat.ts';
import { inSlices } from '#platform/slices.ts';
import { isOfOthers, meaningsOf, type Piece, piecesOf, relativesOf, type SaidWord } from './said-pieces.ts';
import { isPale, isSmall } from './said-words.ts';
import type { InterviewState } from './state.ts';
import { targets } from './summary.ts';

/**
 * What a student said or agreed to in an interview, and what they refused, to be asked about by name. `state` is what the built-in
 * interviewer heard in the same messages. The latest message that speaks of a thing decides.
 */
export async function openSaid(said: readonly Turn[], state: InterviewState, vocabulary: OpenVocabulary): Promise<Said> {
  const rest = inSlices();
  const pieces: Piece[] = [];
  for (const some of piecesOf(said, state, vocabulary)) {
    pieces.unshift(...some.toReversed());
    await rest();
  }
  const decide = (judge: (piece: Piece) => Verdict): Verdict => {
    for (const piece of pieces) {
      const verdict = judge(piece);
      if (verdict !== 'unsaid') return verdict;
    }
    return 'unsaid';
  };
  const { facts } = state;
  // What the built-in interviewer would list was said.
  const listed = new Set(targets(facts).map(plain));
  const refused = new Set(facts.refused.flatMap(({ name, said: words }) => [employerKey(name), employerKey(words)]));
  const known = new Map<string, boolean>();
  const knows = (word: string) => pieces.some((piece) => [piece, piece.ofOthers].some((words) => relativesOf(word, words).length > 0));
  return {
    thing: (text) => {
      if (listed.has(plain(text)) && !isOfOthers(text, pieces)) return 'said';
      const { mentions } = read(text, vocabulary);
      const verdicts = partsOf(text).map((part) => decide((piece) => ofThing(part, mentions, piece)));
      return verdicts.find((verdict) => verdict !== 'said') ?? (verdicts.length > 0 ? 'said' : 'unsaid');
    },
    employer: (name) => (refused.has(employerKey(name)) ? 'refused' : decide((piece) => ofEmployer(name, piece))),
    isOfOthers: (text) => isOfOthers(text, pieces),
    knows: (word) => {
      const answer = known.get(word) ?? knows(word);
      known.set(word, answer);
      return answer;
    },
  };
}

/** The parts of a list item that may have been said apart: "photography and archives". */
const partsOf = (text: string): string[] =>
  text.split(/\s*[,;/&]\s*|\s+(?:and|or)\s+/).filter((part) => wordsOf(part).some((word) => !isSmall(word.text)));

/** Whether one piece speaks of a thing: every word of it that carries a subject, or what the words mean, has to be there. */
function ofThing(part: string, mentions: readonly Mention[], piece: Piece): Verdict {
  const own = wordsOf(part);
  const short = own.length > 1 ? own.map(({ text }) => text.charAt(0)).join('') : '';
  const shortened = piece.words.filter(({ text }, at) => text === short && !isPale(text) && !/\d$/.test(piece.words[at - 1]?.text ?? ''));
  if (shortened.length > 0) return shortened.every(({ denied }) => denied) ? 'refused' : 'said';
  const telling = own.filter(({ text }) => !isPale(text));
  const needed = telling.length > 0 ? telling : own.filter(({ text }) => !isSmall(text));
  let denied = false;
  for (const word of needed) {
    const keys = mentions
      .filter((mention) => wordsOf(mention.text).some(({ text }) => text === word.text))
      .flatMap((mention) => meaningsOf(mention));
    const meant = keys.flatMap((key) => piece.meanings.get(key) ?? []);
    const found = [...relativesOf(word.text, piece).map((other) => other.denied), ...meant];
    if (found.length === 0) return 'unsaid';
    denied ||= found.every(Boolean);
  }
  return denied ? 'refused' : 'said';
}

/** Whether one piece names an employer: by what it is known as, word for word but for a slip, or by its initials. */
function ofEmployer(name: string, { words, meanings }: Piece): Verdict {
  const known = meanings.get(`employer ${employerKey(name)}`);
  if (known !== undefined) return known ? 'refused' : 'said';
  const own = companyKey(name).split(' ');
  const whole = own.join('');
  const initials = initialsOf(name);
  const found = [
    ...runsOf(words, own.length).filter((run) => spells(run, whole)),
    ...words.flatMap((word) =>
      (initials.length > 2 && word.raw === initials) || (isInitials(name) && word.text === keyOf(name)) ? [[word]] : [],
    ),
    ...(isInitials(name) ? runsOf(words, name.length).filter((run) => run.map(({ raw }) => raw.charAt(0)).join('') === name) : []),
  ];
  if (found.length === 0) return 'unsaid';
  return found.every((run) => run.some(({ denied }) => denied)) ? 'refused' : 'said';
}

const runsOf = (words: readonly SaidWord[], length: number): SaidWord[][] =>
  words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length));

/** Whether words make a name, with a slip or two where no dictionary knows one of them. */
function spells(run: readonly SaidWord[], whole: string): boolean {
  const said = run.map(({ text }) => text).join('');
  const slips = whole.length > 7 ? 2 : whole.length > 4 ? 1 : 0;
  return said === whole || (run.some(({ isSlip }) => isSlip) && said[0] === whole[0] && distance(said, whole) <= slips);
}

const initialsOf = (name: string): string => (name.match(/\b\p{Lu}/gu) ?? []).join('');
const isInitials = (name: string): boolean => /^[A-Z]{3,6}$/.test(name);

export type Verdict = 'said' | 'refused' | 'unsaid';

export interface Said {
  /** Of an interest or a role. */
  thing: (text: string) => Verdict;
  employer: (name: string) => Verdict;
  /** Whether a thing was told only of somebody else. */
  isOfOthers: (text: string) => boolean;
  /** Whether a word, or a relative of it, was said at all. */
  knows: (word: string) => boolean;
}
