import { useUnsaved } from '#api/useUnsaved.ts';
import { NoteField } from '#ui/NoteField.tsx';

/** The student's note on a person. */
export function ContactNote({ personId, kept, labelHidden, name, onSave }: ContactNoteProps) {
  const note = useUnsaved(`alive.draft.contact.${personId}`, kept);
  return <NoteField {...note} label={`Note on ${name}`} labelHidden={labelHidden} placeholder="A note to yourself" onSave={onSave} />;
}

interface ContactNoteProps {
  personId: string;
  name: string;
  /** What the server has. */
  kept: string;
  labelHidden?: boolean;
  onSave: (text: string) => void;
}
