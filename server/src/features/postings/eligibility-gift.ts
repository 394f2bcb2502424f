import { count, has, shape } from './eligibility-classes.ts';
import { isElsewhere, isHedged, temporary } from './eligibility-hedges.ts';

/**
 * What a clause about sponsorship or a visa says of the employer's giving it: "we sponsor", "sponsorship is not available". 'limited': to
 * some only. null: it is asked about, possible, somebody else's, or only named. `follows`: an earlier clause spoke of the matter.
 */
export function giftIn(clause: Told, follows: boolean): SponsorshipVerdict | 'limited' | null {
  const { tags, text } = clause;
  if (has(tags, 'ask', 'whether') || isElsewhere(text) || isHedged(text) || referral.test(text) || opinion.test(text)) return null;
  // What is only a condition is not said to be so.
  if (/^(?:and )?if\b/.test(text) && !has(tags, 'employer', 'not')) return null;
  if (sponsoredByOthers.test(tags)) return null;
  if (isDenied(tags)) return isRefusal(tags, text) ? 'refuses' : null;
  if (isPaidFor(text)) return 'offers';
  if (has(tags, 'only')) return 'limited';
  if (has(tags, 'wish') || isWorkForOthers(clause)) return null;
  return isGiven(clause) || (follows && startsGiving.test(tags)) ? 'offers' : null;
}

/** An odd number of negations in reach of what is given. */
function isDenied(tags: string): boolean {
  const lead = tags.slice(0, Math.max(tags.lastIndexOf('S'), tags.lastIndexOf('V'), tags.lastIndexOf('G')));
  const negations =
    count(tags, 'not', 'unavailable') + count(lead, 'no', 'without') + (excludesIt.test(tags) ? 1 : 0) + (endsInNo.test(tags) ? 1 : 0);
  return negations % 2 === 1;
}

/** It is the giving that is denied, not a duty, a question about it, or only help to settle for good. */
function isRefusal(tags: string, text: string): boolean {
  if (startsWithDuty.test(tags) && !has(tags, 'employer', 'not')) return false;
  if (/\bno (?!candidate)\w+ (?:on|about|regarding|around|concerning)\b/.test(text)) return false;
  if (onlySettling.test(text) && !temporary.test(text)) return false;
  return givingDenied.test(tags) || noneOfIt.test(tags) || notGiven.test(tags) || ruledOut.test(tags);
}

/**
 * Sponsorship that nothing denies, limits or leaves open is given, whatever the verb; a bare name of it, or of what is decided about it,
 * is not. A visa is given only by an employer or where it is said to be arranged: candidates have visas too.
 */
function isGiven({ tags, text, item, benefit }: Told): boolean {
  if (benefit || complete.test(text) || (item && bareName.test(tags))) return true;
  if (has(tags, 'sponsoring') || caused.test(text)) return true;
  if (has(tags, 'sponsorship'))
    return !about.test(text) && (has(tags, 'give', 'available', 'yes', 'accept', 'employer', 'able') || predicate.test(text));
  return isVisaGiven(tags, text);
}

/** By an employer, by whoever it is that gives it to those hired, or without a word on who arranges it. */
function isVisaGiven(tags: string, text: string): boolean {
  if (visaFromEmployer.test(tags)) return true;
  if (/^your (?:\w+ ){0,2}(?:visa|workpermit|h1b|greencard) (?:is|will be)\b/.test(text)) return !has(tags, 'duty', 'need', 'ask', 'must');
  if (visaHandled.test(tags) && /\b(?:is|are|be|being|gets?|all|paid|\w+ed)\b/.test(text)) return true;
  if (helpedWithVisa.test(tags) && /\b(?:will|shall|can)\b/.test(text)) return true;
  if (notTheEmployer.test(tags)) return false;
  return (
    (workVisa.test(text) && /\b(?:will|shall)\b/.test(text)) ||
    (visaForSomebody.test(tags) && (has(tags, 'give', 'available', 'employer', 'accept') || predicate.test(text)))
  );
}

/** What it is denied is a view: the deed follows. */
const opinion = /\bnot (?:think|believe|feel|want) (?!we\b)/;
/** It only says where to read of it. */
const referral =
  /^(?:the |our )?(?:visa|h1b|immigration) (?:process|application|interview)s?\b|\b(?:please|kindly) (?:see|visit|refer|read|consult)\b|^(?:see|visit|refer|consult|read)\b/;
/** The employer bears it. */
export const isPaidFor = (text: string): boolean => paidFor.test(text);
const paidFor =
  /\b(?:at (?:our|the (?:company|employer|firm|school|hospital|practice)|no) (?:\w+ )?(?:expense|cost|charge)|(?:borne|paid|covered) by (?:us|the (?:company|employer|firm|hospital|school))|(?:employer|company|firm) paid|on us$|at no (?:cost|charge) to)\b/;
/** What only a worker gets. */
const workVisa = /\b(?:(?:work|working|employment|immigrant) visas?|workpermit|h1b|h2[ab]|o1|e3|greencards?|petitions?)\b/;
/** "has a petition filed for them" */
const caused = /\b(?:has|have|gets?) (?:\w+ ){0,4}?(?:filed|submitted|sponsored|paid|arranged|handled|issued|processed)\b/;
const predicate = /\b(?:will|shall|can|do|does|is|are|be|being|comes?|includes?|including|has|have|gets?|carries|attracts|exists?)\b/;
const about =
  /\b(?:sponsorship|visa|immigration) (?:polic(?:y|ies)|requests?|process(?:es)?|histor(?:y|ies)|matters?|status|questions?|needs?|decisions?|rules)\b|\b(?:about|on|regarding|concerning|subject of|question of|cost of|topic of) (?:\w+ ){0,2}sponsorship\b/;

/** Help to settle for good, which an employer may deny and yet sponsor a visa. */
const onlySettling = /\b(?:greencards?|perm)\b/;
const complete = /^(?:full|free)\b|\bsponsorship (?:through|via)\b|\b(?:full|complete|free) (?:visa|immigration|h1b|work)/;

/** The visas of clients, travellers and users, and what the job itself consists of. */
function isWorkForOthers({ tags, text, duty }: Told): boolean {
  if (startsWithDuty.test(tags) || (duty && startsWithGiving.test(tags))) return true;
  if (yourWork.test(tags) && !/^you (?:\w+ )?(?:\w+ )?(?:receiv|get|be )/.test(text)) return true;
  if (!has(tags, 'sponsorship', 'sponsoring') && /\b(?:travel\w*|passports?|trips?|conferences?|visitors?|guests?|speakers?)\b/.test(text))
    return true;
  if (/\bhelp(?:s|ing)? (?!you\b)(?:\w+ ){1,3}(?:to )?sponsor\b/.test(text)) return true;
  return workOfOthers.test(tags) || (has(tags, 'others') && !has(tags, 'you', 'role') && !joining.test(text));
}

/** Whoever comes to work here, whatever they are called. */
const joining = /\b(?:we (?:hire|recruit|employ|appoint|select)|join(?:s|ing)?|hired|appointed|selected|successful|new hires?)\b/;

const sponsoredByOthers = shape('<others>[^<employer>]{0,4}<sponsoring>');
const startsGiving = shape('^[.]?<give>.*<visa>');
const excludesIt = shape('<exclude>.{0,8}[<topic>]|[<topic>].{0,5}<exclude>');
const endsInNo = shape('[<nouns>][.<available>]?<no>$');
const startsWithDuty = shape('^[.<only><role>]?<duty>');
const givingDenied = shape('[<sponsoring><give><available><accept><unavailable><able>]|^[.<you><person>]{0,3}<must><not>.{0,4}<visa>');
const noneOfIt = shape('[<no><without>].{0,6}[<topic>]|<not>.{0,3}<sponsorship>');
const notGiven = shape('^[<nouns>.]{1,6}<not>|<sponsorship>[.<status><person>]{0,6}<not>');
const ruledOut = shape('[<nouns>].{0,4}<exclude>|<exclude>.{0,5}[<topic>]|[<nouns>].?<no>$');
const bareName = shape('^[.]?[<nouns>][<nouns>.]*$');
const visaFromEmployer = shape(
  '[<available><role>].{0,6}<give>.{0,4}<visa>|[<you><employer>].*[<give><available><yes>].*<visa>|<employer>.{0,4}<you>.{0,4}<visa>|<able>.{0,2}<give>.{0,4}<visa>|<visa><give>|<visa>.{0,4}[<available><yes>]',
);
const visaHandled = shape('<visa>[^<you><must><need>]*<give>');
const helpedWithVisa = shape('^(?![.]?[<you><person><must><duty>]).*<give>.*[<person><you><employer><role>].*<visa>');
const notTheEmployer = shape('^[.]?[<you><person><must><duty><give><others><able>]|[<duty><need><ask><only><exclude>]');
const visaForSomebody = shape('<visa>.*[<person><you><role>]');
const startsWithGiving = shape('^[.]?<give>');
const yourWork = shape('^<you>[.<maybe><must><able>]{0,3}[<give><duty>]');
const workOfOthers = shape('<tool>.{0,2}[<give><duty>]|<others>.{0,2}<duty>');

export type SponsorshipVerdict = 'refuses' | 'offers';

export interface Told {
  tags: string;
  text: string;
  end: string;
  /** One of several set apart by bars. */
  item: boolean;
  benefit: boolean;
  duty: boolean;
}
