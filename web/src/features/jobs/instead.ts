import type { Job } from '@alive/contract/jobs.ts';
import { copy } from './copy.ts';
import { kindOf, payOf, placesOf } from './words.ts';

/** What a job has in the place of the one condition that it misses, in a sentence; '' where its card says so anyway, or several are missed. */
export const insteadOf = (job: Job, fields: readonly string[]): string => {
  const [field, ...more] = new Set(fields);
  if (more.length > 0) return '';
  const pay = payOf(job);
  const places = placesOf(job);
  switch (field) {
    case 'place':
      return places === null ? silent : `It’s ${places === 'Remote' ? 'remote' : `in ${places}`}.`;
    case 'sponsorship':
      return job.sponsorship === 'no' ? 'It doesn’t sponsor visas.' : silent;
    case 'level':
      return job.level === 'unspecified' ? silent : `It’s listed as “${kindOf(job)}”.`;
    case 'pay':
      return pay === null ? silent : `It pays ${pay}.`;
    case 'remote':
      return job.workplace === null ? silent : `It’s ${workplaces[job.workplace]}.`;
    default:
      return '';
  }
};

const workplaces = { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' } satisfies Record<NonNullable<Job['workplace']>, string>;

const silent = copy.silent;
