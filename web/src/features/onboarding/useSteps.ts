import { useEffect, useRef, useState } from 'react';
import { useLocation } from '#router/Router.tsx';
import { navigate } from '#router/history.ts';
import { paths } from '#paths.ts';
import type { Step } from './place.ts';

/**
 * The wizard's step as the browser's history tells it, so that Back goes one step back. Opens at `place`; `allow`
 * turns a step that cannot be shown into one that can. `way` is where the last move went, null before any.
 */
export const useSteps = (place: Step, allow: (step: number) => Step): Steps => {
  const { state, key } = useLocation();
  const named = stepIn(state);

  // What the history says counts once it says what was opened; until then it may be from before a reload.
  const [settled, setSettled] = useState(false);
  if (!settled && named?.step === place) setSettled(true);
  useEffect(() => {
    if (named?.step !== place) navigate(paths.onboarding, { replace: true, state: { step: place, pushed: named?.pushed ?? false } });
    // Once, when the wizard opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const step = settled ? allow(named?.step ?? place) : place;
  const [last, setLast] = useState<{ step: Step; way: Steps['way'] }>({ step, way: null });
  if (last.step !== step) setLast({ step, way: step > last.step ? 'forward' : 'back' });

  // A way on that was asked for twice is gone once.
  const bound = useRef(step);
  useEffect(() => {
    bound.current = step;
    // Every move gives the history entry a key, also one that led nowhere.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step, key]);
  const forward = (to: Step) => {
    if (bound.current === to) return;
    bound.current = to;
    navigate(paths.onboarding, { state: { step: to, pushed: true } });
  };
  const replace = (to: Step) => navigate(paths.onboarding, { replace: true, state: { step: to, pushed: false } });
  return {
    step,
    way: last.way,
    forward,
    back: (to) => (named?.pushed ? navigate(-1) : replace(to)),
    replace,
  };
};

/** The step that a history entry of ours stands for; null for any other. */
export const stepIn = (state: unknown): HistoryStep | null => {
  if (typeof state !== 'object' || state === null || !('step' in state) || typeof state.step !== 'number') return null;
  return { step: state.step, pushed: 'pushed' in state && state.pushed === true };
};

export interface Steps {
  step: Step;
  way: 'forward' | 'back' | null;
  forward: (to: Step) => void;
  back: (to: Step) => void;
  /** Goes somewhere without leaving the present step in the history. */
  replace: (to: Step) => void;
}

interface HistoryStep {
  step: number;
  /** The entry before it is the step before it. */
  pushed: boolean;
}
