import type { Condition } from '@alive/contract/conditions.ts';
import type { ChatEvent } from '@alive/contract/conversations.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { continueSearch, startSearch } from '@alive/contract/search.ts';
import { eventsOf, post, tokenOf } from './caller.ts';

/**
 * Registers a student of that record and says the messages one after another in a new job conversation, over HTTP.
 * Returns what the last answer held. Rejects when an answer ends with an error.
 */
export const converse = async (url: string, student: StudentRecord, says: readonly string[]): Promise<Outcome> => {
  const token = await tokenOf(url, { ...somebody, ...student });
  let conversationId: string | null = null;
  let outcome: Outcome = { conditions: [], wished: [], shown: [], answer: '' };
  for (const message of says) {
    const response: Response = await (conversationId === null
      ? post(url + startSearch.path, { message }, token)
      : post(url + continueSearch.path, { message, conversationId }, token));
    if (!response.ok) throw new Error(`“${message}” was answered with ${response.status}: ${await response.text()}`);
    const events = eventsOf<ChatEvent>(await response.text());
    outcome = outcomeIn(events, message, outcome);
    conversationId = events.flatMap((event) => ('conversationId' in event ? event.conversationId : []))[0] ?? conversationId;
  }
  return outcome;
};

function outcomeIn(events: readonly ChatEvent[], message: string, before: Outcome): Outcome {
  for (const event of events) if ('error' in event) throw new Error(`The answer failed: ${event.error}`);
  return {
    conditions: events.flatMap((event) => ('filters' in event ? [event.filters] : [])).at(-1) ?? before.conditions,
    wished: [
      ...before.wished,
      ...events.flatMap((event) =>
        'reading' in event ? event.reading.flatMap(({ start, end, as }) => (as === 'wish' ? [message.slice(start, end)] : [])) : [],
      ),
    ],
    shown: events.flatMap((event) => ('results' in event ? event.results : [])),
    answer: events.map((event) => ('token' in event ? event.token : '')).join(''),
  };
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

export interface Outcome {
  /** Those that are active after the last message. */
  conditions: Condition[];
  /** The words of all messages that only rank. */
  wished: string[];
  /** The jobs of the last answer. */
  shown: Job[];
  answer: string;
}
