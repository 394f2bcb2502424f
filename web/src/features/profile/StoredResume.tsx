import { type User } from '@alive/contract/account.ts';
import { type ResumeReading, resumeTypes } from '@alive/contract/resume.ts';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog, ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { FileDrop, fileSize } from '#ui/FileDrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import type { FactCounts } from './types.ts';
import { dateFormat } from '#ui/formats.ts';

/** The stored résumé with what was read in it: review that, download the file, replace it, delete it; or a place to add one. */
export function StoredResume({ user, room }: { user: User; room: ResumeRoom }) {
  const { upload, reading } = room;
  const { state } = upload;
  const [isReplacing, setReplacing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const saving = useMutation({ networkMode: 'always', mutationFn: (fileName: string) => room.download(user.id, fileName) });
  const kept = user.resume;
  // The new one is stored as soon as the server has it.
  const stored = kept?.uploadedAt ?? null;
  const [announcement, setAnnouncement] = useState({ of: stored, text: '' });
  if (announcement.of !== stored) {
    setAnnouncement({ of: stored, text: stored === null ? copy.isDeleted : reading.at === 'read' ? reading.sentence : copy.isUploaded });
    setReplacing(false);
  }
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // What was pressed is gone with its file, or with the file that was chosen.
    if (announcement.text !== '' && document.activeElement === document.body) section.current?.querySelector('h2')?.focus();
  }, [announcement]);
  const turn = () => {
    // What was refused is done with.
    if (state.at === 'rejected') upload.clear();
    setReplacing(!isReplacing);
  };
  const ensureUser = () => Promise.resolve(user);
  const isSending = state.at === 'uploading' || state.at === 'failed';
  return (
    <section className="sect" ref={section}>
      <h2 tabIndex={-1}>{copy.resume}</h2>
      <Status hidden>{announcement.text}</Status>
      {kept ? (
        <div className="stored">
          <span className="tile">
            <Icon of={FileText} />
          </span>
          <div className="what">
            <b title={kept.fileName}>{kept.fileName}</b>
            <p className="note num">{copy.addedOn(fileSize(kept.size), dayOf(kept.uploadedAt))}</p>
            {room.facts && <p className="note num">{copy.factsOf(room.facts)}</p>}
            {reading.at === 'unread' && <p className="note">{copy.readAgain}</p>}
          </div>
          <div className="acts">
            {reading.at === 'read' && (
              <Button className="mini" aria-expanded={isReviewing} onClick={() => setReviewing(!isReviewing)}>
                {copy.review}
              </Button>
            )}
            <Button className="mini" aria-expanded={isReplacing} onClick={turn}>
              {copy.replace}
            </Button>
            <Button className="mini" busy={saving.isPending} onClick={() => saving.mutate(kept.fileName)}>
              {copy.download}
            </Button>
            <Button className="mini" busy={upload.removal.isBusy} onClick={() => setAsked(true)}>
              {copy.remove}
            </Button>
          </div>
        </div>
      ) : (
        !isSending && <p className="dim none">{copy.noResume}</p>
      )}
      {(saving.error ?? upload.removal.error) && (
        <p className="error" role="alert">
          {saving.error ? copy.downloadFailed(saving.error.message) : upload.removal.error}
        </p>
      )}
      {(!kept || isReplacing || isSending) && (
        <div className="drop-in">
          <FileDrop
            compact
            label={kept ? copy.replaceWith : copy.choose}
            hint={copy.types}
            accept={resumeTypes.join(',')}
            file={isSending ? state.file : null}
            progress={state.at === 'uploading' ? state.progress : null}
            working={copy.reading}
            error={state.at === 'failed' || (state.at === 'rejected' && !state.alert) ? state.text : undefined}
            onPick={(file) => upload.pick(file, ensureUser)}
            onRemove={upload.clear}
          />
          {state.at === 'failed' && <Button onClick={() => upload.retry(ensureUser)}>{copy.retry}</Button>}
        </div>
      )}
      {kept && reading.at === 'read' && !isSending && (
        <>
          <div className="how-read">{room.meter(reading.reading)}</div>
          {isReviewing && room.review(reading.reading)}
        </>
      )}
      {kept && reading.at === 'failed' && (
        <Failed sentence={copy.unread} error={reading.error} busy={reading.isBusy} onRetry={reading.readAgain} />
      )}
      {state.at === 'rejected' && state.alert && <AlertDialog message={state.text} onDone={upload.clear} />}
      {isAsked && kept && (
        <ConfirmDialog
          title={copy.removeQuestion}
          confirm={copy.delete}
          onConfirm={() => {
            setAsked(false);
            saving.reset();
            upload.removeStored(user.id);
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{copy.removeAnswer(kept.fileName)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

const dayOf = (time: string): string => dateFormat({ dateStyle: 'long' }).format(new Date(time));

/** What this page needs of the résumé room. */
export interface ResumeRoom {
  upload: {
    state:
      | { at: 'idle' }
      | { at: 'uploading'; file: File; progress: number }
      | { at: 'failed'; file: File; text: string }
      | { at: 'rejected'; alert: boolean; text: string };
    removal: { isBusy: boolean; error: string | null };
    pick: (file: File, ensureUser: () => Promise<User>) => void;
    retry: (ensureUser: () => Promise<User>) => void;
    clear: () => void;
    removeStored: (userId: string) => void;
  };
  /** What was read in the stored file; `unread` is from before résumés were read. */
  reading:
    | { at: 'none' | 'loading' | 'unread' }
    | { at: 'failed'; error: Error; isBusy: boolean; readAgain: () => void }
    | { at: 'read'; reading: ResumeReading; sentence: string };
  /** What became of the facts that were read; null until they are known. */
  facts: FactCounts | null;
  /** Draws how well a machine can read it. */
  meter: (reading: ResumeReading) => ReactNode;
  /** Draws what was read, to be reviewed. */
  review: (reading: ResumeReading) => ReactNode;
  /** Saves the stored file on this device. Throws CallError. */
  download: (userId: string, fileName: string) => Promise<void>;
}
