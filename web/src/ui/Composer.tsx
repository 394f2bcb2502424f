import './composer.css';
import { clsx } from 'clsx';
import { ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from './Icon.tsx';
import { counted, figure } from './numbers.ts';

/**
 * Where the student writes. It grows to six lines; Enter sends, Shift+Enter breaks the line, a half-typed composed character never sends.
 * While `answering`, Send gives way to Stop, which Esc presses from anywhere on the page. Text over `limit` characters is kept, never cut,
 * and cannot be sent; the note says how many are too many.
 */
export function Composer(props: ComposerProps) {
  const { label, value, onValueChange, onSend, onStop, answering = false, disabled = false, placeholder, limit = 8000, inputRef } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const box = inputRef ?? own;
  const length = value.trim().length;
  const ready = length > 0 && length <= limit && !answering && !disabled;
  const note = limitNote(length, limit);

  const send = () => {
    if (!ready) return;
    onSend(value.trim());
    box.current?.focus();
  };
  const stop = () => {
    onStop?.();
    box.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that confirmed it; 229 still marks that key.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };
  useEscape(answering && onStop !== undefined, stop);

  return (
    <div className="compose">
      <form
        className="composer"
        data-disabled={disabled || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <span className="grow" data-value={value} data-placeholder={placeholder}>
          <textarea
            ref={box}
            rows={1}
            value={value}
            dir="auto"
            placeholder={placeholder}
            disabled={disabled}
            aria-label={label}
            data-slash
            aria-describedby={note ? id : undefined}
            aria-invalid={length > limit || undefined}
            enterKeyHint="send"
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={keys}
          />
        </span>
        {answering && onStop ? (
          <>
            <span className="kbd" aria-hidden="true">
              Esc
            </span>
            <button type="button" className="stop" aria-keyshortcuts="Escape" onClick={stop}>
              Stop
            </button>
          </>
        ) : (
          <button type="submit" className="sendb" aria-label="Send" disabled={!ready}>
            <Icon of={ArrowUp} />
          </button>
        )}
      </form>
      {note && (
        <p className={clsx('note', length > limit && 'over')} id={id}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Esc anywhere presses Stop, unless something nearer took it: a dialog, an open list. */
function useEscape(active: boolean, stop: () => void) {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing && !document.querySelector('dialog[open], [role=dialog]'))
        stop();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function limitNote(length: number, limit: number): string | null {
  const left = limit - length;
  if (left > limit / 20) return null;
  const characters = counted(Math.abs(left), 'character', 'characters');
  return left >= 0 ? `${characters} left` : `${characters} over the limit of ${figure(limit)}`;
}

type ComposerProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Gets the trimmed text. The caller clears `value`. */
  onSend: (text: string) => void;
  onStop?: () => void;
  answering?: boolean;
  disabled?: boolean;
  placeholder?: string;
  limit?: number;
  inputRef?: RefObject<HTMLTextAreaElement | null>;
};
