import { inDictionary } from '#language/english-dictionary.ts';
import { isCommon, isGeneral, isOrdinary } from '#language/english.ts';
import type { Entry } from '#language/entry.ts';
import type { Match } from '#language/phrases.ts';
import { wordsOf, type Word } from '#language/text.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';

/** A sentence, item or heading with what its words are. */
export function readSentence(text: string, open: OpenVocabulary, { heading = false, abroad = false }: Setting = {}): Sentence {
  const words = wordsOf(text);
  const isEnglish = (word: string) => inDictionary(word) || isOrdinary(word);
  const small = words.filter(({ raw, text: word }) => /^\p{Ll}/u.test(raw) && word.length > 1);
  // The dictionary holds almost every short string.
  const known = small.filter(
    ({ raw, text: word }) =>
      /^[\x00-\x7f’]*$/.test(raw) && (word.length > 3 ? isEnglish(word) || isGeneral(word) : isGeneral(word) || isCommon(word)),
  );
  return {
    text,
    words,
    matches: open.phrases.find(words),
    heading,
    foreign: small.length > 2 ? known.length < small.length * 0.6 : abroad,
    isEnglish,
  };
}

/** Whether words in small letters say nothing that would have to be looked at: each of English, none a name, by itself or with the next. */
export function arePlain(words: readonly string[], open: OpenVocabulary): boolean {
  return words.every((word, at) => {
    const bare = word.replace(/[,;:]+$/, '');
    return /^[a-z]+$/.test(bare) && inDictionary(bare) && !open.phrases.has(bare) && !open.phrases.has(`${bare} ${words[at + 1]}`);
  });
}

interface Setting {
  heading?: boolean;
  /** What stands before it is not in English. */
  abroad?: boolean;
}

export interface Sentence {
  text: string;
  words: readonly Word[];
  matches: readonly Match<Entry>[];
  heading: boolean;
  /** Not in English: too few words tell no language, and go by those before. Its words begin with capitals by other rules. */
  foreign: boolean;
  /** Whether a word (normalised) is one of English. */
  isEnglish: (word: string) => boolean;
}

/** Something that may not be said, with its place: UTF-16 offsets of the sentence, end exclusive. */
export interface Finding {
  start: number;
  end: number;
  kind: 'person' | 'employer' | 'name' | 'record' | 'address' | 'money' | 'count' | 'share' | 'score' | 'claim';
  /** Several of a kind in a row. */
  many?: boolean;
  /** Of a claim: of what. */
  claim?: Claim;
}

export type Claim = 'visa' | 'clearance' | 'deadline';
