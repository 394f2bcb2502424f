import type { Condition } from '@alive/contract/conditions.ts';
import { type Act, actOf } from '../acts/act.ts';
import { doorLines, doorsIn } from '../acts/door.ts';
import { restAfterOver } from '../acts/let-go.ts';
import { referencesIn, type Row, type Situation } from '../acts/refer.ts';
import { peopleCondition } from '../conditions/registry.ts';
import { readRequest } from '../clauses/request.ts';
import type { Setting } from '../tagger/requests.ts';
import type { Mention, Reading } from '../entities/types.ts';
import { approachOf, movesOf, thinkingOf } from './explain.ts';
import { followUpOf } from '../follow-ups/follow-up.ts';
import { type Intent, mostConditions, type Plan, usualLimit, type View } from '../conditions/intent.ts';
import { type Known, readingOf } from '../entities/known.ts';
import type { PersonFacts } from './person-facts.ts';
import { type Draft, readQuestion } from '../questions/plan.ts';
import { refusalIn, refusalLine, refusalReply, withoutRefused } from './refuse.ts';
import { phraseOfPeople } from './sentence.ts';
import { conditionsAlike } from '../follow-ups/similar.ts';
import { complaintReply, missingReply, replyTo, stoodReply } from '../follow-ups/talk.ts';
import { unanswerableIn, unknownEmployers } from '../refusals/unanswerable.ts';
import { vagueAlongside, vagueIn } from '../refusals/vague.ts';
import { approach, askForJobs, note, reply as answer, thought } from './copy.ts';

/**
 * What to do about one message: it is declined, answered with small talk, answered over the rows shown, read as a change of what was asked
 * `before`, or as a new question. `before` is null at the beginning of a conversation. The first 2,000 characters are read, in time linear in
 * them. Where nothing is to be searched for, the intent is the earlier one, and empty where that is put aside.
 */
export async function planTurn(said: string, before: Before | null, known: TurnKnown): Promise<Plan> {
  const { doors, rest: message } = doorsIn(said.slice(0, 2000).trim().replace(/[‘’]/g, "'"));
  if (doors.length > 0) {
    const plan = await planTurn(message, before, known);
    const line = doorLines(doors);
    return plan.reply === null ? { ...plan, unanswerable: [...plan.unanswerable, line] } : { ...plan, reply: `${plan.reply} ${line}` };
  }
  const setting = settingOf(before);
  // Where a model marked the words, what it says of each stands.
  if (known.read === undefined) known = { ...known, setting };
  const reading = known.read === undefined ? readRequest(message, known.open, known.now, setting) : known.read(message);
  // "Economics like me": the student's own major, as the message tells it.
  const selfReported = reading.mentions.flatMap((one) =>
    one.kind === 'major' && one.modality?.mentionedOnly === true && ofOneself.test(message.slice(0, one.start)) ? one.major : [],
  )[0];
  if (selfReported !== undefined) known = { ...known, student: { ...known.student, major: selfReported } };
  const act = actOf(message, reading, situationOf(before, known));
  const refusal = act.does === 'door' ? null : refusalIn(message, reading.mentions, known);
  if (refusal === null) return planOf(act, { message, reading, before, known });
  // What must not be asked drops its own words; the rest is searched for.
  const left = withoutRefused(message, refusal);
  const private_ = [thought.private];
  if (conditionsIn(left, known).length === 0) {
    const rest = conditionsIn(message, known);
    return nothing('refused', refusalReply(refusal.topic, rest.length === 0 ? null : phraseOfPeople(rest)), before, private_);
  }
  const plan = await planTurn(left, before, known);
  return {
    ...plan,
    act: 'refused',
    thinking: [...private_, ...plan.thinking],
    unanswerable: [refusalLine(refusal.topic), ...plan.unanswerable],
  };
}

/** What stands before one's own major. */
const ofOneself = /\b(?:i(?:'m|m| am| study|'m studying| major)|my major is|as an?)\b[^.;!?]{0,30}$/i;

/** Whether and how each act moves the search. */
function planOf(act: Act, turn: Turn): Plan | Promise<Plan> {
  const { message, before, known } = turn;
  const intent = before?.intent ?? empty;
  const { conditions } = intent;
  const shown = before?.shown ?? [];
  const ids = shown.map(({ id }) => id);
  const those = (some: readonly string[]) => shown.filter(({ id }) => some.includes(id));
  const say = (line: string, why: string = thought.noPeople) => nothing(act.does, line, before, [why]);
  const change = (after: Intent) => changed(act.does, intent, after);
  const pointed = () => referencesIn(message, turn.reading, situationOf(before, known)).said;
  // Such a message says nothing else.
  const whole = turn.reading.mentions.length === 0 ? [message] : [];
  switch (act.does) {
    case 'resume':
      return say(doorLines(['resume']), thought.resume);
    case 'door':
      return say(doorLines([act.door]), thought.account);
    case 'talk':
      return act.sure !== true && asksAnyway(turn) ? ask(turn) : say(replyTo(act.talk, isBegun(before)));
    case 'complain':
      return say(complaintReply(act.about, conditions), thought.aboutFound);
    case 'whyNot':
      return say(missingReply(act.missed, conditions), thought.aboutMissing);
    case 'status':
      return say(note.lookingFor(phraseOfPeople(conditions)));
    case 'jobs':
      return say(askForJobs);
    case 'decline':
      return say(answer.declined);
    case 'agreeToNothing':
      return say(answer.agreedToNothing);
    case 'beyond':
    case 'unclear':
      return say(unclearReply(act, shown), thought.unclear);
    case 'undo':
      return before?.stood === true ? say(stoodReply(conditions), thought.nothingToUndo) : { ...undone(before), spent: whole };
    case 'dropLast':
    case 'both':
      return { ...(before?.earlier == null ? undone(before) : change(withEarlier(act.does, intent, before.earlier))), spent: whole };
    case 'more':
      return change({ ...intent, limit: Math.min(100, intent.limit + (act.count ?? usualLimit)) });
    case 'startOver':
      return startedOver(restAfterOver(message), known);
    case 'similar':
      return similarTo(act, turn);
    case 'hide':
      return { ...change(withoutThose(those(act.ids), intent)), spent: pointed() };
    case 'refer':
    case 'compare':
    case 'explain': {
      const names = new Intl.ListFormat('en').format(those(act.ids).map(({ name }) => name));
      const view = { ids: act.ids, conditions: [], why: act.does === 'explain', list: ids };
      return {
        ...over(act.does, intent, view, thought.aboutSome(names)),
        approach: approach.lookAt(names),
        spent: pointed(),
      };
    }
    case 'which': {
      const meeting = conditionsIn(message, known);
      if (meeting.length === 0 && act.aspect !== 'why') return ask(turn);
      return over('which', intent, { ids, conditions: meeting, why: meeting.length === 0, list: null }, thought.aboutShown);
    }
    case 'count':
      return over('count', intent, { ids: null, conditions: conditionsIn(message, known), why: false, list: null }, thought.aboutAll);
    default: {
      const from = act.does === 'ask' ? act.from : 0;
      return ask(from === 0 ? turn : { ...turn, message: message.slice(from), reading: readingOf(message.slice(from), known) });
    }
  }
}

function startedOver(rest: string, known: TurnKnown): Plan {
  const gone = [thought.earlierGone];
  if (rest !== '') return asked(rest, known, gone);
  return { ...nothing('startOver', answer.startOver, null, gone), approach: approach.startOver };
}

/** A question by conditions: a change of what was asked, or one of its own. */
function ask({ message, reading: { mentions }, before, known }: Turn): Plan {
  const begun = isBegun(before);
  if (begun && before !== null) {
    const plan = refined(message, before, known, mentions);
    if (plan !== null) return plan;
  }
  return asked(message, known, begun ? [thought.newQuestion] : [], before, mentions);
}

/** Whether a message that looks like talk asks for people, or for what records don't tell, after all. */
const asksAnyway = ({ message, known }: Turn): boolean =>
  unanswerableIn(message).said.length > 0 || readQuestion(message, known).conditions.some(({ field }) => field !== 'place');

/** What of a message people can be looked for by. */
const conditionsIn = (message: string, known: TurnKnown): Condition[] =>
  readQuestion(message, known).conditions.filter(({ field }) => !['text', 'skill', 'sequence'].includes(field));

/** A change of what was asked before; null where the message asks anew. */
function refined(message: string, before: Before, known: TurnKnown, mentions: readonly Mention[]): Plan | null {
  const { unstated, rest, draft, vague } = partsOf(message, known);
  const follow = followUpOf(rest, before.intent, known);
  const named = draft.conditions;
  const bare = vague.conditions.length > 0 && (follow === null || follow.notes.recognised.length === 0) && named.length === 0;
  if (follow === null && !bare) return null;
  const base = follow?.intent ?? before.intent;
  const fields = new Set(vague.conditions.map(({ field }) => field));
  const intent = {
    ...base,
    conditions: together(
      base.conditions.filter(({ field }) => !fields.has(field)),
      vague.conditions,
    ),
  };
  const notes = follow?.notes ?? { recognised: [], guessed: [], leftOut: [] };
  const guessed = [...vague.said, ...notes.guessed];
  return planned('refine', intent, {
    thinking: thinkingOf({ ...notes, guessed }, movesOf(before.intent, intent)),
    spent: follow?.spent ?? [],
    leftOut: notes.leftOut,
    unanswerable: [...unstated.said, ...unknownEmployers(mentions, intent.conditions)],
  });
}

/** What of a message the records don't tell, what says less than a search needs, and the conditions of the rest. */
function partsOf(message: string, known: TurnKnown) {
  const unstated = unanswerableIn(message);
  const { rest, ...found } = vagueIn(unstated.rest, known);
  const draft = readQuestion(rest, known);
  return { unstated, rest, draft, vague: vagueAlongside({ rest, ...found }, draft.conditions) };
}

/** What a question by itself lets in joins a field that has a value, else it does nothing: "doesn't have to be in Boston". */
function withoutLetIn({ conditions, accepted }: Draft): Condition[] {
  const asks = conditions.filter(({ id }) => !accepted.includes(id));
  return asks.length === 0 ? conditions : conditions.filter((one) => asks.some((other) => other === one || other.field === one.field));
}

/** A question by itself. */
function asked(
  message: string,
  known: TurnKnown,
  moves: readonly string[] = [],
  before: Before | null = null,
  mentions = readingOf(message, known).mentions,
): Plan {
  const { unstated, rest, draft: said, vague } = partsOf(message, known);
  const draft = { ...said, conditions: withoutLetIn(said) };
  const taken = new Set(draft.conditions.map(({ field }) => field));
  const conditions = together(
    draft.conditions,
    vague.conditions.filter(({ field }) => !taken.has(field)),
  );
  const intent: Intent = { conditions, wishes: draft.wishes, sort: draft.sort, limit: limitOf(draft) };
  const unanswerable = [...unstated.said, ...unknownEmployers(mentions, conditions)];
  const thinking = thinkingOf({ ...draft, guessed: [...vague.said, ...draft.guessed] }, moves, conditions);
  const general = everyone.test(rest) || vague.said.length > 0 || draft.sort !== null || draft.limit !== null;
  if (conditions.length === 0 && (unanswerable.length > 0 || !general)) {
    const stays = before === null ? '' : ' Your last search is still here.';
    const reply = `${unanswerable[0] ?? `${missed(draft.leftOut)}${stays}`} ${answer.askable}`;
    return { ...nothing('ask', reply, before, thinkingOf(draft)), leftOut: draft.leftOut, unanswerable };
  }
  const strategy = conditions.some(({ field }) => field === 'sequence') ? 'path' : 'filters';
  return planned(strategy, intent, { thinking, spent: draft.spent, leftOut: draft.leftOut, unanswerable });
}

async function similarTo({ id, name }: Extract<Act, { does: 'similar' }>, { before, known }: Turn): Promise<Plan> {
  const shown = before?.shown ?? [];
  const row = shown.find((one) => one.id === id);
  const found = id === null ? null : await known.person(id);
  const person = found ?? (name === undefined && row === undefined ? null : await known.person(name ?? row?.name ?? ''));
  const say = (reply: string) => nothing('similar', reply, before, [thought.similar]);
  if (person === null) return say(name === undefined ? unclearReply({ does: 'unclear' }, shown) : answer.noOneCalled(name));
  const { conditions, said } = conditionsAlike(person);
  if (conditions.length === 0) return say(answer.tooLittle(person.name));
  const thinking = [said, ...(before === null ? [] : [thought.earlierGone])];
  return planned('similar', { conditions, sort: null, limit: usualLimit }, { thinking, act: 'similar' });
}

/** The search as it was before the last change; without one before it, an empty search. */
function undone(before: Before | null): Plan {
  if (before === null) return nothing('undo', answer.nothingToUndo, null, [thought.noEarlier]);
  if (before.earlier != null) return { ...changed('undo', before.intent, before.earlier), approach: approach.back };
  return {
    ...changed('undo', before.intent, empty),
    thinking: [thought.firstUndone],
    approach: approach.undoFirst,
  };
}

/** Without what the last change added, or with what it replaced alongside it. */
function withEarlier(does: 'dropLast' | 'both', intent: Intent, earlier: Intent): Intent {
  const left = intent.conditions.filter(({ id }) => earlier.conditions.some((one) => one.id === id));
  if (does === 'dropLast') return left.length === intent.conditions.length ? earlier : { ...intent, conditions: left };
  return { ...intent, conditions: together(intent.conditions, earlier.conditions) };
}

/** "Not the first one": the search goes on without them. */
function withoutThose(people: readonly { name: string }[], intent: Intent): Intent {
  const out = people.map(({ name }) => peopleCondition('name', name, { negated: true }));
  return {
    ...intent,
    conditions: together(
      intent.conditions.filter(({ field, op }) => field !== 'name' || op === 'not'),
      out,
    ),
  };
}

function unclearReply(act: { does: 'unclear' } | { does: 'beyond'; number: number }, shown: readonly { name: string }[]): string {
  if (act.does === 'beyond') return answer.noSuchNumber(act.number, shown.length);
  const names = shown.slice(0, 3).map(({ name }) => name);
  return names.length === 0 ? answer.noneShown : answer.whichOne(names, shown.length > 3);
}

const planned = (strategy: Plan['strategy'], intent: Intent, rest: Partial<Plan> & Pick<Plan, 'thinking'>): Plan => ({
  strategy,
  approach: approachOf(strategy, intent),
  intent,
  reply: null,
  leftOut: [],
  unanswerable: [],
  ...rest,
});

const changed = (act: Act['does'], before: Intent, intent: Intent): Plan =>
  planned('refine', intent, { thinking: movesOf(before, intent), act });

/** An answer over what was found, which changes nothing. */
const over = (act: Act['does'], intent: Intent, view: View, why: string): Plan => planned('refine', intent, { view, thinking: [why], act });

/** Nothing is searched for; what was asked before stays what the next message goes on from. */
const nothing = (act: string, reply: string, before: Before | null, thinking: string[]): Plan =>
  planned('none', before?.intent ?? empty, {
    thinking: thinking.length === 0 ? [note.nothing] : thinking,
    reply,
    ...(act !== 'ask' && { act }),
  });

function situationOf(before: Before | null, { isName }: TurnKnown): Situation {
  const shown = (before?.shown ?? []).map(({ id, name, employer = '', place = '' }) => ({ id, name, employer, place }));
  return { searching: 'people', begun: isBegun(before), shown, focusId: before?.focusId ?? null, offered: false, isName };
}

/** Where a question stands: it opens a search, or goes on from one. */
export const settingOf = (before: Before | null): Setting => (isBegun(before) ? 'P2' : 'P1');

const isBegun = (before: Before | null): boolean => before !== null && (before.intent.conditions.length > 0 || before.shown.length > 0);

const empty: Intent = { conditions: [], sort: null, limit: usualLimit };

/** Why nothing was made of a message. */
const missed = (words: readonly string[]) => answer.notUnderstood(words.length === 0 || words.length > 4 ? null : words.join(' '));

/** Those of both, each once. */
const together = (some: readonly Condition[], others: readonly Condition[]) =>
  [...new Map([...some, ...others].map((one) => [one.id, one])).values()].slice(0, mostConditions);

const limitOf = ({ limit }: Draft) => Math.max(1, Math.min(100, limit ?? usualLimit));

/** Everyone is asked for, without a condition. */
const everyone =
  /\b(?:all|every|any|show|list|find|see|browse)\b.{0,20}\b(?:alumni|alums?|people|graduates|grads|everyone|everybody)\b|^\W*(?:alumni|alums|everyone|everybody|people|graduates)\W*$/i;

export interface Before {
  intent: Intent;
  /** The people of the last answer, in its order. */
  shown: readonly (Pick<Row, 'id' | 'name'> & Partial<Row>)[];
  /** Who was talked about last: whom "she" means. */
  focusId?: string | null;
  /** The search before the last change of it; null where there was none. */
  earlier?: Intent | null;
  /** The last message changed nothing. */
  stood?: boolean;
}

export interface TurnKnown extends Known {
  /** The visible person of that id or name whose likes are looked for; null where there is none. */
  person: (idOrName: string) => Promise<PersonFacts | null>;
}

interface Turn {
  message: string;
  reading: Reading;
  before: Before | null;
  known: TurnKnown;
}
