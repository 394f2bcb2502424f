import './learned.css';
import type { Profile } from '@alive/contract/profile.ts';
import { ArrowRight } from 'lucide-react';
import { Brand } from '#ui/Brand.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Progress } from '#ui/Progress.tsx';
import { InterestsPath } from './InterestsPath.tsx';
import { oncePerClick } from './oncePerClick.ts';
import type { ResumeUpload } from './types.ts';
import { UploadNote } from './UploadNote.tsx';
import type { Steps } from './useSteps.ts';
import { useHeadingFocus } from './WizardFrame.tsx';

/** Step 5: what the conversation learned, in the student's own terms, and the way on. */
export function LearnedStep({ profile, way, upload, onRetryUpload, onFinish }: LearnedStepProps) {
  const heading = useHeadingFocus(5, way);
  const { summary, interests, target_roles: roles, target_companies: companies, ideal_environment: environment } = profile;
  return (
    <main className="learned">
      <title>What we learned · Alive</title>
      <div className="top">
        <Brand />
        <Progress value={100} label="Onboarding" />
      </div>
      <div className={way ? 'travel' : undefined}>
        <div className="you">
          <div>
            <h1 className="show" ref={heading} tabIndex={-1}>
              Here's what we learned about you
            </h1>
            <p className={summary.length > shortSummary ? 'read summary' : 'head summary'}>
              {summary || 'You kept your cards close, so there is little to sum up yet.'}
            </p>
          </div>
          <InterestsPath interests={interests} />
        </div>
        <div className="facts-row">
          <Fact label="Target roles" items={roles} none="None yet. You left it open, and so do we." />
          <Fact label="Target companies" items={companies} none="None named. The search looks at all of them." />
          <section>
            <h2 className="label">Ideal environment</h2>
            <p className={environment ? 'read' : 'read dim'}>{environment || 'Not described yet.'}</p>
          </section>
        </div>
      </div>
      <div className="actions">
        <UploadNote upload={upload} onRetry={onRetryUpload} />
        <Button kind="main" onClick={oncePerClick(onFinish)}>
          Start Exploring
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </main>
  );
}

function Fact({ label, items, none }: { label: string; items: string[]; none: string }) {
  return (
    <section>
      <h2 className="label">{label}</h2>
      {items.length === 0 ? (
        <p className="read dim">{none}</p>
      ) : (
        <ul className="read">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Above this many characters the summary is set to be read, not shown. */
const shortSummary = 260;

interface LearnedStepProps {
  profile: Profile;
  way: Steps['way'];
  upload: ResumeUpload;
  onRetryUpload: () => void;
  onFinish: () => void;
}
