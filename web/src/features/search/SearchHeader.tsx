import './search.css';
import type { User } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { type CSSProperties, useRef } from 'react';
import { Chips, FilterChip } from '#ui/Chip.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';

/** Who is searching and with which conditions; each can be taken away, but not in the middle of an answer. */
export function SearchHeader({ user, sample, filters, busy, onFilters }: SearchHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const remove = (id: Condition['id']) => {
    // The cross goes away with its condition, and the last one takes the group along.
    (filters.length > 1 ? group : heading).current?.focus();
    onFilters(filters.filter((other) => other.id !== id));
  };
  return (
    <div className="search-head" data-busy={busy || undefined}>
      <header>
        <div>
          <title>Search · Alive</title>
          <h1 className="show" ref={heading} tabIndex={-1}>
            Hi {user.firstName}, <span className="em">let's find your dream job</span>
          </h1>
          <p className="dim">
            {user.major}
            <span className="dot">&nbsp;· </span>
            {user.school}
            <span className="dot">&nbsp;· </span>
            Class of {user.graduationYear}
          </p>
        </div>
        {sample && <SampleLabel />}
      </header>
      {filters.length === 0 && busy && (
        <div className="chips" aria-hidden="true">
          {['98px', '76px', '82px'].map((width) => (
            <i key={width} className="bone" style={{ '--w': width } as CSSProperties} />
          ))}
        </div>
      )}
      {filters.length > 0 && (
        <Chips label="Looking with" slide ref={group}>
          {filters.map((filter) => (
            <FilterChip key={filter.id} value={filter.label} count={filter.count} disabled={busy} onRemove={() => remove(filter.id)} />
          ))}
        </Chips>
      )}
    </div>
  );
}

interface SearchHeaderProps {
  user: User;
  sample: boolean;
  filters: Condition[];
  busy: boolean;
  onFilters: (filters: Condition[]) => void;
}
