import { useEffect, useEffectEvent, useId } from 'react';
import { useNotes } from './useNotes.ts';

/** A field for notes on a job, sent when the student leaves it; what is not sent yet is kept on this device and said so. */
export function Notes({ jobId, kept, label, labelHidden = false, onSave }: NotesProps) {
  const id = useId();
  const { text, write, isUnsaved } = useNotes(jobId, kept);
  const save = () => {
    write(text.trim());
    if (isUnsaved) onSave(text.trim());
  };
  // What is closed by Esc tells no blur.
  const leave = useEffectEvent(() => isUnsaved && onSave(text.trim()));
  useEffect(() => {
    const back = () => void leave();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      leave();
    };
  }, []);
  return (
    <div className="notes">
      <label className={labelHidden ? 'vh' : 'label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        maxLength={4000}
        value={text}
        placeholder="Notes to yourself"
        aria-describedby={isUnsaved ? `${id}-note` : undefined}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      {isUnsaved && (
        <p className="note" id={`${id}-note`}>
          Not saved yet; kept on this device.
        </p>
      )}
    </div>
  );
}

interface NotesProps {
  jobId: string;
  /** What the server has. */
  kept: string;
  label: string;
  labelHidden?: boolean;
  onSave: (text: string) => void;
}
