import './profile.css';
import { me, saveProfile } from '@alive/contract/account.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { queryOf } from '#api/query.ts';
import { refreshStudent } from '#api/refresh-student.ts';
import { Icon } from '#ui/Icon.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { copy } from './copy.ts';
import { SectionForm } from './Section.tsx';

/** The summary, which can be written anew; once it is cleared the server derives it from the facts again. */
export function SummaryText({ userId, profile }: { userId: string; profile: Profile }) {
  const client = useQueryClient();
  const [text, setText] = useState<string | null>(null);
  const edit = useFocusBack<HTMLButtonElement>(text !== null);
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    // After the changes of facts that are on their way: they change the profile that is sent.
    scope: { id: `facts ${userId}` },
    mutationFn: async (summary: string) => {
      const { onboardingProfile } = await call(me, {});
      return call(saveProfile, { params: { id: userId }, body: { profile: { ...(onboardingProfile ?? profile), summary } } });
    },
    onSuccess: ({ user }) => {
      client.setQueryData(queryOf(me, {}).queryKey, user);
      void refreshStudent();
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
        <SectionForm
          isSaving={isPending}
          isChanged={text.trim() !== profile.summary}
          problem={error && copy.summaryNotSaved(error.message)}
          onSave={() => {
            if (text.trim() === profile.summary) close();
            else mutate(text.trim());
          }}
          onCancel={close}
        >
          <div>
            <textarea
              className="paperbox"
              rows={4}
              maxLength={4000}
              dir="auto"
              aria-label={copy.summary}
              aria-describedby="summary-note"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <p className="note" id="summary-note">
              {copy.deriveSummary}
            </p>
          </div>
        </SectionForm>
      )}
    </section>
  );
}

/** Above this many characters the summary is set to be read, not shown. */
const short = 200;
