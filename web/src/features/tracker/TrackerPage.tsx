import '#ui/keep.css';
import './tracker.css';
import type { Job } from '@alive/contract/jobs.ts';
import { type Stage, stages, type TrackedJob } from '@alive/contract/tracker.ts';
import { useRef, useState } from 'react';
import { Link } from '#router/Link.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FailedList } from '#ui/FailedList.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { paths } from '#paths.ts';
import { copy } from './copy.ts';
import type { Change, Subject } from './kept.ts';
import { StagePath } from './StagePath.tsx';
import { type Around, TrackedCard } from './TrackedCard.tsx';
import { useKept } from './useKept.ts';
import { useTrack } from './useTrack.ts';
import { stageNames } from './words.ts';

/** The jobs a student keeps, by how far they are with each; those they hid stand folded at the end. `around` tells more of each. */
export function TrackerPage({ userId, around }: TrackerPageProps) {
  const { data: kept, error, isFetching, refetch } = useKept(userId);
  return (
    <>
      <title>{copy.pageTitle}</title>
      <header className="page-head">
        <h1 className="show">{copy.title}</h1>
        <div className="aside">
          {kept?.some(({ job }) => job?.source === 'sample') && <SampleLabel />}
          {kept?.some(isShown) && (
            <Link className="btn tobrowse" to={paths.jobs}>
              {copy.browseJobs}
            </Link>
          )}
        </div>
      </header>
      {kept ? (
        <Kept userId={userId} kept={kept} around={around} />
      ) : error ? (
        <FailedList sentence={copy.notLoaded} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonCards count={3} />
      )}
    </>
  );
}

function Kept({ userId, kept, around }: TrackerPageProps & { kept: TrackedJob[] }) {
  const [now] = useState(() => new Date());
  const { track, failed, dismiss } = useTrack(userId);
  const [done, setDone] = useState<{ said: string; undo?: () => void } | null>(null);
  // A card that moves to another group, or comes back, is drawn anew there; the focus goes with it.
  const moved = useRef<{ id: string; to: Stage | null } | null>(null);
  const shown = kept.filter(isShown);
  const hidden = kept.filter((one) => one.hidden);
  const change = (one: TrackedJob, made: Change) => {
    if (made.stage) {
      moved.current = { id: one.job_id, to: made.stage };
      setDone({ said: copy.movedTo(one.job_title, stageNames[made.stage]) });
    }
    track(one, made);
  };
  const remove = (one: TrackedJob) => {
    const { stage, notes } = one;
    const undo = () => {
      moved.current = { id: one.job_id, to: stage };
      track(one, { stage, notes });
    };
    setDone({ said: copy.removed(one.job_title), ...(one.job && { undo }) });
    track(one, null);
  };
  return (
    <>
      {shown.length > 0 && <StagePath kept={shown} />}
      <Status>
        {!failed && done?.said}
        {!failed && done?.undo && (
          <Button
            kind="quiet"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the card with the button that was pressed is gone
            autoFocus
            onClick={() => {
              done.undo?.();
              setDone(null);
            }}
          >
            {copy.undo}
          </Button>
        )}
      </Status>
      {shown.length === 0 && (
        <EmptyState sentence={copy.noneSaved}>
          <Link className="btn main" to={paths.jobs}>
            {copy.browseJobs}
          </Link>
        </EmptyState>
      )}
      {groupsOf(shown).map(({ stage, jobs }) => (
        <section key={stage ?? 'none'} className="stage" aria-labelledby={`stage-${stage ?? 'none'}`}>
          <h2 className="head" id={`stage-${stage ?? 'none'}`} tabIndex={-1}>
            {stage ? stageNames[stage] : copy.onlyNotes} <span className="dim num">{jobs.length}</span>
          </h2>
          {jobs.map((one, place) => (
            <TrackedCard
              key={one.job_id}
              kept={one}
              around={one.job === null ? undefined : around(one.job)}
              place={place}
              now={now}
              failed={failed?.jobId === one.job_id ? failed : null}
              onDismiss={dismiss}
              stageRef={(menu) => {
                if (menu === null || moved.current?.id !== one.job_id || moved.current.to !== stage) return;
                moved.current = null;
                menu.focus();
              }}
              onChange={(made) => change(one, made)}
              onRemove={() => remove(one)}
            />
          ))}
        </section>
      ))}
      {hidden.length > 0 && <Hidden jobs={hidden} onShow={(one) => track(one, { hidden: false })} />}
    </>
  );
}

const isShown = ({ hidden }: TrackedJob): boolean => !hidden;

/** Jobs that are not shown in lists, with the way back. */
function Hidden({ jobs, onShow }: { jobs: TrackedJob[]; onShow: (subject: Subject) => void }) {
  return (
    <details className="folded">
      <summary>
        Hidden jobs <span className="dim num">{jobs.length}</span>
      </summary>
      <ul>
        {jobs.map((one) => (
          <li key={one.job_id}>
            <p>
              {one.job_title} <span className="dim">at {one.company_name}</span>
            </p>
            <Button kind="quiet" aria-label={copy.showAgainOf(one.job_title)} onClick={() => onShow(one)}>
              {copy.showAgain}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The stages that hold anything, in their order; last those of which only notes are kept. */
function groupsOf(kept: readonly TrackedJob[]): { stage: Stage | null; jobs: TrackedJob[] }[] {
  return [...stages, null].flatMap((stage) => {
    const jobs = kept.filter((one) => one.stage === stage);
    return jobs.length === 0 ? [] : [{ stage, jobs }];
  });
}

interface TrackerPageProps {
  userId: string;
  around: (job: Job) => Around;
}
