import { setImmediate } from 'node:timers/promises';
import type { Condition } from '@alive/contract/conditions.ts';
import { parseConditions } from '@alive/language/conditions/registry.ts';
import { needsVisaSaid, ownMajorIn } from './of-oneself.ts';
import { readRequest } from '@alive/language/clauses/request.ts';
import { read } from '@alive/language/entities/read.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { About, AssistantTurn, Turn } from '#platform/chat.ts';
import { aboutNow, type Context, contextOf } from './context.ts';
import { withKinds } from './employers.ts';
import { filterOf } from './filter.ts';
import { openKnownValues } from '@alive/grounding/evidence.ts';
import { type Memory, openMemory, type ShownRecord } from './hosted-memory.ts';
import { figuresIn, type Talk } from './hosted-talk.ts';
import { inSlices } from '#platform/slices.ts';
import { sharedTools } from './hosted-shared.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { HostedTools } from './port.ts';
import { isSame } from './selection.ts';
import type { SearchState } from './state.ts';

/**
 * All that an answer begins with: the search as the student edited it, what they just said of themselves, the records mentioned before as far as
 * they may still be shown. `gone` are the handles of people whom students may not see any more.
 */
export async function beginTalk(turn: AssistantTurn, message: string, open: OpenVocabulary, all: HostedTools): Promise<Begun> {
  const { shareable } = turn;
  if (shareable === undefined) throw new ModelError('unconsented');
  const tools = sharedTools(all, turn.about);
  const reading = (text: string) => read(text, open);
  const asked = contextOf({ ...turn, about: shareable.about }, tools, reading, (text, setting, screen) =>
    readRequest(text, open, new Date(), setting, screen),
  );
  const messages = [...shareable.history.flatMap(({ sender, text }) => (sender === 'user' ? text : [])), message];
  const major = asked.state.major === null ? null : majorSaidIn(messages, reading);
  const given = { ...asked, about: aboutNow(shareable.about, { ...asked.state, major }) };
  const beginning = message.slice(0, mostRead);
  const said = reading(beginning);
  const memory = openMemory(given.state.told);
  const gone = await meetAgain(given, memory, { tools, all, whole: turn.about });
  const edited = turn.filters === undefined ? {} : await editedBy(turn.filters, given);
  const state = {
    ...given.state,
    ...edited,
    needsVisa: needsVisaSaid(beginning) ?? given.state.needsVisa,
    major: ownMajorIn(beginning, said.mentions) ?? given.state.major,
    told: memory.kept(),
  };
  const context: Context = {
    ...given,
    state,
    about: aboutNow(shareable.about, { ...state, major: ownMajorIn(beginning, said.mentions) ?? major }),
  };
  const history = withoutNames(shareable.history, gone);
  const handles = new Set(gone.map(({ handle }) => handle));
  const talk: Talk = {
    tools,
    whole: { ...given, tools: all, state, about: aboutNow(turn.about, state) },
    context,
    memory,
    isSaid: saidIn(messages),
    said: openKnownValues(),
    student: openKnownValues(),
    aside: '',
    parts: [],
    found: null,
    people: [],
  };
  const collect = async () => {
    // The request goes out first, which takes another turn.
    await setImmediate();
    const pause = inSlices(1);
    for (const { facts, handle } of memory.all()) {
      await pause();
      if (!handles.has(handle)) talk.said.collect(facts);
    }
    for (const { sender, text } of [...history, { sender: 'user', text: message }]) {
      await pause();
      // Earlier answers went through the same guard.
      talk.said.collect(text);
      talk.said.count(...figuresIn(text));
      if (sender === 'user') talk.student.collect(text);
    }
    for (const mention of said.mentions) if (mention.kind === 'company') talk.student.collect(mention.company);
    for (const { value } of turn.filters ?? []) talk.student.collect(value);
    collectRecord(talk);
  };
  return { talk, history, gone: handles, collect };
}

/** The search with the conditions as the student left them. */
async function editedBy(filters: Condition[], { tools, about, state, reading, lookup }: Context): Promise<Partial<SearchState>> {
  const { conditions } = parseConditions(await withKinds(filters, tools), reading);
  if (isSame(conditions, state.conditions)) return {};
  const total = await tools.countJobs(filterOf(conditions, lookup), about);
  return { conditions, before: state.conditions, wishes: [], aside: [], total, heldBack: 0, shownIds: [], heldIds: [], offer: null };
}

/**
 * Looks up whom the conversation mentioned, and what the built-in assistant showed meanwhile, but for what keeps this student out; gives those
 * who are not shown any more.
 */
async function meetAgain({ state, about, lookup }: Context, memory: Memory, { tools, all, whole }: Meeting): Promise<ShownRecord[]> {
  const known = memory.all();
  const met = [...known.filter(({ handle }) => handle.startsWith('P')), ...(state.people?.shown ?? [])];
  const fresh = state.last.filter(({ id }) => !known.some((one) => one.id === id));
  const people = met.length === 0 ? [] : await tools.peopleShown([...new Set(met.map(({ id }) => id))], about);
  const filter = filterOf(state.lastConditions, lookup);
  const own = fresh.length === 0 ? [] : await all.jobsByIds(idsOf(fresh), whole, filter);
  const open = own.filter(({ match }) => match?.gate == null);
  const jobs = open.length === 0 ? [] : await tools.jobsByIds(idsOf(open), about, filter);
  for (const person of people) memory.person(person);
  for (const job of jobs) memory.job(job);
  return met
    .filter(({ id }) => people.every((person) => person.id !== id))
    .map(({ id, name }) => known.find((one) => one.id === id) ?? { handle: '', id, name, cited: `**${name}**`, facts: '' });
}

/** Whether one of these messages says all words of a text. */
function saidIn(messages: readonly string[]): Talk['isSaid'] {
  const keysOf = (text: string) => wordsOf(text).map((word) => word.text);
  return (text) => messages.some((message) => new Set(keysOf(message)).isSupersetOf(new Set(keysOf(text))));
}

/** The major that the last of these messages to name one says is the student's. */
const majorSaidIn = (messages: readonly string[], reading: Context['reading']): string | null =>
  messages.reduce<string | null>((last, text) => {
    const beginning = text.slice(0, mostRead);
    return ownMajorIn(beginning, reading(beginning).mentions) ?? last;
  }, null);

const idsOf = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

interface Meeting {
  /** As a model may use them. */
  tools: HostedTools;
  all: HostedTools;
  /** The whole student. */
  whole: About;
}

/** Earlier answers without the names of people who are not shown any more, nor any part of them. */
function withoutNames(history: readonly Turn[], gone: readonly ShownRecord[]): Turn[] {
  const parts = new Set(gone.flatMap(({ name }) => wordsOf(name).flatMap(({ raw }) => (raw.length > 2 ? raw : []))));
  const without = (text: string) =>
    gone
      .reduce((rest, { cited, name }) => rest.replaceAll(cited, somebody).replaceAll(name, somebody), text)
      .replace(/[\p{L}\p{M}]+/gu, (word) => (parts.has(word) ? somebody : word));
  return history.map((turn) => (turn.sender === 'user' || gone.length === 0 ? turn : { ...turn, text: without(turn.text) }));
}

const somebody = 'somebody';

/** What may be said of the student and of the search. */
function collectRecord({ said, context: { state, about } }: Talk): void {
  const { firstName, school, major, graduationYear, preferredLocations, lookingFor, profile } = about;
  said.collect(
    firstName,
    school,
    major,
    preferredLocations,
    lookingFor,
    profile,
    state.conditions.map(({ label }) => label),
  );
  if (graduationYear !== null) said.collect(String(graduationYear));
  said.count(state.shownIds.length);
  said.countUpTo(Math.max(state.last.length, state.people?.shown.length ?? 0));
}

/** Characters of a message that are read for facts. */
const mostRead = 2000;

export interface Begun {
  talk: Talk;
  history: Turn[];
  gone: ReadonlySet<string>;
  /** Makes out what may be said before any tool was called; to be awaited while the model thinks, for it gives way to whatever else waits. */
  collect: () => Promise<void>;
}
