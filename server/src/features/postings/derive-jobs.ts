import { deriveAnew, inOrderOfIds } from '#db/meta.ts';
import type { Db } from '#db/open.ts';
import { inSlices } from '#platform/slices.ts';
import { jobTypeOf, type ReadText, readText } from './read-text.ts';
import { type JobText, jobTexts, writeRead } from './queries.ts';

/** Changes when the same title and text may give another role, function, occupation, level, degree, years of graduation or closing date. */
export const jobsVersion = '9';

/**
 * Reads role, occupation, level, degree, years of graduation and closing date of all stored jobs anew where an earlier version of the program stored them; whether
 * there were any. In batches that are statements of their own.
 */
export const deriveJobs = (db: Db): Promise<boolean> =>
  deriveAnew(db, 'jobs', jobsVersion, () => {
    const others = inSlices();
    return inOrderOfIds(async (after) => {
      const batch = await jobTexts(db, { after, limit: batchSize });
      const changed = [];
      for (const job of batch) {
        const read = readAgain(job);
        if (!isStored(job, read)) changed.push({ id: job.id, ...read, jobType: jobTypeOf(read.level) });
        await others();
      }
      if (changed.length > 0) await writeRead(db, changed);
      return batch.at(-1)?.id;
    });
  });

/**
 * What is read of a stored job now. A file may have said level, degree and closing date in columns that are not stored, so those stay,
 * but for the "mid" that every plain title once was.
 */
function readAgain(job: JobText): ReadText {
  const posted = job.postedAt ?? job.sourceUpdatedAt ?? job.firstSeenAt;
  const read = readText({ ...job, posted });
  if (!fileSources.has(job.source)) return read;
  const isPlain = job.level === 'mid' && read.level === 'unspecified';
  const { degree, degreeQuote } = job.degree === null ? read : job;
  return { ...read, level: isPlain ? read.level : job.level, degree, degreeQuote, closesAt: job.closesAt ?? read.closesAt };
}

const isStored = (job: JobText, read: ReadText): boolean =>
  job.role === read.role &&
  job.function === read.function &&
  job.occupation === read.occupation &&
  job.level === read.level &&
  job.degree === read.degree &&
  job.degreeQuote === read.degreeQuote &&
  job.graduationFrom === read.graduationFrom &&
  job.graduationTo === read.graduationTo &&
  job.graduationQuote === read.graduationQuote &&
  job.closesAt?.getTime() === read.closesAt?.getTime();

const fileSources: ReadonlySet<JobText['source']> = new Set(['csv', 'json', 'simplify']);
const batchSize = 500;
