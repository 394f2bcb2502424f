import './account.css';
import type { User } from '@alive/contract/account.ts';
import { endOtherSessions, endSession, listSessions, type Session } from '@alive/contract/sign-in.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { ago } from '#ui/when.ts';
import { copy } from './copy.ts';

/** Where the student is signed in; each sign-in but this one can be ended, or all of them. */
export function SignIns({ user }: { user: User }) {
  const client = useQueryClient();
  const query = queryOf(listSessions, { params: { id: user.id } });
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...query, staleTime: 0 });
  const [isAsked, setAsked] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useMutation({
    networkMode: 'always',
    mutationFn: async (one: Session | null) => {
      if (one === null) await call(endOtherSessions, { params: { id: user.id } });
      else await call(endSession, { params: { id: user.id, sessionId: one.id } });
    },
    onSuccess: (_, one) => {
      client.setQueryData(
        query.queryKey,
        (known) => known && { sessions: known.sessions.filter((other) => other.current || (one !== null && other.id !== one.id)) },
      );
      void client.invalidateQueries({ queryKey: query.queryKey });
      setAnnouncement(one === null ? copy.signedOutElsewhere : copy.signedOutOf(nameOf(one)));
      // What was pressed is gone with its row.
      heading.current?.focus();
    },
  });
  const sessions = data?.sessions ?? [];
  return (
    <section className="sect signins">
      <h2 ref={heading} tabIndex={-1}>
        {copy.signIns}
      </h2>
      <Status hidden>{announcement}</Status>
      <p className="note about">{copy.signInsNote}</p>
      {error && data === undefined && (
        <p className="error" role="alert">
          {copy.notLoaded}{' '}
          <button type="button" className="link hit" onClick={() => void refetch()}>
            {copy.retry}
          </button>
        </p>
      )}
      <ul aria-label={copy.signIns}>
        {sessions.map((one) => (
          <li key={one.id}>
            <div>
              <b>{nameOf(one)}</b>
              <p className="note num">
                {one.current
                  ? copy.begun(ago(one.createdAt, new Date(dataUpdatedAt)))
                  : copy.since(ago(one.lastUsedAt, new Date(dataUpdatedAt)), ago(one.createdAt, new Date(dataUpdatedAt)))}
              </p>
            </div>
            {one.current ? (
              <span className="note here">{copy.thisDevice}</span>
            ) : (
              <Button
                className="mini"
                aria-label={copy.signOutOf(nameOf(one))}
                busy={end.isPending && end.variables?.id === one.id}
                onClick={() => end.mutate(one)}
              >
                {copy.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {end.error && (
        <p className="error" role="alert">
          {copy.notSignedOut(end.error.message)}
        </p>
      )}
      {sessions.length > 1 && (
        <Button className="mini" busy={end.isPending && end.variables === null} onClick={() => setAsked(true)}>
          {copy.signOutElsewhere}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.elsewhereQuestion}
          confirm={copy.signOut}
          onConfirm={() => {
            setAsked(false);
            end.mutate(null);
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{user.email === null ? copy.elsewhereWithoutEmail : copy.elsewhereAnswer}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const nameOf = ({ device }: Session): string => device || copy.unknownDevice;
