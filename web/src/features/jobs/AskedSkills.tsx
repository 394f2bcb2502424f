import type { Asked } from '@alive/contract/jobs.ts';
import { copy } from './copy.ts';

/** Which of the skills that a posting names are on the résumé or were added by the student, and in a line of its own which are neither. */
export function AskedSkills({ has, lacks }: Asked) {
  const namesOf = (isShown: boolean) => has.flatMap(({ skill, quote }) => ((quote !== null) === isShown ? [skill] : []));
  const [shown, added] = [namesOf(true), namesOf(false)];
  const own = [...(shown.length > 0 ? [copy.onResume(shown)] : []), ...(added.length > 0 ? [copy.added(added)] : [])];
  return (
    <>
      {own.length > 0 && <p className="note">{own.join(' ')}</p>}
      {lacks.length > 0 && <p className="note">{copy.lacking(lacks)}</p>}
    </>
  );
}
