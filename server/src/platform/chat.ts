import type { Condition } from '@alive/contract/conditions.ts';
import type { FactChange } from '@alive/language/facts/extract.ts';
import type { Ask, ChatEvent } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { Near, Offer, ReadSpan } from '@alive/contract/reading.ts';
import type { Leanings } from './leanings.ts';

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
  /** Keys of the kept musts alongside a visa and a clearance: "remote", "pay>=60000". */
  musts?: string[];
  /** What kept facts say of the student beyond the profile. */
  leanings?: Leanings;
  /** When the student last asked to hold the interview again, ISO 8601: only facts that changed since count as answered. */
  talkAgainAt?: string | null;
}

/** The part of it that came with a start call. */
export type Given = Partial<Omit<About, 'id' | 'musts' | 'leanings' | 'talkAgainAt'>>;

export interface Turn {
  sender: 'user' | 'assistant';
  text: string;
}

/** What was said before in a conversation. */
export interface Past extends Turn {
  at: Date;
  /** Whom it was said to or by; null: nobody known. */
  studentId: string | null;
  /** A language model wrote it. */
  writer?: 'model' | null;
  /** What an answer of the interview asks. */
  ask?: Ask | null;
}

/** One piece of an answer as an assistant yields it; the conversations room turns pieces into events and rows. */
export type AnswerPart =
  | { token: string }
  /** What is being done before the next words come; not stored. */
  | { step: string }
  /** A language model writes the words that follow. */
  | { writer: 'model' }
  /** What became of each word of the message; stored with it. */
  | { reading: ReadSpan[] }
  | { filters: Condition[] }
  | { nearest: Near[]; results: Job[] }
  | { results: Job[] }
  | { people: Alumni[] }
  /** The conditions that the people who come next were found by, under which they are shown again. */
  | { peopleAsked: Condition[] }
  /** Ids of the people whom the words of this answer name; the words are not shown any more when one of them is not. */
  | { tells: string[] }
  | { suggestions: string[] }
  | { offers: Offer[] }
  /** Replaces what the assistant keeps between turns; stored when the answer ends. */
  | { state: unknown }
  /** What a message added to the facts, and what it changed or dropped, as `facts.note` returned it; interview only. */
  | Noted
  /** What an answer of the interview asks; stored with it. */
  | { ask: Ask }
  /** The interview is over: the profile is derived from the facts, stored, and sent with `done`. */
  | { completed: true };

/** Whether a part of an answer is kept and never sent. */
export const isUnsent = <P extends object>(part: P): part is Extract<P, Unsent> =>
  'state' in part || 'tells' in part || 'writer' in part || 'peopleAsked' in part;

type Unsent = Extract<AnswerPart, { state: unknown } | { tells: unknown } | { writer: unknown } | { peopleAsked: unknown }>;

/** The last event of an answer that did not come to its end because its process ended: its message holds what came. */
export const cutOff: ChatEvent = { done: true, error: 'This was cut off. Try again.', code: 'UNAVAILABLE', interrupted: true };

/** The port both chats stand on: the built-in assistant and hosted models are its adapters. */
export type Assistant = (turn: AssistantTurn, signal: AbortSignal) => AsyncIterable<AnswerPart>;

/** Opens an assistant when a message comes, before its sender is known: what has to be read first is read meanwhile. */
export type OpenAssistant = () => Assistant;

export interface AssistantTurn {
  about: About;
  /** The network address that the message came from, hashed. */
  network?: string | null;
  /** What this assistant yielded as `state` last; null at the start. */
  state: unknown;
  /** Everything said before this message, oldest first. */
  history: Past[];
  /** What of all this a language model may be given; absent where none may be asked. */
  shareable?: Shareable;
  /** null when the assistant speaks first. */
  message: string | null;
  /** The whole set of conditions as the student edited it; search only. */
  filters?: Condition[];
  /** The student ends the interview; the message may be empty. */
  finish?: boolean;
  facts: TurnFacts;
}

/** The student and the conversation as a language model may know them. */
export interface Shareable {
  about: About;
  history: Turn[];
}

/** What one turn of the interview may ask and do of the student's facts. */
export interface TurnFacts {
  /** All facts as they stand: kept, offered and dropped ones, form facts among them, oldest first. */
  all: () => Promise<Fact[]>;
  /**
   * Stores what the message says, in one transaction with the derived profile, once the message itself is stored, which is their source.
   * A draft whose key is kept already moves that fact instead, which is then among `changed`.
   */
  note: (what: { add: FactDraft[]; change: FactChange[] }) => Promise<Noted>;
}

/** A fact as it was read from a message. */
export interface FactDraft extends Pick<Fact, 'kind' | 'stance' | 'text' | 'value'> {
  /** An exact piece of the message; null where it would say something private. */
  quote: string | null;
  status: 'kept' | 'offered';
  /** What stands beside it: school and year, or dates. */
  detail?: string | null;
  /** It stands in a résumé that was pasted into the message. */
  origin?: 'resume';
  /** A model read it, which keeps no guess and brings nothing back. */
  isProposed?: true;
}

export interface Noted {
  heard: Fact[];
  changed: Fact[];
}

/** Cuts a finished text into the small pieces a reader sees arriving; joined they are the text again. */
export const tokens = (text: string): { token: string }[] => (text.match(/\S+\s*|\s+/g) ?? []).map((token) => ({ token }));
