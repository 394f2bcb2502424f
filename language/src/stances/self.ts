import { isPast, type Span } from '../clauses/clauses.ts';
import { adverbs, beForms, selves } from '../clauses/words.ts';
import type { Token } from '../text/tokens.ts';
import { cueAt, foundToBe, isAccepted, isOpposite, rowFor } from './cue.ts';
import { states } from './cues.ts';
import { bothOver, type Context, reading, type Reading, turn, wordsOf } from './reading.ts';

/** What the student says of themselves: a cue and what it governs, something they did, or words that only may be meant. */
export function ofSelf({ tokens, clause, topic, own, found }: Context, events: number): Reading[] {
  const from = clause.subject?.to ?? clause.start;
  const { to } = clause;
  const read = cueAt(tokens, from, to);
  const cue = read !== null && clause.denied ? { ...read, negated: !read.negated } : read;
  if (cue !== null) {
    let { after } = cue;
    // "Love and hate X", "love but also dread X".
    const second = ['and', 'but', '/'].includes(tokens[after]?.norm ?? '') ? cueAt(tokens, after + 1, to) : null;
    const both = second !== null && isOpposite(cue, second);
    if (second !== null) after = second.after;
    const row = rowFor(cue.feeling, cue.negated, topic);
    if (row === null || cue.feeling === 'none') return [];
    const evidence = isAccepted(cue) ? 'accepted' : 'cue';
    const governed = afterWhen(tokens, { from: after, to });
    if (isPointer(tokens, governed)) {
      // "Museums, I think."
      if ((cue.feeling === 'want' || cue.feeling === 'wish') && wordsOf(tokens, governed).length === 0) return [];
      if (both) bothOver(found);
      else turn(found, row, evidence === 'accepted');
      return [];
    }
    return [{ ...reading(clause, governed, row, evidence), ...(both ? { both: true } : {}), feeling: cue.feeling }];
  }
  const verb = clause.verb ?? clause.start;
  const lemma = tokens[verb]?.lemma ?? '';
  const felt = foundToBe(tokens, from, to);
  if (felt !== null) {
    const object: Span = { from: verb + 1, to: to - 1 };
    const row = rowFor(felt, clause.negated, topic);
    if (
      isPointer(tokens, object) ||
      wordsOf(tokens, object).every((word) => /^(?:the|work|job|class|most|very|really|so|experience|whole|thing)$/.test(word))
    )
      turn(found, row);
    else if (row !== null) return [reading(clause, object, row, 'cue')];
    return [];
  }
  if (
    clause.negated &&
    (topic === 'must' || topic === 'people') &&
    clause.holder === 'self' &&
    /^(?:can|could)$/.test(tokens[from]?.norm ?? '') &&
    !states.has(lemma)
  )
    return [{ ...reading(clause, { from, to }, 'must', 'cue'), feeling: 'must' }];
  // "I'm not a salesperson", asked for what one would rather not do.
  if (clause.negated && topic === 'less' && lemma === 'be')
    return tokens[clause.after]?.norm === 'a' || tokens[clause.after]?.norm === 'the'
      ? [reading(clause, { from: clause.after, to }, 'less', 'cue')]
      : [];
  if (clause.negated) return topic === 'less' && !states.has(lemma) ? [reading(clause, { from: verb, to }, 'less', 'cue')] : [];
  const deed = deedAt(tokens, verb, to);
  const modal = tokens.slice(from, verb).some((token) => /^(?:will|would|could|can|should|might|may|must)$/.test(token.norm));
  // "Was on a trail crew": where one was is offered, not taken for what one did.
  if (
    beForms.has(tokens[verb]?.norm ?? '') &&
    topic === 'more' &&
    clause.holder === 'self' &&
    /^(?:on|in|part)$/.test(tokens[verb + 1]?.norm ?? '')
  )
    return [reading(clause, { from: verb + 1, to }, 'more', 'rest')];
  // "I did it twice": what was done was said before.
  if (deed !== null && /^(?:it|that|this|them)$/.test(tokens[deed + 1]?.norm ?? '') && deed + 1 < to) return [];
  if (deed !== null && !modal && topic === 'more' && events < 2 && clause.link === null)
    return [reading(clause, { from: deed, to }, 'more', 'event')];
  if (clause.holder === 'implied' && own !== null && !modal && !clause.auxiliary) {
    if (topic === 'more') return deed === null ? [] : [reading(clause, { from: deed, to }, own, 'event')];
    if (!isPast(tokens[verb])) return [reading(clause, { from: verb, to }, own, 'answer')];
    return topic === 'work' ? [reading(clause, { from: verb, to }, own, 'rest')] : [];
  }
  if (clause.holder === 'self' && own !== null && deed !== null && (topic === 'more' || topic === 'work'))
    return [reading(clause, { from: deed, to }, own, 'rest')];
  return [];
}

/** Where something the student did begins: at the verb, or at the doing behind "spent …", "got to …", "started …", "went …". */
function deedAt(tokens: readonly Token[], verb: number, to: number): number | null {
  const lemma = tokens[verb]?.lemma ?? '';
  if (!states.has(lemma) && !beForms.has(tokens[verb]?.norm ?? '')) {
    return lemma === 'take' && tokens[verb + 1]?.norm === 'off' ? null : verb;
  }
  if ((lemma === 'use' || tokens[verb]?.norm === 'used') && tokens[verb + 1]?.norm === 'to') return verb + 2;
  if (lemma === 'get' && tokens[verb + 1]?.norm === 'to' && tokens[verb + 2]?.pos === 'VERB') return verb + 2;
  if (['spend', 'pass', 'start', 'keep', 'go', 'stay', 'end', 'stop'].includes(lemma))
    for (let at = verb + 1; at < Math.min(to, verb + 16); at++)
      if (
        (tokens[at]?.norm ?? '').endsWith('ing') &&
        tokens[at]?.norm !== 'spending' &&
        ['VERB', 'NOUN'].includes(tokens[at]?.pos ?? '') &&
        (tokens[at]?.norm.length ?? 0) > 5 &&
        !/^(?:morning|evening|spring|during|nothing|anything|something|everything)$/.test(tokens[at]?.norm ?? '')
      )
        return at;
  return null;
}

/** "it", "them", "that", or nothing: the cue speaks of what was said before. */
function isPointer(tokens: readonly Token[], { from, to }: Span): boolean {
  const words = tokens
    .slice(from, to)
    .filter((token) => /[\p{L}\d]/u.test(token.text) && !adverbs.has(token.norm))
    .map(({ norm }) => norm);
  if (words.length === 0) return true;
  if (
    /^(?:both|it all|all of it|every (?:minute|second|bit|moment|part|day)(?: of (?:it|that))?|doing (?:it|that|this)|that (?:part|class|job|one)|to)$/.test(
      words.join(' '),
    )
  )
    return true;
  // "It, more than …", "it so much": what comes after the pronoun is no object.
  const next = tokens[from + 1];
  return (
    /^(?:it|that|this|them|those|these)$/.test(tokens[from]?.norm ?? '') &&
    (next === undefined ||
      from + 1 >= to ||
      next.text === ',' ||
      adverbs.has(next.norm) ||
      /^(?:too|a|every|all|there|here|either|anymore|lol|because|when|so|but|and|than|with|for|though|much|more)$/.test(next.norm))
  );
}

/** "when we dissected the heart" → what was done. */
export function afterWhen(tokens: readonly Token[], span: Span): Span {
  let { from } = span;
  if (tokens[from]?.norm === 'it' && ['when', 'if', 'how'].includes(tokens[from + 1]?.norm ?? '')) from++;
  const opens = ['when', 'whenever', 'how', 'that', 'if', 'where'].includes(tokens[from]?.norm ?? '');
  if (!opens && !selves.has(tokens[from]?.norm ?? '')) return { from, to: span.to };
  if (opens) from++;
  if (selves.has(tokens[from]?.norm ?? '')) from++;
  while (
    from < span.to &&
    (['was', 'were', 'am', 'are', 'get', 'got', 'to', 'can', 'could', 'have', 'had', 'would'].includes(tokens[from]?.norm ?? '') ||
      adverbs.has(tokens[from]?.norm ?? ''))
  )
    from++;
  return { from, to: span.to };
}
