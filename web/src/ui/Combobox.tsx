import './combobox.css';
import { type FocusEvent, useId, useMemo, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { FieldBelow, FieldLabel } from './Field.tsx';
import { type Glyph, Icon } from './Icon.tsx';

/**
 * A type-ahead that accepts free text. `suggest` gives at most 10 rows for what was typed (more are cut), best first; `match` is the
 * part of the name that fits, from `start` up to `end` in UTF-16 units. The list is open only while there is text and the student types.
 * Arrows walk; Enter takes the row walked to, or the one whose name or alias was typed, and otherwise leaves what was typed as it is; Esc
 * closes; Tab takes a row that was walked to and moves on.
 * Heavy (Base UI): load it with the view that needs it.
 */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    hint,
    value,
    onValueChange,
    onPick,
    suggest,
    foot,
    placeholder,
    error,
    disabled,
    autoComplete = 'off',
    icon,
    onEnter,
    onBlur,
    ref,
  } = props;
  const id = useId();
  // Outside a modal dialog nothing can be pressed, so its lists belong inside.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [walked, setWalked] = useState<Suggestion | null>(null);
  const rows = useMemo(() => (open && value.trim() ? suggest(value).slice(0, 10) : []), [open, value, suggest]);

  const pick = (name: string) => {
    setOpen(false);
    setWalked(null);
    onValueChange(name);
    onPick?.(name);
  };
  const takeOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && open && walked && !event.shiftKey) pick(walked.name);
    const meant = event.key === 'Enter' && walked === null && rows.find(({ name, alias }) => same(name, value) || same(alias, value));
    if (meant) {
      event.preventDefault();
      pick(meant.name);
    } else if (onEnter && event.key === 'Enter' && walked === null && !event.nativeEvent.isComposing) {
      // It may stand in a form that is about more.
      event.preventDefault();
      onEnter();
    }
  };

  return (
    <div className="field" ref={(field) => setDialog(field?.closest('dialog') ?? null)}>
      <FieldLabel htmlFor={id} hidden={labelHidden} hint={hint}>
        {label}
      </FieldLabel>
      <Autocomplete.Root
        items={rows}
        filter={null}
        mode="list"
        itemToStringValue={(row: Suggestion) => row.name}
        value={value}
        onValueChange={(text, { reason }) => {
          if (reason === 'item-press') pick(text);
          // Base UI empties the input at a second Esc; what was typed stays.
          else if (reason !== 'escape-key') onValueChange(text);
        }}
        open={open && rows.length > 0}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setWalked(null);
        }}
        onItemHighlighted={(row, { reason }) => setWalked(reason === 'keyboard' ? (row ?? null) : null)}
      >
        <Autocomplete.InputGroup className="input">
          {icon && <Icon of={icon} />}
          <Autocomplete.Input
            id={id}
            ref={ref}
            placeholder={placeholder}
            dir="auto"
            disabled={disabled}
            autoComplete={autoComplete}
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-below` : undefined}
            onKeyDown={takeOnKey}
            onBlur={onBlur}
          />
        </Autocomplete.InputGroup>
        <Autocomplete.Portal container={dialog ?? undefined}>
          <Autocomplete.Positioner className="listbox" sideOffset={6} align="start" collisionAvoidance={{ side: 'none', align: 'none' }}>
            <Autocomplete.Popup className="list">
              <Autocomplete.List aria-label="Suggestions">
                {(row: Suggestion, at: number) => (
                  <Autocomplete.Item key={at} value={row} className="row">
                    <Marked text={row.name} span={row.match} />
                    {row.alias && (
                      <span className="note">
                        <Marked text={row.alias} span={spanOf(value, row.alias)} />
                      </span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              {foot && <p className="foot note">{foot}</p>}
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <FieldBelow id={`${id}-below`} error={error} />
    </div>
  );
}

const same = (name: string | undefined, typed: string): boolean => name?.toLowerCase() === typed.trim().toLowerCase();

/** Where the typed text stands in an alias, whatever its case. */
function spanOf(query: string, alias: string): Span | null {
  const typed = query.trim();
  const start = alias.toLowerCase().indexOf(typed.toLowerCase());
  return start < 0 ? null : { start, end: start + typed.length };
}

function Marked({ text, span }: { text: string; span: Span | null }) {
  if (!span || span.end <= span.start) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, span.start)}
      <mark>{text.slice(span.start, span.end)}</mark>
      {text.slice(span.end)}
    </span>
  );
}

type ComboboxProps = {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called after `onValueChange` when a row was taken from the list. */
  onPick?: (name: string) => void;
  suggest: (query: string) => Suggestion[];
  foot?: ReactNode;
  placeholder?: string;
  error?: string;
  disabled?: boolean;
  autoComplete?: string;
  /** Stands before what is typed. */
  icon?: Glyph;
  /** Called at an Enter that takes no row, which then sends no form. */
  onEnter?: () => void;
  /** Called when the student moves on, after what Tab took. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
};

type Span = { start: number; end: number };

/** One row: its name, a second name to show at the right, and the part of the name that matched. */
export type Suggestion = { name: string; alias?: string; match: Span | null };
