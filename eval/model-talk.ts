import type { Registration } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { type ChatEvent, type Conversation, getConversation } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { type PeopleEvent, searchPeople } from '@alive/contract/people.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { randomUUID } from 'node:crypto';
import { eventsOf, post, tokenOf } from './caller.ts';
import type { StudentRecord } from './run-conversation.ts';

/** Says the messages one after another in a new job conversation of a new student. Rejects when a call is refused. */
export const searchTalk = async (url: string, student: StudentRecord, says: readonly string[]): Promise<Talk> => {
  const token = await tokenOf(url, { ...somebody, ...student });
  const answers: Answer[] = [];
  let conversationId: string | null = null;
  for (const message of says) {
    const exchange: Exchange<ChatEvent> = await ask(
      conversationId === null ? url + startSearch.path : url + continueSearch.path,
      conversationId === null ? { message } : { message, conversationId },
      token,
    );
    answers.push(answerOf(exchange));
    conversationId = idIn(exchange.events) ?? conversationId;
  }
  return { said: [JSON.stringify({ ...somebody, ...student }), ...says].join('\n'), answers };
};

/** Holds one interview over HTTP: `says` one after the other, and then its end where it has not come to it. Rejects when a call is refused. */
export const interviewTalk = async (url: string, { student, says }: InterviewSaid): Promise<InterviewTalk> => {
  const token = await tokenOf(url, { ...somebody, ...student });
  const begin = { name: somebody.firstName, school: student.school, major: student.major };
  const exchanges = [await ask<ChatEvent>(url + startOnboarding.path, begin, token)];
  const conversationId = idIn(exchanges.flatMap(({ events }) => events)) ?? '';
  const proceed = async (body: object) => exchanges.push(await ask(url + continueOnboarding.path, { ...body, conversationId }, token));
  for (const message of says) await proceed({ message });
  if (!exchanges.some(({ events }) => events.some((event) => 'completed' in event))) await proceed({ message: '', finish: true });
  const stored = await fetch(url + getConversation.path.replace(':id', conversationId), { headers: { authorization: `Bearer ${token}` } });
  const { messages } = (await stored.json()) as Conversation;
  return {
    said: [JSON.stringify({ ...somebody, ...student }), ...says].join('\n'),
    answers: exchanges.map(answerOf),
    messages: says.map((text, at) => ({
      text,
      heard: (exchanges[at + 1]?.events ?? []).flatMap((event) => ('heard' in event ? event.heard : [])),
      processor: exchanges[at + 1]?.processor ?? 0,
    })),
    stored: messages.flatMap(({ text, facts = [] }) => facts.map((fact) => ({ text, fact }))),
  };
};

/** Asks about alumni, one question after another; `student` is a whole record. */
export const peopleTalk = async (url: string, student: StudentRecord, says: readonly string[]): Promise<PeopleTalk[]> => {
  const token = await tokenOf(url, student);
  const conversationId = randomUUID();
  const answers: PeopleTalk[] = [];
  for (const query of says) answers.push(await ask<PeopleEvent>(url + searchPeople.path, { query, conversationId }, token));
  return answers;
};

async function ask<Event>(address: string, body: unknown, token: string): Promise<Exchange<Event>> {
  const start = performance.now();
  const used = process.cpuUsage();
  const response = await post(address, body, token);
  if (!response.ok) throw new Error(`${JSON.stringify(body)} was answered with ${response.status}: ${await response.text()}`);
  let said = '';
  let first: number | null = null;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += chunk;
    if (first === null && firstWords.test(said)) first = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(used);
  return { events: eventsOf<Event>(said), first, whole: performance.now() - start, processor: (user + system) / 1000 };
}

/** What a reader sees first of an answer: words, or how a question about people was understood. */
const firstWords = /"token":|"type":/;

function answerOf({ events, first, whole }: Exchange<ChatEvent>): Answer {
  const last = events.find((event) => 'done' in event);
  return {
    text: events.map((event) => ('token' in event ? event.token : '')).join(''),
    conditions: events.flatMap((event) => ('filters' in event ? [event.filters] : [])).at(-1) ?? null,
    shown: events.flatMap((event) => ('results' in event ? event.results : [])),
    byModel: last !== undefined && 'writer' in last && last.writer === 'model',
    error: last !== undefined && 'error' in last ? last.error : null,
    first,
    whole,
  };
}

const idIn = (events: readonly ChatEvent[]): string | null =>
  events.flatMap((event) => ('conversationId' in event && event.conversationId !== undefined ? event.conversationId : []))[0] ?? null;

/** A student whose record decides nothing. */
const somebody = { firstName: 'Sam', lastName: 'Lee', school: 'Ohio State University', major: 'Undeclared' };

export type PeopleTalk = Exchange<PeopleEvent>;

interface Exchange<Event> {
  events: Event[];
  /** Milliseconds until there was something to read, and until the end. */
  first: number | null;
  whole: number;
  /** Milliseconds of the processor in this process, all of the server and its database among them. */
  processor: number;
}

export interface Talk {
  /** All that the student said, and their record. */
  said: string;
  answers: Answer[];
}

export interface Answer extends Pick<Exchange<ChatEvent>, 'first' | 'whole'> {
  text: string;
  /** null: none were shown. */
  conditions: Condition[] | null;
  shown: Job[];
  /** Whether a language model wrote the words. */
  byModel: boolean;
  /** What it ended with instead of an end. */
  error: string | null;
}

/** What a student gave in the form, and says in an interview. */
interface InterviewSaid {
  student: Pick<Registration, 'school' | 'major'> & Partial<Registration>;
  says: readonly string[];
}

export interface InterviewTalk extends Talk {
  /** What the student said, the facts that were noted in it, and the processor's milliseconds until its answer was whole. */
  messages: { text: string; heard: Fact[]; processor: number }[];
  /** Facts as they stand at the end, each with the message it was read from. */
  stored: { text: string; fact: Fact }[];
}
