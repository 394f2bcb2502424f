/** What a student said of themselves beyond the profile, each list in their own words or the usual names of skills. */
export interface Leanings {
  /** What they can do, languages among it. */
  skills: string[];
  /** Kinds of work they want more of. */
  likes: string[];
  /** What they want less of. */
  dislikes: string[];
  /** What they have done: experience and projects. */
  past: string[];
}

export const noLeanings: Leanings = { skills: [], likes: [], dislikes: [], past: [] };
