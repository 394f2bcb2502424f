import type { Job } from '@alive/contract/jobs.ts';
import { kindOf, payOf, placesOf } from './words.ts';

/** Employer, places, kind and pay; `whole` with every place. */
export function Facts({ job, whole = false }: { job: Job; whole?: boolean }) {
  const facts = [job.company_name, placesOf(job, whole ? Infinity : 2), kindOf(job), payOf(job)].filter((fact) => fact !== null);
  return (
    <p className="note">
      {facts.map((fact, index) => (
        <span key={fact}>
          {fact}
          {index < facts.length - 1 && <span className="dot">&nbsp;· </span>}
        </span>
      ))}
    </p>
  );
}
