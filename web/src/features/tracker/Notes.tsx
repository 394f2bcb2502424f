import type { EditConflict } from '@alive/contract/errors.ts';
import { lazy, Suspense } from 'react';
import { patient } from '#api/patient.ts';
import { useUnsaved } from '#api/useUnsaved.ts';
import { NoteField } from '#ui/NoteField.tsx';

const BothTexts = lazy(patient(async () => ({ default: (await import('#ui/BothTexts.tsx')).BothTexts })));

/** The student's notes on a job; where they changed elsewhere meanwhile, both texts to choose from. */
export function Notes({ jobId, kept, version, conflict, label, labelHidden, onSave, onLater }: NotesProps) {
  const notes = useUnsaved(`alive.draft.notes.${jobId}`, { kept, version, send: onSave });
  const { settle, ...field } = notes;
  return (
    <>
      <NoteField {...field} label={label} labelHidden={labelHidden} placeholder="Notes to yourself" />
      {conflict && (
        <Suspense>
          <BothTexts
            yours={notes.isUnsaved ? notes.text.trim() : conflict.yours}
            theirs={conflict.theirs}
            limit={4000}
            onChoose={(text) => {
              onLater();
              settle(text, conflict.version);
            }}
            onLater={onLater}
          />
        </Suspense>
      )}
    </>
  );
}

interface NotesProps {
  jobId: string;
  /** What the server has, and its number. */
  kept: string;
  version: number;
  /** The last save was refused because of these. */
  conflict: EditConflict | null;
  label: string;
  labelHidden?: boolean;
  /** Saves what was written on a version. */
  onSave: (text: string, on: number) => void;
  /** Leaves the conflict as it is. */
  onLater: () => void;
}
