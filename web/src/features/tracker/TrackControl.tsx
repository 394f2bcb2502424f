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
import { copy } from './copy.ts';
import type { Change } from './kept.ts';
import { useKeeping } from './useKeeping.ts';
import { stageNames } from './words.ts';

const loadPanel = () => import('./TrackPanel.tsx');
const TrackPanel = lazy(retryImport(async () => ({ default: (await loadPanel()).TrackPanel })));

/** Next to a job: saves it and lets it go, and in a panel says how far the student is, takes notes and hides it. */
export function TrackControl({ userId, job }: { userId: string; job: Job }) {
  const { stage, isHidden, notes, failed, make: change } = useKeeping(userId, job);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  const make = (made: Change, next: Done | null = null) => {
    setDone(next);
    change(made);
  };
  const notice = done ?? (isHidden ? { said: copy.isHidden, undo: { hidden: false } } : null);
  return (
    <div className="saving">
      <Chip
        ref={save}
        small
        pressed={stage !== null}
        aria-label={`${stage === null ? copy.save : stageNames[stage]}: ${job.job_title}`}
        onClick={() => (stage === null ? make({ stage: 'saved' }) : make({ stage: null }, { said: copy.noLongerSaved, undo: { stage } }))}
      >
        <Icon of={Bookmark} small />
        {stage === null ? copy.save : stageNames[stage]}
      </Chip>
      <Button
        kind="icon"
        aria-label={copy.moreOf(job.job_title)}
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
            {done ? copy.undo : copy.showAgain}
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
            notes={notes}
            onChange={(made) => make(made)}
            onHide={
              isHidden
                ? undefined
                : () => {
                    setAnchor(null);
                    make({ hidden: true }, { said: copy.isHidden, undo: { hidden: false } });
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
