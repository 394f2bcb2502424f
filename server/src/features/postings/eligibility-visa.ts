import { count, has, mark, shape, topic } from './eligibility-classes.ts';
import { giftIn, isElsewhere, isHedged, isPaidFor, type SponsorshipVerdict, temporary, type TaggedClause } from './eligibility-gift.ts';
import { withTopics } from './eligibility-topics.ts';
import { type Clause, equalOpportunity } from './wording.ts';

/**
 * What one sentence says of sponsorship. It is read in events rather than in phrases: an employer gives sponsorship, a candidate needs
 * it, somebody may work without it. Each event's sign is the parity of the negations in its reach ("not", "unable", "exclude"), so that
 * "we do not reject those who need it" is an offer. What is limited, possible or asked for settles nothing.
 * null: nothing, or nothing definite.
 */
export function sponsorshipIn(clauses: readonly Clause[], { raw, benefit, duty }: Setting): SponsorshipVerdict | null {
  const tags = withTopics(clauses, raw);
  if (!tags.some((each) => has(each, ...topic, 'status'))) return null;
  const read: Reading = { open: null, spoken: false, limited: false, said: null, last: null };
  const said: { verdict: SponsorshipVerdict; text: string }[] = [];
  let before = '';
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = { text: clauses[at]?.text ?? '', tags: tags[at] ?? '', end: clauses[at]?.end ?? '' };
    const next = tags[at + 1] ?? '';
    // "Sponsorship: not available"
    const list = clause.end === ':' && bareSponsorship.test(clause.tags) && bareVisas.test(next);
    if (list) said.push({ verdict: 'offers', text: clause.text });
    const labelled =
      /[:-]/.test(clause.end) && has(clause.tags, ...topic) && !has(next, ...topic) && isAnswer(clause, next, clauses[at + 1]?.text ?? '');
    if (labelled) at += 1;
    const joined = labelled
      ? {
          text: `${clause.text} ${clauses[at]?.text ?? ''}`,
          tags: `${clause.tags}${next.replace(mark.no, mark.not)}`,
          end: clauses[at]?.end ?? '',
        }
      : clause;
    const item = joined.end === '|' || read.last?.end === '|';
    const listed = read.last?.end === ':' && bareOffer.test(read.last.tags);
    const verdict = readClause({ ...joined, item, benefit: benefit || listed, duty: duty && at === 0 }, read);
    if (verdict !== null) read.said = verdict;
    // "This is a full-time position and sponsorship is available for it"
    const role = thisRole.test(before) ? 'this role' : '';
    if (verdict !== null) said.push({ verdict, text: `${role} ${joined.text}` });
    before = joined.text;
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
const thisRole = /^(?:and |but )?(?:this|ours) (?:is|one is|(?:role|position|job|post|opening) is)\b/;
/** No word of this role. */
const otherRoles = /^(?!.*\b(?:this|here)\b)/;
const past = /\b(?:was|were|had|did|could|used to|formerly|previous|previously|earlier|before)\b/;
const present = /^(?!.*\b(?:was|were|had|did|could|used to|formerly|previous|previously|earlier|before)\b)/;

function readClause(clause: TaggedClause, read: Reading): SponsorshipVerdict | null {
  const { tags, text } = clause;
  const { open, spoken, limited } = read;
  read.open = null;
  if (limited && /\bthis (?:\w+ )?is one of (?:them|these|those)\b/.test(text)) return 'offers';
  if (limited && /^(?:and |but )?this (?:is|role|position|one|job|post)\b/.test(text) && !has(tags, ...topic)) return 'refuses';
  if (clause.end === '?' || /^(?:which|what|whose) visa/.test(text)) {
    const need = needIn(tags) || withoutSponsorship(clause) === 'refuses';
    read.open =
      has(tags, ...topic) && has(tags, 'exclude', 'unavailable') ? 'obstacle' : need ? 'need' : has(tags, ...topic) ? 'topic' : null;
    return null;
  }
  if (equalOpportunity.test(text) && !needsIt.test(tags)) return null;
  const without = withoutSponsorship(clause);
  if (without !== undefined) return without;
  const needed = needIn(tags);
  if (needed) return readNeed(clause, needed, read);
  if (has(tags, ...topic)) {
    const gift = giftIn(clause, open !== null);
    read.spoken = true;
    if (gift === null) read.open = 'topic';
    if (gift === 'limited') read.limited = true;
    return gift === 'limited' ? null : gift;
  }
  const put = spoken ? /\banswer (?:is|will be|remains) (?:\w+ )?(yes|no)\b/.exec(text) : null;
  if (put) return put[1] === 'yes' ? 'offers' : 'refuses';
  if (has(tags, 'status')) return readStatus(clause, read);
  if (open === 'need') {
    const sign = signOf(tags) ?? answerTo(clause);
    if (sign === null && tags.length < 4) read.open = open;
    return isHedged(text) || has(tags, 'ask', 'whether') ? null : sign;
  }
  const answer = open === 'topic' || open === 'obstacle' ? answerTo(clause) : null;
  if (answer) read.spoken = true;
  // "We are sorry, but …"
  if (!answer && open !== null && tags.length < 4) read.open = open;
  if (answer) return open === 'obstacle' ? opposite[answer] : answer;
  return spoken ? echoIn(clause, read.said) : null;
}

function readNeed(clause: TaggedClause, { denied, before, after }: Need, read: Reading): SponsorshipVerdict | null {
  const outer = `${before}.${after}`;
  if (has(outer, 'ask')) return null;
  if (isHedged(withoutMaybe(clause.text))) return null;
  if (has(outer, 'whether')) return /\bwhether\b.*\bor\b/.test(clause.text) ? signOf(outer) : null;
  if (denied) return has(outer, 'wish', 'if', 'regardless') || notAtEnd.test(before) ? null : 'refuses';
  const sign = signOf(read.last?.end === 'because' ? `${read.last.tags}${outer}` : outer);
  if (has(outer, 'regardless')) return sign === 'refuses' && !regardlessYetNot.test(outer) ? 'refuses' : 'offers';
  if (sign !== null) return sign === 'offers' && has(outer, 'only') ? null : sign;
  read.open = 'need';
  read.spoken = false;
  return null;
}

/** "who may need a visa": the need is possible; what follows from it is not. */
const withoutMaybe = (text: string): string => text.replace(/\b(?:may|might|could)(?= (?:\w+ ){0,5}(?:need|require|seek|apply)\w*\b)/g, '');

/** OPT, CPT, F-1 and people from abroad: that they are welcome is no sponsorship yet, that they are not refuses it. */
function readStatus({ tags, text }: TaggedClause, read: Reading): SponsorshipVerdict | null {
  read.spoken = false;
  if (isHedged(text) || has(tags, 'ask', 'whether', 'wish', 'duty') || isElsewhere(text)) return null;
  if (isPaidFor(text) && /\bvisas?\b/.test(text) && !has(tags, 'not', 'unavailable', 'exclude', 'no')) return 'offers';
  const negative = count(tags, 'not', 'unavailable', 'exclude', 'no') % 2 === 1;
  return temporary.test(text) &&
    negative &&
    (has(tags, 'accept', 'give', 'available') || noStatus.test(tags) || /\bnot (?:currently )?(?:be|hold|have)\b/.test(text))
    ? 'refuses'
    : null;
}

const bareSponsorship = shape('^[<nouns>.]*<sponsorship>[.<available>]?$');
const bareVisas = shape('^[<visa>.]*<visa>[<visa>.]*$');
const bareOffer = shape('^[.<employer><give><you>]*[<available><give>]$');
const needsIt = shape('<need>.{0,9}[<topic>]');
const notAtEnd = shape('<not>[.<need><must>]*$');
const regardlessYetNot = shape('<regardless>.*<not>');
const noStatus = shape('<no>.{0,3}<status>');

/** "authorized to work without sponsorship": undefined when that is not said. */
function withoutSponsorship({ tags, text }: TaggedClause): SponsorshipVerdict | null | undefined {
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
function needIn(tags: string): Need | null {
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
function signOf(outer: string): SponsorshipVerdict | null {
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

/** After a question or a name alone: "yes", "not at this time", "we do". */
function answerTo({ tags, text }: TaggedClause): SponsorshipVerdict | null {
  if (isHedged(text) || has(tags, 'need', 'ask')) return null;
  if (particle.test(text)) return 'refuses';
  if (startsDenying.test(tags)) return count(tags, 'not', 'no', 'unavailable', 'exclude') % 2 === 1 ? 'refuses' : 'offers';
  if (
    weGive.test(tags) &&
    /\b(?:it|that|this|them|everything|one|those)\b/.test(text) &&
    /\b(?:we|our|company|employer|college|university|hospital|firm|team)\b/.test(text)
  )
    return 'offers';
  return startsWithYes.test(tags) ||
    /^(?:both|all|they all)(?: of (?:them|these|those))?(?: (?:are|is|do)(?: (?:fine|ok|okay|possible|available|covered)\b.*)?)?$/.test(
      text,
    ) ||
    justAvailable.test(tags) ||
    /^(?:we|it|they|this|that) (?:\w+ly )?(?:do|does|can|will|is|are)\b(?: (?:so|indeed|now|available|offered|provided|sponsored|possible))*$/.test(
      text,
    )
    ? 'offers'
    : null;
}

/** "No, we do not", "unfortunately not, no": one negation said twice. */
const particle =
  /^(?:(?:unfortunately|sorry|sadly|regrettably),? )?(?:no|not|nope)(?:,? (?:unfortunately|sorry|sadly))?(?:, (?:no|not)\b|,.*\bnot\b|$)(?!.*\bproblem)/;

/** What follows a name and a colon: "no", "not available", "yes"; after a bare name whatever it says. */
const isAnswer = ({ tags, end }: { tags: string; end: string }, next: string, text: string): boolean =>
  answerAtOnce.test(next) ||
  /^(?:no|n|none|nil|zero)(?:$|,| (?:not|unfortunately|sorry|available|offered|provided|at)\b)/.test(text) ||
  (end === ':' && tags.length <= 4 && !has(tags, 'employer'));

/** What goes on about what a clause before spoke of: "but not for this role", "we can not", "this one is". `said` is what that came to. */
function echoIn({ tags, text }: TaggedClause, said: SponsorshipVerdict | null): SponsorshipVerdict | null {
  if (isUnavailable.test(tags)) return 'refuses';
  if (/\bthis (?:\w+ )?is (?:an|the|our) exception\b/.test(text)) return said === 'offers' ? 'refuses' : 'offers';
  if (/\bnot (?:let|allow|permit|enable)s? (?:us|it|this|that|for it)\b/.test(text)) return 'refuses';
  if (isHedged(text)) return null;
  if (echo.test(text)) return 'offers';
  return shortDenial.test(tags) && ellipsis.test(text) ? 'refuses' : null;
}

/** "this one is", "we do": what was denied of others. */
const echo =
  /^(?:and |but |yet )?(?:we|it is|this(?: [\w ]+)?|ours) (?:\w+ly |now |also )?(?:do|does|is|are|can|will)(?: (?:so|too|now|indeed|here|however|currently))*$/;
const ellipsis =
  /\bnot(?: (?:yet|now|currently|able|at this time|do|offer|happen|possible|apply|applies|extend|available|include|cover))*(?: (?:for|in|at|to|here|this|with)\b.*)?$/;

/** What an answer comes to where an obstacle was asked about. */
const opposite = { offers: 'refuses', refuses: 'offers' } as const;

const answerAtOnce = shape('^[.<role>]?[<not><unavailable><yes>]|^[<give><available>]$');
const isUnavailable = shape('^[.<employer><others><able><role><give>]{0,4}[<exclude><unavailable>][.<give>]{0,3}$');
const shortDenial = shape(
  '^[.<employer><if><you><must><able><give><role>]{0,4}<not>[.<accept><able><available><role><employer><give><person><sponsorship>]{0,6}$',
);
const startsDenying = shape('^[.<employer><able><role><give>]{0,3}[<not><no><unavailable>]');
const weGive = shape('[<employer><give>].{0,4}<give>');
const startsWithYes = shape('^[.]?<yes>');
const justAvailable = shape('^[.]?<available>$');

interface Setting {
  raw: string;
  /** It stands in a list of benefits. */
  benefit: boolean;
  /** It stands in another list. */
  duty: boolean;
}

interface Reading {
  /** What an earlier clause left open: a need without a consequence, a topic without a verb. */
  open: 'need' | 'topic' | 'obstacle' | null;
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
