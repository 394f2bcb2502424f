import type { InterviewTopic } from '@alive/contract/conversations.ts';
import type { Stance } from '@alive/contract/facts.ts';
import type { Span } from '../clauses/clauses.ts';
import { adverbs, beForms, nominatives, selves } from '../clauses/words.ts';
import type { Token } from '../text/tokens.ts';
import { cueAt, rowFor } from './cue.ts';
import { effectCues, type Feeling, predicateCues } from './cues.ts';
import { bothOver, type Context, reading, type Reading, set, turn, turned, wordsOf } from './reading.ts';
import { afterWhen } from './self.ts';

/** A thing or a doing is said to be something, to do something to the student, or frames what follows: "what drained me is X". */
export function ofThing(context: Context): Reading[] {
  const { tokens, clause, topic, own, found } = context;
  const { subject, verb } = clause;
  if (subject === null || verb === null) return [];
  const head = tokens[subject.from]?.norm ?? '';
  const isPronoun = subject.to - subject.from === 1 && /^(?:it|that|this|which|they|these|those|there)$/.test(head);
  const rest: Span = { from: clause.after, to: clause.to };
  const predicate = predicateOf(tokens, verb, rest, clause.negated);
  if (head === 'there') {
    const relative = relativeCue(tokens, rest, topic);
    const about = tokens.findIndex((token, at) => at >= rest.from && at < rest.to && token.norm === 'about');
    if (relative === null || about < 0) return [];
    return [reading(clause, { from: about + 1, to: relative.at }, relative.row, 'cue')];
  }
  const needed = neededOf(tokens, context);
  if (needed !== null) return needed;
  if (isPronoun) {
    if (/\b(?:hobby|for fun)\b/.test(wordsOf(tokens, rest).join(' ')) && found.length > 0) {
      turn(found, found.at(-1)?.row ?? null, true);
      return [];
    }
    if (predicate !== null && found.length > 0 && head !== 'they') {
      if (predicate === 'both') bothOver(found);
      else turn(found, rowFor(predicate, false, topic), predicate === 'accept');
      return [];
    }
    // "That's a wish, not a must": what was needed is wanted.
    if (
      /^(?:just |only |more of )?(?:a |an )?(?:wish|preference|bonus|nice to have|nice-to-have|plus)\b/.test(
        wordsOf(tokens, rest).join(' '),
      )
    ) {
      for (const one of found) if (one.row === 'must' && one.clause.sentence === clause.sentence) one.row = 'looking';
      return [];
    }
    // "It was a pottery class."
    return beForms.has(tokens[verb]?.norm ?? '') &&
      !clause.negated &&
      head !== 'they' &&
      head !== 'which' &&
      // "That was sarcasm": of what was said before.
      !(head === 'that' && tokens[verb]?.norm === 'was') &&
      !/^(?:where|when|what|why|how|because|about|just|only|like|not|my|our|going|gonna)$/.test(tokens[rest.from]?.norm ?? '') &&
      !tokens.slice(rest.from, rest.to).some(({ norm }) => nominatives.has(norm)) &&
      own !== null &&
      topic !== null &&
      tokens.slice(rest.from, rest.to).find(({ norm }) => !adverbs.has(norm))?.pos !== 'ADJ'
      ? [reading(clause, rest, own, 'answer')]
      : [];
  }
  if (beForms.has(tokens[verb]?.norm ?? '')) {
    const frame = frameOf(tokens, subject, topic);
    if (frame !== null && rest.from < rest.to) {
      const row = clause.negated ? turned(frame) : frame;
      return row === null ? [] : [reading(clause, afterWhen(tokens, rest), row, 'cue')];
    }
    const backward = backwardFrame(tokens, rest, topic);
    if (backward !== null) return [reading(clause, subject, clause.negated ? turned(backward) : backward, 'cue')];
  }
  // "What I picture is X", "the last thing was X": an answer, in the question's row.
  const words = wordsOf(tokens, subject);
  if (
    own !== null &&
    beForms.has(tokens[verb]?.norm ?? '') &&
    !clause.negated &&
    rest.from < rest.to &&
    ((words[0] === 'what' && words.includes('i')) ||
      (/^(?:thing|one|answer|titles?|roles?|jobs?|examples?|ideas?)$/.test(words.at(-1) ?? '') && words.length <= 4))
  )
    return [reading(clause, afterWhen(tokens, pastMoreLike(tokens, rest)), own, 'answer')];
  // "The company is Union Square", "the place is called Avoca".
  if (
    own !== null &&
    /^(?:company|employer|name|place|title|job|firm|organization)$/.test(tokens[subject.to - 1]?.norm ?? '') &&
    subject.to - subject.from <= 3 &&
    beForms.has(tokens[verb]?.norm ?? '') &&
    predicate === null &&
    !/^(?:open|flexible|not|up|important|fine|ok|okay)$/.test(tokens[rest.from]?.norm ?? '')
  )
    return [reading(clause, { from: tokens[rest.from]?.norm === 'called' ? rest.from + 1 : rest.from, to: rest.to }, own, 'answer')];
  if (predicate === 'both') return [{ ...reading(clause, subject, 'more', 'cue'), both: true }];
  if (predicate !== null) {
    // At work "best" and "ideal" choose, they do not remember.
    const chosen =
      topic === 'work' && predicate === 'like' && /\b(?:best|ideal|perfect|first choice)\b/.test(wordsOf(tokens, rest).join(' '));
    const row = chosen || (topic === 'employer' && predicate === 'like') ? 'looking' : rowFor(predicate, false, topic);
    // What would be nice need not be; "my accent" is more of a reason than of work.
    const wished = predicate === 'want' && topic === 'must';
    const evidence = predicate === 'accept' || (tokens[subject.from]?.norm === 'my' && row === 'less') ? 'accepted' : 'cue';
    return row === null ? [] : [reading(clause, subject, wished ? 'looking' : row, evidence)];
  }
  return [];
}

/** "More like X". */
const pastMoreLike = (tokens: readonly Token[], { from, to }: Span): Span => {
  let at = from;
  while (at < to - 1 && ['be', 'more', 'like', 'something', 'probably', 'maybe'].includes(tokens[at]?.norm ?? '')) at++;
  return { from: at, to };
};

/** "It needs to be X", "the job has to have Y": a must of what is needed. */
function neededOf(tokens: readonly Token[], { clause }: Context): Reading[] | null {
  const { subject, verb } = clause;
  if (subject === null || verb === null || clause.negated) return null;
  const head = tokens[subject.to - 1]?.norm ?? '';
  if (!/^(?:it|they|that|job|place|work|pay|company|employer|hours|office|boss|salary|one|somewhere|there|firm|role|position)$/.test(head))
    return null;
  const words = tokens.slice(subject.to, clause.to).map(({ norm }) => norm);
  const modal =
    /^(?:(?:really|just|would|will|also|definitely|do|does) )*(?:(?:needs?|has|have|had|got|ought) to|must|should|better|would better)(?: (?:be|have|offer|pay(?! (?:my|for))|let|come with))?(?: |$)/.exec(
      words.join(' '),
    )?.[0];
  if (modal === undefined) return null;
  const from = subject.to + modal.trim().split(' ').length;
  return from >= clause.to ? [] : [{ ...reading(clause, { from, to: clause.to }, 'must', 'cue'), feeling: 'must' }];
}

/** What a predicate says: the feeling, both feelings, or nothing. */
function predicateOf(tokens: readonly Token[], verb: number, { from, to }: Span, negated: boolean): Feeling | 'both' | null {
  const lemma = tokens[verb]?.lemma ?? '';
  const words = tokens.slice(from, to);
  const has = (list: ReadonlySet<string>) => words.slice(0, 9).some((token) => list.has(token.norm) || list.has(token.lemma));
  const would = tokens[verb - 1]?.norm === 'would' || tokens[verb - 2]?.norm === 'would';
  const signed = (feeling: 'like' | 'dislike') => (negated ? (feeling === 'like' ? 'dislike' : 'like') : feeling);
  if (!beForms.has(tokens[verb]?.norm ?? '') && !['feel', 'seem', 'get', 'sound', 'look'].includes(lemma)) {
    const toMe = words.some((token) => token.norm === 'me' || token.norm === 'us' || token.norm === 'my');
    if (lemma === 'suck') return signed('dislike');
    if (!toMe && lemma !== 'work') return null;
    if (effectCues.dislike.has(lemma)) return lemma === 'kill' && negated ? null : signed('dislike');
    if (lemma === 'work') return has(new Set(['best', 'well', 'great', 'better', 'perfectly'])) ? signed('like') : 'accept';
    if (lemma === 'suit' || lemma === 'fit') return negated ? 'dislike' : would ? 'want' : 'like';
    if (effectCues.like.has(lemma)) return signed('like');
    if (['make', 'give', 'leave', 'drive', 'get', 'keep', 'stress', 'burn', 'wear'].includes(lemma))
      return has(effectCues.dislike) || has(predicateCues.dislike)
        ? signed('dislike')
        : has(effectCues.like) || has(predicateCues.like)
          ? signed('like')
          : null;
    return null;
  }
  const said = words.map(({ norm }) => norm).join(' ');
  if (
    /^(?:so |really |just |very |definitely )*(?:not )?(?:for me|my thing|my jam|my cup of tea|my style|my favorite|my favourite|my strong suit|my forte)\b/.test(
      said,
    )
  )
    return negated || /^(?:\w+ )*not /.test(said) ? 'dislike' : 'like';
  if (has(predicateCues.must) && !negated) return /dealbreaker|deal-breaker/.test(said) ? 'dislike' : 'must';
  if (negated && /^(?:really )?(?:something|anything|a thing|what) i\b/.test(said)) return 'dislike';
  if (!negated && has(predicateCues.want) && words.length <= 6) return 'want';
  // "too quiet", "not that bad".
  const like = has(predicateCues.like);
  const dislike = has(predicateCues.dislike);
  if (like && dislike) return /\bbut\b|\band\b|,/.test(said) ? 'both' : null;
  // "Medical interpreting would suit me", "Tajín would be great": what would be liked is wanted.
  if (like && !negated && would) return 'want';
  if (like) return negated || words[0]?.norm === 'not' || (words[0]?.norm === 'too' && words[1]?.norm !== 'fun') ? 'dislike' : 'like';
  if (
    /^(?:(?:so|very|really|too|pretty|kind of|quite) )*(?:hard|difficult|tough|rough|not easy)(?: (?:for|on) (?:me|my \w+))?$/.test(said) &&
    !negated &&
    / (?:for|on) /.test(said)
  )
    return 'dislike';
  if (/\b(?:important|big deal)\b/.test(said)) return negated || /\bnot\b/.test(said) ? 'none' : 'must';
  if (dislike) return negated ? 'accept' : 'dislike';
  if (words.slice(0, 3).some((token) => predicateCues.accept.has(token.norm)) && words.length <= 7) return negated ? 'dislike' : 'accept';
  return null;
}

/** "What I like", "the part I hated", "the thing that drained me", "my favorite class", "the best hour", "my dream job". */
function frameOf(tokens: readonly Token[], subject: Span, topic: InterviewTopic | null): Stance | null {
  const relative = relativeCue(tokens, subject, topic) ?? whatCue(tokens, subject, topic);
  if (relative !== null) return relative.row;
  const words = tokens.slice(subject.from, subject.to).map(({ norm }) => norm);
  const last = words.at(-1) ?? '';
  const isFrame = (word: string) => frameNouns.has(word);
  if (words.some((word) => word === 'dream' || word === 'goal' || word === 'plan') && words.length <= 5)
    return rowFor('want', false, topic);
  if (
    words.some((word) =>
      ['favorite', 'favourite', 'best', 'highlight', 'strength', 'strengths', 'joy', 'happiest', 'passion', 'hobby', 'hobbies'].includes(
        word,
      ),
    )
  )
    return words.length <= 7 || isFrame(last) ? rowFor('like', false, topic) : null;
  if (words.some((word) => ['worst', 'hardest', 'weakness', 'pet', 'nightmare'].includes(word))) return 'less';
  if (words.some((word) => ['non-negotiable', 'dealbreaker', 'requirement', 'must'].includes(word)))
    return words.includes('dealbreaker') ? 'less' : 'must';
  return null;
}

const frameNouns = set(
  'part thing hour day moment bit class course job task project week time summer semester subject memory activity hobby one side piece section aspect',
);

/** "X is what I love", "X is my favorite part", "X is the title I keep seeing", "X was the good part". */
function backwardFrame(tokens: readonly Token[], rest: Span, topic: InterviewTopic | null): Stance | null {
  const words = tokens.slice(rest.from, rest.to).map(({ norm }) => norm);
  const cue = relativeCue(tokens, rest, topic) ?? whatCue(tokens, rest, topic);
  if (cue !== null && /^(?:what|where|who|how|the|a|something|one|thing|things|all)$/.test(words[0] ?? '')) return cue.row;
  if (words.some((word) => word === 'title' || word === 'titles') && words.includes('i')) return 'looking';
  if (words.includes('part') && words.some((word) => ['good', 'best', 'fun'].includes(word))) return rowFor('like', false, topic);
  if (words.includes('part') && words.some((word) => ['bad', 'worst'].includes(word))) return 'less';
  return null;
}

/** The cue of a relative clause of the student's within a phrase, and where the relative clause begins. */
function relativeCue(tokens: readonly Token[], { from, to }: Span, topic: InterviewTopic | null): { row: Stance; at: number } | null {
  for (let at = from + 1; at < to; at++) {
    const norm = tokens[at]?.norm ?? '';
    if (selves.has(norm)) {
      const cue = cueAt(tokens, at + 1, to);
      if (cue === null) continue;
      const row = rowFor(cue.feeling, cue.negated, topic);
      const begin = ['that', 'which', 'who', 'where'].includes(tokens[at - 1]?.norm ?? '') ? at - 1 : at;
      if (row !== null) return { row, at: begin };
    }
    const lemma = tokens[at]?.lemma ?? '';
    if (['that', 'which', 'who'].includes(tokens[at - 1]?.norm ?? '') && (tokens[at + 1]?.norm === 'me' || tokens[at + 1]?.norm === 'my')) {
      if (effectCues.dislike.has(lemma)) return { row: 'less', at: at - 1 };
      if (effectCues.like.has(lemma)) return { row: 'more', at: at - 1 };
      const effect = tokens.slice(at + 1, to).map((token) => token.norm);
      if (['make', 'give', 'drive', 'get', 'leave', 'keep'].includes(lemma))
        return effect.some((word) => effectCues.dislike.has(word))
          ? { row: 'less', at: at - 1 }
          : effect.some((word) => effectCues.like.has(word))
            ? { row: 'more', at: at - 1 }
            : null;
    }
  }
  return null;
}

/** "What I like (most)", "what drains me", "what I don't want". */
function whatCue(tokens: readonly Token[], { from, to }: Span, topic: InterviewTopic | null): { row: Stance; at: number } | null {
  if (tokens[from]?.norm !== 'what') return null;
  const lemma = tokens[from + 1]?.lemma ?? '';
  if (effectCues.dislike.has(lemma)) return { row: 'less', at: from };
  if (effectCues.like.has(lemma)) return { row: 'more', at: from };
  return relativeCue(tokens, { from, to }, topic);
}
