import { type ReactNode, type RefCallback, useCallback } from 'react';
import { Link } from '#router/Link.tsx';
import { paths } from '#paths.ts';
import { Brand } from '#ui/Brand.tsx';
import { Motif } from '#ui/Motif.tsx';
import { Progress } from '#ui/Progress.tsx';
import { copy } from './copy.ts';
import type { Step } from './place.ts';
import type { Steps } from './useSteps.ts';

/** Steps 1 to 3: the motif or a page at the side, progress above, and the step, which slides the way the student goes. */
export function WizardFrame({ step, way, note = null, side, children }: WizardFrameProps) {
  const heading = useHeadingFocus(way);
  const { title, lead, rest } = copy.steps[step === 1 || step === 2 ? step : 3];
  return (
    <div className="wiz" data-size={side ? 'page' : step === 1 ? 'wide' : 'narrow'}>
      <title>{copy.titleOf(title)}</title>
      <aside className="side" aria-label="Alive">
        <Brand />
        {side ? (
          <div className="page-side" ref={side} />
        ) : (
          <>
            <p className={step === 1 ? 'show' : 'head'}>{lead}</p>
            <p className="read dim">{rest}</p>
            <Motif size={step === 1 ? 'wide' : 'narrow'} />
          </>
        )}
      </aside>
      {/* A type-ahead hides the rest of the page from screen readers while its list is open, but nothing that says how live it is. */}
      <main className="stage" aria-live="off">
        <div className="way">
          <Brand word={false} />
          <Progress value={step * 20} label="Onboarding" />
        </div>
        <div className={way ? 'step travel' : 'step'} data-way={way} key={step}>
          {step === 1 && (
            <div className="promise">
              <p className="head">{lead}</p>
              <p className="note">{copy.quickPromise}</p>
            </div>
          )}
          {note}
          <p className="label">{copy.step(step)}</p>
          <h1 className="head" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
          {step === 1 && (
            <p className="privacy-link note">
              <Link to={paths.privacy}>{copy.privacy}</Link>
            </p>
          )}
        </div>
      </main>
    </div>
  );
}

/** A ref that moves the focus to a heading as it appears, when the student came to it from another step. */
export const useHeadingFocus = (way: Steps['way']): RefCallback<HTMLHeadingElement> =>
  useCallback(
    (heading) => {
      if (way === null || heading === null) return;
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
    },
    [way],
  );

interface WizardFrameProps {
  step: Step;
  way: Steps['way'];
  /** What the student should know before the step. */
  note?: ReactNode;
  /** Takes what another part of the step draws at the side, in place of the motif. */
  side?: RefCallback<HTMLElement> | null;
  children: ReactNode;
}
