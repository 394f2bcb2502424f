import { capital } from '#language/text.ts';
import { figure, inWords, listed, plain } from '#conditions/facts.ts';
import type { Taken } from './move.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { phraseOf } from '#conditions/phrase.ts';

/** What the built-in assistant says about the message itself: what it made of the words, and what it could not. */

/** Words that name nothing known, searched for as they are. */
export function unreadLine(texts: readonly string[]): string {
  if (texts.length === 0) return '';
  return `I know no role or place called ${quoted(texts)}, so I went by the ${texts.length === 1 ? 'word itself' : 'words themselves'}.`;
}

/** Words that name nothing known and that no fitting posting holds, so that they were left out. */
export function unfoundLine(texts: readonly string[]): string {
  return `No posting that fits mentions ${quoted(texts)}, so I went on without.`;
}

/** Words that stand in no posting at all. */
export function unheardLine(words: readonly string[]): string {
  return words.length === 0 ? '' : `No posting here mentions ${quoted(words)}, so I left ${words.length === 1 ? 'that' : 'those'} out.`;
}

/** The same when nothing else was said; `conditions` are those of the search that goes on, null before the first. */
export function unheardOnly(words: readonly string[], conditions: readonly Condition[] | null): string {
  const lead = `No posting here mentions ${quoted(words)}, and I know no role, place or employer of that name.`;
  if (conditions === null) return `${lead} Name a kind of work or a place and I start there.`;
  return `${lead} The search stays as it is${conditions.length === 0 ? '' : `: ${phraseOf(conditions)}`}; another word for it may do.`;
}

/** Words that so many descriptions hold that they tell nothing. */
export function passingLine(words: readonly string[]): string {
  return words.length === 0 ? '' : `${capital(quoted(words))} ${stands(words)} in too many postings in passing to choose by, so I did not.`;
}

/** The same when nothing else was said. */
export function passingOnly(words: readonly string[], conditions: readonly Condition[] | null): string {
  const lead = `${capital(quoted(words))} ${stands(words)} in too many postings in passing to choose by.`;
  if (conditions === null) return `${lead} What would you do there, or for whom? A field or a kind of employer is enough.`;
  return `${lead} The search stays as it is${conditions.length === 0 ? '' : `: ${phraseOf(conditions)}`}.`;
}

/** How many were found by what the words mean alone. */
export function meantLine(meant: number, total: number): string {
  if (meant === 0) return '';
  if (meant === total)
    return total === 1 ? 'It does not say so; I went by what that means.' : 'None of them says so; I went by what that means.';
  return `${inWords(meant)} of them only by what that means; the others say it.`;
}

/** Words understood as the kinds of work that come nearest. */
export function takenLine(taken: readonly Taken[]): string {
  return taken.map(({ text, meant }) => `I took “${plain(text)}” for ${phraseOf(meant)}.`).join(' ');
}

/** The same when it is all that is searched for. */
export function takenAsWhole(taken: readonly Taken[], total: number): string {
  return taken
    .map(
      ({ text, meant }) => `I took “${plain(text)}” for ${phraseOf(meant, total)}: **${figure(total)}** ${total === 1 ? 'fits' : 'fit'}.`,
    )
    .join(' ');
}

/** Which of the student's own words the work that a text speaks of was read from; '' when from none. */
export function takenNote(text: string, taken: readonly Taken[]): string {
  const lower = text.toLowerCase();
  const found = taken.find(({ meant }) => meant.some((one) => lower.includes(String(one.value).toLowerCase())));
  return found === undefined ? '' : `You said “${plain(found.text)}”; that kind of work is what I took it for.`;
}

/** What the student said of visas; null when nothing. */
export function notedLine(needsVisa: boolean | null): string {
  if (needsVisa === null) return '';
  return needsVisa
    ? 'Noted: you need a visa, so what rules that out is held back.'
    : 'Noted: you need no visa, so nothing is held back for one.';
}

/** Words to be avoided that cannot be ruled out by. */
export function unwantedLine(words: readonly string[]): string {
  return words.length === 0 ? '' : `I can leave out roles, companies, industries and places, but not ${quoted(words.slice(0, 3))}.`;
}

/** Edited conditions that could not be used. */
export function unusedLine(dropped: readonly string[]): string {
  return dropped.length === 0
    ? ''
    : `I know no way to use ${listed(dropped.slice(0, 3).map(plain))}, so I left ${dropped.length === 1 ? 'it' : 'those'} off.`;
}

const stands = (words: readonly string[]) => (words.length === 1 ? 'stands' : 'stand');
const quoted = (words: readonly string[]) =>
  listed(
    words.map((word) => `“${plain(word)}”`),
    'or',
  );
