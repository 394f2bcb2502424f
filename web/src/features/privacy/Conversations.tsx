import './privacy.css';
import type { User } from '@alive/contract/account.ts';
import { deleteConversation } from '@alive/contract/conversations.ts';
import { forgetPeopleSearch } from '@alive/contract/people.ts';
import { type OwnConversation, ownConversations } from '@alive/contract/privacy.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { dateFormat } from '#ui/formats.ts';

/** All conversations of a student by name, each of which can be deleted. */
export function Conversations({ user }: { user: User }) {
  const client = useQueryClient();
  const query = queryOf(ownConversations, { params: { id: user.id } });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  const [asked, setAsked] = useState<OwnConversation | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: ({ kind, id }: OwnConversation) =>
      kind === 'people' ? call(forgetPeopleSearch, { params: { conversationId: id } }) : call(deleteConversation, { params: { id } }),
    onSuccess: (_, gone) => {
      client.setQueryData(
        query.queryKey,
        (known) => known && { conversations: known.conversations.filter(({ id, kind }) => id !== gone.id || kind !== gone.kind) },
      );
      void refreshStudent();
      setAnnouncement(copy.conversationDeleted(copy.titleOf(gone)));
      // What was pressed is gone with its row.
      heading.current?.focus();
    },
  });
  const all = data?.conversations ?? [];
  const shown = isWhole ? all : all.slice(0, shortList);
  return (
    <section className="sect own-conversations">
      <h2 ref={heading} tabIndex={-1}>
        {copy.conversations}
      </h2>
      <Status hidden>{announcement}</Status>
      {error && data === undefined && (
        <p className="error" role="alert">
          {copy.notLoaded}{' '}
          <button type="button" className="link hit" onClick={() => void refetch()}>
            {copy.retry}
          </button>
        </p>
      )}
      {data && all.length === 0 && <p className="dim none">{copy.noConversations}</p>}
      {all.length > 0 && (
        <ul aria-label={copy.conversations}>
          {shown.map((one) => (
            <li className="data-row" key={`${one.kind} ${one.id}`}>
              <div>
                <b dir="auto">{copy.titleOf(one)}</b>
                <p className="note num">
                  {copy.kind(one)} · {dayOf(one.updatedAt)}
                </p>
              </div>
              <Button
                className="mini"
                aria-label={copy.deleteOf(copy.titleOf(one))}
                busy={deletion.isPending && deletion.variables.id === one.id}
                onClick={() => setAsked(one)}
              >
                {copy.delete}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {shown.length < all.length && (
        <Button className="mini" onClick={() => setWhole(true)}>
          {copy.showAll(all.length)}
        </Button>
      )}
      {deletion.error && (
        <p className="error" role="alert">
          {copy.notDeleted(deletion.error.message)}
        </p>
      )}
      {asked && (
        <ConfirmDialog
          title={copy.conversationQuestion}
          confirm={copy.delete}
          onConfirm={() => {
            setAsked(null);
            deletion.mutate(asked);
          }}
          onCancel={() => setAsked(null)}
        >
          <p dir="auto">{copy.conversationAnswer(copy.titleOf(asked))}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const shortList = 5;

const dayOf = (time: string): string => dateFormat({ dateStyle: 'long' }).format(new Date(time));
