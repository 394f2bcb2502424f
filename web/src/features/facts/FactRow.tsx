import type { Fact } from '@alive/contract/facts.ts';
import { clsx } from 'clsx';
import { ArrowLeftRight, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { type Glyph, Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { FactText } from './FactChip.tsx';
import { isInWords } from './facts.ts';
import { Origin } from './Origin.tsx';
import type { Editor } from './useEditor.tsx';
import { type FactStore, isPending } from './useFacts.ts';

/** A fact in a row of its own: its words, where it comes from, and what can be done with it. By touch a press on the row opens that. */
export function FactRow({ fact, store, editor }: { fact: Fact; store: FactStore; editor: Editor }) {
  const isDropped = fact.status === 'dropped';
  const [isAsked, setAsked] = useState(false);
  const gone = (act: () => void) => () => {
    editor.leave(fact);
    act();
  };
  return (
    <li className={clsx('frow', isDropped && 'dropped', editor.openId === fact.id && 'sel')} data-fact={fact.id}>
      <div className="t">
        {isInWords(fact) ? (
          <>
            <FactText fact={fact} /> <span className="inwords">{copy.inWords}</span>
          </>
        ) : (
          <b>
            <FactText fact={fact} />
          </b>
        )}
        {fact.detail !== undefined && (
          <span className="note" dir="auto">
            {fact.detail}
          </span>
        )}
      </div>
      <div className="ends">
        <Origin fact={fact} />
        {!isPending(fact) && (
          <span className="discs">
            {isDropped ? (
              <>
                <Button kind="quiet" aria-label={copy.takeBackOf(fact)} onClick={gone(() => store.takeBack(fact))}>
                  {copy.takeBack}
                </Button>
                <Disc of={Trash2} label={copy.forgetOf(fact)} opens onPress={() => setAsked(true)} />
              </>
            ) : (
              <>
                <Disc of={ArrowLeftRight} label={copy.moveOf(fact)} opens onPress={(disc) => editor.press(fact, disc)} />
                <Disc of={Pencil} label={copy.editOf(fact)} opens onPress={(disc) => editor.press(fact, disc, 'words')} />
                <Disc of={X} label={copy.removeOf(fact)} onPress={gone(() => store.remove(fact))} />
              </>
            )}
          </span>
        )}
      </div>
      {!isDropped && !isPending(fact) && (
        <button
          type="button"
          className="open"
          aria-label={copy.change(fact)}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => editor.press(fact, currentTarget)}
        />
      )}
      {isAsked && (
        <ConfirmDialog
          title={copy.forgetQuestion}
          confirm={copy.forget}
          onConfirm={() => {
            setAsked(false);
            gone(() => store.forget(fact))();
          }}
          onCancel={() => setAsked(false)}
        >
          <p dir="auto">{copy.forgetAnswer(fact)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Disc({ of, label, opens = false, onPress }: { of: Glyph; label: string; opens?: boolean; onPress: (disc: HTMLElement) => void }) {
  return (
    <button
      type="button"
      className="ib hit"
      aria-label={label}
      title={label}
      aria-haspopup={opens ? 'dialog' : undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <Icon of={of} small />
    </button>
  );
}
