import { me, type User } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { navigate } from '#router/history.ts';
import { retryImport } from '#api/retry-import.ts';
import { queryClient, queryOf } from '#api/query.ts';
import { chatPath, paths } from '#paths.ts';
import { type Answers, answersOf, keepAnswers } from './answers.ts';
import { BasicsStep } from './BasicsStep.tsx';
import { detailsOf, isComplete } from './basics.ts';
import { copy } from './copy.ts';
import { reachable, type Step } from './place.ts';
import { ResumeStep } from './ResumeStep.tsx';
import type { Rooms } from './types.ts';
import { useAnswers } from './useAnswers.ts';
import { useRegistration } from './useRegistration.ts';
import { useSteps } from './useSteps.ts';
import { WizardFrame } from './WizardFrame.tsx';

const loadPreferences = () => import('./PreferencesStep.tsx');
const loadConversation = () => import('./ConversationStep.tsx');
const loadLearned = () => import('./LearnedStep.tsx');
const PreferencesStep = lazy(retryImport(async () => ({ default: (await loadPreferences()).PreferencesStep })));
const ConversationStep = lazy(retryImport(async () => ({ default: (await loadConversation()).ConversationStep })));
const LearnedStep = lazy(retryImport(async () => ({ default: (await loadLearned()).LearnedStep })));

/** The five steps and the ways between them. */
export function Wizard({
  user,
  answers: initial,
  place,
  account,
  resume,
  reading,
  review,
  conversation,
  learned,
  prefetchReview,
  prefetchConversation,
  prefetchDashboard,
}: WizardProps) {
  const { answers, change } = useAnswers(initial);
  const registration = useRegistration(account.ensureAccount);
  const { step, way, forward, back, replace } = useSteps(place, (wanted) => reachable(wanted, answers, user));

  // Where the page of a résumé is drawn.
  const [side, setSide] = useState<HTMLElement | null>(null);

  const left = useRef(step);
  useEffect(() => {
    if (answers.step !== step) change({ step });
    // A file that was refused is done with; one that is refused later says so on the step it is at.
    if (left.current === 2 && step !== 2 && resume.state.at === 'rejected') resume.clear();
    left.current = step;
    if (step <= 2) loadPreferences().catch(() => undefined);
    if (step === 2) prefetchReview?.();
    if (step === 3) {
      loadConversation().catch(() => undefined);
      prefetchConversation?.();
    }
    if (step >= 4) {
      loadLearned().catch(() => undefined);
      prefetchDashboard?.();
    }
    // When a step is entered; the prefetches may be new functions at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step]);

  const goBack = () => {
    registration.clear();
    back((step - 1) as Step);
  };
  const leaveBasics = async (now: Answers) => {
    // Without an email nothing needs an account yet.
    if (now.email.trim() === '' || (await registration.submit(now)) === 'done') forward(2);
  };
  const retryUpload = (now: Answers) => resume.retry(() => account.ensureAccount(detailsOf(now)));
  const startConversation = async (now: Answers) => {
    const came = await registration.submit(now);
    // The account is there and the line is up: a resume that could not be sent goes now.
    if (came === 'done') retryUpload(now);
    if (came === 'done') forward(user?.onboardingProfile ? 5 : 4);
    if (came === 'taken') replace(1);
  };
  // Undefined until something was pressed: how one can sign in is known a moment later.
  const [opened, setSigningIn] = useState<{ email: string } | null>();
  const signingIn = opened === undefined ? account.begun : opened;
  const onSignIn = account.canSignIn && user === null ? (email: string) => setSigningIn({ email }) : null;
  const signedIn = (known: User, isBack: boolean) => {
    setSigningIn(null);
    // A file chosen before may be another student's.
    if (!isBack) resume.clear();
    if (known.onboardingProfile) return finish();
    // Whoever only had to sign in again goes on with what they typed.
    const theirs = isBack && isComplete(answers) ? change({ email: known.email ?? '' }) : change(answersOf(known));
    replace(theirs.step as Step);
  };
  const learn = (profile: Profile) => {
    change({ again: undefined });
    queryClient.setQueryData(queryOf(me, {}).queryKey, (known) => known && { ...known, onboardingProfile: profile });
    // It is derived from the facts, which may change while the answer ends.
    void queryClient.invalidateQueries({ queryKey: queryOf(me, {}).queryKey });
  };
  // Another conversation calls for another search.
  const [isAgain] = useState(initial.again === true);
  const finish = () => {
    keepAnswers(null);
    navigate(isAgain ? chatPath('new') : paths.search, { replace: true });
  };

  if (step === 4 && user) {
    return (
      <Suspense>
        <ConversationStep
          answers={answers}
          way={way}
          draw={conversation}
          upload={resume}
          onRetryUpload={() => retryUpload(answers)}
          onLearned={learn}
          onDone={() => replace(5)}
          onFailed={() => back(3)}
        />
      </Suspense>
    );
  }
  if (step === 5 && user?.onboardingProfile) {
    return (
      <Suspense>
        <LearnedStep draw={learned} way={way} upload={resume} onRetryUpload={() => retryUpload(answers)} onFinish={finish} />
      </Suspense>
    );
  }
  const pending = user && account.pendingNote(user);
  const isSending = resume.state.at === 'uploading' || resume.state.at === 'failed';
  const ensureUser = () => account.ensureAccount(detailsOf(answers));
  const toReview = step === 2 && user?.resume && reading.at === 'read' && !isSending ? { user, file: user.resume, ...reading } : null;
  return (
    <WizardFrame
      step={step}
      way={way}
      side={toReview && setSide}
      note={
        pending !== null ? (
          <div className="signed-out">{pending}</div>
        ) : (
          account.ended !== null && (
            <p className="signed-out note">
              <output>{account.ended}</output>
              {onSignIn && (
                <button type="button" className="link-button" onClick={() => onSignIn('')}>
                  {copy.signIn}
                </button>
              )}
            </p>
          )
        )
      }
    >
      {step === 1 && (
        <BasicsStep
          answers={answers}
          change={change}
          registration={registration}
          onSignIn={onSignIn}
          isNoted={account.ended !== null}
          onContinue={leaveBasics}
        />
      )}
      {step === 2 && (
        <ResumeStep
          kept={user?.resume ?? null}
          userId={user?.id ?? null}
          upload={resume}
          reading={reading}
          review={
            toReview &&
            review({
              user: toReview.user,
              resume: toReview.file,
              reading: toReview.reading,
              side,
              isRemoving: resume.removal.isBusy,
              onReplace: (file) => resume.pick(file, ensureUser),
              onRemove: () => resume.removeStored(toReview.user.id),
            })
          }
          ensureUser={ensureUser}
          onBack={goBack}
          onContinue={() => forward(3)}
        />
      )}
      {step === 3 && (
        <Suspense>
          <PreferencesStep
            answers={answers}
            change={change}
            registration={registration}
            upload={resume}
            onBack={goBack}
            onStart={startConversation}
          />
        </Suspense>
      )}
      {onSignIn && signingIn && account.signInDialog({ ...signingIn, onSignedIn: signedIn, onCancel: () => setSigningIn(null) })}
    </WizardFrame>
  );
}

type WizardProps = { user: User | null; answers: Answers; place: Step } & Rooms;
