import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '../clauses/asking.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { after, around, asks, before, type Cue, joints, listed, stress, turns } from './cues.ts';

/**
 * What the words of a message do with the names in it, and with its other content words, which it gives as phrases: refused ("not finance or
 * sales"), only preferred ("ideally"), required, joined, put in place of, let go, let in; and which of them are alternatives. `things` are the
 * names in the order of the text, each with its family: values of one family are listed together ("banks or insurers"). Rules 6 to 8 of how a
 * request is read. UTF-16 offsets; time linear in the text.
 */
export function scopeOf(text: string, things: readonly Thing[]): Scoped {
  const units = unitsOf(text, things);
  const line = lineOf(units);
  const pieces = piecesOf(units, line);
  closeWith(pieces, units, line);
  groupAll(pieces, things, line, text);
  return {
    things: things.map((_, at) => pieces.find(({ thing }) => thing === at) ?? plain(things[at] ?? { start: 0, end: 0 })),
    // What serves a cue after a name is no phrase: "would not be a hardship".
    phrases: pieces.filter(({ thing, from, to }) => thing === null && !range(from, to).every((at) => line.serving.has(at))),
    serving: [...line.serving].flatMap((at) => (units[at] === undefined ? [] : [{ start: units[at].start, end: units[at].end }])),
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Names as one unit each, all else word by word. */
function unitsOf(text: string, things: readonly Thing[]): Unit[] {
  const units: Unit[] = [];
  let next = 0;
  let last = 0;
  for (const token of tokensOf(text)) {
    const breaks = /\n/.test(text.slice(last, token.start));
    last = token.end;
    if (breaks) units.push({ key: ';', start: token.start, end: token.start, thing: null, kind: 'mark', text: '' });
    while ((things[next]?.end ?? Infinity) <= token.start) next++;
    const thing = things[next];
    if (thing !== undefined && thing.start < token.end && token.start < thing.end) {
      // "Ohio's too far": the verb is no part of the name.
      const isVerb = token.norm === 'is' && token.start > thing.start && token.end === thing.end;
      if (isVerb) units.push({ key: 'be', start: token.start, end: token.end, thing: null, kind: 'function', text: 'is' });
      if (units.at(-1)?.thing === next || isVerb) continue;
      // "Non-marketing": what stands before the name in the same word.
      const prefix = /^(?:non|anti|ex)(?=-?$)/i.exec(text.slice(token.start, thing.start))?.[0];
      if (prefix !== undefined)
        units.push({ key: prefix.toLowerCase(), start: token.start, end: thing.start, thing: null, kind: 'function', text: prefix });
      units.push({
        key: `‹${thing.family}›`,
        start: thing.start,
        end: thing.end,
        thing: next,
        kind: 'thing',
        text: text.slice(thing.start, thing.end),
      });
      continue;
    }
    // "I care about climate": what somebody does about a wish is none.
    const isDoing = token.pos === 'VERB' && /^(?:i|we|they)$/.test(units.at(-1)?.key ?? '');
    const isAside = isDoing || (token.pos === 'ADV' && token.norm.endsWith('ly'));
    const kind = isAside && kindOf(token) === 'content' ? 'aside' : kindOf(token);
    const verb = token.pos === 'VERB' && token.norm === token.lemma;
    units.push({ key: keyOf(token), start: token.start, end: token.end, thing: null, kind, text: token.text, verb });
  }
  return units;
}

/** A text as the plain forms of its words and marks, a blank before and after each: "You kept showing me" is " you keep show i ". */
export const plainLine = (text: string): string =>
  ` ${tokensOf(text)
    .map((token) => keyOf(token).replace(/ /g, '-'))
    .join(' ')} `;

/** A word by its plain form: a verb's or noun's lemma, any other word as it is. */
function keyOf({ norm, lemma, pos }: Token): string {
  if (/^(?:will|would|can|could|should|shall|may|might|must|us|my|our|your|their|his|her)$/.test(norm)) return norm === 'us' ? 'me' : norm;
  if (norm === 'me') return 'i';
  // What was left is past and nothing refused.
  if (norm === 'left') return norm;
  if (pos === 'VERB' || pos === 'AUX' || pos === 'NOUN') return lemma.toLowerCase();
  return norm.toLowerCase();
}

function kindOf({ text, norm }: Token): Unit['kind'] {
  if (!/[\p{L}\p{N}]/u.test(text)) return /^[&/]$/.test(text) ? 'function' : 'mark';
  if (isFunctionWord(text) || isFunctionWord(norm) || (/^['’]?\p{L}{1,2}$/u.test(text) && text.replace(/['’]/, '').length < 2))
    return 'function';
  return askingWords.has(text.toLowerCase()) ? 'asking' : 'content';
}

function lineOf(units: readonly Unit[]): Line {
  const at: number[] = [];
  let text = '';
  for (const { key } of units) {
    at.push(text.length);
    text += `${key} `;
  }
  const unitAt = new Map(at.map((start, index) => [start, index]));
  return {
    text: text.trimEnd(),
    at,
    unitAfter: (end) => {
      for (let index = end; index <= text.length; index++) {
        const found = unitAt.get(index);
        if (found !== undefined) return found;
      }
      return units.length;
    },
    serving: new Set(),
  };
}

/** One walk over the units with what holds at each. */
function piecesOf(units: readonly Unit[], line: Line): Piece[] {
  const pieces: Piece[] = [];
  // "Or Seattle": alongside what was asked before.
  let state: State = /^(?:or|and) /.test(line.text) ? { ...fresh, how: 'add' } : fresh;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at];
    if (unit === undefined) break;
    if (unit.kind === 'mark') {
      state = afterMark(state, unit, line.text.slice(line.at[at]));
      continue;
    }
    // "Skip banks and focus on water": an order ends where the next verb begins.
    if (unit.verb && /^(?:and|,|then)$/.test(units[at - 1]?.key ?? ''))
      state = { ...state, not: null, how: state.how === 'drop' ? 'set' : state.how };
    const cue = unit.kind === 'thing' ? null : cueAt(line, units, at, before);
    if (cue !== null) {
      for (let index = at; index < cue.to; index++) line.serving.add(index);
      state = afterCue(state, cue, at, units, line);
      at = cue.to - 1;
      continue;
    }
    const isSetting = state.not?.family === null && settings.has(unit.key);
    if (unit.kind === 'aside') line.serving.add(at);
    if (unit.kind === 'function' || unit.kind === 'aside' || (unit.kind === 'asking' && !isSetting)) {
      state = afterWord(state, unit, line, at);
      continue;
    }
    const [modality, then] = placed(state, unit, at, units);
    state = then;
    const last = pieces.at(-1);
    // Content words that stand side by side are one phrase.
    if (unit.thing === null && last?.thing === null && last.to === at && last.refused === modality.refused) {
      last.end = unit.end;
      last.to = at + 1;
    } else pieces.push({ start: unit.start, end: unit.end, thing: unit.thing, from: at, to: at + 1, ...modality });
  }
  return pieces;
}

/** A full stop ends all; a comma what is preferred, and a refusal unless its list goes on: "no banks, insurers or retail", not "no banks, libraries". */
function afterMark(state: State, { key }: Unit, rest: string): State {
  // "Any remote ones? Or Boston": what begins with an "or" goes on.
  if (/^[.;!?:]+$/.test(key)) return /^\S+ or /.test(rest) ? { ...fresh, how: 'add' } : fresh;
  if (!/^[,()\-–—]$/.test(key)) return state;
  const { not, how } = state;
  if (key !== ',') return { ...fresh, how };
  const family = not?.family ?? (not?.described == null ? null : 'words');
  const isList = not?.complete !== true && (not?.listed === true ? nextItem : list).test(rest);
  const goesOn = not !== null && family !== null && (isList || /^, (?:or|nor|and|not|no) /.test(rest));
  return {
    ...state,
    soft: false,
    must: false,
    // "Forget Florida, Georgia" asks for Georgia.
    how: how === 'drop' && !list.test(rest) && !/^, (?:or|and) /.test(rest) ? 'set' : how,
    not: goesOn ? { ...not, family, listed: true, link: not.link === 'none' ? (isList ? 'list' : 'same') : not.link } : null,
  };
}

const item =
  '(?: (?:the|a|an|any|in|at|with|from|near))*(?: (?:‹[a-z]+›|(?!(?:for|who|that|which|but|so|please|i|show|find|give|want|only|just) )[a-z][a-z-]+))';
/** What follows a comma within a list: one item more, and a second or the last. */
const list = new RegExp(`^,${item}{1,3}(?: ,${item}| ,? ?(?:or|nor|and)${item})`);
const nextItem = new RegExp(`^,${item}`);

function afterCue(state: State, { cue, to }: Found, at: number, units: readonly Unit[], line: Line): State {
  switch (cue) {
    case 'none':
      return state;
    case 'out':
    case 'not': {
      // "I can't work outside Texas": two refusals ask for it.
      const double = state.not !== null && state.not.family === null && at - state.not.since <= 7 && doubling.test(units[at]?.key ?? '');
      if (double) return { ...state, not: null };
      // "Chicago instead of Boston" may take Boston off.
      const how = /^(?:instead of|rather than|in place of)/.test(line.text.slice(line.at[at])) ? 'replace' : state.how;
      return { ...state, not: { ...refusing, since: to, isOrder: cue === 'out' }, how };
    }
    // What is liked less than what is preferred.
    case 'than':
      return state.soft ? { ...state, not: { ...refusing, since: to } } : state;
    case 'less':
      return { ...state, how: 'drop', not: { ...refusing, since: to, near: true } };
    case 'lacks':
      return units[to]?.key === '‹clearance›' ? { ...fresh, not: { ...refusing, since: to } } : state;
    case 'soft':
      return { ...state, soft: true, not: null };
    case 'must':
      return state.not === null ? { ...state, must: true } : state;
    case 'drop':
      // "Don't drop Boston" keeps it.
      return { ...fresh, how: state.not !== null && state.not.family === null && state.not.since === at ? 'add' : 'drop' };
    case 'lift':
    case 'accept':
      return { ...state, how: cue, not: null };
    case 'replace':
    case 'add':
      // "I won't move to Texas".
      return state.not?.family === null ? state : { ...state, how: cue, not: null };
  }
}

/** Words that join, lead on or begin anew. */
function afterWord(state: State, unit: Unit, line: Line, at: number): State {
  const { key } = unit;
  const rest = line.text.slice(line.at[at] ?? 0);
  // "I don't want" opens no wish.
  const begins = turns.test(rest) || (asksPattern.test(rest) && state.not?.family !== null);
  if (begins) return { ...fresh, how: key === 'but' ? 'set' : state.how === 'add' || state.how === 'replace' ? state.how : 'set' };
  // "Change Boston to Chicago".
  if (state.how === 'drop' && swaps.test(key)) return { ...fresh, how: 'replace' };
  const { not } = state;
  if (not === null) return state;
  if (key === 'or' || key === 'nor') return { ...state, not: { ...not, link: 'any' } };
  if (key === 'and' || key === '&' || key === '/')
    return { ...state, not: { ...not, link: not.isOrder ? 'any' : not.link === 'none' ? 'same' : not.link } };
  if (at - not.since > 12) return { ...state, not: null };
  // After what is refused another matter begins, unless a noun or an article leads on within the list.
  if (not.family !== null && not.link === 'none' && !within.test(key)) return { ...state, not: null };
  return state;
}

const swaps = /^(?:to|for|with|by|into)$/;
const asksPattern = new RegExp(asks.source.replaceAll('~', stress));
const within =
  /^(?:job|role|position|company|firm|work|internship|industry|kind|type|sort|related|any|the|a|an|of|either|people|stuff|thing)$/;

/** What holds of a name or content word here, and what holds after it. */
function placed(state: State, unit: Unit, at: number, units: readonly Unit[]): [Modality, State] {
  const { not, soft, must, how } = state;
  const base: Modality = { ...plainModality, soft, must, how };
  if (not === null) return [base, state];
  const family = unit.thing === null ? 'words' : unit.key;
  const isList =
    not.family !== null &&
    (not.link === 'any' ||
      (not.link === 'list' && (not.isOrder || family === 'words' || isOfWork.test(family))) ||
      (not.link === 'same' && isOfWork.test(family) && isOfWork.test(not.family)) ||
      (family === not.family && (not.link !== 'none' || units[at - 1]?.thing != null)));
  if (not.family === null || isList) {
    // "Not in-house at a tech company": where the refused words are is refused with them, a place is not.
    const described = not.described !== null && not.family === null;
    if (
      described &&
      unit.thing !== null &&
      (/^‹(?:place|remote|level|pay|term)›$/.test(unit.key) || leadsApart(units, not.described ?? at, at))
    )
      return [base, { ...state, not: null }];
    const isWord = unit.thing === null;
    // "Less corporate" refuses no more than that.
    if (not.near && !isWord && not.described !== null) return [{ ...base, how: 'set' }, fresh];
    const next: Refusing = {
      ...not,
      since: at + 1,
      complete: not.complete || not.link === 'any',
      link: 'none',
      ...(isWord && not.family === null && !isList
        ? { described: at }
        : { family: isWord ? (not.family ?? 'words') : unit.key, described: null }),
    };
    return [{ ...base, refused: true }, not.near && !isWord ? fresh : { ...state, not: next }];
  }
  return [base, { ...state, not: null }];
}

/** Names that are listed together where they are refused, "no banks, Nike or nursing"; a place after them is where the rest is wanted. */
const isOfWork = /^‹(?:work|company|employerKind|school)›$/;

/** Whether a preposition of place stands between two units. */
const leadsApart = (units: readonly Unit[], from: number, to: number): boolean =>
  units.slice(from + 1, to).some(({ key }) => /^(?:in|near|around|from|by|who|that|which)$/.test(key));

/** What is said of a name after it, or of all that are listed before. */
function closeWith(pieces: Piece[], units: readonly Unit[], line: Line): void {
  for (const [index, piece] of pieces.entries()) {
    let from = piece.to;
    while (
      from - piece.to < 2 &&
      units[from]?.text.toLowerCase() !== 'works' &&
      /^(?:job|role|position|internship|work|company|firm|thing|one|stuff|people|part|level|there|here)$/.test(units[from]?.key ?? '')
    )
      from++;
    const start = line.at[piece.from] ?? 0;
    if (around.after.test(line.text.slice(line.at[piece.to] ?? line.text.length)) && around.before.test(line.text.slice(0, start))) {
      Object.assign(piece, { refused: true, how: 'drop' });
      continue;
    }
    const closing = cueAt(line, units, from, after);
    if (closing === null) continue;
    if (piece.refused && closing.cue === 'not') {
      // "No remote is a dealbreaker".
      if (!(units[from]?.key ?? '').startsWith('no')) piece.refused = false;
      continue;
    }
    for (let at = from; at < closing.to; at++) line.serving.add(at);
    const plural = from > piece.to || !/^(?:is|was|seems|sounds|feels|does|sucks|bores)$/i.test(units[from]?.text ?? '');
    // "In Boston, New York is fine too": after a comma alone it is said of the last, unless all of them are meant.
    const lists = (closing.cue !== 'accept' && closing.cue !== 'add') || /^(?:are|were|all|both)$/i.test(units[from]?.text ?? '');
    let isList = lists;
    for (let back = index; back >= 0; back--) {
      const one = pieces[back];
      const later = pieces[back + 1];
      if (one === undefined) break;
      const isApart = one.refused || (one.how === 'drop' && closing.cue !== 'drop');
      if (back < index && (later === undefined || isApart || !isJoined(line, units, one, later, plural))) break;
      if (back < index && later !== undefined) {
        const isComma = joints.comma.test(between(line, one, later));
        if (isComma && !isList) break;
        isList ||= !isComma;
      }
      if (closing.cue === 'not') one.refused = true;
      else if (closing.cue === 'soft') one.soft = true;
      else if (isHow(closing.cue)) one.how = closing.cue;
    }
  }
}

/** Whether two pieces of one family stand in one list. */
const isJoined = (line: Line, units: readonly Unit[], one: Piece, later: Piece, several: boolean): boolean => {
  const gap = between(line, one, later);
  return (
    units[one.from]?.key === units[later.from]?.key &&
    (joints.or.test(gap) || (several && (joints.and.test(gap) || joints.comma.test(gap))))
  );
};

/** The words between two pieces, with a blank before and after. */
const between = (line: Line, one: Pick<Piece, 'to'>, later: Pick<Piece, 'from' | 'lead'>): string => {
  const start = line.at[one.to] ?? line.text.length;
  const end = line.at[later.lead ?? later.from] ?? line.text.length;
  return end <= start ? ' ' : ` ${line.text.slice(start, end).trimEnd()} `;
};

/**
 * Alternatives of different families ("government or Google", "remote or Chicago"), and branches that name the same kinds of things each ("PMs
 * at Google or engineers at Meta"). Values of one family are alternatives anyway.
 */
function groupAll(all: readonly Piece[], things: readonly Thing[], line: Line, text: string): void {
  const pieces = withoutModifiers(all, things);
  const family = (piece: Piece | undefined) => (piece === undefined ? '' : piece.thing === null ? 'words' : sortOf(things[piece.thing]));
  const joined = (one: Piece | undefined, other: Piece | undefined, how: RegExp) =>
    one !== undefined && other !== undefined && !one.refused && !other.refused && how.test(between(line, one, other));
  let next = 1;
  for (let at = 0; at + 1 < pieces.length && next < 10; at++) {
    const [one, other] = [pieces[at], pieces[at + 1]];
    if (one === undefined || other === undefined) continue;
    const isOfKinds = joined(one, other, joints.and) && listsKinds(pieces, at, family, line);
    if (!isOfKinds && !joined(one, other, joints.or)) continue;
    if (other.how === 'set') other.how = 'add';
    const left: Piece[] = [one];
    for (let first = at - 1; first >= 0 && joined(pieces[first], pieces[first + 1], joints.none); first--)
      left.unshift(pieces[first] ?? one);
    const right: Piece[] = [other];
    for (let last = at + 2; last < pieces.length && joined(pieces[last - 1], pieces[last], joints.none); last++)
      right.push(pieces[last] ?? other);
    const size = branchSize(left.map(family), right.map(family));
    if (size > 1) {
      // "Policy internships or law internships": what both name holds for both, and is no part of the choice.
      const said = ({ thing }: Piece) => {
        const named = thing === null ? undefined : things[thing];
        return named === undefined ? null : text.slice(named.start, named.end).toLowerCase();
      };
      const isSame = (one: Piece, other: Piece | undefined) => other !== undefined && said(one) !== null && said(one) === said(other);
      const branches = [left.slice(-size), right.slice(0, size)] as const;
      const apart = branches.map((some, nth) => some.filter((piece, which) => !isSame(piece, branches[1 - nth]?.[which])));
      if ((apart[0]?.length ?? 0) > 1) {
        for (const [nth, some] of apart.entries()) for (const piece of some) Object.assign(piece, { either: next, all: nth + 1 });
        next++;
      }
      continue;
    }
    const list = [one, other];
    const isMixed = family(one) !== family(other);
    const ofWork = insideOf(pieces, at, family, line);
    if (ofWork !== null) {
      for (const piece of [...ofWork, other]) Object.assign(piece, { either: next });
      next++;
      continue;
    }
    // "Pharmacy technician, evenings or weekends": work before the comma is no alternative of words after it.
    const goesOn = (first: number) => isOfKinds || (isMixed && (family(pieces[first]) !== 'work' || family(one) !== 'words'));
    for (let first = at - 1; first >= 0 && goesOn(first) && joined(pieces[first], pieces[first + 1], joints.comma); first--)
      list.unshift(pieces[first] ?? one);
    const kinds = new Set(list.map(family));
    if (kinds.has('words') || (kinds.has('skill') && kinds.size > 1)) for (const piece of list) piece.mixedAlternative = true;
    else if (kinds.size > 1 && [...kinds].every((kind) => alternative.test(kind))) {
      const either = one.either ?? next++;
      for (const piece of list) Object.assign(piece, { either });
    }
  }
}

/** "Welding and plumbing jobs", "the audio ones and the museum content ones": whether "and" lists kinds of work of which a job is one, that are named in several ways. */
function listsKinds(pieces: readonly Piece[], at: number, family: (piece: Piece | undefined) => string, line: Line): boolean {
  const gap = (from: number) => between(line, pieces[from] ?? nowhere, pieces[from + 1] ?? nowhere);
  const isNext = (from: number) => joints.and.test(gap(from)) || joints.comma.test(gap(from));
  let [first, last] = [at, at + 1];
  while (first > 0 && isNext(first - 1)) first--;
  while (last + 1 < pieces.length && isNext(last)) last++;
  const kinds = new Set(pieces.slice(first, last + 1).map(family));
  while (pieces[last + 1]?.thing === null && pieces[last + 1]?.from === pieces[last]?.to) last++;
  listed.after.lastIndex = line.at[pieces[last]?.to ?? 0] ?? line.text.length;
  const before = line.text.slice(0, line.at[pieces[first]?.lead ?? pieces[first]?.from ?? 0]);
  return kinds.size > 1 && [...kinds].every((kind) => ofKinds.test(kind)) && (listed.after.test(line.text) || listed.before.test(before));
}
const ofKinds = /^(?:work|industry|words|skill)$/;
const sortOf = (thing: Thing | undefined): string => thing?.sort || (thing?.family === 'work' ? 'skill' : '');

/**
 * The alternatives up to a piece, where work is to be done inside one of them and the next, whatever they name: "data jobs in healthcare or sports"; null
 * where all are of one kind, or no work leads to them.
 */
function insideOf(pieces: readonly Piece[], at: number, family: (piece: Piece | undefined) => string, line: Line): Piece[] | null {
  let first = at;
  const gap = (from: number) => between(line, pieces[from] ?? nowhere, pieces[from + 1] ?? nowhere);
  while (first > 0 && joints.comma.test(gap(first - 1)) && !joints.inside.test(gap(first - 1))) first--;
  const list = pieces.slice(first, at + 2);
  const kinds = new Set(list.map(family));
  let head = first - 1;
  while (head > 0 && family(pieces[head]) === 'level' && joints.none.test(gap(head - 1))) head--;
  const isInside = family(pieces[head]) === 'work' && joints.none.test(gap(first - 1)) && joints.inside.test(gap(first - 1));
  // What the work is first said to be in may be a kind of work itself: "data jobs in healthcare".
  const isOfThese =
    kinds.size > 1 && list.every((one, nth) => /^(?:industry|company|words)$/.test(family(one)) || (nth === 0 && family(one) === 'work'));
  return isInside && isOfThese && list.every(({ refused }) => !refused) ? list.slice(0, -1) : null;
}

/** The pieces but for words right before the work that they describe: of "epidemiology or health policy" the policy is the alternative. */
function withoutModifiers(pieces: readonly Piece[], things: readonly Thing[]): Piece[] {
  return pieces.filter((piece, at) => {
    const next = pieces[at + 1];
    const describes = piece.thing === null && next?.from === piece.to && next.thing !== null && things[next.thing]?.sort === 'work';
    if (describes) next.lead = piece.from;
    return !describes;
  });
}

const alternative = /^(?:work|industry|company|place|level)$/;

/** How many of the last of one side and the first of the other name the same kinds of things in the same order, work among them. */
function branchSize(left: readonly string[], right: readonly string[]): number {
  for (let size = Math.min(left.length, right.length); size > 1; size--) {
    const [some, others] = [left.slice(-size), right.slice(0, size)];
    if (
      some.includes('work') &&
      new Set(some).size === size &&
      some.every((kind, at) => kind !== 'words' && kind !== 'skill' && kind !== '' && kind === others[at])
    )
      return size;
  }
  return 0;
}

/** The longest cue that begins at a unit; null where none does. */
function cueAt(line: Line, units: readonly Unit[], at: number, list: typeof before): Found | null {
  if (at >= units.length) return null;
  let best: Found | null = null;
  for (const [cue, pattern] of compiled(list)) {
    pattern.lastIndex = line.at[at] ?? 0;
    const found = pattern.exec(line.text);
    if (found === null || found[0].trim() === '') continue;
    const to = line.unitAfter(found.index + found[0].length);
    if (best === null || to > best.to) best = { cue, to };
  }
  return best;
}

const compiledLists = new Map<typeof before, [Cue, RegExp][]>();
function compiled(list: typeof before): [Cue, RegExp][] {
  let found = compiledLists.get(list);
  if (found === undefined) {
    found = list.map(([cue, source]) => [cue, new RegExp(`(?:${source.replaceAll('~', stress)})(?= |$)`, 'y')]);
    compiledLists.set(list, found);
  }
  return found;
}

const nowhere = { from: 0, to: 0 };

/** Nothing is said of it. */
export const plainModality: Modality = {
  refused: false,
  soft: false,
  must: false,
  how: 'set',
  mixedAlternative: false,
  either: null,
  all: null,
};
const plain = ({ start, end }: { start: number; end: number }): Piece => ({ start, end, thing: null, from: 0, to: 0, ...plainModality });

interface Refusing {
  /** Of what is refused so far; null before it. */
  family: string | null;
  link: 'none' | 'same' | 'list' | 'any';
  /** A verb governs it, whose whole object is meant, whatever its parts name: "leave out Nike, nursing and Texas". */
  isOrder: boolean;
  /** The last content word that is refused and no name. */
  described: number | null;
  /** "A, B or C" is a whole list: what follows a comma after it is another matter. */
  complete: boolean;
  since: number;
  /** A comma of its list was passed. */
  listed: boolean;
  /** It reaches the next word or name alone. */
  near: boolean;
}

interface State {
  not: Refusing | null;
  soft: boolean;
  must: boolean;
  how: How;
}
/** General words that name a setting where they are refused: "not in a school". */
const settings = new Set(['school', 'office', 'university', 'college', 'class', 'team']);
const refusing: Refusing = {
  family: null,
  link: 'none',
  described: null,
  complete: false,
  since: 0,
  near: false,
  listed: false,
  isOrder: false,
};
const doubling = /^(?:without|outside|leave|avoid|quit|exclude|move|away|far|anywhere)$/;
const fresh: State = { not: null, soft: false, must: false, how: 'set' };

interface Unit {
  key: string;
  start: number;
  end: number;
  thing: number | null;
  /** `aside`: a verb of the one who speaks, an adverb. */
  kind: 'thing' | 'mark' | 'function' | 'asking' | 'aside' | 'content';
  text: string;
  /** A verb as it stands in an order. */
  verb?: boolean;
}

interface Line {
  text: string;
  at: number[];
  unitAfter: (end: number) => number;
  /** Units that cues are made of. */
  serving: Set<number>;
}

interface Found {
  cue: Cue;
  to: number;
}

export interface Thing {
  start: number;
  end: number;
  /** Names of one family make a list that is refused together: all kinds of work and industries are `work`. */
  family: string;
  /** What may be an alternative of what: `work`, `industry`, `company`, `place`, `level`; '' for what is none of any. */
  sort: string;
}

const isHow = (cue: Cue): cue is Exclude<How, 'set'> => ['add', 'replace', 'drop', 'accept', 'lift'].includes(cue);

type How = 'set' | 'add' | 'replace' | 'drop' | 'accept' | 'lift';

/** What is done with a name or phrase. */
export interface Modality {
  refused: boolean;
  /** Only preferred: it ranks. */
  soft: boolean;
  /** Must be so. */
  must: boolean;
  how: How;
  /** An alternative of words that are no name, so that all of them rank. */
  mixedAlternative: boolean;
  /** Not asked for: said of the student or of others, or what the message is about. */
  mentionedOnly?: boolean;
  /** Alternatives share a number; of these, those that share one in `all` hold together. */
  either: number | null;
  all: number | null;
}

export interface Piece extends Modality {
  start: number;
  end: number;
  /** Index of the name; null for words. */
  thing: number | null;
  from: number;
  to: number;
  /** Where the words that describe it begin. */
  lead?: number;
}

export interface Scoped {
  /** In the order of the names. */
  things: Piece[];
  /** Content words that no name holds, side by side. */
  phrases: Piece[];
  /** The words of the cues themselves. */
  serving: { start: number; end: number }[];
}
