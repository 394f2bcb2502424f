import { inRunningText, pluralOf } from '@alive/contract/role-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleCondition, PositionStep } from '#db/people-tests.ts';
import type { Db } from '#db/open.ts';
import { figure } from '@alive/language/conditions/facts.ts';
import { degreeNamed } from '@alive/language/lexicon/degrees.ts';
import { countEach } from './queries.ts';

/**
 * Of a sequence that nobody has gone, how many reach each step alone: "80 have been registered nurses; none of them went on to technology.".
 * '' where no sequence is asked for or somebody has gone it.
 */
export const stepsAlone = async (
  tx: Db,
  filters: readonly Condition[],
  conditions: readonly PeopleCondition[],
  now: Date,
): Promise<string> => {
  const chip = filters.find(({ field, op, count }) => field === 'sequence' && op !== 'not' && count === 0);
  const condition = conditions.find(({ id }) => id === chip?.id);
  if (chip === undefined || condition?.test.on !== 'sequence' || !Array.isArray(chip.value)) return '';
  const { steps } = condition.test;
  const alone = steps.map((step, at) => ({ ...condition, id: String(at), either: null, test: { on: 'sequence' as const, steps: [step] } }));
  const counts = await countEach(tx, alone, now);
  return saidOf(
    chip.value
      .map(String)
      .slice(0, steps.length)
      .map((name, at) => ({ name, did: didOf(name, steps[at]), count: counts.get(String(at)) ?? 0 })),
  );
};

/**
 * The steps and their numbers as one sentence.
 * @internal
 */
export function saidOf(steps: readonly StepAlone[]): string {
  const [first, second] = steps;
  if (first === undefined || second === undefined) return '';
  const reached = steps.map(
    ({ did, count }) => `${count === 0 ? 'nobody has' : `${figure(count)} ${count === 1 ? 'has' : 'have'}`} ${did}`,
  );
  const [begun = ''] = reached;
  const opening = begun.charAt(0).toUpperCase() + begun.slice(1);
  if (first.count === 0) return `${opening}.`;
  if (steps.length > 2)
    return `${opening}, ${reached.slice(1, -1).join(', ')}${steps.length > 3 ? ',' : ''} and ${reached.at(-1) ?? ''}; nobody in that order.`.replace(
      ', and',
      ' and',
    );
  const others = second.count === 0 ? 'nobody has' : `${figure(second.count)} ${second.count === 1 ? 'has' : 'have'}`;
  return `${opening}; none of them went on to ${inRunningText(second.name)}, though ${others} ${second.did}.`.replace(
    /, though nobody has .*\.$/,
    '.',
  );
}

/** "been registered nurses", "worked in technology", "worked at Google". */
function didOf(name: string, step: PositionStep | undefined): string {
  if (degreeNamed(name) !== null) return `studied for the ${name}`;
  if (step === undefined || step.roles.length > 0 || step.seniorities.length > 0 || step.at !== null) return `been ${pluralOf(name)}`;
  if (step.functions.length > 0 || step.industries.length > 0) return `worked in ${inRunningText(name)}`;
  return step.titles.length === 0 ? `worked at ${name}` : `been ${pluralOf(name)}`;
}

interface StepAlone {
  name: string;
  /** What reaching it is called, after "have". */
  did: string;
  count: number;
}
