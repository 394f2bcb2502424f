import type { ComponentProps } from 'react';
import { useUnsaved } from '#api/useUnsaved.ts';
import { Note } from '#ui/Note.tsx';
import { copy } from './copy.ts';

/** The student's note on a person. */
export function ContactNote({ personId, name, kept, version, onSave, ...rest }: ContactNoteProps) {
  const note = useUnsaved(`alive.draft.contact.${personId}`, { kept, version, send: onSave });
  return <Note {...rest} note={note} label={copy.noteOn(name)} placeholder={copy.noteHint} />;
}

export interface ContactNoteProps extends Pick<ComponentProps<typeof Note>, 'conflict' | 'onLater' | 'labelHidden'> {
  personId: string;
  name: string;
  /** What the server has, and its number. */
  kept: string;
  version: number;
  /** Saves what was written on a version. */
  onSave: (text: string, on: number) => void;
}
