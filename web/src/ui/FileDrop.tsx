import './file-drop.css';
import { FileText, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type CSSProperties } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/**
 * A place to drop, choose or remove one file. It only shows: the caller checks what `onPick` brings, uploads it and passes `progress`
 * (0..100 while it runs, else null); `working` says what goes on once all of it is sent. `accept` as for an input; `error` is announced. `compact` where there is a file already.
 */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  progress = null,
  working,
  error,
  disabled,
  compact = false,
  onPick,
  onRemove,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The cross is gone with its file; the focus goes on to where another is chosen.
    if (!file && removed.current) input.current?.focus();
    removed.current = false;
  }, [file]);
  const remove = () => {
    removed.current = true;
    onRemove();
  };
  const isSent = progress !== null && progress >= 100;
  const pick = (files: FileList | null) => {
    const first = files?.item(0);
    if (first) onPick(first);
  };
  return (
    <div className="filebox">
      {file ? (
        <div className="file">
          <Icon of={FileText} />
          <span className="name" title={file.name}>
            {file.name}
          </span>
          <span className="note num">{progress === null ? fileSize(file.size) : (isSent && working) || `${Math.round(progress)}%`}</span>
          <Button kind="icon" aria-label={`Remove ${file.name}`} onClick={remove}>
            <Icon of={X} small />
          </Button>
          {progress !== null && (
            <i
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native bar cannot be a hairline
              role="progressbar"
              aria-label={`Uploading ${file.name}`}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(progress)}
              style={{ '--p': `${progress}%` } as CSSProperties}
            />
          )}
        </div>
      ) : (
        <label className={compact ? 'drop compact' : 'drop'} data-over={over || undefined}>
          {!compact && <Page />}
          <span className="words">
            <span>
              <b>{label}</b>
              <span className="dim by-mouse"> or drop it here</span>
            </span>
            {hint && <span className="note">{hint}</span>}
          </span>
          <input
            ref={input}
            type="file"
            accept={accept}
            disabled={disabled}
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              pick(event.dataTransfer.files);
            }}
            onChange={(event) => {
              pick(event.target.files);
              event.target.value = '';
            }}
          />
        </label>
      )}
      {error && (
        <p className="error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** A page of hairlines with one lit. */
function Page() {
  return (
    <svg className="page-of-lines" viewBox="0 0 52 64" width="52" height="64" aria-hidden="true">
      <path d="M4 8a6 6 0 0 1 6-6h22l16 16v38a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6zM32 2v10a6 6 0 0 0 6 6h10" />
      <path d="M14 29h24M14 47h15" />
      <path className="lit" d="M14 38h20" />
      <circle cx="37.5" cy="38" r="3.5" />
    </svg>
  );
}

/** Bytes as a person reads them: "640 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

type FileDropProps = {
  label: string;
  hint?: string;
  accept?: string;
  file: { name: string; size: number } | null;
  progress?: number | null;
  working?: string;
  error?: string;
  disabled?: boolean;
  compact?: boolean;
  onPick: (file: File) => void;
  onRemove: () => void;
};
