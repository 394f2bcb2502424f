import './read.css';
import { type Resume, resumeTypes } from '@alive/contract/resume.ts';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { copy } from './copy.ts';

/** The stored file below its page: its name, pages and size, and what can be done with it. */
export function FileLine({ resume, pages, isRemoving, onReplace, onRemove }: FileLineProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="file-line note num">
      {copy.file(resume, pages).map((part, at) => (
        <span key={part} className={clsx('part', at === 0 && 'name')}>
          <bdi>{part}</bdi>
        </span>
      ))}
      <span className="can">
        <button type="button" className="hit" aria-label={copy.replaceFile(resume.fileName)} onClick={() => input.current?.click()}>
          {copy.replace}
        </button>
        <span className="between" aria-hidden="true">
          ·
        </span>
        <button
          type="button"
          className="hit"
          aria-label={copy.removeFile(resume.fileName)}
          aria-disabled={isRemoving || undefined}
          onClick={() => !isRemoving && onRemove()}
        >
          {copy.remove}
        </button>
      </span>
      <input
        ref={input}
        className="vh"
        type="file"
        accept={resumeTypes.join(',')}
        aria-label={copy.chooseAnother}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          if (file) onReplace(file);
          target.value = '';
        }}
      />
    </p>
  );
}

interface FileLineProps {
  resume: Resume;
  /** null: the format has none. */
  pages: number | null;
  isRemoving: boolean;
  onReplace: (file: File) => void;
  onRemove: () => void;
}
