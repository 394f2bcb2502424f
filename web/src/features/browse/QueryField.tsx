import { LiveSearchField } from '#ui/LiveSearchField.tsx';
import { copy } from './copy.ts';
import type { ChangeSearch } from './useSearch.ts';

/** The words of the search. They count shortly after the last one was typed; Enter makes them a step in the history at once. */
export function QueryField({ value, change }: { value: string; change: ChangeSearch }) {
  return (
    <LiveSearchField
      label={copy.searchJobs}
      placeholder={copy.queryHint}
      maxLength={500}
      pause={300}
      value={value}
      onValue={(query, by) => change({ query }, { replace: by === 'pause' })}
    />
  );
}
