import type { Alumni } from '@alive/contract/people.ts';
import { Popover } from '#ui/Popover.tsx';
import { ContactNote } from './ContactNote.tsx';

/** The student's note on a saved person, beside what opened it. */
export function NotePanel({ anchor, person, kept, onSave, onClose }: NotePanelProps) {
  return (
    <Popover anchor={anchor} label={`Your note on ${person.name}`} onClose={onClose}>
      <ContactNote personId={person.id} name={person.name} kept={kept} onSave={onSave} />
    </Popover>
  );
}

interface NotePanelProps {
  anchor: HTMLElement;
  person: Alumni;
  kept: string;
  onSave: (text: string) => void;
  onClose: () => void;
}
