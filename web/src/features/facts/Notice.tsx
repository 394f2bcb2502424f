import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import type { Editor } from './useEditor.tsx';
import type { FactStore } from './useFacts.ts';

/** Says what the last change did, with Undo, or why it was not taken. Keep it mounted. */
export function FactNotice({ store: { notice }, editor }: { store: FactStore; editor: Editor }) {
  return (
    <div className="fact-notice" tabIndex={-1} data-error={notice?.isError || undefined}>
      <Status>{notice?.text}</Status>
      {notice?.action && (
        <Button
          kind="quiet"
          className="hit"
          onClick={() => {
            editor.leave(notice.fact);
            notice.action?.run();
          }}
        >
          {notice.action.label}
        </Button>
      )}
    </div>
  );
}
