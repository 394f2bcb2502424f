import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { continueOnboarding, startOnboarding } from '@alive/contract/onboarding.ts';
import { type PeopleEvent, searchPeople } from '@alive/contract/people.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { randomUUID } from 'node:crypto';
import { eventsOf, post, tokenOf } from './caller.ts';
import type { Held, Student } from './interviews-held.ts';
import type { StudentRecord } from './run-conversation.ts';

/** Says the messages one after another in a new job conversation of a new student. Rejects when a call is refused. */
export const searchTalk = async (url: string, student: StudentRecord, says: readonly string[]): Promise<Talk> => {
  const token = await tokenOf(url, { ...somebody, ...student });
  const answers: Answer[] = [];
  let conversationId: string | null = null;
  for (const message of says) {
    const told: Told<ChatEvent> = await ask(
      conversationId === null ? url + startSearch.path : url + continueSearch.path,
      conversationId === null ? { message } : { message, conversationId },
      token,
    );
    answers.push(answerOf(told));
    conversationId = idIn(told.events) ?? conversationId;
  }
  return { said: [JSON.stringify({ ...somebody, ...student }), ...says].join('\n'), answers };
};

/** Holds one interview over HTTP: `says` one after the other, then "That's all" until it ends; null when it has not after ten messages. */
export const interviewTalk = async (url: string, student: Student, says: readonly string[]): Promise<Talk & { held: Held | null }> => {
  const token = await tokenOf(url, { ...somebody, firstName: student.name });
  const answers: Answer[] = [];
  const history: Held['history'] = [];
  const left = [...says];
  let told = await ask<ChatEvent>(url + startOnboarding.path, student, token);
  const conversationId = idIn(told.events) ?? '';
  for (let round = 0; ; round++) {
    const answer = answerOf(told);
    answers.push(answer);
    history.push({ sender: 'assistant', text: answer.text });
    const said = history.map(({ sender, text }) => (sender === 'user' ? text : '')).join('\n');
    const talk = { said: `${JSON.stringify(student)}\n${said}`, answers };
    if (answer.profile !== null) return { ...talk, held: { student, history, profile: answer.profile, unsaid: left } };
    if (round === 10) return { ...talk, held: null };
    const message = left.shift() ?? 'That’s all.';
    history.push({ sender: 'user', text: message });
    told = await ask(url + continueOnboarding.path, { message, conversationId }, token);
  }
};

/** Asks about alumni, one question after another; `student` is a whole record. */
export const peopleTalk = async (url: string, student: StudentRecord, says: readonly string[]): Promise<PeopleTalk[]> => {
  const token = await tokenOf(url, student);
  const conversationId = randomUUID();
  const answers: PeopleTalk[] = [];
  for (const query of says) answers.push(await ask<PeopleEvent>(url + searchPeople.path, { query, conversationId }, token));
  return answers;
};

async function ask<Event>(address: string, body: unknown, token: string): Promise<Told<Event>> {
  const start = performance.now();
  const response = await post(address, body, token);
  if (!response.ok) throw new Error(`${JSON.stringify(body)} was answered with ${response.status}: ${await response.text()}`);
  let said = '';
  let first: number | null = null;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    said += chunk;
    if (first === null && firstWords.test(said)) first = performance.now() - start;
  }
  return { events: eventsOf<Event>(said), first, whole: performance.now() - start };
}

/** What a reader sees first of an answer: words, or how a question about people was understood. */
const firstWords = /"token":|"type":/;

function answerOf({ events, first, whole }: Told<ChatEvent>): Answer {
  const last = events.find((event) => 'done' in event);
  return {
    text: events.map((event) => ('token' in event ? event.token : '')).join(''),
    conditions: events.flatMap((event) => ('filters' in event ? [event.filters] : [])).at(-1) ?? null,
    shown: events.flatMap((event) => ('results' in event ? event.results : [])),
    profile: last !== undefined && 'profile' in last ? (last.profile ?? null) : null,
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

export type PeopleTalk = Told<PeopleEvent>;

interface Told<Event> {
  events: Event[];
  /** Milliseconds until there was something to read, and until the end. */
  first: number | null;
  whole: number;
}

export interface Talk {
  /** All that the student said, and their record. */
  said: string;
  answers: Answer[];
}

export interface Answer extends Pick<Told<ChatEvent>, 'first' | 'whole'> {
  text: string;
  /** null: none were told. */
  conditions: Condition[] | null;
  shown: Job[];
  profile: Profile | null;
  /** Whether a language model wrote the words. */
  byModel: boolean;
  /** What it ended with instead of an end. */
  error: string | null;
}
