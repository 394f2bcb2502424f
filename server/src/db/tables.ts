import type { AnswerPart, Given } from '#platform/chat.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Ask } from '@alive/contract/conversations.ts';
import { factKinds, factOrigins, factStatuses, stances } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { Near, Offer, ReadSpan } from '@alive/contract/reading.ts';
import { clearances, degrees, jobStates, jobTypes, levels, sponsorships, type Verdict, workplaces } from '@alive/contract/jobs.ts';
import { boardOutcomes, vendors } from '@alive/contract/boards.ts';
import type { PeopleTurn } from '@alive/contract/people.ts';
import type { ResumeReading } from '@alive/contract/resume.ts';
import { stages } from '@alive/contract/tracker.ts';
import { seniorities } from '@alive/language/entities/types.ts';
import { getTableColumns, not, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Leanings, type NamedSkill, noLeanings } from '#platform/leanings.ts';
import { ofWorkSql, ownWordsSql, parseableSql } from './text-runs.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
/** The words of an SQL expression. */
const parsed = (text: string) => sql.raw(`to_tsvector('english', ${parseableSql(text)})`);
/** Whose row it is; it goes when they go. */
const ofStudent = () => text('student_id').references(() => students.id, { onDelete: 'cascade' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

// Students ------------------------------------------------------------

export const students = pgTable('students', {
  id: text().primaryKey(),
  /** Lower case; null until one is given. */
  email: text().unique(),
  /** When a code that was sent to this address came back; null: never. */
  emailProvenAt: moment('email_proven_at'),
  /** Lower case; an address that was named where nothing may be revealed of it, until a code proves it. */
  pendingEmail: text('pending_email'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  school: text().notNull(),
  major: text().notNull(),
  graduationYear: integer('graduation_year').notNull(),
  needsVisa: boolean('needs_visa'),
  canGetClearance: boolean('can_get_clearance'),
  preferredLocations: text('preferred_locations').array().notNull().default([]),
  lookingFor: text('looking_for').array().notNull().default([]),
  /** Derived from the kept facts once the interview was completed; null before. */
  profile: jsonb().$type<Profile>(),
  /** Of the release before facts, which may run alongside this one while it is rolled out; nothing uses it, and the next release drops it. */
  refused: text().array().notNull().default([]),
  /** The summary as the student typed it; null: derived. */
  summary: text(),
  /** Keys of the kept musts, without those that are columns of this table. */
  musts: text().array().notNull().default([]),
  /** What kept facts say of them beyond the profile. */
  leanings: jsonb().$type<Leanings>().notNull().default(noLeanings),
  /** When the student last asked to hold the interview again: facts that changed since are its answers. */
  talkAgainAt: moment('talk_again_at'),
  /** Whether what they say may go to a language model; null: not asked yet. */
  modelConsent: boolean('model_consent'),
  /** Whose model that was said of: another one is asked about again. */
  modelConsentFor: text('model_consent_for'),
  modelConsentAt: moment('model_consent_at'),
  /** When they were last here, to within some minutes. */
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex; the token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** What the student calls it by; the default is for the release before, which may run alongside this one. */
    id: text()
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    studentId: ofStudent().notNull(),
    /** In words; empty where it is not known. */
    device: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** To within some minutes. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** Moves on with its use. */
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sessions_student').on(t.studentId), index('sessions_expiry').on(t.expiresAt)],
);

/** Codes that were sent to addresses and can still be used. Unknown addresses have rows, too, whose code nobody was sent. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    id: text().primaryKey(),
    /** Keyed hash of what the code is for and of the address. */
    scope: text().notNull(),
    /** Keyed hash of the code. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sign_in_codes_scope').on(t.scope), index('sign_in_codes_expiry').on(t.expiresAt)],
);

/** Messages that are still to be sent, or tried again. No code is in them: it is made when one is sent. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    address: text().notNull(),
    /** Whom it is about, where that is known; it goes when they go. */
    studentId: ofStudent(),
    /** Keyed hash of the network address that asked for it; null where that is not counted. */
    network: text(),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** Not before; while it is being sent, when another process may take it up. */
    dueAt: moment('due_at').notNull(),
  },
  (t) => [index('outgoing_mails_due').on(t.dueAt), index('outgoing_mails_student').on(t.studentId)],
);

export const resumes = pgTable('resumes', {
  studentId: ofStudent().primaryKey(),
  fileName: text('file_name').notNull(),
  size: integer().notNull(),
  type: text({ enum: ['pdf', 'doc', 'docx'] }).notNull(),
  /** Random name under the résumé folder. */
  storedAs: text('stored_as').notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
  /** What was read in it; null: stored by a release that read none. */
  reading: jsonb().$type<ResumeReading>(),
  /** Every skill that its lines name, also where no fact was made of it; null as above. */
  skills: jsonb().$type<NamedSkill[]>(),
});

/** Accounts that were deleted, so that no backup brings them back. Who it was cannot be read from it. */
export const erasedStudents = pgTable('erased_students', {
  /** SHA-256 of the account's id, hex. */
  key: text().primaryKey(),
  erasedAt: moment('erased_at').notNull(),
  /** Names of their files that are still to be removed. */
  files: text().array().notNull().default([]),
});

/** Files of students under random names, where FILE_STORE is the database. */
export const files = pgTable('files', {
  name: text().primaryKey(),
  content: bytea().notNull(),
  createdAt: moment('created_at').notNull(),
});

// Conversations -------------------------------------------------------

export const conversations = pgTable(
  'conversations',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['onboarding', 'search'] }).notNull(),
    /** null: begun without a token, it belongs to whoever holds its id. */
    studentId: ofStudent(),
    /** What the start call gave of the student; the rest is read from the record whenever somebody speaks. */
    about: jsonb().$type<Given>().notNull(),
    /** What the assistant keeps between turns; its shape belongs to the room of `kind`. */
    state: jsonb(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('conversations_student').on(t.studentId, t.updatedAt)],
);

export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Rises within its conversation. */
    ordinal: integer().notNull(),
    sender: text({ enum: ['user', 'assistant'] }).notNull(),
    text: text().notNull(),
    status: text({ enum: ['streaming', 'complete', 'stopped', 'interrupted', 'failed'] }).notNull(),
    hidden: boolean().notNull().default(false),
    extras: jsonb().$type<MessageExtras>().notNull().default({}),
    createdAt: moment('created_at').notNull(),
    /** The process that writes an answer, `instances.id`; null: nobody, or one of the release before. */
    owner: text(),
    /** Whether the student asked to stop it, in case the owner missed the notification. */
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** The student it is written for; null without an account. */
    writtenFor: text('written_for'),
    /** Which of a student's answers at once it is. */
    place: integer(),
  },
  (t) => [
    unique('messages_order').on(t.conversationId, t.ordinal),
    uniqueIndex('messages_at_once')
      .on(t.writtenFor, t.place)
      .where(sql`${t.status} = 'streaming'`),
    index('messages_streaming')
      .on(t.owner)
      .where(sql`${t.status} = 'streaming'`),
  ],
);

/** What there is of an answer while it is written, a row for each time it is stored: what remains when its process ends, and what others follow. */
export const answerParts = pgTable(
  'answer_parts',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Rises within its answer from 0. */
    ordinal: integer().notNull(),
    events: jsonb().$type<StoredPiece[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.ordinal] })],
);

/** A piece of an answer as it is stored while it is written: ids of the jobs and people that it shows, which are read again. */
export type StoredPiece =
  | Exclude<AnswerPart, { results: unknown } | { people: unknown } | { completed: unknown }>
  | { jobIds: string[]; alike?: Folded; nearest?: Near[] }
  | { peopleIds: string[] };

/** The ids of the near-copies that were folded into jobs, by the id of each. */
export type Folded = Record<string, string[]>;

/** The processes that serve this database. One whose beat is old has ended, and so have its answers. */
export const instances = pgTable('instances', {
  id: text().primaryKey(),
  host: text().notNull(),
  pid: integer().notNull(),
  startedAt: moment('started_at').notNull(),
  beatAt: moment('beat_at').notNull(),
});

/** Calls that came with an Idempotency-Key, for a day. No token is in them. */
export const idempotentCalls = pgTable(
  'idempotent_calls',
  {
    /** Whose key it is: a student, or before there is one the keyed hash of the network address. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Method and path of the endpoint. */
    endpoint: text().notNull(),
    /** SHA-256 of the body, hex. */
    bodyHash: text('body_hash').notNull(),
    /** Who carries it out, `instances.id`. */
    owner: text().notNull(),
    /** Whose it is, or whose account it made. */
    studentId: ofStudent(),
    /** The id of what it makes, an account, an answer or a fact, from before it is made; of what was there already, from when it is done. */
    makes: text().notNull(),
    /** HTTP status of the reply; null while it is carried out. */
    status: integer(),
    /** Only the release before writes it, which may run alongside this one. What was made is read where it is. */
    reply: jsonb(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotent_calls_age').on(t.createdAt),
    index('idempotent_calls_student').on(t.studentId),
  ],
);

/** What was spent of budgets that instances share, until they begin anew. */
export const budgetsSpent = pgTable(
  'budgets_spent',
  {
    /** Name of the budget and whose it is; an address is hashed. */
    key: text().primaryKey(),
    spent: integer().notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('budgets_spent_end').on(t.endsAt)],
);

/** What came with an answer alongside its text. */
export interface MessageExtras {
  filters?: Condition[];
  jobIds?: string[];
  alike?: Folded;
  peopleIds?: string[];
  /** What these people were found by; absent where they were only named. */
  peopleAsked?: Condition[];
  suggestions?: string[];
  offers?: Offer[];
  /** Of the jobs shown, where none fits all conditions, which each misses. */
  nearest?: Near[];
  /** What became of each word of the message that is answered. */
  reading?: ReadSpan[];
  profile?: Profile;
  ask?: Ask;
  /** Who wrote the words; absent: the built-in assistant. */
  writer?: 'model';
  /** Ids of the people whom the words name. */
  tells?: string[];
}

/** What is known of a student, or of whoever holds a conversation that was begun without an account: the other of the two is null. */
export const facts = pgTable(
  'facts',
  {
    id: text().primaryKey(),
    /** Rises with every fact: the order in which they came. */
    ordinal: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    studentId: ofStudent(),
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text({ enum: factKinds }).notNull(),
    stance: text({ enum: stances }).notNull(),
    text: text().notNull(),
    value: text(),
    /** What stands beside it: school and year, or dates. */
    detail: text(),
    /** What only one kept fact may have, see features/facts/merge.ts. */
    key: text().notNull(),
    /** The key under which the résumé says it, where the student gave it another one: a new file does not bring the former back. */
    resumeKey: text('resume_key'),
    origin: text({ enum: factOrigins }).notNull(),
    quote: text(),
    /** The message that it was read from, which may be gone; `resume`: the stored résumé. */
    source: text(),
    status: text({ enum: factStatuses }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('facts_kept_of_student')
      .on(t.studentId, t.key)
      .where(sql`${t.status} = 'kept'`),
    uniqueIndex('facts_kept_of_conversation')
      .on(t.conversationId, t.key)
      .where(sql`${t.status} = 'kept'`),
    index('facts_student').on(t.studentId, t.ordinal),
    index('facts_conversation').on(t.conversationId, t.ordinal),
    index('facts_source').on(t.source),
    check('facts_holder', sql`num_nonnulls(${t.studentId}, ${t.conversationId}) = 1`),
  ],
);

/** What language models took in a day, by whom it was for. */
export const modelUsage = pgTable(
  'model_usage',
  {
    /** UTC, as YYYY-MM-DD. */
    day: date({ mode: 'string' }).notNull(),
    /** null: nobody known. */
    studentId: ofStudent(),
    use: text({ enum: ['chat', 'plan', 'extract'] }).notNull(),
    model: text().notNull(),
    calls: integer().notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    /** What the model invented and nobody was shown. */
    removed: integer().notNull().default(0),
  },
  (t) => [unique('model_usage_of').on(t.day, t.studentId, t.use, t.model).nullsNotDistinct()],
);

// Work ----------------------------------------------------------------

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  domain: text(),
  website: text(),
  atsBaseUrl: text('ats_base_url'),
  industry: text().notNull(),
  /** null: computed from its numbers. */
  priority: integer(),
  foundedYear: integer('founded_year'),
  isPublic: boolean('is_public').notNull(),
  stockTicker: text('stock_ticker'),
  description: text().notNull(),
  companySize: text('company_size'),
  tags: text().array().notNull().default([]),
  headquarters: text(),
  /** 'sample' or the name of an import. */
  source: text().notNull(),
});

export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    // What searches filter and sort by comes first: PostgreSQL reads a row from its start, and every search looks at thousands.
    /** `uncertain`: listed, but the last tries to verify it failed. */
    state: text({ enum: jobStates }).notNull(),
    /** null for anything beyond entry level. */
    jobType: text('job_type', { enum: jobTypes }),
    level: text({ enum: levels }).notNull(),
    remote: boolean().notNull(),
    /** Where the work is done, when the source or the posting tells; `remote` may be offered alongside an office. */
    workplace: text({ enum: workplaces }),
    postedAt: moment('posted_at'),
    /** Whole US dollars a year. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    citizenshipRequired: boolean('citizenship_required').notNull(),
    clearanceRequired: boolean('clearance_required').notNull(),
    /** Whether the clearance must be held on the first day or can be obtained; null where none is required. */
    clearance: text({ enum: clearances }),
    sponsorship: text({ enum: sponsorships }).notNull(),
    /** What the posting demands; null where it demands none. */
    degree: text({ enum: degrees }),
    /** Calendar years in which candidates are to graduate, both inclusive; null is open, both are null where the posting does not say. */
    graduationFrom: integer('graduation_from'),
    graduationTo: integer('graduation_to'),
    /** When applications close, where it is stated. */
    closesAt: moment('closes_at'),
    /** The words that find and rank a job, and its skills as they are: short, because ranking reads it for every match. */
    words: tsvector().generatedAlwaysAs(
      sql.raw(
        `setweight(to_tsvector('english', ${ownWordsSql('title')}), 'A') || setweight(to_tsvector('english', ${ownWordsSql("coalesce(role, '')")}), 'B') || setweight(to_tsvector('english', ${ownWordsSql(`company_name || ' ' || coalesce("function", '') || ' ' || coalesce(industry, '')`)}), 'C') || array_to_tsvector(skills)`,
      ),
    ),
    /** Keys of its places from coarse to fine, see language/places/place-keys.ts. */
    placeKeys: text('place_keys').array().notNull(),
    /** Normalised role and its function; null when the title tells neither. */
    role: text(),
    function: text(),
    /** The code of the occupation that the title most likely stands for, of O*NET-SOC 2019; null where it tells none. */
    occupation: text(),
    industry: text(),
    companyName: text('company_name').notNull(),
    title: text().notNull(),
    skills: text().array().notNull(),
    /** Where it came from: 'sample', 'simplify', 'csv', 'json' or the vendor of a board ('greenhouse'). */
    source: text().notNull(),
    /** Its identity there. */
    sourceId: text('source_id').notNull(),
    companyDomain: text('company_domain'),
    url: text().notNull(),
    description: text().notNull(),
    /** Labels of its places as people read them. */
    locations: text().array().notNull(),
    /** As the posting states it, when not per year. */
    payStated: text('pay_stated'),
    realTalk: text('real_talk'),
    sponsorshipQuote: text('sponsorship_quote'),
    clearanceQuote: text('clearance_quote'),
    degreeQuote: text('degree_quote'),
    graduationQuote: text('graduation_quote'),
    applyEmail: text('apply_email'),
    /** What the posting says on visas, citizenship and clearance, each with its sentence and where it stands. */
    verdicts: jsonb().$type<Verdict[]>().notNull().default([]),
    terms: text().array().notNull().default([]),
    /** When the source says it last changed. */
    sourceUpdatedAt: moment('source_updated_at'),
    firstSeenAt: moment('first_seen_at').notNull(),
    /** When its source last listed it. */
    lastVerifiedAt: moment('last_verified_at').notNull(),
    closedAt: moment('closed_at'),
    /** The board it is on, `boards.id`; null where it came from a file. */
    board: text(),
    /** What the board's list said of it, so that its full text is fetched again only when that changes. */
    listVersion: text('list_version'),
    /** The set of its title's words: with the company, what makes two postings the same job posted again. */
    titleKey: text('title_key').notNull().default(''),
    /** When this posting appeared: first seen, and each time it came back after it was closed. */
    appearedAt: timestamp('appeared_at', { withTimezone: true, mode: 'date' }).array().notNull().default([]),
    timesReposted: integer('times_reposted').notNull().default(0),
    /** SHA-256 of what the source said, so that an unchanged row is known as such. */
    contentHash: text('content_hash').notNull(),
    /** The description's words: long, so read only for the best matches, or when no headline holds a word. */
    body: tsvector().generatedAlwaysAs(parsed(ownWordsSql(ofWorkSql('left(description, 40000)')))),
  },
  (t) => [
    unique('jobs_identity').on(t.source, t.sourceId),
    index('jobs_newest')
      .on(sql`(coalesce(${t.postedAt}, ${t.firstSeenAt})) DESC`, t.id)
      .where(sql`${t.state} <> 'closed'`),
    index('jobs_company').on(sql`lower(${t.companyName})`),
    index('jobs_board').on(t.board),
    index('jobs_occupation').on(t.occupation),
    index('jobs_closing')
      .on(t.closesAt)
      .where(sql`${t.state} <> 'closed'`),
  ],
);

/** A company's page at one of the vendors, and how the last try to read it went. */
export const boards = pgTable('boards', {
  /** Vendor and token: 'greenhouse:stripe'. */
  id: text().primaryKey(),
  vendor: text({ enum: vendors }).notNull(),
  companyName: text('company_name').notNull(),
  /** Where people read it. */
  address: text().notNull(),
  /** Validators of the last complete answer, where the vendor gives one list in one answer. */
  etag: text(),
  lastModified: text('last_modified'),
  startedAt: moment('started_at'),
  /** When it was last read to its end. */
  completedAt: moment('completed_at'),
  outcome: text({ enum: boardOutcomes }),
  /** Why the last try failed, as a sentence for an operator. */
  failure: text(),
  /** How many postings it listed when it was last read to its end. */
  listed: integer(),
});

/** Vectors of the short texts that jobs are found by meaning with, each text once; what is missing is computed again. */
export const embeddings = pgTable('embeddings', {
  /** SHA-256 of model and text, hex. */
  key: text().primaryKey(),
  /** 32-bit floats, little endian. */
  vector: bytea().notNull(),
});

/** What a student keeps of a job. Its title, employer and link stay when the job itself is gone. */
export const trackedJobs = pgTable(
  'tracked_jobs',
  {
    studentId: ofStudent().notNull(),
    jobId: text('job_id').notNull(),
    /** null: only hidden. */
    stage: text({ enum: stages }),
    /** Not to be shown to this student again. */
    hidden: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    /** Rises with every change of the notes. */
    notesVersion: integer('notes_version').notNull().default(0),
    jobTitle: text('job_title').notNull(),
    companyName: text('company_name').notNull(),
    url: text().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.jobId] })],
);

// People --------------------------------------------------------------

export const alumni = pgTable(
  'alumni',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    photo: text(),
    role: text().notNull(),
    company: text().notNull(),
    linkedin: text(),
    year: integer(),
    major: text(),
    school: text(),
    hometown: text(),
    hometownCity: text('hometown_city'),
    hometownCountry: text('hometown_country'),
    /** Newest first, separated by " | ": the contract's career-path.ts reads and prints it. */
    careerPath: text('career_path').notNull(),
    about: text(),
    visibility: text({ enum: ['shown', 'limited', 'hidden'] }).notNull(),
    source: text().notNull(),
    // What follows is read from the above when it is stored, see features/alumni/derive.ts.
    /** The name in lower case, without accents. */
    nameKey: text('name_key').notNull().default(''),
    /** Keys of the hometown from coarse to fine, see language/places/place-keys.ts. */
    hometownKeys: text('hometown_keys').array().notNull().default([]),
    /** When work after studying began, in months since year 0: year × 12 + month − 1. */
    workedSince: integer('worked_since'),
    /** SHA-256 of what the source said, so that an unchanged row is known as such. */
    contentHash: text('content_hash').notNull().default(''),
    hidden: boolean()
      .notNull()
      .generatedAlwaysAs(sql`visibility = 'hidden'`),
    /** The words of the whole career. */
    words: tsvector().generatedAlwaysAs(parsed("role || ' ' || company || ' ' || career_path")),
    aboutWords: tsvector('about_words').generatedAlwaysAs(parsed("coalesce(about, '')")),
  },
  (t) => [index('alumni_company').on(t.company), unique('alumni_hidden').on(t.id, t.hidden)],
);

/** The positions of everybody's career path, read from it when it is stored. */
export const positions = pgTable(
  'positions',
  {
    alumniId: text('alumni_id').notNull(),
    /** Whether the person is: the database keeps both the same, so that nobody need ask the person when looking through positions. */
    hidden: boolean().notNull().default(false),
    /** 0 is the oldest. */
    ordinal: integer().notNull(),
    isCurrent: boolean('is_current').notNull(),
    /** The first that is neither study nor an internship; where there is none, the oldest. */
    isFirst: boolean('is_first').notNull(),
    /** A degree rather than work: "MBA Candidate at …". */
    isStudy: boolean('is_study').notNull(),
    /** As it is written. */
    title: text().notNull(),
    /** Normalised role and function; null when the title tells neither. A study's role is its kind, "Medical school"; null for a first degree. */
    role: text(),
    function: text(),
    /** The code of the occupation that the title most likely stands for, of O*NET-SOC 2019; null where it tells none, and for study. */
    occupation: text(),
    /** What the title's own words say. */
    seniority: text({ enum: seniorities }),
    company: text().notNull(),
    /** The employer's name in lower case, its spellings made one. */
    companyKey: text('company_key').notNull(),
    industry: text(),
    /** Months since year 0; a year alone counts from its January, at an end to its December. Null where nothing is written. */
    startMonth: integer('start_month'),
    /** Null where it lasts, or nothing is written. */
    endMonth: integer('end_month'),
    /** When the unbroken stay at this employer began. */
    companySince: integer('company_since'),
    location: text(),
    /** See language/places/place-keys.ts. */
    placeKeys: text('place_keys').array().notNull().default([]),
    note: text(),
    /** The title's words, see words-said.ts: small ones are doubled, so that text search keeps them. */
    titleWords: tsvector('title_words').generatedAlwaysAs(
      parsed(
        String.raw`regexp_replace(translate(replace(title, '&', ' and '), '-/–—.', '    '), '\m(of|it|in|and|the|for|to|at|on|a|all|own|other)\M', '\1\1', 'gi')`,
      ),
    ),
  },
  (t) => [
    primaryKey({ columns: [t.alumniId, t.ordinal] }),
    foreignKey({ columns: [t.alumniId, t.hidden], foreignColumns: [alumni.id, alumni.hidden], name: 'positions_person' })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('positions_company').on(t.companyKey),
    index('positions_role').on(t.role),
    index('positions_function').on(t.function),
    index('positions_occupation').on(t.occupation),
    index('positions_places').using('gin', t.placeKeys),
    index('positions_title').using('gin', t.titleWords),
  ],
);

/**
 * The one place that says whom students may see, and what of them: nobody hidden, and of limited people neither hometown nor about nor
 * profile link. Whatever is shown, counted or drawn reads people from here.
 */
export const visibleAlumni = pgView('visible_alumni').as((query) => {
  const shown = <C extends AnyPgColumn>(column: C) =>
    sql<C['_']['data'] | null>`CASE WHEN ${alumni.visibility} = 'shown' THEN ${column} END`;
  return query
    .select({
      id: alumni.id,
      name: alumni.name,
      photo: alumni.photo,
      role: alumni.role,
      company: alumni.company,
      linkedin: shown(alumni.linkedin).as('linkedin'),
      year: alumni.year,
      major: alumni.major,
      school: alumni.school,
      hometown: shown(alumni.hometown).as('hometown'),
      hometownCity: shown(alumni.hometownCity).as('hometown_city'),
      hometownCountry: shown(alumni.hometownCountry).as('hometown_country'),
      careerPath: alumni.careerPath,
      about: shown(alumni.about).as('about'),
      source: alumni.source,
      nameKey: alumni.nameKey,
      hometownKeys: sql<string[]>`CASE WHEN ${alumni.visibility} = 'shown' THEN ${alumni.hometownKeys} ELSE '{}' END`.as('hometown_keys'),
      workedSince: alumni.workedSince,
      words: alumni.words,
      aboutWords: shown(alumni.aboutWords).as('about_words'),
    })
    .from(alumni)
    .where(not(alumni.hidden));
});

const { hidden: _, ...positionColumns } = getTableColumns(positions);

/** The positions of the people whom students may see. */
export const visiblePositions = pgView('visible_positions').as((query) =>
  query.select(positionColumns).from(positions).where(not(positions.hidden)),
);

/** Who asked not to be in the directory: no import brings them back. */
export const suppressedPeople = pgTable('suppressed_people', {
  /** SHA-256 of one identity of a person, hex; who it was cannot be read from it. */
  key: text().primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** The questions a student asked about people, with what was answered. */
export const peopleTurns = pgTable(
  'people_turns',
  {
    id: text().primaryKey(),
    studentId: ofStudent().notNull(),
    /** The client's own text. */
    conversationId: text('conversation_id').notNull(),
    /** Rises within the student's conversation. */
    ordinal: integer().notNull(),
    query: text().notNull(),
    answer: jsonb().$type<KeptAnswer>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    unique('people_turns_order').on(t.studentId, t.conversationId, t.ordinal),
    index('people_turns_latest').on(t.studentId, t.updatedAt),
  ],
);

/** An answer without what it says of anybody: people are read anew whenever it is shown. */
export interface KeptAnswer extends Omit<PeopleTurn, 'id' | 'query' | 'createdAt' | 'results'> {
  /** Who was shown, in order. */
  shown: string[];
  /** Who stays numbered, where the answer is about some of the list before it. */
  list?: string[];
  /** Who was shown as nearest, in order. */
  near?: string[];
  limit: number;
  /** What ranked them; absent in answers of earlier releases. */
  wishes?: Condition[];
  /** Of several answers to the same turn, which. */
  run: string;
  /** Ids of the people whose records were mentioned in reading the question. */
  about: string[];
  /** Whether what was asked before is let go of. */
  fresh: boolean;
}

/** What a student keeps of people; who is hidden afterwards stays on the list without a name. */
export const contacts = pgTable(
  'contacts',
  {
    studentId: ofStudent().notNull(),
    personId: text('person_id').notNull(),
    note: text().notNull().default(''),
    /** Rises with every change of the note. */
    noteVersion: integer('note_version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.personId] })],
);

/** Small facts about the database itself: which sample fills it, the version of its data. */
export const meta = pgTable('meta', { key: text().primaryKey(), value: jsonb().notNull() });
