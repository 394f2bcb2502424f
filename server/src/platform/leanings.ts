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
  /** Roles they named as work they look for, and neither kept nor refused. */
  heard?: string[];
  /** Absent where no résumé was read. */
  resume?: ResumeSkills;
}

/** Skills by a résumé. */
export interface ResumeSkills {
  /** Those the student keeps or wants more of, each with its line; `name` is the usual name, `text` as it was written. */
  skills: { name: string; text: string; line: string }[];
  /** All that its lines name, also what the student did not keep: none of this is missing on it. null: not all of its lines are known. */
  names: string[] | null;
}

/** A skill that a line of a résumé names, and the first such line; null where that says something private. */
export interface NamedSkill {
  name: string;
  line: string | null;
}

export const noLeanings: Leanings = { skills: [], likes: [], dislikes: [], past: [] };
