import './paths.css';
import { dreamJob } from '@alive/contract/paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#api/query.ts';
import { Chip, Chips } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedList } from '#ui/FailedList.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { DreamField } from './DreamField.tsx';
import { type DrawPerson, Found } from './Found.tsx';
import { type DrawLine, LinePanel } from './LinePanel.tsx';
import { PathsSkeleton } from './PathsSkeleton.tsx';
import { useAsked } from './useAsked.ts';
import { nothingAsked } from './words.ts';

/** How people came to a job: the dream job stands in the address, the rest is asked of the server. `dreams` are what the student may want. */
export function PathsPage({ dreams, aside, avatar, foot, work, people, job }: PathsPageProps) {
  const { dream, open, ask, openLine } = useAsked();
  const asked = useQuery({ ...queryOf(dreamJob, { body: { query: dream } }), enabled: dream !== '' });
  const { data: found, error, isFetching, refetch } = asked;
  const waiting = dream !== '' && !found && (isFetching || !error);
  return (
    <>
      <title>{found?.role ? `${found.role} · Career Paths · Alive` : 'Career Paths · Alive'}</title>
      <header className="page-head">
        <h1 className="show">{copy.title}</h1>
        <div className="aside">{aside}</div>
      </header>
      <div>
        <DreamField dream={dream} busy={waiting} onAsk={(words) => (words === dream && error ? void refetch() : ask(words))} />
        {dreams.length > 0 && (
          <Chips label={copy.fromProfile} slide>
            {dreams.map((one) => (
              <Chip
                key={one}
                small
                pressed={[dream, found?.role].some((asked) => asked?.toLowerCase() === one.toLowerCase())}
                onClick={() => ask(one)}
              >
                {one}
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      <Status hidden>{waiting ? copy.looking : found ? doneOf(found) : ''}</Status>
      <div className="road">
        {dream === '' ? (
          <EmptyState sentence={nothingAsked} />
        ) : found ? (
          <Found dream={dream} found={found} avatar={avatar} foot={foot} work={work} onAsk={ask} onOpen={openLine} />
        ) : error && !isFetching ? (
          <FailedList sentence={copy.notLoaded} error={error} busy={false} onRetry={() => void refetch()} />
        ) : (
          <PathsSkeleton />
        )}
      </div>
      {found && open && <LinePanel dream={dream} found={found} line={open} people={people} job={job} onClose={() => openLine(null)} />}
    </>
  );
}

const doneOf = ({ role, total }: { role: string | null; total: number }): string =>
  role === null ? copy.notUnderstood : copy.done(role, total);

interface PathsPageProps extends DrawPerson, DrawLine {
  /** Roles of the student's profile. */
  dreams: readonly string[];
  /** Stands at the right of the heading. */
  aside?: ReactNode;
}
