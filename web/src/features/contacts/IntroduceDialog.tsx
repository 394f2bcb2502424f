import './contacts.css';
import { type Alumni, introduction } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { queryOf } from '#api/query.ts';
import { keep, readKept } from '#api/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';

/**
 * A first message to a person, to be edited and copied; nothing is sent from here. What the student made of it stays on this device, for each
 * person, until they log out.
 */
export function IntroduceDialog({ person, onClose }: { person: Alumni; onClose: () => void }) {
  const id = useId();
  const { data, isFetching, error, refetch } = useQuery({
    ...queryOf(introduction, { params: { id: person.id } }),
    // Said in the dialog, which lies over whatever else says it.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const { draft, write } = useDraftOf(person.id);
  const [copied, setCopied] = useState<Copied | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const text = draft ?? data?.message;
  const copyText = async () => {
    const done = await navigator.clipboard.writeText(text ?? '').then(
      () => true,
      () => false,
    );
    // Where the browser does not let us, the student's own keys still do.
    if (!done) box.current?.select();
    setCopied(done ? 'copied' : 'selected');
  };
  return (
    <TaskSheet
      title={copy.messageTo(person.name)}
      foot={
        <Button kind="main" disabled={!text?.trim()} onClick={() => void copyText()}>
          <Icon of={copied === 'copied' ? Check : Copy} small />
          {copied === 'copied' ? copy.copied : copy.copyMessage}
        </Button>
      }
      onClose={onClose}
    >
      <div className="firstmessage">
        {data && <Ground ground={data.ground} />}
        {text === undefined ? (
          error && !isFetching ? (
            <div className="missing">
              <p role="alert">{error.message}</p>
              <Button onClick={() => void refetch()}>{copy.tryAgain}</Button>
            </div>
          ) : (
            <SkeletonLines lines={7} serif />
          )
        ) : (
          <div>
            <label className="label" htmlFor={id}>
              {copy.message}
            </label>
            <textarea
              id={id}
              ref={box}
              className="paperbox"
              rows={10}
              maxLength={4000}
              value={text}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => {
                setCopied(null);
                write(target.value === data?.message ? null : target.value);
              }}
            />
            <p className="note" id={`${id}-note`}>
              {copy.makeItYours}
            </p>
            {draft !== null && data && (
              <Button
                kind="quiet"
                onClick={() => {
                  setCopied(null);
                  write(null);
                  box.current?.focus();
                }}
              >
                {copy.startOver}
              </Button>
            )}
          </div>
        )}
        <Status hidden={copied !== 'selected'}>{copied && said[copied]}</Status>
      </div>
    </TaskSheet>
  );
}

/** What both share, as small facts; where that is nothing, so much. */
function Ground({ ground }: { ground: readonly string[] }) {
  if (ground.length === 0) return <p className="note">{copy.nothingShared}</p>;
  return (
    <section>
      <h3 className="label">{copy.whatYouShare}</h3>
      <ul className="ground">
        {ground.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** What the student made of the message to one person; null while they changed nothing. */
function useDraftOf(personId: string) {
  const key = `alive.draft.introduction.${personId}`;
  const [draft, write] = useState(() => readKept(key));
  useEffect(() => keep(key, draft), [key, draft]);
  return { draft, write };
}

type Copied = 'copied' | 'selected';

const said: Record<Copied, string> = {
  copied: copy.isCopied,
  selected: copy.isSelected,
};
