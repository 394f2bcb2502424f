import { type Fact, stanceNames } from '@alive/contract/facts.ts';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/Chip.tsx';
import { copy } from './copy.ts';
import { FactChip, FactText } from './FactChip.tsx';
import { inRows, isInWords, spokenRows } from './facts.ts';
import type { Editor } from './useEditor.tsx';
import { type FactStore, isPending } from './useFacts.ts';

/** What is known so far, in rows of words; a press opens a fact's editor. `fresh` are the facts of the latest message. */
export function SoFarRows({ store, editor, fresh }: SoFarProps & { fresh: readonly Fact[] }) {
  const rows = inRows(store.facts.filter(isKept), spokenRows);
  const isFresh = ({ id }: Fact) => fresh.some((fact) => fact.id === id);
  return (
    <>
      {rows.length > 0 && (
        <dl className="so-far">
          {rows.map(({ stance, facts }) => (
            <div key={stance}>
              <dt>{stanceNames[stance]}</dt>
              {facts.map((fact) => (
                <dd key={fact.id} className={isInWords(fact) ? 'words' : undefined}>
                  <button
                    type="button"
                    data-fact={fact.id}
                    aria-haspopup="dialog"
                    aria-expanded={editor.openId === fact.id}
                    aria-disabled={isPending(fact) || undefined}
                    onClick={({ currentTarget }) => !isPending(fact) && editor.press(fact, currentTarget)}
                  >
                    <FactText fact={fact} />
                    {isFresh(fact) && <span className="fresh"> {copy.fresh}</span>}
                  </button>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      <Foot store={store}>{rows.length === 0 ? copy.empty : copy.footnote(store.facts)}</Foot>
    </>
  );
}

/** The same in rows of chips, guesses among them. */
export function SoFarChips({ store, editor }: SoFarProps) {
  const facts = store.facts.filter(({ status }) => status !== 'dropped');
  const rows = inRows(facts, spokenRows);
  return (
    <>
      <ul className="sheetrows tight">
        {rows.map((row) => (
          <li key={row.stance}>
            <h3 className="n">{stanceNames[row.stance]}</h3>
            <Chips>
              {row.facts.map((fact) => (
                <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
              ))}
            </Chips>
          </li>
        ))}
      </ul>
      <Foot store={store}>{rows.length === 0 ? copy.empty : copy.tapToChange(facts.some(({ status }) => status === 'offered'))}</Foot>
    </>
  );
}

/** How many facts of the rows are kept. */
export const countOf = (facts: readonly Fact[]): number => facts.filter((fact) => isKept(fact) && spokenRows.includes(fact.stance)).length;

function Foot({ store, children }: { store: FactStore; children: string }) {
  if (!store.isUnreadable) return <p className="note footnote">{children}</p>;
  return (
    <div className="footnote" role="alert">
      <p className="note">{copy.unread}</p>
      <Button onClick={store.readAgain}>{copy.tryAgain}</Button>
    </div>
  );
}

const isKept = ({ status }: Fact): boolean => status === 'kept';

interface SoFarProps {
  store: FactStore;
  editor: Editor;
}
