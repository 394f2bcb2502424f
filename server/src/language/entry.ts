import type { Meaning } from './types.ts';

/** What the words of a phrase may mean; `meaning` is null for names that are to be passed over. */
export interface Entry {
  meaning: Meaning | null;
  certainty: number;
  /** The title is the words as said: "deal desk manager" for a role, not what the list calls it. */
  asSaid?: boolean;
  guard: Guard;
}

/**
 * When an entry counts: `word` (also an ordinary word) with a sign that the name is meant, `capitals` in capitals or beside "jobs",
 * `code` as a state's letters, `rung` before a kind of work, `major` beside "major" or "degree", `skill` among skills,
 * `school` (also another's name) beside a word of study,
 * `rare` (also a rare word) with its capital or beside work, `short` as letters of a title: in capitals, alone, or in a request of few words.
 */
export const guards = ['none', 'word', 'capitals', 'code', 'rung', 'major', 'skill', 'short', 'rare', 'school'] as const;
export type Guard = (typeof guards)[number];
