import '#ui/keep.css';
import type { Alumni } from '@alive/contract/people.ts';
import { Bookmark, PenLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { useSave } from './useSave.ts';
import { useSavedPerson } from './useSaved.ts';

const loadPanel = () => import('./NotePanel.tsx');
const NotePanel = lazy(retryImport(async () => ({ default: (await loadPanel()).NotePanel })));

/** Next to a person: saves them and lets them go, and in a panel takes a note on them. */
export function SavePerson({ userId, person }: { userId: string; person: Alumni }) {
  const kept = useSavedPerson(userId, person.id);
  const { save, note, remove, failed, dismiss } = useSave(userId);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [removed, setRemoved] = useState<{ note: string } | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const isSaved = kept !== undefined;
  return (
    <div className="saving">
      <Chip
        ref={chip}
        small
        pressed={isSaved}
        aria-label={`${isSaved ? copy.saved : copy.save}: ${person.name}`}
        onClick={() => {
          if (isSaved) remove(person.id);
          else save(person);
          setRemoved(isSaved ? { note: kept.note } : null);
        }}
      >
        <Icon of={Bookmark} small />
        {isSaved ? copy.saved : copy.save}
      </Chip>
      {isSaved && (
        <Button
          kind="icon"
          aria-label={kept.note === '' ? copy.addNoteOn(person.name) : copy.yourNoteOn(person.name)}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onPointerEnter={() => void loadPanel().catch(() => undefined)}
          onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
        >
          <Icon of={PenLine} small />
        </Button>
      )}
      <Status>
        {removed && !isSaved && !failed && (
          <>
            {copy.noLongerSaved}
            <Button
              kind="quiet"
              onClick={() => {
                // This button goes away with its press, and the focus would with it.
                chip.current?.focus();
                save(person, removed.note);
                setRemoved(null);
              }}
            >
              {copy.undo}
            </Button>
          </>
        )}
      </Status>
      {failed && (!failed.conflict || anchor === null) && (
        <p className="error" role="alert">
          {failed.message}
        </p>
      )}
      {anchor && isSaved && (
        <Suspense>
          <NotePanel
            anchor={anchor}
            person={person}
            kept={kept.note}
            version={kept.noteVersion}
            conflict={failed?.conflict ?? null}
            onSave={(text, on) => note(person.id, text, on)}
            onLater={dismiss}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
