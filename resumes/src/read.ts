import type { FactKind } from '@alive/contract/facts.ts';
import { type ResumeLine, type ResumeMeter, resumeParts } from '@alive/contract/resume.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Extracted } from './extracted.ts';

/** Gives the lines alone. */
export const readResume: ReadResume = ({ lines }) => ({
  lines: lines.map(({ text, page }) => ({ text, page, kind: 'text' })),
  facts: [],
  meter: { parts: resumeParts.map((part) => ({ part, found: false })), advice: [] },
  account: { email: null, firstName: null, lastName: null, school: null, major: null, graduationYear: null },
  education: [],
  experience: [],
});

/** Reads a résumé: what it says of a student, line by line, and how well a machine reads it. Pure; `now` is what "present" means. */
export type ReadResume = (extracted: Extracted, vocabulary: OpenVocabulary, now: Date) => ResumeRead;

export interface ResumeRead {
  lines: readonly ResumeLine[];
  facts: readonly ResumeFact[];
  meter: ResumeMeter;
  /** What an account asks for, too; null where it is not found. School and major in the lists' spelling where they are listed. */
  account: {
    email: string | null;
    firstName: string | null;
    lastName: string | null;
    school: string | null;
    major: string | null;
    graduationYear: number | null;
  };
  /** Of each experience what a machine needs: for the eval and for dates. */
  education: readonly EducationRead[];
  experience: readonly ExperienceRead[];
}

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
