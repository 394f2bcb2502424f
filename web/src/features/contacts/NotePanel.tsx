import type { Alumni } from '@alive/contract/people.ts';
import { Popover } from '#ui/Popover.tsx';
import { ContactNote, type ContactNoteProps } from './ContactNote.tsx';
import { copy } from './copy.ts';

/** The student's note on a saved person, next to what opened it. */
export function NotePanel({ anchor, person, onClose, ...note }: NotePanelProps) {
  return (
    <Popover anchor={anchor} label={copy.yourNoteOn(person.name)} onClose={onClose}>
      <ContactNote {...note} personId={person.id} name={person.name} />
    </Popover>
  );
}

interface NotePanelProps extends Pick<ContactNoteProps, 'kept' | 'version' | 'conflict' | 'onSave' | 'onLater'> {
  anchor: HTMLElement;
  person: Alumni;
  onClose: () => void;
}
