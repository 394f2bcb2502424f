import './review.css';
import type { Fact } from '@alive/contract/facts.ts';
import { clsx } from 'clsx';
import { Check, Pencil, X } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { FactText } from './FactChip.tsx';
import { byKind } from './facts.ts';
import { FactNotice } from './Notice.tsx';
import { type Editor, useEditor } from './useEditor.tsx';
import type { FactStore } from './useFacts.ts';

/**
 * The facts that were read in a file, by kind, each to be kept, edited or dropped at once; offered ones are dotted. `onPoint` tells which one
 * the student is at, by mouse, keyboard or touch; `lineOf` gives the line that a fact was read in.
 */
export function ReviewRows({ store, facts, pointed, home, level: Heading, lineOf, onPoint }: ReviewRowsProps) {
  const editor = useEditor(store, home);
  const guesses = facts.filter(({ status }) => status === 'offered');
  return (
    <div className="review-rows" data-facts>
      <div className="review-head note">
        {guesses.length > 1 && (
          <span>
            {copy.areGuesses(guesses.length)}{' '}
            <Button
              kind="quiet"
              className="hit"
              onClick={() => {
                if (guesses[0]) editor.leave(guesses[0]);
                store.keepAll(guesses);
              }}
            >
              {copy.keepAll(guesses.length)}
            </Button>
          </span>
        )}
        {facts.length > 0 && (
          <span className="columns" aria-hidden="true">
            <span>{copy.keepOne}</span>
            <span>{copy.edit}</span>
            <span>{copy.drop}</span>
          </span>
        )}
      </div>
      {byKind(facts).map(({ kind, facts: of }) => (
        <div className="rgroup" key={kind}>
          <Heading className="rowname">{copy.kinds[kind]}</Heading>
          <ul aria-label={copy.kinds[kind]}>
            {of.map((fact) => (
              <ReviewRow
                key={fact.id}
                fact={fact}
                store={store}
                editor={editor}
                isLit={fact.id === pointed}
                line={lineOf(fact)}
                onPoint={() => onPoint(fact)}
              />
            ))}
          </ul>
        </div>
      ))}
      <FactNotice store={store} editor={editor} />
      {editor.panel}
    </div>
  );
}

function ReviewRow({ fact, store, editor, isLit, line, onPoint }: ReviewRowProps) {
  const id = useId();
  const readIn = line === null ? undefined : id;
  const isDropped = fact.status === 'dropped';
  const isOffered = fact.status === 'offered';
  const drop = () => {
    editor.leave(fact);
    store.remove(fact);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its buttons point by keyboard
    <li
      className={clsx('rrow', isDropped && 'dropped', isOffered && 'guess', (isLit || editor.openId === fact.id) && 'sel')}
      data-fact={fact.id}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}
      onFocus={onPoint}
      onClick={onPoint}
    >
      <div className="t">
        <b>
          <FactText fact={fact} />
        </b>
        {fact.detail !== undefined && (
          <span className="note" dir="auto">
            {fact.detail}
          </span>
        )}
        {line !== null && (
          <span className="vh" id={id}>
            {copy.readIn(line)}
          </span>
        )}
      </div>
      {isOffered && <span className="note doubt">{copy.unsure(fact)}</span>}
      <div className="ends">
        {isDropped && (
          <>
            <span className="note by-room">{copy.isDropped}</span>
            <Button
              kind="quiet"
              className="hit"
              aria-label={copy.takeBackOf(fact)}
              aria-describedby={readIn}
              onClick={() => {
                editor.leave(fact);
                store.takeBack(fact);
              }}
            >
              {copy.takeBack}
            </Button>
          </>
        )}
        {isOffered && (
          <Button
            kind="quiet"
            className="hit"
            aria-label={copy.keep(fact)}
            aria-describedby={readIn}
            onClick={() => {
              editor.leave(fact);
              store.keep(fact);
            }}
          >
            {copy.keepOne}
          </Button>
        )}
        {!isDropped && !isOffered && (
          <>
            <span className="check">
              <span>
                <Icon of={Check} small />
                <span className="vh">{copy.isKept}</span>
              </span>
            </span>
            <button
              type="button"
              className="ib hit"
              aria-label={copy.editOf(fact)}
              aria-describedby={readIn}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => editor.press(fact, currentTarget, 'words')}
            >
              <Icon of={Pencil} small />
            </button>
          </>
        )}
        {!isDropped && (
          <button type="button" className="ib hit" aria-label={copy.removeOf(fact)} aria-describedby={readIn} onClick={drop}>
            <Icon of={X} small />
          </button>
        )}
      </div>
    </li>
  );
}

interface ReviewRowsProps {
  store: FactStore;
  facts: readonly Fact[];
  /** The fact whose line is lit. */
  pointed: string | null;
  /** Where the focus goes when a fact and its buttons are gone. */
  home: RefObject<HTMLElement | null>;
  /** The heading of each kind. */
  level: 'h2' | 'h3';
  /** The words of the line that a fact was read in; null where that is not known. */
  lineOf: (fact: Fact) => string | null;
  onPoint: (fact: Fact) => void;
}

interface ReviewRowProps {
  fact: Fact;
  store: FactStore;
  editor: Editor;
  isLit: boolean;
  line: string | null;
  onPoint: () => void;
}
