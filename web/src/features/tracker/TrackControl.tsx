import '#ui/keep.css';
import './tracker.css';
import type { Job } from '@alive/contract/jobs.ts';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import type { Change } from './kept.ts';
import { useKeeping } from './useKeeping.ts';
import { useTrackPanel } from './useTrackPanel.tsx';
import { stageNames } from './words.ts';

/** Next to a job: saves it and lets it go, and in a panel says how far the student is, takes notes and hides it. */
export function TrackControl({ userId, job }: { userId: string; job: Job }) {
  const keeping = useKeeping(userId, job);
  const { stage, isHidden, make: change } = keeping;
  const [done, setDone] = useState<Done | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  const make = (made: Change, next: Done | null = null) => {
    setDone(next);
    change(made);
  };
  const notice = done ?? (isHidden ? { said: copy.isHidden, undo: { hidden: false } } : null);
  const { button, below } = useTrackPanel({
    job,
    label: copy.moreOf(job.job_title),
    keeping,
    onChange: make,
    onHide: isHidden ? undefined : () => make({ hidden: true }, { said: copy.isHidden, undo: { hidden: false } }),
  });
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
      {button}
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
      {below}
    </div>
  );
}

/** What was done, and what takes it back. */
interface Done {
  said: string;
  undo: Change;
}
