import { evidenceOf } from '@alive/grounding/evidence.ts';
import { type Guard, openGuard } from '@alive/grounding/guard.ts';
import { openFilled } from '@alive/language/entities/filled.ts';
import type { Marker } from '@alive/language/entities/marking-prompt.ts';
import { evenSpaces } from '@alive/language/text/text.ts';
import { ahead } from '#platform/ahead.ts';
import type { AnswerPart, Assistant, AssistantTurn, OpenAssistant } from '#platform/chat.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { Llm, Tools, Use } from '#platform/llm/llm.ts';
import type { Context } from './context.ts';
import { understand, nextMove, withReading } from './understand.ts';
import { act } from './builtin.ts';
import { type Begun, beginTalk } from './hosted-begin.ts';
import { ending } from './hosted-ending.ts';
import type { ShownRecord } from './hosted-memory.ts';
import { messagesFor } from './hosted-messages.ts';
import { jobsFound, peopleFound, tooLong } from './copy/model.ts';
import { tellable } from './hosted-facts.ts';
import { isOfRecord, isOpen, moved } from './hosted-move.ts';
import { searchPrompt } from './hosted-prompt.ts';
import type { Talk } from './hosted-talk.ts';
import { openWriting } from './hosted-writing.ts';
import { interpret } from './interpret.ts';
import type { Move } from './move.ts';
import type { HostedTools } from './port.ts';
import { careerPaths, careerStep, findPeople, peopleStep } from './hosted-people.ts';
import { companiesStep, listCompanies } from './hosted-companies.ts';
import { getJob, postingStep } from './hosted-jobs.ts';

/**
 * The job conversation that a language model words. It marks the message first, and the built-in reading with these marks does what is asked of
 * the search; then it writes of what was found, with tools to look further. It names records by handles only; what it writes goes through the
 * guard, and cards, conditions and people come from the database. Edited conditions without words are the built-in assistant's. Throws
 * ModelError.
 */
export function hostedSearch(deps: Deps): OpenAssistant {
  const { tools, builtin } = deps;
  return () => {
    const vocabulary = tools.vocabulary();
    // Who does not come to ask for it is not to fail by it.
    vocabulary.catch(() => undefined);
    return async function* answer(turn, signal) {
      const message = evenSpaces(turn.message ?? '').trim();
      if (message === '') return yield* builtin(turn, signal);
      const begun = await beginTalk(turn, message, await vocabulary, tools);
      if (signal.aborted) return;
      const { context } = begun.talk;
      // Before a model is asked: whoever stops the answer at once finds the conditions as they were edited.
      yield { filters: context.state.conditions };
      yield { state: context.state };
      const { understood, move } = await understandTurn(turn, begun, deps, signal);
      if (signal.aborted) return;
      const { sent, message: read, reading } = understood;
      yield* withReading(
        { sent, read, reading, move, state: context.state },
        hostedAnswer(begun, move, { message, network: turn.network }, deps, signal),
      );
    };
  };
}

/** The message as it is read, with the marks of the model where it is a request or nothing was understood, and what it asks for. */
async function understandTurn(turn: AssistantTurn, { talk: { context } }: Begun, deps: Deps, signal: AbortSignal) {
  const own = await understand(context, turn);
  const read = isOpen(interpret(own.asked, own.reading, context.state))
    ? await marked(own.message, context, turn.network, deps, signal)
    : null;
  const understood = read === null ? own : await understand(context, turn, read);
  return { understood, move: await nextMove(context, understood) };
}

/** How the model has the message read; null where it fails. */
async function marked(
  message: string,
  { state, about, reading, readRequest }: Context,
  network: string | null | undefined,
  { mark, removed, failed }: Deps,
  signal: AbortSignal,
) {
  const student = about.id ?? null;
  try {
    const filled = await mark({ message, active: tellable(state.conditions).map(({ label }) => label), student, network, signal });
    const { read, invented, isEmpty } = openFilled(message, filled, { said: readRequest, read: reading }, () => false);
    if (invented > 0) await removed(student, invented, 'plan');
    return isEmpty ? null : read;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    if (!signal.aborted) failed(error);
    return null;
  }
}

/** What is done about the message, then the model's words. */
async function* hostedAnswer(
  begun: Begun,
  move: Move,
  { message, network }: Pick<AssistantTurn, 'network'> & { message: string },
  deps: Deps,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { talk, gone, collect } = begun;
  const { llm, removed, now } = deps;
  if (isOfRecord(move, talk.context.state)) return yield* act(talk.whole, move);
  const found = yield* moved(talk, move);
  if (signal.aborted) return;
  const student = talk.context.about.id ?? null;
  const messages = messagesOf(begun, { message, found, now: now() });
  const said = ahead(llm.stream({ use: 'chat', student, network, system: searchPrompt, messages, tools: toolsFor(talk), signal }));
  try {
    await collect();
    const records = () => talk.memory.all().filter(({ handle }) => !gone.has(handle));
    const open = await deps.tools.vocabulary();
    const guard = openGuard(evidenceOf({ open, known: talk.said, student: talk.student, records, hidden: toolNames }));
    try {
      yield* write({ talk, guard, said }, signal);
    } finally {
      const { names, links, ids, amounts } = guard.removed();
      await removed(student, names + links + ids + amounts);
    }
  } finally {
    await said.end();
  }
}

function messagesOf({ talk: { context, memory }, history, gone }: Begun, { message, found, now }: Asking) {
  const records = memory.all().filter(({ handle }) => !gone.has(handle));
  return messagesFor({
    message,
    history,
    about: context.about,
    state: context.state,
    records: inOrder(records.slice(-mostRecords)),
    found,
    today: now.toISOString().slice(0, 10),
  });
}

const inOrder = (records: readonly ShownRecord[]) => records.toSorted((a, b) => a.handle.localeCompare(b.handle, 'en', { numeric: true }));

/** The answer as the student gets it; where the model is cut off, what it said stays with what it named. */
async function* write(
  { talk, guard, said }: { talk: Talk; guard: Guard; said: ReturnType<Llm['stream']> },
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const written = openWriting(guard, talk.memory);
  let isLong = false;
  try {
    for await (const part of said) {
      if ('text' in part) {
        isLong = false;
        yield* written.add(part.text);
      } else if ('call' in part) {
        yield* written.pause();
        const step = stepOf(talk, part.call.name, part.call.input);
        if (step !== null) yield { step };
      } else if ('ran' in part) yield* talk.parts.splice(0);
      else isLong = true;
    }
  } catch (error) {
    // A sentence that broke off is not said, nor what would follow it.
    talk.aside = '';
    if (written.text() !== '' && !signal.aborted) yield* ending(talk, guard.cited(), written.text());
    throw error;
  }
  if (signal.aborted) return;
  yield* written.end(isLong ? tooLong : '');
  if (written.text() === '') yield { token: wordless(talk) };
  if (talk.aside !== '') yield { token: `\n\n${talk.aside}` };
  yield* ending(talk, guard.cited(), written.text());
}

/** What is there where the model found something and had no words for it. Throws ModelError where it did not find anything either. */
function wordless({ found, people }: Talk): string {
  if (found !== null && found.jobs.length > 0) return jobsFound(found.jobs.length, found.total - found.heldBack);
  if (people.length > 0) return peopleFound;
  throw new ModelError('garbled', { detail: 'no words' });
}

/** Records of the conversation that the model is given again. */
const mostRecords = 40;

/** The tools of one answer: they read what this student may see. */
const toolsFor = (talk: Talk): Tools => ({
  get_job: getJob(talk),
  find_people: findPeople(talk),
  list_companies: listCompanies(talk),
  career_paths: careerPaths(talk),
});

const toolNames = ['get_job', 'find_people', 'list_companies', 'career_paths'];

/** What a call does, in a few words for the student; made of what was understood, never of the model's own words. Null for an unknown tool. */
function stepOf(talk: Talk, name: string, input: unknown): string | null {
  const step = steps.get(name);
  return step === undefined ? null : step(talk, input);
}

const steps: ReadonlyMap<string, (talk: Talk, input: unknown) => string> = new Map([
  ['get_job', postingStep],
  ['find_people', peopleStep],
  ['list_companies', companiesStep],
  ['career_paths', careerStep],
]);

interface Asking {
  message: string;
  /** What was done about it; null where it asks nothing of the search. */
  found: object | null;
  now: Date;
}

interface Deps {
  llm: Llm;
  mark: Marker;
  tools: HostedTools;
  builtin: Assistant;
  /** Receives how many inventions were kept from the student. */
  removed: (student: string | null, count: number, use?: Use) => Promise<void>;
  /** Receives why a message was read without its marks. */
  failed: (error: ModelError) => void;
  now: () => Date;
}
