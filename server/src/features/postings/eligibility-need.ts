import { count, has, shape } from './eligibility-classes.ts';
import type { SponsorshipVerdict, Told } from './eligibility-gift.ts';

/** "authorized to work without sponsorship": undefined when that is not said. */
export function withoutSponsorship({ tags, text }: Told): SponsorshipVerdict | null | undefined {
  const at = tags.search(withoutIt);
  if (at < 0) return undefined;
  if (!has(tags, 'authorized') && !/\b(?:work\w*|employ\w*|hired?|remain|stay|eligible|legal\w*|live|authoriz\w*|right)\b/.test(text))
    return undefined;
  const before = tags.slice(0, at);
  // Those who cannot: what becomes of them is said after it.
  if (unableToWork.test(before)) return undefined;
  if (has(tags, 'wish', 'ask', 'whether') || notAuthorized.test(before) || notNeeded.test(before)) return null;
  return 'refuses';
}

/** Where the need for sponsorship is spoken of, and whether it is denied: "who do not now or later require a visa". */
export function needIn(tags: string): Need | null {
  const active = needOfIt.exec(tags);
  const passive = active ? null : itIsNeeded.exec(tags);
  const found = active ?? passive;
  if (!found) return null;
  const lead = tags.slice(0, found.index);
  const denial = deniedBefore.exec(lead) ?? noBefore.exec(lead);
  const inside = passive === null ? needNone.test(found[0]) : has(found[0], 'not');
  const before = denial ? lead.slice(0, denial.index) : lead.replace(modalAtEnd, '');
  return { denied: denial !== null || inside, before, after: tags.slice(found.index + found[0].length) };
}

/** What becomes of those who need it: accepted or not, by the parity of the negations; null when nothing is said of that. */
export function signOf(outer: string): SponsorshipVerdict | null {
  const negative = (count(outer, 'not', 'unavailable', 'exclude', 'without') + (outer.match(noneTaken) ?? []).length) % 2 === 1;
  if (has(outer, 'accept', 'exclude', 'give', 'available', 'yes', 'sponsoring')) return negative ? 'refuses' : 'offers';
  return negative && has(outer, 'role', 'you', 'not', 'unavailable') ? 'refuses' : null;
}

const withoutIt = shape('<without>[^<topic><without>]{0,10}[<topic>]');
const unableToWork = shape('<not>[<able>.]{0,3}(?:<authorized>|[.<role>]{0,6}$)');
const notAuthorized = shape('<not>[.<need><must><able>]{0,5}<authorized>');
const needOfIt = shape(
  '<need>[^<topic><give><accept><available><exclude><ask><whether><not>]{0,9}(?:<status>.?)?[<topic>]+(?:(?<=<visa>)<sponsoring>)?',
);
const itIsNeeded = shape('[<nouns>]+[.<must><maybe>]{0,3}<not>?.?<need>(?![^<topic>]{0,6}[<topic>])');
const deniedBefore = shape('[<not><without>](?:(?![<accept><exclude><give><available><ask><able><you>])[^;]){0,8}$');
const noBefore = shape('<no>[^<person>]{0,2}$');
const modalAtEnd = shape('[<maybe><must>]+$');
const notNeeded = shape('<not><need>');
const needNone = shape('^<need><no>');
const noneTaken = new RegExp(shape('<no>(?=.{0,4}[<person><accept><exclude>])'), 'g');

export interface Need {
  denied: boolean;
  /** The tags of the clause before and after the need. */
  before: string;
  after: string;
}
