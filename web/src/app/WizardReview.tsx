import type { ReviewProps } from '../features/onboarding/types.ts';
import { FileLine } from '../features/resume/FileLine.tsx';
import { Meter } from '../features/resume/Meter.tsx';
import { ResumeReview } from './ResumeReview.tsx';

/** What step 2 shows of a résumé that was read: the page at its side with the file below, the meter, and the rows. */
export function WizardReview({ user, resume, reading, side, isRemoving, onReplace, onRemove }: ReviewProps) {
  return (
    <ResumeReview
      user={user}
      reading={reading}
      side={side}
      level="h2"
      above={<Meter meter={reading.meter} />}
      below={<FileLine resume={resume} pages={reading.pages} isRemoving={isRemoving} onReplace={onReplace} onRemove={onRemove} />}
    />
  );
}
