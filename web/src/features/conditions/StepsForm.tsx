import type { Condition } from '@alive/contract/conditions.ts';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { copy } from './copy.ts';
import { stepsOf, valuesOf } from './make.ts';
import { useFirst } from './useFirst.ts';

/** Two to four steps of a career, each some time after the one before. */
export function StepsForm({ example, condition, onSave }: StepsFormProps) {
  const before = condition ? valuesOf(condition).map(String) : [];
  const [steps, setSteps] = useState([...before, '', ''].slice(0, Math.max(2, before.length)));
  const [tried, setTried] = useState(false);
  const first = useFirst();
  const named = steps.map((step) => step.trim().slice(0, 200)).filter((step) => step !== '');
  return (
    <form
      className="condition"
      onSubmit={(event) => {
        event.preventDefault();
        if (named.length >= 2) return onSave(String(named) === String(before) && condition ? condition : stepsOf(named));
        setTried(true);
        first.current?.focus();
      }}
    >
      {steps.map((step, place) => (
        <Field
          // Steps are distinguished by their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          ref={place === 0 ? first : undefined}
          label={place === 0 ? copy.first : copy.after}
          placeholder={place === 0 ? example : copy.stepHint}
          autoComplete="off"
          value={step}
          error={tried && place === 0 && named.length < 2 ? copy.twoSteps : undefined}
          onChange={({ target }) => setSteps(steps.map((other, at) => (at === place ? target.value : other)))}
        />
      ))}
      {steps.length < most && (
        <Button kind="quiet" onClick={() => setSteps([...steps, ''])}>
          {copy.oneMoreStep}
        </Button>
      )}
      <Button type="submit">{condition ? copy.change : copy.add}</Button>
    </form>
  );
}

const most = 4;

interface StepsFormProps {
  example: string;
  condition: Condition | null;
  onSave: (condition: Condition) => void;
}
