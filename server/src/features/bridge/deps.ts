import type { JobsNearPerson } from '@alive/contract/bridge.ts';
import type { Hiring } from '#db/hiring.ts';
import type { Asker } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import type { Student } from '#db/sessions.ts';
import type { Known } from '@alive/language/entities/known.ts';

/** What this room is given. */
export interface Deps {
  readOnly: ReadOnly;
  /** Who has open jobs, by the key of the employer. */
  hiring: () => Promise<ReadonlyMap<string, Hiring>>;
  /** The curated companies, by the key of the employer. */
  curated: () => Promise<ReadonlyMap<string, Curated>>;
  version: () => Promise<number>;
  /** What a question of this student is read with, and who asks. */
  knowing: (student: Student) => Promise<{ known: Known; asker: Asker }>;
  /** Employer and normalised role of these jobs, closed ones too; unknown ids are left out. */
  workOf: (jobIds: string[]) => Promise<Work[]>;
  /** For each employer, recognised by its names in postings, its open jobs that nothing rules out for the student. */
  openingsAt: (employers: string[][], student: Student, limit: number) => Promise<Openings[]>;
}

export type Openings = Pick<JobsNearPerson, 'total' | 'held_back' | 'jobs'>;

export interface Work {
  /** Of the job. */
  id: string;
  company: string;
  role: string | null;
}

export interface Curated {
  id: string;
  name: string;
  domain: string | null;
}
