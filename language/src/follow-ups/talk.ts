import type { Condition } from '@alive/contract/conditions.ts';
import type { Talk } from '../acts/talk.ts';
import type { Mention } from '../entities/types.ts';
import * as copy from '../people/copy.ts';
import { phraseOfPeople } from '../people/sentence.ts';

/** What is said where a message asks for no people; `begun`: something was asked before, and it stays. */
export const replyTo = (talk: Talk | 'nothingShown', begun: boolean): string => copy.talk[talk](begun);

/** An undo after a message that changed nothing. */
export const stoodReply = (conditions: readonly Condition[]): string =>
  copy.changedNothing(conditions.length === 0 ? null : phraseOfPeople(conditions));

/** What was searched for, and how what is complained of is left out; nothing changes. */
export const complaintReply = (about: readonly Mention[], conditions: readonly Condition[]): string =>
  copy.complaint(searchOf(conditions), namesOf(about));

/** Why somebody is not among those found. */
export const missingReply = (missed: readonly Mention[], conditions: readonly Condition[]): string =>
  copy.missing(searchOf(conditions), namesOf(missed));

const searchOf = (conditions: readonly Condition[]) => (conditions.length === 0 ? copy.allAlumni : phraseOfPeople(conditions));
const namesOf = (mentions: readonly Mention[]) => [...new Set(mentions.map(({ text }) => text))];
