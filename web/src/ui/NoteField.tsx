import './note-field.css';
import { useId } from 'react';

/** A field for a note to oneself, saved when the student leaves it; what is `isUnsaved` is said to be kept on this device. */
export function NoteField({ text, write, isUnsaved, leave, label, labelHidden = false, placeholder, limit }: NoteFieldProps) {
  const id = useId();
  return (
    <div className="notefield">
      <label className={labelHidden ? 'vh' : 'label'} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="paperbox"
        rows={1}
        maxLength={limit}
        value={text}
        placeholder={placeholder}
        aria-describedby={isUnsaved ? `${id}-note` : undefined}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
      />
      {isUnsaved && (
        <p className="note" id={`${id}-note`}>
          Not saved yet. It’s kept on this device.
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
  /** The student has left the field. */
  leave: () => void;
  label: string;
  labelHidden?: boolean;
  placeholder: string;
  /** The most characters that it takes. */
  limit: number;
}
