import './comparison.css';
import { compareResume, type ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { queryOf } from '#api/query.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { paths } from '#paths.ts';
import { groupsOf, notesOf, notShown } from './comparison.ts';

/** A posting held against the résumé, line by line, as soon as it is fetched. */
export function Comparison({ job }: { job: Job }) {
  const { data, isError, isFetching, refetch } = useQuery(queryOf(compareResume, { params: { id: job.id } }));
  if (data) return <Lines job={job} {...data} />;
  if (!isError) return <SkeletonLines lines={6} />;
  return (
    <p className="note">
      The comparison could not be loaded.{' '}
      <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  );
}

function Lines({ job, hasResume, asks }: ResumeComparison & { job: Job }) {
  if (asks.length === 0) return <p className="note">This posting doesn’t list what it asks for.</p>;
  if (!hasResume)
    return (
      <p className="note">
        There’s no résumé from you yet. <Link to={paths.profile}>Add one in Profile</Link> to see where you show each thing.
      </p>
    );
  return (
    <>
      {groupsOf(asks).map(({ name, asks: some }) => (
        <section key={name}>
          <h4 className="label">{name}</h4>
          <ul>
            {some.map(({ text, shown }) => (
              <li key={text}>
                <p>{text}</p>
                {shown.length === 0 ? (
                  <p className="note">{notShown}</p>
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
  const copy = () =>
    navigator.clipboard.writeText(notes).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <>
      <Button onClick={() => void copy()}>{done === true ? 'Copied' : 'Copy as notes'}</Button>
      <Status hidden={done !== false}>{done === null ? '' : done ? 'The notes were copied.' : 'This browser does not let us copy.'}</Status>
    </>
  );
}
