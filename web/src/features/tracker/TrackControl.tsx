import '#ui/keep.css';
import './tracker.css';
import type { Job } from '@alive/contract/jobs.ts';
import { Bookmark, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { type Change, subjectOf } from './kept.ts';
import { useKeptJob } from './useKept.ts';
import { useTrack } from './useTrack.ts';
import { stageNames } from './words.ts';

const loadPanel = () => import('./TrackPanel.tsx');
const TrackPanel = lazy(retryImport(async () => ({ default: (await loadPanel()).TrackPanel })));

/** Next to a job: saves it and lets it go, and in a panel says how far the student is, takes notes and hides it. */
export function TrackControl({ userId, job }: { userId: string; job: Job }) {
  const kept = useKeptJob(userId, job.id);
  const { track, failed, dismiss } = useTrack(userId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  const stage = kept?.stage ?? null;
  const isHidden = kept?.hidden ?? false;
  const make = (change: Change, next: Done | null = null) => {
    setDone(next);
    track(subjectOf(job), change);
  };
  const notice = done ?? (isHidden ? { said: 'Hidden from your lists.', undo: { hidden: false } } : null);
  return (
    <div className="saving">
      <Chip
        ref={save}
        small
        pressed={stage !== null}
        aria-label={`${stage === null ? 'Save' : stageNames[stage]}: ${job.job_title}`}
        onClick={() => (stage === null ? make({ stage: 'saved' }) : make({ stage: null }, { said: 'No longer saved.', undo: { stage } }))}
      >
        <Icon of={Bookmark} small />
        {stage === null ? 'Save' : stageNames[stage]}
      </Chip>
      <Button
        kind="icon"
        aria-label={`Stage, notes and more for ${job.job_title}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <Icon of={Ellipsis} />
      </Button>
      <Status>
        {notice?.said}
        {notice && (
          <Button
            kind="quiet"
            onClick={() => {
              // This button goes away with its press, and the focus would with it.
              save.current?.focus();
              make(notice.undo);
            }}
          >
            {done ? 'Undo' : 'Show again'}
          </Button>
        )}
      </Status>
      {failed && (!failed.conflict || anchor === null) && (
        <p className="error" role="alert">
          {failed.message}
        </p>
      )}
      {anchor && (
        <Suspense>
          <TrackPanel
            anchor={anchor}
            job={job}
            stage={stage}
            notes={{ kept: kept?.notes ?? '', version: kept?.notes_version ?? 0, conflict: failed?.conflict ?? null, onLater: dismiss }}
            onChange={(change) => make(change)}
            onHide={
              isHidden
                ? undefined
                : () => {
                    setAnchor(null);
                    make({ hidden: true }, { said: 'Hidden from your lists.', undo: { hidden: false } });
                  }
            }
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What was done, and what takes it back. */
interface Done {
  said: string;
  undo: Change;
}
