import { reportsIn } from '../clauses/asides.ts';
import { plainLine } from '../walk/scope.ts';
import type { Mention, Reading } from '../entities/types.ts';
import type { RequestAct } from '../tagger/requests.ts';
import { acknowledges, agrees, agreesFirst, correctionIn, declines, dropsLast, moreIn, takesBack, wantsBoth } from './answers.ts';
import { type Door, doorOf, resumeAsked, setsOwn } from './door.ts';
import { asksToFind } from './forms.ts';
import { overAt, relaxedFields, startsOver } from './let-go.ts';
import {
  aspectOf,
  asksHowMany,
  asksWhichOf,
  asksWhyShown,
  compares,
  complaintIn,
  likenessIn,
  missedIn,
  type Question,
  questionIn,
} from './questions.ts';
import { ordinalsIn, referencesIn, type Situation } from './refer.ts';
import { asksForJobs, pathIn, peopleIn, persons, type Slots } from './seek.ts';
import {
  asksBesides,
  asksForHeldBack,
  asksStatus,
  courtesyIn,
  insults,
  isTrivia,
  productTalkOf,
  specialTalkOf,
  type Talk,
  talkOf,
  turnsDown,
  worries,
} from './talk.ts';

/**
 * What a message does in a conversation about results, of jobs or of people: the one act that leads. `ask` is what asks for results by
 * conditions, or says nothing else that is understood. Pure. `plain`: the message asks for silent postings too, which is a condition.
 */
export function actOf(message: string, reading: Reading, situation: Situation, plain = false): Act {
  const line = plainLine(message);
  const bare = reading.mentions.length === 0 && relaxedFields(message).length === 0 && !startsOver(message);

  const act = ruledAct(message, reading, situation, plain, line, bare);
  return reading.act == null ? act : learnedAct(reading.act, act, message, reading, situation);
}

/** What the rules leave as a request and the network takes for something else, and the other way round. */
function learnedAct(said: RequestAct, act: Act, message: string, reading: Reading, situation: Situation): Act {
  const { begun, shown, searching } = situation;
  const named = reading.mentions.some(({ modality }) => modality !== undefined && modality.mentionedOnly !== true);
  const asks = named || (reading.phrases ?? []).length > 0;
  if (said === 'ask')
    return asks &&
      ((act.does === 'which' && orders.test(message)) ||
        act.does === 'complain' ||
        act.does === 'unclear' ||
        (act.does === 'talk' && act.sure !== true))
      ? { does: 'ask', from: 0 }
      : act;
  // "Sort by pay" is no question over the rows.
  if (said === 'sort' && act.does === 'which') return { does: 'ask', from: 0 };
  if (said === 'refer' && begun && (act.does === 'ask' || (act.does === 'which' && act.aspect === null))) {
    const { ids, explicit, beyond } = referencesIn(message, reading, situation);
    if (beyond !== null && ids.length === 0) return { does: 'beyond', number: beyond };
    return ids.length > 0 && explicit ? { does: 'refer', ids, aspect: searching === 'jobs' ? aspectOf(message) : null, explicit } : act;
  }
  if (said === 'undo' && begun && !asks && act.does !== 'more') return { does: 'undo' };
  if (act.does !== 'ask' && act.does !== 'unclear' && !(act.does === 'talk' && act.talk === 'lost')) return act;
  if (act.does === 'unclear' && (said === 'why' || said === 'complain' || said === 'count')) return act;
  switch (said) {
    case 'more':
      return begun && !asks ? { does: 'more', count: null } : act;
    case 'startover':
      return searching === 'people' && begun && !asks ? { does: 'startOver' } : act;
    case 'why':
      return begun && shown.length > 0 ? whyOf(message, reading, situation) : act;
    case 'complain':
      return begun && (!asks || (!named && remarks(message))) ? { does: 'complain', about: reading.mentions } : act;
    case 'count':
      return begun ? { does: 'count' } : act;
    case 'thanks':
      return asks ? act : { does: 'talk', talk: 'thanks', sure: true };
    case 'help':
      return asks ? act : { does: 'talk', talk: 'help', sure: true };
    case 'account':
      return asks ? act : { does: 'door', door: doorOf(message) ?? 'account' };
    case 'no':
      return begun && !asks ? { does: 'decline' } : act;
    default:
      return act;
  }
}

/** Why a row is there; why all are, where none is pointed at; a complaint about what is named. */
function whyOf(message: string, reading: Reading, situation: Situation): Act {
  const { ids, explicit, beyond } = referencesIn(message, reading, situation);
  if (ids.length > 0) return { does: 'explain', ids, explicit };
  if (beyond !== null) return { does: 'beyond', number: beyond };
  return reading.mentions.length > 0 ? { does: 'complain', about: reading.mentions } : { does: 'which', aspect: 'why' };
}

function ruledAct(message: string, reading: Reading, situation: Situation, plain: boolean, line: string, bare: boolean): Act {
  const { searching, begun, offered, shown } = situation;

  const courtesy = courtesyIn(message);
  if (courtesy !== null && !(offered && agrees(message))) return { does: 'talk', talk: courtesy, sure: true };
  if ((begun || offered) && declines(message)) return { does: 'decline' };
  if (offered && (agrees(message) || (bare && agreesFirst(message))) && !/ but /.test(line)) return { does: 'accept' };
  if (begun && bare && agrees(message)) return acknowledges(message) ? { does: 'talk', talk: 'praise' } : { does: 'agreeToNothing' };
  const more = begun ? moreIn(message) : null;
  if (more !== null) return { does: 'more', count: more.count };
  if (takesBack(message, bare)) return { does: 'undo' };
  if (begun && wantsBoth(message)) return { does: 'both' };
  if (begun && dropsLast(message)) return { does: 'dropLast' };
  if (begun && asksStatus.test(line)) return { does: 'status' };
  const ofResume = resumeAct(message, reading, situation);
  if (ofResume !== null) return ofResume;
  const door = reading.mentions.some(({ kind }) => namesWork.has(kind)) && !setsOwn(message) ? null : doorOf(message);
  if (door !== null) return { does: 'door', door };
  const product = productTalkOf(line);
  if (product !== null) return { does: 'talk', talk: product, sure: true };

  if (searching === 'jobs' && worries(message) && !asksBesides(message, reading)) return { does: 'talk', talk: 'worry', sure: true };
  // "You dropped remote", "I asked for law": the request itself.
  const isAgain = reportsIn(message).some((one) => reading.mentions.some(({ start }) => one.start <= start && start < one.end));
  if (searching === 'jobs' && begun && isAgain) return corrected(message, reading, situation) ?? { does: 'ask', from: 0 };
  const goesOn = begun ? complaintIn(message) : null;
  if (goesOn !== null) return afterComplaint(goesOn, message, reading, situation) ?? { does: 'complain', about: reading.mentions };
  if (asksWhyShown(line))
    return shown.length === 0 ? { does: 'talk', talk: 'nothingShown', sure: true } : whyOf(message, reading, situation);
  if (shown.length === 0 && (bare || likeAny.test(line)) && ordinalsIn(message).length > 0)
    return { does: 'talk', talk: 'nothingShown', sure: true };
  return (searching === 'jobs' ? ofJobs : ofAlumni)(message, reading, situation, { line, bare, plain });
}

/** What is asked of the student's résumé: by itself, or held against the jobs that the message means; null for nothing. */
function resumeAct(message: string, reading: Reading, situation: Situation): Act | null {
  const asked = resumeAsked(message);
  if (asked === null) return null;
  const { searching, shown, focusId } = situation;
  if (searching === 'people') return { does: 'resume' };
  const { ids, meant, named, beyond, explicit } = referencesIn(message, reading, situation);
  const [first] = named.length > 0 ? meant : ids;
  const isOfAll = !explicit && shown.length > 1 && /\b(?:they|these|those|them)\b/i.test(message);
  if (first !== undefined && !isOfAll && (asked === 'fit' || explicit)) return { does: 'refer', ids: [first], aspect: 'resume', explicit };
  if (asked === 'file') return { does: 'resume' };
  if (beyond !== null) return { does: 'beyond', number: beyond };
  if (shown.length === 0) return { does: 'talk', talk: 'nothingShown', sure: true };
  // "Am I qualified?" of the one that was talked about.
  const only = isOfAll ? undefined : (focusId ?? (shown.length === 1 ? shown[0]?.id : undefined));
  return only === undefined ? { does: 'which', aspect: 'resume' } : { does: 'refer', ids: [only], aspect: 'resume', explicit: false };
}

/** What a message does after its complaint: a request or a question of its own; null where it only complains. */
function afterComplaint(from: number, message: string, reading: Reading, situation: Situation): Act | null {
  const rest = message.slice(from);
  if (!/\p{L}/u.test(rest)) return null;
  const mentions = reading.mentions.flatMap((one) => (one.start < from ? [] : [{ ...one, start: one.start - from, end: one.end - from }]));
  const act = actOf(rest, { ...reading, mentions }, situation);
  if (act.does === 'ask' && mentions.length === 0 && !asksToFind(rest)) return null;
  return act.does === 'ask' || act.does === 'correct' ? { ...act, from: from + act.from } : act;
}

function ofJobs(message: string, reading: Reading, situation: Situation, { line, bare, plain }: Said): Act {
  const { begun } = situation;
  const special = specialTalkOf(line);
  if (special !== null) return { does: 'talk', talk: special };
  const path = pathIn(message, reading);
  if (path !== null) return { does: 'path', slots: path };
  const people = peopleIn(message, reading);
  if (people !== null) return { does: 'people', slots: people };
  const correction = corrected(message, reading, situation);
  if (correction !== null) return correction;
  if (bare && (insults.test(line) || (begun && turnsDown.test(line)))) return { does: 'talk', talk: 'hurt' };
  const question = begun && !plain ? questionIn(message, reading, situation) : null;
  const missed = plain || !begun ? null : missedIn(message, reading);
  if (question?.does === 'refer' && question.explicit && leavesOut.test(message)) return { does: 'hide', ids: question.ids };
  // "Why isn't Google there?" is not about the job of Google that is.
  const pointed = question?.does === 'refer' ? missed === null || question.explicit : question !== null && named.has(question.does);
  if (question !== null && pointed) return question;
  if (missed !== null) return { does: 'whyNot', ...missed };
  if (question !== null) return question;
  if (begun && asksForHeldBack(message, reading.mentions)) return { does: 'heldBack' };
  if (begun && bare && asksHowMany(line)) return { does: 'count' };
  const talk = bare && !plain ? talkOf(message, line) : trivial(message, line, reading);
  if (talk !== null) return { does: 'talk', talk };
  // What is put aside is not asked for again, unless nothing follows.
  const goesOn = [...reading.mentions, ...(reading.phrases ?? [])].some(({ start }) => start > overAt(message));
  return begun && asksHowMany(line) ? { does: 'count' } : { does: 'ask', from: goesOn ? overAt(message) : 0 };
}

function ofAlumni(message: string, reading: Reading, situation: Situation, { line, bare }: Said): Act {
  const { begun, shown } = situation;
  const like = likenessIn(message, situation);
  if (like !== null) return { does: 'similar', ...like };
  if (startsOver(message)) return { does: 'startOver' };
  const { ids, beyond, explicit, unclear } = referencesIn(message, reading, situation);
  const isAbout = explicit && (ordinalsIn(message).length > 0 || aboutOne.test(message) || line.trim().split(' ').length <= 4);
  if (begun && shown.length === 0 && (asksWhichOf(line) || compares(line))) return { does: 'talk', talk: 'nothingShown', sure: true };
  if (begun && shown.length > 1 && compares(line))
    return { does: 'compare', ids: ids.length > 1 ? ids : shown.slice(0, 2).map(({ id }) => id) };
  if (begun && (isAbout || (ids.length > 0 && !explicit)))
    return leavesOut.test(message) ? { does: 'hide', ids } : { does: 'refer', ids, aspect: null, explicit };
  if (begun && beyond !== null) return { does: 'beyond', number: beyond };
  if (asksForJobs(line)) return { does: 'jobs' };
  const correction = corrected(message, reading, situation);
  if (correction !== null) return correction;
  const missed = begun ? missedIn(message, reading) : null;
  if (missed !== null) return { does: 'whyNot', ...missed };
  if (begun && bare && turnsDown.test(line)) return { does: 'complain', about: [] };
  if (begun && bare && asksHowMany(line)) return { does: 'count' };
  const special = specialTalkOf(line);
  const said = special ?? (bare ? talkOf(message, line) : trivial(message, line, reading));
  // "People who are stressed" are people; "are you a person?" asks for nobody.
  const talk = said === special || said === 'whoAreYou' || !persons.test(line) ? said : null;
  if (talk !== null && (special !== null || bare || talk === 'offTopic')) return { does: 'talk', talk, sure: special === 'offTopic' };
  if (begun && ofAll.test(line) && reading.mentions.length === 0) return { does: 'count' };
  if (begun && unclear) return { does: 'unclear' };
  if (begun && shown.length > 0 && asksWhichOf(line)) return asksHowMany(line) ? { does: 'count' } : { does: 'which', aspect: null };
  return { does: 'ask', from: 0 };
}

/** "No, I meant Chicago". */
function corrected(message: string, reading: Reading, { begun }: Situation): Act | null {
  const correction = begun ? correctionIn(message) : null;
  const says = correction !== null && reading.mentions.some(({ start }) => start >= correction.start);
  return says ? { does: 'correct', from: correction.start } : null;
}

/** A question about the world that names nothing but a place. */
const trivial = (message: string, line: string, { mentions }: Reading): Talk | null =>
  // "Who are not in California" asks among those found.
  mentions.every(({ kind, negated }) => kind === 'place' && !negated) && isTrivia(message, line) ? 'offTopic' : null;

/** Whether words that name nothing only judge what was shown: "wow, truly a feast", and not "less corporate". */
const remarks = (message: string): boolean =>
  !asksToFind(message) && !/\b(?:more|less|not?|too|other|without|only|instead|with|in|at|for)\b/i.test(message);
const likeAny = / (?:like|similar to|same as) the /;
/** Questions that name what they are about. */
const named: ReadonlySet<Question['does']> = new Set(['compare', 'beyond', 'unlisted', 'offer']);
/** What tells the assistant to do something. */
const orders = /^\W*(?:leave|show|drop|add|put|give|find|exclude|remove|sort|order|only|just|hide|keep)\b/i;
const namesWork = new Set<string>(['role', 'function', 'industry', 'company', 'level', 'place']);
const aboutOne =
  /\b(?:tell me|more (?:about|on)|details?|what|where|when|how|which|who is|who's|about|show me|open|look at|see|profile|career|path|study|studied|work)\b/i;
const leavesOut =
  /^\W*(?:(?:and|but|ok(?:ay)?|please)\W+)*(?:not|without|except|excluding?|leave out|anyone but|everyone but|hide|remove|drop|skip)\b/i;
/** "How did they get there?", "what did most of them study?" */
const ofAll =
  /^ (?:(?:and|so|but) )?(?:how|what|where) (?:do|have|be) (?:they|(?:these|those) (?:people|alumni|alumnus|folks?)|most(?: of them)?|(?:all|many|some) of them) (?:.{0,60} )?(?:get|end|ended|start|started|begin|study|studied|do|before|come|from|become|work|land|landed) /;

interface Said {
  line: string;
  /** Nothing in it is a name, lets go of something or begins anew. */
  bare: boolean;
  plain: boolean;
}

export type Act =
  /** By conditions; what stands before `from` only complains. */
  | { does: 'ask'; from: number }
  /** To what was offered. */
  | { does: 'accept' }
  | { does: 'decline' }
  | { does: 'agreeToNothing' }
  | { does: 'more'; count: number | null }
  | { does: 'undo' }
  /** What the last change replaced shall stand alongside what replaced it. */
  | { does: 'both' }
  /** What was added last shall go. */
  | { does: 'dropLast' }
  /** All is put aside; the message may go on with a request. */
  | { does: 'startOver' }
  /** The last message was misunderstood: this one says it again from there. */
  | { does: 'correct'; from: number }
  | { does: 'status' }
  | { does: 'heldBack' }
  /** How many, or what most of them did: asked of all that was found. */
  | { does: 'count' }
  | Exclude<Question, { does: 'similar' }>
  /** Why these rows were shown. */
  | { does: 'explain'; ids: string[]; explicit: boolean }
  /** These rows shall not be shown any more. */
  | { does: 'hide'; ids: string[] }
  /** One of the rows is meant, and the words don't tell which. */
  | { does: 'unclear' }
  | { does: 'similar'; id: string | null; name?: string }
  /** Why these are not among what was shown; none: why so few are. */
  | { does: 'whyNot'; missed: Mention[] }
  | { does: 'people'; slots: Slots }
  | { does: 'path'; slots: Slots }
  /** Postings, where people are searched for. */
  | { does: 'jobs' }
  /** `sure`: it asks for nothing, whatever names stand in it. */
  | { does: 'talk'; talk: Talk | 'nothingShown'; sure?: boolean }
  /** How good the student's own résumé is. */
  | { does: 'resume' }
  /** A part of the account or the product. */
  | { does: 'door'; door: Door }
  /** What was shown is not what was wanted. */
  | { does: 'complain'; about: Mention[] };
