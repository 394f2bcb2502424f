import { sql } from 'drizzle-orm';
import { isDiskFull } from '#platform/disk.ts';
import { type Db, isUnavailable } from './open.ts';

/** Whether PostgreSQL's disk takes a write of 2 MB, which is undone at once; false also while the database does not answer. */
export const hasRoom = (db: Db): Promise<boolean> =>
  db
    .execute(
      // Shorter values than PostgreSQL compresses.
      sql`CREATE TEMP TABLE alive_room ON COMMIT DROP AS SELECT repeat('x', 1900) AS text FROM generate_series(1, 1000)`,
    )
    .then(
      () => true,
      // What else is wrong, such as a missing right, says nothing of the disk.
      (error: unknown) => !isDiskFull(error) && !isUnavailable(error),
    );
