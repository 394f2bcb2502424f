import { useUnsaved } from '#api/useUnsaved.ts';
import { NoteField } from '#ui/NoteField.tsx';

/** The student's notes on a job. */
export function Notes({ jobId, kept, ...field }: NotesProps) {
  return <NoteField {...field} {...useUnsaved(`alive.draft.notes.${jobId}`, kept)} placeholder="Notes to yourself" />;
}

interface NotesProps {
  jobId: string;
  /** What the server has. */
  kept: string;
  label: string;
  labelHidden?: boolean;
  onSave: (text: string) => void;
}
