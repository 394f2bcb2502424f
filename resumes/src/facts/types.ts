import type { FactKind } from '@alive/contract/facts.ts';

export interface ResumeFact {
  kind: Extract<FactKind, 'skill' | 'education' | 'experience' | 'project' | 'language' | 'award' | 'link'>;
  /** 1 to 300 characters: "B.S. Environmental Engineering", "Field technician, Riverkeep", "Python". */
  text: string;
  /** "Georgia Tech, 2027", "June to August 2025"; null: nothing stands beside it. */
  detail: string | null;
  /** The key of what it names (`skill:Python`), as facts of other origins have it; null: nothing known. */
  value: string | null;
  /** Number of its line in `lines`; the line's text is the fact's quote. */
  line: number;
  /** Read for certain, or offered. */
  isSure: boolean;
}

export interface EducationRead {
  school: string | null;
  degree: string | null;
  major: string | null;
  /** `YYYY` or `YYYY-MM`. */
  graduation: string | null;
  /** As written: "3.8", "3.8/4.0". */
  gpa: string | null;
  line: number;
}

export interface ExperienceRead {
  employer: string | null;
  title: string | null;
  /** O*NET-SOC code of the title; null: not known. */
  occupation: string | null;
  /** `YYYY` or `YYYY-MM`. */
  start: string | null;
  /** The same, or `present`. */
  end: string | null;
  place: string | null;
  bullets: readonly { text: string; line: number }[];
  line: number;
}
