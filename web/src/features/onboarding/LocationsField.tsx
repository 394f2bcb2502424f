import { quickLocations } from '@alive/contract/lists/cities.ts';
import { useCallback, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips, RemovableChip } from '#ui/Chip.tsx';
import { Combobox } from '#ui/Combobox.tsx';
import type { Answers } from './answers.ts';
import { copy } from './copy.ts';
import { suggestLocations, withLocation, withoutLocation } from './locations.ts';

/** Eight chips, a type-ahead for any other place, and what was chosen as tags that can be taken away. */
export function LocationsField({ chosen, draft, change }: LocationsFieldProps) {
  const suggest = useCallback((query: string) => suggestLocations(query, chosen), [chosen]);
  const field = useRef<HTMLFieldSetElement>(null);
  const remove = (name: string) => {
    change({ preferredLocations: withoutLocation(chosen, name) });
    // The cross is gone with its tag; the focus stays in the field.
    field.current?.focus();
  };
  const add = (name: string) => change({ preferredLocations: withLocation(chosen, name), locationDraft: '' });
  const toggle = (name: string) =>
    change({ preferredLocations: chosen.includes(name) ? withoutLocation(chosen, name) : withLocation(chosen, name) });
  return (
    <fieldset className="places" aria-label={copy.locations} ref={field} tabIndex={-1}>
      <Chips label={copy.quickLocations} labelHidden>
        {quickLocations.map((name) => (
          <Chip key={name} pressed={chosen.includes(name)} onClick={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
      <div className="adding">
        <Combobox
          label={copy.anotherCity}
          labelHidden
          placeholder={copy.addCity}
          value={draft}
          onValueChange={(text) => change({ locationDraft: text })}
          onPick={add}
          onEnter={() => add(draft)}
          suggest={suggest}
        />
        {draft.trim() !== '' && <Button onClick={() => add(draft)}>{copy.add}</Button>}
      </div>
      {chosen.length > 0 && (
        <Chips label={copy.chosen}>
          {chosen.map((name) => (
            <RemovableChip key={name} name={name} onRemove={() => remove(name)} />
          ))}
        </Chips>
      )}
    </fieldset>
  );
}

interface LocationsFieldProps {
  chosen: string[];
  /** A place typed and not yet added. */
  draft: string;
  change: (patch: Partial<Pick<Answers, 'preferredLocations' | 'locationDraft'>>) => void;
}
