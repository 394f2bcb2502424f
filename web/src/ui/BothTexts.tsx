import './dialog.css';
import './both-texts.css';
import { useId } from 'react';
import { Button } from './Button.tsx';
import { useModal } from './useModal.ts';

/**
 * Shows both texts of a note that changed in two places and lets the student keep either or both. Esc decides nothing. Mount it to open it.
 */
export function BothTexts({ yours, theirs, limit, onChoose, onLater }: BothTextsProps) {
  const id = useId();
  const modal = useModal(onLater);
  const both = [theirs, yours].filter((text) => text !== '').join('\n\n');
  const isTooLong = both.length > limit;
  return (
    <dialog {...modal} className="dialog both-texts" aria-labelledby={`${id}-title`} aria-describedby={`${id}-what`}>
      <h2 className="head" id={`${id}-title`}>
        {copy.title}
      </h2>
      <div className="body">
        <p id={`${id}-what`}>{copy.what}</p>
        <Text heading={copy.yours} text={yours} />
        <Text heading={copy.theirs} text={theirs} />
        {isTooLong && (
          <p className="note" id={`${id}-too-long`}>
            {copy.tooLong}
          </p>
        )}
      </div>
      <div className="row">
        <Button kind="main" disabled={isTooLong} reason={isTooLong ? `${id}-too-long` : undefined} onClick={() => onChoose(both)}>
          {copy.keepBoth}
        </Button>
        <Button onClick={() => onChoose(yours)}>{copy.keepYours}</Button>
        <Button onClick={() => onChoose(theirs)}>{copy.keepTheirs}</Button>
        <Button kind="quiet" onClick={onLater}>
          {copy.later}
        </Button>
      </div>
    </dialog>
  );
}

function Text({ heading, text }: { heading: string; text: string }) {
  const id = useId();
  return (
    <div>
      <h3 className="label" id={id}>
        {heading}
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls */}
      <section className="text" dir="auto" aria-labelledby={id} tabIndex={0}>
        {text === '' ? <span className="dim">{copy.empty}</span> : text}
      </section>
    </div>
  );
}

const copy = {
  title: 'This note was changed somewhere else',
  what: 'You edited it in two places. Both versions are safe. Which one do you want to keep?',
  yours: 'What you wrote here',
  theirs: 'What was saved elsewhere',
  empty: 'Empty',
  keepYours: 'Keep mine',
  keepTheirs: 'Keep the other',
  keepBoth: 'Keep both',
  later: 'Later',
  tooLong: 'Together they’re too long for one note. Shorten yours first.',
};

interface BothTextsProps {
  yours: string;
  theirs: string;
  /** The most characters that a text may have. */
  limit: number;
  /** Gets the text that is to be kept. */
  onChoose: (text: string) => void;
  onLater: () => void;
}
