import { useEffect, useRef } from 'react';

/** What two keys do on every view: ⌘K or Ctrl+K asks for the palette, "/" goes to the field that the view is searched with. */
export const useKeys = (onPalette: () => void): void => {
  const latest = useRef(onPalette);
  useEffect(() => {
    latest.current = onPalette;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
      const withCommand = event.metaKey || event.ctrlKey;
      if (withCommand && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        latest.current();
      } else if (!withCommand && event.key === '/' && !isTyping(event.target) && document.querySelector('dialog[open]') === null) {
        const field = [...document.querySelectorAll<HTMLElement>('[data-slash]')].find((one) => one.offsetParent !== null);
        if (!field) return;
        event.preventDefault();
        field.focus();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

/** The keys that ask for the palette, as this machine writes them. */
export const paletteKeys = (): string => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘K' : 'Ctrl K');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
