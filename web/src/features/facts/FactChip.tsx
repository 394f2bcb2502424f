import './facts.css';
import type { Fact } from '@alive/contract/facts.ts';
import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { isInWords, nameOf } from './facts.ts';
import type { Editor } from './useEditor.tsx';
import { type FactStore, isPending } from './useFacts.ts';

/** A fact as a chip. A kept one opens its editor, an offered one is kept or turned down by its two buttons, a dropped one is struck. */
export function FactChip({ fact, store, editor }: FactChipProps) {
  if (fact.status === 'offered') return <OfferedChip fact={fact} store={store} editor={editor} />;
  return (
    <button
      type="button"
      className={clsx('fact hit', isInWords(fact) && 'words', fact.status === 'dropped' && 'dropped', editor.openId === fact.id && 'on')}
      data-fact={fact.id}
      // As wide as it was while it was offered, so that nothing moves.
      style={{ minWidth: editor.widthOf(fact) }}
      title={fact.text.length > long ? fact.text : undefined}
      aria-haspopup="dialog"
      aria-expanded={editor.openId === fact.id}
      aria-disabled={isPending(fact) || undefined}
      onClick={({ currentTarget }) => !isPending(fact) && editor.press(fact, currentTarget)}
    >
      {fact.status === 'dropped' && <VisuallyHidden>{copy.isRemoved} </VisuallyHidden>}
      <Name fact={fact} />
    </button>
  );
}

function OfferedChip({ fact, store, editor }: FactChipProps) {
  return (
    <span className={clsx('fact offered', isInWords(fact) && 'words')} data-fact={fact.id}>
      <button
        type="button"
        className="keep hit"
        aria-label={copy.keep(fact)}
        title={fact.text.length > long ? fact.text : undefined}
        onClick={({ currentTarget }) => {
          editor.settle(fact, currentTarget);
          store.keep(fact);
        }}
      >
        <Icon of={Plus} small />
        <Name fact={fact} />
      </button>
      <button
        type="button"
        className="ib hit"
        aria-label={copy.refuse(fact)}
        onClick={() => {
          editor.leave(fact);
          store.remove(fact);
        }}
      >
        <Icon of={X} small />
      </button>
    </span>
  );
}

/** As high for a guess as for what is kept. */
const Name = ({ fact }: { fact: Fact }) =>
  isInWords(fact) ? (
    <span className="name">
      <FactText fact={fact} /> <small>{copy.inWords}</small>
    </span>
  ) : (
    <FactText fact={fact} />
  );

/** A fact's name, or its own words in quotation marks; three lines of it at most. */
export function FactText({ fact }: { fact: Fact }) {
  return isInWords(fact) ? (
    <q className="cut" dir="auto">
      {nameOf(fact)}
    </q>
  ) : (
    <span className="cut" dir="auto">
      {nameOf(fact)}
    </span>
  );
}

const long = 60;

interface FactChipProps {
  fact: Fact;
  store: FactStore;
  editor: Editor;
}
