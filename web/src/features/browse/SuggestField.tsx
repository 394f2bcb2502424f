import { useState } from 'react';
import { Combobox, type Suggestion } from '#ui/Combobox.tsx';
import type { Glyph } from '#ui/Icon.tsx';

/** A filter in free words with suggestions. What was typed counts when it is taken from the list, at Enter, and when the field is left. */
export function SuggestField({ value, onCommit, ...field }: SuggestFieldProps) {
  const [typed, setTyped] = useState(value);
  const [last, setLast] = useState(value);
  // React's way to follow a prop: it renders again at once.
  if (last !== value) {
    setLast(value);
    setTyped(value);
  }
  const commit = (text: string) => {
    if (text.trim() !== value) onCommit(text.trim());
  };
  return (
    <Combobox
      {...field}
      value={typed}
      onValueChange={(text) => setTyped(text.slice(0, longest))}
      onPick={commit}
      onEnter={() => commit(typed)}
      onBlur={() => commit(typed)}
    />
  );
}

/** As much as the server takes for a place. */
const longest = 100;

interface SuggestFieldProps {
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  icon?: Glyph;
  suggest: (typed: string) => Suggestion[];
  value: string;
  onCommit: (text: string) => void;
}
