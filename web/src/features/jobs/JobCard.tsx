import './job.css';
import type { Job } from '@alive/contract/jobs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Misses } from '#ui/Misses.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { Provenance } from '#ui/Provenance.tsx';
import { ScoreRing } from '#ui/ScoreRing.tsx';
import { jobPath, jobsAtPath } from '#paths.ts';
import { Facts } from './Facts.tsx';
import { partsOf } from './parts.tsx';
import { ShownVerdict } from './ShownVerdict.tsx';
import { provenanceOf } from './words.ts';
import { verdictsOf } from './verdicts.ts';

/**
 * One job from the database: what it is on the left, why it fits on the right, where it comes from along the bottom. Its title leads to
 * `link`, by default to the job alone. `actions` stand under what it is, `foot` below them; `logo` and `employer` take the place of the
 * employer's monogram and bare name; `work` tells what the work of an occupation is like; `misses` names what was asked for and is not so.
 */
export function JobCard({ job, place, needsVisa, now, link, logo, employer, actions, foot, work, misses }: JobCardProps) {
  return (
    <article className="card job settle" style={{ '--i': place } as CSSProperties} aria-label={`${job.job_title}, ${job.company_name}`}>
      <div className="what">
        <div className="top">
          {logo ?? <LogoTile name={job.company_name} />}
          <div>
            <h3>
              <Link {...(link ?? { to: jobPath(job.id) })}>{job.job_title}</Link>
            </h3>
            <Facts job={job} employer={employer} />
          </div>
        </div>
        {job.real_talk_caption && <p className="real">{job.real_talk_caption}</p>}
        {job.alike && (
          <p className="note">
            and{' '}
            <Link to={jobsAtPath(job.company_name)}>
              {job.alike.count} more like it at {job.company_name}
            </Link>
          </p>
        )}
        {misses && <Misses labels={misses} />}
        {verdictsOf(job, needsVisa).map((verdict) => (
          <ShownVerdict key={verdict.verdict} {...verdict} />
        ))}
        {actions && <div className="acts">{actions}</div>}
        {foot}
        {job.occupation && work?.(job.occupation.code)}
      </div>
      {job.match && (
        <div className="why">
          <ScoreRing score={job.match.score} parts={partsOf(job.match)} />
        </div>
      )}
      <Provenance items={provenanceOf(job, now)} href={job.state !== 'closed' ? job.application_url : null} />
    </article>
  );
}

interface JobCardProps {
  job: Job;
  /** Among those that came together. */
  place: number;
  needsVisa: boolean | null;
  now: Date;
  link?: Pick<LinkProps, 'to' | 'state' | 'replace'>;
  logo?: ReactNode;
  employer?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  work?: (code: string) => ReactNode;
  misses?: readonly string[];
}
