import { graduationYears, type User } from '@alive/contract/account.ts';
import { capitalise } from '@alive/contract/text.ts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { Combobox } from '#ui/Combobox.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Answers } from './answers.ts';
import { emailProblem, isComplete, whatIsMissing, yearProblem } from './basics.ts';
import { oncePerClick } from './oncePerClick.ts';
import { TakenEmail } from './TakenEmail.tsx';
import type { Account } from './types.ts';
import type { Change } from './useAnswers.ts';
import { useLists } from './useLists.ts';
import type { Registration } from './useRegistration.ts';

/** Step 1: who the student is. Every keystroke is kept. */
export function BasicsStep({ answers, change, registration, account, onContinue, onSignedIn }: BasicsStepProps) {
  const reason = useId();
  const lists = useLists();
  const [signingIn, setSigningIn] = useState(false);
  const { control, register, handleSubmit, setFocus, setValue, subscribe, formState } = useForm<Basics>({
    defaultValues: basicsIn(answers),
    mode: 'onTouched',
  });
  const typed = { ...basicsIn(answers), ...useWatch({ control }) };
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => change(basicsIn(values)) }), [subscribe, change]);

  const { busy, problem } = registration;
  const taken = problem?.kind === 'taken' && problem.email === typed.email;
  useEffect(() => {
    if (taken && !busy) setFocus('email');
  }, [taken, busy, setFocus]);

  const name = (field: 'firstName' | 'lastName') => register(field, { onBlur: () => setValue(field, capitalise(typed[field])) });
  const submit = handleSubmit((given) => {
    const names = { firstName: capitalise(given.firstName), lastName: capitalise(given.lastName) };
    setValue('firstName', names.firstName);
    setValue('lastName', names.lastName);
    return onContinue(change({ ...given, ...names }));
  });

  return (
    <>
      <form className="basics" id={`${reason}-form`} noValidate onSubmit={(event) => void submit(event)}>
        <div className="two">
          <Field label="First name" autoComplete="given-name" maxLength={100} {...name('firstName')} />
          <Field label="Last name" autoComplete="family-name" maxLength={100} {...name('lastName')} />
        </div>
        <div>
          <Field
            label="Email"
            hint="Optional"
            type="email"
            autoComplete="email"
            placeholder="you@school.edu"
            maxLength={254}
            note={typed.email ? undefined : 'So that you can come back, from any device.'}
            error={taken ? takenText : formState.errors.email?.message}
            {...register('email', { validate: (email) => emailProblem(email) ?? true })}
          />
          {taken && account?.canSignIn && <TakenEmail email={typed.email} signIn={account.signIn} onSignedIn={onSignedIn} />}
        </div>
        <Controller
          control={control}
          name="school"
          render={({ field: { value, onChange, ref } }) => (
            <Combobox
              label="School"
              value={value}
              onValueChange={onChange}
              suggest={lists.suggestSchools}
              foot="Not listed? Keep typing your school’s name."
              ref={ref}
            />
          )}
        />
        <div className="wide-narrow">
          <Controller
            control={control}
            name="major"
            render={({ field: { value, onChange, ref } }) => (
              <Combobox
                label="Major"
                value={value}
                onValueChange={onChange}
                suggest={lists.suggestMajors}
                foot="Not listed? Keep typing your major."
                ref={ref}
              />
            )}
          />
          <Field
            label="Graduation year"
            type="number"
            inputMode="numeric"
            min={graduationYears.min}
            max={graduationYears.max}
            step={1}
            error={formState.errors.graduationYear?.message}
            {...register('graduationYear', { validate: (year) => yearProblem(year) ?? true })}
          />
        </div>
        {account?.canSignIn && !taken && (
          <p className="note">
            Been here before?{' '}
            <button type="button" className="link-button" onClick={() => setSigningIn(true)}>
              Sign in
            </button>
          </p>
        )}
      </form>
      {signingIn && account?.signInDialog({ email: typed.email, onSignedIn, onCancel: () => setSigningIn(false) })}
      <div className="actions">
        <div>
          {problem?.kind === 'failed' && (
            <p className="error" role="alert">
              {problem.text}
            </p>
          )}
          <output className="note" id={reason}>
            {busy ? 'Checking your details…' : whatIsMissing(typed)}
          </output>
        </div>
        <Button
          kind="main"
          type="submit"
          form={`${reason}-form`}
          reason={reason}
          busy={busy}
          disabled={!isComplete(typed)}
          onClick={oncePerClick()}
        >
          Continue
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

const takenText = 'This email is already registered. Please use a different email or leave it blank.';

const basicsIn = ({ firstName, lastName, email, school, major, graduationYear }: Basics): Basics => ({
  firstName,
  lastName,
  email,
  school,
  major,
  graduationYear,
});

type Basics = Pick<Answers, 'firstName' | 'lastName' | 'email' | 'school' | 'major' | 'graduationYear'>;

interface BasicsStepProps {
  answers: Answers;
  change: Change;
  registration: Registration;
  /** null for a student who is signed in. */
  account: Account | null;
  onContinue: (answers: Answers) => Promise<void>;
  onSignedIn: (user: User) => void;
}
