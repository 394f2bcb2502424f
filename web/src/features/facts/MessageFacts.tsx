import { type Fact, stanceNames } from '@alive/contract/facts.ts';
import { useState } from 'react';
import { useRoving } from '#ui/useRoving.ts';
import { copy } from './copy.ts';
import { FactChip } from './FactChip.tsx';
import { guessesBehind, inRows, spokenRows } from './facts.ts';
import { MoreGuesses } from './MoreGuesses.tsx';
import type { Editor } from './useEditor.tsx';
import type { FactStore } from './useFacts.ts';

/**
 * What was read from one message, as it stands now: all that is kept, and two guesses; the others wait behind a button. `heard` are the
 * facts as the message brought them, for as long as the store does not have them.
 */
export function MessageFacts({ heard, store, editor }: { heard: readonly Fact[]; store: FactStore; editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  // What came kept or was kept here stays in view; guesses count in the order they came.
  const facts = heard.flatMap((fact) => store.now(fact.id, () => fact) ?? []);
  const behind = isOpen ? [] : guessesBehind(facts);
  const rows = inRows(
    facts.filter((fact) => !behind.includes(fact)),
    spokenRows,
  );
  const roving = useRoving<HTMLUListElement>();
  if (rows.length === 0) return null;
  return (
    <ul {...roving} className="heard settle" aria-label={copy.heard}>
      {rows.map(({ stance, facts: [first, ...others] }) => (
        <li key={stance}>
          {first && (
            <span className="first">
              <span className="label">{stanceNames[stance]}</span>
              <FactChip key={first.id} fact={first} store={store} editor={editor} />
            </span>
          )}
          {others.map((fact) => (
            <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
          ))}
        </li>
      ))}
      {behind.length > 0 && (
        <li>
          <MoreGuesses behind={behind} onOpen={() => setOpen(true)} />
        </li>
      )}
    </ul>
  );
}
