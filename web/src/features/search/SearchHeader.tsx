import './search.css';
import type { User } from '@alive/contract/account.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { Chips, FilterChip } from '#ui/Chip.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';

/** Who is searching and with which conditions; each can be taken away. */
export function SearchHeader({ user, sample, filters, busy, onFilters }: { user: User; sample: boolean; filters: Condition[]; busy: boolean; onFilters: (filters: Condition[]) => void }) {
  return (
    <div className="search-head">
      <header>
        <div>
          <h1 className="show">
            Hi {user.firstName}, <span className="em">let's find your dream job</span>
          </h1>
          <p className="dim">
            {user.major}
            <span className="dot"> · </span>
            {user.school}
            <span className="dot"> · </span>
            Class of {user.graduationYear}
          </p>
        </div>
        {sample && <SampleLabel />}
      </header>
      {filters.length > 0 && (
        <Chips label="Looking with" slide>
          {filters.map((filter) => (
            <FilterChip key={filter.id} value={filter.label} count={filter.count} onRemove={() => busy || onFilters(filters.filter((other) => other.id !== filter.id))} />
          ))}
        </Chips>
      )}
    </div>
  );
}
