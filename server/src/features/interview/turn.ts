import type { Fact } from '@alive/contract/facts.ts';
import { asksSomething, clausesOf } from '@alive/language/clauses/clauses.ts';
import { distressIn } from '@alive/language/safety/distress.ts';
import { type Draft, keyOf } from '@alive/language/facts/drafts.ts';
import { type Earlier, extract, type FactChange } from '@alive/language/facts/extract.ts';
import { languageOf } from '@alive/language/text/language.ts';
import type { Lexicon } from '@alive/language/facts/lexicon.ts';
import { type Move, moveOf } from '@alive/language/acts/moves.ts';
import { mustLabel } from '@alive/language/facts/musts.ts';
import { spokenOf } from '@alive/language/facts/pointing.ts';
import { impliedMust, type PrivateSpan, privateIn } from '@alive/language/safety/private.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import type { FactDraft } from '#platform/chat.ts';
import * as copy from './copy.ts';
import type { InterviewState } from './state.ts';

/**
 * What a message of the interview does: the facts it adds, those it changes, the line that is said about it, if any, and what becomes of the
 * open question. Pure: the facts as they stand come in, nothing is stored.
 */
export function readTurn(message: string, from: Given): Turn {
  const given: Given = { ...from, lexicon: once(from.lexicon) };
  const { state } = given;
  const move = moveOf(message);
  const base: Turn = { add: [], change: [], line: null, next: 'asks', between: null, which: [], short: state.short, event: null };
  if ((move === 'more' || move === 'less') && state.between !== null)
    return { ...base, change: [{ id: state.between, stance: move, status: 'kept' }] };
  const chosen = state.between === null ? undefined : sentences(message)[0];
  const row = chosen === undefined ? null : moveOf(chosen.text);
  // "Less. Obviously. And …": the choice first, then what else is said.
  if (chosen !== undefined && state.between !== null && (row === 'more' || row === 'less')) {
    const rest = message.slice(chosen.start + chosen.text.length).trim();
    const read = readTurn(rest, { ...given, state: { ...state, between: null } });
    return { ...read, change: [{ id: state.between, stance: row, status: 'kept' }, ...read.change] };
  }
  // Whatever was asked, a message of grief or danger is answered as one.
  const distress = distressIn(message);
  if (distress !== null)
    return said(message, base, state.asking === 'pause' ? { ...given, state: { ...state, topic: null } } : given, distress);
  if (state.asking === 'over' && move !== 'done') return overTurn(message, base, given);
  if (state.asking === 'pause' && move !== 'done') return afterPause(message, base, given);
  const again = gladlyTurn(message, move, base, given);
  if (again !== null) return again;
  const moved = move === null ? null : turnOfMove(move, message, base, given);
  return moved ?? said(message, base, given, null);
}

/**
 * The answer to "Would you like to do that again?": a yes makes it an activity to do more of; a no only a guess of what to do less of, which
 * is the résumé's until the student keeps it; what else is said is read. Null where the message answers the first question by itself.
 */
function gladlyTurn(message: string, move: Move | null, base: Turn, given: Given): Turn | null {
  const done = given.facts.find(({ id }) => id === given.state.about);
  if (done === undefined || given.state.topic !== 'more' || !(move === null || move === 'yes' || move === 'none')) return null;
  if (somethingElse.test(message) || declines.test(message)) return { ...base, settles: true };
  const no = notAgain.exec(message)?.[0];
  const lead = no ?? gladly.exec(message)?.[0];
  if (lead === undefined) return null;
  const rest = message.slice(lead.length).trim();
  const isYes = no === undefined;
  // "Yes, but only the coding" is neither, nor is "yes and no", nor "no problem".
  if ((isYes ? unlike : noRefusal).test(rest)) return null;
  const fact: FactDraft = {
    kind: 'activity',
    stance: isYes ? 'more' : 'less',
    text: done.text,
    value: null,
    quote: lead.trim(),
    ...(isYes ? { status: 'kept' } : { status: 'offered', origin: 'resume' }),
  };
  const more = /\p{L}/u.test(rest) ? said(rest, base, { ...given, state: { ...given.state, about: null } }) : base;
  const line = more.line === copy.nothingNoted ? null : more.line;
  const isOpen = more.next === 'asks' || more.next === 'simpler';
  // After a no the question is asked for something else instead.
  const next = !isOpen ? more.next : isYes ? 'closes' : 'asks';
  return { ...more, add: [fact, ...more.add], line, next, settles: true };
}

const opening = String.raw`^\W*(?:(?:oh|well|um+|hmm+|honestly|haha|lol)\b[\s,.!]*)*`;
/** "I would" and "I'd love to" are a yes where they end, or go on with "do that again". */
const goesOn = String.raw`(?=\W*$|[,.!;]|\s+(?:do )?(?:it|that|so|again)\b)`;
const wouldDo = String.raw`i would${goesOn}|i(?:['’]d| would) (?:love|like) (?:that\b|to${goesOn})`;
/** "I loved it", "It was fun" */
const loved = String.raw`i (?:really |absolutely )?(?:loved|enjoyed) (?:it|that|this)(?: (?:so much|a lot))?(?=\W*$|[,.!;]| and\b)|(?:it|that|this) was (?:so |really |a lot of |very )*(?:fun|great|amazing|awesome)(?=\W*$|[,.!;]| and\b)`;
const gladly = new RegExp(
  String.raw`${opening}(?:(?:ye+s+|yeah|yep|yup|yea|sure|definitely|absolutely|totally|certainly|of course|for sure|gladly|i(?:['’]d| would) gladly)\b|${wouldDo}|${loved})(?:[\s,.!]*(?:and )?(?:${loved}|(?:yes|please|gladly|definitely|absolutely|for sure|of course|(?:do )?(?:it|that)(?: again)?|again|in a heartbeat|any ?time)\b|${wouldDo}))*`,
  'i',
);
const notAgain = new RegExp(
  String.raw`${opening}(?:(?:no+|nope|nah|not really|not at all|not again|no way|(?:absolutely|definitely|certainly|totally|of course|for sure|hell) not|i (?:wouldn['’]t|would not)|i(?: would|['’]d) (?:rather not|never|hate (?:to|that|it)))\b|never(?: again| ever)*(?=\W*$|[,.!;])|(?:yes|yeah|yea)\W+(?:no+|nope|nah)(?=\W*(?:$|thanks|thank you|thx)))(?:[\s,.!]*(?:thanks|thank you|thx|not really|never again|i wouldn['’]t|i would not|something else|do (?:it|that) again|again)\b)*`,
  'i',
);
/** What turns a yes round, or takes a part of it back. */
const unlike =
  /^\W*(?:(?:but|though|except|unless|if|only|just)\b|(?:(?:and|or|well|actually|honestly)\W+)*(?:i(?: would|['’]d)?\W+)?(?:really\W+)?(?:no+|nope|nah|not|never|rather|prefer|hated?|disliked?|(?:would|did|do|could|was|wo|ca)n['’]t|cannot)\b)/i;
const noRefusal = /^\W*(?:doubt|question|problem|worries|idea|clue|preference|opinion|wait|(?:and|or|well|actually)\W+yes|yes|yeah)\b/i;
/** "I'd rather not talk about it" says nothing of the work, whatever else is said before it. */
const declines = new RegExp(
  String.raw`(?:\b(?:rather|prefer|let['’]?s) not(?: to)?|(?:\bnot|n['’]t) (?:really |even )?(?:want|wish|like|care|ready|comfortable|going)(?: to)?|\bcannot|\bcan['’]t) (?:${[
    String.raw`(?:talk|speak|chat)(?:ing)? about (?:it|that|this|them)`,
    String.raw`(?:discuss|mention|explain)(?:ing)? (?:it|that|this|them)`,
    String.raw`(?:say|tell|shar(?:e|ing)|answer)(?:ing)?(?: (?:it|that|this|you|more))?(?=\W*$)`,
    String.raw`(?:go|get)(?:ting)? (?:there|into (?:it|that|this|details))`,
  ].join(
    '|',
  )})|\b(?:it|that)(?:['’]s| is) (?:private|personal)\b|\bnone of your business\b|\brather talk about (?:something|anything) else\b`,
  'i',
);
const somethingElse = new RegExp(
  String.raw`${opening}(?:i(?: would|['’]d) (?:love|like|rather|prefer) (?:to )?)?(?:do |try )?(?:something|anything) (?:else|different|new)\W*$`,
  'i',
);

/** "Keep going", and what is said alongside it: no question is open that it would answer. */
function afterPause(message: string, base: Turn, given: Given): Turn {
  const rest = message.replace(
    /^\W*(?:(?:thanks|thank you|thx|ok(?:ay)?|yes|yeah|sure|no|i'?m (?:ok|okay|fine|good)|its? (?:ok|okay|fine)|it'?s (?:ok|okay|fine)|let'?s (?:keep going|continue|go on|go|move on)|keep going|continue|go on|carry on|go ahead|please)\b[\s,.!]*)+/i,
    '',
  );
  const read = rest === '' ? base : said(rest, base, { ...given, state: { ...given.state, topic: null } });
  return { ...read, line: read.next === 'pauses' ? read.line : null, next: read.next === 'pauses' ? 'pauses' : 'asks' };
}

/** Finds the names of a text once, however often they are asked for. */
function once(lexicon: Lexicon): Lexicon {
  const found = new Map<string, ReturnType<Lexicon['namesIn']>>();
  return {
    namesIn: (text) => {
      const names = found.get(text) ?? lexicon.namesIn(text);
      found.set(text, names);
      return names;
    },
  };
}

/** What a move that is no answer does; null where the message is read as an answer after all. */
function turnOfMove(move: Move, message: string, base: Turn, given: Given): Turn | null {
  switch (move) {
    case 'done':
      return { ...base, next: 'ends' };
    case 'skip':
    case 'unknown':
    case 'none':
      return { ...base, next: 'closes' };
    case 'soon':
      return { ...base, next: 'last' };
    case 'over':
      return { ...base, line: copy.dropAll, next: 'over' };
    case 'confused':
      return { ...base, next: 'simpler' };
    case 'irritated': {
      // Of what is said alongside it only what is plain is noted.
      const relevant = sentences(message).filter(({ text }) => moveOf(text) !== 'irritated');
      const read = relevant.map(({ text }) => said(text, base, given));
      const add = read.flatMap((one) => one.add);
      const change = read.flatMap((one) => one.change);
      const kept = add.filter(({ status }) => status === 'kept');
      return { ...base, add: kept, change, line: copy.short, short: true, next: kept.length > 0 ? 'closes' : 'asks' };
    }
    case 'greeting':
    case 'yes':
      return base;
    case 'checks':
      return { ...base, line: checked(message, given.facts) };
    case 'resume':
      return pasted(given.readResume?.(message) ?? [], base);
    case 'more':
    case 'less':
      return null;
  }
}

/** The answer to "Drop everything?"; what is said alongside a no is read. */
function overTurn(message: string, base: Turn, given: Given): Turn {
  if (/^\W*(?:yes|yeah|yep|sure|ok(?:ay)?|please|do it|go ahead|drop|delete|everything|wipe)\b/i.test(message))
    return {
      ...base,
      change: given.facts
        .filter(({ source, status }) => source !== null && source !== 'resume' && status !== 'dropped')
        .map(({ id }) => ({ id, status: 'dropped' as const })),
      line: copy.droppedAll,
      next: 'again',
    };
  const rest = message.replace(/^\W*(?:(?:no+|nope|nah|never ?mind|keep (?:it|them|everything|all)|don'?t)\b[\s,.!]*)+/i, '');
  const read = rest === '' ? base : said(rest, base, given);
  return { ...read, line: copy.keptAll, next: read.next === 'closes' ? 'closes' : 'asks' };
}

/** A message that says something: what it says of the student, and what it does to the facts that stand. */
function said(message: string, base: Turn, given: Given, distress = distressIn(message)): Turn {
  const { state, facts, lexicon, now, earlier } = given;
  const hidden = privateIn(message);
  const language = languageOf(message);
  const ended = endOf(message);
  const { last } = state;
  // "The kites", asked which one is wrong.
  const pointed = state.which && message.length <= 60 ? spokenOf(message, facts, last) : null;
  if (pointed !== null && pointed.length > 0) {
    const change = pointed.map(({ id }) => ({ id, status: 'dropped' as const }));
    return { ...base, change, line: fixedLine(change, facts) };
  }
  const read = extract(message.slice(0, ended), {
    topic: state.topic,
    lexicon,
    now,
    facts,
    last,
    hidden,
    grieving: distress !== null,
    isReply: state.topic !== null && copy.replies[state.topic].includes(message),
    isForeign: language !== null,
    ...(earlier ? { earlier } : {}),
  });
  const implied = hidden.flatMap((span) => impliedDraft(message, span, read.facts));
  const add = [...(language === null ? read.facts : read.facts.filter(({ value }) => value !== null)), ...implied];
  const change = [...read.changes, ...replaced(add, facts, read.changes)];
  const turn: Turn = { ...base, add: add.map(draftOf), change, between: read.between === null ? null : draftOf(read.between) };
  if (distress !== null)
    return {
      ...turn,
      line: distress.kind === 'danger' ? copy.danger : distress.kind === 'grief' ? copy.grief : copy.distress,
      event: distress.kind,
      next: 'pauses',
    };
  // "I don't know any. Not Teach For America": the question is answered alongside what is corrected.
  const answered = add.some(({ status }) => status === 'kept') || closesWithin(message);
  if (ended < message.length) return { ...turn, next: 'ends' };
  if (read.isUnclear && change.length === 0 && keptSaid(facts).length > 0)
    return { ...turn, line: copy.whichIsWrong, which: keptSaid(facts), next: answered ? 'closes' : 'which' };
  if (read.changes.length > 0) return { ...turn, line: fixedLine(read.changes, facts), next: answered ? 'closes' : 'asks' };
  if (hidden.length > 0) return { ...turn, line: mustLine(add, facts), event: 'private', next: 'closes' };
  if (language !== null) return { ...turn, line: copy.otherLanguage, event: 'language', next: add.length > 0 ? 'closes' : 'asks' };
  if (read.isCut) return { ...turn, line: copy.cut, next: add.length > 0 ? 'closes' : 'asks' };
  if (isQuestion(message)) return { ...turn, line: copy.question, next: answered ? 'closes' : 'asks' };
  if (closesWithin(message)) return { ...turn, next: 'closes' };
  if (add.length === 0) return { ...turn, line: state.simpler ? null : copy.nothingNoted, next: state.simpler ? 'closes' : 'simpler' };
  return { ...turn, next: 'closes' };
}

/** Where a message ends that closes with "are we done?": what stands before is still read. */
function endOf(message: string): number {
  const last = sentences(message).at(-1);
  return last !== undefined && last.start > 0 && moveOf(last.text) === 'done' ? last.start : message.length;
}

/** "I don't know any." among other words. */
const closesWithin = (message: string): boolean =>
  sentences(message).some(
    ({ text }) =>
      ['unknown', 'none', 'skip'].includes(
        moveOf(text.replace(/^\W*(?:i (?:already |just )?(?:told you|said)(?: that)?)\s+/i, '')) ?? '',
      ) && !/^\W*(?:no+|nope|nah|next|depends|both|either|any|whatever)\W*$/i.test(text),
  );

const sentences = (message: string): { text: string; start: number }[] =>
  [...message.matchAll(/[^.!?\n]+[.!?]*/g)].map((match) => ({ text: match[0], start: match.index }));

/** Facts whose words the message puts elsewhere under another key: the former ones go. */
const replaced = (add: readonly Read[], facts: readonly Fact[], changes: readonly FactChange[]): FactChange[] =>
  facts
    .filter((fact) => fact.status === 'kept' && !changes.some(({ id }) => id === fact.id))
    .filter((fact) =>
      add.some(
        (draft) =>
          (draft.status === 'kept' || fact.stance === 'less') &&
          same(draft.text, fact.text) &&
          draft.stance !== fact.stance &&
          keyOf(draft) !== keyOf(fact),
      ),
    )
    .map(({ id }) => ({ id, status: 'dropped' as const }));

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function fixedLine(changes: readonly FactChange[], facts: readonly Fact[]): string | null {
  const [only, ...others] = changes;
  const fact = facts.find(({ id }) => id === only?.id);
  if (!only || !fact) return null;
  if (others.length > 0 || fact.text.length > 40 || only.status === 'kept') return copy.fixed;
  if (only.stance === undefined && fact.value === null && fact.kind !== 'place') return copy.fixedGone(fact.text);
  return only.stance === undefined ? copy.fixedDropped(lowered(fact)) : copy.fixedMoved(fact.text, only.stance);
}

/** A list's name in the middle of a sentence: "no visa sponsorship"; names of places and employers stay. */
const lowered = ({ kind, text }: Fact): string =>
  kind === 'must' || kind === 'seeking' ? text.replace(/^No /, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : text;

/** A must that something private implies is offered, unless it was said outright. */
function impliedDraft(message: string, span: PrivateSpan, drafts: readonly Draft[]): Read[] {
  const value = impliedMust(message, span);
  if (value === null || drafts.some((draft) => draft.value === value)) return [];
  return [
    {
      kind: 'must',
      stance: 'must',
      text: mustLabel(value),
      value,
      quote: null,
      status: 'offered',
      start: span.start,
      end: span.end,
    },
  ];
}

const mustLine = (add: readonly Read[], facts: readonly Fact[]): string | null => {
  const isNew = (draft: Read) => !facts.some(({ value, status }) => value === draft.value && status === 'kept');
  const must = add.find((draft) => draft.kind === 'must' && draft.value !== null && isNew(draft));
  return must === undefined ? null : must.status === 'kept' ? copy.isMust(must.text) : copy.mayBeMust;
};

/** "Did you get remote?" is answered from the facts. */
function checked(message: string, facts: readonly Fact[]): string {
  const words = message.toLowerCase();
  const found = facts.find(
    ({ status, text, value }) =>
      status === 'kept' &&
      (words.includes((text.split(',')[0] ?? text).toLowerCase()) ||
        (value !== null && words.includes(value.replace(/^\w+:/, '').toLowerCase()))),
  );
  return found === undefined ? copy.checksNone : copy.checksYes(found.text, found.stance);
}

/** A pasted résumé: what was read in it; the open question stays. */
const pasted = (add: FactDraft[], base: Turn): Turn => ({ ...base, add, line: copy.resume(add.length), next: 'asks' });

/** A question to the assistant: it ends in a question mark and is put to somebody. */
const isQuestion = (message: string): boolean => {
  const tokens = tokensOf(message);
  return clausesOf(message, tokens).some((clause) => asksSomething(tokens, clause));
};

const keptSaid = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ status, origin }) => status === 'kept' && origin !== 'resume')
    .map(({ id }) => id)
    .slice(-12);
const draftOf = ({ kind, stance, text, value, quote, status }: Read): FactDraft => ({ kind, stance, text, value, quote, status });

/** A draft, whose quote may be withheld. */
type Read = Omit<Draft, 'quote'> & Pick<FactDraft, 'quote'>;

interface Given {
  state: InterviewState;
  /** All facts as they stand. */
  facts: readonly Fact[];
  lexicon: Lexicon;
  now: Date;
  /** What the student said before, oldest first. */
  earlier?: readonly Earlier[];
  /** Reads a résumé that was pasted whole. */
  readResume?: (message: string) => FactDraft[];
}

export interface Turn {
  add: FactDraft[];
  change: FactChange[];
  /** What is said of an event; null where the chips say it all. */
  line: string | null;
  /**
   * What becomes of the open question: it is answered (`closes`), asked once more (`asks`), asked in simpler words, or left aside for something else;
   * `last`: only the last one is asked; `again`: all are asked anew; `ends`: the interview is over.
   */
  next: 'closes' | 'asks' | 'simpler' | 'pauses' | 'which' | 'over' | 'last' | 'again' | 'ends';
  /** The draft of which both more and less was said. */
  between: FactDraft | null;
  /** Facts to choose the wrong one from. */
  which: string[];
  short: boolean;
  /** It says whether something of the résumé would be done again, or that it is something else. */
  settles?: true;
  /** What kind of event the line is for: said once each. */
  event: string | null;
}
