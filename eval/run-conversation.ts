import { register } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';

/**
 * Registers a student of that record and says the messages one after another in a new job conversation, over HTTP.
 * Returns what the last answer held. Rejects when an answer ends with an error.
 */
export const converse = async (url: string, student: StudentRecord, says: readonly string[]): Promise<Heard> => {
  const { token } = (await (await post(url + register.path, { ...somebody, ...student })).json()) as { token: string };
  let conversationId: string | null = null;
  let heard: Heard = { conditions: [], shown: [], answer: '' };
  for (const message of says) {
    const response: Response = await (conversationId === null
      ? post(url + startSearch.path, { message }, token)
      : post(url + continueSearch.path, { message, conversationId }, token));
    if (!response.ok) throw new Error(`“${message}” was answered with ${response.status}: ${await response.text()}`);
    const events = eventsOf(await response.text());
    heard = heardIn(events, heard.conditions);
    conversationId = events.flatMap((event) => ('conversationId' in event ? event.conversationId : []))[0] ?? conversationId;
  }
  return heard;
};

function heardIn(events: readonly ChatEvent[], before: Condition[]): Heard {
  for (const event of events) if ('error' in event) throw new Error(`The answer failed: ${event.error}`);
  return {
    conditions: events.flatMap((event) => ('filters' in event ? [event.filters] : [])).at(-1) ?? before,
    shown: events.flatMap((event) => ('results' in event ? event.results : [])),
    answer: events.map((event) => ('token' in event ? event.token : '')).join(''),
  };
}

function eventsOf(stream: string): ChatEvent[] {
  return stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as ChatEvent] : []));
}

function post(url: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

/** A student whose record decides nothing. */
const somebody = { firstName: 'Sam', lastName: 'Lee', school: 'Ohio State University', major: 'Undeclared' };

/** What a line of a set says of the student; everything may be absent. */
export interface StudentRecord {
  school?: string;
  major?: string;
  graduationYear?: number;
  needsVisa?: boolean | null;
  canGetClearance?: boolean | null;
  preferredLocations?: string[];
  lookingFor?: string[];
}

export interface Heard {
  /** Those that are active after the last message. */
  conditions: Condition[];
  /** The jobs of the last answer. */
  shown: Job[];
  answer: string;
}
