import './rows.css';
import { type Fact, stanceNames } from '@alive/contract/facts.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Chips } from '#ui/Chip.tsx';
import { NamedPath } from '#ui/NamedPath.tsx';
import { AddFact } from './AddFact.tsx';
import { copy } from './copy.ts';
import { FactChip } from './FactChip.tsx';
import { type Given, guessesBehind, isInWords, nameOf, typedAsEnvironment } from './facts.ts';
import { MoreGuesses } from './MoreGuesses.tsx';
import { FactNotice } from './Notice.tsx';
import { type Editor, useEditor } from './useEditor.tsx';
import { type FactStore, useFacts } from './useFacts.ts';
import { WhenRead } from './WhenRead.tsx';

/** What an interview learned: on one side `above` and a drawing, on the other everything in rows that can be changed. */
export function LearnedFacts({ userId, above }: { userId: string; above: ReactNode }) {
  const store = useFacts(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const editor = useEditor(store, heading);
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
          <h2 className="read" id="fix" ref={heading} tabIndex={-1}>
            {copy.somethingOff}
          </h2>
          <span className="note">{copy.selectToChange}</span>
        </div>
        <WhenRead store={store}>
          <ul className="sheetrows">
            {sections
              .map((section) => ({ section, facts: shown.filter(section.holds) }))
              .filter(({ section, facts }) => section.given !== null || facts.length > 0)
              .map(({ section, facts }) => (
                <LearnedRow key={section.heading} section={section} facts={facts} store={store} editor={editor} />
              ))}
          </ul>
        </WhenRead>
        <FactNotice store={store} editor={editor} />
      </section>
      {editor.panel}
    </div>
  );
}

/** A heading with its facts, two guesses among them until the others are asked for. */
function LearnedRow({ section: { heading, row, given }, facts, store, editor }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const behind = isOpen ? [] : guessesBehind(facts);
  return (
    <li>
      <div className="n">
        <h3>{heading}</h3>
        {row !== null && <span>{row}</span>}
      </div>
      <Chips label={heading} labelHidden>
        {facts
          .filter((fact) => !behind.includes(fact))
          .map((fact) => (
            <FactChip key={fact.id} fact={fact} store={store} editor={editor} />
          ))}
        <MoreGuesses behind={behind} onOpen={() => setOpen(true)} />
        {given && <AddFact label={copy.addTo(heading)} onAdd={(text) => store.add(given(text))} />}
      </Chips>
    </li>
  );
}

const isInterest = ({ stance, kind }: Fact): boolean => stance === 'more' && kind !== 'people' && kind !== 'place';

/** The interests that are drawn: known names first, then the shortest, those with the least room last, none twice; all of them stand in the rows. */
const drawn = (facts: readonly Fact[]): string[] => {
  const key = ({ text }: Fact) => text.toLowerCase();
  const ordered = facts
    .filter(({ text }) => text.length <= longest)
    .toSorted((a, b) => Number(a.value === null) - Number(b.value === null) || a.text.length - b.text.length);
  return ordered
    .filter((fact, at) => ordered.findIndex((other) => key(other) === key(fact)) === at)
    .slice(0, 3)
    .map((fact) => (isInWords(fact) ? `“${fact.text}”` : nameOf(fact)))
    .toSorted((a, b) => b.length - a.length);
};

/** Longer ones do not fit next to the line. */
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
  {
    heading: stanceNames.have,
    row: null,
    holds: ({ stance }) => stance === 'have',
    given: null,
  },
];

interface Section {
  heading: string;
  /** The name of the row that the facts are in. */
  row: string | null;
  holds: (fact: Fact) => boolean;
  /** null where nothing is added: the row stands there once it holds something. */
  given: ((text: string) => Given) | null;
}

interface RowProps {
  section: Section;
  facts: readonly Fact[];
  store: FactStore;
  editor: Editor;
}
