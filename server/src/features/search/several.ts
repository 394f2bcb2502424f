import type { Condition } from '@alive/contract/conditions.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { acknowledges, correctionIn } from '@alive/language/acts/answers.ts';
import { asksToFind, asksWhatThereIs, requests, settlesOn } from '@alive/language/acts/forms.ts';
import {
  type Aspect,
  aspectOf,
  asksAnything,
  asksOfStudies,
  asksReason,
  asksWhyOffered,
  comparesNamed,
  ofPeople,
} from '@alive/language/acts/questions.ts';
import { relaxedFields } from '@alive/language/acts/let-go.ts';
import { courtesyIn, describesShown, objectionIn, praises, worries } from '@alive/language/acts/talk.ts';
import { reportsIn } from '@alive/language/clauses/asides.ts';
import { asksForNothing } from '@alive/language/clauses/repairs.ts';
import { clausesIn, type Part, partsOf, questionsIn, sentencesIn } from '@alive/language/clauses/parts.ts';
import { conditionsOfMention, isSameThing } from '@alive/language/conditions/registry.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { blanked, overlap, type Word, wordsOf } from '@alive/language/text/text.ts';
import { tokensOf } from '@alive/language/text/tokens.ts';
import { asksOfHeldBack, interpret } from './interpret.ts';
import { workKinds } from './request.ts';
import { bareOrderIn } from './order.ts';
import { topicsOf } from './topics.ts';
import type { Move } from './move.ts';
import { denies, referencesIn, unlistedIn } from '@alive/language/acts/refer.ts';
import { distinct, leavingOut } from './selection.ts';
import { type SearchState, situationOf, wordsShown } from './state.ts';
import { offerTaken } from './offers.ts';

/**
 * What a message asks of the jobs that were shown, what it dislikes of them, and the rest of it, as long as before, in which all this no longer
 * stands: a question, a remark or what students tell of themselves changes no condition. null where it only asks for jobs. `read` reads a part.
 */
export function questionsApart(
  message: string,
  reading: Reading,
  { isChanged, ...state }: SearchState & { /** It changes the search already. */ isChanged: boolean },
  read: (text: string) => Reading,
): Apart | null {
  if (state.last.length === 0 || isOfPeople(message, reading, state) || asksOfHeldBack(message, reading, state)) return null;
  const isStated = (text: string) => read(text).mentions.some((one) => one.kind === 'pay' && one.atLeast === 1);
  // "Any place will do": a field that is let go of.
  const letsFieldGo = (text: string) => !asksAnything(text) && relaxedFields(text).length > 0;
  const isAsk = (text: string) =>
    isChoice(text, state) || asksForNothing(text) || isStated(text) || letsFieldGo(text) || asksWhatThereIs(text);
  // "Ohio is too cold": no other word of a place refuses it.
  const refusesPlace = ({ start, end, does }: Part) =>
    !asking.has(does) && reading.mentions.some((one) => one.kind === 'place' && one.negated && one.start >= start && one.end <= end);
  const reports = reportsIn(message);
  const objections = objectionsTo(message, state, read);
  const settles = ({ start, end }: Span) =>
    reading.mentions.some(
      (one) => one.start >= start && one.end <= end && settlesOn(message.slice(start, one.start), message.slice(one.end, end)),
    );
  const isOfEmployer = (text: string) =>
    read(text).mentions.some(
      (one) => one.kind === 'company' && state.last.some(({ company }) => [one.company, ...(one.names ?? [])].includes(company)),
    );
  const stated = statedApart(message, reasonsApart(message, partsOf(message, reading), isOfEmployer), wordsShown(state), read)
    .flatMap((part) => objectedApart(message, part, objections))
    .flatMap((part) => movingApart(message, part, state, read));
  const parts = pointedApart(message, stated, state, read).map((part) =>
    isAsk(message.slice(part.start, part.end)) ||
    refusesPlace(part) ||
    reports.some((one) => overlap(one, part)) ||
    isNameAlone(message, part, reading) ||
    settles(part)
      ? Object.assign(part, { does: 'ask' as const })
      : part,
  );
  // "Only the ones in Ohio, and with the pay": what those pay is said too.
  const pay = withPay.exec(message);
  const isRequest = isChanged || parts.some(({ does }) => does === 'ask' || does === 'move');
  const isAnswered = parts.some(({ does }) => does === 'one' || does === 'list');
  const asks = parts.find(({ does }) => does === 'ask')?.start ?? Infinity;
  const gone: Span[] = [];
  const later: Move[] = [];
  const unnamed: Span[] = [];
  const questions: Move[] = [];
  const disliked: Condition[] = [];
  let { focusId } = state;
  let taken: Offer | null = null;
  let tied: readonly string[] = [];
  let unlisted: string | null = null;
  if (pay !== null) {
    const isAll = !/[\p{L}\p{N}]/u.test(message.slice(0, pay.index));
    (isAll ? questions : later).push({ kind: 'which', aspect: 'pay', question: 'what do they pay?' });
    gone.push({ start: pay.index, end: message.length });
  }
  const before = pay === null ? parts : parts.filter(({ start }) => start < pay.index);
  for (const part of before.map((one) => (pay === null ? one : Object.assign({}, one, { end: Math.min(one.end, pay.index) })))) {
    const text = message.slice(part.start, part.end);
    const taking: ReturnType<typeof takenIn> = taken === null && takes.has(part.does) ? takenIn(message, part, state) : null;
    if (taking !== null) {
      taken = taking.offer;
      gone.push(taking.words);
      continue;
    }
    if (part.does === 'ask' && isAnswered && isRemark(text, read(text))) gone.push(part);
    if (part.does === 'ask' || part.does === 'move') continue;
    const now = { ...state, focusId };
    const own = read(text);
    unlisted = part.does === 'chat' ? unlisted : (unlistedIn(text, situationOf(now)) ?? unlisted);
    if (unlisted !== null && (part.does === 'one' || part.does === 'list') && asksAnything(text)) {
      if (!questions.some(({ kind }) => kind === 'unlisted')) questions.push({ kind: 'unlisted', name: unlisted });
      gone.push(part);
      continue;
    }
    const { meant: rows, explicit, named } = referencesIn(text, own, situationOf(now));
    const [row, ...others] = rows;
    const isPointed = row !== undefined && others.length === 0;
    if (part.does === 'one' || part.does === 'list') {
      // "All right. Which one would you pick, and why?" asks one thing.
      // "The San Diego one is nearer the mark, thank you" asks nothing.
      const isOfSpoken = focusId !== null && focusId !== state.focusId && !plural.test(text) && !severally.test(text);
      // "I meant the closing dates" asks for them.
      const putsRight = meaning.test(text) && named.length === 0;
      // "Wound care. Pay"
      const isBare = named.length === 0 && aspectOf(text) !== null && text.trim().split(/\s+/).length < 4;
      const asksNothing = !putsRight && !asksAnything(text) && !isBare && !telling.test(text);
      const isSaidOfOne = isPointed && asksNothing && parts.some((one) => one !== part && one.does !== 'chat');
      // "2 vs 4" says which, and asks of both.
      if (isSaidOfOne || isPolite(text) || (saysNothing(text) && others.length === 0)) {
        // "Number 1. Hours? Night shift?"
        if (isSaidOfOne && (named.length > 0 || focusId === null)) focusId = row;
        gone.push(part);
        continue;
      }
      const move = askedIn(
        text,
        own,
        now,
        named.length === 0 && ((part.does === 'list' && !isOfSpoken) || plural.test(text) || (focusId === null && theirs.test(text)))
          ? { rows: tied, isOfAll: true }
          : { rows: row === undefined ? tied : rows, isOfAll: false },
      );
      if (move === null) {
        // "Which one doesn't say?" goes on from what is asked besides.
        const aspect = unsaid.test(text) ? aspectOf(message) : null;
        if (aspect !== null) questions.push({ kind: 'which', aspect, question: message });
        if (aspect !== null) gone.push(part);
        continue;
      }
      // "Washington alone is fine. Please compare the first two": of those that are found then.
      if (move.kind === 'compare' && (isChanged || part.start > asks) && firstTwo.test(text)) {
        later.push({ ...move, isOfNew: true });
        gone.push(part);
        continue;
      }
      // "Nurse jobs, then. What would I be doing?" is asked of what the request finds.
      const isOfFound = !pointed.test(text) && (part.does === 'list' ? /\bwhich\b/i.test(text) : rows.every((id) => id === focusId));
      // So is "which of these are remote?" after "without librarians".
      const isOfNew = isChanged && part.does === 'list' && move.kind === 'which' && move.ids === undefined;
      if (isOfNew || (part.start > asks && isOfFound && !explicit)) {
        later.push(
          part.does === 'list'
            ? { kind: 'which', aspect: aspectOf(text), question: text }
            : { kind: 'tell', id: '', aspect: aspectOf(text), question: text },
        );
        gone.push(part);
        continue;
      }
      if (move.kind === 'tell') focusId = move.id;
      else if (isPointed && part.does === 'one') focusId = row;
      // "No, the second one": what was asked of another.
      const isAgain = move.kind === 'tell' && denies(text) && !asksAnything(text) && state.question !== '';
      const asked = isAgain ? { ...move, aspect: null, question: state.question } : move;
      const before = questions.at(-1);
      // What is asked of one job is answered together.
      if (before?.kind === 'tell' && asked.kind === 'tell' && before.id === asked.id && !isJudging(before) && !isJudging(asked))
        before.question = `${before.question} ${asked.question}`;
      // So is what is asked of all of them.
      else if (
        before?.kind === 'which' &&
        asked.kind === 'which' &&
        (before.ids ?? asked.ids) === undefined &&
        !isJudging(before) &&
        !isJudging(asked)
      )
        before.question = `${before.question} ${asked.question}`;
      else questions.push(asked);
      gone.push(part);
    } else if (part.does === 'like' || (part.does === 'dislike' && interpret(text, own, now).kind !== 'whyNot')) {
      if (isPointed && part.does === 'like') focusId = row;
      // "Love the agriculture one! Is it in summer?" of two.
      if (others.length > 0 && part.does === 'like') [tied, focusId] = [rows, null];
      if (part.does === 'dislike')
        disliked.push(...reading.mentions.filter((one) => one.start >= part.start && one.end <= part.end).flatMap(shownOf(state)));
      if (isRequest || isAnswered || part.does === 'dislike' || isPointed) gone.push(part);
    } else if (part.does === 'chat' && (isRequest || isAnswered)) gone.push(part);
    else if (part.does === 'self' && (isRequest || isAnswered) && !wishing.test(text)) unnamed.push(part);
  }
  if (gone.length + unnamed.length === 0) return null;
  const left = distinct([...objections.flatMap((one) => one.out), ...disliked]);
  const meant = objections.flatMap((one) => one.meant ?? []);
  const isAll = parts.every((one) => gone.some((span) => overlap(span, one)) || one.does === 'self' || one.does === 'chat');
  if (!isRequest && isAll && meant.length > 0)
    // "These are software jobs, not music teaching": what is meant is asked for.
    return { questions, later, ...askedAlone(message, meant, read), left, taken, requested: [], state: { ...state, focusId } };
  if (!isRequest && taken === null && questions.length === 0) {
    if (worries(message)) questions.push({ kind: 'talk', talk: 'worry' });
    else if (left.length > 0 || parts.some(({ does }) => does === 'dislike')) questions.push({ kind: 'complain', about: left });
    else if (focusId !== null && parts.every(({ does }) => does === 'like' || does === 'chat'))
      questions.push({ kind: 'tell', id: focusId, aspect: 'like' });
  }
  const requested = parts.flatMap((one) =>
    one.does !== 'ask' || gone.some((span) => overlap(span, one))
      ? []
      : sentencesIn(message, one).filter(({ start, end }) => !isPolite(message.slice(start, end))),
  );
  return { questions, later, ...without(message, reading, gone, unnamed), left, taken, requested, state: { ...state, focusId } };
}

/** "Why did you rank A above B?": a sentence that asks for a reason is one question, whatever it names. */
const reasonsApart = (message: string, parts: Part[], isOfEmployer: (text: string) => boolean): Part[] => {
  const asks = (text: string) => asksReason(text) || (asksWhyOffered(text) && isOfEmployer(text));
  const sentences = sentencesIn(message, { start: 0, end: message.length });
  // "I study fire science, not forestry. Is it a problem?"
  const ofStudies = sentences.flatMap((one, at) => {
    const from = sentences.slice(Math.max(0, at - 1), at + 1).findLast(({ start }) => asksOfStudies(message.slice(start, one.end)));
    return from === undefined ? [] : [{ start: from.start, end: one.end }];
  });
  const isOfStudies = (one: Span) => ofStudies.some((span) => overlap(one, span));
  const reasons = sentences.filter((one) => !isOfStudies(one) && asks(message.slice(one.start, one.end)));
  const whys = [...ofStudies, ...reasons];
  return withCut(
    message,
    parts,
    whys.map(({ start, end }) => ({ start, end, does: severally.test(message.slice(start, end)) ? 'list' : 'one' })),
  );
};

/** The parts of a message with others in place of what these overlap. */
function withCut(message: string, parts: readonly Part[], others: readonly Part[]): Part[] {
  const cut = (part: Part, { start, end }: Span): Part[] =>
    [
      { ...part, end: Math.min(part.end, start) },
      { ...part, start: Math.max(part.start, end) },
    ].filter((one) => /[\p{L}\p{N}]/u.test(message.slice(one.start, one.end)));
  const left = others.reduce((some, span) => some.flatMap((part) => (overlap(part, span) ? cut(part, span) : [part])), [...parts]);
  return [...left, ...others].toSorted((one, other) => one.start - other.start);
}

/** Whether a message asks of the people that were shown last: "are either of those two in pediatrics?" */
const isOfPeople = (message: string, reading: Reading, { people }: SearchState): boolean =>
  people !== null && people.isPast !== true && ofPeople(message, reading, people.shown, { since: false }) !== null;

/** "Good, that's more like it": a statement that names nothing and asks for nothing. */
const isRemark = (text: string, { mentions }: Reading): boolean =>
  mentions.length === 0 && !asksAnything(text) && !asksToFind(text) && !telling.test(text) && pointed.test(text);

/** "Alright, n": nothing but words that serve. */
const saysNothing = (text: string): boolean =>
  !asksAnything(text) &&
  wordsOf(text).every(({ text: word, raw }) => isFunctionWord(raw) || word.length < 2 || /^(?:al+right|cool|nice)$/.test(word));

const isPolite = (text: string): boolean => courtesyIn(text) !== null || acknowledges(text) || praises(text);

/** "It is wind, not bridge": a sentence that says what those shown are asks for nothing, whatever it names; "I meant the closing dates" asks of them. */
const statedApart = (message: string, parts: readonly Part[], shown: ReadonlySet<string>, read: (text: string) => Reading): Part[] =>
  parts.flatMap((part) => {
    const sentences = part.does === 'ask' ? clausesIn(message, part) : [];
    const doesOf = ({ start, end }: Span): Part['does'] => {
      const text = message.slice(start, end);
      if (describesShown(text, shown) && !asksToFind(text)) return 'dislike';
      if (aspectOf(text) === 'deadline' && !asksToFind(text) && read(text).mentions.length === 0) return 'list';
      return ofDays.test(text) ? 'one' : 'ask';
    };
    return sentences.some((span) => doesOf(span) !== 'ask')
      ? sentences.map((span) => ({ start: span.start, end: span.end, does: doesOf(span) }))
      : [part];
  });

/** What the sentences of a message object to of the work and the employers on the screen, which may be left out: never what is asked for. */
const objectionsTo = (message: string, state: SearchState, read: (text: string) => Reading): Objection[] =>
  sentencesIn(message, { start: 0, end: message.length }).flatMap((span) => {
    const found = objectionIn(message.slice(span.start, span.end));
    if (found === null) return [];
    const named = message.slice(span.start + found.to.start, span.start + found.to.end);
    const isHeld = (one: Condition) =>
      state.conditions.some((held) => held.op !== 'not' && isSameThing(held, { ...one, op: held.op })) ||
      state.wishes.some(({ text, negated }) => !negated && text === String(one.value).toLowerCase());
    const out = read(named)
      .mentions.filter(({ kind }) => workKinds.has(kind))
      .flatMap((one) => {
        const isShown = state.last.some(({ title, company }) =>
          `${title} ${company}`.toLowerCase().includes(one.text.toLowerCase().replace(/s$/, '')),
        );
        return isShown ? conditionsOfMention({ ...one, negated: false }).flatMap(leavingOut) : shownOf(state)(one);
      })
      .filter((one) => !isHeld(one));
    const meant = found.meant === null ? null : { start: span.start + found.meant.start, end: span.start + found.meant.end };
    const things = meant === null ? '' : message.slice(meant.start, meant.end);
    // "Marketing is not great" names nothing else that is meant.
    const isNamed = read(things).mentions.length > 0 || tokensOf(things).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
    const stands = state.conditions.some(({ op, value }) => op !== 'not' && things.toLowerCase().includes(String(value).toLowerCase()));
    return out.length === 0 || !isNamed ? [] : [{ span, out, meant: stands ? null : meant }];
  });

/** A sentence that objects asks for nothing else. */
const objectedApart = (message: string, part: Part, objections: readonly Objection[]): Part[] =>
  objections.some(({ span }) => overlap(span, part))
    ? sentencesIn(message, part).map((span) => ({
        start: span.start,
        end: span.end,
        does: objections.some((one) => overlap(one.span, span)) ? ('dislike' as const) : part.does,
      }))
    : [part];

/** Nothing of a message but some of its words, where they stand. */
function askedAlone(message: string, meant: readonly Span[], read: (text: string) => Reading): { rest: string; reading: Reading } {
  const rest = meant.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${message.slice(start, end)}${left.slice(end)}`,
    ' '.repeat(message.length),
  );
  const reading = read(rest);
  const gone = { start: 0, end: meant[0]?.start ?? message.length };
  return { rest, reading: { ...reading, serving: [...(reading.serving ?? []), gone] } };
}

/** "I can move within Arizona or Florida", "leave out the remote ones": a sentence or clause that asks for something does so, whatever stands around it. */
function movingApart(message: string, part: Part, state: SearchState, read: (text: string) => Reading): Part[] {
  const pieces = sentencesIn(message, part).flatMap((sentence) => piecesAround(message, sentence));
  const orders = pieces.some(({ start, end }) => ordersOut.test(message.slice(start, end)));
  const doesOf = ({ start, end }: Span): Part['does'] => {
    const text = message.slice(start, end);
    if (part.does === 'ask') return orders && whichAre.test(text) ? 'list' : 'ask';
    const isMeant = judging.has(part.does) && meaning.test(text);
    const isRequest = requests(text) && !referencesIn(text, read(text), situationOf(state)).explicit;
    const isOrder = asking.has(part.does) && (isRequest || bareOrderIn(text) !== null);
    return isMeant || isOrder || (!asksAnything(text) && (movesTo.test(text) || ordersOut.test(text))) ? 'ask' : part.does;
  };
  const found = pieces.map((span) => ({ start: span.start, end: span.end, does: doesOf(span) }));
  if (found.every(({ does }) => does === part.does)) return [part];
  // "I care about money, so show me what pays 70k": what leads to an order asks nothing.
  const isLead = ({ start, end, does }: Part) => asking.has(does) && leadsOn(message.slice(start, end));
  return found.map((one) => (isLead(one) ? Object.assign(one, { does: 'chat' as const }) : one));
}

/** A statement that points at nothing. */
const leadsOn = (text: string): boolean =>
  /^\W*(?:(?:and|but|so|also|well)\W+)*i\b/i.test(text) && !asksAnything(text) && !telling.test(text);

/** The clauses of a sentence, each of which may order or ask: "leave out the remote ones and tell me which are in Ohio". */
function piecesAround(message: string, { start, end }: Span): Span[] {
  const text = message.slice(start, end);
  const starts = [...text.matchAll(clauseStarts)].map(({ 0: { length }, index }) => index + length);
  return [0, ...starts].map((from, at) => ({ start: start + from, end: start + (starts[at] ?? text.length) }));
}
const clauseStarts =
  /(?::\s+|,?\s+(?:and|but|so|then|or)\s+(?:please )?|,\s+)(?=(?:please )?(?:tell|show|which|what|how|do|does|are|is|can|could|put|add|include|leave out|drop|remove|exclude|hide|skip|i (?:can|could|would|am|mean|meant))\b)|[?]\s+(?=i\b)/gi;
/** "Wrong kind of conservation: I mean art conservation." */
const meaning = /^\W*i (?:really |actually |only |just )?(?:mean|meant)\b/i;
const judging: ReadonlySet<Part['does']> = new Set(['dislike', 'like', 'chat', 'self']);
const asking: ReadonlySet<Part['does']> = new Set(['one', 'list']);
/** A place that the student could go to. */
const movesTo =
  /\b(?:i|we)(?:['’]?(?:d|m|ll)| am| would| can| could| will| might)*(?: (?:be|also|even|always|easily|really|totally|probably|just|very|quite))* ?(?:able to|willing to|happy to|open to|ready to|free to|fine with|ok(?:ay)? with|prepared to|glad to)? ?(?:move|moving|relocat(?:e|ing)|commut(?:e|ing))\b(?! (?:on|up|away|forward|past|into (?:an?|the)\b)) ?(?:within|to|in|into|for|near|around|anywhere|across|from|there|over)\b/i;
const whichAre = /^\W*(?:tell me |show me |say )?which (?:of (?:these|those|them) |ones )?(?:is|are|do|have|ask|pay)\b/i;
const ordersOut =
  /^\W*(?:(?:and|but|so|then|please|ok(?:ay)?|now|also|just|can you|could you)\W+)*(?:leave out|drop|remove|exclude|hide|skip|filter out|take (?:off|out|away))\b/i;

/**
 * A sentence that points at rows and asks of them does so, whatever stands before it: "That’s no answer. Compare the two pediatrics jobs.", "Wound care.
 * Night shifts?", "wrong one, I meant the Mayo one".
 */
function pointedApart(message: string, parts: readonly Part[], state: SearchState, read: (text: string) => Reading): Part[] {
  const situation = situationOf(state);
  const all = sentencesIn(message, { start: 0, end: message.length });
  const textOf = (one: Span | undefined) => (one === undefined ? '' : message.slice(one.start, one.end));
  const doesOf = ({ start, end }: Span, does: Part['does']): Part['does'] => {
    const text = message.slice(start, end);
    if (comparesNamed(text, situation) || ofShown.test(text) || (firstTwo.test(text) && /\bcompar/i.test(text))) return 'list';
    const own = read(text);
    if (restates(text) && own.mentions.length === 0) return 'list';
    const { explicit, named, meant } = referencesIn(text, own, situation);
    const isAsking = explicit || named.length === 0 || asksAnything(text);
    const asks = isAsking && !requests(text) && !jobsAsked.test(text) && asksOf(unpointed(text, named), read);
    if (named.length > 0) {
      // "The second one, then.", of which the next sentence asks.
      const next = textOf(all.find((one) => one.start >= end));
      const isAlone = saysNothing(unpointed(text, named));
      if (asks || (isAlone && (explicit ? asksAnything(message) : !requests(next) && asksOf(next, read)))) return 'one';
      const said = text.slice(correctionIn(text)?.start);
      if (state.focusId !== null && denies(text) && saysNothing(unpointed(said, named))) return 'one';
    } else if (asks) {
      const before = textOf(all.findLast((one) => one.end <= start));
      const pointed = referencesIn(before, read(before), situation).named;
      if (pointed.length > 0 && saysNothing(unpointed(before, pointed))) return 'one';
    }
    // "I’m curious about certifications"
    if (does === 'self' && asksAnything(text) && aspectOf(text) !== null) return state.focusId === null ? 'list' : 'one';
    // "Ok thx. Apply how"
    const isShort = text.trim().split(/\s+/).length < 6;
    if (does === 'chat' && isShort && !isPolite(text) && own.mentions.length === 0 && aspectOf(text) === 'apply') return 'one';
    // "Why is a mathematics coach the best match?"
    if (reason.test(text) && (explicit || referencesIn(text, own, { ...situation, focusId: null }).meant.length === 1))
      return interpret(text, own, state).kind === 'whyNot' ? does : 'one';
    const isOfOne = explicit && meant.length > 0 && interpret(text, own, state).kind === 'tell';
    return isOfOne && (asksAnything(text) || telling.test(text)) ? 'one' : does;
  };
  // "The Getty one would I be outside": what the network parts is one question.
  const whole = all.filter((sentence) => {
    const pieces = parts.filter((part) => overlap(part, sentence));
    if (pieces.length > 1 && comparesNamed(textOf(sentence), situation)) return true;
    const isParted = pieces.length > 1 && pieces.some(({ does }) => does === 'ask') && !pieces.some(({ does }) => does === 'self');
    return isParted && doesOf(sentence, 'ask') === 'one';
  });
  return withCut(
    message,
    parts,
    whole.flatMap((one): Part[] =>
      comparesNamed(textOf(one), situation)
        ? [{ ...one, does: 'list' }]
        : questionsIn(message, one).map(({ start, end }) => ({ start, end, does: 'one' })),
    ),
  ).flatMap((part) => {
    // "Why is the Rehabilitation one the closest match?" likes nothing.
    const isLiked = part.does === 'like' && !asksAnything(message.slice(part.start, part.end));
    const sentences = asking.has(part.does) || isLiked ? [] : sentencesIn(message, part);
    return sentences.some((span) => doesOf(span, part.does) !== part.does)
      ? sentences.map((span) => ({ start: span.start, end: span.end, does: doesOf(span, part.does) }))
      : [part];
  });
}

const isJudging = ({ aspect }: { aspect: Aspect | null }): boolean => aspect !== null && judged.has(aspect);
const judged: ReadonlySet<Aspect> = new Set(['why', 'against', 'gate', 'resume']);

/** A text without the words that point at rows. */
const unpointed = (text: string, named: readonly string[]): string => named.reduce((left, words) => left.replace(words, ' '), text);

/** Whether a text asks something of a row: what no name alone is. "Hours?", "would I be outside", not "in Boston?" */
function asksOf(text: string, read: (text: string) => Reading): boolean {
  const aspect = aspectOf(text);
  if ((aspect !== null && aspect !== 'like') || asksAnything(text.replace(/[?\s]+$/, ''))) return true;
  const names = read(text).mentions;
  const isOther = ({ start, end, raw }: Word) => !isFunctionWord(raw) && !names.some((one) => overlap(one, { start, end }));
  return /\?\s*$/.test(text) && wordsOf(text).some(isOther);
}

/** "What analyst jobs are there?" */
const jobsAsked = /\b(?:jobs|roles|positions|internships|openings|postings)\b/i;

/** "What would I actually be teaching?" */
const ofDays =
  /^\W*(?:and |but |so |ok )*what (?:would|will|do|does|am|is) (?:i|you|they|someone|the job)\b[^.!?]*\b(?:be \w+ing|do|doing)\b/i;
/** All of those shown. */
const plural =
  /\b(?:any|all|some|which|either|both|none|each) of (?:these|those|them|the(?! (?:first|last|top|two)\b))\b|\b(?:do|are) (?:any|all|these|those)\b/i;
/** Of those shown, unless one was spoken of, whose employer they are. */
const severally = /\b(?:which|each|all|any|both|these|those|they|them|most|best|ones|the (?:two|three|four|five|[2-9]))\b/i;
const theirs = /\b(?:do|are) they\b/i;
/** "What about benefits, do those two offer any?" */
const ofShown = /\b(?:do|does|are|is) (?:(?:any|all|either|both|one) of )?(?:these|those)(?: (?:two|three))?\b(?!\W*(?:$|[.,!]))/i;
/** Why a job is there. */
const reason = /^\W*(?:[^.?!]{0,40},\W*)?(?:\w+\W+){0,2}why\b/i;
const withPay =
  /(?:^|[\s,;]+)(?:and |but )?(?:also )?(?:with|(?<=^|[,;] )and|(?<!\b(?:that|which|who) )(?:show|include)) (?:the |their )?(?:pay|salar(?:y|ies)|wages?)(?: (?:too|please|pls|as well|each|of each|for each))*[^\p{L}\p{N}?]*$/iu;
const firstTwo = /\b(?:first|top|best) (?:two|2)\b/i;
/** What was shown, and not what will be found. */
const pointed = /\b(?:it|its|it['’]s|that|this|these|those|they|them)\b/i;

/** What students tell of themselves that is a wish: "I prefer New York", "it has to be Chicago". */
const wishing =
  /\b(?:prefer|want|need|would (?:like|love)|['’]d (?:like|love|rather)|looking for|has to be|have to be|must be|hope for|only)\b/i;

/** "Texas": nothing but names. */
const isNameAlone = (message: string, part: Span, { mentions }: Reading): boolean =>
  mentions.some((one) => one.start >= part.start && one.end <= part.end && one.kind !== 'limit') &&
  !/[\p{L}\p{N}]/u.test(
    mentions
      .filter((one) => one.start >= part.start && one.end <= part.end)
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (text, { start, end }) => text.slice(0, start - part.start) + text.slice(end - part.start),
        message.slice(part.start, part.end),
      )
      .replace(/\b(?:in|at|or|and|the|for|ok|okay|please|of course|yes|yeah|sure|definitely|only|just|then|instead)\b/gi, ''),
  );

/** Whether a part answers the question that was put: "operations is most like me". */
const isChoice = (text: string, { choices }: SearchState): boolean =>
  choices.some((choice) => new RegExp(String.raw`\b${choice.replace(/[^\p{L}\d ]/gu, '.')}\b`, 'iu').test(text));

/** The words of a part that take up an offer, with those that only point at it, and that offer. */
function takenIn(message: string, part: Span, { offers }: SearchState): { words: Span; offer: Offer } | null {
  const sentences = offers.length === 0 ? [] : sentencesIn(message, part);
  for (const [at, { start, end }] of sentences.entries()) {
    const taken = offerTaken(message.slice(start, end), offers);
    if (taken === null) continue;
    const isRest = sentences.slice(at + 1).every((one) => offerTaken(message.slice(one.start, one.end), [taken.offer]) !== null);
    return { words: { start, end: isRest && at + 1 < sentences.length ? part.end : start + taken.end }, offer: taken.offer };
  }
  return null;
}

const takes: ReadonlySet<Part['does']> = new Set(['ask', 'move', 'list', 'one', 'dislike']);

/** What a part asks of the jobs that were shown, of all or of some; null where it asks for something else after all. */
function askedIn(
  text: string,
  reading: Reading,
  state: SearchState,
  { rows, isOfAll }: { rows: readonly string[]; isOfAll: boolean },
): Move | null {
  const move = interpret(text, reading, state);
  if (move.kind === 'compare' || move.kind === 'unlisted' || move.kind === 'offer') return move;
  const isPointed = referencesIn(text, reading, situationOf(state)).named.length > 0;
  // What is on no card is not asked of them: "what is there in Houston?"
  if (reading.mentions.some((one) => !one.negated && isOffScreen(one, state))) return null;
  if (requests(text) && !isPointed) return null;
  const aspect = aspectOf(text);
  const [row, ...others] = rows;
  switch (move.kind) {
    case 'tell':
      if (isOfAll && (plural.test(text) || theirs.test(text))) return { kind: 'which', aspect, question: text };
      return move.id === '' ? null : { ...move, id: row ?? move.id, question: text };
    case 'which':
      return row !== undefined && others.length === 0
        ? { kind: 'tell', id: row, aspect, question: text }
        : { ...move, ...(rows.length > 1 && { ids: [...rows] }), question: text, aspect: move.aspect ?? aspect };
    case 'provenance':
      return move;
    case 'search':
    case 'talk':
    case 'complain':
      if (rows.length === 0 && aspect === null && topicsOf(text, reading, state, false).length === 0) return null;
      return row !== undefined && others.length === 0
        ? { kind: 'tell', id: row, aspect, question: text }
        : { kind: 'which', aspect, question: text, ...(rows.length > 1 && { ids: [...rows] }) };
    default:
      return null;
  }
}

/** "I meant the closing dates." */
const restates = (text: string): boolean =>
  /^\W*i (?:really |actually |only |just )?(?:mean|meant|asked)\b/i.test(text) && aspectOf(text) !== null;
const unsaid = /\bwhich\b[^.?!]*\b(?:does|do)(?:n['’]?t| not) (?:say|mention|state)\b/i;
/** What wants to be told more, without a question. */
const telling =
  /\b(?:tell|explain|describe|show|compare|details?|more (?:about|details?|info)|open|about|why|which|what|how|when|where|who)\b|\b(?:do|does|did|is|are|can|could|will|would|should) (?:i|it|they|you|u|this|that|these|those|we|any)\b/i;

/** What of a name of work or of an employer stands on the screen or holds as a condition, left out: only that can be disliked; places are left by refusal. */
const shownOf =
  ({ last, conditions }: SearchState) =>
  (mention: Mention): Condition[] =>
    (mention.kind === 'place' ? [] : conditionsOfMention({ ...mention, negated: false })).flatMap((one) => {
      const name = String(one.value).replace(/,.*$/, '').toLowerCase();
      const isShown =
        conditions.some((other) => other.op !== 'not' && isSameThing(other, one)) ||
        last.some(({ title, company, location }) => `${title} ${company} ${location}`.toLowerCase().includes(name));
      return isShown ? leavingOut(one) : [];
    });

/** Whether a message names a place or an employer of no card. */
const isOffScreen = (mention: Mention, { last }: SearchState): boolean => {
  if (mention.kind === 'company') return !last.some(({ company }) => [mention.company, ...(mention.names ?? [])].includes(company));
  if (mention.kind !== 'place') return false;
  const { city, region, country } = mention.place;
  const part = city ?? region ?? (country === 'US' ? '' : mention.place.label);
  return part !== '' && !last.some(({ location }) => location.includes(part));
};

/** A message without some of its parts, and without the names of work, employers and places in others. */
function without(message: string, reading: Reading, gone: readonly Span[], unnamed: readonly Span[]): { rest: string; reading: Reading } {
  const rest = blanked(message, gone);
  const isIn = (one: Span, spans: readonly Span[]) => spans.some((span) => overlap(one, span));
  const { mentions, phrases, unread, unwanted, serving = [] } = reading;
  const words = new Set(rest.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []);
  const isLeft = (word: string) =>
    word
      .toLowerCase()
      .split(' ')
      .every((one) => words.has(one));
  const names = mentions.filter((one) => isIn(one, unnamed) && (namesWork.has(one.kind) || (one.kind === 'skill' && one.negated)));
  return {
    rest,
    reading: {
      ...reading,
      mentions: mentions.filter((one) => !isIn(one, gone) && !names.includes(one)),
      ...(phrases !== undefined && { phrases: phrases.filter((one) => !isIn(one, gone) && !isIn(one, unnamed)) }),
      unread: unread.filter(isLeft),
      unwanted: unwanted.filter(isLeft),
      // What was answered leads no more.
      ...(gone.length > 0 && (reading.act === 'why' || reading.act === 'refer') && { act: null }),
      serving: [...serving, ...gone, ...names, ...(phrases ?? []).filter((one) => isIn(one, unnamed))],
    },
  };
}

const namesWork: ReadonlySet<Mention['kind']> = new Set([
  'role',
  'function',
  'industry',
  'company',
  'place',
  'school',
  'employerKind',
  'sponsorship',
  'clearance',
  'degree',
]);

interface Span {
  start: number;
  end: number;
}

interface Objection {
  span: Span;
  out: Condition[];
  meant: Span | null;
}

export interface Apart {
  questions: Move[];
  /** What is asked of the first that the rest finds. */
  later: Move[];
  rest: string;
  /** Of the rest. */
  reading: Reading;
  /** What may be left out, by what was disliked. */
  left: Condition[];
  /** What was offered before, and is taken up. */
  taken: Offer | null;
  /** The sentences of the rest that ask for something. */
  requested: Span[];
  /** With the job that was spoken of last. */
  state: SearchState;
}
