import type { Meaning } from './types.ts';

/** What the words of a phrase may mean; `meaning` is null for names that are to be passed over. */
export interface Entry {
  meaning: Meaning | null;
  certainty: number;
  guard: Guard;
}

/**
 * When an entry counts: `word` (also an ordinary word) with a sign that the name is meant, `capitals` in capitals or beside "jobs",
 * `code` as a state's letters, `rung` before a kind of work, `major` beside "major" or "degree", `skill` among skills.
 */
export type Guard = 'none' | 'word' | 'capitals' | 'code' | 'rung' | 'major' | 'skill';
