import './job.css';
import { getJob, type Job, type Match } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { queryOf } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { Markdown } from '#ui/Markdown.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { Receipt } from '#ui/Receipt.tsx';
import { ScoreRing } from '#ui/ScoreRing.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { kindOf, payOf, placesOf, receiptOf } from './words.ts';
import { verdictsOf } from './verdicts.ts';

/** One job from the database: what it is on the left, why it fits on the right, where it comes from along the bottom. */
export function JobCard({ job, place, needsVisa, now }: { job: Job; place: number; needsVisa: boolean | null; now: Date }) {
  const facts = [job.company_name, placesOf(job), kindOf(job), payOf(job)].filter((fact) => fact !== null);
  return (
    <article className="card job settle" style={{ '--i': place } as CSSProperties} aria-label={`${job.job_title}, ${job.company_name}`}>
      <div className="what">
        <div className="top">
          <LogoTile name={job.company_name} />
          <div>
            <h3>{job.job_title}</h3>
            <p className="note">
              {facts.map((fact, index) => (
                <span key={fact}>
                  {fact}
                  {index < facts.length - 1 && <span className="dot">&nbsp;· </span>}
                </span>
              ))}
            </p>
          </div>
        </div>
        {job.real_talk_caption && <p className="real">{job.real_talk_caption}</p>}
        {verdictsOf(job, needsVisa).map((verdict) => (
          <Verdict key={verdict.verdict} {...verdict} />
        ))}
        <Posting job={job} />
      </div>
      {job.match && (
        <div className="why">
          <ScoreRing score={job.match.score} parts={job.match.reasons.map(partOf)} />
        </div>
      )}
      <Receipt items={receiptOf(job, now)} href={job.state !== 'closed' ? job.application_url : null} />
    </article>
  );
}

/** One part of the score and why it is what it is, in words and with the posting's own. */
const partOf = ({ kind, points, max, text, quote }: Match['reasons'][number]) => ({
  label: partNames[kind],
  points,
  max,
  note: (
    <>
      {text} {quote && <q>{quote}</q>}
    </>
  ),
});

/** The whole posting, fetched when it is opened. */
function Posting({ job }: { job: Job }) {
  const [open, setOpen] = useState(false);
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...queryOf(getJob, { params: { id: job.id } }), enabled: open });
  return (
    <details className="posting" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="note">Read the posting</summary>
      {open && isPending ? (
        <SkeletonLines lines={4} />
      ) : isError ? (
        <p className="note">
          The posting could not be loaded.{' '}
          <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : data?.description ? (
        <Markdown text={data.description} />
      ) : (
        open && <p className="note">The list this came from has no text, only the link.</p>
      )}
    </details>
  );
}

const partNames = { role: 'Role', skills: 'Skills', level: 'Level', place: 'Place' } as const;
