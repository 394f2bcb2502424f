import type { Alumni } from '@alive/contract/people.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Hometown } from './Hometown.tsx';

/** What somebody studied, when and where, and where they come from, in one line that wraps between its parts. */
export function Facts({ person }: { person: Alumni }) {
  const { year, major, school, hometown } = person;
  const studies = [year === null ? null : `Class of ${year}`, major, school].filter((fact) => fact !== null);
  return (
    <p className="note facts">
      {studies.map((fact, place) => (
        <span key={fact}>
          {fact}
          {(place < studies.length - 1 || hometown) && <span className="dot">&nbsp;· </span>}
        </span>
      ))}
      {hometown && (
        <span>
          <VisuallyHidden>From </VisuallyHidden>
          <Hometown person={person} />
        </span>
      )}
    </p>
  );
}
