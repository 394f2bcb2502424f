import type { ComponentProps } from 'react';
import { useUnsaved } from '#api/useUnsaved.ts';
import { Note } from '#ui/Note.tsx';
import { copy } from './copy.ts';

/** The student's notes on a job. */
export function Notes({ jobId, kept, version, onSave, ...rest }: NotesProps) {
  const note = useUnsaved(`alive.draft.notes.${jobId}`, { kept, version, send: onSave });
  return <Note {...rest} note={note} placeholder={copy.notesHint} />;
}

interface NotesProps extends Pick<ComponentProps<typeof Note>, 'conflict' | 'onLater' | 'label' | 'labelHidden'> {
  jobId: string;
  /** What the server has, and its number. */
  kept: string;
  version: number;
  /** Saves what was written on a version. */
  onSave: (text: string, on: number) => void;
}
