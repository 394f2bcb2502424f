import type { EditConflict } from '@alive/contract/errors.ts';
import { lazy, Suspense } from 'react';
import { patient } from '#api/patient.ts';
import { useUnsaved } from '#api/useUnsaved.ts';
import { NoteField } from '#ui/NoteField.tsx';

const BothTexts = lazy(patient(async () => ({ default: (await import('#ui/BothTexts.tsx')).BothTexts })));

/** The student's note on a person; where it changed elsewhere meanwhile, both texts to choose from. */
export function ContactNote({ personId, kept, version, conflict, labelHidden, name, onSave, onLater }: ContactNoteProps) {
  const note = useUnsaved(`alive.draft.contact.${personId}`, { kept, version, send: onSave });
  const { settle, ...field } = note;
  return (
    <>
      <NoteField {...field} label={`Note on ${name}`} labelHidden={labelHidden} placeholder="A note to yourself" />
      {conflict && (
        <Suspense>
          <BothTexts
            yours={note.isUnsaved ? note.text.trim() : conflict.yours}
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

export interface ContactNoteProps {
  personId: string;
  name: string;
  /** What the server has, and its number. */
  kept: string;
  version: number;
  /** The last save was refused because of these. */
  conflict: EditConflict | null;
  labelHidden?: boolean;
  /** Saves what was written on a version. */
  onSave: (text: string, on: number) => void;
  /** Leaves the conflict as it is. */
  onLater: () => void;
}
