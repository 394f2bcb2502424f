import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import { type Clause, isPast, type Span } from '../clauses/clauses.ts';
import { adverbs, framing, negators, nominatives, selves } from '../clauses/words.ts';
import type { Token } from '../text/tokens.ts';
import { cueAt, foundToBe, rowFor } from './cue.ts';
import { type Feeling, verbCues, predicateCues } from './cues.ts';
import { type Context, reading, type Reading, turn, wordsOf } from './reading.ts';

/** Words without a verb of their own: an answer, or a "not …" that turns them. */
export function fragment(context: Context): Reading[] {
  const { tokens, clause, own, found, topic } = context;
  const { start, to } = clause;
  const norm = (at: number) => (at < to ? (tokens[at]?.norm ?? '') : '');
  const said = wordsOf(tokens, { from: start, to }).join(' ');
  if (/^(?:no|nope|nah|hard|never|absolutely not|not for me|no way|pass)(?: thanks| thank you| way| pass| again| ever)*$/.test(said)) {
    if (found.length > 0 && clause.sentence.from > 0) turn(found, 'less');
    return [];
  }
  // "team: two people", "employers: hmm de garde": what stands before a colon names the question.
  const colon = tokens.findIndex((token, at) => at > start && at < Math.min(to - 1, start + 6) && token.text === ':');
  if (colon >= 0) return fragment({ ...context, clause: { ...clause, start: colon + 1 } });
  // "For employers maybe the ASPCA".
  const about =
    /^(?:for|as for) (?:the |my )?(?:employers?|companies|work|jobs?|roles?|team|places?|people|titles?|musts?|location) (?:maybe|probably|i guess|hmm|say|:)?/.exec(
      said,
    )?.[0];
  if (about !== undefined && !/^for (?:work|people)/.test(about))
    return fragment({ ...context, clause: { ...clause, start: Math.min(to - 1, start + about.trim().split(' ').length) } });
  if (tokens[to]?.text === ':' && to - start <= 4 && to < clause.sentence.to - 1) return [];
  const first = norm(start);
  // A reason, or a clause about something else: "too expensive", "where the archive is", "whatever my tutor says".
  if (/^(?:too|sorry|besides)$/.test(first) || /^(?:where|when|what|who|why|how|whatever|whoever|wherever|however|whichever)$/.test(first))
    return [];
  if (/^(?:so (?:does|do|did|is|was|are)|same (?:with|for)|same goes for|ditto)\b/.test(said) && found.length > 0) {
    const skip = said.startsWith('same goes for') ? 3 : first === 'ditto' ? 1 : 2;
    return [reading(clause, { from: start + skip, to }, found.at(-1)?.row ?? own, 'cue')];
  }
  // "gallo no", "desk all day no thanks": the no stands behind.
  const behind = /^(.+?) (?:no|nope|nah|no thanks|no thank you|no thx|no ty|hard pass|hard no|not for me|no way)$/.exec(said);
  if (behind && !/^(?:not|no|never|nothing)\b/.test(said)) {
    const last = tokens.findLastIndex((token, at) => at < to && at > start && ['no', 'nope', 'nah', 'hard', 'not'].includes(token.norm));
    if (last > start) return [reading(clause, { from: start, to: last }, 'less', 'cue')];
  }
  // "Never happier than on the water".
  if (first === 'never' && tokens.slice(start, to).some(({ norm: word }) => word === 'than') && own !== null)
    return [reading(clause, { from: tokens.findIndex((token, at) => at > start && token.norm === 'than') + 1, to }, 'more', 'cue')];
  // "Hand off the billing", "skip the meetings", asked for what one would rather not do.
  const shunned = topic === 'less' ? cueAt(tokens, start, to) : null;
  if (shunned?.feeling === 'dislike' && shunned.after < to) return [reading(clause, { from: shunned.after, to }, 'less', 'cue')];
  // "Only Boston", "Boston only".
  const only = own !== null && own !== 'more' && own !== 'less' && (first === 'only' || tokens[to - 1]?.norm === 'only') && to - start > 1;
  // "Less of big groups": the row itself.
  const row = /^(less|more)(?: of)? (?!(?:like|than|or|of|so)\b)\p{L}/u.exec(said)?.[1];
  if (row !== undefined)
    return [reading(clause, { from: start + (norm(start + 1) === 'of' ? 2 : 1), to }, row === 'less' ? 'less' : 'more', 'cue')];
  // "Salary not so important at first".
  if (/\bnot (?:so |that |very |really |too |super )*(?:important|picky|sure|a problem|a big deal|needed|necessary|required)\b/.test(said))
    return [];
  const negated = negatedFragment(context);
  if (negated !== null) return negated;
  const elided = elidedCue(context);
  if (elided !== null) return elided;
  if (own === null) return [];
  const added =
    /^(?:add|put|include|note|write)$/.test(first) && to - start > 1 ? (norm(start + 1) === 'down' ? start + 2 : start + 1) : start;
  const span = { from: added, to };
  const tail = tailCue(tokens, span, topic);
  if (tail !== null) return [reading(clause, tail, tail.row, tail.evidence)];
  const both = contradicted(span, clause, own, tokens);
  if (both !== null) return both;
  if (isClauseLike(tokens, span)) return topic === 'employer' ? [] : [reading(clause, span, own, 'rest')];
  // "On the coast if possible", "ideally near Denver": a wish, no must.
  const wished = own === 'must' && isWish(tokens, clause);
  return [
    {
      ...reading(clause, span, wished ? 'looking' : only ? 'must' : own, isLastResort(tokens, clause) ? 'accepted' : 'answer'),
      ...(only ? { feeling: 'must' as const } : {}),
    },
  ];
}

/** "Not banks", "no cold calls", "nothing with numbers", "except Chicago", "anything but sales"; null where nothing negates. */
function negatedFragment({ tokens, clause, own, found, headed }: Context): Reading[] | null {
  const { start, to } = clause;
  const norm = (at: number) => (at < to ? (tokens[at]?.norm ?? '') : '');
  let at = start;
  while (at < to && adverbs.has(norm(at)) && !negators.has(norm(at))) at++;
  if (norm(at) === 'no' && norm(at + 1) === 'not') at++;
  const previous = found.at(-1)?.row ?? null;
  if (
    /^(?:except|minus)$/.test(norm(at)) ||
    (/^(?:anything|everything|all|anyone|anybody|anywhere)$/.test(norm(at)) && /^(?:but|except)$/.test(norm(at + 1)))
  ) {
    const alone = /^(?:except|minus)$/.test(norm(at));
    const from = alone ? at + 1 : at + 2;
    const skip = norm(from) === 'for' || norm(from) === 'maybe' ? from + 1 : from;
    if (isClauseLike(tokens, { from: skip, to }) || /^(?:my|i|that|when|if)$/.test(norm(skip))) return [];
    return [reading(clause, { from: skip, to }, alone && previous === 'less' ? 'more' : 'less', 'cue')];
  }
  if (!/^(?:not|no|never|nothing|nowhere|neither|non|without)$/.test(norm(at))) return null;
  const next = norm(at + 1);
  // "Nothing outside Nebraska": a double no.
  if (/^(?:outside|beyond|besides)$/.test(next))
    return [{ ...reading(clause, { from: norm(at + 2) === 'of' ? at + 3 : at + 2, to }, 'must', 'cue'), feeling: 'must' }];
  if (
    /^(?:idea|clue|preference|sure|really|much|yet|particular|problem|thanks|thank|way|worries|one|longer|matter)$/.test(next) &&
    at + 3 > to
  )
    return [];
  if (/^(?:longer|fussy|picky|worried|bothered|particular|attached|fixed|fussed)$/.test(next)) return [];
  // "…, but not a dealbreaker": what was needed is wanted.
  if (tokens.slice(at + 1, to).some(({ norm: word }) => predicateCues.must.has(word)) && to - at <= 5) {
    for (const one of found) if (one.row === 'must' && one.clause.sentence === clause.sentence) one.row = 'looking';
    return [];
  }
  if (norm(at) === 'not' && /^(?:only|just)$/.test(next)) return [reading(clause, { from: at + 2, to }, own, 'answer')];
  if (norm(at) === 'not' && /^(?:sure|certain|afraid)$/.test(next)) return [];
  let from = at + 1;
  while (adverbs.has(norm(from)) && from + 1 < to) from++;
  const cue = elidedAt(tokens, from, to);
  if (cue !== null && norm(at) === 'not') from = cue.after;
  if (norm(at) === 'nothing' && /^(?:with|in|like|involving|about|that)$/.test(norm(from))) from++;
  const contrast = (headed && own === 'less') || (previous === 'less' && tokens[clause.from]?.norm === 'but' && norm(at) === 'not');
  return [reading(clause, { from, to }, contrast ? 'more' : 'less', 'cue')];
}

/** "Into pottery", "ok with travel", "good at math", "looking for museums": the cue of a clause that leaves "I'm" out. */
function elidedCue({ tokens, clause, topic }: Context): Reading[] | null {
  const cue = elidedAt(tokens, clause.start, clause.to);
  if (cue === null || cue.after >= clause.to) return null;
  const row = rowFor(cue.feeling, false, topic);
  return row === null
    ? []
    : [
        {
          ...reading(clause, { from: cue.after, to: clause.to }, row, cue.feeling === 'accept' ? 'accepted' : 'cue'),
          feeling: cue.feeling,
        },
      ];
}

/** A cue with "be" left out: two words at least, so that no noun is taken for one. */
function elidedAt(tokens: readonly Token[], from: number, to: number): { feeling: Feeling; after: number } | null {
  let best: { feeling: Feeling; after: number } | null = null;
  for (const { feeling, phrases } of verbCues)
    for (const phrase of phrases) {
      if (phrase[0] !== 'be' || (phrase.length < 3 && phrase[1] !== 'into')) continue;
      const after = from + phrase.length - 1;
      if (after <= to && phrase.slice(1).every((word, at) => tokens[from + at]?.norm === word) && (best === null || after > best.after))
        best = { feeling, after };
    }
  return best;
}

/** "Large groups I find tiring", "the kids I loved": what stands in front is what the cue at the end speaks of. */
function tailCue(
  tokens: readonly Token[],
  span: Span,
  topic: InterviewTopic | null,
): (Span & { row: Stance; evidence: 'cue' | 'accepted' }) | null {
  for (let at = span.from + 1; at < span.to - 1; at++) {
    if (
      !selves.has(tokens[at]?.norm ?? '') ||
      ['that', 'which', 'who', 'what', 'where', 'when', 'how'].includes(tokens[at - 1]?.norm ?? '')
    )
      continue;
    const found = foundToBe(tokens, at + 1, span.to);
    if (found !== null) return { row: rowFor(found, false, topic) ?? 'more', from: span.from, to: at, evidence: 'cue' };
    const cue = cueAt(tokens, at + 1, span.to);
    if (cue === null || framing.has(tokens[cue.after - 1]?.norm ?? '')) continue;
    const row = rowFor(cue.feeling, cue.negated, topic);
    const rest = wordsOf(tokens, { from: cue.after, to: span.to }).filter((word) => !adverbs.has(word));
    const evidence = cue.feeling === 'accept' || (cue.feeling === 'dislike' && cue.negated) ? 'accepted' : 'cue';
    if (row !== null && rest.length === 0) return { row, from: span.from, to: at, evidence };
    // "My sessions I prefer to plan by myself": what is preferred stands behind.
    if (row !== null && rest.length > 2 && tokens[cue.after - 1]?.norm === 'to') return { row, from: cue.after, to: span.to, evidence };
  }
  return null;
}

/** Whether words hold a finite verb of their own, outside relative clauses: they state something, and answer nothing. */
export function isClauseLike(tokens: readonly Token[], { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (!token) break;
    if (/^(?:that|who|which|where|whose|what|when|how|if|because|as|like|while|so)$/.test(token.norm) && at > from) return false;
    if (nominatives.has(token.norm) || token.norm === 'it')
      return at === from || !(before?.pos === 'NOUN' || before?.pos === 'PRON' || before?.pos === 'PROPN');
    if (/^[([]$/.test(token.text)) return false;
    if (at === from) continue;
    if (
      /^(?:am|is|are|was|were|has|had|does|did|can|could|will|would|should|might|goes|went|came|comes)$/.test(token.norm) &&
      before?.norm !== 'to'
    )
      return true;
    if (
      token.pos === 'VERB' &&
      ['NOUN', 'PRON', 'NUM'].includes(before?.pos ?? '') &&
      before?.norm !== 'to' &&
      !token.norm.endsWith('ing') &&
      (/[^s]s$/.test(token.norm) || isPast(token)) &&
      at + 1 < to &&
      tokens[at + 1]?.norm !== 'by' &&
      !/^(?:called|named|based|located|owned|run|focused|related|made|done)$/.test(token.norm) &&
      at - from <= 4 &&
      tokens[from]?.pos !== 'VERB'
    )
      return true;
  }
  return false;
}

const isWish = (tokens: readonly Token[], { from, to, sentence }: Clause): boolean =>
  tokens.slice(from, to).some(({ norm }) => ['ideally', 'preferably', 'hopefully'].includes(norm)) ||
  (tokens[to]?.norm === 'if' && ['possible', 'i', 'they', 'available'].includes(tokens[to + 1]?.norm ?? '') && to < sentence.to);

/** "Web dev only if everything else fails". */
const isLastResort = (tokens: readonly Token[], { to, sentence }: Clause): boolean =>
  tokens[to - 1]?.norm === 'only' && ['if', 'when', 'as'].includes(tokens[to]?.norm ?? '') && to < sentence.to;

/** "love-hate relationship with statistics": both polarities over one head. */
function contradicted(span: Span, clause: Clause, own: Stance, tokens: readonly Token[]): Reading[] | null {
  for (let at = span.from; at < span.to; at++) {
    const words = tokens
      .slice(at, at + 4)
      .map(({ norm }) => norm)
      .join(' ');
    const head = /^(?:love-hate|love \/ hate|love and hate|hate-love)/.exec(words)?.[0];
    if (head === undefined) continue;
    let from = at + head.split(' ').length;
    if (tokens[from]?.norm === 'relationship' || tokens[from]?.norm === 'thing') from += tokens[from + 1]?.norm === 'with' ? 2 : 1;
    return [{ ...reading(clause, { from, to: span.to }, own === 'less' ? 'less' : 'more', 'cue'), both: true }];
  }
  return null;
}
