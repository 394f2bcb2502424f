import { and, count, countDistinct, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { inScope } from '#db/job-sql.ts';
import type { Db } from '#db/open.ts';
import { jobs, visiblePositions } from '#db/tables.ts';

/** How many open jobs for students, and how many visible alumni who do it now, interns aside, each occupation has, by its code. */
export const countsByCode = async (db: Db): Promise<{ jobs: ReadonlyMap<string, number>; alumni: ReadonlyMap<string, number> }> => {
  const [open, people] = await Promise.all([
    db
      .select({ code: jobs.occupation, count: count() })
      .from(jobs)
      .where(and(isNotNull(jobs.occupation), inScope(undefined)))
      .groupBy(jobs.occupation),
    db
      .select({ code: visiblePositions.occupation, count: countDistinct(visiblePositions.alumniId) })
      .from(visiblePositions)
      .where(
        and(
          isNotNull(visiblePositions.occupation),
          eq(visiblePositions.isCurrent, true),
          or(isNull(visiblePositions.seniority), ne(visiblePositions.seniority, 'intern')),
        ),
      )
      .groupBy(visiblePositions.occupation),
  ]);
  const byCode = (rows: readonly { code: string | null; count: number }[]) => new Map(rows.map((row) => [row.code ?? '', row.count]));
  return { jobs: byCode(open), alumni: byCode(people) };
};
