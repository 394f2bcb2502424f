import './failed.css';
import { Button } from './Button.tsx';

/** What could not be loaded and why, with the way to try again, in the place of what is missing. */
export function Failed({ sentence, error, busy, onRetry }: FailedProps) {
  return (
    <div className="failed" role="alert">
      <p>
        {sentence} {error.message}
      </p>
      <Button busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

export interface FailedProps {
  /** "We couldn’t load the posting." */
  sentence: string;
  error: Error;
  busy: boolean;
  onRetry: () => void;
}
