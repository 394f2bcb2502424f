import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';
import { copy } from './copy.ts';

/** What the assistant says when it could not answer, why, where that is known, and the way to try again. */
export function Sorry({ sentence, note, onRetry }: { sentence: string; note?: string | undefined; onRetry: () => void }) {
  return (
    <Message from="assistant">
      <div role="alert">
        <p>{sentence}</p>
        {note !== undefined && <p className="note">{note}</p>}
      </div>
      <Button className="retry" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Message>
  );
}
