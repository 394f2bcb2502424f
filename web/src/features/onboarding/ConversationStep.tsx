import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { startOnboarding } from '@alive/contract/onboarding.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { useEffect, useState } from 'react';
import { Link } from '#router/Link.tsx';
import { paths } from '#paths.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Brand } from '#ui/Brand.tsx';
import type { Answers } from './answers.ts';
import { detailsOf } from './basics.ts';
import { copy } from './copy.ts';
import type { DrawConversation, ResumeUpload } from './types.ts';
import { UploadNote } from './UploadNote.tsx';
import { useLists } from './useLists.ts';
import type { Steps } from './useSteps.ts';
import { useHeadingFocus } from './WizardFrame.tsx';

/** Step 4: the whole page is the conversation. Two seconds after it is complete comes step 5. */
export function ConversationStep({ answers, way, draw, upload, onRetryUpload, onLearned, onDone, onFailed }: ConversationStepProps) {
  const lists = useLists();
  const [again] = useState(answers.again === true);
  // Who talks again comes from the profile.
  const heading = useHeadingFocus(again ? 'forward' : way);
  const [completed, setCompleted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [details] = useState(() => detailsOf(answers));

  useEffect(() => {
    if (!completed) return undefined;
    const timer = setTimeout(onDone, pause);
    return () => clearTimeout(timer);
    // The pause begins once, whatever the way on is by then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [completed]);

  const complete = (profile: Profile) => {
    if (completed) return;
    setCompleted(true);
    onLearned(profile);
  };

  return (
    <>
      <title>{copy.titleOf('Conversation')}</title>
      {!lists.isPending &&
        draw({
          heading: (
            <>
              <Brand word={false} />
              <h1 className="head" ref={heading} tabIndex={-1}>
                {copy.welcome(details.firstName)}
              </h1>
            </>
          ),
          note: (
            <>
              {again && (
                <Link className="note hit" to={paths.profile}>
                  {copy.backToProfile}
                </Link>
              )}
              <UploadNote upload={upload} onRetry={onRetryUpload} />
            </>
          ),
          start: startOf(details, lists.logoOf(details.school)),
          again,
          onCompleted: complete,
          onStartFailed: setFailure,
        })}
      {failure !== null && <AlertDialog message={copy.startFailed(failure)} onDone={onFailed} />}
    </>
  );
}

const pause = 2000;

const startOf = (details: ReturnType<typeof detailsOf>, schoolLogo: string): BodyOf<typeof startOnboarding> => ({
  name: `${details.firstName} ${details.lastName}`,
  school: details.school,
  schoolLogo,
  grad_year: details.graduationYear,
  major: details.major,
  needsVisa: details.needsVisa,
  canGetClearance: details.canGetClearance,
  preferredLocations: details.preferredLocations,
  lookingFor: details.lookingFor,
});

interface ConversationStepProps {
  answers: Answers;
  way: Steps['way'];
  draw: DrawConversation;
  upload: ResumeUpload;
  onRetryUpload: () => void;
  onLearned: (profile: Profile) => void;
  onDone: () => void;
  onFailed: () => void;
}
