import { graduationYears, type User } from '@alive/contract/account.ts';
import { capitalise } from '@alive/contract/text.ts';
import { useState } from 'react';
import { Field } from '#ui/Field.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { changedIn, isChanged, Section, SectionForm } from './Section.tsx';
import type { EmailRoom, Fields } from './types.ts';
import { useChange } from './useChange.ts';

/** Who the student is: name, email, school, major and year. */
export function Basics({ user, fields, email }: { user: User; fields: Fields; email: EmailRoom }) {
  const [confirming, setConfirming] = useState(email.linked === null ? null : { ...email.linked, isSent: true });
  const [isConfirmed, setConfirmed] = useState(false);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [was, setWas] = useState(() => typedOf(user));
  const { save, isSaving, problems, problem, reset } = useChange(user.id, {
    drawn,
    onSaved: (saved) => {
      setTyped(null);
      // A code went out with the change.
      const named = saved.pendingEmail === user.pendingEmail ? saved.email : (saved.pendingEmail ?? saved.email);
      if (named !== null && named !== user.email && email.canConfirm) setConfirming({ email: named, code: '', isSent: true });
    },
  });
  const close = () => {
    reset();
    setTyped(null);
  };
  const open = () => {
    setWas(typedOf(user));
    setTyped({ ...typedOf(user), ...(email.suggested !== null && { email: email.suggested }) });
  };
  const saveAll = (now: Typed) => {
    const change = changedIn(sent(now), sent(was));
    if (Object.keys(change).length > 0) save(change);
    else close();
  };
  const pending = email.pendingNote(user);
  const address = (
    <>
      {user.email ?? (pending === null && copy.noEmail)}
      {user.email !== null && !user.emailConfirmed && (
        <span className="note unconfirmed">
          {copy.notConfirmed}
          {email.canConfirm && (
            <button type="button" className="link hit" onClick={() => setConfirming({ email: user.email ?? '', code: '', isSent: false })}>
              {copy.confirmEmail}
            </button>
          )}
        </span>
      )}
      {pending}
    </>
  );
  const type = (patch: Partial<Typed>) => setTyped((before) => before && { ...before, ...patch });
  return (
    <>
      <Section
        title={copy.basics}
        isFollowed={confirming?.isSent === true}
        onEdit={open}
        pairs={[
          [copy.name, `${user.firstName} ${user.lastName}`],
          [copy.email, address],
          [copy.school, user.school],
          [copy.major, user.major],
          [copy.year, String(user.graduationYear)],
        ]}
        form={
          typed && (
            <SectionForm
              isSaving={isSaving}
              isChanged={isChanged(typed, was)}
              problem={problem}
              problems={problems}
              onSave={() => saveAll(typed)}
              onCancel={close}
            >
              <div className="two">
                <Field
                  label={copy.firstName}
                  autoComplete="given-name"
                  maxLength={100}
                  value={typed.firstName}
                  error={problems['firstName']}
                  onChange={({ target }) => type({ firstName: target.value })}
                />
                <Field
                  label={copy.lastName}
                  autoComplete="family-name"
                  maxLength={100}
                  value={typed.lastName}
                  error={problems['lastName']}
                  onChange={({ target }) => type({ lastName: target.value })}
                />
              </div>
              <Field
                label={copy.email}
                type="email"
                autoComplete="email"
                placeholder={copy.emailExample}
                maxLength={254}
                value={typed.email}
                error={problems['email']}
                note={email.suggested !== null && typed.email === email.suggested ? copy.ofResume : undefined}
                onChange={({ target }) => type({ email: target.value })}
              />
              <fields.School value={typed.school} onValueChange={(school) => type({ school })} error={problems['school']} />
              <fields.Major value={typed.major} onValueChange={(major) => type({ major })} error={problems['major']} />
              <Field
                label={copy.year}
                type="number"
                inputMode="numeric"
                min={graduationYears.min}
                max={graduationYears.max}
                value={typed.graduationYear}
                error={problems['graduationYear']}
                onChange={({ target }) => type({ graduationYear: target.value })}
              />
            </SectionForm>
          )
        }
      />
      <Status hidden>{isConfirmed && copy.emailIsConfirmed}</Status>
      {confirming &&
        email.confirmDialog({
          ...confirming,
          onDone: () => {
            setConfirming(null);
            setConfirmed(true);
          },
          onCancel: () => setConfirming(null),
        })}
    </>
  );
}

const typedOf = (user: User) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.pendingEmail ?? user.email ?? '',
  school: user.school,
  major: user.major,
  graduationYear: String(user.graduationYear),
});

const sent = (typed: Typed) => ({
  firstName: capitalise(typed.firstName),
  lastName: capitalise(typed.lastName),
  school: typed.school.trim(),
  major: typed.major.trim(),
  graduationYear: Number(typed.graduationYear),
  email: typed.email.trim(),
});

/** The fields that say themselves what is wrong with them. */
const drawn = ['firstName', 'lastName', 'email', 'school', 'major', 'graduationYear'] as const;

type Typed = ReturnType<typeof typedOf>;
