import { count, has, mark, shape, topic } from './eligibility-classes.ts';
import { answerTo, echoIn, isAnswer, opposite } from './eligibility-answers.ts';
import { giftIn, isPaidFor, type SponsorshipVerdict, type Told } from './eligibility-gift.ts';
import { isElsewhere, isHedged, temporary } from './eligibility-hedges.ts';
import { needIn, signOf, withoutSponsorship, type Need } from './eligibility-need.ts';
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

function readClause(clause: Told, read: Reading): SponsorshipVerdict | null {
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
  const told = open === 'topic' || open === 'obstacle' ? answerTo(clause) : null;
  if (told) read.spoken = true;
  // "We are sorry, but …"
  if (!told && open !== null && tags.length < 4) read.open = open;
  if (told) return open === 'obstacle' ? opposite[told] : told;
  return spoken ? echoIn(clause, read.said) : null;
}

function readNeed(clause: Told, { denied, before, after }: Need, read: Reading): SponsorshipVerdict | null {
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
function readStatus({ tags, text }: Told, read: Reading): SponsorshipVerdict | null {
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
