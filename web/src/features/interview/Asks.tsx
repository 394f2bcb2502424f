import type { Ask } from '@alive/contract/conversations.ts';
import { type Fact, type Stance, stanceNames } from '@alive/contract/facts.ts';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { copy } from './copy.ts';

/**
 * What can be tapped instead of written: replies, which are said; two rows for a fact of which both was said, and facts one of which is
 * wrong, which change those and say nothing.
 */
export function Asks({ ask, factOf, nameOf, chip, onSay, onSettle }: AsksProps) {
  const torn = ask.between === undefined ? undefined : factOf(ask.between);
  const settled = torn?.status === 'kept' ? torn.stance : null;
  return (
    <div className="asks">
      {torn && (
        <Chips label={copy.between(nameOf(torn))} labelHidden>
          {rows.map((stance) => (
            <Chip key={stance} pressed={settled === stance} onClick={() => onSettle(torn, stance)}>
              {stanceNames[stance]}
            </Chip>
          ))}
        </Chips>
      )}
      {ask.which && (
        <Chips label={copy.which} labelHidden>
          {ask.which.map(factOf).map((fact) => fact && chip(fact))}
        </Chips>
      )}
      {ask.replies.length > 0 && (
        <Chips label={copy.answers} labelHidden slide>
          {ask.replies.map(({ text, count }) => (
            <Chip key={text} aria-label={copy.replyLabel(text, count)} onClick={() => onSay(text)}>
              {text}
              {count !== null && (
                <span className="n num">
                  <span className="dot">&nbsp;· </span>
                  {count.toLocaleString('en-US')}
                </span>
              )}
            </Chip>
          ))}
        </Chips>
      )}
      <div className="quiet-ones">
        {ask.replies.length > 0 && <span className="sep" aria-hidden="true" />}
        <Button kind="quiet" onClick={() => onSay(copy.dontKnowMessage)}>
          {copy.dontKnow}
        </Button>
        <Button kind="quiet" onClick={() => onSay(copy.skipMessage)}>
          {copy.skip}
        </Button>
      </div>
    </div>
  );
}

/** Whether an answer ends in a question, and not only in something to go on with. */
export const isQuestion = (ask: Ask | undefined): boolean =>
  ask !== undefined && (ask.topic !== null || ask.between !== undefined || ask.which !== undefined);

const rows = ['more', 'less'] as const;

interface AsksProps {
  ask: Ask;
  factOf: (id: string) => Fact | undefined;
  nameOf: (fact: Fact) => string;
  /** Draws a fact that can be changed. */
  chip: (fact: Fact) => ReactNode;
  onSay: (text: string) => void;
  /** Sets in which row a fact belongs. */
  onSettle: (fact: Fact, stance: Stance) => void;
}
