import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState } from 'react';
import { onReconnect } from './connection.ts';
import { keep, readKept } from './storage.ts';

/**
 * A text while it is written: what was typed is kept on this device under `key` until the server has it, through reload and a dead network.
 * `kept` is what the server has, `version` its number: the draft notes on which one it was written. `send` saves what the student
 * leaves, and again once the server can be reached.
 */
export const useUnsaved = (key: string, { kept, version, send }: Kept): Unsaved => {
  const [typed, setTyped] = useState(() => draftIn(readKept(key)));
  // The server has it now.
  if (typed?.text === kept) setTyped(null);
  const draft = typed !== null && typed.text.trim() !== kept ? typed : null;
  useEffect(() => keep(key, draft && JSON.stringify(draft)), [key, draft]);
  const save = useEffectEvent(() => draft && send(draft.text.trim(), draft.on ?? version));
  useEffect(() => {
    const stop = onReconnect(() => save());
    return () => {
      stop();
      // Esc removes the field without a blur event.
      save();
    };
  }, []);
  const write = (text: string, on?: number) => setTyped((before) => ({ text, on: on ?? before?.on ?? version }));
  return {
    text: typed?.text ?? kept,
    write: (text) => write(text),
    isUnsaved: draft !== null,
    leave: () => {
      if (typed === null) return;
      const text = typed.text.trim();
      write(text);
      if (text !== kept) send(text, typed.on ?? version);
    },
    settle: (text, on) => {
      write(text, on);
      if (text !== kept) send(text, on);
    },
  };
};

const draft = z.object({ text: z.string(), on: z.optional(z.int()) });

const draftIn = (stored: string | null): z.output<typeof draft> | null => {
  if (stored === null) return null;
  try {
    const read = draft.safeParse(JSON.parse(stored));
    if (read.success) return read.data;
  } catch {
    // As an earlier release kept it: the text alone.
  }
  return { text: stored };
};

interface Kept {
  /** What the server has. */
  kept: string;
  version: number;
  send: (text: string, on: number) => void;
}

export interface Unsaved {
  text: string;
  write: (text: string) => void;
  /** The server does not have it yet. */
  isUnsaved: boolean;
  /** The student has left the field. */
  leave: () => void;
  /** Saves this text in place of the one of that version. */
  settle: (text: string, on: number) => void;
}
