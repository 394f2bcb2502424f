import './job.css';
import type { Job } from '@alive/contract/jobs.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '#router/Link.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { isStrong, scoreWord } from '#ui/score.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Facts } from './Facts.tsx';

/** A job in a row of few words, for a list next to the job that is open; `current` is the row of that job, `logo` takes the place of the monogram. */
export function JobRow({ job, current, link, logo }: JobRowProps) {
  const score = job.match?.score ?? null;
  return (
    <article className={clsx('jobrow', current && 'on')} aria-label={`${job.job_title}, ${job.company_name}`}>
      {logo ?? <LogoTile name={job.company_name} size={36} />}
      <div>
        <h3>
          <Link {...link} aria-current={current || undefined}>
            {job.job_title}
          </Link>
        </h3>
        <Facts job={job} />
        {job.match?.gate && <p className="note">{job.match.gate.text}</p>}
      </div>
      {score !== null && (
        <span className={clsx('match', isStrong(score) && 'good')}>
          <VisuallyHidden>{`${scoreWord(score)} match, `.trimStart()}</VisuallyHidden>
          {score}
        </span>
      )}
    </article>
  );
}

interface JobRowProps {
  job: Job;
  current: boolean;
  link: Pick<LinkProps, 'to' | 'state' | 'replace'>;
  logo?: ReactNode;
}
