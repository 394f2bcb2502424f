import './learned.css';
import { ArrowRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Brand } from '#ui/Brand.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Progress } from '#ui/Progress.tsx';
import { copy } from './copy.ts';
import { oncePerClick } from './oncePerClick.ts';
import type { DrawLearned, ResumeUpload } from './types.ts';
import { UploadNote } from './UploadNote.tsx';
import type { Steps } from './useSteps.ts';
import { useHeadingFocus } from './WizardFrame.tsx';

/** Step 5: what the conversation learned, which another room draws, and the way on, always in view. */
export function LearnedStep({ draw, way, upload, onRetryUpload, onFinish }: LearnedStepProps) {
  const heading = useHeadingFocus(way);
  const page = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // What sticks above the bar has to know how high that is.
    const measure = () => page.current?.style.setProperty('--bar', `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return (
    <main className="learned" ref={page}>
      <title>{copy.titleOf('What we learned')}</title>
      <div className="top">
        <Brand />
        <Progress value={100} label="Onboarding" />
      </div>
      <div className={way ? 'body travel' : 'body'}>
        {draw({
          heading: (
            <h1 className="show" ref={heading} tabIndex={-1}>
              {copy.learned}
            </h1>
          ),
        })}
      </div>
      <div className="way-on" ref={bar}>
        <div>
          <UploadNote upload={upload} onRetry={onRetryUpload} />
          {upload.state.at === 'idle' && <span className="note later">{copy.changeLater}</span>}
          <Button kind="main" onClick={oncePerClick(onFinish)}>
            {copy.startExploring}
            <Icon of={ArrowRight} />
          </Button>
        </div>
      </div>
    </main>
  );
}

interface LearnedStepProps {
  draw: DrawLearned;
  way: Steps['way'];
  upload: ResumeUpload;
  onRetryUpload: () => void;
  onFinish: () => void;
}
