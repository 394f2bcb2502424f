import { laterLevels, levelNames, sponsorships } from '@alive/contract/jobs.ts';
import { Building2, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import type { Glyph } from '#ui/Icon.tsx';
import { Popover } from '#ui/Popover.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { copy } from './copy.ts';
import { placeName, placeValue, type Search, typeChange, typeOf, typeOptions, visaNames } from './search.ts';
import { suggestPlaces, useSuggestCompanies } from './suggest.ts';
import { SuggestField } from './SuggestField.tsx';
import type { ChangeSearch } from './useSearch.ts';

/** Where the work is: a city, a state, a country, or remote. Heavy, as all of this file: loaded next to the list. */
export function PlaceField({ search, change, icon, placeholder, labelHidden }: PlaceFieldProps) {
  return (
    <SuggestField
      label={copy.location}
      labelHidden={labelHidden}
      icon={icon}
      placeholder={placeholder}
      suggest={suggestPlaces}
      value={placeName(search.location ?? '')}
      onCommit={(name) => change({ location: placeValue(name) })}
    />
  );
}

/** The filters that have no place in the bar, next to what opened them. */
export function FilterPanel({ anchor, search, change, onClose }: Controls & { anchor: HTMLElement; onClose: () => void }) {
  return (
    <Popover anchor={anchor} label={copy.moreFilters} onClose={onClose}>
      <div className="controls">
        <Rest search={search} change={change} />
      </div>
    </Popover>
  );
}

/** All filters but the words, with the way back to what they leave. */
export function FilterSheet({ search, total, change, onClose }: Controls & { total: number | undefined; onClose: () => void }) {
  return (
    <TaskSheet
      title={copy.filters}
      onClose={onClose}
      foot={
        <Button kind="main" onClick={onClose}>
          {total === undefined ? copy.showJobs : copy.showCount(total)}
        </Button>
      }
    >
      <div className="controls">
        <PlaceField search={search} change={change} icon={MapPin} placeholder={copy.anyPlace} />
        <Choice
          label={copy.type}
          options={typeOptions.map((type) => [type, levelNames[type]])}
          value={typeOf(search)}
          onChoose={(type) => change(typeChange(type))}
        />
        <Rest search={search} change={change} />
      </div>
    </TaskSheet>
  );
}

function Rest({ search, change }: Controls) {
  const suggestCompanies = useSuggestCompanies();
  return (
    <>
      <Choice
        label={copy.remoteWork}
        options={[['true', copy.remote]]}
        value={search.remote}
        onChoose={(remote) => change({ remote, hybrid: null })}
      >
        {search.remote === 'true' && (
          <Chip small pressed={search.hybrid === 'true'} onClick={() => change({ hybrid: search.hybrid ? null : 'true' })}>
            {copy.hybridToo}
          </Chip>
        )}
      </Choice>
      <Choice
        label={copy.visas}
        options={sponsorships.map((answer) => [answer, visaNames[answer]])}
        value={search.sponsorship}
        onChoose={(sponsorship) => change({ sponsorship })}
      />
      <Choice
        label={copy.beyondEntry}
        options={laterLevels.map((level) => [level, levelNames[level]])}
        value={search.level}
        onChoose={(level) => change({ level, job_type: null })}
      />
      <SuggestField
        label={copy.company}
        placeholder={copy.companyHint}
        icon={Building2}
        suggest={suggestCompanies}
        value={search.company ?? ''}
        onCommit={(company) => change({ company })}
      />
    </>
  );
}

/** One of a few, or none: pressing the chosen one again lets it go. */
function Choice({ label, options, value, onChoose, children }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <Chips>
        {options.map(([option, word]) => (
          <Chip key={option} small pressed={option === value} onClick={() => onChoose(option === value ? null : option)}>
            {word}
          </Chip>
        ))}
        {children}
      </Chips>
    </fieldset>
  );
}

interface Controls {
  search: Search;
  change: ChangeSearch;
}

interface PlaceFieldProps extends Controls {
  icon: Glyph;
  placeholder: string;
  labelHidden?: boolean;
}

interface ChoiceProps {
  label: string;
  options: readonly (readonly [string, string])[];
  value: string | undefined;
  onChoose: (option: string | null) => void;
  children?: ReactNode;
}
