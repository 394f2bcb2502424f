import { codeDigits } from '@alive/contract/sign-in.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Field } from '#ui/Field.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';

/** The code from a message, which may be pasted, and a way to ask for another one after a while. It takes the focus. */
export function CodeField({ code, error, askedAt, onChange, onAskAgain }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // A wrong code is typed over.
  useEffect(() => {
    if (error !== undefined) field.current?.select();
  }, [error]);
  const wait = useSecondsUntil(askedAt + betweenAsks);
  const [times, setTimes] = useState(0);
  return (
    <div>
      <Field
        ref={field}
        className="code"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Room for spaces that are pasted along.
        maxLength={16}
        value={code}
        error={error}
        note={copy.sixDigits}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="note again">
        {wait > 0 ? (
          copy.sendAgainIn(wait)
        ) : (
          <button
            type="button"
            className="link hit"
            onClick={() => {
              onAskAgain();
              setTimes(times + 1);
              field.current?.focus();
            }}
          >
            {copy.sendAgain}
          </button>
        )}
      </p>
      <Status hidden>{times > 0 && wait > 0 && copy.sentAgain}</Status>
    </div>
  );
}

/** The digits of what was typed or pasted. */
export const digitsIn = (typed: string): string => typed.replace(/\D/g, '');

/** Whether it has as many digits as a code. */
export const isWhole = (typed: string): boolean => digitsIn(typed).length === codeDigits;

/** Milliseconds in which a message may well be on its way. */
const betweenAsks = 30_000;

const useSecondsUntil = (moment: number): number =>
  useSyncExternalStore(everyHalfSecond, () => Math.max(0, Math.ceil((moment - Date.now()) / 1000)));

const everyHalfSecond = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, 500);
  return () => clearInterval(timer);
};

interface CodeFieldProps {
  code: string;
  error: string | undefined;
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
  onChange: (typed: string) => void;
  onAskAgain: () => void;
}
