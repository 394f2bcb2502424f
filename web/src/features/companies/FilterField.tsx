import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/SearchField.tsx';
import { longest } from './search.ts';

/** The words that companies are looked for with. They count shortly after the last one was typed, or at Enter. */
export function FilterField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    // Another address, not what was typed here.
    clearTimeout(timer.current);
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onValue(sent.current);
  };
  return (
    <SearchField
      label="Filter companies"
      placeholder="Filter companies"
      maxLength={longest}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(text), pause);
      }}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        send(typed);
        // On a touch screen the keyboard covers what was found.
        if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
      }}
    />
  );
}

/** Milliseconds without a key after which the words count: what is filtered is here already. */
const pause = 150;
