import type { Condition } from '@alive/contract/conditions.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chips, RemovableChip } from '#ui/Chip.tsx';
import { Combobox } from '#ui/Combobox.tsx';
import { Segments } from '#ui/Segments.tsx';
import { copy } from './copy.ts';
import type { Field } from './fields.ts';
import { conditionOf, valuesOf } from './make.ts';
import { useSuggest } from './suggest.ts';
import { useFirst } from './useFirst.ts';

/** One value in words, or several of which any will do; where the field can, also what is not wanted. */
export function WordsForm({ field, spec, condition, onSave }: WordsFormProps) {
  const before = condition ? valuesOf(condition).map(String) : [];
  const [several, setSeveral] = useState(before.length > 1 ? before : []);
  const [typed, setTyped] = useState(before.length > 1 ? '' : (before[0] ?? ''));
  const [not, setNot] = useState(condition?.op === 'not');
  const input = useFirst();
  const suggest = useSuggest(spec.list, typed);
  const word = typed.trim().slice(0, 200);
  const values = word === '' || several.includes(word) ? several : [...several, word];
  return (
    <form
      className="condition"
      onSubmit={(event) => {
        event.preventDefault();
        if (values.length === 0) return input.current?.focus();
        const kept = condition && not === (condition.op === 'not') && String(values) === String(before);
        onSave(kept ? condition : conditionOf(field, values, not, spec.quoted));
      }}
    >
      {spec.not && (
        <Segments
          label={copy.whatToDo}
          options={[
            [copy.lookFor, false],
            [copy.leaveOut, true],
          ]}
          value={not}
          onValueChange={setNot}
        />
      )}
      {several.length > 0 && (
        <Chips label={copy.anyOf} labelHidden>
          {several.map((value) => (
            <RemovableChip
              key={value}
              name={value}
              onRemove={() => {
                input.current?.focus();
                setSeveral(several.filter((other) => other !== value));
              }}
            />
          ))}
        </Chips>
      )}
      <Combobox
        ref={input}
        label={several.length > 0 ? copy.oneMore : spec.name}
        placeholder={spec.example}
        value={typed}
        onValueChange={setTyped}
        suggest={suggest}
      />
      <Button type="submit">{condition ? copy.change : copy.add}</Button>
    </form>
  );
}

interface WordsFormProps {
  field: Condition['field'];
  spec: Extract<Field, { asks: 'words' }>;
  condition: Condition | null;
  onSave: (condition: Condition) => void;
}
