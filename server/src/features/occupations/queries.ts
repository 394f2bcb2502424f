import { and, countDistinct, count, eq, isNull, ne, or } from 'drizzle-orm';
import { inScope } from '#db/job-sql.ts';
import type { Db } from '#db/open.ts';
import { jobs, visiblePositions } from '#db/tables.ts';

/** How many open jobs for students, and how many visible alumni who do it now, interns aside, an occupation has. */
export const countsOf = async (db: Db, code: string): Promise<{ jobs: number; alumni: number }> => {
  const [[open], [people]] = await Promise.all([
    db
      .select({ count: count() })
      .from(jobs)
      .where(and(eq(jobs.occupation, code), inScope(undefined))),
    db
      .select({ count: countDistinct(visiblePositions.alumniId) })
      .from(visiblePositions)
      .where(
        and(
          eq(visiblePositions.occupation, code),
          eq(visiblePositions.isCurrent, true),
          or(isNull(visiblePositions.seniority), ne(visiblePositions.seniority, 'intern')),
        ),
      ),
  ]);
  return { jobs: open?.count ?? 0, alumni: people?.count ?? 0 };
};
