import { graduationYears } from '@alive/contract/account.ts';
import { capitalise } from '@alive/contract/text.ts';
import { ArrowRight } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { Answers } from './answers.ts';
import { emailProblem, isComplete, whatIsMissing, yearProblem } from './basics.ts';
import { copy } from './copy.ts';
import { MajorField, SchoolField } from './ListedFields.tsx';
import { oncePerClick } from './oncePerClick.ts';
import type { Change } from './useAnswers.ts';
import type { Registration } from './useRegistration.ts';

/** Step 1: who the student is. Every keystroke is kept. */
export function BasicsStep({ answers, change, registration, onSignIn, isNoted, onContinue }: BasicsStepProps) {
  const reason = useId();
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
          <Field label={copy.firstName} autoComplete="given-name" maxLength={100} {...name('firstName')} />
          <Field label={copy.lastName} autoComplete="family-name" maxLength={100} {...name('lastName')} />
        </div>
        <div>
          <Field
            label={copy.email}
            hint={copy.optional}
            type="email"
            autoComplete="email"
            placeholder={copy.emailExample}
            maxLength={254}
            note={typed.email ? undefined : copy.whyEmail}
            error={taken ? copy.emailTaken : formState.errors.email?.message}
            {...register('email', { validate: (email) => emailProblem(email) ?? true })}
          />
          {taken && onSignIn && (
            <div className="taken">
              <p className="note">{copy.isItYours}</p>
              <Button onClick={() => onSignIn(typed.email)}>{copy.signInWithIt}</Button>
            </div>
          )}
        </div>
        <Controller
          control={control}
          name="school"
          render={({ field: { value, onChange, ref } }) => <SchoolField value={value} onValueChange={onChange} ref={ref} />}
        />
        <div className="wide-narrow">
          <Controller
            control={control}
            name="major"
            render={({ field: { value, onChange, ref } }) => <MajorField value={value} onValueChange={onChange} ref={ref} />}
          />
          <Field
            label={copy.year}
            type="number"
            inputMode="numeric"
            min={graduationYears.min}
            max={graduationYears.max}
            step={1}
            error={formState.errors.graduationYear?.message}
            {...register('graduationYear', { validate: (year) => yearProblem(year) ?? true })}
          />
        </div>
        {onSignIn && !taken && !isNoted && (
          <p className="note">
            {copy.beenHere}{' '}
            <button type="button" className="link-button" onClick={() => onSignIn(typed.email)}>
              {copy.signIn}
            </button>
          </p>
        )}
      </form>
      <div className="actions">
        <div>
          {problem?.kind === 'failed' && (
            <p className="error" role="alert">
              {problem.text}
            </p>
          )}
          <output className="note" id={reason}>
            {busy ? copy.checking : whatIsMissing(typed)}
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
          {copy.continue}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

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
  /** Opens the form for those who have an account; null where nobody can sign in. */
  onSignIn: ((email: string) => void) | null;
  /** Whether signing in is offered above. */
  isNoted: boolean;
  onContinue: (answers: Answers) => Promise<void>;
}
