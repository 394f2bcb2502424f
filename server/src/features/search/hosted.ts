import { openingMessage } from '@alive/contract/search.ts';
import { figure } from '@alive/language/conditions/facts.ts';
import { evidenceOf } from '@alive/grounding/evidence.ts';
import { type Guard, openGuard } from '@alive/grounding/guard.ts';
import { evenSpaces } from '@alive/language/text/text.ts';
import { ahead } from '#platform/ahead.ts';
import type { AnswerPart, Assistant, OpenAssistant } from '#platform/chat.ts';
import { ModelError } from '#platform/llm/error.ts';
import type { Llm, Tools } from '#platform/llm/llm.ts';
import { type Begun, beginTalk } from './hosted-begin.ts';
import { ending } from './hosted-ending.ts';
import type { Told } from './hosted-memory.ts';
import { messagesFor, tooLong } from './hosted-messages.ts';
import { searchPrompt } from './hosted-prompt.ts';
import type { Talk } from './hosted-talk.ts';
import { openWriting } from './hosted-writing.ts';
import { openingOf } from './opening.ts';
import { readingOfModel } from './reading.ts';
import type { HostedTools } from './port.ts';
import { careerPaths, careerStep, findPeople, peopleStep } from './hosted-people.ts';
import { companiesStep, listCompanies } from './hosted-companies.ts';
import { findJobs, getJob, jobsStep, postingStep } from './hosted-jobs.ts';

/**
 * The job conversation held by a language model with tools. It names records by handles only; what it writes goes through the guard, and
 * cards, conditions and people come from the database. Edited conditions without words are the built-in assistant's. Throws ModelError.
 */
export function hostedSearch({ llm, tools, builtin, removed, now }: Deps): OpenAssistant {
  return () => {
    const vocabulary = tools.vocabulary();
    // Who does not come to ask for it is not to fail by it.
    vocabulary.catch(() => undefined);
    return async function* answer(turn, signal) {
      const message = evenSpaces(turn.message ?? '').trim();
      if (message === '') return yield* builtin(turn, signal);
      const open = await vocabulary;
      const begun = await beginTalk(turn, message, open, tools);
      if (signal.aborted) return;
      const { talk, gone } = begun;
      // Before the model is asked: whoever stops the answer at once finds the conditions as they were edited.
      const { state } = talk.context;
      yield { filters: state.conditions };
      yield { state };
      const student = turn.about.id ?? null;
      const messages = messagesOf(begun, message, now());
      const said = ahead(llm.stream({ use: 'chat', student, system: searchPrompt, messages, tools: toolsFor(talk), signal }));
      try {
        await begun.hear();
        const records = () => talk.memory.all().filter(({ handle }) => !gone.has(handle));
        const guard = openGuard(evidenceOf({ open, heard: talk.said, student: talk.student, records, hidden: toolNames }));
        try {
          yield* write({ talk, guard, said, sent: turn.message ?? '' }, signal);
        } finally {
          const { names, links, ids, amounts } = guard.removed();
          await removed(student, names + links + ids + amounts);
        }
      } finally {
        await said.end();
      }
    };
  };
}

function messagesOf({ talk: { context, memory }, history, gone }: Begun, message: string, now: Date) {
  const { state, about, reading } = context;
  const records = memory.all().filter(({ handle }) => !gone.has(handle));
  return messagesFor({
    message,
    history,
    about,
    state,
    records: inOrder(records.slice(-mostRecords)),
    opening: state.total === null && message === openingMessage ? openingOf(about, reading) : null,
    today: now.toISOString().slice(0, 10),
  });
}

const inOrder = (records: readonly Told[]) => records.toSorted((a, b) => a.handle.localeCompare(b.handle, 'en', { numeric: true }));

/** The answer as the student gets it; where the model is cut off, what it said stays with what it named. */
async function* write(
  { talk, guard, said, sent }: { talk: Talk; guard: Guard; said: ReturnType<Llm['stream']>; sent: string },
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
    // A sentence that broke off is not said.
    if (written.text() !== '' && !signal.aborted) yield* ending(talk, guard.cited(), written.text());
    throw error;
  }
  if (signal.aborted) return;
  yield* written.end(isLong ? tooLong : '');
  if (written.text() === '') yield { token: wordless(talk) };
  yield { reading: await readingOfModel(sent, talk.context) };
  yield* ending(talk, guard.cited(), written.text());
}

/** What is there where the model found something and had no words for it. Throws ModelError where it did not find anything either. */
function wordless({ found, people }: Talk): string {
  if (found !== null && found.jobs.length > 0)
    return found.total === found.jobs.length ? 'Here is all that fits.' : `Here are the best of the ${figure(found.total)} that fit.`;
  if (people.length > 0) return 'Here is who I may show you.';
  throw new ModelError('garbled', { detail: 'no words' });
}

/** Records of the conversation that the model is told of again. */
const mostRecords = 40;

/** The tools of one answer: they read what this student may see, and change nothing but the conditions of this conversation. */
const toolsFor = (talk: Talk): Tools => ({
  find_jobs: findJobs(talk),
  get_job: getJob(talk),
  find_people: findPeople(talk),
  list_companies: listCompanies(talk),
  career_paths: careerPaths(talk),
});

const toolNames = ['find_jobs', 'get_job', 'find_people', 'list_companies', 'career_paths'];

/** What a call does, in a few words for the student; made of what was understood, never of the model's own words. Null for an unknown tool. */
function stepOf(talk: Talk, name: string, input: unknown): string | null {
  const step = steps.get(name);
  return step === undefined ? null : step(talk, input);
}

const steps: ReadonlyMap<string, (talk: Talk, input: unknown) => string> = new Map([
  ['find_jobs', jobsStep],
  ['get_job', postingStep],
  ['find_people', peopleStep],
  ['list_companies', companiesStep],
  ['career_paths', careerStep],
]);

interface Deps {
  llm: Llm;
  tools: HostedTools;
  builtin: Assistant;
  /** Hears how many inventions were kept from the student. */
  removed: (student: string | null, count: number) => Promise<void>;
  now: () => Date;
}
