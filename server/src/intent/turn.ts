import type { Condition } from '@alive/contract/conditions.ts';
import { doorLine, doorOf } from '#dialogue/door.ts';
import { startsOver } from '#dialogue/relax.ts';
import { read } from '#language/read.ts';
import { aboutShown, type About } from './about-shown.ts';
import { peopleCondition } from '#conditions/registry.ts';
import { approachOf, movesOf, thinkingOf } from './explain.ts';
import { phraseOfPeople } from './sentence.ts';
import { followUpOf } from './follow-up.ts';
import type { Intent, Plan } from './intent.ts';
import { mostConditions, usualLimit } from './intent.ts';
import type { Known } from './known.ts';
import type { PersonFacts } from './person-facts.ts';
import { type Draft, readQuestion } from './plan.ts';
import { refusalIn, refusalReply, withoutRefused } from './refuse.ts';
import { conditionsAlike, likenessIn } from './similar.ts';
import { talkReply } from './talk.ts';
import { unanswerableIn, unknownEmployers } from './unanswerable.ts';
import { vagueBeside, vagueIn } from './vague.ts';

/**
 * What to do about one message: it is refused, answered with small talk, read as a change of what was asked `before`, or as a new question.
 * `before` is null at the beginning of a conversation; `shown` are the people of the last answer, in its order. The first 2,000 characters
 * are read, in time linear in them. Where nothing is to be searched for, the intent is the earlier one, and empty where that is put aside.
 */
export async function planTurn(said: string, before: Before | null, known: TurnKnown): Promise<Plan> {
  const message = said.slice(0, 2000).replace(/[‘’]/g, "'");
  const { mentions } = read(message, known.open, known.now);
  const door = mentions.some(({ kind }) => kind === 'role' || kind === 'company' || kind === 'function') ? null : doorOf(message);
  if (door !== null) return nothing(doorLine[door], before, ['That is about your account, so I did not search.']);
  const refusal = refusalIn(message, mentions, known);
  if (refusal !== null) {
    const rest = restOf(withoutRefused(message, refusal), known) ?? restOf(message, known);
    return nothing(refusalReply(refusal.topic, rest), before, ['That asks about something private, so I did not search.']);
  }
  const begun = before !== null && (before.intent.conditions.length > 0 || before.shown.length > 0);
  const alike = likenessIn(message, known.isName);
  if (alike !== null) {
    const plan = await similarTo(alike, before, known);
    if (plan !== null) return plan;
  }
  const fresh = startOver(message);
  if (fresh !== null)
    return fresh.rest === ''
      ? { ...nothing('A clean slate. Whom would you like to meet?', null, ['The earlier conditions are gone.']), approach: 'Starting anew' }
      : asked(fresh.rest, known, ['The earlier conditions are gone.']);
  const about = begun && before !== null ? aboutShown(message, before.shown, before.intent.conditions) : null;
  if (about !== null && about !== 'unclear' && 'people' in about)
    return before !== null && leavesOut.test(message) ? withoutThose(about.people, before) : ofThose(about.people, before);
  const talk = unanswerableIn(message).said.length > 0 ? null : talkReply(message, () => readQuestion(message, known), begun);
  if (talk !== null) return nothing(talk, before, ['That asks for nobody, so I did not search.']);
  if (begun && before !== null && ofAll.test(message) && readQuestion(message, known).conditions.length === 0) {
    const thinking = ['That is about all who were found: their paths stand in the rows, and the summary counts where they came from.'];
    return {
      strategy: 'refine',
      approach: approachOf('refine', before.intent),
      thinking,
      intent: before.intent,
      reply: null,
      leftOut: [],
      unanswerable: [],
    };
  }
  if (about !== null) return nothing(unclearReply(about, before), before, ['It is about one of those shown, and I could not tell which.']);
  if (begun && before !== null) {
    const plan = refined(message, before, known, mentions);
    if (plan !== null) return plan;
  }
  return asked(message, known, begun ? ['A question of its own, so the earlier conditions are let go.'] : [], before, mentions);
}

/** What can be looked for of a question that is refused, as a noun phrase; null where it is nothing. */
function restOf(message: string, known: TurnKnown): string | null {
  const conditions = readQuestion(message, known).conditions.filter(({ field }) => !['text', 'skill', 'sequence'].includes(field));
  return conditions.length === 0 ? null : phraseOfPeople(conditions);
}

/** A change of what was asked before; null where the message asks anew. */
function refined(message: string, before: Before, known: TurnKnown, mentions: ReturnType<typeof read>['mentions']): Plan | null {
  const untold = unanswerableIn(message);
  const { rest, ...found } = vagueIn(untold.rest, known);
  const follow = followUpOf(rest, before.intent, known);
  const named = readQuestion(rest, known).conditions;
  const vague = vagueBeside({ rest, ...found }, named);
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
  return {
    strategy: 'refine',
    approach: approachOf('refine', intent),
    thinking: thinkingOf({ ...notes, guessed }, movesOf(before.intent, intent)),
    intent,
    reply: null,
    leftOut: notes.leftOut,
    unanswerable: [...untold.said, ...unknownEmployers(mentions, intent.conditions)],
  };
}

/** A question by itself. */
function asked(
  message: string,
  known: TurnKnown,
  moves: readonly string[] = [],
  before: Before | null = null,
  mentions = read(message, known.open, known.now).mentions,
): Plan {
  const untold = unanswerableIn(message);
  const { rest, ...found } = vagueIn(untold.rest, known);
  const draft = readQuestion(rest, known);
  const vague = vagueBeside({ rest, ...found }, draft.conditions);
  const taken = new Set(draft.conditions.map(({ field }) => field));
  const conditions = together(
    draft.conditions,
    vague.conditions.filter(({ field }) => !taken.has(field)),
  );
  const intent: Intent = { conditions, wishes: draft.wishes, sort: draft.sort, limit: limitOf(draft) };
  const unanswerable = [...untold.said, ...unknownEmployers(mentions, conditions)];
  const thinking = thinkingOf({ ...draft, guessed: [...vague.said, ...draft.guessed] }, moves, conditions);
  const general = everyone.test(rest) || vague.said.length > 0 || draft.sort !== null || draft.limit !== null;
  if (conditions.length === 0 && (unanswerable.length > 0 || !general)) {
    const [first] = unanswerable;
    const stays = before === null ? '' : ' Your last search stays as it is.';
    return {
      ...nothing(first === undefined ? `${missed(draft.leftOut)}${stays} ${askable}` : `${first} ${askable}`, before, thinkingOf(draft)),
      leftOut: draft.leftOut,
      unanswerable,
    };
  }
  const strategy = conditions.some(({ field }) => field === 'sequence') ? 'path' : 'filters';
  return { strategy, approach: approachOf(strategy, intent), thinking, intent, reply: null, leftOut: draft.leftOut, unanswerable };
}

async function similarTo(
  likeness: NonNullable<ReturnType<typeof likenessIn>>,
  before: Before | null,
  known: TurnKnown,
): Promise<Plan | null> {
  const shown = before?.shown ?? [];
  const who =
    'name' in likeness
      ? (shown.find(({ name }) => name.toLowerCase() === likeness.name.toLowerCase()) ??
        shown.find(({ name }) => name.toLowerCase().split(' ')[0] === likeness.name.toLowerCase()))
      : 'number' in likeness
        ? shown.at(likeness.number > 0 ? likeness.number - 1 : likeness.number)
        : shown.length === 1
          ? shown[0]
          : undefined;
  const key = who?.id ?? ('name' in likeness ? likeness.name : null);
  if (key === null)
    return before === null
      ? null
      : nothing(unclearReply('unclear', before), before, ['Likeness to one of those shown, and I could not tell to whom.']);
  const person = (await known.person(key)) ?? (who === undefined ? null : await known.person(who.name));
  if (person === null)
    return 'name' in likeness
      ? nothing(
          `I find nobody called ${likeness.name} whom I may show. Name the work or the place instead, and I look for people by that.`,
          before,
          [],
        )
      : null;
  const { conditions, said } = conditionsAlike(person);
  if (conditions.length === 0)
    return nothing(`${person.name}’s record says too little to find others like it. Ask by work, major or place.`, before, []);
  const intent: Intent = { conditions, sort: null, limit: usualLimit };
  return {
    strategy: 'similar',
    approach: approachOf('similar', intent),
    thinking: [said, ...(before === null ? [] : ['The earlier conditions are let go.'])],
    intent,
    reply: null,
    leftOut: [],
    unanswerable: [],
  };
}

/** The people asked about by their names; what the records say of them stands in their rows. */
function ofThose(people: readonly { name: string }[], before: Before | null): Plan {
  const conditions = together(
    people.map(({ name }) => peopleCondition('name', name)),
    [],
  );
  const intent: Intent = { conditions, sort: null, limit: usualLimit };
  const names = people.map(({ name }) => name).join(' and ');
  return {
    strategy: 'refine',
    approach: `Looking at ${names}`,
    thinking: [
      `That is about ${names}, of those shown before.`,
      ...movesOf(before?.intent ?? intent, intent).filter((line) => line.startsWith('Let go')),
    ],
    intent,
    reply: null,
    leftOut: [],
    unanswerable: [],
  };
}

/** "Not the first one": the search goes on without them. */
function withoutThose(people: readonly { name: string }[], before: Before): Plan {
  const out = people.map(({ name }) => peopleCondition('name', name, { negated: true }));
  const kept = before.intent.conditions.filter((one) => one.field !== 'name' || one.op === 'not');
  const intent: Intent = { ...before.intent, conditions: together(kept, out) };
  return {
    strategy: 'refine',
    approach: approachOf('refine', intent),
    thinking: movesOf(before.intent, intent),
    intent,
    reply: null,
    leftOut: [],
    unanswerable: [],
  };
}

const leavesOut =
  /^\W*(?:(?:and|but|ok(?:ay)?|please)\W+)*(?:not|without|except|excluding?|leave out|anyone but|everyone but|hide|remove|drop|skip)\b/i;

function unclearReply(about: Exclude<About, { people: readonly unknown[] }>, before: Before | null): string {
  const shown = before?.shown ?? [];
  if (about !== 'unclear')
    return `I showed ${shown.length === 1 ? 'one person' : `${shown.length} people`}, so there is no number ${about.beyond}. Which of them do you mean?`;
  const names = shown.slice(0, 3).map(({ name }) => name);
  return names.length === 0
    ? 'Nobody is shown right now whom that could mean. Ask for somebody by name or by their work.'
    : `Which of them do you mean: ${names.join(', ')}${shown.length > 3 ? ' or another' : ''}? Say the name or the number.`;
}

/** The rest of a message that puts everything aside; null where it does not. */
function startOver(message: string): { rest: string } | null {
  if (
    !startsOver(message) &&
    !/^\W*(?:(?:ok(?:ay)?|no|please|let's|actually)[\s,]+)*(?:forget (?:that|it|about (?:that|it)|everything)|never ?mind(?: that)?|scrap that|clear(?: it| that| the search)?|new (?:question|topic)|something else entirely|start anew)\b/i.test(
      message,
    )
  )
    return null;
  const rest = message.replace(
    /\b(?:ok(?:ay)?|no|please|actually|let's|can we|i want to|just)\b(?=.{0,20}\b(?:start|forget|reset|new|clear|never))|\b(?:start(?:ing)? (?:over|again|anew|afresh|from scratch)|from scratch|(?:new|different) (?:search|request|question|topic)|reset(?: (?:it|everything|the (?:search|filters)))?|(?:clear|forget|drop|remove|scrap)(?: about)? (?:all|everything|it all|that|it|the search|all of (?:it|that|them)|(?:all )?(?:the |my |those )?(?:filters|conditions))|never ?mind(?: that)?|something else entirely|a)\b(?: with)?/gi,
    ' ',
  );
  return { rest: rest.replace(/^[\s,.;:!?-]+(?:(?:and|then|now|but|instead)\b[\s,]*)*|[\s,;:!?.-]+$/gi, '') };
}

/** Nothing is searched for; what was asked before stays what the next message goes on from. */
function nothing(reply: string, before: Before | null, thinking: string[]): Plan {
  const intent: Intent = before?.intent ?? { conditions: [], sort: null, limit: usualLimit };
  return {
    strategy: 'none',
    approach: approachOf('none', intent),
    thinking: thinking.length === 0 ? ['There is nothing in it to search for.'] : thinking,
    intent,
    reply,
    leftOut: [],
    unanswerable: [],
  };
}

/** Why nothing was made of a message. */
const missed = (words: readonly string[]) =>
  words.length === 0 || words.length > 4
    ? 'I could make no condition of that.'
    : `I did not understand “${words.join(' ')}”, so I made no condition of it.`;

/** Those of both, each once. */
const together = (some: readonly Condition[], others: readonly Condition[]) =>
  [...new Map([...some, ...others].map((one) => [one.id, one])).values()].slice(0, mostConditions);

const limitOf = ({ limit }: Draft) => Math.max(1, Math.min(100, limit ?? usualLimit));

/** "How did they get there?", "what did most of them study?" */
const ofAll =
  /^\W*(?:and |so |but )?(?:how|what|where) (?:do|did|have|had|were|are) (?:they|these (?:people|alumni|folks)|those (?:people|alumni|folks)|most(?: of them)?|(?:all|many|some) of them)\b.{0,60}\b(?:get|got|end|ended|start|started|begin|study|studied|do|done|before|come|came|from|become|work|worked|land|landed)\b/i;

const askable = 'Ask by work, employer, major, class year, hometown or career path, such as “lawyers in Chicago who studied history”.';
/** Everyone is asked for, without a condition. */
const everyone =
  /\b(?:all|every|any|show|list|find|see|browse)\b.{0,20}\b(?:alumni|alums?|people|graduates|grads|everyone|everybody)\b|^\W*(?:alumni|alums|everyone|everybody|people|graduates)\W*$/i;

export interface Before {
  intent: Intent;
  shown: readonly { id: string; name: string }[];
}

export interface TurnKnown extends Known {
  /** The visible person of that id or name whose likes are looked for; null where there is none. */
  person: (idOrName: string) => Promise<PersonFacts | null>;
}
