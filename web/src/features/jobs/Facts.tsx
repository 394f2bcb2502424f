import type { Job } from '@alive/contract/jobs.ts';
import { Fragment, type ReactNode } from 'react';
import { closingOf, kindBeyondTitle, kindOf, payInBrief, payOf, placeInBrief, placesOf } from './words.ts';

/**
 * Employer, places, kind and pay; `whole` with every place, `brief` in one line that leaves out what the title says, `employer` in the place
 * of the employer's bare name.
 */
export function Facts({ job, whole = false, brief = false, employer }: FactsProps) {
  const kind = brief ? kindBeyondTitle(job) : kindOf(job);
  const facts = [
    job.company_name,
    brief ? placeInBrief(job) : placesOf(job, whole ? Infinity : 2),
    kind,
    closingOf(job),
    ...(brief ? [payInBrief(job)] : []),
  ]
    .filter((fact) => fact !== null)
    .map((fact, index) => (index < 2 ? fact : fact.replaceAll(' ', unbroken)));
  const pay = brief ? null : payOf(job);
  return (
    <p className={brief ? 'note facts brief' : 'note facts'}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          <span className={index === 0 ? 'at' : undefined}>{index === 0 && employer ? employer : withState(fact)}</span>
          {(index < facts.length - 1 || pay !== null) && <span className="dot">&nbsp;· </span>}
        </Fragment>
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

interface FactsProps {
  job: Job;
  whole?: boolean;
  brief?: boolean;
  employer?: ReactNode;
}

/** The same words, with a state on the line of its city: "Houston, TX". */
const withState = (words: string): string => words.replaceAll(/, (?=\p{Lu}{2}\b)/gu, `,${unbroken}`);

/** A space at which a line does not end. */
const unbroken = '\u00a0';
