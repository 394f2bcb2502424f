import { around, type Context, employerLeads, isCapital, jobHeads, placeLeads, set } from './context.ts';
import type { Match } from '../text/phrases.ts';
import type { Entry, Meaning } from '../entities/types.ts';
import { wordSet } from '../tables/tables.ts';

/** "at Target", "join block", "Apple's", "Visa internships", a capital inside a sentence. */
export function isEmployer(context: Context, match: Match<Entry>): boolean {
  const { before, beforeLast, after, first, last } = around(context, match);
  if (employerLeads.has(before) || (before === 'for' && workVerbs.has(beforeLast))) return true;
  if (isBareName(context, match)) return true;
  if (!isCapital(first) || context.shouting) return false;
  if (/['’]s$/i.test(last?.raw ?? '')) return true;
  if (articles.has(before) || targetNouns.has(after)) return false;
  if (capitalLeads.has(before) || jobHeads.has(after) || companyTails.has(after)) return true;
  const begins = match.from === 0 || /[.!?\n:]/.test(first?.gap ?? '');
  return !begins && /^\p{Ll}/u.test(context.words[match.from - 1]?.raw ?? '') && !placeLeads.has(before);
}

/**
 * "Something with stripe", "apple internships", "is ramp hiring": in small letters, a thing that can be counted stands without an article
 * only where it is a name. Not where the word has another meaning of work.
 */
function isBareName(context: Context, match: Match<Entry>): boolean {
  const { before, after, first } = around(context, match);
  if (match.values.some((entry) => entry.meaning?.kind !== 'company') || first === undefined) return false;
  const starts = match.from === 0 || breaks.test(first.gap) || askers.has(before);
  if (starts && hiringHeads.has(after) && !targetNouns.has(after)) return true;
  if (questionVerbs.has(before) && hiringVerbs.has(after)) return true;
  const ends = after === '' || nameFollowers.has(after) || jobHeads.has(after);
  return nameLeads.has(before) && ends && !targetNouns.has(after);
}

/** "amazon warehouse", "like uber": a company that is also a rare word, in small letters. */
export function isRareName(context: Context, index: number, last: Meaning | null): boolean {
  const match = context.matches[index];
  if (match === undefined) return false;
  const { before, after } = around(context, match);
  const adjacent = [context.matches[index - 1], context.matches[index + 1]].some(
    (other) =>
      (other?.from === match.to || other?.to === match.from) &&
      other.values.some((entry) => ['role', 'level', 'function', 'place', 'remote'].includes(entry.meaning?.kind ?? '')),
  );
  const begins = match.from === 0 || breaks.test(context.words[match.from]?.gap ?? '');
  return (
    // "Google is a no": a thing would have its article.
    (begins && (/^(?:is|isnt|has)$/.test(after) || hiringVerbs.has(after))) ||
    adjacent ||
    isEmployer(context, match) ||
    last?.kind === 'company' ||
    jobHeads.has(after) ||
    peopleHeads.has(after) ||
    capitalLeads.has(before) ||
    refusers.has(before) ||
    before === 'love'
  );
}

/** "Anything but amazon": what is left out by name. */
const refusers = set('but except excluding without minus besides not no than');
const peopleHeads = set('alumni alums alum alumnus alumna employees people folks grads');

/** In a list of companies: "Target, Google or Visa". */
export function nextIsCompany(context: Context, index: number): boolean {
  const match = context.matches[index];
  const next = context.matches.slice(index + 1, index + 3).find((other) => other.values.some((entry) => entry.meaning?.kind === 'company'));
  if (match === undefined || next === undefined || next.from - match.to > 1) return false;
  const joined =
    next.from === match.to ? /,/.test(context.words[next.from]?.gap ?? '') : ['or', 'and'].includes(context.words[match.to]?.text ?? '');
  return (
    joined &&
    isCapital(context.words[match.from]) &&
    next.values.some((entry) => entry.meaning?.kind === 'company' && (entry.guard === 'none' || isCapital(context.words[next.from])))
  );
}

/** "Mastercard or Visa": after a company, joined to it. */
export function isListedCompany({ words }: Context, match: Match<Entry>, last: Meaning | null): boolean {
  const joint = words[match.from - 1]?.text;
  return last?.kind === 'company' && isCapital(words[match.from]) && (joint === 'or' || joint === 'and' || words[match.from]?.gap === ', ');
}

const breaks = /[.,!?;:\n]/;
const askers = set('any find show me some the about for get want list with from or and no not');
const hiringHeads = set('job jobs internship internships intern interns careers career openings recruiting apprenticeship positions');
const questionVerbs = set('does is did has have will would can are do');
const hiringVerbs = wordSet('hiring verbs');
const nameLeads = set('with for from by like into about join joining of except besides without');
const nameFollowers = set('or and in please instead this next too either but near');
const companyTails = set('bank inc corp corporation llc group app instead');
const capitalLeads = wordSet('company leads');
const articles = set('a an the my your this that our their any');
const targetNouns = set('role roles company companies audience market salary list score sponsorship status holder');
const workVerbs = set('work working worked intern interning interned job');
