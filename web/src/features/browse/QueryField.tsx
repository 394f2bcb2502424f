import { useEffect, useRef, useState } from 'react';
import { SearchField } from '#ui/SearchField.tsx';
import type { ChangeSearch } from './useSearch.ts';

/** The words of the search. They count shortly after the last one was typed; Enter makes them a step in the history at once. */
export function QueryField({ value, change }: { value: string; change: ChangeSearch }) {
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
  const send = (text: string, replace: boolean) => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    change({ query: sent.current }, { replace });
  };
  return (
    <SearchField
      label="Search jobs"
      placeholder="Role or skill"
      maxLength={500}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(text, true), pause);
      }}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        send(typed, false);
        // On a touch screen the keyboard covers what was found.
        if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
      }}
    />
  );
}

/** Milliseconds without a key after which the words count. */
const pause = 300;
