import { type Resume, resumeTypes, type User } from '@alive/contract/account.ts';
import { ArrowLeft, ArrowRight, FileText } from 'lucide-react';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop, fileSize } from '#ui/FileDrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { oncePerClick } from './oncePerClick.ts';
import type { ResumeUpload } from './types.ts';

/** Step 2: a resume, if there is one. What was stored is known by the server and survives a reload. */
export function ResumeStep({ kept, upload, ensureUser, onBack, onContinue }: ResumeStepProps) {
  const { state } = upload;
  const sending = state.at === 'uploading' || state.at === 'failed';
  return (
    <>
      <p className="read dim">Optional. It is kept with your account, and nobody else sees it. You can replace it any time.</p>
      <div className="resume">
        {kept && !sending && (
          <div className="kept card">
            <Icon of={FileText} />
            <span className="name" title={kept.fileName}>
              {kept.fileName}
            </span>
            <span className="note num">{fileSize(kept.size)}, uploaded</span>
          </div>
        )}
        <FileDrop
          label={kept ? 'Choose another file instead' : 'Choose your resume'}
          hint="PDF, DOC or DOCX, up to 10 MB"
          accept={resumeTypes.join(',')}
          file={sending ? state.file : null}
          progress={state.at === 'uploading' ? state.progress : null}
          error={state.at === 'failed' || (state.at === 'rejected' && !state.alert) ? state.text : undefined}
          onPick={(file) => upload.pick(file, ensureUser)}
          onRemove={upload.clear}
        />
        {state.at === 'failed' && <Button onClick={() => upload.retry(ensureUser)}>Retry</Button>}
        <Status hidden>{spoken(upload, kept)}</Status>
      </div>
      {state.at === 'rejected' && state.alert && <AlertDialog message={state.text} onDone={upload.clear} />}
      <div className="actions">
        <Button kind="quiet" className="back" onClick={onBack}>
          <Icon of={ArrowLeft} />
          Back
        </Button>
        <Button kind="main" onClick={oncePerClick(onContinue)}>
          Continue
          <Icon of={ArrowRight} />
        </Button>
      </div>
    </>
  );
}

const spoken = ({ state }: ResumeUpload, kept: Resume | null): string => {
  if (state.at === 'uploading') return `Uploading ${state.file.name}`;
  return state.at === 'idle' && kept ? `${kept.fileName} is uploaded.` : '';
};

interface ResumeStepProps {
  kept: Resume | null;
  upload: ResumeUpload;
  /** Makes the account that the file belongs to. */
  ensureUser: () => Promise<User>;
  onBack: () => void;
  onContinue: () => void;
}
