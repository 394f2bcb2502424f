import type { Job } from '@alive/contract/jobs.ts';
import { type Stage, stages } from '@alive/contract/tracker.ts';
import { EyeOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/Popover.tsx';
import { copy } from './copy.ts';
import type { Change } from './kept.ts';
import { Notes } from './Notes.tsx';
import { stageNames } from './words.ts';

/** How far the student is with a job, their notes on it, and the way to hide it. */
export function TrackPanel({ anchor, job, stage, notes, onChange, onHide, onClose }: TrackPanelProps) {
  return (
    <Popover anchor={anchor} label={copy.panelOf(job.job_title)} onClose={onClose}>
      <div className="trackpanel">
        <Chips label={copy.howFar} labelHidden>
          {stages.map((one) => (
            <Chip key={one} small pressed={one === stage} onClick={() => onChange({ stage: one === stage ? null : one })}>
              {stageNames[one]}
            </Chip>
          ))}
        </Chips>
        <Notes {...notes} jobId={job.id} label={copy.notes} onSave={(text, on) => onChange({ notes: text, notes_version: on })} />
        {onHide && (
          <Button kind="quiet" onClick={onHide}>
            <Icon of={EyeOff} small />
            {copy.hideJob}
          </Button>
        )}
      </div>
    </Popover>
  );
}

interface TrackPanelProps {
  anchor: HTMLElement;
  job: Job;
  stage: Stage | null;
  notes: Pick<ComponentProps<typeof Notes>, 'kept' | 'version' | 'conflict' | 'onLater'>;
  onChange: (change: Change) => void;
  onHide?: () => void;
  onClose: () => void;
}
