import type { Evidence, Match } from '@alive/contract/jobs.ts';

/** The parts of a score as its ring opens into them: each with why it is what it is, and what that rests on. */
export const partsOf = ({ reasons }: Match) =>
  reasons.map(({ kind, points, max, text, evidence }) => ({
    label: partNames[kind],
    points,
    max,
    note: (
      <>
        {text} <Rests on={evidence} />
      </>
    ),
  }));

/** The posting in its own words, the profile in ours. */
function Rests({ on: evidence }: { on: readonly Evidence[] }) {
  const of = (from: Evidence['from']) => evidence.filter((one) => one.from === from).map((one) => one.text);
  const yours = of('profile');
  return (
    <>
      {of('posting').map((words) => (
        <span key={words}>
          <q>{words}</q>{' '}
        </span>
      ))}
      {yours.length > 0 && <span className="yours">Your profile: {yours.map(within).join(', ')}.</span>}
    </>
  );
}

/** A fact inside a sentence. */
const within = (fact: string): string => fact.charAt(0).toLowerCase() + fact.slice(1);

/** What the parts of a score are called. */
export const partNames = { role: 'Role', skills: 'Skills', level: 'Level', place: 'Place' } as const;
