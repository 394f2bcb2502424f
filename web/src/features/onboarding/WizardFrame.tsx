import { type ReactNode, useEffect, useRef } from 'react';
import { Brand } from '#ui/Brand.tsx';
import { Motif } from '#ui/Motif.tsx';
import { Progress } from '#ui/Progress.tsx';
import type { Step } from './place.ts';
import type { Steps } from './useSteps.ts';

/** Steps 1 to 3: the motif at the side, progress above, and the step, which slides the way the student goes. */
export function WizardFrame({ step, way, children }: { step: Step; way: Steps['way']; children: ReactNode }) {
  const heading = useHeadingFocus(step, way);
  const { title, lead, rest } = words[step === 1 || step === 2 ? step : 3];
  return (
    <div className="wiz" data-size={step === 1 ? 'wide' : 'narrow'}>
      <title>{`${title} · Alive`}</title>
      <aside className="side" aria-label="Alive">
        <Brand />
        <p className={step === 1 ? 'show' : 'head'}>{lead}</p>
        <p className="read dim">{rest}</p>
        <Motif size={step === 1 ? 'wide' : 'narrow'} />
      </aside>
      {/* A type-ahead hides the rest of the page from screen readers while its list is open, but nothing that says how live it is. */}
      <main className="stage" aria-live="off">
        <div className="way">
          <Brand word={false} />
          <Progress value={step * 20} label="Onboarding" />
        </div>
        <div className={way ? 'step travel' : 'step'} data-way={way} key={step}>
          <p className="label">Step {step} of 5</p>
          <h1 className="head" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </main>
    </div>
  );
}

/** Moves the focus to a heading when the student came to it from another step. */
export const useHeadingFocus = (step: Step, way: Steps['way']) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (way === null) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
    // The step changes what the heading is, though the effect does not read it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [step, way]);
  return heading;
};

const words = {
  1: {
    title: 'First, the basics',
    lead: 'Find work that makes you feel alive',
    rest: 'Everyone’s path looks random from the middle. Tell us where you are, and we’ll show you the people who started there too.',
  },
  2: {
    title: 'Your resume',
    lead: 'Bring what you have.',
    rest: 'A first draft is fine. No resume at all is fine too: you can tell us everything in a moment.',
  },
  3: {
    title: 'Your preferences',
    lead: 'What would make it a yes?',
    rest: 'We only ask what changes your results. Change your mind any time.',
  },
} as const;
