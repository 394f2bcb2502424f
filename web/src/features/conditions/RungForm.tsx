import type { Condition } from '@alive/contract/conditions.ts';
import { useState } from 'react';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Segments } from '#ui/Segments.tsx';
import { copy } from './copy.ts';
import type { Choice } from './fields.ts';
import { type RungOp, rungOf, valuesOf } from './make.ts';

/** A rung of a career: that one alone, or with all above or below it. */
export function RungForm({ name, choices, condition, onSave }: RungFormProps) {
  const [op, setOp] = useState<RungOp>(condition?.op === 'at_least' || condition?.op === 'at_most' ? condition.op : 'is');
  const held = condition ? valuesOf(condition) : [];
  return (
    <div className="condition">
      <Segments label={copy.whichRungs} options={words} value={op} onValueChange={setOp} />
      <Chips label={name} labelHidden>
        {choices.map((choice) => (
          <Chip
            key={choice.label}
            small
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to choose here
            autoFocus={choice === choices[0]}
            pressed={condition !== null && held.includes(choice.value)}
            onClick={() => onSave(rungOf(op, choice))}
          >
            {choice.label}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

const words = [
  [copy.exactly, 'is'],
  [copy.orAbove, 'at_least'],
  [copy.orBelow, 'at_most'],
] as const;

interface RungFormProps {
  name: string;
  choices: readonly Choice[];
  condition: Condition | null;
  onSave: (condition: Condition) => void;
}
