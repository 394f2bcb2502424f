import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { asksSomething, type Clause } from '../clauses/clauses.ts';
import type { Token } from '../text/tokens.ts';
import { fragment } from './fragments.ts';
import { type Context, type Reading, set, wordsOf } from './reading.ts';
import { ofSelf } from './self.ts';
import { ofThing } from './things.ts';

/**
 * What each clause says of the student, in order: a span of words, the row it belongs to and why. Clauses of others, questions to the
 * assistant, reasons and conditions say nothing. "It", "them" and "which" speak of the reading before.
 */
export function readingsOf(tokens: readonly Token[], clauses: readonly Clause[], topic: InterviewTopic | null): Reading[] {
  const found: Reading[] = [];
  let headed: Stance | null = null;
  let events = 0;
  let lastResort: Clause['sentence'] | null = null;
  for (const clause of clauses) {
    if (clause.first && clause.sentence.line && clause.verb !== null) headed = null;
    const heading = headingOf(tokens, clause);
    if (heading !== null) {
      headed = heading.row;
      if (heading.after >= clause.to) continue;
    }
    if (retracts(tokens, clause) && found.length > 0) {
      found.pop();
      if (/^(?:(?:just )?(?:kidding|joking)|jk|scratch that|never ?mind)$/.test(wordsOf(tokens, clause).join(' '))) continue;
    }
    const context: Context = { tokens, clause, topic, found, own: headed ?? rowOfTopic(topic), headed: headed !== null };
    // After "no, wait" begins what holds.
    const start = heading === null ? pastRetraction(tokens, clause) : heading.after;
    const said =
      heading === null
        ? readOne(start === clause.start ? context : { ...context, clause: { ...clause, start } }, events)
        : fragment({ ...context, clause: { ...clause, start, verb: null } });
    for (const one of said) asFun(tokens, one);
    // "If it came to it": agreed to at most.
    if (
      clause.link === 'condition' &&
      /\b(?:came|comes) to (?:it|that)\b|\b(?:needed|necessary|desperate|i had to|i have to|all else fails)\b/.test(
        wordsOf(tokens, clause).join(' '),
      )
    ) {
      lastResort = clause.sentence;
      for (const one of found) if (one.clause.sentence === clause.sentence && one.row === 'looking') one.evidence = 'accepted';
    }
    if (lastResort === clause.sentence) for (const one of said) if (one.row === 'looking') one.evidence = 'accepted';
    // What is fine need not be less, and is no wish.
    if (topic === 'less') for (const one of said) if (one.evidence === 'accepted' && one.row !== 'less') said.splice(said.indexOf(one), 1);
    // "oh yeah i'd LOVE to sit in a cubicle 🙄", asked for what one would rather not do.
    if (topic === 'less' && isIronic(tokens, clause))
      for (const one of said) if (one.row === 'looking' || one.row === 'more') one.row = 'less';
    for (const one of said) {
      if (one.evidence === 'event') events++;
      found.push(one);
    }
  }
  return found;
}

/** "Kidding.", "No, actually, …", "scratch that": what was said before is taken back. */
const retracts = (tokens: readonly Token[], clause: Clause): boolean =>
  clause.first &&
  clause.sentence.from > 0 &&
  /^(?:(?:no|wait|nah)[ ,]+(?:wait|no|actually)|actually no|(?:just )?(?:kidding|joking)$|jk\b|scratch that|never ?mind)/.test(
    tokens
      .slice(clause.from, clause.to)
      .map(({ norm }) => norm)
      .join(' ')
      .replace(/ ,/g, ','),
  );

/** "Painting, just for fun": done, and not for work. */
function asFun(tokens: readonly Token[], reading: Reading): void {
  const at = tokens.findIndex(
    (token, index) => index > reading.from && index + 1 < reading.to && token.norm === 'for' && tokens[index + 1]?.norm === 'fun',
  );
  if (at < 0) return;
  reading.to = tokens[at - 1]?.norm === 'just' ? at - 1 : at;
  reading.evidence = 'accepted';
}

/** Rolled eyes after it, or a feigned cheer before it. */
const isIronic = (tokens: readonly Token[], { sentence }: Clause): boolean =>
  tokens.slice(sentence.from, sentence.to + 2).some(({ text }) => /^(?:🙄|😒|💀|🤮|🙃)/u.test(text)) ||
  /^(?:oh (?:yeah|sure|yes|joy)|gee|yeah right|sure)\b/.test(
    tokens
      .slice(sentence.from, sentence.from + 3)
      .map(({ norm }) => norm)
      .join(' '),
  );

const pastRetraction = (tokens: readonly Token[], clause: Clause): number => {
  let at = clause.start;
  while (
    at < clause.to - 1 &&
    /^(?:no|wait|nah|actually)$/.test(tokens[at]?.norm ?? '') &&
    (at > clause.start || /^(?:no|wait|nah|actually)$/.test(tokens[at + 1]?.norm ?? ''))
  )
    at++;
  return at;
};

/** The row that a bare answer to a question takes. */
const rowOfTopic = (topic: InterviewTopic | null): Stance | null =>
  topic === null ? null : topic === 'more' || topic === 'less' || topic === 'must' ? topic : 'looking';

/** "Likes: …", "Not:": the row of what stands under it. */
function headingOf(tokens: readonly Token[], clause: Clause): { row: Stance; after: number } | null {
  if (!clause.first) return null;
  const end = Math.min(clause.sentence.to, clause.sentence.from + 6);
  for (let at = clause.sentence.from; at < end; at++) {
    if (tokens[at]?.text !== ':') continue;
    const head = tokens.slice(clause.sentence.from, at).map(({ norm }) => norm);
    const row = headRows.find(([words]) => head.some((word) => words.has(word)))?.[1] ?? null;
    return row === null ? null : { row, after: at + 1 };
  }
  return null;
}

const headRows: readonly (readonly [ReadonlySet<string>, Stance])[] = [
  [set('not no dislikes dislike hate hates less never avoid cons worst bad'), 'less'],
  [set('musts must required requirements need needs dealbreakers non-negotiables'), 'must'],
  [set('likes like love loves enjoy more pros best good favorites favorite'), 'more'],
  [set('want wants looking goals goal interested considering dream roles companies employers'), 'looking'],
];

function readOne(context: Context, events: number): Reading[] {
  const { tokens, clause } = context;
  // "If desperate set building": agreed to at most.
  if (
    clause.link === 'condition' &&
    clause.verb === null &&
    tokens[clause.start]?.pos === 'ADJ' &&
    clause.start + 1 < clause.to &&
    context.own !== null
  )
    return [{ from: clause.start + 1, to: clause.to, row: context.own, evidence: 'accepted', clause }];
  if (clause.link === 'condition') return [];
  // A reason says nothing but what it says outright is liked or disliked: "because open offices drain me".
  if (clause.link === 'reason')
    return asksSomething(tokens, clause) || clause.verb === null
      ? []
      : explicit(clause.holder === 'thing' ? ofThing(context) : clause.holder === 'self' ? ofSelf(context, events) : []);
  if (asksSomething(tokens, clause)) return [];
  if (clause.verb === null) return fragment(context);
  // "Someone experienced nearby who can answer questions": whom, not what they do.
  if (
    context.topic === 'people' &&
    clause.holder === 'other' &&
    /^(?:someone|somebody|people|anyone)$/.test(tokens[clause.start]?.norm ?? '')
  )
    return [{ from: clause.start, to: clause.to, row: 'looking', evidence: 'answer', clause }];
  if (clause.holder === 'other' || clause.holder === 'you') return [];
  if (clause.holder === 'thing') return ofThing(context);
  return ofSelf(context, events);
}

const explicit = (readings: Reading[]): Reading[] =>
  readings.filter(({ evidence, row }) => evidence === 'cue' && (row === 'less' || row === 'more'));
