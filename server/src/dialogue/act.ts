import type { Mention, Reading } from '#language/types.ts';
import { acknowledges, agrees, correctionIn, declines, dropsLast, moreIn, takesBack, wantsBoth } from './answers.ts';
import type { Aspect } from './aspects.ts';
import { coreOf } from './core.ts';
import { missedIn, questionIn } from './questions.ts';
import { type Door, doorOf } from './door.ts';
import { ordinalsIn, referencesIn } from './refer.ts';
import { relaxedFields, startsOver } from './relax.ts';
import { peopleIn, pathIn, type Sought } from './seek.ts';
import type { Situation } from './situation.ts';
import {
  asksHowMany,
  asksStatus,
  insults,
  isTrivia,
  specialTalkOf,
  type Talk,
  talkOf,
  turnsDown,
  wantsGated,
  wholeThanks,
} from './talk.ts';

/**
 * What a message does in a conversation about results: the one act that leads, with where its words stand and how sure the reading is.
 * `request` is what asks for results by conditions, or says nothing else that is understood. Pure.
 * `plain` tells that the message asks for silent postings too, which is a condition whatever else its words may be.
 */
export function actOf(message: string, reading: Reading, situation: Situation, plain = false): Act {
  const { start, end } = coreOf(message);
  const whole = { start, end };
  const { begun, offered } = situation;
  const sure = (deed: Deed): Act => ({ ...deed, ...whole, certainty: 1 });
  const likely = (deed: Deed, span: { start: number; end: number } = whole): Act => ({
    ...deed,
    start: span.start,
    end: span.end,
    certainty: 0.8,
  });

  if ((begun || offered) && declines(message)) return sure({ does: 'decline' });
  if (offered && agrees(message)) return sure({ does: 'accept' });
  if (begun && agrees(message)) return sure(acknowledges(message) ? { does: 'talk', talk: 'praise' } : { does: 'agreeToNothing' });
  const more = begun ? moreIn(message) : null;
  if (more !== null) return sure({ does: 'more', count: more.count });
  if (begun && takesBack(message)) return sure({ does: 'undo' });
  if (begun && wantsBoth(message)) return sure({ does: 'both' });
  if (begun && dropsLast(message)) return sure({ does: 'dropLast' });
  if (begun && asksStatus(message)) return sure({ does: 'status' });
  if (wholeThanks(message)) return sure({ does: 'talk', talk: 'thanks' });
  const door = reading.mentions.some(({ kind }) => namesWork.has(kind)) ? null : doorOf(message);
  if (door !== null) return sure({ does: 'door', door });
  if (begun && isComplaint(message) && reading.mentions.length > 0) return likely({ does: 'complain', about: reading.mentions });
  if (asksWhyShown(message)) {
    const pointed = referencesIn(message, reading, situation);
    const [id] = pointed.ids;
    if (situation.shown.length === 0) return sure({ does: 'talk', talk: 'nothingShown' });
    if (id !== undefined) return sure({ does: 'tell', id, aspect: 'why', explicit: pointed.explicit });
    return likely(reading.mentions.length > 0 ? { does: 'complain', about: reading.mentions } : { does: 'which', aspect: 'why' });
  }
  if (situation.shown.length === 0 && reading.mentions.length === 0 && ordinalsIn(message).length > 0)
    return likely({ does: 'talk', talk: 'nothingShown' });
  const special = specialTalkOf(message);
  if (special !== null) return likely({ does: 'talk', talk: special });
  const path = pathIn(message, reading);
  if (path !== null) return likely({ does: 'path', ...slots(path) }, path);
  const people = peopleIn(message, reading);
  if (people !== null) return likely({ does: 'people', ...slots(people) }, people);

  const correction = correctionIn(message);
  if (begun && correction !== null && reading.mentions.some((mention) => mention.start >= correction.start))
    return likely({ does: 'correct' }, { start: correction.start, end: message.length });
  const bare = reading.mentions.length === 0 && relaxedFields(message).length === 0 && !startsOver(message);
  if (bare && (insults(message) || (begun && turnsDown(message)))) return likely({ does: 'talk', talk: 'hurt' });
  const question = begun && !plain ? questionIn(message, reading, situation) : null;
  const missed = plain ? null : missedIn(message, reading, situation);
  // "Why isn't Google there?" is not about the job of Google that is.
  const pointed =
    question?.does === 'tell' ? missed === null || question.explicit : question?.does === 'compare' || question?.does === 'beyond';
  if (question !== null && pointed) return likely(question);
  if (missed !== null) return likely({ does: 'whyNot', ...missed });
  if (question !== null) return likely(question);
  if (begun && wantsGated(message)) return likely({ does: 'heldBack' });
  const talk =
    bare && !plain
      ? talkOf(message)
      : reading.mentions.every((mention) => mention.kind === 'place') && isTrivia(message)
        ? 'offTopic'
        : null;
  if (talk !== null) return likely({ does: 'talk', talk });
  if (begun && asksHowMany(message)) return likely({ does: 'count' });
  return { does: 'request', ...whole, certainty: 0.5 };
}

/** "Why did you show me McKinsey?", "why am I seeing these". */
export const asksWhyShown = (message: string) =>
  /\bwhy (?:(?:did|do|are|were|would|have) (?:you|u) (?:\w+ )?(?:show\w*|giv\w+|gave|suggest\w*|recommend\w*|pick\w*|chos\w+|choos\w+|list\w*|includ\w*|send\w*|sent)|(?:am|do) i (?:see|seeing|get|getting)|(?:is|are) there (?:an? |so many |all these )|(?:is|are|was|were) (?:the )?\S+ (?:\S+ )?(?:here|there|shown|listed|on the list|in there)\b(?! no\b))/i.test(
    message,
  );

/** "These are all the Met", "every result is in sales", "you keep showing me nurses": a complaint, which changes nothing. */
export const isComplaint = (message: string) =>
  /^\W*(?:(?:ugh|wtf|omg|hey|ok|but|so|why|um+)\W+)*(?:(?:(?:these|those)(?: people| jobs| ones| results| alumni)?|they|(?:but )?(?:all|most|some|half) of (?:these|those|them)|everything|all i see|every (?:single )?(?:one|result|job|posting))(?: here)? (?:is|are|'re|wants?|have|seems?|looks?)\b(?! (?:too|also|as well|good|great|fine|ok))|(?:are )?(?:these|those|they) all\b|you (?:keep|only|just|always)\b)/i.test(
    message,
  ) &&
  !/\b(?:show me|i want|looking for|instead|have to|has to|need to|should|must|please|but (?:in|at|from))\b(?! nothing)/i.test(message);

const namesWork = new Set<string>(['role', 'function', 'industry', 'company', 'level', 'place']);

const slots = ({ there, ownMajor, ownSchool, work, turn }: Sought) => ({ there, ownMajor, ownSchool, work, turn });

export type Act = Deed & { start: number; end: number; /** 0–1. */ certainty: number };

interface Slots {
  there: boolean;
  ownMajor: boolean;
  ownSchool: boolean;
  work: boolean;
  turn: number | null;
}

type Deed =
  /** To what was offered. */
  | { does: 'accept' }
  | { does: 'decline' }
  | { does: 'agreeToNothing' }
  | { does: 'more'; count: number | null }
  | { does: 'undo' }
  /** What the last change replaced shall stand beside what replaced it. */
  | { does: 'both' }
  /** What was added last shall go. */
  | { does: 'dropLast' }
  /** The last message was misunderstood: this one says it anew. */
  | { does: 'correct' }
  | { does: 'status' }
  | { does: 'heldBack' }
  | { does: 'count' }
  | { does: 'tell'; id: string; aspect: Aspect | null; /** Pointed at by number or as "the … one". */ explicit: boolean }
  | { does: 'which'; aspect: Aspect | null }
  | { does: 'similar'; id: string }
  | { does: 'compare'; ids: string[] }
  /** There is no such number. */
  | { does: 'beyond'; number: number }
  /** Why these are not among what was shown; none: why so few are. */
  | { does: 'whyNot'; missed: Mention[] }
  | ({ does: 'people' } & Slots)
  | ({ does: 'path' } & Slots)
  | { does: 'talk'; talk: Talk | 'nothingShown' }
  /** A part of the account or the product. */
  | { does: 'door'; door: Door }
  /** What was shown is not what was wanted. */
  | { does: 'complain'; about: Mention[] }
  | { does: 'request' };
