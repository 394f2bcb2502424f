import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Profile } from '@alive/contract/profile.ts';

/** What an assistant knows of the student in one conversation: the given values, else the record's. */
export interface About {
  /** The student's id; null where the conversation was begun without a token. */
  id?: string | null;
  firstName: string;
  school: string | null;
  major: string | null;
  graduationYear: number | null;
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  preferredLocations: string[];
  lookingFor: string[];
  profile: Profile | null;
  /** Roles, fields and companies turned down in the interview, by name. */
  refused?: string[];
}

export interface Turn {
  sender: 'user' | 'assistant';
  text: string;
}

/** One piece of an answer as an assistant yields it; the conversations room turns pieces into events and rows. */
export type AnswerPart =
  | { token: string }
  /** What is being done before the next words come; not stored. */
  | { step: string }
  /** A language model writes the words that follow. */
  | { writer: 'model' }
  | { filters: Condition[] }
  | { results: Job[] }
  | { people: Alumni[] }
  /** Ids of the people whom the words of this answer name; the words are not shown any more when one of them is not. */
  | { tells: string[] }
  | { suggestions: string[] }
  /** Replaces what the assistant keeps between turns; stored when the answer ends. */
  | { state: unknown }
  /** The interview is over; stored on the student, sent with `done`. */
  | { completed: Profile };

/** The port both chats stand on: the built-in assistant and hosted models are its adapters. */
export type Assistant = (turn: AssistantTurn, signal: AbortSignal) => AsyncIterable<AnswerPart>;

/** Opens an assistant when a message comes, before its sender is known: what has to be read first is read meanwhile. */
export type OpenAssistant = () => Assistant;

export interface AssistantTurn {
  about: About;
  /** What this assistant yielded as `state` last; null at the start. */
  state: unknown;
  /** Everything said before this message, oldest first. */
  history: Turn[];
  /** null when the assistant speaks first. */
  message: string | null;
  /** The whole set of conditions as the student edited it; search only. */
  filters?: Condition[];
}

/** Cuts a finished text into the small pieces a reader sees arriving; joined they are the text again. */
export const tokens = (text: string): { token: string }[] => (text.match(/\S+\s*|\s+/g) ?? []).map((token) => ({ token }));
