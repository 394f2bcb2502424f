import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField.tsx';

/**
 * A search field whose words count by themselves `pause` milliseconds after the last one was typed, and at Enter at once; `onValue` receives
 * which of the two. A `value` from elsewhere takes the place of what was typed.
 */
export function LiveSearchField({ value, pause, onValue, ...field }: LiveSearchFieldProps) {
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
  const send = (text: string, by: 'pause' | 'enter') => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    onValue(sent.current, by);
  };
  return (
    <SearchField
      {...field}
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send(text, 'pause'), pause);
      }}
      onKeyDown={({ key, nativeEvent, currentTarget }) => {
        if (key !== 'Enter' || nativeEvent.isComposing) return;
        send(typed, 'enter');
        // On a touch screen the keyboard covers what was found.
        if (matchMedia('(pointer: coarse)').matches) currentTarget.blur();
      }}
    />
  );
}

interface LiveSearchFieldProps extends Pick<ComponentProps<typeof SearchField>, 'label' | 'placeholder' | 'maxLength'> {
  value: string;
  pause: number;
  onValue: (value: string, by: 'pause' | 'enter') => void;
}
