import type { Condition } from '@alive/contract/conditions.ts';
import { read } from '@alive/language/entities/read.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { filterOf } from './filter.ts';
import { lookupIn } from './context.ts';
import type { JobFilter } from './port.ts';

/** The filter under which each answer showed its jobs, from the conditions it announced. */
export const filtersAsked = async (
  vocabulary: () => Promise<OpenVocabulary>,
  announced: readonly (readonly Condition[])[],
): Promise<JobFilter[]> => {
  const open = await vocabulary();
  return announced.map((conditions) =>
    filterOf(
      conditions,
      lookupIn((text) => read(text, open)),
    ),
  );
};
