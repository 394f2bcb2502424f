import type { Condition } from '@alive/contract/conditions.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { copy } from './copy.ts';
import { boundsOf, type Kind, kinds, type NumberOp } from './numbers.ts';
import { useFirst } from './useFirst.ts';

/** A number: at least, at most, between two of them, or where the kind can be, exactly. */
export function NumberForm({ field, of, condition, onSave }: NumberFormProps) {
  const kind: Kind = kinds[of];
  const before = condition && boundsOf(condition);
  const [op, setOp] = useState<NumberOp>(kind.ops.find(([, one]) => one === before?.op)?.[1] ?? kind.ops[0][1]);
  const [typed, setTyped] = useState([0, 1].map((at) => (before?.numbers[at] === undefined ? '' : kind.write(before.numbers[at]))));
  const [tried, setTried] = useState(false);
  const first = useFirst();
  const second = useRef<HTMLInputElement>(null);
  const asked = op === 'between' ? typed : typed.slice(0, 1);
  const numbers = asked.map(kind.read);
  return (
    <form
      className="condition"
      onSubmit={(event) => {
        event.preventDefault();
        const known = numbers.filter((number) => number !== null);
        if (known.length === asked.length) return onSave(kind.condition(field, op, known));
        setTried(true);
        (numbers[0] === null ? first : second).current?.focus();
      }}
    >
      <Segments label={kind.label} small={kind.ops.length > 3} options={kind.ops} value={op} onValueChange={setOp} />
      <div className="amounts">
        {asked.map((number, place) => (
          <Field
            // The lower number and the higher one.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            ref={place === 0 ? first : second}
            label={place === 0 ? kind.label : copy.and}
            placeholder={kind.examples[place]}
            autoComplete="off"
            inputMode={of === 'pay' ? undefined : 'numeric'}
            value={number}
            error={tried && numbers[place] === null ? kind.error : undefined}
            onChange={({ target }) => setTyped(typed.map((other, at) => (at === place ? target.value : other)))}
          />
        ))}
      </div>
      <Button type="submit">{condition ? copy.change : copy.add}</Button>
    </form>
  );
}

interface NumberFormProps {
  field: Condition['field'];
  of: keyof typeof kinds;
  condition: Condition | null;
  onSave: (condition: Condition) => void;
}
