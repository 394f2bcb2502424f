import type { User } from '@alive/contract/account.ts';
import { lazy, useState } from 'react';
import { Route, Switch } from 'wouter';
import { Link } from '#router/Link.tsx';
import { retryImport } from '#api/retry-import.ts';
import { paths } from '#paths.ts';
import { JobLogo } from '../features/bridge/JobLogo.tsx';
import { BrowsePage } from '../features/browse/BrowsePage.tsx';
import { JobCard } from '../features/jobs/JobCard.tsx';
import { JobRow } from '../features/jobs/JobRow.tsx';
import { JobView } from '../features/jobs/JobView.tsx';
import { WorkFold } from '../features/occupations/WorkFold.tsx';
import { TrackControl } from '../features/tracker/TrackControl.tsx';
import { useKept } from '../features/tracker/useKept.ts';
import { aroundCard } from './around-card.tsx';
import { aroundJob } from './around-job.tsx';

const TrackerPage = lazy(retryImport(async () => ({ default: (await import('../features/tracker/TrackerPage.tsx')).TrackerPage })));

/** Browse Jobs with its cards and the job that is open, and the jobs that the student keeps. */
export function JobsView({ user }: { user: User }) {
  return (
    <Switch>
      <Route path={paths.savedJobs}>
        <TrackerPage userId={user.id} around={(job) => aroundJob(job, 36)} />
      </Route>
      <Route path={`${paths.jobs}/:id?`}>
        <Browse user={user} />
      </Route>
    </Switch>
  );
}

function Browse({ user }: { user: User }) {
  const [now] = useState(() => new Date());
  const { data: kept = [] } = useKept(user.id);
  const saved = kept.filter(({ stage, hidden }) => stage !== null && !hidden).length;
  return (
    <BrowsePage
      head={
        <Link className="hit" to={paths.savedJobs}>
          {saved > 0 ? `Saved jobs (${saved})` : 'Saved jobs'}
        </Link>
      }
      hidden={new Set(kept.flatMap(({ job_id: id, hidden }) => (hidden ? [id] : [])))}
      card={(job, { place, link, slim, current }) =>
        slim ? (
          <JobRow job={job} current={current} link={link} logo={<JobLogo job={job} size={36} />} />
        ) : (
          <JobCard job={job} place={place} needsVisa={user.needsVisa} now={now} link={link} {...aroundCard(job, user.id)} />
        )
      }
      detail={({ id, known, conditions }) => (
        <JobView
          key={id}
          id={id}
          known={known}
          conditions={conditions}
          needsVisa={user.needsVisa}
          now={now}
          slots={(job) => ({ ...aroundJob(job, 52), actions: <TrackControl userId={user.id} job={job} /> })}
          work={(code) => <WorkFold code={code} />}
        />
      )}
    />
  );
}
