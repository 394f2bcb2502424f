import './search-field.css';
import { Search, X } from 'lucide-react';
import { useId, useRef, type ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

/**
 * The field that a view is searched with, the one that "/" goes to. `label` is read out, the placeholder is seen; a cross empties it.
 * Everything else goes to the input.
 */
export function SearchField({ label, value, onValueChange, ...input }: SearchFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="field search-field">
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <div className="input">
        <Icon of={Search} />
        <input
          {...input}
          ref={box}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          data-slash
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
        />
        {value === '' ? (
          <kbd className="kbd" aria-hidden="true">
            /
          </kbd>
        ) : (
          <button
            type="button"
            className="empty-it"
            aria-label="Clear the search"
            onClick={() => {
              onValueChange('');
              box.current?.focus();
            }}
          >
            <Icon of={X} small />
          </button>
        )}
      </div>
    </div>
  );
}

type SearchFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id' | 'type' | 'ref'> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};
