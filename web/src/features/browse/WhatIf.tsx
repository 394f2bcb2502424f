import { whatIf } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { Chip, Chips } from '#ui/Chip.tsx';
import { figure } from '#ui/numbers.ts';
import { copy } from './copy.ts';
import { conditionsOf, type Search } from './search.ts';
import type { ChangeSearch } from './useSearch.ts';

/** Under a search that finds `few` jobs or `none`: how many more there would be without one of its conditions, each a press away. */
export function WhatIf({ search, none, few, change }: { search: Search; none: boolean; few: boolean; change: ChangeSearch }) {
  const conditions = conditionsOf(search);
  const { data } = useQuery({ ...queryOf(whatIf, { query: conditions }), enabled: few && Object.keys(conditions).length > 0 });
  const changes = data?.changes.filter(({ more }) => more > 0).slice(0, most) ?? [];
  if (!few || changes.length === 0) return null;
  return (
    <div className="what-if">
      <p className="note">{none ? copy.removeOne : copy.removeOneMore}</p>
      <Chips label={copy.findMore} labelHidden>
        {changes.map(({ label, change: without, more }) => (
          <Chip key={label} small onClick={() => change(without)}>
            {label} <span className="n">+{figure(more)}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

/** Suggestions that can be taken in at once. */
const most = 5;
