import { around, type Context, isCapital, jobHeads, placeLeads, set } from './context.ts';
import { isOrdinary } from '../text/english.ts';
import type { Entry } from '../entities/types.ts';
import type { Match } from '../text/phrases.ts';
import { isTitleWord } from '../titles/title-names.ts';

/** A state's letters: in capitals, after a comma or a town, or after "in" where they are no English word. */
export function isCode(context: Context, match: Match<Entry>, whole: boolean, capitals: boolean): boolean {
  const { before, after, first } = around(context, match);
  if (first === undefined) return false;
  // "OK if it's far" agrees.
  if (first.text === 'ok' && /^(?:if|with|to|for|about|as|either)$/.test(after)) return false;
  if (first.raw.length === 2 && capitals && !notCodes.has(first.text) && !otherLetters.has(first.text)) return true;
  const follows = /,/.test(first.gap) && match.from > 0;
  if (capitals && (follows || placeLeads.has(before))) return true;
  const atEnd = match.to === context.words.length || /[,.;!?]/.test(context.words[match.to]?.gap ?? '');
  if (ordinaryShort.has(first.text) && !(whole && !commonShort.has(first.text)))
    return placeLeads.has(before) && atEnd && first.text !== 'in' && first.text !== 'or' && first.text !== 'me';
  return whole || placeLeads.has(before) || follows;
}

/** "az tech leads", "tam jobs usa", "product managers tx": letters that begin or end a short request for people or jobs. */
export function isCodeAdjacentToWork({ words, matches, brief }: Context, index: number): boolean {
  const match = matches[index];
  const word = match === undefined ? undefined : words[match.from];
  if (match === undefined || word === undefined || !brief) return false;
  const isWork = (other: Match<Entry> | undefined) =>
    other?.values.some((entry) => entry.meaning?.kind === 'role' || entry.meaning?.kind === 'level') === true;
  const [last, next] = [matches[index - 1], matches[index + 1]];
  const before = words[match.from - 1];
  const area = areaWords.has(words[match.to]?.text ?? '') && (match.to + 1 === words.length || words[match.to + 1]?.gap === ' ');
  if (area && (placeLeads.has(before?.text ?? '') || jobHeads.has(before?.text ?? ''))) return true;
  const led =
    placeLeads.has(before?.text ?? '') &&
    (jobHeads.has(words[match.from - 2]?.text ?? '') || placeVerbs.has(words[match.from - 2]?.text ?? '') || last?.to === match.from - 1);
  const atEnd = match.to === words.length;
  // "Teachers near me" are not in Maine.
  if (led && atEnd) return word.text !== 'me' || before?.text === 'in' || before?.text === 'covering';
  if (greetings.has(word.text)) return false;
  if (placeLeads.has(before?.text ?? '')) {
    const after = words[match.to]?.text ?? '';
    return areaWords.has(after) || next?.from === match.to || after === 'with' || after === 'at' || after === 'who';
  }
  const leads = (match.from === 0 || before?.text === 'find') && next?.from === match.to && isWork(next);
  return leads || (atEnd && word.gap === ' ' && ((last?.to === match.from && isWork(last)) || jobHeads.has(before?.text ?? '')));
}

/** "Like nc sc ga al", "ny, nj or ct": letters of states in a row, not all of them English words. */
export function isCodeListed({ words, matches }: Context, index: number): boolean {
  const isOne = (match: Match<Entry> | undefined): match is Match<Entry> =>
    match !== undefined &&
    match.to === match.from + 1 &&
    match.values.some(({ guard, meaning }) => guard === 'code' && meaning?.kind === 'place' && meaning.type === 'state') &&
    !commonShort.has(words[match.from]?.text ?? '');
  const isNext = (one: Match<Entry> | undefined, next: Match<Entry> | undefined): boolean =>
    isOne(one) &&
    isOne(next) &&
    words.slice(one.to, next.from).every(({ text }) => /^(?:and|or|n)$/.test(text)) &&
    words.slice(one.to, next.to).every(({ gap }) => /^[ ,/&]+$/.test(gap));
  let [first, last] = [index, index];
  while (isNext(matches[first - 1], matches[first])) first--;
  while (isNext(matches[last], matches[last + 1])) last++;
  return last > first && matches.slice(first, last + 1).some((one) => !ordinaryShort.has(words[one.from]?.text ?? ''));
}

/** "Designers in cork", "Bristol account managers": next to a title of a short request, a town's name that is also a rare word. */
export function isTownAdjacentToTitle(context: Context, index: number): boolean {
  const { words, matches, brief } = context;
  const match = matches[index];
  const word = match === undefined ? undefined : words[match.from];
  if (match === undefined || word === undefined || !brief || isTitleWord(word.text)) return false;
  if (match.values.some((entry) => entry.guard === 'none' && entry.meaning?.kind !== 'place' && entry.meaning?.kind !== 'school'))
    return false;
  const isTitle = (other: Match<Entry> | undefined) =>
    other?.values.some((entry) => entry.meaning?.kind === 'role' && entry.guard === 'none') === true;
  const { before, after } = around(context, match);
  const next = matches[index + 1];
  if (match.from === 0 || before === 'find') return next?.from === match.to && isTitle(next) && (!isOrdinary(word.text) || isCapital(word));
  const ends = match.to === words.length || tails.has(after) || next?.from === match.to;
  return ends && (placeLeads.has(before) || jobHeads.has(before)) && matches.some(isTitle);
}

/** A town that is also a word: with its capital after "in", "near", "from". */
export function isNamedPlace(context: Context, match: Match<Entry>): boolean {
  const { before, beforeLast, first } = around(context, match);
  const asked =
    context.brief &&
    jobHeads.has(before) &&
    (match.to === context.words.length || /^(?:at|area|with)$/.test(context.words[match.to]?.text ?? ''));
  const settled = asked || before === 'near' || before === 'greater' || (placeLeads.has(before) && settleVerbs.has(beforeLast));
  const otherwise = match.values.some(
    (entry) => entry.guard === 'none' && entry.meaning?.kind !== 'place' && entry.meaning?.kind !== 'school',
  );
  if (settled && !otherwise) return true;
  return isCapital(first) && (placeLeads.has(before) || (match.from > 0 && /[,/]/.test(first?.gap ?? '')));
}

/** "NYC, LA, SF": one of a list of places, where its letters are no common word. */
export function isListedPlace(context: Context, match: Match<Entry>): boolean {
  const { first, after } = around(context, match);
  return (
    first !== undefined &&
    !commonShort.has(first.text) &&
    /^,|^\s*\/|^\s+$/.test(first.gap) &&
    (after === '' || after === 'or' || after === 'and')
  );
}

const placeVerbs = set('based located working live living work covering companies');
const tails = set('at with who area and or for');
const settleVerbs = set('based located working living live lives reside residing');
const areaWords = set('area metro region');
const greetings = set('in or me hi ok oh us as am');

/** Short words of English that are letters of a place too. */
export const ordinaryShort = set('in or me hi ok us oh al la pa ma id de mo as it is at be do go no so to up we my an am if of on co');

// Of these, the ones that mean nothing but themselves in a list of places.
export const commonShort = set('in or me hi ok us oh as it is at be do go no so to up we my an am if of on co');

/** Letters of a state that stand for a degree or a kind of work as often: they need a place's word before them. */
const otherLetters = set('ms ma md pa pr');

/** Letters that are a word, a greeting or a time even in capitals. */
export const notCodes = set('in or me hi ok oh id it is am pm');
