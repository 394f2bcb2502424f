import './rows.css';
import { type Fact, stanceNames } from '@alive/contract/facts.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { NamedPath } from '#ui/NamedPath.tsx';
import { SkeletonLines } from '#ui/Skeleton.tsx';
import { AddFact } from './AddFact.tsx';
import { copy } from './copy.ts';
import { FactChip } from './FactChip.tsx';
import { type Given, nameOf, typedAsEnvironment } from './facts.ts';
import { FactNotice } from './Notice.tsx';
import { useEditor } from './useEditor.tsx';
import { useFacts } from './useFacts.ts';

/** What an interview learned: on one side `above` and a drawing, on the other everything in rows that can be changed. */
export function LearnedFacts({ userId, above }: { userId: string; above: ReactNode }) {
  const store = useFacts(userId);
  const editor = useEditor(store);
  const shown = store.facts.filter(({ status }) => status !== 'dropped');
  const interests = drawn(shown.filter((fact) => fact.status === 'kept' && isInterest(fact)));
  return (
    <div className="learned-facts">
      <div className="you">
        {above}
        <NamedPath names={interests} label={copy.path(interests)} />
      </div>
      <section aria-labelledby="fix">
        <div className="fixhead">
          <h2 className="read" id="fix">
            {copy.somethingOff}
          </h2>
          <span className="note">{copy.selectToChange}</span>
        </div>
        {store.isUnreadable && (
          <div className="unread" role="alert">
            <p>{copy.unread}</p>
            <Button onClick={store.readAgain}>{copy.tryAgain}</Button>
          </div>
        )}
        {!store.isRead && !store.isUnreadable && <SkeletonLines lines={5} />}
        {store.isRead && (
          <ul className="sheetrows">
            {sections.map(({ heading: name, row, holds, given }) => (
              <li key={name}>
                <div className="n">
                  <h3>{name}</h3>
                  {row !== null && <span>{row}</span>}
                </div>
                <div className="chips">
                  {shown.filter(holds).map((fact) => (
                    <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
                  ))}
                  <AddFact label={copy.addTo(name)} onAdd={(text) => store.add(given(text))} />
                </div>
              </li>
            ))}
          </ul>
        )}
        <FactNotice store={store} />
      </section>
      {editor.panel}
    </div>
  );
}

const isInterest = ({ stance, kind }: Fact): boolean => stance === 'more' && kind !== 'people' && kind !== 'place';

/** The interests that are drawn: known names first, then the shortest, those with the least room last; all of them stand in the rows. */
const drawn = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ text }) => text.length <= longest)
    .toSorted((a, b) => Number(a.value === null) - Number(b.value === null) || a.text.length - b.text.length)
    .map(nameOf)
    .slice(0, 3)
    .toSorted((a, b) => b.length - a.length);

/** Longer ones do not fit beside the line. */
const longest = 28;

/** The headings of the last step, which facts stand under each, and what is added there. */
const sections: readonly Section[] = [
  {
    heading: copy.headings.interests,
    row: stanceNames.more,
    holds: isInterest,
    given: (text) => ({ kind: 'activity', stance: 'more', text }),
  },
  {
    heading: copy.headings.roles,
    row: stanceNames.looking,
    holds: ({ stance, kind }) => stance === 'looking' && (kind === 'work' || kind === 'seeking'),
    given: (text) => ({ kind: 'work', stance: 'looking', text }),
  },
  {
    heading: copy.headings.companies,
    row: stanceNames.looking,
    holds: ({ stance, kind }) => stance === 'looking' && kind === 'employer',
    given: (text) => ({ kind: 'employer', stance: 'looking', text }),
  },
  {
    heading: copy.headings.environment,
    row: copy.environmentRow,
    holds: ({ stance, kind }) =>
      stance === 'must' || ((stance === 'more' || stance === 'looking') && (kind === 'people' || kind === 'place')),
    given: typedAsEnvironment,
  },
  {
    heading: copy.headings.less,
    row: null,
    holds: ({ stance }) => stance === 'less',
    given: (text) => ({ kind: 'activity', stance: 'less', text }),
  },
];

interface Section {
  heading: string;
  /** The name of the row that the facts are in. */
  row: string | null;
  holds: (fact: Fact) => boolean;
  given: (text: string) => Given;
}
