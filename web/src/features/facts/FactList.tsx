import './rows.css';
import { stances, stanceNames } from '@alive/contract/facts.ts';
import { useRef, useState } from 'react';
import { Chips } from '#ui/Chip.tsx';
import { AddToRow } from './AddToRow.tsx';
import { copy } from './copy.ts';
import { FactChip } from './FactChip.tsx';
import { FactRow } from './FactRow.tsx';
import { byKind, inRows } from './facts.ts';
import { FactNotice } from './Notice.tsx';
import { useEditor } from './useEditor.tsx';
import { useFacts } from './useFacts.ts';
import { whenOf } from './when.ts';
import { WhenRead } from './WhenRead.tsx';

/** Everything that is known, in its rows with where each fact comes from; dropped ones can be taken back. */
export function FactList({ userId }: { userId: string }) {
  const store = useFacts(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useEditor(store, heading);
  const [now] = useState(() => new Date());
  const kept = store.facts.filter(({ status }) => status === 'kept');
  const guesses = store.facts.filter(({ status }) => status === 'offered');
  const latest = kept
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const rows = inRows(
    store.facts.filter(({ status }) => status !== 'offered'),
    stances,
  );
  return (
    <section className="sect known-facts">
      <h2 ref={heading} tabIndex={-1}>
        {copy.known}
        {latest !== undefined && (
          <span className="note">
            {copy.count(kept.length)}
            <span className="dot">&nbsp;· </span>
            {copy.updated(whenOf(latest, now))}
          </span>
        )}
      </h2>
      <WhenRead store={store}>
        <div className="factsets">
          {rows.length === 0 && <p className="dim none">{copy.nothingKnown}</p>}
          {rows.map(({ stance, facts }) => (
            <div className="factset" key={stance}>
              <h3 className="rowname">{stanceNames[stance]}</h3>
              <ul aria-label={stanceNames[stance]}>
                {(stance === 'have' ? byKind(facts).flatMap((group) => group.facts) : facts)
                  .toSorted((a, b) => Number(a.status === 'dropped') - Number(b.status === 'dropped'))
                  .map((fact) => (
                    <FactRow key={fact.id} fact={fact} store={store} editor={editor} />
                  ))}
              </ul>
            </div>
          ))}
          <div className="factset">
            <div className="chips guesses">
              <AddToRow onAdd={store.add} />
              {guesses.length > 0 && (
                <>
                  <span className="note">{copy.guesses(guesses.length)}</span>
                  <Chips label={copy.guessesLabel} labelHidden>
                    {guesses.map((fact) => (
                      <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
                    ))}
                  </Chips>
                </>
              )}
            </div>
          </div>
        </div>
      </WhenRead>
      <FactNotice store={store} editor={editor} />
      {editor.panel}
    </section>
  );
}
