import { lookingForOptions, type User } from '@alive/contract/account.ts';
import { useId, useState } from 'react';
import { Chip, Chips } from '#ui/Chip.tsx';
import { YesNo } from '#ui/YesNo.tsx';
import { copy } from './copy.ts';
import { changedIn, isChanged, Section, SectionForm } from './Section.tsx';
import type { Fields } from './types.ts';
import { useChange } from './useChange.ts';

/** What the student asked for in the form. */
export function Preferences({ user, fields }: { user: User; fields: Fields }) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [was, setWas] = useState(() => chosenOf(user));
  const { save, isSaving, problem, reset } = useChange(user.id, { onSaved: () => setChosen(null) });
  const close = () => {
    reset();
    setChosen(null);
  };
  const choose = (patch: Partial<Chosen>) => setChosen((before) => before && { ...before, ...patch });
  const open = () => {
    setWas(chosenOf(user));
    setChosen(chosenOf(user));
  };
  const saveAll = (now: Chosen) => {
    // A place typed and not yet added was meant.
    const all = { ...now, preferredLocations: fields.withLocation(now.preferredLocations, now.locationDraft), locationDraft: '' };
    if (isChanged(all, was)) save(changedIn(all, was));
    else close();
  };
  return (
    <Section
      title={copy.preferences}
      onEdit={open}
      pairs={[
        [copy.visa, copy.yesNo(user.needsVisa)],
        [copy.clearance, copy.yesNo(user.canGetClearance)],
        [copy.locations, copy.list(user.preferredLocations)],
        [copy.lookingFor, copy.list(user.lookingFor)],
      ]}
      form={
        chosen && (
          <SectionForm
            isSaving={isSaving}
            isChanged={isChanged(chosen, was)}
            problem={problem}
            onSave={() => saveAll(chosen)}
            onCancel={close}
          >
            <div>
              <h3 className="label" id={`${id}-visa`}>
                {copy.visa}
              </h3>
              <YesNo labelledBy={`${id}-visa`} value={chosen.needsVisa} onValueChange={(needsVisa) => choose({ needsVisa })} />
            </div>
            <div>
              <h3 className="label" id={`${id}-clearance`}>
                {copy.clearance}
              </h3>
              <YesNo
                labelledBy={`${id}-clearance`}
                value={chosen.canGetClearance}
                onValueChange={(canGetClearance) => choose({ canGetClearance })}
              />
            </div>
            <div>
              <h3 className="label">{copy.locations}</h3>
              <fields.Locations chosen={chosen.preferredLocations} draft={chosen.locationDraft} change={choose} />
            </div>
            <div>
              <h3 className="label">{copy.lookingFor}</h3>
              <Chips label={copy.lookingFor} labelHidden>
                {lookingForOptions.map((option) => (
                  <Chip
                    key={option}
                    pressed={chosen.lookingFor.includes(option)}
                    onClick={() => choose({ lookingFor: toggled(chosen.lookingFor, option) })}
                  >
                    {option}
                  </Chip>
                ))}
              </Chips>
            </div>
          </SectionForm>
        )
      }
    />
  );
}

const chosenOf = (user: User) => ({
  needsVisa: user.needsVisa,
  canGetClearance: user.canGetClearance,
  preferredLocations: user.preferredLocations,
  locationDraft: '',
  lookingFor: user.lookingFor,
});

const toggled = (chosen: readonly string[], option: string): string[] =>
  chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option];

type Chosen = ReturnType<typeof chosenOf>;
