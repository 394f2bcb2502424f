import { withTopics } from './eligibility-topics.ts';
import { equalOpportunity, type Clause } from './wording.ts';

/**
 * What one sentence says of sponsorship. It is read in events rather than in phrases: an employer gives sponsorship, a candidate needs
 * it, somebody may work without it. Each event's sign is the parity of the negations in its reach ("not", "unable", "exclude"), so that
 * "we do not reject those who need it" is an offer. What is limited, possible or asked for settles nothing.
 * null: nothing, or nothing definite.
 */
export function sponsorshipIn(clauses: readonly Clause[], { raw, benefit, duty }: Setting): SponsorshipVerdict | null {
  const tags = withTopics(clauses, raw);
  if (!tags.some((each) => /[SVGt]/.test(each))) return null;
  const read: Reading = { open: null, spoken: false, limited: false, said: null, last: null };
  const said: { verdict: SponsorshipVerdict; text: string }[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = { text: clauses[at]?.text ?? '', tags: tags[at] ?? '', end: clauses[at]?.end ?? '' };
    const next = tags[at + 1] ?? '';
    // "Sponsorship: not available"
    const list = clause.end === ':' && /^[SV.]*S[.l]?$/.test(clause.tags) && /^[V.]*V[V.]*$/.test(next);
    if (list) said.push({ verdict: 'offers', text: clause.text });
    const labelled =
      /[:-]/.test(clause.end) && /[SVG]/.test(clause.tags) && !/[SVG]/.test(next) && isAnswer(clause, next, clauses[at + 1]?.text ?? '');
    if (labelled) at += 1;
    const joined = labelled
      ? { text: `${clause.text} ${clauses[at]?.text ?? ''}`, tags: `${clause.tags}${next.replace('z', 'n')}`, end: clauses[at]?.end ?? '' }
      : clause;
    const item = joined.end === '|' || read.last?.end === '|';
    const listed = read.last?.end === ':' && /^[.EgU]*[lg]$/.test(read.last.tags);
    const verdict = readClause({ ...joined, item, benefit: benefit || listed, duty: duty && at === 0 }, read);
    if (verdict !== null) read.said = verdict;
    if (verdict !== null) said.push({ verdict, text: joined.text });
    read.last = joined;
  }
  return settled(said);
}

/**
 * What is said of this role beats what is said of roles at large, and the present beats the past; else a refusal beats an offer.
 */
function settled(said: readonly { verdict: SponsorshipVerdict; text: string }[]): SponsorshipVerdict | null {
  const verdicts = new Set(said.map(({ verdict }) => verdict));
  if (verdicts.size < 2) return said[0]?.verdict ?? null;
  const offered = said.filter(({ verdict }) => verdict === 'offers');
  const refused = said.filter(({ verdict }) => verdict === 'refuses');
  const nearer = (near: RegExp, far: RegExp) => offered.some(({ text }) => near.test(text)) && refused.every(({ text }) => far.test(text));
  return nearer(ownRole, otherRoles) || nearer(present, past) ? 'offers' : 'refuses';
}

const ownRole = /\b(?:this(?! (?:year|cycle|cohort|season|time|summer|quarter|is))|here)\b/;
/** No word of this role. */
const otherRoles = /^(?!.*\b(?:this|here)\b)/;
const past = /\b(?:was|were|had|did|could|used to|formerly|previous|previously|earlier|before)\b/;
const present = /^(?!.*\b(?:was|were|had|did|could|used to|formerly|previous|previously|earlier|before)\b)/;

/** What follows a name and a colon: "no", "not available", "yes"; after a bare name whatever it says. */
const isAnswer = ({ tags, end }: { tags: string; end: string }, next: string, text: string): boolean =>
  /^[.J]?[nuY]|^[gl]$/.test(next) ||
  /^(?:no|n|none|nil|zero)(?:$|,| (?:not|unfortunately|sorry|available|offered|provided|at)\b)/.test(text) ||
  (end === ':' && tags.length <= 4 && !/E/.test(tags));

function readClause(clause: Told, read: Reading): SponsorshipVerdict | null {
  const { tags, text } = clause;
  const { open, spoken } = read;
  const { limited } = read;
  read.open = null;
  if (limited && /^(?:and |but )?this (?:is|role|position|one|job|post)\b/.test(text) && !/[nSVG]/.test(tags)) return 'refuses';
  if (clause.end === '?') {
    read.open = needIn(tags) || withoutSponsorship(clause) === 'refuses' ? 'need' : /[SVG]/.test(tags) ? 'topic' : null;
    return null;
  }
  if (equalOpportunity.test(text) && !/r.{0,9}[SVG]/.test(tags)) return null;
  const without = withoutSponsorship(clause);
  if (without !== undefined) return without;
  const needed = needIn(tags);
  if (needed) return readNeed(clause, needed, read);
  if (/[SVG]/.test(tags)) return readGift(clause, read, open !== null);
  const put = spoken ? /\banswer (?:is|will be|remains) (?:\w+ )?(yes|no)\b/.exec(text) : null;
  if (put) return put[1] === 'yes' ? 'offers' : 'refuses';
  if (/t/.test(tags)) return readStatus(clause, read);
  if (open === 'need') {
    const sign = signOf(tags) ?? answerTo(clause);
    if (sign === null && tags.length < 4) read.open = open;
    return hedged(text) || /[kK]/.test(tags) ? null : sign;
  }
  const told = open === 'topic' ? answerTo(clause) : null;
  if (told) return told;
  // "but not for this role", "we can not"
  if (spoken && /^[.EcvJg]{0,4}[xu][.g]{0,3}$/.test(tags)) return 'refuses';
  if (spoken && /\bthis (?:\w+ )?is (?:an|the|our) exception\b/.test(text)) return read.said === 'offers' ? 'refuses' : 'offers';
  if (spoken && echo.test(text) && !hedged(text)) return 'offers';
  if (spoken && /\bnot (?:let|allow|permit|enable)s? (?:us|it|this|that|for it)\b/.test(text)) return 'refuses';
  return spoken && /^[.EiUmvgJ]{0,4}n[.avlJEgpS]{0,6}$/.test(tags) && !hedged(text) && ellipsis.test(text) ? 'refuses' : null;
}

/** "this one is", "we do": what was denied of others. */
const echo =
  /^(?:and |but |yet )?(?:we|it is|this(?: [\w ]+)?|ours) (?:\w+ly )?(?:do|does|is|are|can|will)(?: (?:so|too|now|indeed|here|however|currently))*$/;
const ellipsis =
  /\bnot(?: (?:yet|now|currently|able|at this time|do|offer|happen|possible|apply|applies|extend|available|include|cover))*(?: (?:for|in|at|to|here|this|with)\b.*)?$/;

/** After a question or a name alone: "yes", "not at this time", "we do". */
function answerTo({ tags, text }: Told): SponsorshipVerdict | null {
  if (hedged(text) || /[rk]/.test(tags)) return null;
  if (/^[.EvJg]{0,3}[nzu]/.test(tags)) return (tags.match(/[nzux]/g) ?? []).length % 2 === 1 ? 'refuses' : 'offers';
  if (
    /[Eg].{0,4}g/.test(tags) &&
    /\b(?:it|that|this|them|everything|one|those)\b/.test(text) &&
    /\b(?:we|our|company|employer|college|university|hospital|firm|team)\b/.test(text)
  )
    return 'offers';
  return /^[.]?Y/.test(tags) ||
    /^(?:both|all|they all)(?: of (?:them|these|those))?(?: (?:are|is|do)(?: (?:fine|ok|okay|possible|available|covered)\b.*)?)?$/.test(
      text,
    ) ||
    /^[.]?l$/.test(tags) ||
    /^(?:we|it|they|this|that) (?:\w+ly )?(?:do|does|can|will|is|are)\b(?: (?:so|indeed|now|available|offered|provided|sponsored|possible))*$/.test(
      text,
    )
    ? 'offers'
    : null;
}

/** "authorized to work without sponsorship": undefined when that is not said. */
function withoutSponsorship({ tags, text }: Told): SponsorshipVerdict | null | undefined {
  const at = tags.search(/o[^SVGo]{0,10}[SVG]/);
  if (at < 0) return undefined;
  if (!/w/.test(tags) && !/\b(?:work\w*|employ\w*|hired?|remain|stay|eligible|legal\w*|live|authoriz\w*|right)\b/.test(text))
    return undefined;
  const before = tags.slice(0, at);
  // Those who cannot: what becomes of them is said after it.
  if (/n[v.]{0,3}(?:w|[.J]{0,6}$)/.test(before)) return undefined;
  if (/[WkK]/.test(tags) || /n[.rmv]{0,5}w/.test(before) || /nr/.test(before)) return null;
  return 'refuses';
}

/** Where the need for sponsorship is spoken of, and whether it is denied: "who do not now or later require a visa". */
function needIn(tags: string): Need | null {
  const active = /r[^SVGgalxkKn]{0,9}(?:t.?)?[SVG]+(?:(?<=V)G)?/.exec(tags);
  const passive = active ? null : /[SV]+[.mh]{0,3}n?.?r(?![^SVG]{0,6}[SVG])/.exec(tags);
  const found = active ?? passive;
  if (!found) return null;
  const lead = tags.slice(0, found.index);
  const denial = /[no](?:(?![axglkvU])[^;]){0,8}$/.exec(lead) ?? /z[^p]{0,2}$/.exec(lead);
  const inside = passive === null ? /^rz/.test(found[0]) : /n/.test(found[0]);
  const before = denial ? lead.slice(0, denial.index) : lead.replace(/[hm]+$/, '');
  return { denied: denial !== null || inside, before, after: tags.slice(found.index + found[0].length) };
}

function readNeed(clause: Told, { denied, before, after }: Need, read: Reading): SponsorshipVerdict | null {
  const outer = `${before}.${after}`;
  if (/k/.test(outer)) return null;
  if (hedged(withoutMaybe(clause.text))) return null;
  if (/K/.test(outer)) return /\bwhether\b.*\bor\b/.test(clause.text) ? signOf(outer) : null;
  if (denied) return /[WiC]/.test(outer) || /n[.rm]*$/.test(before) ? null : 'refuses';
  const sign = signOf(read.last?.end === 'because' ? `${read.last.tags}${outer}` : outer);
  if (/C/.test(outer)) return sign === 'refuses' && !/C.*n/.test(outer) ? 'refuses' : 'offers';
  if (sign !== null) return sign === 'offers' && /b/.test(outer) ? null : sign;
  read.open = 'need';
  read.spoken = false;
  return null;
}

/** "who may need a visa": the need is possible; what follows from it is not. */
const withoutMaybe = (text: string): string => text.replace(/\b(?:may|might|could)(?= (?:\w+ ){0,5}(?:need|require|seek|apply)\w*\b)/g, '');

/** What becomes of those who need it: accepted or not, by the parity of the negations; null when nothing is said of that. */
function signOf(outer: string): SponsorshipVerdict | null {
  const negative = (outer.match(/[nuxo]|z(?=.{0,4}[pax])/g) ?? []).length % 2 === 1;
  if (/[axglYG]/.test(outer)) return negative ? 'refuses' : 'offers';
  return negative && /[JU]|u/.test(outer) ? 'refuses' : null;
}

/** An employer's giving or not giving it, as one who does ("we sponsor") or as what is there ("sponsorship is available"). */
function readGift(clause: Told, read: Reading, follows: boolean): SponsorshipVerdict | null {
  const { tags, text } = clause;
  read.spoken = true;
  if (/[kK]/.test(tags) || elsewhere.test(text) || referral.test(text) || opinion.test(text)) return null;
  // What is only a condition is not said to be so.
  if (/^(?:and )?if\b/.test(text) && !/[En]/.test(tags)) {
    read.open = 'topic';
    return null;
  }
  if (hedged(text)) {
    read.open = 'topic';
    return null;
  }
  const last = Math.max(tags.lastIndexOf('S'), tags.lastIndexOf('V'), tags.lastIndexOf('G'));
  const lead = tags.slice(0, last);
  const topic = tags.search(/[SV]/);
  if (/c[^E]{0,4}G/.test(tags)) {
    read.open = 'topic';
    return null;
  }
  const negations =
    (tags.match(/[nu]/g) ?? []).length +
    (lead.match(/[zo]/g) ?? []).length +
    (/x.{0,8}[SVG]|[SVG].{0,5}x/.test(tags) ? 1 : 0) +
    (/[SV][.l]?z$/.test(tags) ? 1 : 0);
  if (negations % 2 === 1) {
    if (/^[.bJ]?d/.test(tags) && !/[En]/.test(tags)) return null;
    if (/\bno (?!candidate)\w+ (?:on|about|regarding|around|concerning)\b/.test(text)) return null;
    if (onlySettling.test(text) && !temporary.test(text)) return null;
    const applies =
      /[Gglauv]|^[.Up]{0,3}mn.{0,4}V/.test(tags) ||
      /[zo].{0,6}[SVG]|n.{0,3}S/.test(tags) ||
      /^[SV.]{1,6}n|S[.tp]{0,6}n/.test(tags) ||
      /[SV].{0,4}x|x.{0,5}[SVG]|[SV].?z$/.test(tags);
    return applies ? 'refuses' : null;
  }
  if (/b/.test(tags)) read.limited = true;
  if (paidFor.test(text)) return 'offers';
  if (/[bW]/.test(tags) || isWorkForOthers(clause)) return null;
  if (isGiven(clause, topic) || (follows && /^[.]?g.*V/.test(tags))) return 'offers';
  read.open = 'topic';
  return null;
}

/**
 * Sponsorship that nothing denies, limits or leaves open is given, whatever the verb; a bare name of it, or of what is decided about it,
 * is not. A visa is given only by an employer or where it is said to be arranged: candidates have visas too.
 */
function isGiven({ tags, text, item, benefit }: Told, topic: number): boolean {
  if (benefit || complete.test(text) || (item && topic < 1 && /^[SV.]+$/.test(tags))) return true;
  if (/G/.test(tags)) return true;
  if (/S/.test(tags)) return !about.test(text) && (/[glYaEv]/.test(tags) || predicate.test(text));
  return (
    /[glY].*V.*[UEla]|[lJ].{0,6}g.{0,4}V|[UE].*[glY].*V|V.*[UEJ].*[gl]|V.*[gl].*E|Vg|V.{0,3}vg|V.{0,4}[lY]|Y.V|v.{0,2}g.{0,4}V/.test(
      tags,
    ) ||
    (!/^[.]?[Upmd]/.test(tags) && /\b(?:will|shall|can|does|do|always)\b/.test(text) && /g.*[pUEJ].*V|g.*V.*[pUEJ]/.test(tags)) ||
    /E.{0,4}U.{0,4}V/.test(tags) ||
    (!/^[.]?[Upmdgcv]|[drckqbx]/.test(tags) && /V.*[pUJ]/.test(tags) && (/[glEa]/.test(tags) || predicate.test(text))) ||
    (/V[^Umr]*g/.test(tags) && /\b(?:is|are|be|being|gets?|all|paid|\w+ed)\b/.test(text))
  );
}

/** What it is denied is a view: the deed follows. */
const opinion = /\bnot (?:think|believe|feel|want) (?!we\b)/;
/** It only says where to read of it. */
const referral = /\b(?:please|kindly) (?:see|visit|refer|read|consult)\b|^(?:see|visit|refer|consult|read)\b/;
/** The employer bears it. */
const paidFor =
  /\b(?:at (?:our|the (?:company|employer|firm|school|hospital|practice)|no) (?:\w+ )?(?:expense|cost|charge)|(?:borne|paid|covered) by (?:us|the (?:company|employer|firm|hospital|school))|(?:employer|company|firm) paid|on us$|at no (?:cost|charge) to)\b/;
const predicate = /\b(?:is|are|be|being|comes?|includes?|including|has|have|gets?|carries|attracts|exists?)\b/;
const about =
  /\b(?:sponsorship|visa|immigration) (?:polic(?:y|ies)|requests?|process(?:es)?|histor(?:y|ies)|matters?|status|questions?|needs?|decisions?|rules)\b|\b(?:about|on|regarding|concerning|subject of|question of|cost of|topic of) (?:\w+ ){0,2}sponsorship\b/;

/** Help to settle for good, which an employer may deny and yet sponsor a visa. */
const onlySettling = /\b(?:greencards?|perm)\b/;
const complete = /^(?:full|free)\b|\bsponsorship (?:through|via)\b|\b(?:full|complete|free) (?:visa|immigration|h1b|work)/;

/** The visas of clients, travellers and users, and what the job itself consists of. */
function isWorkForOthers({ tags, text, duty }: Told): boolean {
  if (/^[.bJ]?d/.test(tags) || (duty && /^[.]?g/.test(tags))) return true;
  if (/^U[.hmv]{0,3}[gd]/.test(tags) && !/^you (?:\w+ )?(?:\w+ )?(?:receiv|get|be )/.test(text)) return true;
  if (!/[SG]/.test(tags) && /\b(?:travel\w*|passports?|trips?|conferences?|visitors?|guests?|speakers?)\b/.test(text)) return true;
  if (/\bhelp(?:s|ing)? (?!you\b)(?:\w+ ){1,3}(?:to )?sponsor\b/.test(text)) return true;
  return /q.{0,2}[gd]/.test(tags) || (/c/.test(tags) && !/[UJ]/.test(tags) && !joining.test(text));
}

/** Whoever comes to work here, whatever they are called. */
const joining = /\b(?:we (?:hire|recruit|employ|appoint|select)|join(?:s|ing)?|hired|appointed|selected|successful|new hires?)\b/;

/** OPT, CPT, F-1 and people from abroad: that they are welcome is no sponsorship yet, that they are not refuses it. */
function readStatus({ tags, text }: Told, read: Reading): SponsorshipVerdict | null {
  read.spoken = false;
  if (hedged(text) || /[kKWd]/.test(tags) || elsewhere.test(text)) return null;
  if (paidFor.test(text) && /\bvisas?\b/.test(text) && !/[nuxz]/.test(tags)) return 'offers';
  const negative = (tags.match(/[nuxz]/g) ?? []).length % 2 === 1;
  return temporary.test(text) && negative && (/[agl]|z.{0,3}t/.test(tags) || /\bnot (?:currently )?(?:be|hold|have)\b/.test(text))
    ? 'refuses'
    : null;
}

const temporary =
  /\b(?:opt|cpt|f1|j1|l1|nonimmigrants?|(?:temporary|student|work|employment|nonimmigrant|on an?|f1|j1|any) visas?|visa holders|h1b|temporary workers?|(?:international|foreign|overseas) (?:students?|candidates?|applicants?|nationals?|workers?))\b/;

/** What a statement is worth less for: possible, limited, past, or left open. */
const hedged = (text: string): boolean => hedges.test(text);
const hedges =
  /\b(?:may|might|could|possibly|potentially|perhaps|maybe|casebycase|tbd|var(?:y|ies)|occasional\w*|sometimes|rarely|seldom|guarantee\w*|promis\w+|discretion\w*|wish\w*|hop(?:e|es|ed|ing))\b(?! (?:also )?apply)|\bdepend(?:s|ing|ent)?\b(?! on (?:\w+ ){0,3}(?:sponsor|visa))|\b(?:limited|certain|some|exceptional|rare|select|special|specific|(?<!one of the )few) (?:of )?(?:our |the )?(?:cases?|circumstances|situations|instances|basis|roles|positions|jobs|openings|teams|locations|extent|number)\b|\b(?:in the past|(?<!be |is |are )used to|previously|historically|history|track record|would consider|negotiable|to be (?:determined|discussed|decided|confirmed|agreed)|individually|individual basis|where possible|when possible|if possible|where appropriate|subject to (?!\w*eligib|(?:\w+ ){0,3}(?:immigration|government|uscis|legal|law|home office))|reserves? the right|(?:no|not been|not yet) (?:\w+ )?(?:decision|decided|settled|determined)|sponsorship (?:\w+ ){0,4}(?:is|are|will be) (?:\w+ )?(?:reviewed|assessed|evaluated|examined|weighed|discussed)|under review|unusual|unlikely|possible that)\b|\bnot (?:others|all|always)\b|\b(?:old|previous|former|earlier) (?:policy|rule|posting|version|ad|advert|listing|practice)\b|\b(?:formerly|for years|until (?:recently|now|last|this))\b|\bthe exception\b|\bnot (?!sponsoring)(?:\w+ ){0,8}(?:every|all) (?:\w+ )?(?:roles?|positions?|jobs?|candidates?|applicants?|cases?|visas?|types|kinds|hires?|employees?)\b|\bwould (?:love|like) to (?!hear|meet|see|talk|read|welcome)|\bif we could\b|\bwould need (?:\w+ )?approval\b|\bapproval to sponsor\b|\bif (?:we|the company) (?:choose|decide|elect)\b/;
const elsewhere =
  /\b(?:sponsor\w*|visas?) there\b|\b(?:(?<!from (?:your |an? |the )?)(?:former|previous|past|last|current)|sister|parent|affiliated?|another|other|many|most|hundreds of|some) (?:\w+ )?(?:compan(?:y|ies)|employers?|firms?|startups?)\b(?! (?:our|like|we))|\b(?:outside (?:of )?(?:the |our |usa)|elsewhere|another (?:country|location|office|role|position)|other (?:countries|locations|offices|roles|positions|teams|jobs|openings))\b|\b(?:in|for|to|at) (?:our |the )?(?:london|toronto|canada|uk|berlin|dublin|india|singapore|germany|europe|australia|ireland|netherlands)\b(?: office| hub| team)/;

type SponsorshipVerdict = 'refuses' | 'offers';

interface Setting {
  raw: string;
  /** It stands in a list of benefits. */
  benefit: boolean;
  /** It stands in another list. */
  duty: boolean;
}

interface Told {
  tags: string;
  text: string;
  end: string;
  /** One of several set apart by bars. */
  item: boolean;
  benefit: boolean;
  duty: boolean;
}

interface Reading {
  /** What an earlier clause left open: a need without a consequence, a topic without a verb. */
  open: 'need' | 'topic' | null;
  /** A clause before spoke of giving. */
  spoken: boolean;
  /** A clause before gave it to some only. */
  limited: boolean;
  /** What a clause before came to. */
  said: SponsorshipVerdict | null;
  last: { tags: string; end: string } | null;
}

interface Need {
  denied: boolean;
  /** The tags of the clause before and after the need. */
  before: string;
  after: string;
}
