import './profile.css';
import { me, saveProfile } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { FormEnd } from './FormEnd.tsx';

/** The summary, which can be written anew; once it is cleared the server derives it from the facts again. */
export function SummaryText({ userId, profile }: { userId: string; profile: Profile }) {
  const client = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (text === null && wasOpen.current) edit.current?.focus();
    wasOpen.current = text !== null;
  }, [text]);
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (summary: string) => call(saveProfile, { params: { id: userId }, body: { profile: { ...profile, summary } } }),
    onSuccess: ({ user }) => {
      client.setQueryData(queryOf(me, {}).queryKey, user);
      setText(null);
    },
  });
  const close = () => {
    reset();
    setText(null);
  };
  return (
    <section className="summary">
      <h2 className="label">{copy.summary}</h2>
      {text === null ? (
        <>
          <p className={profile.summary.length > short ? 'read' : 'head'} dir="auto">
            {profile.summary || copy.noSummary}
          </p>
          <button type="button" ref={edit} className="link note hit" onClick={() => setText(profile.summary)}>
            <Icon of={Pencil} small />
            {copy.editSummary}
          </button>
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === profile.summary) close();
            else if (!isPending) mutate(text.trim());
          }}
        >
          <textarea
            className="paperbox"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was just pressed
            autoFocus
            rows={4}
            maxLength={4000}
            dir="auto"
            aria-label={copy.summary}
            aria-describedby="summary-note"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={({ key }) => key === 'Escape' && close()}
          />
          <p className="note" id="summary-note">
            {copy.deriveSummary}
          </p>
          <FormEnd isSaving={isPending} problem={error && copy.summaryNotSaved(error.message)} onCancel={close} />
        </form>
      )}
    </section>
  );
}

/** Above this many characters the summary is set to be read, not shown. */
const short = 200;
