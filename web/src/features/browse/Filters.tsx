import { levelNames } from '@alive/contract/jobs.ts';
import { MapPin, Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips, FilterChip } from '#ui/Chip.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Segments } from '#ui/Segments.tsx';
import { copy } from './copy.ts';
import { useMedia } from '#ui/useMedia.ts';
import { QueryField } from './QueryField.tsx';
import { chipsOf, placeName, type Search, typeChange, typeOf, typeOptions } from './search.ts';
import type { ChangeSearch } from './useSearch.ts';

const loadControls = () => import('./FilterControls.tsx');
const PlaceField = lazy(retryImport(async () => ({ default: (await loadControls()).PlaceField })));
const FilterPanel = lazy(retryImport(async () => ({ default: (await loadControls()).FilterPanel })));
const FilterSheet = lazy(retryImport(async () => ({ default: (await loadControls()).FilterSheet })));

/**
 * What narrows the list: words, place and type in view, all else behind a chip; where there is less room all but the words are in a sheet.
 * What is in force stands below as chips that can be taken away.
 */
export function Filters({ search, total, change }: FiltersProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [sheet, setSheet] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The bar of a screen this narrow has no room for a place, however wide the page is.
  const isNarrow = useMedia('(width < 760px)');
  const isListed = total !== undefined;
  useEffect(() => {
    // So that it is there when it is asked for; where nothing of it is in view, once the list is.
    if (isListed || !isNarrow) void loadControls().catch(() => undefined);
  }, [isListed, isNarrow]);
  const chips = chipsOf(search);
  const remove = (without: Parameters<ChangeSearch>[0]) => {
    // A chip taken away takes the focus along.
    const shown = [more.current, opener.current].find((button) => button?.offsetParent);
    shown?.focus();
    change(without);
  };
  return (
    <search className="filters">
      <div className="first">
        <QueryField value={search.query ?? ''} change={change} />
        {!isNarrow && (
          <div className="roomy place">
            <Suspense
              fallback={
                <Field label={copy.location} labelHidden placeholder={anyPlace} value={placeName(search.location ?? '')} readOnly />
              }
            >
              <PlaceField search={search} change={change} icon={MapPin} placeholder={anyPlace} labelHidden />
            </Suspense>
          </div>
        )}
        <Button ref={opener} className="tight" aria-haspopup="dialog" onClick={() => setSheet(true)}>
          <Icon of={SlidersHorizontal} />
          {chips.length > 0 ? copy.filtersOf(chips.length) : copy.filters}
        </Button>
      </div>
      <div className="second">
        <div className="roomy">
          <Segments label={copy.type} options={types} value={typeOf(search) ?? ''} onValueChange={(type) => change(typeChange(type))} />
        </div>
        <Chips label={copy.filtersInForce} labelHidden slide>
          <Chip
            ref={more}
            small
            className="add roomy"
            aria-haspopup="dialog"
            aria-expanded={panel !== null}
            onClick={({ currentTarget }) => setPanel(panel ? null : currentTarget)}
          >
            <Icon of={Plus} small />
            {copy.moreFilters}
          </Chip>
          {chips.map(({ field, kind, value, without }) => (
            <span key={field} className={isType(field, search) ? 'tight' : undefined}>
              <FilterChip kind={kind} value={value} onRemove={() => remove(without)} />
            </span>
          ))}
          {chips.length > 1 && (
            <button type="button" className="clear note" onClick={() => remove(Object.assign({}, ...chips.map((chip) => chip.without)))}>
              {copy.clearAll}
            </button>
          )}
        </Chips>
      </div>
      {panel && (
        <Suspense>
          <FilterPanel anchor={panel} search={search} change={change} onClose={() => setPanel(null)} />
        </Suspense>
      )}
      {sheet && (
        <Suspense>
          <FilterSheet search={search} total={total} change={change} onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </search>
  );
}

/** Whether the segments show it where there is room. */
const isType = (field: string, search: Search): boolean => (field === 'job_type' || field === 'level') && typeOf(search) !== undefined;

const anyPlace = copy.anyPlace;

const types = [[copy.anyType, ''] as const, ...typeOptions.map((type) => [levelNames[type], type] as const)];

interface FiltersProps {
  search: Search;
  /** How many jobs there are under this search; undefined while it is not known. */
  total: number | undefined;
  change: ChangeSearch;
}
