import './onboarding.css';
import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { Redirect } from '#router/Link.tsx';
import { useLocation } from '#router/Router.tsx';
import { Waiting } from '#ui/Waiting.tsx';
import { paths } from '#paths.ts';
import { answersOf, blankAnswers, readAnswers } from './answers.ts';
import { placeOf } from './place.ts';
import type { Me, Rooms } from './types.ts';
import { stepIn } from './useSteps.ts';
import { Wizard } from './Wizard.tsx';

/** /onboarding: the wizard at the step it was left at, or the way to the dashboard once it is finished. */
export function OnboardingPage({ me, ...rooms }: OnboardingPageProps) {
  if (me === 'loading' || me === 'reconnecting') {
    return <Waiting>{me === 'reconnecting' && 'Reconnecting… Your answers are safe.'}</Waiting>;
  }
  return <Opened user={me === 'anonymous' ? null : me.user} {...rooms} />;
}

function Opened({ user, ...rooms }: { user: User | null } & Rooms) {
  const { state } = useLocation();
  const [answers] = useState(() => readAnswers() ?? (user ? answersOf(user) : blankAnswers(new Date())));
  const [place] = useState(() => placeOf(answers, user, stepIn(state)?.step ?? null));
  if (place === 'finished') return <Redirect to={paths.search} />;
  return <Wizard user={user} answers={answers} place={place} {...rooms} />;
}

type OnboardingPageProps = { me: Me } & Rooms;
