import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { type NavigationType, onNavigation, type Place, presentPlace } from './history.ts';

/** Follows the browser's address for what is inside. A step shows at once, the outline of a view where its code is on its way. */
export function Router({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>(() => ({ place: presentPlace(), type: 'POP' }));
  useLayoutEffect(() => onNavigation((type) => setStep({ place: presentPlace(), type })), []);
  return <StepContext value={step}>{children}</StepContext>;
}

/** The address, the key of its entry in the history and what that carries. */
export const useLocation = (): Place => useStep().place;

/** How the student came to the present address. */
export const useNavigationType = (): NavigationType => useStep().type;

const useStep = (): Step => {
  const step = use(StepContext);
  if (step === null) throw new Error('There is no Router around this.');
  return step;
};

const StepContext = createContext<Step | null>(null);

interface Step {
  place: Place;
  type: NavigationType;
}
