import type { Company } from '@alive/contract/companies.ts';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { figure } from '#ui/numbers.ts';
import { jobsAtPath } from '#paths.ts';
import { copy } from './copy.ts';

/** How many jobs are open, and of them internships and new grad jobs; with `linked` they lead to those in Browse Jobs. */
export function Counts({ company, linked = false }: { company: Company; linked?: boolean }) {
  const { name, total_active_jobs: active, total_internships: internships, total_new_grad_jobs: newGrad } = company;
  const led = (count: number, what: string, type: string): ReactNode => {
    if (!linked || count === 0) return figure(count);
    return (
      <Link className="hit" to={`${jobsAtPath(name)}${type && `&job_type=${type}`}`} aria-label={`${figure(count)} ${what} in Browse Jobs`}>
        {figure(count)}
      </Link>
    );
  };
  return (
    <dl className="trio num">
      {(
        [
          [copy.activeJobs, active, ''],
          [copy.internships, internships, 'internship'],
          [copy.newGrad, newGrad, 'new_grad'],
        ] as const
      ).map(([what, count, type]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{led(count, what.toLowerCase(), type)}</dd>
        </div>
      ))}
    </dl>
  );
}
