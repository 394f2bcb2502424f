import './conditions.css';
import type { Condition } from '@alive/contract/conditions.ts';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Chip, Chips, FilterChip } from '#ui/Chip.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { afterEdit, type Edit, editSummary } from './edits.ts';
import { type Field, type Fields, jobFields } from './fields.ts';
import { alternativesOf, type Group, groupsOf } from './groups.ts';
import { useEdits } from './useEdits.ts';

const loadEditor = () => import('./ConditionEditor.tsx');
const ConditionEditor = lazy(retryImport(async () => ({ default: (await loadEditor()).ConditionEditor })));

/**
 * The active conditions of a search as chips: each can be changed next to itself and taken away, others of the `offered` fields added, all
 * cleared. Alternatives are one chip, which can only be taken away. With `named` a chip whose label is a bare value says its field.
 */
export function Conditions({ label, active, fields = jobFields, offered, busy, named = false, about, onChange }: ConditionsProps) {
  const { shown, edit } = useEdits({ active, busy, send: onChange });
  const groups = groupsOf(shown);
  const [open, setOpen] = useState<Open | null>(null);
  const [said, setSaid] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Next to the chips, so that it is there when one is pressed.
    void loadEditor().catch(() => undefined);
  }, []);
  // An answer may change the conditions while one is being edited.
  const at = open && groups[open.place];
  const opened = open && (open.id === null || (at?.length === 1 && at[0].id === open.id)) ? open : null;
  const condition = opened?.id ? (at?.[0] ?? null) : null;

  const toggle = (next: Open) => setOpen(opened && opened.anchor === next.anchor ? null : next);
  const make = (done: Edit) => {
    // A chip taken away leaves its place to the next one, and the focus with it; the last one leaves none.
    const fewer = afterEdit(shown, done).length < shown.length;
    if (fewer && (done.type !== 'remove' || done.from[0] === groups.at(-1)?.[0])) add.current?.focus();
    setOpen(null);
    setSaid(busy ? copy.countsLater(editSummary(done)) : editSummary(done));
    edit(done);
  };
  return (
    <>
      <Chips label={label} slide>
        {groups.map((group, place) => {
          const [one, ...others] = group;
          const alone = others.length === 0;
          return (
            <FilterChip
              // By place, so that the focus stays where it is when the server reads a value in its own words.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              kind={named ? kindOf(group, fields) : undefined}
              value={alternativesOf(group)}
              // Counts of single conditions do not add up to that of alternatives.
              count={alone ? one.count : undefined}
              open={alone && opened?.id === one.id}
              onOpen={alone && fields[one.field] ? (anchor) => toggle({ id: one.id, place, anchor }) : undefined}
              onRemove={() => make({ type: 'remove', from: group })}
            />
          );
        })}
        <span className="ends">
          <Chip
            ref={add}
            small
            className="add"
            aria-haspopup="dialog"
            aria-expanded={opened?.id === null}
            onClick={({ currentTarget }) => toggle({ id: null, place: 0, anchor: currentTarget })}
          >
            <Icon of={Plus} small />
            {copy.addCondition}
          </Chip>
          {groups.length > 1 && (
            <button type="button" className="clear note" onClick={() => make({ type: 'clear' })}>
              {copy.clearAll}
            </button>
          )}
        </span>
      </Chips>
      <Status hidden>{said}</Status>
      {opened && (
        <Suspense>
          <ConditionEditor
            key={opened.id}
            anchor={opened.anchor}
            condition={condition}
            fields={fields}
            about={about}
            offered={offered.filter((field) => !isSettled(fields[field], field, shown))}
            onSave={(to) => {
              if (to === condition) setOpen(null);
              else make(condition ? { type: 'change', from: condition, to } : { type: 'add', to });
            }}
            onRemove={() => condition && make({ type: 'remove', from: [condition] })}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether a field can hold no further condition. */
const isSettled = (spec: Field | undefined, field: Condition['field'], conditions: readonly Condition[]): boolean =>
  (spec?.asks === 'number' || (spec?.asks === 'choice' && spec.once)) && conditions.some((one) => one.field === field);

/** What a chip's bare values are of; '' where they say it themselves or are of several fields. */
const kindOf = (group: Group, fields: Fields): string =>
  group.every((one) => isBare(one) && one.field === group[0].field) ? (fields[group[0].field]?.name ?? '') : '';

/** Whether the label is the value alone, or the beginning of it, and does not say of what it is. */
const isBare = ({ label, value }: Condition): boolean => String(value).toLowerCase().startsWith(label.toLowerCase());

/** Which condition is being changed, null for a new one, and the chip next to which that happens. */
interface Open {
  id: string | null;
  place: number;
  anchor: HTMLElement;
}

interface ConditionsProps {
  /** Stands before the chips and names them. */
  label: string;
  active: Condition[];
  /** What each field is called and how it is asked for. */
  fields?: Fields;
  offered: readonly Condition['field'][];
  /** An answer is being written. */
  busy: boolean;
  named?: boolean;
  /** What its chip's panel tells of a condition in addition. */
  about?: (condition: Condition) => ReactNode;
  onChange: (conditions: Condition[]) => void;
}
