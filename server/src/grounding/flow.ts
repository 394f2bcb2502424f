import { handlesIn } from './cite.ts';
import { mayClaim } from './claims.ts';
import { isEmpty, isGeneral } from '#language/english.ts';
import { keyOf } from '#language/text.ts';
import type { Judge } from './judge.ts';
import { isWhole } from './mend.ts';

/**
 * The running text of a line, word by word. Harmless words are shown one word late. A word that may begin a name, an amount or a count is
 * held to the end of its phrase. The rest of a sentence is held once it cites a record, may claim something (visas …) or was found to hold
 * an invention, and from a word that speaks of a record ("It", "They", ", which"), so that it can go whole. Offsets are UTF-16.
 */
export function openFlow(judge: Judge, emit: (text: string) => void): Flow {
  let words: string[] = [];
  let starts: number[] = [];
  let text = '';
  let shown = 0;
  let shownWords = 0;
  let held = false;
  let torn = false;
  let gap = '';

  const put = (piece: string) => {
    if (piece === '') return;
    emit(shown === 0 ? gap + piece : piece);
    if (shown === 0) gap = ' ';
  };
  const endOf = (count: number) => (count === 0 ? 0 : (starts[count - 1] ?? 0) + (words[count - 1]?.length ?? 0));
  const release = (count: number) => {
    if (count <= shownWords) return;
    // A clause's sign waits for the clause: the sentence may end here.
    const end = endOf(count) - (/[,;:]+$/.exec(words[count - 1] ?? '')?.[0].length ?? 0);
    put(text.slice(shown, end));
    shown = end;
    shownWords = count;
  };
  const finish = () => {
    if (text !== '' && !(torn && !isWhole(text))) put(judge.rest(text, shown));
    words = [];
    starts = [];
    text = '';
    shown = 0;
    shownWords = 0;
    held = false;
    torn = false;
  };
  const advance = () => {
    const { decided, hold } = decide(words, shownWords, judge);
    if (decided > shownWords) {
      if (isPlain(words, shownWords, decided, judge) || judge.isFine(text, shown, endOf(decided), starts[Math.max(0, shownWords - 8)] ?? 0))
        release(decided);
      else held = true;
    }
    held ||= hold;
  };
  const push = (word: string) => {
    starts.push(text === '' ? 0 : text.length + 1);
    text = text === '' ? word : `${text} ${word}`;
    words.push(word);
    if (endsSentence(word)) finish();
    else if (words.length >= longestSentence) finish();
    else if (!held) advance();
  };
  /** The word goes; its closing sign stays with the word before, and a preposition that led to it goes too. */
  const drop = (word: string) => {
    const sign = /[.!?]$/.exec(word)?.[0] ?? /[,;:]$/.exec(word)?.[0] ?? '';
    while (words.length > shownWords && addressLeads.test(words.at(-1) ?? '')) {
      words.pop();
      text = text.slice(0, Math.max(0, (starts.pop() ?? 0) - 1));
    }
    if (text.length > shown && sign !== '') {
      const bare = text.replace(/[,;:.!?]+$/, '');
      words[words.length - 1] = (words.at(-1) ?? '').replace(/[,;:.!?]+$/, '') + sign;
      text = bare + sign;
    } else if (text !== '' && /[.!?]/.test(sign)) text += sign;
    // What began with an address is shown only where a sentence stays.
    if (shown === 0) {
      torn = true;
      held = true;
    }
    if (/[.!?]/.test(sign)) finish();
  };
  return {
    word: (written) => {
      const word = judge.clean(written);
      if (word === '') drop(written);
      else push(word);
    },
    end: () => {
      finish();
      gap = '';
    },
  };
}

/** How many words may be shown for what is known of those after them, and whether all that follows is to be held to the sentence's end. */
function decide(words: readonly string[], shown: number, judge: Judge): { decided: number; hold: boolean } {
  for (let at = shown; at < words.length; at++) {
    const word = words[at] ?? '';
    const hold = handlesIn(word).length > 0 || mayClaim(word) || speaksOfRecord(words, at);
    if (hold) return { decided: /[,;:]$/.test(words[at - 1] ?? '') ? at : beforeLead(words, at, shown, true), hold: true };
    if (needed(words, at, judge) >= words.length) return { decided: beforeLead(words, at, shown), hold: false };
  }
  return { decided: shown, hold: false };
}

/** Up to a word that is held; the word that leads to it, or to others held with it, is held too. */
function beforeLead(words: readonly string[], at: number, shown: number, held = false): number {
  let to = at;
  if (held) to--;
  while (to > shown && isRisky(words[to] ?? '')) to--;
  if (leads.test(`${words[to - 1] ?? ''} ${words[to] ?? ''}`)) to--;
  return Math.max(shown, to);
}

/** The index of the word that must be known before the one at `at` may be shown. */
function needed(words: readonly string[], at: number, judge: Judge): number {
  const word = words[at] ?? '';
  if (isNumber(word)) return at + 4;
  if (leads.test(`${word} ${words[at + 1] ?? ''}`)) return at + 2;
  if (!isCapital(word) || isOpener(words, at)) return plainWords.has(word) || judge.arePlain([word]) ? at + 1 : at + 3;
  const end = endOfRun(words, at);
  // "Google is currently hiring".
  return end + (mayHire.test(words[end + 1] ?? '') ? 8 : 2);
}

/** A word of general English that begins the sentence, with a word in small letters behind it. */
function isOpener(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  const word = keyOf(words[0] ?? '');
  // "Gap is hiring".
  const isSubject = /^(?:is|are|has|have|hires|recruits|offers|pays|posted|opened|sponsors)$/.test(next ?? '') && !isEmpty(word);
  return at === 0 && next !== undefined && !isRisky(next) && isGeneral(word) && !isSubject;
}

/** The last word of the phrase with capitals that begins here. */
function endOfRun(words: readonly string[], from: number): number {
  let to = from;
  while (
    to + 1 < words.length &&
    to - from < longestRun &&
    !/[,;:)]$/.test(words[to] ?? '') &&
    (isRisky(words[to + 1] ?? '') || isJoint(words[to + 1] ?? ''))
  )
    to++;
  return to + 1 < words.length ? to : words.length;
}

function isPlain(words: readonly string[], from: number, to: number, judge: Judge): boolean {
  return words.slice(from, to).every((word) => plainWords.has(word)) || judge.arePlain(words.slice(Math.max(0, from - 1), to));
}

/** "It pays", ", which sponsors", "The role is": a clause whose subject is a record. */
function speaksOfRecord(words: readonly string[], at: number): boolean {
  const begins = at === 0 || /[,;:)]$/.test(words[at - 1] ?? '') || isJoint(words[at - 1] ?? '');
  if (!begins) return at === 1 && /^(?:the|this|that|both|all)$/i.test(words[0] ?? '') && recordNoun.test(words[1] ?? '');
  return recordSubject.test(words[at] ?? '');
}

const isCapital = (word: string) => /^[^\p{L}\p{N}]*\p{Ll}*\p{Lu}/u.test(word);
const isNumber = (word: string) => /\d|[$€£¥₹%]/.test(word) || numberWord.test(word);
const isJoint = (word: string) => /^(?:[^\p{L}\p{N}]+|of|and|the|for|de|van|von|la)$/iu.test(word);
const isRisky = (word: string) => !/^[("“'‘*_]*\p{Ll}[\p{Ll}'’-]*[,;:)"”'’*_]*$/u.test(word) || isNumber(word);

const endsSentence = (word: string) => /[.!?…]["'”’)*_`]*$/.test(word) && !abbreviation.test(word);
const abbreviation =
  /^["'“(*_]*(?:e\.g|i\.e|vs|etc|cf|inc|corp|ltd|co|st|mt|ft|mr|mrs|ms|dr|prof|sr|jr|dept|univ|approx|incl|no|u\.s|u\.k|u\.s\.a|ph\.d|b\.a|b\.s|m\.a|m\.s|m\.d|[a-z])\.$/i;
const numberWord =
  /^[^\p{L}]*(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|hundreds?|thousands?|millions?|dozens?|half|thirds?|quarters?|fifths?)[^\p{L}]*$/iu;
const leads =
  /^(?:at (?:least|most)|(?:more|less|fewer) than|up to|close to|north of|upwards of|well over|as (?:much|many)|such as|an? (?:third|quarter|fifth|tenth|dozen|few|half))$/i;
const recordSubject = /^["“*_(]*(?:it|its|it['’]s|they|their|they['’](?:re|ve)|these|those|both|each|he|she|his|her|which|who|whose)$/i;
const recordNoun =
  /^(?:roles?|jobs?|compan(?:y|ies)|postings?|employers?|positions?|internships?|teams?|pay|salary|programs?|hospitals?|firms?|museums?|ones?|listings?|openings?|three|two|four)$/i;
const addressLeads = /^(?:at|on|via|from|through|to|see|visit|here|using|link|link:|here:|at:|or|and|website|url|email|-|–|—|:)$/i;
const mayHire =
  /^(?:is|are|was|were|has|have|had|will|would|hires?|recruits?|offers?|opened|posted|lists?|also|now|still|just|they|there|which|who|as|an?|wants?|needs?|[a-z]+ly)$/;
const plainWords = new Set(
  'a an the i you to of in on for with and or but is are was be that as so not your my me we our if can could would will should have has do at by from about what how when more some any one than then there here just also very'.split(
    ' ',
  ),
);
const longestSentence = 160;
const longestRun = 12;

export interface Flow {
  word: (word: string) => void;
  /** The line is over. */
  end: () => void;
}
