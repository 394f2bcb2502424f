import { Chip, Chips } from '#ui/Chip.tsx';
import { figure } from '#ui/numbers.ts';
import { PillSelect } from '#ui/PillSelect.tsx';
import { copy } from './copy.ts';
import { type Fitting, hasInternships, industriesOf, narrowed } from './narrow.ts';
import type { Search } from './search.ts';

/** The commonest industries as chips, the others in a menu, and internships; each with how many companies pressing it leaves. */
export function Filters({ words, search, change }: FiltersProps) {
  const industries = industriesOf(words, search);
  const others = industries.slice(mostChips);
  const anyIndustry = narrowed(words, { ...search, industry: '' });
  const internships = narrowed(words, { ...search, internships: true }).length;
  const press = (industry: string) => change({ industry: industry === search.industry ? '' : industry });
  return (
    <Chips label={copy.industry} labelHidden slide>
      <Chip small pressed={search.industry === ''} count={anyIndustry.length} onClick={() => press('')}>
        {copy.all}
      </Chip>
      {industries.slice(0, mostChips).map(({ name, count }) => (
        <Chip key={name} small pressed={name === search.industry} count={count} onClick={() => press(name)}>
          {name}
        </Chip>
      ))}
      {others.length > 0 && (
        <PillSelect
          label={copy.moreIndustries}
          value={others.some(({ name }) => name === search.industry) ? search.industry : ''}
          options={[
            { value: '', name: copy.more },
            ...others.map(({ name, count }) => ({ value: name, name: `${name} ${figure(count)}` })),
          ]}
          onChange={(industry) => change({ industry })}
        />
      )}
      {words.all.some(({ company }) => hasInternships(company)) && (
        <Chip small pressed={search.internships} count={internships} onClick={() => change({ internships: !search.internships })}>
          {copy.hasInternships}
        </Chip>
      )}
    </Chips>
  );
}

const mostChips = 5;

interface FiltersProps {
  /** The companies that have the words of the search. */
  words: Fitting;
  search: Search;
  change: (part: Partial<Search>) => void;
}
