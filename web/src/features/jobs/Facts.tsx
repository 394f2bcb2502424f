import type { Job } from '@alive/contract/jobs.ts';
import type { ReactNode } from 'react';
import { closingOf, kindOf, payOf, placesOf } from './words.ts';

/** Employer, places, kind and pay; `whole` with every place, `employer` in the place of the employer's bare name. */
export function Facts({ job, whole = false, employer }: { job: Job; whole?: boolean; employer?: ReactNode }) {
  const kind = kindOf(job).replaceAll(' ', unbroken);
  const facts = [job.company_name, placesOf(job, whole ? Infinity : 2), kind, closingOf(job)?.replaceAll(' ', unbroken) ?? null].filter(
    (fact) => fact !== null,
  );
  const pay = payOf(job);
  return (
    <p className="note facts">
      {facts.map((fact, index) => (
        <span key={fact}>
          {index === 0 && employer ? employer : withState(fact)}
          {(index < facts.length - 1 || pay !== null) && <span className="dot">&nbsp;· </span>}
        </span>
      ))}
      {pay?.split(/ (?=\()/).map((part, index) => (
        <span key={part}>
          {index > 0 && ' '}
          <span className="pay">{part}</span>
        </span>
      ))}
    </p>
  );
}

/** The same words, with a state on the line of its city: "Houston, TX". */
const withState = (words: string): string => words.replaceAll(/, (?=\p{Lu}{2}\b)/gu, `,${unbroken}`);

/** A space at which a line does not end. */
const unbroken = '\u00a0';
