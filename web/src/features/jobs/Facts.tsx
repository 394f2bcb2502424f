import type { Job } from '@alive/contract/jobs.ts';
import type { ReactNode } from 'react';
import { closingOf, kindBeyondTitle, kindOf, payInBrief, payOf, placeInBrief, placesOf } from './words.ts';

/** Employer, places, kind and pay; `whole` with every place, `employer` in the place of the employer's bare name. */
export function Facts({ job, whole = false, employer }: FactsProps) {
  const facts = [job.company_name, placesOf(job, whole ? Infinity : 2), kindOf(job), closingOf(job)]
    .filter((fact) => fact !== null)
    .map((fact, index) => (index < 2 ? fact : fact.replaceAll(' ', unbroken)));
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

/** The same in one line that leaves out what the title says; of what does not fit the last goes first. */
export function BriefFacts({ job }: { job: Job }) {
  const facts = [job.company_name, placeInBrief(job), kindBeyondTitle(job), payInBrief(job), closingOf(job)].filter(
    (fact) => fact !== null,
  );
  return (
    <p className="note brief">
      {facts.map((fact) => (
        <span key={fact}>
          <span className="dot">· </span>
          {fact}
        </span>
      ))}
    </p>
  );
}

interface FactsProps {
  job: Job;
  whole?: boolean;
  employer?: ReactNode;
}

/** The same words, with a state on the line of its city: "Houston, TX". */
const withState = (words: string): string => words.replaceAll(/, (?=\p{Lu}{2}\b)/gu, `,${unbroken}`);

/** A space at which a line does not end. */
const unbroken = '\u00a0';
