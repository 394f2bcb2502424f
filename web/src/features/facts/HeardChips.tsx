import { type Fact, stanceNames } from '@alive/contract/facts.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';
import { FactChip } from './FactChip.tsx';
import { inRows, spokenRows } from './facts.ts';
import type { Editor } from './useEditor.tsx';
import type { FactStore } from './useFacts.ts';

/**
 * What was read from one message, as it stands now: all that is kept, and two guesses; the others wait behind a button. `heard` are the
 * facts as the message brought them, for as long as the store does not have them.
 */
export function HeardChips({ heard, store, editor }: { heard: readonly Fact[]; store: FactStore; editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const due = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (due.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(due.current)}"] button`)?.focus();
    due.current = null;
  });
  // What came kept or was kept here stays in view; guesses count in the order they came.
  const facts = heard.map((fact) => store.facts.find(({ id }) => id === fact.id) ?? fact);
  const behind = facts.filter(({ status }) => status === 'offered').slice(most);
  const shown = isOpen ? facts : facts.filter((fact) => !behind.includes(fact));
  const rows = inRows(shown, [...spokenRows, 'have']);
  if (rows.length === 0) return null;
  return (
    <ul className="heard settle" aria-label={copy.heard} ref={list}>
      {rows.map(({ stance, facts: [first, ...others] }) => (
        <li key={stance}>
          {first && (
            <span className="first">
              <span className="label">{stanceNames[stance]}</span>
              <FactChip fact={first} store={store} editor={editor} />
            </span>
          )}
          {others.map((fact) => (
            <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
          ))}
        </li>
      ))}
      {!isOpen && behind.length > 0 && (
        <li>
          <button
            type="button"
            className="fact offered others hit"
            aria-label={copy.moreLabel(behind.length)}
            aria-expanded={false}
            onClick={() => {
              due.current = behind[0]?.id ?? null;
              setOpen(true);
            }}
          >
            {copy.more(behind.length)}
          </button>
        </li>
      )}
    </ul>
  );
}

/** So many guesses of a message are shown at once. */
const most = 2;
