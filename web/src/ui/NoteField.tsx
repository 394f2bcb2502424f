import './note-field.css';
import { useEffect, useEffectEvent, useId } from 'react';

/** A field for a note to oneself, saved when the student leaves it or is on line again; what is `isUnsaved` is said to be kept on this device. */
export function NoteField({ text, write, isUnsaved, label, labelHidden = false, placeholder, onSave }: NoteFieldProps) {
  const id = useId();
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
    <div className="notefield">
      <label className={labelHidden ? 'vh' : 'label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="paperbox"
        rows={1}
        maxLength={4000}
        value={text}
        placeholder={placeholder}
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

interface NoteFieldProps {
  text: string;
  write: (text: string) => void;
  /** The server does not have it yet. */
  isUnsaved: boolean;
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  onSave: (text: string) => void;
}
