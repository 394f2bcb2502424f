import type { Job } from '@alive/contract/jobs.ts';
import { type ReactNode, type RefObject, useDeferredValue, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedList } from '#ui/FailedList.tsx';
import { Neighbours } from '#ui/Neighbours.tsx';
import { counted } from '#ui/numbers.ts';
import { Segments } from '#ui/Segments.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { useFocusAt } from '#ui/useFocusAt.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import type { Search } from './search.ts';
import { type JobPages, pageSize } from './useJobPages.ts';
import type { ChangeSearch } from './useSearch.ts';
import { WhatIf } from './WhatIf.tsx';

/** The jobs that were found, with their number and order above, and below the way to more of them or to a wider search. */
export function JobList({ pages, search, hidden, atOnce, change, card }: JobListProps) {
  const { jobs, total, error, old } = pages;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useFocusAt(list);
  const widen: ChangeSearch = (without) => {
    heading.current?.focus();
    change(without);
  };
  const whatIf = !old && pages.complete && (
    <WhatIf search={search} none={total === 0} few={(total ?? pageSize) < pageSize} change={widen} />
  );
  return (
    <>
      <div className="found">
        <h2 className="vh" ref={heading} tabIndex={-1}>
          {copy.jobs}
        </h2>
        <Status>
          {statusOf(pages)}
          {jobs.length > pageSize && <VisuallyHidden>, {jobs.length} shown</VisuallyHidden>}
        </Status>
        <Segments
          label={copy.order}
          small
          options={orders}
          value={search.sort ?? 'relevance'}
          onValueChange={(sort) => change({ sort: sort === 'newest' ? sort : null })}
        />
      </div>
      {error ? (
        <FailedList sentence={copy.notLoaded} error={error} busy={pages.trying} onRetry={pages.retry} />
      ) : total === undefined ? (
        <SkeletonCards count={4} />
      ) : jobs.length === 0 ? (
        <EmptyState sentence={copy.noneFound}>{whatIf}</EmptyState>
      ) : (
        <Cards pages={pages} hidden={hidden} atOnce={atOnce} list={list} card={card}>
          {pages.more !== null && !old ? (
            <More pages={pages} more={pages.more} total={total} onPress={() => focusAt(jobs.length)} />
          ) : (
            whatIf
          )}
        </Cards>
      )}
    </>
  );
}

/** The first cards, which fill a screen; the rest and what stands below come in the background, so that the page answers meanwhile. */
function Cards({ pages: { jobs, old }, hidden, atOnce, list, card, children }: CardsProps) {
  const isWhole = useDeferredValue(true, atOnce);
  return (
    <>
      <Neighbours names={jobs.map((job) => job.company_name)}>
        <ol className="cards cjobs" ref={list} aria-label={copy.jobs} aria-busy={old || !isWhole} data-old={old || undefined}>
          {jobs.slice(0, isWhole ? jobs.length : atFirst).map((job, place) => (
            <li key={job.id} data-job={job.id} data-hidden={hidden.has(job.id) || undefined}>
              {card(job, place % pageSize)}
            </li>
          ))}
        </ol>
      </Neighbours>
      {isWhole && children}
    </>
  );
}

function More({ pages, more, total, onPress }: MoreProps) {
  const left = total - pages.jobs.length;
  return (
    <div className="more">
      {pages.moreIs === 'failed' && <p role="alert">{copy.moreNotLoaded}</p>}
      <Button
        busy={pages.moreIs === 'loading'}
        onClick={() => {
          onPress();
          void more();
        }}
      >
        {pages.moreIs === 'failed' ? copy.retry : copy.showMore(Math.max(1, Math.min(pageSize, left)), total)}
      </Button>
    </div>
  );
}

const statusOf = ({ total, error, old }: JobPages): string => {
  if (error) return '';
  if (total === undefined || old) return copy.searching;
  return counted(total, 'job', 'jobs');
};

const orders = [
  [copy.relevance, 'relevance'],
  [copy.newest, 'newest'],
] as const;

const atFirst = 8;

interface CardsProps extends Pick<JobListProps, 'pages' | 'hidden' | 'atOnce' | 'card'> {
  list: RefObject<HTMLOListElement | null>;
  children: ReactNode;
}

interface MoreProps {
  pages: JobPages;
  more: () => Promise<void>;
  total: number;
  onPress: () => void;
}

interface JobListProps {
  pages: JobPages;
  search: Search;
  /** The ids of jobs that the student hid: only their names and the way back are left. */
  hidden: ReadonlySet<string>;
  /** All cards are needed at once: a place among them is gone to. */
  atOnce: boolean;
  change: ChangeSearch;
  card: (job: Job, place: number) => ReactNode;
}
