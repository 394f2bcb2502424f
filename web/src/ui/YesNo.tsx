import { Segments } from './Segments.tsx';

/** Yes or no; null while neither was chosen. */
export function YesNo({ labelledBy, value, onValueChange }: YesNoProps) {
  return <Segments options={ANSWERS} labelledBy={labelledBy} value={value} onValueChange={onValueChange} />;
}

const ANSWERS = [
  ['Yes', true],
  ['No', false],
] as const;

type YesNoProps = { value: boolean | null; onValueChange: (value: boolean) => void; labelledBy: string };
