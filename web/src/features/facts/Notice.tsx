import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import type { FactStore } from './useFacts.ts';

/** Says what the last change did, with Undo, or why it was not taken. Keep it mounted. */
export function FactNotice({ store: { notice } }: { store: FactStore }) {
  return (
    <div className="fact-notice" data-error={notice?.isError || undefined}>
      <Status>{notice?.text}</Status>
      {notice?.action && (
        <Button kind="quiet" onClick={notice.action.run}>
          {notice.action.label}
        </Button>
      )}
    </div>
  );
}
