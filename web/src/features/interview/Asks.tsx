import './asks.css';
import type { Ask } from '@alive/contract/conversations.ts';
import { type Fact, type Stance, stanceNames } from '@alive/contract/facts.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { copy } from './copy.ts';

/**
 * What can be tapped instead of written: two rows for a fact of which both was said, which change it and say nothing; else replies, which
 * are said. While an answer is `waiting` they keep their room and cannot be seen.
 */
export function Asks({ ask, torn, waiting, onSay, onSettle }: AsksProps) {
  // Where only that was left to settle nothing is asked any more.
  const replies = ask.topic === null && ask.replies.length === 0 ? [{ text: copy.done, count: null }] : ask.replies;
  return (
    <div className="asks" inert={waiting}>
      {torn && (
        <>
          <Chips label={copy.rows} labelHidden>
            {rows.map((stance) => (
              <Chip key={stance} onClick={() => onSettle(torn, stance)}>
                {stanceNames[stance]}
              </Chip>
            ))}
          </Chips>
          <div className="quiet-ones">
            <Button kind="quiet" onClick={() => onSettle(torn, null)}>
              {copy.neither}
            </Button>
          </div>
        </>
      )}
      {!torn && replies.length > 0 && (
        <Chips label={copy.answers} labelHidden slide>
          {replies.map(({ text, count }) => (
            <Chip key={text} aria-label={copy.replyLabel(text, count)} onClick={() => onSay(text)}>
              {text}
              {count !== null && (
                <span className="n num">
                  <span className="dot">&nbsp;· </span>
                  {copy.alumni(count)}
                </span>
              )}
            </Chip>
          ))}
        </Chips>
      )}
      {!torn && ask.topic !== null && (
        <div className="quiet-ones">
          {ask.replies.length > 0 && <span className="sep" aria-hidden="true" />}
          {[copy.dontKnow, copy.skip].map((words) => (
            <Button key={words} kind="quiet" onClick={() => onSay(words)}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The facts one of which is wrong, below the answer that asks for it. */
export function Which({ children, onPass }: { children: ReactNode; onPass: () => void }) {
  return (
    <div className="which">
      <Chips label={copy.which} labelHidden>
        {children}
      </Chips>
      <Button kind="quiet" onClick={onPass}>
        {copy.noneOfThese}
      </Button>
    </div>
  );
}

const rows = ['more', 'less'] as const;

interface AsksProps {
  ask: Ask;
  /** The fact of which both was said, until it is settled. */
  torn: Fact | undefined;
  waiting: boolean;
  onSay: (text: string) => void;
  /** Sets in which row a fact belongs; null: in neither. */
  onSettle: (fact: Fact, stance: Stance | null) => void;
}
