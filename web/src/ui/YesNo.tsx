import './yes-no.css';
import { useId } from 'react';

/** One pill of two answers; null while neither was chosen. Native radios, so the arrows walk and forms understand it. */
export function YesNo({ label, labelledBy, value, onValueChange, disabled }: YesNoProps) {
  const name = useId();
  return (
    <div className="yn" role="radiogroup" aria-label={label} aria-labelledby={labelledBy}>
      {ANSWERS.map(([word, answer]) => (
        <label key={word}>
          <input type="radio" name={name} checked={value === answer} disabled={disabled} onChange={() => onValueChange(answer)} />
          <span>{word}</span>
        </label>
      ))}
    </div>
  );
}

const ANSWERS: [string, boolean][] = [
  ['Yes', true],
  ['No', false],
];

type YesNoProps = {
  value: boolean | null;
  onValueChange: (value: boolean) => void;
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
};
