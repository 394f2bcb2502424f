import type { InterviewTopic } from '@alive/contract/conversations.ts';
import { type FactKind, kindsOf, type Stance, takes } from '@alive/contract/facts.ts';
import { type Clause, clausesOf, type Span } from '../clauses/clauses.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { empty } from '../stances/cues.ts';
import type { Lexicon, Name } from './lexicon.ts';
import { mustLabel, type MustMention, mustsIn } from './musts.ts';
import { companions, conditionWords, cut, hasContent, strip } from './pieces.ts';
import { isClauseLike } from '../stances/fragments.ts';
import { readingsOf } from '../stances/readings.ts';
import type { Reading } from '../stances/reading.ts';

/**
 * What a message of the interview says of the student, as facts with their quotes, in the order said: kept where the words are certain,
 * offered where they may be meant. `topic` is the question it answers. `hidden` are spans that are never facts (health, grief …),
 * `corrected` those that were read as a correction; with `grieving` only explicit likes and wants count. Pure; about 1 ms for an ordinary message, under 100 ms for 8,000 characters.
 */
export function extract(message: string, { topic, lexicon, now, hidden = [], corrected = [], grieving = false }: Given): Extracted {
  const tokens = tokensOf(message);
  const clauses = clausesOf(message, tokens);
  const names = lexicon.namesIn(message);
  const readings = readingsOf(tokens, clauses, topic).filter((one) => !grieving || one.evidence === 'cue');
  const musts = mustsIn(message, { bare: topic === 'must', now });
  const text: Source = { message, tokens, names, musts, topic };
  const drafts = readings.flatMap((reading) => draftsOf(text, reading));
  const stated = musts.flatMap((must) => draftOfMust(text, must, clauses, readings));
  const within = (spans: readonly { start: number; end: number }[], draft: Piece) =>
    spans.some((span) => span.start < draft.end && draft.start < span.end);
  if (topic === 'employer') drafts.push(...employersSaid(text, clauses, drafts));
  const open = [...stated, ...drafts].filter(
    (draft) =>
      !within(corrected, draft) &&
      (!within(hidden, draft) || (draft.kind === 'must' && draft.value !== null)) &&
      !(
        draft.evidence === 'answer' &&
        draft.kind !== 'must' &&
        draft.stance !== 'looking' &&
        stated.some(
          (must) =>
            must.kind === 'must' &&
            must.end - must.start >= 0.8 * (draft.end - draft.start) &&
            must.start < draft.end &&
            draft.start < must.end,
        )
      ) &&
      // "Don't wanna go lower than $15": the must is what it says.
      !(draft.stance === 'less' && stated.some((must) => must.status === 'kept' && draft.start < must.end && must.start < draft.end)),
  );
  // What is said of health or the like is no part of a quote.
  for (const draft of open)
    if (
      hidden.some(
        (span) =>
          span.start < draft.start + draft.quote.length &&
          draft.start < span.end &&
          message.slice(span.start, span.end).length > 0 &&
          draft.quote.includes(message.slice(span.start, span.end).trim()),
      )
    )
      draft.quote = message.slice(draft.start, draft.end);
  return limited(merged(open.sort((a, b) => a.start - b.start)), topic);
}

/** At the question about employers: names in capitals, and known ones, in clauses that say something else of them. */
function employersSaid({ message, tokens, names, musts }: Source, clauses: readonly Clause[], drafts: readonly Piece[]): Piece[] {
  const taken = (start: number, end: number) => drafts.some((draft) => draft.start < end && start < draft.end);
  return clauses.flatMap((clause) => {
    if (clause.verb === null || clause.negated || ['other', 'you'].includes(clause.holder) || clause.sentence.question) return [];
    const found: Piece[] = [];
    const keep = (start: number, end: number, name: Name | undefined) => {
      if (taken(start, end) || found.some((one) => one.start < end && start < one.end)) return;
      found.push({
        kind: 'employer',
        stance: 'looking',
        text: name?.label ?? message.slice(start, end),
        value: name?.value ?? null,
        quote: quoteOf(message, tokens, clause, start, end),
        status: 'kept',
        evidence: 'answer',
        named: true,
        start,
        end,
      });
    };
    const inClause = (name: Name) => name.start >= (tokens[clause.from]?.start ?? 0) && name.end <= (tokens[clause.to - 1]?.end ?? 0);
    for (const name of names)
      if (name.kind === 'employer' && name.certainty === 'certain' && inClause(name)) keep(name.start, name.end, name);
    for (const { from, to } of capitalRuns(tokens, clause)) {
      const start = tokens[from]?.start ?? 0;
      const end = tokens[to - 1]?.end ?? 0;
      if (
        !musts.some((must) => must.start < end && start < must.end) &&
        !names.some((name) => name.kind !== 'employer' && name.start < end && start < name.end)
      )
        keep(start, end, undefined);
    }
    return found;
  });
}

/** Runs of words in capitals, small words between them included; at the head of a sentence a lone one only where it is a name. */
function capitalRuns(tokens: readonly Token[], clause: Clause): Span[] {
  const found: Span[] = [];
  const isCapital = (at: number) => /^\p{Lu}/u.test(tokens[at]?.text ?? '') && tokens[at]?.norm !== 'i';
  for (let at = clause.start; at < clause.to; at++) {
    if (!isCapital(at)) continue;
    let to = at + 1;
    for (;;) {
      if (to < clause.to && (isCapital(to) || /^(?:'s|&)$/.test(tokens[to]?.text ?? ''))) to++;
      else if (
        to + 1 < clause.to &&
        /^(?:of|the|and|for|&)$/.test(tokens[to]?.norm ?? '') &&
        isCapital(to + 1) &&
        tokens[to]?.norm !== 'and'
      )
        to += 2;
      else break;
    }
    while (to > at + 1 && /^(?:'s|&)$/.test(tokens[to - 1]?.text ?? '')) to--;
    const lone = to === at + 1 && at === clause.sentence.from;
    if (!lone || (tokens[at]?.pos === 'PROPN' && clause.subject?.from === at && clause.subject.to === to)) found.push({ from: at, to });
    at = to;
  }
  return found.filter(
    ({ from, to }) => to - from > 1 || !(empty.has(tokens[from]?.norm ?? '') || conditionNames.has(tokens[from]?.norm ?? '')),
  );
}

/** Whether another item of the list is an employer, or written like one. */
const amongEmployers = ({ message, tokens, names }: Source, reading: Reading, place: Name): boolean =>
  names.some((name) => name.kind === 'employer' && name.start >= (tokens[reading.clause.sentence.from]?.start ?? 0) && name !== place) ||
  /\p{Lu}\S+\s(?:&\s)?\p{Lu}/u.test(message.replace(message.slice(place.start, place.end), ''));

/** A must that the message states; agreed to at most, it is an offer. */
function draftOfMust(
  { message, tokens, topic }: Source,
  must: MustMention,
  clauses: readonly Clause[],
  readings: readonly Reading[],
): Piece[] {
  if (must.stated === 'refused') return [];
  const clause =
    clauses.find((one) => (tokens[one.from]?.start ?? 0) <= must.start && must.start < (tokens[one.to - 1]?.end ?? 0)) ??
    clauses.find((one) => (tokens[one.sentence.to - 1]?.end ?? 0) >= must.end);
  if (!clause || clause.holder === 'other' || clause.holder === 'you' || (clause.sentence.question && clause.verb !== null)) return [];
  const reading = readings.find((one) => (tokens[one.from]?.start ?? 0) < must.end && must.start < (tokens[one.to - 1]?.end ?? 0));
  const asks =
    topic === 'must' ||
    reading?.row === 'must' ||
    reading?.row === 'looking' ||
    /^(?:visa|no_clearance)$/.test(must.key) ||
    (reading === undefined && clause.holder !== 'thing' && topic !== 'more');
  // "Don't wanna go lower than 15" says a must in negative words.
  const inNegative = /\b(?:lower|less|under|below|unpaid)\b/i.test(message.slice(must.start, must.end));
  // "$25 an hour" and nothing else is a must whatever was asked.
  const alone =
    reading !== undefined &&
    reading.evidence === 'answer' &&
    must.end - must.start >= 0.8 * ((tokens[reading.to - 1]?.end ?? 0) - (tokens[reading.from]?.start ?? 0));
  if (!asks && !inNegative && !alone) return [];
  if ((reading?.row === 'less' && !inNegative) || clause.link === 'condition') return [];
  if (must.stated === 'alternative')
    return [
      {
        kind: 'place',
        stance: 'looking',
        text: 'Remote',
        value: 'remote',
        status: 'kept',
        quote: quoteOf(message, tokens, clause, must.start, must.end),
        start: must.start,
        end: must.end,
        evidence: 'answer',
        named: true,
      },
    ];
  const accepted = must.stated === 'accepted' || reading?.evidence === 'accepted';
  const quote = quoteOf(message, tokens, clause, must.start, must.end);
  const base = { quote, start: must.start, end: must.end, evidence: 'cue' as const, named: true };
  if (!accepted) return [{ ...base, kind: 'must', stance: 'must', text: mustLabel(must.key), value: must.key, status: 'kept' }];
  if (must.key === 'remote') return [{ ...base, kind: 'place', stance: 'looking', text: 'Remote', value: 'remote', status: 'offered' }];
  return [{ ...base, kind: 'people', stance: 'looking', text: message.slice(must.start, must.end).trim(), value: null, status: 'offered' }];
}

function draftsOf(source: Source, reading: Reading): Piece[] {
  const { tokens, topic } = source;
  if (reading.from >= reading.to) return [];
  const isName = ({ from, to }: Span) => nameOver(source, { from, to }) !== null;
  const cutUp = cut(tokens, topic === 'employer' && reading.row === 'looking' ? placed(tokens, reading) : reading, isName, namingOf(topic));
  // "Not alone, alone I feel lost": what states something of its own is no part of the list.
  const spans = cutUp.filter((span, at) => at === 0 || !isClauseLike(tokens, span));
  const list = spans.length > 1;
  return spans.flatMap((span) =>
    reading.row === 'looking' || reading.row === 'must' ? wantedIn(source, reading, span, list) : likedIn(source, reading, span, list),
  );
}

/** "work for the Forest Service or a land trust": what stands behind the preposition are the employers. */
function placed(tokens: readonly Token[], { from, to }: Span): Span {
  let at = from;
  while (
    at < to &&
    [
      'to',
      'be',
      'work',
      'working',
      'intern',
      'interning',
      'internship',
      'internships',
      'job',
      'jobs',
      'a',
      'an',
      'apply',
      'applying',
      'volunteer',
      'something',
      'somewhere',
      'start',
    ].includes(tokens[at]?.norm ?? '')
  )
    at++;
  return at > from && ['at', 'for', 'with', 'like'].includes(tokens[at]?.norm ?? '') ? { from: at + 1, to } : { from, to };
}

/** A piece of liking or disliking: a known name, or the student's own words with the names inside as offers. */
function likedIn(source: Source, reading: Reading, span: Span, list: boolean): Piece[] {
  const { topic } = source;
  const own = ownWords(source, reading, span, list);
  if (own === null) return [];
  const name = nameOver(source, span);
  const asked = topic === reading.row || (topic === 'people' && reading.evidence !== 'cue');
  const kind = kindFor(reading.row, topic, asked);
  if (name !== null && name.certainty === 'certain' && takes(reading.row, name.kind)) {
    if (name.kind === 'place' || name.kind === 'employer') {
      // At the first two questions a place or an employer is what it is only where it is said outright.
      if (reading.evidence !== 'cue') return [own];
      return [{ ...own, kind: name.kind, text: name.label, value: name.value, named: true, start: name.start, end: name.end }];
    }
    return [{ ...own, kind: name.kind, value: name.value, named: true }];
  }
  const inside = reading.row === 'more' && own.status === 'kept' ? offersIn(source, reading, span) : [];
  return [{ ...own, kind: topic === 'people' && takes(reading.row, 'people') ? 'people' : kind }, ...inside];
}

/** A piece of wanting or needing: the names, places, kinds of employment and musts in it, then what words are left. */
function wantedIn(source: Source, reading: Reading, span: Span, list: boolean): Piece[] {
  const { message, tokens, names, musts, topic } = source;
  const taken = new Set<number>();
  const found: Piece[] = [];
  const take = (start: number, end: number) => {
    for (let at = span.from; at < span.to; at++) {
      const token = tokens[at];
      if (token && token.start < end && start < token.end) taken.add(at);
    }
  };
  const inside = (start: number, end: number) => start >= (tokens[span.from]?.start ?? 0) && end <= (tokens[span.to - 1]?.end ?? 0);
  const base = (start: number, end: number) => ({
    quote: quoteOf(message, tokens, reading.clause, start, end),
    start,
    end,
    evidence: reading.evidence,
    list,
    status: statusOf(reading),
  });
  for (const must of musts)
    if (must.start < (tokens[span.to - 1]?.end ?? 0) && (tokens[span.from]?.start ?? 0) < must.end) take(must.start, must.end);
  for (const match of message
    .slice(tokens[span.from]?.start, tokens[span.to - 1]?.end)
    .matchAll(/\b(internships?)\b|\b(full[- ]?time)\b/gi)) {
    const start = (tokens[span.from]?.start ?? 0) + match.index;
    const end = start + match[0].length;
    const internship = match[1] !== undefined;
    take(start, end);
    found.push({
      ...base(start, end),
      kind: 'seeking',
      stance: 'looking',
      text: internship ? 'Internships' : 'Full time',
      value: internship ? 'internships' : 'full_time',
      named: true,
    });
  }
  // What stands in a relative clause is said of something else: "where I already know the curator".
  const relative = tokens.findIndex(
    (token, at) => at > span.from && at < span.to && ['where', 'whose', 'which', 'who', 'because'].includes(token.norm),
  );
  for (const name of names) {
    const tokenAt = tokens.findIndex((token) => token.end > name.start);
    if (relative >= 0 && tokenAt > relative) continue;
    // "near decatur": the preposition makes a place of what else may be a name.
    const placed =
      name.kind === 'place' &&
      ['in', 'near', 'around', 'to', 'outside'].includes(tokens[tokenAt - 1]?.norm ?? '') &&
      tokens[span.to - 1]?.end === name.end;
    if (!inside(name.start, name.end) || (name.certainty !== 'certain' && !placed)) continue;
    if (taken.has(tokenAt)) continue;
    const before = tokens[tokenAt - 1]?.norm ?? '';
    if (name.kind === 'place') {
      if (before === 'of' || before === 'from') continue;
      // Within the name of an employer ("tulsa public library"), or one item among employers ("Corteva, Helena").
      if (
        topic === 'employer' &&
        !['in', 'near', 'around', 'at', 'outside'].includes(before) &&
        (!isWhole(source, span, name) || !name.value.startsWith('us-') || (list && amongEmployers(source, reading, name)))
      )
        continue;
      const must = reading.row === 'must' && reading.feeling === 'must';
      // Where an employer is says nothing of where the student wants to be.
      if (topic === 'employer' && !must && !isWhole(source, span, name) && tokens[span.from]?.pos !== 'ADP') continue;
      take(name.start, name.end);
      found.push({
        ...base(name.start, name.end),
        kind: 'place',
        stance: must ? 'must' : 'looking',
        text: name.label,
        value: name.value,
        named: true,
        // "Seattle is ok too": one more place to look in.
        ...(reading.evidence === 'accepted' &&
        tokens.slice(reading.clause.from, reading.clause.to).some(({ norm }) => ['too', 'also'].includes(norm))
          ? { status: 'kept' as const }
          : {}),
      });
    } else if (name.kind === 'employer') {
      const stands = topic === 'employer' || ['at', 'for', 'with', 'like', 'join', 'as'].includes(before) || isWhole(source, span, name);
      const capital = /^[A-Z]/.test(message.slice(name.start));
      if (!stands || (!capital && topic !== 'employer' && !isWhole(source, span, name)) || reading.row === 'must') continue;
      take(name.start, name.end);
      found.push({ ...base(name.start, name.end), kind: 'employer', stance: 'looking', text: name.label, value: name.value, named: true });
    } else if (name.kind === 'work' && reading.row === 'looking' && topic !== 'people') {
      const [start, end] = widened(tokens, span, name, taken);
      // Before a title that says little, other words change the trade.
      if (name.generic && start < name.start) continue;
      take(start, end);
      found.push({ ...base(start, end), kind: 'work', stance: 'looking', text: message.slice(start, end), value: name.value, named: true });
    }
  }
  const partly = found.length > 0;
  for (const run of runsOf(span, taken)) found.push(...restOf(source, reading, span, run, { list, partly, isPart: taken.size > 0 }));
  return found;
}

/** The words of a wanted piece that no name took, as the student put them. */
function restOf(
  source: Source,
  reading: Reading,
  span: Span,
  run: Span,
  { list, partly, isPart }: { list: boolean; partly: boolean; isPart: boolean },
): Piece[] {
  const { message, tokens, topic } = source;
  const left = strip(
    tokens,
    isPart || (topic === 'work' && reading.evidence === 'cue') ? pastPreposition(tokens, run) : run,
    undefined,
    namingOf(topic),
  );
  if (left === null) return [];
  if (
    isPart &&
    (!saysMore(tokens, left) || ((reading.row === 'must' || topic === 'must') && source.musts.some((must) => overlaps(tokens, span, must))))
  )
    return [];
  const whole = tokens.slice(left.from, left.to).filter((token) => /[\p{L}\d]/u.test(token.text));
  if (whole.every(({ norm }) => conditionNames.has(norm))) return [];
  const piece = ownWords(source, reading, left, list);
  if (piece === null) return [];
  // "my knees" beside what a job must have may be a reason.
  if (topic === 'must' && reading.evidence === 'answer' && tokens[left.from]?.norm === 'my' && tokens[left.from + 1]?.norm !== 'own')
    piece.status = 'offered';
  const words = tokens.slice(left.from, left.to).filter((token) => /[\p{L}\d]/u.test(token.text));
  if (topic === 'employer' && reading.row === 'looking') return employersIn(source, reading, left, piece, words.length);
  const asked = topic === 'work' || topic === 'people' || topic === 'must' || reading.evidence === 'cue';
  const kind: FactKind =
    reading.row === 'must'
      ? 'must'
      : topic === 'must' || ['somewhere', 'anywhere', 'someplace'].includes(words[0]?.norm ?? '')
        ? 'people'
        : (reading.feeling === 'want' || reading.feeling === 'wish') && isProper(tokens, left)
          ? 'employer'
          : topic === 'people'
            ? 'people'
            : employerWords.has(words.at(-1)?.norm ?? '') && isNounPhrase(tokens, left) && !words.some(({ pos }) => pos === 'ADP')
              ? 'employer'
              : 'work';
  const named = nameOver(source, left);
  const value = named !== null && named.kind === kind && named.certainty === 'certain' ? named.value : null;
  const offers = reading.row === 'looking' && kind === 'work' && piece.status === 'kept' ? offersIn(source, reading, left) : [];
  return asked || !partly
    ? [{ ...piece, kind, stance: reading.row, value, text: message.slice(piece.start, piece.end) }, ...offers]
    : offers;
}

/** Past marks and the preposition that hung on what a name took: "…, for food". */
function pastPreposition(tokens: readonly Token[], { from, to }: Span): Span {
  let at = from;
  while (at < to && !/[\p{L}\d]/u.test(tokens[at]?.text ?? '')) at++;
  return { from: tokens[at]?.pos === 'ADP' || tokens[at]?.norm === 'for' ? at + 1 : at, to };
}

/** At the question about employers: a run of capitals or at most four words is one, a clause is not. */
function employersIn(source: Source, reading: Reading, span: Span, piece: Piece, count: number): Piece[] {
  const { message, tokens, names } = source;
  // "Morton Arboretum near Chicago where my aunt volunteers", "at a small nonprofit".
  if (tokens[span.from]?.pos === 'ADP' && span.to - span.from > 1)
    return employersIn(source, reading, { from: span.from + 1, to: span.to }, piece, count - 1);
  const hanging = tokens.findIndex(
    (token, index) =>
      index > span.from &&
      index < span.to &&
      ['near', 'here', 'where', 'whose', 'which', 'who', 'because', 'since', 'around', 'outside'].includes(token.norm),
  );
  if (hanging >= 0) {
    const head = strip(tokens, { from: span.from, to: hanging });
    return head === null ? [] : employersIn(source, reading, head, piece, head.to - head.from);
  }
  const at = tokens.findIndex((token, index) => index >= span.from && index < span.to && ['at', 'for', 'with'].includes(token.norm));
  const called = tokens.findIndex((token, index) => index >= span.from && index + 1 < span.to && ['called', 'named'].includes(token.norm));
  if (called >= 0) return employersIn(source, reading, { from: called + 1, to: span.to }, piece, count);
  const bracket = tokens.findIndex((token, index) => index > span.from && index < span.to && token.text === '(');
  if (bracket >= 0) return employersIn(source, reading, { from: span.from, to: bracket }, piece, count);
  // "RGA for reinsurance".
  if (at > span.from && tokens[at]?.norm === 'for' && tokens.slice(span.from, at).every(({ text }) => /^\p{Lu}/u.test(text)))
    return employersIn(source, reading, { from: span.from, to: at }, piece, at - span.from);
  const verbalHead = tokens
    .slice(span.from, at)
    .some(({ norm, pos }) => pos === 'VERB' || ['work', 'job', 'internship', 'working', 'something'].includes(norm));
  const body =
    at >= 0 && verbalHead && at + 1 < span.to && reading.evidence === 'cue' ? strip(tokens, { from: at + 1, to: span.to }) : span;
  if (body === null) return [];
  const first = tokens[body.from];
  const start = first?.start ?? piece.start;
  const end = tokens[body.to - 1]?.end ?? piece.end;
  const size =
    body === span && span.to - span.from === count
      ? count
      : tokens.slice(body.from, body.to).filter((token) => /[\p{L}\d]/u.test(token.text)).length;
  const capitals = tokens
    .slice(body.from, body.to)
    .every((token) => /^[A-Z\d&'-]/.test(token.text) || ['of', 'the', 'and', 'for', 'in'].includes(token.norm));
  const isSomewhere = ['somewhere', 'anywhere', 'someplace'].includes(first?.norm ?? '');
  const verbal =
    tokens.slice(body.from, body.to).some((token) => token.pos === 'AUX' || token.pos === 'PRON') ||
    (first?.pos === 'VERB' && !/^[A-Z]/.test(first.text)) ||
    (first?.norm.endsWith('ing') === true && body.to - body.from > 1 && !/^[A-Z]/.test(first.text));
  if ((size <= 4 || capitals) && !verbal && !isSomewhere) {
    const meant = names.filter((name) => name.kind === 'employer' && name.start >= start && name.end <= end);
    const guesses = meant.map(({ label, value: key }): Piece =>
      Object.assign({}, piece, {
        kind: 'employer' as const,
        stance: 'looking' as const,
        text: label,
        value: key,
        status: 'offered' as const,
        guess: true,
        named: true,
      }),
    );
    return [{ ...piece, kind: 'employer', stance: 'looking', value: null, start, end, text: message.slice(start, end) }, ...guesses];
  }
  return [
    { ...piece, kind: isSomewhere ? 'people' : 'employer', stance: 'looking', value: null, status: isSomewhere ? piece.status : 'offered' },
  ];
}

/** A draft of the words of a span; null where they are no fact. */
function ownWords({ message, tokens, topic }: Source, reading: Reading, span: Span, list: boolean): Piece | null {
  const words = tokens.slice(span.from, span.to).filter((token) => /[\p{L}\d]/u.test(token.text));
  const [only] = words;
  if (!only || !hasContent(tokens, span, namingOf(topic)) || isCode(message.slice(tokens[span.from]?.start, tokens[span.to - 1]?.end)))
    return null;
  if (
    words.length === 1 &&
    reading.evidence !== 'cue' &&
    topic !== 'people' &&
    (['ADV', 'INTJ', 'AUX', 'DET'].includes(only.pos) ||
      (only.pos === 'ADJ' && topic === 'must') ||
      (only.pos === 'ADJ' && only.norm.endsWith('ly')))
  )
    return null;
  // "…, outrageous I know": a quality behind what must be.
  if (words.length === 1 && only.pos === 'ADJ' && topic === 'must' && list) return null;
  const start = tokens[span.from]?.start ?? 0;
  const end = Math.min(tokens[span.to - 1]?.end ?? 0, fitting(message, start));
  if (end <= start) return null;
  return {
    kind: 'activity',
    stance: reading.row,
    text: message.slice(start, end),
    value: null,
    quote: quoteOf(message, tokens, reading.clause, start, end),
    status: statusOf(reading),
    evidence: reading.evidence,
    start,
    end,
    list,
    ...(reading.both ? { both: true } : {}),
  };
}

/** Signs of program text and markup: no words. */
const isCode = (text: string): boolean => /[{}<>=`\\;]|\w\(|\w\]|:\/\/|\bconsole\b/.test(text);

const statusOf = ({ evidence }: Reading): 'kept' | 'offered' => (evidence === 'accepted' || evidence === 'rest' ? 'offered' : 'kept');

/** A text holds at most 300 characters, cut between words. */
const fitting = (message: string, start: number): number => {
  if (message.length - start <= 300) return message.length;
  const space = message.slice(start, start + 300).search(/\s\S*$/);
  return start + (space > 100 ? space : 300);
};

/** Known names within own words, as offers: skills as what they are, and work that may follow. */
function offersIn({ message, tokens, names, topic }: Source, reading: Reading, span: Span): Piece[] {
  const from = tokens[span.from]?.start ?? 0;
  const to = tokens[span.to - 1]?.end ?? 0;
  return names.flatMap((name): Piece[] => {
    if (name.start < from || name.end > to || name.kind === 'place' || name.kind === 'employer') return [];
    if (reading.row !== 'more' && name.kind === 'skill') return [];
    if (name.kind === 'work' && reading.row === 'more' && name.certainty === 'likely' && topic !== 'work') return [];
    // A role is offered only where its own word stands there: "biology" for Biologist, not "firefighters" for the police.
    if (
      name.kind === 'work' &&
      (reading.row === 'more' || name.generic === true || !sharesWord(message.slice(name.start, name.end), name.label))
    )
      return [];
    const stance: Stance = name.kind === 'work' ? 'looking' : reading.row;
    return [
      {
        kind: name.kind,
        stance,
        text: name.label,
        value: name.value,
        quote: quoteOf(message, tokens, reading.clause, name.start, name.end),
        status: 'offered',
        evidence: 'cue',
        named: true,
        guess: true,
        start: name.start,
        end: name.end,
      },
    ];
  });
}

const namingOf = (topic: InterviewTopic | null): ReadonlySet<string> =>
  topic === 'people' ? companions : topic === 'must' ? conditionWords : nothing;
const nothing: ReadonlySet<string> = new Set();

const sharesWord = (said: string, label: string): boolean => {
  const words = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (label.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => words.some((other) => other.slice(0, 5) === word.slice(0, 5)));
};

/** The name that a span is, whole: with modifiers before a title that says what the work is. */
function nameOver({ tokens, names }: Source, { from, to }: Span): Name | null {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  const exact = names.find((name) => name.start === start && name.end === end);
  if (exact) return exact;
  const last = names.find((name) => name.kind === 'work' && name.end === end && name.start > start && !name.generic);
  if (!last) return null;
  const before = tokens.slice(from, to).filter((token) => token.end <= last.start);
  return before.length <= 3 && before.every((token) => ['NOUN', 'PROPN', 'ADJ'].includes(token.pos)) ? last : null;
}

const isWhole = ({ tokens }: Source, { from, to }: Span, name: Name): boolean =>
  tokens[from]?.start === name.start && tokens[to - 1]?.end === name.end;

/** A title with the modifiers before it: "junior field geologist". */
function widened(tokens: readonly Token[], span: Span, name: Name, taken: ReadonlySet<number>): [number, number] {
  let at = tokens.findIndex((token) => token.end > name.start);
  while (
    at - 1 >= span.from &&
    !taken.has(at - 1) &&
    (['NOUN', 'PROPN', 'ADJ'].includes(tokens[at - 1]?.pos ?? '') ||
      tokens[at - 1]?.text === "'s" ||
      /^\p{L}+-\p{L}+$/u.test(tokens[at - 1]?.text ?? '')) &&
    !['entry-level', 'good', 'great', 'best', 'any', 'some', 'more', 'other', 'job', 'jobs', 'work', 'role'].includes(
      tokens[at - 1]?.norm ?? '',
    )
  )
    at--;
  return [tokens[at]?.start ?? name.start, name.end];
}

const overlaps = (tokens: readonly Token[], { from, to }: Span, { start, end }: { start: number; end: number }): boolean =>
  (tokens[from]?.start ?? 0) < end && start < (tokens[to - 1]?.end ?? 0);

/** The runs of tokens that nothing took, the longest first. */
function runsOf(span: Span, taken: ReadonlySet<number>): Span[] {
  const runs: Span[] = [];
  let from = span.from;
  for (let at = span.from; at <= span.to; at++) {
    if (at < span.to && !taken.has(at)) continue;
    if (at > from) runs.push({ from, to: at });
    from = at + 1;
  }
  return runs.sort((one, other) => other.to - other.from - (one.to - one.from)).slice(0, 3);
}

/** Whether words beside a name or a must say something of their own. */
const saysMore = (tokens: readonly Token[], { from, to }: Span): boolean =>
  !(to - from === 1 && ((tokens[from]?.norm ?? '').endsWith('ing') || tokens[from]?.pos === 'VERB')) &&
  !['ADP', 'SCONJ', 'AUX', 'PRON', 'CCONJ'].includes(tokens[from]?.pos ?? 'ADP') &&
  tokens
    .slice(from, to)
    .some(
      (token) =>
        ['NOUN', 'PROPN'].includes(token.pos) && !empty.has(token.norm) && !conditionNames.has(token.norm) && token.norm.length > 2,
    );
/** What names a condition whose figure was taken already: "salary at least 48,000". */
const conditionNames = new Set(
  'opt cpt f1 f-1 ead h1b city cities salary pay wage wages hours access visa income money start starting sponsorship compensation remuneration hour week year location place summer semester fall spring winter season'.split(
    ' ',
  ),
);

/** A name that only capitals tell: "Select Sires". */
const isProper = (tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens.slice(from, to).every(({ text }) => /^(?:\p{Lu}|&)/u.test(text)) && to - from >= 2 && to - from <= 5;

const isNounPhrase = (tokens: readonly Token[], { from, to }: Span): boolean =>
  tokens.slice(from, to).every((token) => !['VERB', 'AUX', 'PRON'].includes(token.pos)) && !(tokens[from]?.norm ?? '').endsWith('ing');
const employerWords = new Set(
  'company companies agency agencies outfit outfits firm firms startup startups nonprofit nonprofits non-profit non-profits tank tanks ngo ngos museum museums studio studios lab labs'.split(
    ' ',
  ),
);

/** The kind of a piece that names nothing known. */
const kindFor = (row: Stance, topic: InterviewTopic | null, asked: boolean): FactKind => {
  const own =
    topic === 'people' ? 'people' : topic === 'work' ? 'work' : topic === 'employer' ? 'employer' : topic === 'must' ? 'must' : 'activity';
  return asked && takes(row, own) ? own : (kindsOf[row][0] ?? 'activity');
};

const quoteOf = (message: string, tokens: readonly Token[], clause: Clause, start: number, end: number): string =>
  message.slice(Math.min(tokens[clause.from]?.start ?? start, start), Math.max(tokens[clause.to - 1]?.end ?? end, end)).trim();

/** One draft a key; where both polarities govern it, it is marked; a certain one goes before an offer. */
function merged(drafts: Piece[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const same = found.get(key);
    if (!same) found.set(key, draft);
    else if (same.status === 'offered' && draft.status === 'kept') found.set(key, draft);
    else if (draft.status === 'kept' && isTurned(same.stance, draft.stance)) same.both = true;
  }
  return [...found.values()];
}

const isTurned = (one: Stance, other: Stance): boolean => (one === 'less') !== (other === 'less');
const keyOf = ({ kind, text, value }: Piece): string =>
  value !== null && kind !== 'work' ? value : text.toLowerCase().replace(/\s+/g, ' ');

/** All names and all items of a list that answers the question, up to 12; of other pieces three, of guesses two. */
function limited(drafts: Piece[], topic: InterviewTopic | null): Extracted {
  const saysSomething = drafts.some(({ evidence, status, guess }) => status === 'kept' && evidence !== 'rest' && !guess);
  let kept = 0;
  let others = 0;
  let guesses = 0;
  let rest = 0;
  const facts: Draft[] = [];
  let between: number | null = null;
  for (const { evidence, list, named, guess, both, ...draft } of drafts) {
    // What only may be meant is shown where nothing else was said.
    if (evidence === 'rest' && (saysSomething || topic !== 'more')) continue;
    if (guess) {
      if (guesses++ < 2) facts.push(draft);
      continue;
    }
    const free = named === true || evidence === 'answer' || (list === true && evidence !== 'event') || topic === null;
    let { status } = draft;
    if (status === 'kept' && (kept >= 12 || (!free && others >= 3))) status = 'offered';
    if (both && between === null) {
      between = facts.length;
      status = 'offered';
    }
    if (status === 'kept') {
      kept++;
      if (!free) others++;
    } else if (evidence === 'rest' ? rest++ >= 8 : facts.length >= 60) continue;
    facts.push({ ...draft, status });
  }
  return {
    facts: [
      ...facts.filter((one, at) => one.status === 'kept' || at === between),
      ...facts.filter((one, at) => one.status === 'offered' && at !== between),
    ],
    between: between === null ? null : (facts[between] ?? null),
  };
}

interface Source {
  message: string;
  tokens: readonly Token[];
  names: readonly Name[];
  musts: readonly MustMention[];
  topic: InterviewTopic | null;
}

interface Piece extends Draft {
  evidence: Reading['evidence'];
  /** One item of several. */
  list?: boolean;
  /** A known name. */
  named?: boolean;
  /** A name inside other words, offered. */
  guess?: boolean;
  both?: boolean;
}

/** A fact as it stands in a message. */
export interface Draft {
  kind: FactKind;
  stance: Stance;
  text: string;
  value: string | null;
  /** The clause, an exact piece of the message. */
  quote: string;
  status: 'kept' | 'offered';
  /** UTF-16 offsets of the words it was read from. */
  start: number;
  end: number;
}

export interface Extracted {
  /** Kept ones first. */
  facts: Draft[];
  /** The one of which both more and less was said; offered until the student chooses. */
  between: Draft | null;
}

interface Given {
  topic: InterviewTopic | null;
  lexicon: Lexicon;
  now: Date;
  hidden?: readonly { start: number; end: number }[];
  corrected?: readonly { start: number; end: number }[];
  grieving?: boolean;
}
