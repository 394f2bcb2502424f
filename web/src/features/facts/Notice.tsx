import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import type { Editor } from './useEditor.tsx';
import type { FactStore } from './useFacts.ts';

/** Says what the last change did, with Undo, or why it was not taken; and which typed words were not. Keep it mounted. */
export function FactNotice({ store: { notice, unsaved }, editor }: { store: FactStore; editor: Editor }) {
  return (
    <div className="fact-notice" tabIndex={-1} data-error={notice?.isError || undefined}>
      {unsaved.map(({ fact, text, tryAgain, discard }) => (
        <div key={fact.id} className="unsaved">
          <p role="alert">{text}</p>
          <Button
            kind="quiet"
            className="hit"
            onClick={() => {
              editor.leave(fact);
              tryAgain();
            }}
          >
            {copy.tryAgain}
          </Button>
          <Button
            kind="quiet"
            className="hit"
            onClick={() => {
              editor.leave(fact);
              discard();
            }}
          >
            {copy.discard}
          </Button>
        </div>
      ))}
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
