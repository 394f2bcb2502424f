import { useCallback, useRef, useState } from 'react';
import { type Answers, keepAnswers } from './answers.ts';

/** The answers as state, kept with every change. `change` returns them as they are after it. */
export const useAnswers = (initial: Answers): { answers: Answers; change: Change } => {
  const [answers, setAnswers] = useState(initial);
  const latest = useRef(initial);
  const change = useCallback((patch: Partial<Answers>) => {
    latest.current = { ...latest.current, ...patch };
    keepAnswers(latest.current);
    setAnswers(latest.current);
    return latest.current;
  }, []);
  return { answers, change };
};

export type Change = (patch: Partial<Answers>) => Answers;
