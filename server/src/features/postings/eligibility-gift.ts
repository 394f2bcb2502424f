import { count, has, shape } from './eligibility-classes.ts';

/**
 * What a clause about sponsorship or a visa says of the employer's giving it: "we sponsor", "sponsorship is not available". 'limited': to
 * some only. null: it is asked about, possible, somebody else's, or only named. `follows`: an earlier clause spoke of the matter.
 */
export function giftIn(clause: TaggedClause, follows: boolean): SponsorshipVerdict | 'limited' | null {
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
function isGiven({ tags, text, item, benefit }: TaggedClause): boolean {
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
function isWorkForOthers({ tags, text, duty }: TaggedClause): boolean {
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

/** What a statement is worth less for: possible, limited, past, or left open. `text` is a clause's. */
export const isHedged = (text: string): boolean => hedges.test(text);

/** It is said of other places, companies or roles. */
export const isElsewhere = (text: string): boolean => elsewhere.test(text) || (abroad.test(text) && !own.test(text));

/** Statuses that need an employer sooner or later, and those who hold them. */
export const temporary =
  /\b(?:opt|cpt|f1|j1|l1|nonimmigrants?|(?:temporary|student|work|employment|nonimmigrant|on an?|f1|j1|any) visas?|visa holders|h1b|temporary workers?|(?:international|foreign|overseas) (?:students?|candidates?|applicants?|nationals?|workers?))\b/;

const any = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const roles =
  /(?:roles?|positions?|jobs?|openings?|vacancies|teams|locations|cases?|circumstances|situations|instances|basis|extent|number)/;

const hedges = any(
  // possible
  /\b(?:may|might|could|possibly|potentially|perhaps|maybe|tbd|promis\w+|wish\w*|hop(?:e|es|ed|ing))\b(?! (?:also )?apply)/,
  /\b(?:a possibility|possible that|conceivabl\w+|uncertain\w*|unusual|unlikely|would consider|(?:where|when|if) possible|where appropriate|if we could)\b/,
  /\b(?:not|no|never|neither) (?:\w+ )?guarantee\w*|\bnot (?:a given|automatic)\b|(?<!\byou )\bwould (?:love|like) to (?!hear|meet|see|talk|read|welcome)/,
  // decided by somebody, later, or one by one
  /\b(?:casebycase|individually|individual basis|discretion\w*|negotiable|var(?:y|ies)|under (?:discussion|consideration|review)|up in the air|open question)\b/,
  /\bdepend(?:s|ing|ent)?\b(?! on (?:\w+ ){0,3}(?:sponsor|visa))|\bsubject to (?!\w*eligib|(?:\w+ ){0,3}(?:immigration|government|uscis|legal|law|home office))/,
  /\b(?:to be (?:determined|discussed|decided|confirmed|agreed)|(?:no|not been|not yet) (?:\w+ )?(?:decision|decided|settled|determined))\b/,
  /\bsponsorship (?:\w+ ){0,4}(?:is|are|will be) (?:\w+ )?(?:reviewed|assessed|evaluated|examined|weighed|discussed)\b/,
  /\bsponsorship (?:\w+ ){0,4}(?:is|are) (?:only )?(?:considered|decided|determined)\b|\bfor (?:the )?\w+ to (?:decide|say|determine)\b/,
  /\bif (?:we|the company) (?:choose|decide|elect)\b|\breserves? the right\b|\bwould need (?:\w+ )?approval\b|\bapproval to sponsor\b/,
  // to some, sometimes
  /\b(?:occasional\w*|sometimes|rarely|seldom|(?:is|are) (?:\w+ )?rare)\b|\bthe exception\b|\bsponsorship is an exception\b|\bnot (?:others|all|always)\b/,
  new RegExp(
    String.raw`\b(?:limited|certain|some|exceptional|rare|select|special|specific|(?<!one of the )few) (?:of )?(?:our |the )?${roles.source}\b`,
  ),
  /\bnot (?!sponsoring)(?:\w+ ){0,8}(?:every|all) (?:\w+ )?(?:roles?|positions?|jobs?|candidates?|applicants?|cases?|visas?|types|kinds|hires?|employees?)\b/,
  // before now
  /\b(?:in the past|(?<!be |is |are )used to|previously|historically|history|track record|formerly|for years|until (?:recently|now|last|this))\b/,
  /\b(?:last (?:year|season|cycle|summer|fall|spring)|in 20\d\d)\b.*\b(?:was|were|did|could|had)\b/,
  /\b(?:old|previous|former|earlier) (?:policy|rule|posting|version|ad|advert|listing|practice)\b/,
);

const places = /(?:london|toronto|canada|uk|berlin|dublin|india|singapore|germany|europe|australia|ireland|netherlands)/;

const elsewhere = any(
  /\b(?:sponsor\w*|visas?) there\b|\b(?:(?<!\b(?:from|candidates|applicants|people|those|hires|currently|living|based) )outside (?:of )?(?:the |our |usa)|elsewhere)\b/,
  /\b(?:(?<!from (?:your |an? |the )?)(?:former|previous|past|last|current)|partner|sister|parent|affiliated?|another|other|many|most|hundreds of|some) (?:\w+ )?(?:compan(?:y|ies)|employers?|firms?|startups?|schools?|institutions?|universities)\b(?! (?:our|like|we))/,
  /\b(?:another (?:country|location|office|role|position)|other (?:countries|locations|offices|roles|positions|teams|jobs|openings))\b/,
);
const abroad = new RegExp(String.raw`\b(?:in|for|to|at) (?:our |the )?${places.source}\b(?: office| hub| team)`);
/** A place that is named for this post, or for you, is where the work is. */
const own = /\b(?:this|you|your)\b/;

export type SponsorshipVerdict = 'refuses' | 'offers';

export interface TaggedClause {
  tags: string;
  text: string;
  end: string;
  /** One of several set apart by bars. */
  item: boolean;
  benefit: boolean;
  duty: boolean;
}
