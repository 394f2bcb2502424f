import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Chip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';

/** A dashed chip that becomes a field: Enter or leaving it adds what was typed, Esc does not. `label` says to what. */
export function AddFact({ label, onAdd }: { label: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    // The field is gone with its Enter or Esc; the focus is where it was.
    if (text === null && isDone.current) chip.current?.focus();
    isDone.current = false;
  }, [text]);
  if (text === null)
    return (
      <Chip ref={chip} small className="add" aria-label={label} onClick={() => setText('')}>
        <Icon of={Plus} small />
        {copy.add}
      </Chip>
    );
  const add = () => {
    if (text.trim() !== '') onAdd(text.trim());
    setText(null);
  };
  return (
    <form
      className="add-fact"
      onSubmit={(event) => {
        event.preventDefault();
        isDone.current = true;
        add();
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was just pressed
        autoFocus
        aria-label={label}
        value={text}
        maxLength={300}
        dir="auto"
        enterKeyHint="done"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          isDone.current = true;
          setText(null);
        }}
        // A window that is left for another is not a field that is left.
        onBlur={() => !isDone.current && document.hasFocus() && add()}
      />
    </form>
  );
}
