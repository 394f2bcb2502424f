import type { Asked } from '@alive/contract/jobs.ts';

/** Which of the skills that a posting names are on the résumé or were added by the student, and in a line of its own which are neither. */
export function AskedSkills({ has, lacks }: Asked) {
  const shown = has.filter(({ quote }) => quote !== null);
  const added = has.filter(({ quote }) => quote === null);
  const named = (some: typeof has) => some.map(({ skill }) => skill).join(', ');
  return (
    <>
      {has.length > 0 && (
        <p className="note">
          {shown.length > 0 && `On your résumé: ${named(shown)}. `}
          {added.length > 0 && `You added: ${named(added)}.`}
        </p>
      )}
      {lacks.length > 0 && (
        <p className="note">
          {shown.length > 0 ? 'Not on it' : 'Not on your résumé'}: {lacks.join(', ')}.
        </p>
      )}
    </>
  );
}
