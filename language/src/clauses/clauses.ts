import { type Token, tokensOf } from '../text/tokens.ts';
import {
  adverbs,
  auxiliaries,
  beForms,
  coordinators,
  framing,
  nominatives,
  openers,
  possessives,
  relations,
  relatives,
  reporting,
  selves,
  subjects,
  subordinators,
} from './words.ts';

/**
 * The clauses of a message in order: each with its own verb (or without one, as in lists and fragments), who it speaks of, and whether
 * its main verb is negated. Relative clauses and what others say stay inside the clause they hang on.
 */
export function clausesOf(text: string, tokens: readonly Token[] = tokensOf(text)): readonly Clause[] {
  if (latest?.tokens !== tokens) latest = { tokens, clauses: readClauses(text, tokens) };
  return latest.clauses;
}

/** The clauses read last: one turn reads the same message for several ends. */
let latest: { tokens: readonly Token[]; clauses: readonly Clause[] } | null = null;

const readClauses = (text: string, tokens: readonly Token[]): Clause[] =>
  sentencesOf(text, tokens).flatMap((sentence) => {
    const bounds = boundsOf(tokens, sentence);
    return bounds.map((from, at) => readClause(tokens, sentence, from, bounds[at + 1] ?? sentence.to, at > 0));
  });

/** The clause that a token stands in; of a text's clauses in their order. */
export const clauseAt = (clauses: readonly Clause[], at: number): Clause | undefined => {
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.to ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const found = clauses[low];
  return found !== undefined && found.from <= at ? found : undefined;
};

/** Whether a clause asks the assistant something; "foal watch??" only wonders. */
export function asksSomething(tokens: readonly Token[], clause: Clause): boolean {
  if (!clause.sentence.question) return false;
  const first = tokens[clause.start]?.norm ?? '';
  return (
    clause.holder === 'you' ||
    /^(?:what|how|why|when|where|who|which|do|does|did|is|are|can|could|would|will|should|am|have|has)$/.test(first)
  );
}

/** Sentences as token ranges: they end at full stops, question and exclamation marks and at line breaks; bullets are left off. */
export function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  const close = (to: number, question: boolean, heading: boolean) => {
    let start = from;
    while (start < to && isBullet(tokens, start, text)) start++;
    const last = tokens[to - 1];
    const isLine = from === 0 || /\n/.test(text.slice(tokens[from - 1]?.end ?? 0, tokens[from]?.start ?? 0));
    if (start < to && last && tokens.slice(start, to).some((token) => /[\p{L}\d]/u.test(token.text)))
      found.push({ from: start, to, question, heading, line: isLine, bullet: start > from });
    from = to;
  };
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    const gap = text.slice(token.end, next?.start ?? text.length);
    const ends =
      (/^(?:[.!?]+|…)$/.test(token.text) && (gap !== '' || next === undefined)) || (isEmoji(token) && next !== undefined && !isEmoji(next));
    const heading = token.text === ':' && /\n/.test(gap);
    if (ends || /\n/.test(gap) || next === undefined) close(at + 1, token.text.includes('?'), heading);
  }
  return found;
}

/** A picture ends a sentence on the phone. */
const isEmoji = ({ text }: Token): boolean => /^\p{Extended_Pictographic}/u.test(text);

const isBullet = (tokens: readonly Token[], at: number, text: string): boolean => {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return false;
  if (/^[-*•·▪◦‣>]+$/.test(token.text)) return true;
  const after = text.slice(token.end, (next?.start ?? token.end) + (next?.text.length ?? 0));
  return (
    (/^\(?\d{1,2}$/.test(token.text) && /^\s*[.)]/.test(after)) ||
    (/^[.)]$/.test(token.text) && /^\d{1,2}$/.test(tokens[at - 1]?.text ?? ''))
  );
};

/** Where the clauses of a sentence begin. */
function boundsOf(tokens: readonly Token[], { from, to }: Sentence): number[] {
  const bounds = [from];
  const depth = depthOf(tokens, from, to);
  for (let at = from + 1; at < to; at++) {
    if ((depth[at - from] ?? 0) > 0) continue;
    const begin = bounds.at(-1) ?? from;
    if (opensClause(tokens, begin, at, to)) bounds.push(at);
  }
  return bounds;
}

/** How many brackets are open at each token. */
function depthOf(tokens: readonly Token[], from: number, to: number): number[] {
  let open = 0;
  return tokens.slice(from, to).map(({ text }) => {
    if (/^[([]$/.test(text)) open++;
    const depth = open;
    if (/^[)\]]$/.test(text) && open > 0) open--;
    return depth;
  });
}

/** Whether a clause of its own begins at `at`, within a clause that began at `begin`. */
function opensClause(tokens: readonly Token[], begin: number, at: number, to: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before) return false;
  if (/^[;—]$/.test(before.text) || (before.text === '-' && before.pos !== 'X')) return true;
  // "As for what I'd rather not do: I worked …", "sales: no".
  if (before.text === ':')
    return (
      nominatives.has(token.norm) ||
      subordinators[tokens[begin]?.norm ?? ''] !== undefined ||
      tokens[begin]?.norm === 'as' ||
      verbOf(tokens, begin, at) !== null
    );
  const separated = isSeparator(before);
  // What follows the comma of "if possible, …" stands on its own.
  if (
    before.text === ',' &&
    ['if', 'unless', 'when', 'because', 'since', 'although', 'though', 'while'].includes(tokens[begin]?.norm ?? '')
  )
    return true;
  // ", which I loved", ", which was boring": it speaks of what stands before it.
  if (token.norm === 'which' && before.text === ',') return true;
  // "…, and": the boundary stands before the comma's follower, once.
  if (separated && isCoordinator(token) && at + 1 < to) return opensFinite(tokens, begin, at + 1, to) || opensNegative(tokens, at + 1, to);
  if (isCoordinator(token) && !separated) {
    const next = skipAdverbs(tokens, at + 1, to);
    // "Nights and weekends are fine": one subject.
    if (
      verbOf(tokens, begin, at) === null &&
      ['and', 'or'].includes(token.norm) &&
      !subjects.has(tokens[next]?.norm ?? '') &&
      tokens[next]?.norm !== 'not' &&
      tokens[next]?.norm !== 'no'
    )
      return false;
    return opensFinite(tokens, begin, at + 1, to) || opensNegative(tokens, next, to);
  }
  if (separated && !isCoordinator(before))
    return opensFinite(tokens, begin, at, to) || opensNegative(tokens, at, to) || opensHanging(tokens, at, to);
  if (opensHanging(tokens, at, to)) return true;
  if (token.norm === 'as' && tokens[at + 1]?.norm === 'long' && tokens[at + 2]?.norm === 'as') return true;
  if (token.norm === 'so' && before.text === ',' && at + 1 < to) return true;
  if (token.norm === 'so' && at + 1 < to && subjects.has(tokens[at + 1]?.norm ?? '') && isVerbal(tokens[skipAdverbs(tokens, at + 2, to)]))
    return true;
  if (exceptions.has(token.norm) || (token.norm === 'just' && tokens[at + 1]?.norm === 'not')) return opensNegative(tokens, at, to);
  // "If I'm honest I keep …", "my friend danced there": the main clause after a hanging one, and people without a mark.
  if (
    nominatives.has(token.norm) &&
    subordinators[tokens[begin]?.norm ?? ''] !== undefined &&
    verbOf(tokens, begin + 1, at) !== null &&
    isVerbal(tokens[skipAdverbs(tokens, at + 1, to)]) &&
    !relatives.has(before.norm) &&
    !reporting.has(before.norm)
  )
    return true;
  if (
    possessives.has(token.norm) &&
    relations.has(tokens[at + 1]?.norm ?? '') &&
    isFiniteAt(tokens, at + 2, to) &&
    ['NOUN', 'PROPN', 'ADJ', 'PUNCT'].includes(before.pos)
  )
    return true;
  // Run on without a mark: "i love art i hate math".
  return nominatives.has(token.norm) && isRunOn(tokens, begin, at, to);
}

const isSeparator = (token: Token): boolean => token.text === ',' || isCoordinator(token);
const isCoordinator = (token: Token): boolean => coordinators.has(token.norm) || token.text === '/';

function skipAdverbs(tokens: readonly Token[], at: number, to: number): number {
  let next = at;
  while (next < to && (adverbs.has(tokens[next]?.norm ?? '') || (openers.has(tokens[next]?.norm ?? '') && tokens[next]?.norm !== 'like')))
    next++;
  return next;
}

/** A clause with a verb in a finite form: "I hate", "my mom wants", "the pay was low", "don't want", "hated". */
function opensFinite(tokens: readonly Token[], begin: number, from: number, to: number): boolean {
  const at = skipAdverbs(tokens, from, to);
  const token = tokens[at];
  if (!token || at >= to) return false;
  if (subjects.has(token.norm)) {
    let verb = skipAdverbs(tokens, at + 1, to);
    while (['never', 'not'].includes(tokens[verb]?.norm ?? '')) verb = skipAdverbs(tokens, verb + 1, to);
    return isVerbal(tokens[verb]) || token.norm === 'there';
  }
  // "near decatur, cant drive far".
  if (token.pos === 'AUX' && tokens[at + 1]?.norm === 'not') return true;
  if (token.norm === 'what' || token.norm === 'whatever') return false;
  const own = verbOf(tokens, begin, at);
  if (own !== null) {
    if (auxiliaries.has(token.norm) && token.pos === 'AUX')
      return !beForms.has(token.norm) || ['am', 'is', 'are', 'was', 'were'].includes(token.norm);
    // "I love and hate statistics": two verbs over one object.
    let last = from - 1;
    while (last > begin && (isSeparator(tokens[last] ?? blank) || adverbs.has(tokens[last]?.norm ?? ''))) last--;
    if (feelings.has(token.norm) && feelings.has(tokens[last]?.norm ?? '')) return false;
    if (feelings.has(token.norm) && token.pos === 'VERB') return !(tokens[own]?.norm ?? '').endsWith('ing') || token.norm !== 'like';
    // "Scanned and described a box": one object for both.
    if (isPast(token) && isPast(tokens[own]) && last === own) return false;
    if (isPast(token) && isPast(tokens[own])) return !isPronounObject(tokens, at, to);
  }
  if (
    token.pos === 'DET' ||
    possessives.has(token.norm) ||
    token.pos === 'NOUN' ||
    token.pos === 'PROPN' ||
    token.pos === 'ADJ' ||
    (token.pos === 'VERB' && token.norm.endsWith('ing'))
  ) {
    for (let next = at + 1; next < Math.min(to, at + 7); next++) {
      const one = tokens[next];
      if (
        !one ||
        /^[,;:()]$/.test(one.text) ||
        isCoordinator(one) ||
        (one.pos === 'ADP' && !['of', 'in', 'with', 'for', 'out', 'on', 'at', 'to', 'from', 'about'].includes(one.norm)) ||
        relatives.has(one.norm)
      )
        return false;
      if (['is', 'are', 'was', 'were'].includes(one.norm)) return true;
      if (
        one.pos === 'AUX' ||
        (possessives.has(token.norm) && next === at + 2 && relations.has(tokens[at + 1]?.norm ?? '') && kinVerbs.has(one.norm))
      )
        return true;
      if (one.pos === 'VERB' && !one.norm.endsWith('ing'))
        return relations.has(tokens[next - 1]?.norm ?? '') || possessives.has(token.norm);
    }
  }
  return false;
}

/** "not the accounting", "no cold calls", "never sales", "except Chicago", "just not banks". */
function opensNegative(tokens: readonly Token[], from: number, to: number): boolean {
  const token = tokens[from];
  const next = tokens[from + 1];
  if (!token || !next || from + 1 >= to) return false;
  if (token.norm === 'just' || token.norm === 'though' || token.norm === 'definitely' || token.norm === 'preferably')
    return opensNegative(tokens, from + 1, to);
  if (exceptions.has(token.norm)) return true;
  if (['anything', 'everything', 'anyone', 'anybody', 'anywhere'].includes(token.norm))
    return next.norm === 'but' || next.norm === 'except';
  return ['not', 'no', 'never', 'nothing', 'non'].includes(token.norm) && !/^(?:only|just|matter|really|more|less)$/.test(next.norm);
}

/** "because I …", "when we …", "if they …": a clause that hangs on the one before it. */
function opensHanging(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || subordinators[token.norm] === undefined) return false;
  // "The best hour was when we …": it is what was the best.
  if (beForms.has(before.norm) || ['like', 'love', 'hate', 'enjoy', 'loved', 'hated', 'enjoyed', 'liked'].includes(before.norm))
    return false;
  if (token.norm === 'since' && before.text === ',' && at + 1 < to) return true;
  if (token.norm === 'because' || ((token.norm === 'if' || token.norm === 'unless') && at + 1 < to)) return true;
  // A time without a comma belongs to what it dates: "texts you when the creek gets muddy".
  if (subordinators[token.norm] === 'time' && before.text !== ',') return false;
  const next = skipAdverbs(tokens, at + 1, to);
  const subject = tokens[next];
  if (!subject) return false;
  if (subjects.has(subject.norm) && isVerbal(tokens[skipAdverbs(tokens, next + 1, to)])) return true;
  return (
    (possessives.has(subject.norm) || subject.pos === 'DET') && token.norm !== 'as' && hasFinite(tokens, next + 1, Math.min(to, next + 6))
  );
}

const hasFinite = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some((token) => token.pos === 'AUX' || (token.pos === 'VERB' && !token.norm.endsWith('ing')));

/** "…art I hate math": a subject that follows a complete clause without a mark, not one inside it ("the class I took"). */
function isRunOn(tokens: readonly Token[], begin: number, at: number, to: number): boolean {
  const before = tokens[at - 1];
  const verb = tokens[skipAdverbs(tokens, at + 1, to)];
  if (!before || !isVerbal(verb) || /^(?:some|any|every)(?:where|place)$/.test(before.norm)) return false;
  // "Pottery classes I guess", "museums i dont know": a word to the one who asks.
  if (
    tokens[at]?.norm === 'i' &&
    /^(?:do not know|am not sure|do not care|guess|suppose|dunno)/.test(
      tokens
        .slice(at + 1, at + 4)
        .map(({ norm }) => norm)
        .join(' '),
    )
  )
    return !relatives.has(before.norm);
  if (reporting.has(before.norm) || relatives.has(before.norm) || openers.has(before.norm) || adverbs.has(before.norm)) return false;
  if (before.pos === 'VERB' || before.pos === 'AUX' || before.pos === 'ADP' || before.pos === 'PART' || before.pos === 'DET') return false;
  if (subordinators[before.norm] !== undefined || before.norm === 'than' || before.norm === 'like') return false;
  // After a noun it may be "the part I like": only where a complete clause stands before it.
  const object = tokens[skipAdverbs(tokens, at + 1, to) + 1];
  if (verbOf(tokens, begin, at) === null) return verb?.pos === 'VERB' && !feelings.has(verb.norm) && possessives.has(object?.norm ?? '');
  // A verb with an object of its own leaves no gap: "burns i got my card", not "the class I took".
  const after = tokens[skipAdverbs(tokens, at + 1, to) + 1];
  if (
    after !== undefined &&
    (possessives.has(after.norm) || ['a', 'the', 'to'].includes(after.norm) || (after.pos === 'NOUN' && tokens[at]?.norm !== 'i')) &&
    verb?.pos === 'VERB' &&
    !feelings.has(verb.norm)
  )
    return true;
  return !(before.pos === 'NOUN' || before.pos === 'PRON') || (feelings.has(verb?.norm ?? '') && !hasRelativeHead(tokens, begin, at));
}

const isFiniteAt = (tokens: readonly Token[], at: number, to: number): boolean => {
  const token = tokens[skipAdverbs(tokens, at, to)];
  return (
    token !== undefined && at < to && (token.pos === 'AUX' || token.norm === "'s" || (token.pos === 'VERB' && !token.norm.endsWith('ing')))
  );
};

/** "the part", "something", "anything": what a clause without "that" may hang on. */
const hasRelativeHead = (tokens: readonly Token[], begin: number, at: number): boolean => {
  const before = tokens[at - 1];
  return (
    /^(?:thing|things|part|parts|something|anything|everything|nothing|stuff|one|ones|kind|all|way|place|places|people|class|course|hour|bit|only)$/.test(
      before?.norm ?? '',
    ) && begin < at
  );
};

const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.pos === 'VERB' || token.pos === 'AUX' || auxiliaries.has(token.norm) || feelings.has(token.norm) || token.norm === 'not');

/** "testing it", "fixed them": a verb with only a pronoun. */
const isPronounObject = (tokens: readonly Token[], at: number, to: number): boolean =>
  /^(?:it|them|him|her|this|that)$/.test(tokens[at + 1]?.norm ?? '') &&
  (at + 2 >= to || /^[,.;!]|and|or$/.test(tokens[at + 2]?.norm ?? ''));

/** Past forms: "built", "helped". */
export const isPast = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.pos === 'VERB' &&
  (/(?:ed)$/.test(token.norm) || (token.lemma !== token.norm && !/(?:ing|s)$/.test(token.norm)));

/** The first finite verb of a range, null where there is none. */
function verbOf(tokens: readonly Token[], from: number, to: number): number | null {
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token && isVerbal(token) && token.norm !== 'not' && tokens[at - 1]?.norm !== 'to' && !token.norm.endsWith('ing')) return at;
  }
  return null;
}

function readClause(tokens: readonly Token[], sentence: Sentence, from: number, to: number, later: boolean): Clause {
  const link: Clause['link'] = later || subordinators[tokens[from]?.norm ?? ''] !== undefined ? linkOf(tokens, from, to) : null;
  let at = from;
  while (at < to && (isSeparator(tokens[at] ?? blank) || /^[;—-]$/.test(tokens[at]?.text ?? ''))) at++;
  if (link !== null && !(tokens[at]?.norm === 'as' && tokens[at + 1]?.norm === 'long')) at++;
  if (tokens[at]?.norm === 'as' && tokens[at + 1]?.norm === 'long' && tokens[at + 2]?.norm === 'as') at += 3;
  at = skipOpening(tokens, at, to);
  at = pastAdjunct(tokens, at, to);
  const start = at;
  // "I don't think X is for me" denies what X is.
  const denied = /\bi (?:\w+ )?do not (?:\w+ )?(?:think|believe|feel|find)\b/.test(
    tokens
      .slice(from, start)
      .map(({ norm }) => norm)
      .join(' '),
  );
  const end = trimEnd(tokens, start, to);
  const base = { from, to: end, start, sentence, link };
  const subject = subjectAt(tokens, start, end);
  const holder = subject === null ? 'none' : holderOf(tokens, subject);
  const group = subject === null ? null : (groupAt(tokens, subject.to, end, holder !== 'self') ?? verbAfter(tokens, subject, end));
  if (subject !== null && group !== null) return { ...base, subject, holder, verb: group.verb, negated: group.negated !== denied };
  // Without a subject: "don't like cold calls", "loved the lab", "soldering".
  const bare = groupAt(tokens, start, end, false);
  if (
    bare !== null &&
    tokens[start]?.norm !== 'being' &&
    !(tokens[start]?.norm === 'not' && !bare.auxiliary && !feelings.has(tokens[bare.verb]?.norm ?? '')) &&
    !(tokens[bare.verb]?.norm === 'like' && !bare.auxiliary) &&
    (bare.auxiliary || feelings.has(tokens[bare.verb]?.norm ?? '') || isPast(tokens[bare.verb]))
  )
    return { ...base, subject: null, holder: 'implied', verb: bare.verb, negated: bare.negated };
  return { ...base, subject: null, holder: 'none', verb: null, negated: false };
}

/** Past "last month", "in July", "for two years" before the subject. */
function pastAdjunct(tokens: readonly Token[], from: number, to: number): number {
  const first = tokens[from];
  if (!first || !(first.pos === 'ADP' || first.pos === 'NUM' || adjuncts.has(first.norm))) return from;
  for (let at = from + 1; at < Math.min(to, from + 7); at++) {
    const token = tokens[at];
    if (!token) break;
    if ((nominatives.has(token.norm) || token.norm === 'it') && isVerbal(tokens[skipAdverbs(tokens, at + 1, to)])) return at;
    if (token.pos === 'VERB' || token.pos === 'AUX' || relatives.has(token.norm) || isCoordinator(token)) return from;
  }
  return from;
}
const adjuncts = new Set(
  'now right currently last this next every one some most many yesterday today once lately recently over during growing summer'.split(' '),
);

/** "because", "when" … and what they say of the clause before. */
function linkOf(tokens: readonly Token[], from: number, to: number): Clause['link'] {
  const token = tokens[from];
  if (!token || from + 1 >= to) return null;
  if (token.norm === 'as' && tokens[from + 1]?.norm === 'long') return 'condition';
  if (token.norm === 'since' && tokens[from - 1]?.text === ',') return 'reason';
  const link = subordinators[token.norm] ?? null;
  return token.norm === 'since' || token.norm === 'as' || token.norm === 'so'
    ? subjects.has(tokens[from + 1]?.norm ?? '') || possessives.has(tokens[from + 1]?.norm ?? '')
      ? link
      : null
    : link;
}

/** Past words that say nothing, and past "I think", "I guess", "I feel like" before a clause. */
function skipOpening(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  for (;;) {
    const token = tokens[at];
    if (!token || at >= to) return at;
    const next = tokens[at + 1];
    if (/^[,"'…*()[\]-]+$/.test(token.text) || (token.pos === 'INTJ' && !['with', 'at', 'for'].includes(next?.norm ?? ''))) at++;
    else if (adverbs.has(token.norm) && at + 2 === to && ['ADV', 'ADJ'].includes(next?.pos ?? '')) return at;
    // "So does writing": it says the same of something else.
    else if (token.norm === 'i' && ['said', 'mentioned', 'say'].includes(next?.norm ?? '') && /^[,:]$/.test(tokens[at + 2]?.text ?? ''))
      at += 3;
    else if (token.norm === 'as' && next?.norm === 'i' && ['said', 'mentioned', 'say', 'told'].includes(tokens[at + 2]?.norm ?? ''))
      at += 3;
    else if (token.norm === 'so' && ['does', 'do', 'did', 'is', 'was', 'are'].includes(next?.norm ?? '') && at + 2 < to) return at;
    else if (openers.has(token.norm) && at + 1 < to && !(['with', 'at', 'for'].includes(next?.norm ?? '') && token.pos !== 'CCONJ')) at++;
    // "No I hate milking": a word to the one who asks.
    else if (
      ['no', 'nope', 'nah', 'wait'].includes(token.norm) &&
      next &&
      (nominatives.has(next.norm) || next.text === ',' || next.norm === 'it')
    )
      at++;
    // "To be precise, …": an aside; "to be a vet" is none.
    else if (
      token.norm === 'to' &&
      next?.norm === 'be' &&
      /^(?:honest|precise|clear|fair|exact|frank|sure|real|specific)$/.test(tokens[at + 2]?.norm ?? '')
    )
      at += 3;
    else if ((token.norm === 'for' || token.norm === 'as') && next?.norm === 'me') at += 2;
    else if (token.norm === 'i') {
      const framed = frameEnd(tokens, at, to);
      if (framed === null) return at;
      at = framed;
    } else return at;
  }
}

/** Where "I think (that)", "I'd say", "I feel like" ends, when a clause or an answer follows. */
function frameEnd(tokens: readonly Token[], at: number, to: number): number | null {
  let next = skipAdverbs(tokens, at + 1, to);
  while (['would', 'have', 'am', 'do', 'not'].includes(tokens[next]?.norm ?? '')) next++;
  const verb = tokens[next];
  if (!verb || !framing.has(verb.norm)) return null;
  let after = next + 1;
  if (['that', 'like'].includes(tokens[after]?.norm ?? '')) after++;
  const follows = tokens[after];
  if (!follows || after >= to) return null;
  const finite = subjects.has(follows.norm) || possessives.has(follows.norm) || follows.norm === 'what';
  // "I don't think Gensler is really for me".
  if (finite || (['DET', 'NOUN', 'PROPN', 'ADJ'].includes(follows.pos) && hasFinite(tokens, after + 1, Math.min(to, after + 6))))
    return after;
  return ['guess', 'say', 'said', 'told', 'suppose', 'mean'].includes(verb.norm) ? after : null;
}

/** Without the marks and the particles at its end. */
function trimEnd(tokens: readonly Token[], from: number, to: number): number {
  let end = to;
  while (
    end > from &&
    (/^(?:[.,;:!?…"'()—*-]+|[)\]])$/.test(tokens[end - 1]?.text ?? '') || isSeparator(tokens[end - 1] ?? blank)) &&
    !/^[)\]]$/.test(tokens[end - 1]?.text ?? '')
  )
    end--;
  return end;
}

/** The subject that a clause begins with, where it begins with one. */
function subjectAt(tokens: readonly Token[], from: number, to: number): Span | null {
  const first = tokens[from];
  if (!first || from >= to) return null;
  if (first.norm === 'which' && isVerbal(tokens[skipAdverbs(tokens, from + 1, to)])) return { from, to: from + 1 };
  if (first.norm === 'which' && nominatives.has(tokens[from + 1]?.norm ?? '')) return { from: from + 1, to: from + 2 };
  if (subjects.has(first.norm) && first.norm !== 'that') {
    // "me and my brother", "we all", "I too".
    const follows = tokens[from + 1];
    if (follows?.norm === 'of' || (first.norm === 'those' && follows?.pos === 'NOUN')) return nounSubject(tokens, from, to);
    if (['this', 'these', 'those', 'it'].includes(first.norm) && follows?.pos === 'NOUN') return nounSubject(tokens, from, to);
    return { from, to: from + 1 };
  }
  if (first.norm === 'that' && isVerbal(tokens[skipAdverbs(tokens, from + 1, to)])) return { from, to: from + 1 };
  return nounSubject(tokens, from, to);
}

/** A noun phrase, or an -ing phrase, up to a finite verb: "cold calls | drain me", "sitting in class | was boring". */
function nounSubject(tokens: readonly Token[], from: number, to: number): Span | null {
  const first = tokens[from];
  if (isPast(first) || first?.norm === 'to' || feelings.has(first?.norm ?? '') || (first?.pos === 'AUX' && first.norm !== 'being'))
    return null;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (!token) return null;
    if (/^[([]$/.test(token.text)) depth++;
    if (/^[)\]]$/.test(token.text)) depth--;
    if (depth > 0 || at === from) continue;
    // "Keg washing, did two years of it": a new clause, without its subject.
    if ((token.pos === 'AUX' || isPast(token)) && tokens[at - 1]?.text === ',') return null;
    if (
      token.norm === "'s" &&
      relations.has(tokens[at - 1]?.norm ?? '') &&
      ['VERB', 'ADJ', 'AUX', 'DET', 'ADV'].includes(tokens[at + 1]?.pos ?? '')
    )
      return { from, to: at };
    // "The job needs to have windows": the tagger takes "needs" for a noun.
    if (
      /^(?:needs?|has|should|must)$/.test(token.norm) &&
      tokens[at + 1]?.norm === 'to' &&
      /^(?:job|place|work|company|employer|boss|office|pay|firm|role)$/.test(tokens[at - 1]?.norm ?? '')
    )
      return { from, to: at };
    // "Western Iowa works too".
    if (
      (token.norm === 'works' || (token.norm === 'work' && at + 1 < to)) &&
      (at + 1 === to || /^(?:too|well|fine|great|best|for|also|better)$/.test(tokens[at + 1]?.norm ?? '')) &&
      tokens[at - 1]?.pos !== 'ADP'
    )
      return { from, to: at };
    if (
      ['is', 'are', 'was', 'were'].includes(token.norm) ||
      (token.pos === 'AUX' && token.norm !== 'be' && token.norm !== 'been' && token.norm !== 'being')
    ) {
      if (relativeAt(tokens, from, at)) continue;
      return { from, to: at };
    }
    if (moods.has(token.norm) && first?.norm !== 'what' && actsOnMe(tokens, at) && !relativeAt(tokens, from, at)) return { from, to: at };
    // "Paper conservation pulls at me", "sales appeals to me".
    if (
      token.pos === 'VERB' &&
      !token.norm.endsWith('ing') &&
      tokens[at - 1]?.norm !== 'to' &&
      !isPast(first) &&
      first?.norm !== 'what' &&
      actsOnMe(tokens, at) &&
      !relativeAt(tokens, from, at)
    )
      return { from, to: at };
    if ((token.norm === 'not' && first?.norm !== 'what') || (token.text === ',' && at - from > 8)) return null;
    if (at === from + 2 && possessives.has(first?.norm ?? '') && relations.has(tokens[at - 1]?.norm ?? '') && kinVerbs.has(token.norm))
      return { from, to: at };
    if (
      token.pos === 'VERB' &&
      !token.norm.endsWith('ing') &&
      tokens[at - 1]?.norm !== 'to' &&
      relations.has(tokens[at - 1]?.norm ?? '') &&
      !['called', 'named', 'based'].includes(token.norm)
    )
      return { from, to: at };
  }
  return null;
}

const actsOnMe = (tokens: readonly Token[], at: number): boolean => {
  // "A boss who lets me …": of the clause inside.
  if (tokens.slice(Math.max(0, at - 12), at).some(({ norm }) => norm === 'who' || norm === 'which' || norm === 'that')) {
    const before = tokens[at - 1];
    if (before && (relatives.has(before.norm) || before.pos === 'AUX' || isCoordinator(before) || adverbs.has(before.norm))) return false;
  }
  const next = tokens[at + 1]?.norm ?? '';
  return ['me', 'us', 'my'].includes(next) || (['to', 'at', 'on'].includes(next) && ['me', 'us'].includes(tokens[at + 2]?.norm ?? ''));
};
/** What people do, after "my sister": the tagger takes some for nouns. */
const kinVerbs = new Set(
  'lives works says thinks wants needs has goes keeps lets runs owns teaches does did is was moved lived worked said wanted thought studies studied drives loves hates likes'.split(
    ' ',
  ),
);

/** Whether the verb at `at` belongs to a relative clause inside the phrase ("the club that was …"). */
function relativeAt(tokens: readonly Token[], from: number, at: number): boolean {
  for (let back = at - 1; back > from; back--) {
    const norm = tokens[back]?.norm ?? '';
    if (norm === 'that' || norm === 'which' || norm === 'who')
      return tokens.slice(back + 1, at).every((token) => token.pos === 'AUX' || token.norm === 'not' || adverbs.has(token.norm));
    // "One person I can …", "what I can't …": the verb after a subject inside the phrase is that subject's.
    if (nominatives.has(norm) || norm === 'it')
      return !tokens.slice(back + 1, at).some((token) => token.pos === 'VERB' || (token.norm === 'do' && at > back + 2));
  }
  return false;
}

/** Auxiliaries, negation and adverbs, and the main verb they lead to; what things are said to be follows "be" as their verb. */
function groupAt(tokens: readonly Token[], from: number, to: number, ofThing: boolean): Group | null {
  let at = from;
  let negated = false;
  let auxiliary = false;
  let be: number | null = null;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token) break;
    if (token.norm === 'not' || token.norm === 'never' || (token.norm === 'no' && tokens[at + 1]?.norm === 'longer')) {
      negated = !negated;
      if (token.norm === 'no') at++;
    } else if (auxiliaries.has(token.norm) && !isMainAuxiliary(tokens, at, to)) {
      auxiliary = true;
      if (beForms.has(token.norm)) be = at;
      if (be === at && ofThing && tokens[at + 1]?.norm !== 'not') return { verb: at, negated, auxiliary: true };
      if (be === at && ofThing) return { verb: at, negated: !negated, auxiliary: true };
    } else if (adverbs.has(token.norm) && !(token.norm === 'kind' || token.norm === 'sort') && token.pos !== 'VERB') continue;
    else if ((token.norm === 'kind' || token.norm === 'sort') && tokens[at + 1]?.norm === 'of') at++;
    else break;
  }
  const token = tokens[at];
  const follows = tokens[at + 1];
  const doing =
    token?.norm.endsWith('ing') === true &&
    (token.pos === 'VERB' || ['DET', 'PRON', 'NOUN', 'PROPN', 'ADJ', 'ADP'].includes(follows?.pos ?? ''));
  const participle = token !== undefined && (doing || isPast(token));
  if (ofThing && token !== undefined && at < to && (token.norm === "'s" || (be === null && /^(?:works?|needs?)$/.test(token.norm))))
    return { verb: at, negated, auxiliary: token.norm === "'s" };
  if (
    token &&
    at < to &&
    (be === null || participle) &&
    (token.pos === 'VERB' ||
      token.pos === 'AUX' ||
      (be !== null && doing) ||
      (ofThing && kinVerbs.has(token.norm)) ||
      feelings.has(token.norm) ||
      moods.has(token.norm) ||
      (auxiliary && be === null))
  )
    return { verb: at, negated, auxiliary };
  // "was boring", "is not for me": be is the verb.
  if (be !== null) return { verb: be, negated, auxiliary: true };
  return null;
}

/** After "I" stands a verb, whatever the tagger takes it for. */
const verbAfter = (tokens: readonly Token[], { from, to }: Span, end: number): Group | null => {
  const verb = skipAdverbs(tokens, to, end);
  return to - from === 1 && selves.has(tokens[from]?.norm ?? '') && /^\p{L}/u.test(tokens[verb]?.text ?? '') && verb < end
    ? { verb, negated: false, auxiliary: false }
    : null;
};

/** "have a dog", "do cold calls": an auxiliary that is the main verb, because no verb follows it. */
function isMainAuxiliary(tokens: readonly Token[], at: number, to: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (!['have', 'has', 'had', 'do', 'does', 'did'].includes(norm)) return false;
  let next = at + 1;
  while (next < to && (tokens[next]?.norm === 'not' || tokens[next]?.norm === 'never' || adverbs.has(tokens[next]?.norm ?? ''))) next++;
  const follows = tokens[next];
  if (!follows || next >= to) return true;
  if (follows.norm === 'to') return true;
  return !(follows.pos === 'VERB' || follows.pos === 'AUX' || feelings.has(follows.norm) || beForms.has(follows.norm));
}

function holderOf(tokens: readonly Token[], { from, to }: Span): Clause['holder'] {
  const first = tokens[from]?.norm ?? '';
  if (to - from === 1) {
    if (selves.has(first)) return 'self';
    if (first === 'you') return 'you';
    if (['he', 'she', 'everyone', 'everybody', 'someone', 'somebody', 'nobody'].includes(first)) return 'other';
    if (relations.has(first)) return 'other';
    return 'thing';
  }
  const last = tokens[to - 1]?.norm ?? '';
  if (last === 'i') return 'self';
  return relations.has(last) && !tokens.slice(from, to).some((token) => token.pos === 'VERB' || token.norm.endsWith('ing'))
    ? 'other'
    : 'thing';
}

const blank: Token = { text: '', norm: '', start: 0, end: 0, pos: 'X', lemma: '' };
/** Verbs of liking and wanting, which may open a clause that shares its subject with the one before. */
const feelings = new Set(
  `love loved loves hate hated hates like liked likes enjoy enjoyed enjoys dislike disliked dislikes adore adored despise despised dread
  dreaded loathe loathed detest want wanted wants prefer preferred need needed avoid avoided miss missed`.split(/\s+/),
);
/** Verbs that say what something does to somebody. */
const moods = new Set(
  `drain drains drained bore bores bored kill kills killed exhaust exhausts exhausted excite excites excited stress stresses stressed annoy
  annoys annoyed scare scares scared make makes made give gives gave leave leaves left drive drives drove energize energizes energized
  frustrate frustrates frustrated tire tires tired wear wears wore relax relaxes relaxed calm calms calmed fascinate fascinates fascinated
  suit suits suited interest interests suck sucks sucked`.split(/\s+/),
);
const exceptions = new Set(['except', 'minus']);

/** Token indexes, end exclusive. */
export interface Span {
  from: number;
  to: number;
}

export interface Sentence extends Span {
  question: boolean;
  /** A line that ends in a colon: what follows stands under it. */
  heading: boolean;
  /** It begins a line. */
  line: boolean;
  bullet: boolean;
}

interface Group {
  /** Index of the main verb's token. */
  verb: number;
  negated: boolean;
  /** An auxiliary stands before the verb, or "be" is the verb. */
  auxiliary: boolean;
}

export interface Clause extends Span {
  sentence: Sentence;
  /** Where its words begin, after connectives and "I think". */
  start: number;
  subject: Span | null;
  /** Who it speaks of: the student; others; the assistant; a thing or a doing; nobody named ("hated the lab": implied). */
  holder: 'self' | 'other' | 'you' | 'thing' | 'implied' | 'none';
  /** Index of the main verb; null in fragments and lists. */
  verb: number | null;
  /** Negation governs the main verb. */
  negated: boolean;
  /** How it hangs on the clause before. */
  link: 'reason' | 'time' | 'condition' | 'contrast' | null;
}
