import { and, asc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/open.ts';
import { modelUsage, students } from '#db/tables.ts';

/** Adds to what was counted of the same day, student, use and model. */
export const addUsage = async (db: Db, row: typeof modelUsage.$inferInsert): Promise<void> => {
  const plus = (column: (typeof modelUsage)[Counted], more: number | undefined) => sql`${column} + ${more ?? 0}`;
  await db
    .insert(modelUsage)
    .values(row)
    .onConflictDoUpdate({
      target: [modelUsage.day, modelUsage.studentId, modelUsage.use, modelUsage.model],
      set: {
        calls: plus(modelUsage.calls, row.calls),
        inputTokens: plus(modelUsage.inputTokens, row.inputTokens),
        outputTokens: plus(modelUsage.outputTokens, row.outputTokens),
        removed: plus(modelUsage.removed, row.removed),
      },
    });
};

/** Tokens of a day, in and out together, of one student; null: of those nobody knows, together. */
export const tokensOf = (db: Db, day: string, student: string | null): Promise<number> =>
  tokensWhere(db, and(eq(modelUsage.day, day), student === null ? isNull(modelUsage.studentId) : eq(modelUsage.studentId, student)));

/** Tokens of a day, in and out together, of everybody. */
export const tokensOfAll = (db: Db, day: string): Promise<number> => tokensWhere(db, eq(modelUsage.day, day));

/** When an account was made, in milliseconds since 1970; 0 where there is none. */
export const accountMadeAt = async (db: Db, student: string): Promise<number> => {
  const [row] = await db.select({ createdAt: students.createdAt }).from(students).where(eq(students.id, student));
  return row?.createdAt.getTime() ?? 0;
};

/** What was counted from a day on, by use and model. */
export const usageSince = async (db: Db, day: string): Promise<Used[]> =>
  db
    .select({
      use: modelUsage.use,
      model: modelUsage.model,
      calls: total(modelUsage.calls),
      input: total(modelUsage.inputTokens),
      output: total(modelUsage.outputTokens),
      removed: total(modelUsage.removed),
    })
    .from(modelUsage)
    .where(gte(modelUsage.day, day))
    .groupBy(modelUsage.use, modelUsage.model)
    .orderBy(asc(modelUsage.use), asc(modelUsage.model));

/** How many students asked a model something on a day. */
export const askersOf = async (db: Db, day: string): Promise<number> => {
  const [count] = await db
    .select({ students: sql<number>`count(distinct ${modelUsage.studentId})::int` })
    .from(modelUsage)
    .where(and(eq(modelUsage.day, day), gte(modelUsage.calls, 1)));
  return count?.students ?? 0;
};

/** Milliseconds that counts are kept: a year and a month to compare it with. */
export const usageKept = 400 * 86_400_000;

/** Forgets what was counted before a day. */
export const sweepUsage = async (db: Db, before: Date): Promise<void> => {
  await db.delete(modelUsage).where(lt(modelUsage.day, before.toISOString().slice(0, 10)));
};

async function tokensWhere(db: Db, condition: SQL | undefined): Promise<number> {
  const tokens = sql<number>`coalesce(sum(${modelUsage.inputTokens} + ${modelUsage.outputTokens}), 0)::float8`;
  const [sum] = await db.select({ tokens }).from(modelUsage).where(condition);
  return sum?.tokens ?? 0;
}

const total = (column: (typeof modelUsage)[Counted]) => sql<number>`sum(${column})::float8`;

type Counted = 'calls' | 'inputTokens' | 'outputTokens' | 'removed';

export interface Used {
  use: 'chat' | 'plan' | 'extract';
  model: string;
  /** Requests to the provider. */
  calls: number;
  /** Tokens. */
  input: number;
  output: number;
  removed: number;
}
