import './editor.css';
import { type Fact, type Stance, stanceNames } from '@alive/contract/facts.ts';
import { clsx } from 'clsx';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Popover } from '#ui/Popover.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { copy } from './copy.ts';
import { nameOf, rowsFor, searchedAs } from './facts.ts';
import { Origin } from './Origin.tsx';

/** What can be made of one fact: where it comes from, its words, its row. Next to its chip, on a phone in a sheet from below. */
export function EditorPanel({ anchor, onClose, ...editing }: EditorPanelProps) {
  const [isNarrow] = useState(() => matchMedia('(width < 48rem)').matches);
  if (isNarrow)
    return (
      <TaskSheet title={nameOf(editing.fact)} onClose={onClose}>
        <div className="fact-editor">
          <Editing {...editing} />
        </div>
      </TaskSheet>
    );
  const adjacent = adjacentToTalk(anchor);
  return (
    <Popover
      anchor={anchor}
      label={copy.change(editing.fact)}
      onClose={onClose}
      {...(adjacent ?? {
        side: anchor.closest('.heard') ? 'top' : 'bottom',
        align: anchor.closest('.ends') ? 'end' : 'start',
        sideOffset: 10,
      })}
      arrow
    >
      <div className="fact-editor">
        <Editing {...editing} />
      </div>
    </Popover>
  );
}

function Editing({ fact, asks, onMove, onEdit, onRemove, onTakeBack }: EditingProps) {
  const [isWriting, setWriting] = useState(asks === 'words');
  const known = searchedAs(fact);
  if (isWriting) return <Words fact={fact} onEdit={onEdit} onCancel={() => setWriting(false)} />;
  return (
    <>
      <div className="acts">
        <Origin fact={fact} />
        {fact.status === 'dropped' ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened for this
          <Button kind="quiet" autoFocus onClick={onTakeBack}>
            <Icon of={Undo2} small />
            {copy.takeBack}
          </Button>
        ) : (
          <span className="two">
            <Button kind="quiet" onClick={() => setWriting(true)}>
              <Icon of={Pencil} small />
              {copy.edit}
            </Button>
            <Button kind="quiet" onClick={onRemove}>
              <Icon of={Trash2} small />
              {copy.remove}
            </Button>
          </span>
        )}
      </div>
      {known !== null && <p className="note known">{copy.searchedAs(known)}</p>}
      {fact.status !== 'dropped' && <Rows fact={fact} onMove={onMove} />}
    </>
  );
}

/** The rows as one choice. Arrows only walk, because a choice is carried out at once. */
function Rows({ fact, onMove }: Pick<EditingProps, 'fact' | 'onMove'>) {
  const rows = rowsFor(fact);
  const group = useRef<HTMLDivElement>(null);
  // A sheet takes the focus to its cross as it opens.
  useEffect(() => group.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus(), []);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
    const at = radios.indexOf(document.activeElement as HTMLElement);
    radios.at((at + step) % radios.length)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radios take the focus
    <div className="moves" ref={group} role="radiogroup" aria-label={copy.row} onKeyDown={walk}>
      {rows.map((row) => (
        <button
          key={row}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native radio would move the fact at every arrow
          role="radio"
          aria-checked={row === fact.stance}
          tabIndex={row === fact.stance ? 0 : -1}
          className={clsx('hit', row === fact.stance && 'on')}
          onClick={() => onMove(row)}
        >
          {stanceNames[row]}
        </button>
      ))}
    </div>
  );
}

function Words({ fact, onEdit, onCancel }: { fact: Fact; onEdit: (text: string) => void; onCancel: () => void }) {
  const [text, setText] = useState(fact.text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onEdit(text.trim());
      }}
    >
      <Field label={copy.words} labelHidden value={text} maxLength={300} ref={field} onChange={({ target }) => setText(target.value)} />
      <div className="row">
        <Button kind="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" disabled={text.trim() === ''}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

/** In a talk the panel stands left of the whole message, else right of it, where there is room, so that it covers no question. */
const adjacentToTalk = (anchor: HTMLElement) => {
  const block = anchor.closest('.heard')?.parentElement;
  if (!block) return null;
  const parts = [...block.querySelectorAll('.said, .heard > li')];
  const sides = () => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
  };
  const { left, right } = sides();
  const side = left >= widest ? 'left' : innerWidth - right >= widest ? 'right' : null;
  if (side === null) return null;
  const place = () => {
    const { top, height } = anchor.getBoundingClientRect();
    const now = sides();
    return new DOMRect(now.left, top, now.right - now.left, height);
  };
  return { side, align: 'end', sideOffset: 14, alignOffset: -9, place } as const;
};

/** The panel, its gap and a margin, in px. */
const widest = 362 + 14 + 8;

interface EditingProps {
  fact: Fact;
  asks: 'row' | 'words';
  onMove: (row: Stance) => void;
  onEdit: (text: string) => void;
  onRemove: () => void;
  onTakeBack: () => void;
}

type EditorPanelProps = EditingProps & { anchor: HTMLElement; onClose: () => void };
