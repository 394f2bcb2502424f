import { openingMessage } from '@alive/contract/search.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { actOf } from '@alive/language/acts/act.ts';
import { ofPeople } from '@alive/language/acts/questions.ts';
import { referencesIn, type Situation } from '@alive/language/acts/refer.ts';
import { startsOver } from '@alive/language/acts/let-go.ts';
import { slotsIn } from '@alive/language/acts/seek.ts';
import { asksForHeldBack } from '@alive/language/acts/talk.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { conditionsOfMention, group } from '@alive/language/conditions/registry.ts';
import { asksOn, ownWords } from './said-of-others.ts';
import { bareOrderIn } from './order.ts';
import { savedListActionIn } from './saved-list.ts';
import { type Move, searching } from './move.ts';
import { withoutOrigin, ownMajorIn } from './of-oneself.ts';
import { asksForProvenance } from './provenance.ts';
import { requestOf } from './request.ts';
import { silenceIn } from './unstated.ts';
import { type SearchState, situationOf } from './state.ts';

/**
 * What to do about a message: pure, without the database. `read` is the message as language/ read it.
 */
export function interpret(said: string, read: Reading, given: SearchState): Move {
  // As long as before, so that the spans of the reading hold.
  const message = said.replaceAll('’', "'");
  // Who starts over speaks of no job that was shown.
  const state = startsOver(message) ? { ...given, last: [], focusId: null, people: null } : given;
  const begun = state.total !== null;
  if (!begun && message === openingMessage) return { kind: 'open' };
  const own = ownWords(message, withoutOrigin(message, read));
  if (own.isDanger) return { kind: 'talk', talk: 'danger' };
  if (own.left !== null && own.reading.mentions.length === 0 && !asksOn(own.left)) return { kind: 'talk', talk: 'sorrow' };
  const { reading } = own;
  const situation = situationOf(state);
  const jobs = state.last.length === 0 ? undefined : { since: state.people?.isPast === true };
  const again = ofPeople(message, read, state.people?.shown ?? [], jobs);
  if (again !== null)
    return { kind: 'peopleAgain', again, asked: { ...slotsIn(message, read), message, mentions: read.mentions, ids: [] } };
  const ofList = listMove(message, read, situation);
  if (ofList !== null) return ofList;
  // "Why did you hold those three back?", of jobs and not of a name.
  if (asksOfHeldBack(message, reading, state)) return { kind: 'gated' };
  const order = begun ? bareOrderIn(message) : null;
  if (order !== null) return { ...searching(state.conditions, state.wishes), order };
  const silence = silenceIn(message, state.conditions);
  const act = actOf(message, reading, situation, silence !== null);
  switch (act.does) {
    case 'accept':
      return accepted(state);
    case 'decline':
      return { kind: 'talk', talk: 'declined' };
    case 'agreeToNothing':
      return { kind: 'talk', talk: 'whichOne' };
    case 'more':
      return { kind: 'more', count: act.count };
    case 'undo':
      if (state.total === null) return { kind: 'talk', talk: 'nothingToUndo' };
      if (state.stood) return { kind: 'talk', talk: 'stood' };
      return { ...searching(state.before ?? [], state.wishesBefore), restored: true };
    case 'both':
      return state.before === null
        ? { kind: 'talk', talk: 'unclear' }
        : searching(
            [...state.conditions, ...state.before.filter((one) => !state.conditions.some((other) => other.id === one.id))],
            state.wishes,
          );
    case 'dropLast':
      return withoutLast(state);
    case 'correct':
      return requestFrom(act.from, message, reading, state, { silence, before: withoutMistaken(state, reading) });
    case 'status':
      return { kind: 'status' };
    case 'heldBack':
      return { kind: 'gated' };
    case 'count':
      return { kind: 'count', extra: conditionsOf(reading) };
    case 'whyNot':
      return {
        kind: 'whyNot',
        missed: act.missed.flatMap(conditionsOfMention),
        words: [...new Set([...reading.unread, ...reading.unwanted].map((word) => word.toLowerCase()))].filter(
          (word) => !askingWords.has(word),
        ),
      };
    case 'people':
    case 'path': {
      const { ids, explicit } = referencesIn(message, read, situation);
      return { kind: act.does, asked: { ...act.slots, message, mentions: read.mentions, ids: explicit ? ids : [] } };
    }
    case 'resume':
      return { kind: 'resume' };
    case 'door':
      return { kind: 'door', door: act.door };
    case 'complain':
      return { kind: 'complain', about: act.about.flatMap(conditionsOfMention) };
    case 'talk':
      return { kind: 'talk', talk: act.talk };
    case 'explain':
      return { kind: 'tell', id: act.ids[0] ?? '', aspect: 'why', question: message };
    case 'refer':
      return { kind: 'tell', id: act.ids[0] ?? '', aspect: act.aspect, question: message };
    case 'hide':
      return { kind: 'keep', action: 'hide', id: act.ids[0] ?? null };
    case 'which': {
      // Nothing fits now: why that is, and not why those of an earlier search did.
      if (state.total === 0 && act.aspect === 'why') return { kind: 'whyNot', missed: [], words: [] };
      return { kind: 'which', aspect: act.aspect, question: message };
    }
    case 'similar': {
      const asked = requestOf(message, reading, state, { silence });
      return { kind: 'similar', id: act.id ?? '', asked: asked.kind === 'search' ? asked : null };
    }
    case 'compare':
      return { kind: 'compare', ids: act.ids, isByPay: /\b(?:paid|pay\w*|salar\w+)\b/i.test(message) };
    case 'unlisted':
      return { kind: 'unlisted', name: act.name };
    case 'offer':
      return { kind: 'offer', id: act.id, question: message };
    case 'beyond':
      return { kind: 'beyond', number: act.number };
    case 'ask':
      return requestFrom(act.from, message, reading, state, { silence, major: ownMajorIn(message, read.mentions) });
    default:
      return requestOf(message, reading, state, { silence });
  }
}

/** Whether a message asks of the jobs held back, whatever their degree, and names no other. */
export const asksOfHeldBack = (message: string, { mentions }: Reading, { heldBack }: SearchState): boolean =>
  heldBack > 0 && asksForHeldBack(message) && mentions.every(({ kind }) => kind === 'limit' || kind === 'degree');

/** What a message asks for from a place on; what stands before it is not read. */
function requestFrom(from: number, message: string, reading: Reading, state: SearchState, known: Parameters<typeof requestOf>[3]): Move {
  if (from === 0) return requestOf(message, reading, state, known);
  const text = `${' '.repeat(from)}${message.slice(from)}`;
  const { mentions, phrases } = reading;
  return requestOf(
    text,
    {
      ...reading,
      mentions: mentions.filter(({ start }) => start >= from),
      ...(phrases !== undefined && { phrases: phrases.filter(({ start }) => start >= from) }),
      unread: reading.unread.filter((word) => text.includes(word)),
    },
    state,
    known,
  );
}

/** What is asked of the student's own list, and of where the jobs shown come from. */
function listMove(message: string, read: Reading, situation: Situation): Move | null {
  const { ids, explicit, beyond } = referencesIn(message, read, situation);
  const [id = null] = ids;
  const others = read.mentions.some(({ kind }) => kind !== 'company' && kind !== 'limit');
  if (beyond !== null || (others && !explicit)) return null;
  const action = savedListActionIn(message, id !== null);
  if (action !== null) return { kind: 'keep', action, id };
  if (situation.shown.length === 0 || !asksForProvenance(message)) return null;
  return { kind: 'provenance', ids: id === null ? situation.shown.map((one) => one.id) : [id] };
}

/** What a yes to the offer on the screen does. */
export function accepted({ offer, conditions, wishes }: SearchState): Move {
  switch (offer?.kind) {
    case 'gated':
      return { kind: 'gated' };
    case 'drop':
      return searching([...conditions.filter((one) => !offer.ids.includes(one.id)), ...(offer.instead ? [offer.instead] : [])], wishes);
    case 'search':
      return searching(offer.conditions, wishes);
    case 'path':
      return { kind: 'path', asked: { message: '', mentions: [], there: true, work: false, turn: null, ids: [] } };
    default:
      return { kind: 'more', count: null };
  }
}

/** What the last change brought goes; where it only took away, that comes back. */
function withoutLast({ conditions, before, wishes }: SearchState): Move {
  if (before === null) return { kind: 'talk', talk: 'nothingToUndo' };
  const left = conditions.filter((one) => before.some((other) => other.id === one.id));
  return left.length === conditions.length ? { ...searching(before, wishes), restored: true } : searching(left, wishes);
}

/** The conditions with the fields that are put right as they were before the last message. */
function withoutMistaken({ conditions, before }: SearchState, { mentions }: Reading): Condition[] {
  const fields = new Set(mentions.flatMap((mention) => conditionsOfMention({ ...mention, negated: false })).map(group));
  const words = new Set(mentions.flatMap(({ text }) => text.toLowerCase().split(/\s+/)));
  const shares = ({ label }: Condition) =>
    label
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .some((word) => word.length > 2 && words.has(word));
  const isMistaken = (one: Condition) =>
    before?.some(({ id }) => id === one.id) !== true && ((one.op !== 'not' && fields.has(group(one))) || shares(one));
  return [
    ...conditions.filter((one) => !isMistaken(one)),
    ...(before ?? []).filter((one) => fields.has(group(one)) && !conditions.some(({ id }) => id === one.id)),
  ];
}

const conditionsOf = (reading: Reading) => reading.mentions.flatMap(conditionsOfMention);
