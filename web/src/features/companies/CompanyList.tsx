import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Neighbours } from '#ui/Neighbours.tsx';
import { figure } from '#ui/numbers.ts';
import { PillSelect } from '#ui/PillSelect.tsx';
import { Status } from '#ui/Status.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { useFocusAt } from '#ui/useFocusAt.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { copy } from './copy.ts';
import { type Fitting, narrowed } from './narrow.ts';
import { keepPlace } from './place.ts';
import type { Search, Sort } from './search.ts';
import { useKeptPlace, useStart } from './usePlace.ts';
import { companiesOf } from './words.ts';

/** The companies that a search finds, some at a time, with their number and order above. */
export function CompanyList({ words, search, change, onClear }: CompanyListProps) {
  const found = useMemo(() => narrowed(words, search), [words, search]);
  const start = useStart();
  const [grown, setGrown] = useState({ name: start.name, to: start.shown });
  const list = useRef<HTMLUListElement>(null);
  useKeptPlace(start, list, true);
  const focusAt = useFocusAt(list);
  const shown = found.slice(0, Math.max(some, grown.name === start.name ? grown.to : start.shown));
  const left = found.length - shown.length;
  // The first rows come with the page, the rest in the background; all at once where a place in the list is returned to.
  const isWhole = useDeferredValue(true, start.top > 0 || start.link !== '');
  const grow = () => {
    const to = shown.length + some;
    keepPlace(start.name, { shown: to });
    setGrown({ name: start.name, to });
    focusAt(shown.length);
  };
  return (
    <>
      <div className="counted">
        {/* How many there are in all the head says. */}
        <Status hidden={found.length === words.all.length}>
          {companiesOf(found.length)}
          {left > 0 && <VisuallyHidden>, {figure(shown.length)} shown</VisuallyHidden>}
        </Status>
        <Tooltip label="What P1 to P5 mean">{copy.priorityNote}</Tooltip>
        <PillSelect label={copy.order} value={search.sort} options={orders} onChange={(sort) => change({ sort: sort as Sort })} />
      </div>
      {found.length === 0 ? (
        <EmptyState sentence={copy.noneFits}>
          <Button onClick={onClear}>{copy.clear}</Button>
        </EmptyState>
      ) : (
        <Neighbours names={shown.map(({ name }) => name)}>
          <ul className="companies" ref={list} aria-label={copy.companies} aria-busy={!isWhole}>
            {shown.slice(0, isWhole ? shown.length : atFirst).map((company, place) => (
              <CompanyCard key={company.id} company={company} place={place % some} />
            ))}
          </ul>
        </Neighbours>
      )}
      {left > 0 && isWhole && (
        <Button className="further" onClick={grow}>
          Show {figure(Math.min(some, left))} more of {figure(found.length)}
        </Button>
      )}
    </>
  );
}

const orders: readonly { value: Sort; name: string }[] = [
  { value: 'priority', name: copy.byPriority },
  { value: 'score', name: copy.byScore },
  { value: 'alumni', name: copy.byAlumni },
  { value: 'jobs', name: copy.byJobs },
  { value: 'name', name: copy.byName },
];

/** How many cards come at a time: whole rows of two, three and four. */
const some = 36;

/** As many fill a screen. */
const atFirst = 12;

interface CompanyListProps {
  /** The companies that have the words of the search. */
  words: Fitting;
  search: Search;
  change: (part: Partial<Search>) => void;
  onClear: () => void;
}
