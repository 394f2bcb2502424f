import { inRunningText } from '@alive/contract/role-words.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleCondition, PositionStep } from '#db/people-tests.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { degreeNamed } from '@alive/language/lexicon/degrees.ts';
import { steps as copy } from './copy/answer.ts';
import { countEach } from './queries.ts';

/**
 * Of a sequence that nobody has gone, how many reach each step alone: "80 people have worked as registered nurses, but none of them have worked in technology since.".
 * '' where no sequence is asked for or somebody has gone it.
 */
export const stepsAlone = async (
  readOnly: ReadOnly,
  filters: readonly Condition[],
  conditions: readonly PeopleCondition[],
  now: Date,
): Promise<string> => {
  const chip = filters.find(({ field, op, count }) => field === 'sequence' && op !== 'not' && count === 0);
  const condition = conditions.find(({ id }) => id === chip?.id);
  if (chip === undefined || condition?.test.on !== 'sequence' || !Array.isArray(chip.value)) return '';
  const { steps } = condition.test;
  const alone = steps.map((step, at) => ({ ...condition, id: String(at), either: null, test: { on: 'sequence' as const, steps: [step] } }));
  const counts = await countEach(readOnly, alone, now);
  return saidOf(
    chip.value
      .map(String)
      .slice(0, steps.length)
      .map((name, at) => ({ did: didOf(name, steps[at]), count: counts.get(String(at)) ?? 0 })),
  );
};

/**
 * The steps and their numbers as one sentence.
 * @internal
 */
export function saidOf(steps: readonly StepAlone[]): string {
  const [first, second] = steps;
  if (first === undefined || second === undefined) return '';
  if (first.count === 0) return copy.noneBegan(first.did(1));
  if (steps.length > 2) return copy.notInOrder(steps.map(({ did, count }) => ({ did: did(count), count })));
  // "Neither has" is of one each.
  const lead = copy.noneWentOn(first.count, first.did(first.count), second.did(first.count > 2 ? first.count : 1));
  return second.count === 0 ? lead : `${lead} ${copy.others(second.count, second.did(second.count))}`;
}

/** "worked as a registered nurse", "worked in technology", "worked at Google". */
function didOf(name: string, step: PositionStep | undefined): StepAlone['did'] {
  const been = (count: number) => copy.been(inRunningText(name), count);
  if (degreeNamed(name) !== null) return () => copy.studied(name);
  if (step === undefined || step.roles.length > 0 || step.seniorities.length > 0 || step.at !== null) return been;
  if (step.functions.length > 0 || step.industries.length > 0) return () => copy.workedIn(inRunningText(name));
  return step.titles.length === 0 ? () => copy.workedAt(name) : been;
}

interface StepAlone {
  /** What reaching it is called of so many, after "have". */
  did: (count: number) => string;
  count: number;
}
