import type { Fact } from '@alive/contract/facts.ts';
import { flushSync } from 'react-dom';
import { copy } from './copy.ts';

/** Shows the guesses of a list that are hidden `behind` it, and goes on with the first of them. */
export function MoreGuesses({ behind, onOpen }: { behind: readonly Fact[]; onOpen: () => void }) {
  const [first] = behind;
  if (!first) return null;
  return (
    <button
      type="button"
      className="fact offered others hit"
      aria-label={copy.moreLabel(behind.length)}
      aria-expanded={false}
      onClick={({ currentTarget }) => {
        const list = currentTarget.closest('ul');
        flushSync(onOpen);
        list?.querySelector<HTMLElement>(`[data-fact="${CSS.escape(first.id)}"] button`)?.focus();
      }}
    >
      {copy.more(behind.length)}
    </button>
  );
}
