import type { Condition } from '@alive/contract/conditions.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Segments } from '#ui/Segments.tsx';
import { amountOf, type PayOp, payOf, payOps, typedAmount, valuesOf } from './make.ts';
import { useFirst } from './useFirst.ts';

/** The yearly pay: at least, at most, or between two amounts. */
export function AmountForm({ condition, onSave }: { condition: Condition | null; onSave: (condition: Condition) => void }) {
  const before = condition ? valuesOf(condition).map((amount) => typedAmount(Number(amount))) : [];
  const [op, setOp] = useState<PayOp>(payOps.find((one) => one === condition?.op) ?? 'at_least');
  const [typed, setTyped] = useState([before[0] ?? '', before[1] ?? '']);
  const [tried, setTried] = useState(false);
  const first = useFirst();
  const second = useRef<HTMLInputElement>(null);
  const asked = op === 'between' ? typed : typed.slice(0, 1);
  const amounts = asked.map(amountOf);
  return (
    <form
      className="condition"
      onSubmit={(event) => {
        event.preventDefault();
        const known = amounts.filter((amount) => amount !== null);
        if (known.length === asked.length) return onSave(payOf(op, known));
        setTried(true);
        (amounts[0] === null ? first : second).current?.focus();
      }}
    >
      <Segments label="Pay" options={words} value={op} onValueChange={setOp} />
      <div className="amounts">
        {asked.map((amount, place) => (
          <Field
            // The lower amount and the higher one.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            ref={place === 0 ? first : second}
            label={place === 0 ? 'Dollars a year' : 'And'}
            placeholder={place === 0 ? '60K' : '90K'}
            autoComplete="off"
            value={amount}
            error={tried && amounts[place] === null ? 'An amount, such as 80K.' : undefined}
            onChange={({ target }) => setTyped(typed.map((other, at) => (at === place ? target.value : other)))}
          />
        ))}
      </div>
      <Button type="submit">{condition ? 'Change' : 'Add'}</Button>
    </form>
  );
}

const words = [
  ['At least', 'at_least'],
  ['At most', 'at_most'],
  ['Between', 'between'],
] as const;
