import type { Condition } from '@alive/contract/conditions.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { isHinted, isRequired, missedOf, spoken } from './notes.ts';
import type { Found, JobFilter } from './port.ts';
import { isSame, saysWhat } from './selection.ts';

/** What the jobs found say of the wishes: those of which something is said, how many jobs meet each, and those that none meets. */
export async function wishesMet(
  { tools, about, lookup, state }: Context,
  { conditions, wishes, said, found }: { conditions: readonly Condition[]; wishes: readonly Wish[]; said: readonly Wish[]; found: Found },
): Promise<WishesMet> {
  // What is said of wishes is said of their words, not of the work that they only hint at.
  const told = spoken(wishes.filter((wish) => !isRequired(wish, conditions)));
  const hints = found.jobs.length > 0 && told.some(({ anyOf }, at) => told[at] !== wishes[at] || anyOf.flat().some(saysWhat));
  const filter = { ...filterOf(conditions, lookup, wishes), ...closely(filterOf([], lookup, told).wishes) };
  const counted = hints ? await tools.findJobs(filter, about, 1) : found;
  const positive = wishes.filter(({ negated }) => !negated);
  const isOfKin = (one: Wish) =>
    positive.some((wish, at) => isHinted(wish) && spoken([wish])[0]?.text === one.text && (found.wished?.[at] ?? 0) > 0);
  // After other conditions what was wanted before is what the search is about still.
  const subject = isSame(conditions, state.conditions) ? spoken(said) : told;
  return { told, counted, isOfKin, missed: found.jobs.length > 0 ? missedOf(told, counted, subject, isOfKin) : [] };
}

/** Whether all that was found is only akin to the work that was asked for. */
export const isOnlyAkin = ({ closeness }: Pick<Found, 'closeness'>): boolean =>
  closeness != null && closeness.exact + closeness.same === 0 && closeness.related > 0;

/** Wishes without the work that is only akin to what they name. */
const closely = (wishes: readonly JobFilter[] = []): Pick<JobFilter, 'wishes'> => ({
  wishes: wishes.map(({ either, ...one }) => ({
    ...one,
    closely: true,
    ...(either && { either: either.map((some) => some.map((other) => ({ ...other, closely: true }))) }),
  })),
});

interface WishesMet {
  told: Wish[];
  counted: Found;
  /** Whether jobs are of what a wish means, whose words they don't say. */
  isOfKin: (wish: Wish) => boolean;
  missed: Wish[];
}
