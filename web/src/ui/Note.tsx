import type { ComponentProps } from 'react';
import { BothTexts } from './BothTexts.tsx';
import { NoteField } from './NoteField.tsx';

/** A note to oneself while it is written. Where it changed somewhere else, both texts to choose from. */
export function Note({ note: { settle, ...note }, conflict, onLater, ...names }: NoteProps) {
  return (
    <>
      <NoteField {...note} {...names} limit={longestNote} />
      {conflict && (
        <BothTexts
          yours={note.isUnsaved ? note.text.trim() : conflict.yours}
          theirs={conflict.theirs}
          limit={longestNote}
          onChoose={(text) => {
            onLater();
            settle(text, conflict.version);
          }}
          onLater={onLater}
        />
      )}
    </>
  );
}

/** The most characters that the server takes. */
const longestNote = 4000;

interface NoteProps extends Pick<ComponentProps<typeof NoteField>, 'label' | 'labelHidden' | 'placeholder'> {
  note: Pick<ComponentProps<typeof NoteField>, 'text' | 'write' | 'isUnsaved' | 'leave'> & {
    /** Saves this text in place of the one of that version. */
    settle: (text: string, on: number) => void;
  };
  /** The last save was refused because of these. */
  conflict: { yours: string; theirs: string; version: number } | null;
  /** Leaves the conflict as it is. */
  onLater: () => void;
}
