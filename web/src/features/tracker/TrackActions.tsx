import type { Job } from '@alive/contract/jobs.ts';
import { Chip, Chips } from '#ui/Chip.tsx';
import { copy } from './copy.ts';
import { useKeeping } from './useKeeping.ts';
import { useTrackPanel } from './useTrackPanel.tsx';

/** In an open card: marks a job as applied for, hides it, and opens a panel with every stage and the notes. */
export function TrackActions({ userId, job }: { userId: string; job: Job }) {
  const keeping = useKeeping(userId, job);
  const { stage, isHidden, make } = keeping;
  const { button, below } = useTrackPanel({ job, label: copy.stageAndNotesOf(job.job_title), keeping, onChange: make });
  return (
    <>
      <Chips label={copy.actionsOf(job.job_title)} labelHidden>
        <Chip small pressed={stage === 'applied'} onClick={() => make({ stage: stage === 'applied' ? 'saved' : 'applied' })}>
          {stage === 'applied' ? copy.applied : copy.markApplied}
        </Chip>
        <Chip
          small
          pressed={isHidden}
          onClick={({ currentTarget }) => {
            // A list folds a hidden card, and this with it.
            currentTarget.closest('article')?.querySelector<HTMLElement>('.saving button')?.focus();
            make({ hidden: !isHidden });
          }}
        >
          {isHidden ? copy.hidden : copy.hide}
        </Chip>
        {button}
      </Chips>
      {below}
    </>
  );
}
