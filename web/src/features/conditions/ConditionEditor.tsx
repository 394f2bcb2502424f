import type { Condition } from '@alive/contract/conditions.ts';
import { useState } from 'react';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Popover } from '#ui/Popover.tsx';
import { AmountForm } from './AmountForm.tsx';
import { type Field, fields } from './fields.ts';
import { choiceOf, valuesOf } from './make.ts';
import { WordsForm } from './WordsForm.tsx';

/** Beside a chip, what can be made of its condition; without one, first of what the new condition shall be, among the `offered` fields. */
export function ConditionEditor({ anchor, condition, offered, onSave, onRemove, onClose }: ConditionEditorProps) {
  const [chosen, setChosen] = useState<Condition['field'] | null>(null);
  const field = condition?.field ?? chosen;
  const spec = field && fields[field];
  return (
    <Popover anchor={anchor} label={condition ? `Change ${condition.label}` : 'Add a condition'} onClose={onClose}>
      {field && spec ? (
        // A new place for the focus, which was on the name of the field.
        <Form key={field} field={field} spec={spec} condition={condition} onSave={onSave} onRemove={onRemove} />
      ) : (
        <Chips label="Add a condition" labelHidden>
          {offered.map((name) => (
            <Chip key={name} small onClick={() => setChosen(name)}>
              {fields[name]?.name}
            </Chip>
          ))}
        </Chips>
      )}
    </Popover>
  );
}

function Form({ field, spec, condition, onSave, onRemove }: FormProps) {
  if (spec.asks === 'words') return <WordsForm field={field} spec={spec} condition={condition} onSave={onSave} />;
  if (spec.asks === 'amount') return <AmountForm condition={condition} onSave={onSave} />;
  return (
    <Chips label={spec.name}>
      {spec.choices.map((choice) => (
        <Chip
          key={choice.label}
          small
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to choose here
          autoFocus={choice === spec.choices[0]}
          pressed={condition !== null && holds(condition, choice.value)}
          onClick={() => onSave(choiceOf(field, choice))}
        >
          {choice.label}
        </Chip>
      ))}
      {condition && spec.once && (
        <Chip small pressed={false} onClick={onRemove}>
          Either way
        </Chip>
      )}
    </Chips>
  );
}

/** Whether a condition says this value; "not" of yes is no. */
const holds = (condition: Condition, value: string | boolean): boolean =>
  valuesOf(condition).includes(typeof value === 'boolean' && condition.op === 'not' ? !value : value);

interface FormProps {
  field: Condition['field'];
  spec: Field;
  condition: Condition | null;
  onSave: (condition: Condition) => void;
  onRemove: () => void;
}

interface ConditionEditorProps extends Pick<FormProps, 'condition' | 'onSave' | 'onRemove'> {
  anchor: HTMLElement;
  offered: readonly Condition['field'][];
  onClose: () => void;
}
