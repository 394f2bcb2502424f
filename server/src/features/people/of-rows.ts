import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { View } from '#intent/intent.ts';
import { phraseOfPeople } from '#intent/sentence.ts';
import type { TurnAnswer } from './store.ts';

/** What is said of rows that were shown, where it is not what is said of any answer: why they were, or that none of them is so. */
export const saidOfRows = (
  { ids, why, list }: View,
  people: readonly Alumni[],
  asked: readonly Condition[],
): Partial<Pick<TurnAnswer, 'summary' | 'without'>> => {
  if (people.length === 0)
    return {
      summary: `None of ${ids === null ? 'them' : 'those shown'}: I find no ${phraseOfPeople(asked)} there. The search stays as it is.`,
      without: [],
    };
  if (!why && (list === null || people.length < 2)) return {};
  const told = people
    .slice(0, mostNamed)
    .map(({ name, match_reasons }) => `${name}${why ? ' is here for this' : ''}: ${match_reasons.join('; ')}.`);
  return { summary: [...told, 'The search stays as it is.'].join(' ') };
};

const mostNamed = 3;
