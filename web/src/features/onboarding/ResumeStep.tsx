import { type User } from '@alive/contract/account.ts';
import { type Resume, resumeTypes } from '@alive/contract/resume.ts';
import { ArrowLeft, ArrowRight, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Failed } from '#ui/Failed.tsx';
import { FileDrop, fileSize } from '#ui/FileDrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { oncePerClick } from './oncePerClick.ts';
import type { Reading, ResumeUpload } from './types.ts';

/** Step 2: a résumé, if there is one, and what was read in it. What was stored is known by the server and survives a reload. */
export function ResumeStep({ kept, userId, upload, reading, review, ensureUser, onBack, onContinue }: ResumeStepProps) {
  const { state } = upload;
  const sending = state.at === 'uploading' || state.at === 'failed';
  const part = useRef<HTMLDivElement>(null);
  const stored = kept?.uploadedAt ?? null;
  const [last, setLast] = useState(stored);
  const isDeleted = last !== null && stored === null;
  // What was deleted is announced until there is another one.
  if (last !== stored && stored !== null) setLast(stored);
  useEffect(() => {
    // What was pressed is gone with its file; the focus goes on to where another is chosen.
    if (isDeleted && document.activeElement === document.body) part.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }, [isDeleted]);
  const isReviewing = review !== null;
  const failure = state.at === 'failed' || (state.at === 'rejected' && !state.alert) ? failureOf(state, kept !== null) : undefined;
  return (
    <>
      {!isReviewing && <p className="read dim">{copy.aboutResume}</p>}
      <div className={isReviewing ? 'reviewed' : 'resume'} ref={part}>
        {kept && !sending && !isReviewing && (
          <div className="kept card">
            <Icon of={FileText} />
            <span className="name" title={kept.fileName}>
              {kept.fileName}
            </span>
            <span className="note num">{copy.uploaded(fileSize(kept.size))}</span>
            <Button
              kind="quiet"
              busy={upload.removal.isBusy}
              aria-label={copy.removeFile(kept.fileName)}
              onClick={() => userId !== null && upload.removeStored(userId)}
            >
              {copy.remove}
            </Button>
          </div>
        )}
        {upload.removal.error !== null && (
          <p className="error" role="alert">
            {upload.removal.error}
          </p>
        )}
        {kept && !sending && reading.at === 'unread' && <p className="note">{copy.readAgain}</p>}
        {kept && !sending && reading.at === 'loading' && <SkeletonLines lines={5} />}
        {kept && !sending && reading.at === 'failed' && (
          <Failed sentence={copy.unread} error={reading.error} busy={reading.isBusy} onRetry={reading.readAgain} />
        )}
        {isReviewing && failure !== undefined && (
          <p className="error" role="alert">
            {failure}
          </p>
        )}
        {review}
        {!isReviewing && (
          <FileDrop
            label={kept ? copy.chooseAnother : copy.chooseResume}
            hint={copy.resumeTypes}
            compact={kept !== null}
            accept={resumeTypes.join(',')}
            file={sending ? state.file : null}
            progress={state.at === 'uploading' ? state.progress : null}
            working={copy.reading}
            error={failure}
            onPick={(file) => upload.pick(file, ensureUser)}
            onRemove={upload.clear}
          />
        )}
        {state.at === 'failed' && <Button onClick={() => upload.retry(ensureUser)}>{copy.retry}</Button>}
        <Status hidden>{isDeleted && state.at === 'idle' ? copy.isDeleted : spoken(upload, kept, reading)}</Status>
      </div>
      {state.at === 'rejected' && state.alert && <AlertDialog message={state.text} onDone={upload.clear} />}
      <div className="actions">
        <Button kind="quiet" className="back" onClick={onBack}>
          <Icon of={ArrowLeft} />
          {copy.back}
        </Button>
        <Button kind="main" onClick={oncePerClick(onContinue)}>
          {copy.continue}
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

/** Why it failed; whoever has no résumé that could be read may go on without. */
const failureOf = (state: { text: string; isUnreadable?: boolean }, isKept: boolean): string =>
  state.isUnreadable === true && !isKept ? `${state.text} ${copy.goOnWithout}` : state.text;

const spoken = ({ state }: ResumeUpload, kept: Resume | null, reading: Reading): string => {
  if (state.at === 'uploading') return (state.progress < 100 ? copy.uploading : copy.readingFile)(state.file.name);
  if (state.at !== 'idle' || !kept) return '';
  return reading.at === 'read' ? reading.sentence : copy.isUploaded;
};

interface ResumeStepProps {
  kept: Resume | null;
  /** null before there is an account. */
  userId: string | null;
  upload: ResumeUpload;
  reading: Reading;
  /** What was read; null while there is nothing to review. */
  review: ReactNode;
  /** Makes the account that the file belongs to. */
  ensureUser: () => Promise<User>;
  onBack: () => void;
  onContinue: () => void;
}
