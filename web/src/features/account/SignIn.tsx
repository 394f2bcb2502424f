import './account.css';
import type { User } from '@alive/contract/account.ts';
import { login, type loginOptions } from '@alive/contract/sign-in.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Field } from '#ui/Field.tsx';
import { dropLink, keepAsked, readAsked } from './askedCode.ts';
import { CodeField, digitsIn, isWhole } from './CodeField.tsx';
import { copy } from './copy.ts';
import { remember } from './current.ts';
import { isLastStudent } from './device.ts';
import { codeSentence, emailSentence } from './sentence.ts';

/** Asks for the email of an existing account and for the code that was sent to it, and signs in. A reload leaves it as it is. */
export function SignIn({ given, options, onSignedIn, onCancel }: SignInProps) {
  const [asked, setAsked] = useState(() => (given.code ? { email: given.email, at: 0 } : readAsked()));
  const [email, setEmail] = useState(asked?.email ?? given.email);
  const [code, setCode] = useState(given.code);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setError(undefined);
  };
  const attempt = async (body: { email: string; code?: string }) => {
    setBusy(true);
    setError(undefined);
    try {
      const reply = await call(login, { body });
      if ('token' in reply) {
        forgetAsked();
        const isBack = isLastStudent(reply.user.id);
        remember(reply);
        return onSignedIn(reply.user, isBack);
      }
      keepAsked(body.email);
      setAsked({ email: body.email, at: Date.now() });
    } catch (caught) {
      setError(body.code === undefined ? emailSentence(caught) : codeSentence(caught));
    }
    setBusy(false);
  };
  const ask = () => attempt({ email: (asked?.email ?? email).trim() });
  const leave = () => {
    forgetAsked();
    onCancel();
  };

  if (asked === null)
    return (
      <ConfirmDialog
        title={copy.signIn}
        confirm={options.withoutCode ? copy.signIn : copy.sendCode}
        busy={busy}
        disabled={email.trim() === ''}
        onConfirm={() => void ask()}
        onCancel={leave}
      >
        <p>{copy.yourEmail}</p>
        <Field
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={error}
          onChange={({ target }) => change(setEmail)(target.value)}
        />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      key="code"
      title={copy.signIn}
      confirm={copy.signIn}
      busy={busy}
      disabled={!isWhole(code)}
      onConfirm={() => void attempt({ email: asked.email, code: digitsIn(code) })}
      onCancel={leave}
    >
      <p>{given.code ? copy.codeFilledIn(asked.email) : copy.codeSent(asked.email)}</p>
      {!given.code && options.codeIn === 'terminal' && <p className="note">{copy.codeInTerminal}</p>}
      <CodeField code={code} error={error} askedAt={asked.at} onChange={change(setCode)} onAskAgain={() => void ask()} />
      <p className="note">
        <button
          type="button"
          className="link hit"
          onClick={() => {
            forgetAsked();
            setAsked(null);
            change(setCode)('');
          }}
        >
          {copy.otherEmail}
        </button>
      </p>
    </ConfirmDialog>
  );
}

const forgetAsked = (): void => {
  keepAsked(null);
  dropLink();
};

interface SignInProps {
  /** What is filled in: an address, and the code where a link brought it. */
  given: { email: string; code: string };
  options: ReplyOf<typeof loginOptions>;
  /** `isBack`: whether it is the student who was here last, whose drafts are still on this device. */
  onSignedIn: (user: User, isBack: boolean) => void;
  onCancel: () => void;
}
