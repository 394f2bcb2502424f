import type { Condition } from '@alive/contract/conditions.ts';
import { type ReactNode, useState } from 'react';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Popover } from '#ui/Popover.tsx';
import { Segments } from '#ui/Segments.tsx';
import { copy } from './copy.ts';
import type { Choice, Field, Fields } from './fields.ts';
import { choiceOf, inPlaceOf, valuesOf, type When } from './make.ts';
import { NumberForm } from './NumberForm.tsx';
import { RungForm } from './RungForm.tsx';
import { StepsForm } from './StepsForm.tsx';
import { WordsForm } from './WordsForm.tsx';

/** Next to a chip, what can be made of its condition; without one, first of what the new condition shall be, among the `offered` fields. */
export function ConditionEditor({ anchor, condition, fields, offered, about, onSave, onRemove, onClose }: ConditionEditorProps) {
  const [chosen, setChosen] = useState<Condition['field'] | null>(null);
  const before = condition?.when ?? 'now';
  const [when, setWhen] = useState<When>(before);
  const field = condition?.field ?? chosen;
  const spec = field && fields[field];
  const save = (made: Condition) => onSave(made === condition && when === before ? made : inPlaceOf(made, condition, when));
  return (
    <Popover anchor={anchor} label={condition ? copy.changeOf(condition.label) : copy.addCondition} onClose={onClose}>
      {field && spec ? (
        <>
          {spec.when && (
            <div className="condition when">
              <Segments label={copy.when} small options={times} value={when} onValueChange={setWhen} />
            </div>
          )}
          {/* A new place for the focus, which was on the name of the field. */}
          <Form key={field} field={field} spec={spec} condition={condition} onSave={save} onRemove={onRemove} />
          {condition && about?.(condition)}
        </>
      ) : (
        <Chips label={copy.addCondition} labelHidden>
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
  switch (spec.asks) {
    case 'words':
      return <WordsForm field={field} spec={spec} condition={condition} onSave={onSave} />;
    case 'number':
      return <NumberForm field={field} of={spec.of} condition={condition} onSave={onSave} />;
    case 'rung':
      return <RungForm name={spec.name} choices={spec.choices} condition={condition} onSave={onSave} />;
    case 'steps':
      return <StepsForm example={spec.example} condition={condition} onSave={onSave} />;
    case 'choice':
      return (
        <Chips label={spec.name}>
          {spec.choices.map((choice) => (
            <Chip
              key={choice.label}
              small
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to choose here
              autoFocus={choice === spec.choices[0]}
              pressed={condition !== null && holds(condition, choice)}
              onClick={() => onSave(choiceOf(field, choice))}
            >
              {choice.label}
            </Chip>
          ))}
          {condition && spec.once && (
            <Chip small pressed={false} onClick={onRemove}>
              {copy.eitherWay}
            </Chip>
          )}
        </Chips>
      );
  }
}

/** Whether a condition says this choice; "not" of yes is no. */
const holds = (condition: Condition, { value, not }: Choice): boolean => {
  const turned = typeof value === 'boolean' && (condition.op === 'not') !== (not === true);
  return valuesOf(condition).includes(turned ? !value : value);
};

const times = [
  [copy.now, 'now'],
  [copy.before, 'past'],
  [copy.firstJob, 'first'],
  [copy.ever, 'ever'],
] as const;

interface FormProps {
  field: Condition['field'];
  spec: Field;
  condition: Condition | null;
  onSave: (condition: Condition) => void;
  onRemove: () => void;
}

interface ConditionEditorProps extends Pick<FormProps, 'condition' | 'onSave' | 'onRemove'> {
  anchor: HTMLElement;
  fields: Fields;
  offered: readonly Condition['field'][];
  /** What else is said of the condition. */
  about: ((condition: Condition) => ReactNode) | undefined;
  onClose: () => void;
}
