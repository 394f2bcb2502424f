import { type User } from '@alive/contract/account.ts';
import { type Resume, resumeTypes } from '@alive/contract/resume.ts';
import { ArrowLeft, ArrowRight, FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop, fileSize } from '#ui/FileDrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { oncePerClick } from './oncePerClick.ts';
import type { ResumeUpload } from './types.ts';

/** Step 2: a résumé, if there is one. What was stored is known by the server and survives a reload. */
export function ResumeStep({ kept, userId, upload, ensureUser, onBack, onContinue }: ResumeStepProps) {
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
  return (
    <>
      <p className="read dim">{copy.aboutResume}</p>
      <div className="resume" ref={part}>
        {kept && !sending && (
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
        <FileDrop
          label={kept ? copy.chooseAnother : copy.chooseResume}
          hint={copy.resumeTypes}
          compact={kept !== null}
          accept={resumeTypes.join(',')}
          file={sending ? state.file : null}
          progress={state.at === 'uploading' ? state.progress : null}
          error={state.at === 'failed' || (state.at === 'rejected' && !state.alert) ? state.text : undefined}
          onPick={(file) => upload.pick(file, ensureUser)}
          onRemove={upload.clear}
        />
        {state.at === 'failed' && <Button onClick={() => upload.retry(ensureUser)}>{copy.retry}</Button>}
        <Status hidden>{isDeleted && state.at === 'idle' ? copy.isDeleted : spoken(upload, kept)}</Status>
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

const spoken = ({ state }: ResumeUpload, kept: Resume | null): string => {
  if (state.at === 'uploading') return copy.uploading(state.file.name);
  return state.at === 'idle' && kept ? copy.isUploaded : '';
};

interface ResumeStepProps {
  kept: Resume | null;
  /** null before there is an account. */
  userId: string | null;
  upload: ResumeUpload;
  /** Makes the account that the file belongs to. */
  ensureUser: () => Promise<User>;
  onBack: () => void;
  onContinue: () => void;
}
