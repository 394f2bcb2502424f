import type { Condition } from '@alive/contract/conditions.ts';
import type { Company, Tally } from '@alive/contract/companies.ts';
import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { ResumeMeter } from '@alive/contract/resume.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import type { About } from '#platform/chat.ts';
import type { EmployerKind } from '@alive/language/entities/types.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { JobFilter as StoredJobFilter, JobOrder } from '#job-index/filter.ts';

/** What the job conversation needs of other rooms; app.ts gives it. */
export interface SearchTools {
  /**
   * Open jobs that fit, best for this student first; `total` counts them, `heldBack` those that the student's visa, citizenship or another must
   * rules out. With `openTo`, of whom more is known, what is listed and held back is so for them, and `total` counts all.
   */
  findJobs(filter: JobFilter, about: About, limit: number, openTo?: About): Promise<Found>;
  /** How many open jobs fit, without those held back. */
  countJobs(filter: JobFilter, about: About): Promise<number>;
  /** In the order of the ids, scored as `findJobs` with this filter scored them; unknown ones are left out. */
  jobsByIds(ids: string[], about: About, filter: JobFilter): Promise<Job[]>;
  /** Those of the phrases all whose words an open job mentions, close to each other where they must be `together`. */
  phrasesMentioned(phrases: string[], how?: { together?: boolean }): Promise<string[]>;
  /** Those of the phrases that a conversation finds open jobs by through their meaning. */
  phrasesMeant?(phrases: string[]): Promise<string[]>;
  /** Those that stand in a title, role, employer or industry. */
  phrasesHeading?(phrases: string[]): Promise<string[]>;
  vocabulary(): Promise<OpenVocabulary>;
  /** The kinds of work that stand out as near to a wish by meaning, nearest first; often none. */
  nearestWork?(text: string): Promise<NearWork[]>;
  /** How near open jobs come to a text by what their whole postings mean, in no order; none without a meaning. */
  similarJobs?(text: string): Promise<{ id: string; similarity: number }[]>;
  /** Curated employers of a kind that size, age or owner tell, and of how many that is known. */
  employersOfKind?(kind: EmployerKind): Promise<{ known: number; names: string[] }>;
  /** What a message asks of alumni, read as a question in Find People; `before` is what was asked for last, null for nothing. */
  readPeople(message: string, before: PeopleAsked | null, near: About): Promise<PeopleRead>;
  /** Visible alumni who meet all of it, those nearest to the student first. */
  findPeople(
    asked: PeopleAsked,
    near: Pick<About, 'school' | 'major' | 'graduationYear' | 'preferredLocations'>,
    limit: number,
  ): Promise<FoundPeople>;
  /** With what the careers of visible alumni began that came to a role: the numbers of Career Paths. */
  firstSteps(role: string, from?: string[]): Promise<FirstSteps>;
  /** One open job as this student sees it with its description in Markdown; null where it is closed, hidden or unknown. */
  describeJob?(id: string, about: About, filter: JobFilter): Promise<{ job: Job; description: string } | null>;
  /** How well a machine reads the student's résumé; null where there is none, `unread` for one from before résumés were read. */
  resumeMeterOf?(studentId: string): Promise<ResumeMeter | 'unread' | null>;
  /** What jobs ask for, line by line, and where the student's résumé shows it, in their order; null where there is no such job. */
  compareResume?(jobIds: readonly string[], studentId: string): Promise<(ResumeComparison | null)[]>;
}

/** What a conversation that a language model holds also needs. */
export interface HostedTools extends SearchTools {
  /** One open job as this student sees it with its description in Markdown; null where it is closed, hidden or unknown. */
  describeJob(id: string, about: About, filter: JobFilter): Promise<{ job: Job; description: string } | null>;
  /** Those of the ids whom students may see. */
  peopleShown(ids: string[], near: Pick<About, 'school' | 'major'>): Promise<Alumni[]>;
  /** The curated employers, first priority first. */
  companies(): Promise<Company[]>;
  /** The counted ways to a role: the numbers of Career Paths. */
  waysTo(role: string): Promise<Ways>;
}

interface Ways {
  /** Careers that came to the role, and those that began with it. */
  total: number;
  atOnce: number;
  /** With what they began, where they hold it, and what was studied; each of several people, most first. */
  firstRoles: Tally[];
  employers: Tally[];
  majors: Tally[];
  /** Years of work before; null where no dates tell. */
  medianYears: number | null;
}

export interface NearWork {
  name: string;
  kind: 'role' | 'function' | 'industry';
  /** −1 to 1. */
  similarity: number;
}

/** What is asked of alumni: conditions, and wishes that only rank. */
export interface PeopleAsked {
  conditions: Condition[];
  wishes: Condition[];
}

interface PeopleRead extends PeopleAsked {
  /** What of it must not be asked, or stands on no record, in sentences. */
  notes: string[];
}

export interface FoundPeople {
  people: Alumni[];
  total: number;
  sameSchool: number;
  sameMajor: number;
  /** How many of all meet each wish, in their order. */
  wished: number[];
  /** How closely they are the role asked for; null where none was. */
  closeness: Closeness | null;
}

export interface FirstSteps {
  total: number;
  /** Those that began with the role itself. */
  atOnce: number;
  /** The commonest beginnings of the others, each of several people. */
  steps: { role: string; count: number }[];
  /** Those that were in `from` before: as a role, a function, or their major. */
  from?: number;
}

export interface Found {
  jobs: Job[];
  total: number;
  heldBack: number;
  /** How many of the total, and which of the jobs, were found by meaning alone: they hold none of the phrases. */
  meant?: { total: number; ids: string[] };
  /** How closely they are the roles asked for; null where none was. */
  closeness?: Closeness | null;
  /** How near the work of each of the jobs comes to what the student wants, whatever its level and place, in points. */
  works?: number[];
  /** The role of the profile that each is; null for none. */
  targets?: (string | null)[];
  /** Of the total, how many meet each wish, and each thing unwished. */
  wished?: number[];
  unwished?: number[];
}

/** The conditions of `#db/job-filter.ts` that a conversation makes. */
export interface JobFilter extends Pick<
  StoredJobFilter,
  | 'phrases'
  | 'roles'
  | 'closely'
  | 'akin'
  | 'notRoles'
  | 'functions'
  | 'notFunctions'
  | 'industries'
  | 'notIndustries'
  | 'companies'
  | 'notCompanies'
  | 'placeKeys'
  | 'notPlaceKeys'
  | 'levels'
  | 'skills'
  | 'notSkills'
  | 'either'
  | 'wishesSaid'
  | 'wishesLeading'
  | 'wishes'
  | 'unwished'
  | 'citizenship'
  | 'ids'
  | 'remote'
  | 'sponsorship'
  | 'clearance'
  | 'terms'
  | 'termUnstated'
  | 'payAtLeast'
  | 'payAtMost'
  | 'degrees'
  | 'notDegrees'
  | 'postedSince'
> {
  /** Whether jobs that rule the student out are among the results; without it they are only counted. */
  includeGated?: boolean;
  /** Whether only those are. */
  onlyGated?: boolean;
  /** In which order, where it is not by what suits the student best. */
  order?: JobOrder;
}
