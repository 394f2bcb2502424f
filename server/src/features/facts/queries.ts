import { isDeepStrictEqual } from 'node:util';
import type { FactKind, Stance } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { and, asc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { conversations, facts, resumes, students } from '#db/tables.ts';
import { type Leanings, type NamedSkill, noLeanings } from '#platform/leanings.ts';
import type { FormFields } from './form.ts';
import { type FactRow, type Known, ofOwnKey } from './merge.ts';
import { heldKinds } from './profile.ts';

/** Whose facts they are: a student's, or those of a conversation that was begun without an account. */
export type Holder = { studentId: string } | { conversationId: string };

/** What is known of a holder; null when there is none. `lock`: nobody else changes it before this transaction ends. */
export const accountOf = async (db: Db, holder: Holder, { lock = false } = {}): Promise<Account | null> => {
  const held = await ('studentId' in holder ? studentOf(db, holder.studentId, lock) : conversationOf(db, holder.conversationId, lock));
  if (held === null) return null;
  const rows = await db.select().from(facts).where(isOf(holder)).orderBy(asc(facts.ordinal));
  return { ...held, known: { facts: rows, fields: held.fields } };
};

/** The skills that the lines of a student's stored résumé name; null where none was read. */
export const skillsOnResume = async (db: Db, studentId: string): Promise<NamedSkill[] | null> => {
  const [row] = await db.select({ skills: resumes.skills }).from(resumes).where(eq(resumes.studentId, studentId));
  return row?.skills ?? null;
};

/** The facts of a conversation that was begun without an account, oldest first. */
export const factsOfConversation = (db: Db, conversationId: string): Promise<FactRow[]> =>
  db.select().from(facts).where(isOf({ conversationId })).orderBy(asc(facts.ordinal));

/** The facts that were read from these messages, oldest first. */
export const factsOfMessages = (db: Db, messageIds: readonly string[]): Promise<FactRow[]> =>
  db
    .select()
    .from(facts)
    .where(inArray(facts.source, [...messageIds]))
    .orderBy(asc(facts.ordinal));

/**
 * Writes what became of the known facts and fields of a holder, and what is derived of them, within the transaction that read `before`
 * under its lock. `before.known` may hold facts of another holder that are taken over.
 */
export const store = async (db: Db, holder: Holder, before: Account, after: Written, now: Date): Promise<void> => {
  const own = { studentId: null, conversationId: null, ...holder };
  const former = new Map(before.known.facts.map((fact) => [fact.id, fact]));
  const left = new Set(after.known.facts.map(({ id }) => id));
  const gone = [...former.keys()].filter((id) => !left.has(id));
  if (gone.length > 0) await db.delete(facts).where(inArray(facts.id, gone));
  const owned = after.known.facts.map((fact): FactRow => Object.assign({ ...fact }, own));
  const changed = owned.filter((fact) => former.has(fact.id) && !isDeepStrictEqual(fact, former.get(fact.id)));
  // What is no longer kept makes room for what is.
  await rewrite(
    db,
    changed.filter(({ status }) => status !== 'kept'),
  );
  await rewrite(
    db,
    changed.filter(({ status }) => status === 'kept'),
  );
  const added = owned.filter(({ id }) => !former.has(id));
  if (added.length > 0) await db.insert(facts).values(added.map(writable));
  await storeFields(db, holder, before, after, now);
};

/** All facts whose key an earlier version of the program made of a role or a skill, or whose kind has keys of its own. */
export const factsToKey = (db: Db): Promise<FactRow[]> =>
  db
    .select()
    .from(facts)
    .where(or(sql`${facts.value} ~ '^(?:role|skill|occupation):'`, inArray(facts.kind, [...ofOwnKey])))
    .orderBy(asc(facts.ordinal));

/** Gives a fact its key and value; one that is kept is only offered where another that is kept has this key. */
export const rewriteKey = async (db: Db, { id, value, key, status }: FactRow): Promise<void> => {
  const isTaken = sql`EXISTS (SELECT FROM facts AS other WHERE other.key = ${key} AND other.status = 'kept' AND other.id <> ${id}
    AND (other.student_id = ${facts.studentId} OR other.conversation_id = ${facts.conversationId}))`;
  await db
    .update(facts)
    .set({ value, key, status: status === 'kept' ? sql`CASE WHEN ${isTaken} THEN 'offered' ELSE 'kept' END` : status })
    .where(eq(facts.id, id));
};

/** The kept facts of all students that tell what they have. */
export const keptHoldings = (db: Db): Promise<{ studentId: string | null; kind: FactKind; stance: Stance; text: string }[]> =>
  db
    .select({ studentId: facts.studentId, kind: facts.kind, stance: facts.stance, text: facts.text })
    .from(facts)
    .where(and(inArray(facts.kind, [...heldKinds]), eq(facts.status, 'kept'), isNotNull(facts.studentId)));

/** Replaces the keys of degrees and clearances among the musts of students. */
export const writeHeld = async (db: Db, held: readonly { id: string; keys: string[] }[]): Promise<void> => {
  await db.execute(
    sql`UPDATE students
      SET musts = ARRAY(SELECT key FROM unnest(musts) AS key WHERE key NOT LIKE 'degree=%' AND key <> 'clearance=held') || held.keys
      FROM jsonb_to_recordset(${JSON.stringify(held)}::jsonb) AS held (id text, keys text[])
      WHERE students.id = held.id`,
  );
};

/** Notes that a student wants to hold the interview again. */
export const talkAgain = async (db: Db, studentId: string, now: Date): Promise<void> => {
  await db.update(students).set({ talkAgainAt: now }).where(eq(students.id, studentId));
};

/** Writes rows that are there already, in one statement. */
const rewrite = async (db: Db, rows: readonly FactRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(facts)).filter(([name]) => name !== 'id' && name !== 'ordinal');
  const set = Object.fromEntries(columns.map(([name, { name: column }]) => [name, sql`excluded.${sql.identifier(column)}`]));
  await db.insert(facts).values(rows.map(writable)).onConflictDoUpdate({ target: facts.id, set });
};

/** A row without what the database gives it. */
const writable = (fact: FactRow) => ({ ...fact, ordinal: undefined });

async function storeFields(
  db: Db,
  holder: Holder,
  before: Account,
  { known, profile, summary, musts, leanings }: Written,
  now: Date,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(known.fields).filter(([field, value]) => !isDeepStrictEqual(value, before.fields[field as keyof FormFields])),
  );
  const isChanged = Object.keys(fields).length > 0;
  if ('conversationId' in holder) {
    if (!isChanged) return;
    const where = eq(conversations.id, holder.conversationId);
    const [row] = await db.select({ about: conversations.about }).from(conversations).where(where);
    if (row)
      await db
        .update(conversations)
        .set({ about: { ...row.about, ...fields } })
        .where(where);
    return;
  }
  const derived = {
    ...(isDeepStrictEqual(profile, before.profile) ? {} : { profile }),
    ...(summary === before.summary ? {} : { summary }),
    ...(isDeepStrictEqual(musts, before.musts) ? {} : { musts }),
    ...(isDeepStrictEqual(leanings, before.leanings) ? {} : { leanings }),
  };
  const change = { ...fields, ...derived, ...(isChanged ? { updatedAt: now } : {}) };
  if (Object.keys(change).length > 0) await db.update(students).set(change).where(eq(students.id, holder.studentId));
}

async function studentOf(db: Db, id: string, lock: boolean): Promise<Omit<Account, 'known'> | null> {
  const query = db.select().from(students).where(eq(students.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return null;
  const { profile, summary, musts, leanings, updatedAt } = row;
  return { fields: fieldsOf(row), profile, summary, musts, leanings, updatedAt };
}

async function conversationOf(db: Db, id: string, lock: boolean): Promise<Omit<Account, 'known'> | null> {
  const query = db.select().from(conversations).where(eq(conversations.id, id));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return null;
  const { needsVisa = null, canGetClearance = null, preferredLocations = [], lookingFor = [] } = row.about;
  const fields = { needsVisa, canGetClearance, preferredLocations, lookingFor };
  return { fields, profile: null, summary: null, musts: [], leanings: noLeanings, updatedAt: row.createdAt };
}

/** The account fields that are facts too. */
export const fieldsOf = ({ needsVisa, canGetClearance, preferredLocations, lookingFor }: FormFields): FormFields => ({
  needsVisa,
  canGetClearance,
  preferredLocations,
  lookingFor,
});

const isOf = (holder: Holder) =>
  'studentId' in holder ? eq(facts.studentId, holder.studentId) : eq(facts.conversationId, holder.conversationId);

export interface Account {
  known: Known;
  fields: FormFields;
  /** null until the interview was completed. */
  profile: Profile | null;
  /** As the student typed it. */
  summary: string | null;
  musts: string[];
  leanings: Leanings;
  /** When the fields last changed. */
  updatedAt: Date;
}

/** What a write made of an account. */
export type Written = Pick<Account, 'known' | 'profile' | 'summary' | 'musts' | 'leanings'>;
