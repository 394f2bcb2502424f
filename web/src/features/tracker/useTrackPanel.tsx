import type { Job } from '@alive/contract/jobs.ts';
import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Change } from './kept.ts';
import { NotKept } from './NotKept.tsx';
import type { Keeping } from './useKeeping.ts';

const loadPanel = () => import('./TrackPanel.tsx');
const TrackPanel = lazy(retryImport(async () => ({ default: (await loadPanel()).TrackPanel })));

/**
 * The button that opens stage and notes of a job, called `label`, and what stands below it: why the last change was not taken, and the panel,
 * which hides the job where there is `onHide`.
 */
export function useTrackPanel({ job, label, keeping, onChange, onHide }: Panel): { button: ReactNode; below: ReactNode } {
  const { stage, notes, failed } = keeping;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = (
    <Button
      kind="icon"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
      onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
    >
      <Icon of={Ellipsis} />
    </Button>
  );
  const hide =
    onHide &&
    (() => {
      setAnchor(null);
      onHide();
    });
  const below = (
    <>
      {/* Two versions of a note are settled in the panel. */}
      {!(failed?.conflict && anchor) && <NotKept failed={failed} />}
      {anchor && (
        <Suspense>
          <TrackPanel
            anchor={anchor}
            job={job}
            stage={stage}
            notes={notes}
            onChange={onChange}
            onHide={hide}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
  return { button, below };
}

interface Panel {
  job: Job;
  label: string;
  keeping: Keeping;
  onChange: (change: Change) => void;
  onHide?: (() => void) | undefined;
}
