import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Chip, Chips } from './Chip.tsx';
import { Combobox, type Suggestion } from './Combobox.tsx';

/**
 * A type-ahead over a list that takes free text as well. On leaving, what `meant` knows is shown in full; what may mean several is asked
 * about below, in the words of `question`; the rest stays as typed, and so does what is typed once more after it was replaced.
 */
export function ListedField({ label, foot, question, value, onValueChange, suggest, meant, error, ref }: ListedFieldProps) {
  const [asked, setAsked] = useState<{ of: string; names: readonly string[] } | null>(null);
  const replaced = useRef<string | null>(null);
  const names = asked?.of === value ? asked.names : [];
  const settle = (isGoingOn: boolean) => {
    const typed = value.trim();
    if (typed === '' || typed === replaced.current) return;
    const found = meant(typed);
    if (found.is === 'known' && found.name !== typed) {
      replaced.current = typed;
      onValueChange(found.name);
    }
    // A question would move the button that is being pressed.
    if (found.is === 'unsure' && !isGoingOn) setAsked({ of: value, names: found.names });
  };
  return (
    <div>
      <Combobox
        label={label}
        value={value}
        onValueChange={onValueChange}
        suggest={suggest}
        foot={foot}
        error={error}
        ref={ref}
        onBlur={({ relatedTarget }) => settle(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')}
      />
      <output className={names.length > 0 ? 'note did-you-mean' : 'vh'}>{names.length > 0 && question}</output>
      {names.length > 0 && (
        <Chips label={question} labelHidden>
          {names.map((name) => (
            <Chip key={name} small onClick={() => onValueChange(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </div>
  );
}

/** `unsure`: some fit, and none is the one. `unlisted`: it stays as it was typed. */
export type Meant = { is: 'known'; name: string } | { is: 'unsure'; names: string[] } | { is: 'unlisted' };

interface ListedFieldProps {
  label: string;
  foot: ReactNode;
  question: string;
  value: string;
  onValueChange: (value: string) => void;
  suggest: (query: string) => Suggestion[];
  meant: (typed: string) => Meant;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}
