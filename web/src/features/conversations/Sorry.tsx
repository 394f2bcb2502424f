import { Button } from '#ui/Button.tsx';
import { Message } from '#ui/Message.tsx';

/** What the assistant says when it could not answer, and the way to try again. */
export function Sorry({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <Message from="assistant">
      <p role="alert">{sentence}</p>
      <Button className="retry" onClick={onRetry}>
        Retry
      </Button>
    </Message>
  );
}
