import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Asker, PeopleCondition } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import type { Student } from '#db/sessions.ts';
import type { Known } from '@alive/language/entities/known.ts';

/** What this room is given. */
export interface Deps {
  readOnly: ReadOnly;
  now: () => Date;
  version: () => Promise<number>;
  /** What a question of this student is read with, and who asks. */
  knowing: (student: Caller) => Promise<{ known: Known; asker: Asker }>;
  /** The visible people who meet all of it, with the reasons why; `ids` narrows it to some. */
  peopleMeeting: (
    conditions: PeopleCondition[],
    asker: Asker,
    limit: number,
    ids?: string[],
  ) => Promise<{ people: Alumni[]; total: number }>;
  /** The kinds of work that stand out as near to a wish by meaning, nearest first; often none. */
  nearestWork: (text: string) => Promise<{ name: string; kind: string }[]>;
  /** Open jobs of some work that nothing rules out for the student, best first. */
  jobsOf: (work: WorkOfJobs, student: Student, limit: number) => Promise<{ jobs: Job[]; total: number }>;
}

/** What answers need in addition to what was counted. */
export type AnswerDeps = Pick<Deps, 'readOnly' | 'knowing' | 'peopleMeeting' | 'jobsOf'>;

export interface Caller {
  school: string | null;
  major: string | null;
  graduationYear: number | null;
  preferredLocations: string[];
  profile: Student['profile'];
}

/** What open jobs are found by; lists are alternatives. */
export interface WorkOfJobs {
  /** Work akin to it is none of it. */
  closely?: true;
  roles?: string[];
  functions?: string[];
  industries?: string[];
  companies?: string[];
}
