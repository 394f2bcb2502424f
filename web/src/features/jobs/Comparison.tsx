import './comparison.css';
import { compareResume, type ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#router/Link.tsx';
import { queryOf } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { paths } from '#paths.ts';
import { groupsOf, notesOf } from './comparison.ts';
import { copy } from './copy.ts';

/** A posting compared with the résumé, line by line, as soon as it is fetched. */
export function Comparison({ job }: { job: Job }) {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(compareResume, { params: { id: job.id } }));
  if (data) return <Lines job={job} {...data} />;
  if (!isError) return <SkeletonLines lines={6} />;
  return (
    <p className="note">
      {copy.notLoaded}{' '}
      <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        {copy.retry}
      </Button>
    </p>
  );
}

function Lines({ job, hasResume, isRead, asks }: ResumeComparison & { job: Job }) {
  if (asks.length === 0) return <p className="note">{copy.listsNothing}</p>;
  if (!hasResume)
    return (
      <p className="note">
        {copy.noResume} <Link to={paths.profile}>{copy.addResume}</Link> {copy.addResumeFor}
      </p>
    );
  if (!isRead)
    return (
      <p className="note">
        <Link to={paths.profile}>{copy.uploadAgain}</Link> {copy.uploadAgainFor}
      </p>
    );
  const asked = asks.filter(({ kind }) => kind !== 'duty');
  return (
    <>
      {asked.length > 0 && <p>{copy.shownOf(asked.filter(({ shown }) => shown.length > 0).length, asked.length)}</p>}
      {groupsOf(asks).map(({ name, asks: some }) => (
        <section key={name}>
          <h4 className="label">{name}</h4>
          <ul>
            {some.map(({ text, shown }) => (
              <li key={text}>
                <p>{text}</p>
                {shown.length === 0 ? (
                  <p className="note">{copy.notShown}</p>
                ) : (
                  shown.map((one) => (
                    <p className="note" key={one.line}>
                      <q>{one.line}</q> ({one.text})
                    </p>
                  ))
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CopyNotes notes={notesOf(job, asks)} />
    </>
  );
}

function CopyNotes({ notes }: { notes: string }) {
  const [done, setDone] = useState<boolean | null>(null);
  const write = () =>
    navigator.clipboard.writeText(notes).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <>
      <Button onClick={() => void write()}>{done === true ? copy.copied : copy.copyNotes}</Button>
      <Status hidden={done !== false}>{done === null ? '' : done ? copy.areCopied : copy.notCopied}</Status>
    </>
  );
}
