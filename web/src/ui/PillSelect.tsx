import './pill-select.css';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** One of a few, as a pill; a native menu, which every device knows how to open. */
export function PillSelect({ label, value, options, selectRef, onChange }: PillSelectProps) {
  return (
    <label className="pillselect">
      <VisuallyHidden>{label}</VisuallyHidden>
      <select ref={selectRef} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
    </label>
  );
}

interface PillSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  selectRef?: Ref<HTMLSelectElement>;
  onChange: (value: string) => void;
}
