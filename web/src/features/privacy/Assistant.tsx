import type { User } from '@alive/contract/account.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';
import { Sent } from './Sent.tsx';
import { useDecision } from './useDecision.ts';
import { usePrivacyFacts } from './useFacts.ts';
import { dateFormat } from '#ui/formats.ts';

/** Who answers a student, which they may change; nothing where no language model is configured. */
export function Assistant({ user }: { user: User }) {
  const { data } = usePrivacyFacts();
  const decision = useDecision(user);
  const [isAsked, setAsked] = useState(false);
  const { modelConsent: consent } = user;
  if (consent === undefined || !data?.model) return null;
  const isModel = consent?.granted === true;
  return (
    <>
      <div className="data-row">
        <div>
          <b>{copy.assistant}</b>
          <p className="note">
            {consent === null
              ? copy.builtinUndecided
              : isModel
                ? copy.modelSince(data.model, dayOf(consent.decidedAt))
                : copy.builtinSince(dayOf(consent.decidedAt))}
          </p>
        </div>
        {/* Taking it back asks nothing. */}
        <Button className="mini" busy={decision.isPending} onClick={() => (isModel ? decision.mutate(false) : setAsked(true))}>
          {isModel ? copy.chooseBuiltin : copy.chooseModel}
        </Button>
      </div>
      {decision.error && (
        <p className="error" role="alert">
          {copy.notStored(decision.error.message)}
        </p>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.question}
          confirm={copy.chooseModel}
          onConfirm={() => {
            setAsked(false);
            decision.mutate(true);
          }}
          onCancel={() => setAsked(false)}
        >
          <Sent model={data.model} />
        </ConfirmDialog>
      )}
    </>
  );
}

const dayOf = (time: string): string => dateFormat({ dateStyle: 'long' }).format(new Date(time));
