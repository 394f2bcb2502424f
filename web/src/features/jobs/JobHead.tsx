import type { Job } from '@alive/contract/jobs.ts';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from '#router/Router.tsx';
import { dayOf } from '#ui/when.ts';
import { hostOf } from '#ui/host.ts';
import { Icon } from '#ui/Icon.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { Provenance } from '#ui/Provenance.tsx';
import { copy } from './copy.ts';
import { Facts } from './Facts.tsx';
import { provenanceOf } from './words.ts';

/** What a job is, the way to apply for it while it is open, and where it comes from. Who pressed for it goes on at its title. */
export function JobHead({ job, now, logo, employer, actions, foot }: JobHeadProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const came: string = useNavigationType();
  useEffect(() => {
    if (came !== 'POP') title.current?.focus({ preventScroll: true });
    // Once for each job.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [job.id]);
  const closed = job.state === 'closed';
  const host = closed ? null : hostOf(job.application_url);
  const mailbox = closed ? null : job.apply_email;
  return (
    <>
      <header>
        {logo ?? <LogoTile name={job.company_name} size={52} />}
        <div>
          <h2 ref={title} tabIndex={-1}>
            {job.job_title}
          </h2>
          <Facts job={job} whole employer={employer} />
        </div>
      </header>
      {closed && (
        <p className="closed">
          <b>{copy.isClosed}</b> {copy.closedOn(dayOf(job.closed_at ?? job.last_verified_at, now))}
        </p>
      )}
      <div className="acts">
        {host && (
          <a className="btn main" href={job.application_url} target="_blank" rel="noreferrer noopener">
            <span>Apply at {host}</span>
            <Icon of={ArrowUpRight} small />
          </a>
        )}
        {mailbox && (
          <a className={host ? 'btn' : 'btn main'} href={`mailto:${mailbox}`}>
            {copy.applyByEmail}
          </a>
        )}
        {actions}
      </div>
      {job.real_talk_caption && <p className="real">{job.real_talk_caption}</p>}
      {foot}
      <Provenance items={provenanceOf(job, now)} />
    </>
  );
}

interface JobHeadProps extends JobSlots {
  job: Job;
  now: Date;
}

/** What others say of a job, in its places. */
export interface JobSlots {
  /** In the place of the employer's monogram. */
  logo?: ReactNode;
  /** In the place of the employer's bare name. */
  employer?: ReactNode;
  /** Next to the way to apply. */
  actions?: ReactNode;
  /** Below what it is. */
  foot?: ReactNode;
}
