import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import type { FailedProps } from './Failed.tsx';

/** A list that could not be loaded, in the place and shape of an empty one: what happened and why, and the way to try again. */
export function FailedList({ sentence, error, busy, onRetry }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState sentence={sentence}>
        <p className="note">{error.message}</p>
        <Button busy={busy} onClick={onRetry}>
          Retry
        </Button>
      </EmptyState>
    </div>
  );
}
