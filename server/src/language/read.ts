import { isEmpty } from './english.ts';
import { choose, type Chosen, type Context } from './meanings.ts';
import { type Mark, negationIn } from './negation.ts';
import { payIn } from './pay.ts';
import { readTowns, widen } from './place-context.ts';
import type { Match } from './phrases.ts';
import { wordsOf, type Word } from './text.ts';
import type { Meaning, Mention, Reading } from './types.ts';
import type { Entry } from './entry.ts';
import type { OpenVocabulary } from './vocabulary.ts';

/**
 * What a message says about the work that is wanted: typed mentions with their place in the text, in order and without overlaps, and
 * the words that nothing was made of. Takes time linear in the text, under 2 ms for an ordinary message.
 */
export function read(text: string, open: OpenVocabulary): Reading {
  const written = wordsOf(text);
  const { words, matches } = match(written, open);
  const pay = payIn(text);
  const marks = marksOf(words, matches, text).filter((mark) => !pay.some((amount) => amount.start < mark.end && mark.start < amount.end));
  // "No more than 90k in Boston" refuses neither.
  const amounts = pay.flatMap((amount) => spanOf(words, amount));
  const spans = [...marks, ...amounts].sort((a, b) => a.from - b.from);
  const negation = negationIn(words, spans);
  const isMended = (mark: Chosen) => words.slice(mark.from, mark.to).some((word, at) => word !== written[mark.from + at]);
  const mentions: Mention[] = marks.flatMap((mark) =>
    mark.meaning === null ? [] : [mentionOf(mark, mark.meaning, negation.negated.has(spans.indexOf(mark)), text, isMended(mark))],
  );
  for (const amount of pay)
    mentions.push({ kind: 'pay', ...amount, negated: false, certainty: 1, text: text.slice(amount.start, amount.end) });
  const inMark = new Set(marks.flatMap((mark) => Array.from({ length: mark.to - mark.from }, (_, index) => mark.from + index)));
  const inPay = (word: Word) => pay.some((amount) => amount.start < word.end && word.start < amount.end);
  const rest = [...written.entries()].filter(
    ([at, word]) => !negation.serving.has(at) && word.text.length > 1 && !isEmpty(word.text) && !inMark.has(at) && !inPay(word),
  );
  return {
    mentions: mentions.sort((a, b) => a.start - b.start),
    unread: rest.filter(([at]) => !negation.unwanted.has(at)).map(([, word]) => word.raw),
    unwanted: rest.filter(([at]) => negation.unwanted.has(at)).map(([, word]) => word.raw),
  };
}

/** Matches the words as written, then once more with the unknown ones corrected. */
function match(written: readonly Word[], open: OpenVocabulary): { words: readonly Word[]; matches: Match<Entry>[] } {
  const matches = open.phrases.find(written);
  const known = new Set(matches.flatMap((found) => Array.from({ length: found.to - found.from }, (_, index) => found.from + index)));
  let tries = 40;
  let corrected = false;
  const words = written.map((word, at) => {
    if (known.has(at) || tries === 0 || word.text.length < 4) return word;
    tries--;
    const meant = open.spelling.correct(word.text) ?? besideOthers(written, at, open);
    if (meant === null) return word;
    corrected = true;
    return { ...word, text: meant };
  });
  return corrected ? { words, matches: open.phrases.find(words) } : { words: written, matches };
}

/** "los angelos", "new yrok": the known word that makes a phrase with its neighbour. */
function besideOthers(words: readonly Word[], at: number, open: OpenVocabulary): string | null {
  const [before, after] = [words[at - 1]?.text, words[at + 1]?.text];
  const text = words[at]?.text ?? '';
  return (
    open.spelling.candidates(text).find((meant) => open.phrases.has(`${before} ${meant}`) || open.phrases.has(`${meant} ${after}`)) ?? null
  );
}

function marksOf(words: readonly Word[], matches: readonly Match<Entry>[], text: string): Chosen[] {
  const context: Context = { words, matches, shouting: text.length > 6 && text === text.toUpperCase() };
  const marks: Chosen[] = [];
  for (const [index, found] of matches.entries()) {
    const entry = choose(context, index, marks.at(-1)?.meaning ?? null);
    const first = words[found.from];
    const last = words[found.to - 1];
    if (entry === null || first === undefined || last === undefined) continue;
    marks.push({
      from: found.from,
      to: found.to,
      start: first.start,
      end: last.end,
      meaning: entry.meaning,
      certainty: entry.certainty,
      family: familyOf(entry.meaning),
    });
  }
  return readTowns(words, widen(words, marks));
}

/** The words that an amount covers. */
function spanOf(words: readonly Word[], { start, end }: { start: number; end: number }): Mark[] {
  const from = words.findIndex((word) => word.end > start);
  const after = words.findIndex((word) => word.start >= end);
  return from < 0 ? [] : [{ from, to: after < 0 ? words.length : after, family: 'pay' }];
}

function familyOf(meaning: Entry['meaning']): string {
  const kind = meaning?.kind ?? 'none';
  return ['role', 'function', 'industry', 'skill', 'major'].includes(kind) ? 'work' : kind;
}

function mentionOf(mark: Chosen, meaning: Meaning, negated: boolean, text: string, mended: boolean): Mention {
  const span = {
    start: mark.start,
    end: mark.end,
    text: text.slice(mark.start, mark.end),
    certainty: mended ? mark.certainty * 0.8 : mark.certainty,
  };
  // "Not remote" asks for an office.
  if (meaning.kind === 'remote' && negated) return { ...span, kind: 'remote', remote: !meaning.remote, negated: false };
  return { ...span, ...meaning, negated };
}
