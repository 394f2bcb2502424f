import './read.css';
import type { ResumeMeter } from '@alive/contract/resume.ts';
import { clsx } from 'clsx';
import { copy } from './copy.ts';

/** How well a machine can read the file: a stop for each part it looks for, how many were found, and what to change. */
export function Meter({ meter: { parts, advice } }: { meter: ResumeMeter }) {
  const [first, ...rest] = advice;
  const found = parts.filter((part) => part.found).length;
  return (
    <div className="meter">
      <ol>
        {parts.map((part) => {
          const words = copy.part(part);
          return (
            <li key={part.part} className={clsx(!part.found && 'no')} title={words}>
              <span className="vh">{words}</span>
            </li>
          );
        })}
      </ol>
      <p>
        <b>{copy.partsFound(found, parts.length)}</b> <span className="dim">{first ?? copy.nothingToChange}</span>
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="note hit">{copy.moreAdvice(rest.length)}</summary>
          <ul>
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="note">{copy.whyAdvice}</p>
        </details>
      )}
    </div>
  );
}
