import type { Job } from '@alive/contract/jobs.ts';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { useKeeping } from './useKeeping.ts';

const loadPanel = () => import('./TrackPanel.tsx');
const TrackPanel = lazy(retryImport(async () => ({ default: (await loadPanel()).TrackPanel })));

/** In an open card: marks a job as applied for, hides it, and opens a panel with every stage and the notes. */
export function TrackActions({ userId, job }: { userId: string; job: Job }) {
  const { stage, isHidden, notes, failed, make } = useKeeping(userId, job);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        <Button
          kind="icon"
          aria-label={copy.stageAndNotesOf(job.job_title)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        >
          <Icon of={Ellipsis} />
        </Button>
      </Chips>
      {failed && (!failed.conflict || anchor === null) && (
        <p className="error" role="alert">
          {failed.message}
        </p>
      )}
      {anchor && (
        <Suspense>
          <TrackPanel anchor={anchor} job={job} stage={stage} notes={notes} onChange={make} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
