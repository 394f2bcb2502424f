import './browse.css';
import { stats } from '@alive/contract/companies.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import type { LinkProps } from '#router/Link.tsx';
import { useLocation, useParams } from '#router/Router.tsx';
import { queryOf } from '#api/query.ts';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { jobPath } from '#paths.ts';
import { BackToList, fromList } from './BackToList.tsx';
import { claimOf } from './claim.ts';
import { copy } from './copy.ts';
import { Filters } from './Filters.tsx';
import { JobList } from './JobList.tsx';
import { conditionsOf, type Search, searchText } from './search.ts';
import { useJobPages } from './useJobPages.ts';
import { useKeptPlace, useStart } from './usePlace.ts';
import { useSearch } from './useSearch.ts';

/** Every open job, narrowed by what the address says; one that is opened stands next to the list, or in its place where there is no room. */
export function BrowsePage({ head, hidden, card, detail }: BrowsePageProps) {
  const { id } = useParams();
  const { state } = useLocation();
  const { search, change } = useSearch();
  const { data: counts } = useQuery(queryOf(stats, {}));
  const list = useRef<HTMLDivElement>(null);
  const name = searchText(search);
  const start = useStart(name);
  const pages = useJobPages(search, { wanted: start.shown, hidden });
  useKeptPlace(start, { list, shown: pages.jobs.length, complete: pages.complete, open: id });
  // A job opened next to another takes its step in the history, so that Back leads to the list.
  const linkTo = (job: Job): CardLink => ({
    to: jobPath(job.id) + name,
    state: id === undefined ? fromList : state,
    replace: id !== undefined,
  });
  return (
    <div className={clsx('browse', id !== undefined && 'opened')}>
      {id === undefined && <title>Browse Jobs · Alive</title>}
      <header className="page-head">
        <div>
          <h1 className="show">{copy.title}</h1>
          <p className="dim num">{counts ? claimOf(counts.jobs) : '\u00a0'}</p>
        </div>
        <div className="aside">
          {counts?.sample && <SampleLabel />}
          {head}
        </div>
      </header>
      <Filters search={search} total={pages.old ? undefined : pages.total} change={change} />
      <div className="columns">
        <div className="results" ref={list}>
          <JobList
            pages={pages}
            search={search}
            hidden={hidden}
            atOnce={start.top > 0 || id !== undefined}
            change={change}
            card={(job, place) => card(job, { place, link: linkTo(job), slim: id !== undefined, current: job.id === id })}
          />
        </div>
        {id !== undefined && (
          <div className="beside">
            <BackToList search={name} />
            {detail({ id, known: pages.jobs.find((job) => job.id === id), conditions: conditionsOf(search) })}
          </div>
        )}
      </div>
    </div>
  );
}

interface BrowsePageProps {
  /** Stands at the right of the head. */
  head?: ReactNode;
  /** The ids of jobs that the student hid. */
  hidden: ReadonlySet<string>;
  /** Draws a job of the list. */
  card: (job: Job, at: CardPlace) => ReactNode;
  /** Draws the job that is open. */
  detail: (opened: Opened) => ReactNode;
}

interface CardPlace {
  /** Among those that came together. */
  place: number;
  link: CardLink;
  /** There is little room. */
  slim: boolean;
  /** It is the one that is open. */
  current: boolean;
}

interface Opened {
  id: string;
  /** What the list knows of it already. */
  known: Job | undefined;
  /** The search it was opened from. */
  conditions: Omit<Search, 'sort'>;
}

type CardLink = Pick<LinkProps, 'to' | 'state' | 'replace'>;
