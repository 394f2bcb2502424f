import '#ui/keep.css';
import './tracker.css';
import type { Job } from '@alive/contract/jobs.ts';
import type { Stage } from '@alive/contract/tracker.ts';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import type { Change } from './kept.ts';
import { NotKept } from './NotKept.tsx';
import { useKeeping } from './useKeeping.ts';
import { stageNames } from './words.ts';

/** In the bottom line of a job's card: saves it and lets it go, says how far the student is, and that it is hidden. */
export function SaveJob({ userId, job }: { userId: string; job: Job }) {
  const { stage, isHidden, failed, make } = useKeeping(userId, job);
  // Taken back are a stage that was let go, and hiding.
  const [gone, setGone] = useState<Stage | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  const press = () => {
    setGone(stage);
    make({ stage: stage === null ? 'saved' : null });
  };
  const undo: Change | null = stage === null && gone !== null ? { stage: gone } : isHidden ? { hidden: false } : null;
  return (
    <div className="saving">
      <button
        ref={save}
        type="button"
        className="disc hit"
        aria-pressed={stage !== null}
        aria-label={`${stage === null ? copy.save : stageNames[stage]}: ${job.job_title}`}
        onClick={press}
      >
        <Icon of={Bookmark} small />
        {stage !== null && stage !== 'saved' && stageNames[stage]}
      </button>
      <Status>
        {undo && (undo.stage ? copy.noLongerSaved : copy.isHidden)}
        {undo && (
          <Button
            kind="quiet"
            onClick={() => {
              // This button goes away with its press, and the focus would with it.
              save.current?.focus();
              setGone(null);
              make(undo);
            }}
          >
            {undo.stage ? copy.undo : copy.showAgain}
          </Button>
        )}
      </Status>
      {failed && !failed.conflict && <NotKept failed={failed} />}
    </div>
  );
}
