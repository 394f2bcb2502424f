import { Button } from '#ui/Button.tsx';
import { copy } from './copy.ts';
import type { ResumeUpload } from './types.ts';

/** What became of a resume that was still on its way when step 2 was left; without `onRetry` it is tried again at the start. */
export function UploadNote({ upload: { state }, onRetry }: { upload: ResumeUpload; onRetry?: () => void }) {
  if (state.at === 'uploading') return <p className="note num">{copy.onItsWay(Math.round(state.progress))}</p>;
  if (state.at === 'rejected') return <p className="error">{state.text}</p>;
  if (state.at === 'idle') return null;
  return (
    <div className="upload-note">
      <p className="error" role="alert">
        {state.text}
        {!onRetry && ` ${copy.triedAgain}`}
      </p>
      {onRetry && <Button onClick={onRetry}>{copy.retry}</Button>}
    </div>
  );
}
