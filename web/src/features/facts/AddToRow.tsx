import { type Stance, stances, stanceNames } from '@alive/contract/facts.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { copy } from './copy.ts';
import { type Given, typedInto } from './facts.ts';

/** A dashed chip that becomes a small form: a fact's words and the row it belongs in. */
export function AddToRow({ onAdd }: { onAdd: (given: Given) => void }) {
  const [text, setText] = useState<string | null>(null);
  const [stance, setStance] = useState<Stance>('more');
  const chip = useFocusBack<HTMLButtonElement>(text !== null);
  if (text === null)
    return (
      <Chip ref={chip} small className="add" onClick={() => setText('')}>
        <Icon of={Plus} small />
        {copy.addFact}
      </Chip>
    );
  return (
    <form
      className="add-to-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(typedInto(stance, text.trim()));
        setText(null);
      }}
    >
      <Field
        label={copy.addFact}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in the place of the button that was just pressed
        autoFocus
        value={text}
        maxLength={300}
        onChange={({ target }) => setText(target.value)}
        // What is typed is not lost by a key; Cancel gives it up.
        onKeyDown={({ key }) => key === 'Escape' && text.trim() === '' && setText(null)}
      />
      <Chips label={copy.row} labelHidden>
        {stances.map((row) => (
          <Chip key={row} small pressed={row === stance} onClick={() => setStance(row)}>
            {stanceNames[row]}
          </Chip>
        ))}
      </Chips>
      <div className="row">
        <Button type="submit" disabled={text.trim() === ''}>
          {copy.add}
        </Button>
        <Button kind="quiet" onClick={() => setText(null)}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
