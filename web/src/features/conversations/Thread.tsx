import './thread.css';
import type { Message as Said } from '@alive/contract/conversations.ts';
import { type ReactNode, useRef } from 'react';
import { reasonOf } from '#api/reason.ts';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Composer } from '#ui/Composer.tsx';
import { Message, MessageActions } from '#ui/Message.tsx';
import { counted } from '#ui/numbers.ts';
import { Status } from '#ui/Status.tsx';
import { ThreadScroll } from '#ui/ThreadScroll.tsx';
import { UnusedWords } from '#ui/UnusedWords.tsx';
import { Answer } from './Answer.tsx';
import { copy } from './copy.ts';
import { brokenOff, type Chat, isAnswering } from './chat.ts';
import { withoutWords } from './draft.ts';
import { Sorry } from './Sorry.tsx';
import type { Talk } from './useChat.ts';
import { useTail } from './useTail.ts';
import { useRecordLinks } from './useRecordLinks.ts';

/** A conversation as it is read and written: messages, what came with them, suggested replies and the composer. */
export function Thread({
  talk,
  draft,
  onDraft,
  label,
  placeholder,
  above,
  cards,
  below,
  foot,
  asks = false,
  sorry: apology,
  dense = false,
  closed = false,
}: ThreadProps) {
  const { chat } = talk;
  const failure = chat.state.phase === 'failed' ? chat.state.failure : undefined;
  const why = brokenOff(chat);
  const sorry = why === null ? apology : undefined;
  const mayLink = useRecordLinks(chat.messages);
  const box = useRef<HTMLTextAreaElement>(null);
  const last = chat.messages.at(-1);
  const answering = isAnswering(chat);
  const shown = chat.messages.filter((message) => !message.hidden && saysSomething(message, sorry !== undefined));
  const { shown: tail, edge } = useTail(shown);
  // The newest turn begins with what the student said, where they said something.
  const start = shown.at(-2)?.sender === 'user' ? shown.at(-2) : shown.at(-1);
  // What was pressed goes away with the press, and focus with it; on a touch screen a keyboard would rise.
  const toComposer = () => {
    if (!matchMedia('(pointer: coarse)').matches) box.current?.focus();
  };
  /** Sends what was tapped. */
  const say: Say = (text) => {
    talk.send(text);
    toComposer();
  };
  const retry = () => {
    if (failure) onDraft(withoutWords(draft, failure.unsent));
    talk.retry();
    toComposer();
  };
  return (
    <>
      <ThreadScroll
        label={label}
        dense={dense}
        above={above}
        turn={chat.messages.length}
        hold={sorry === undefined && (last?.results ?? last?.people) !== undefined}
      >
        {edge && (
          <button type="button" className="link hit earlier" {...edge}>
            {copy.earlier}
          </button>
        )}
        {tail.map((message, place) => (
          <Turn
            // Messages are only added at the end, and an answer gets its id when it is complete.
            // oxlint-disable-next-line react/no-array-index-key
            key={shown.length - tail.length + place}
            message={message}
            start={message === start && shown.length - tail.length + place > 0}
            cards={cards}
            toComposer={toComposer}
            below={below}
            asks={asks && message === shown.findLast(({ sender }) => sender === 'assistant')}
            mayLink={mayLink}
            step={message === last && chat.state.phase === 'answering' ? chat.state.step : undefined}
            why={message === last ? why : null}
            onRetry={message === last && !answering && !closed && sorry === undefined && message.status !== 'complete' ? retry : undefined}
          />
        ))}
        {sorry !== undefined && (
          <Sorry sentence={sorry} note={failure && (reasonOf(failure, failure.unsent !== '') ?? undefined)} onRetry={retry} />
        )}
        {!answering && !closed && sorry === undefined && last?.suggestions && last.suggestions.length > 0 && (
          <Chips label={copy.suggested} labelHidden>
            {last.suggestions.map((suggestion) => (
              <Chip key={suggestion} small onClick={() => say(suggestion)}>
                {suggestion}
              </Chip>
            ))}
          </Chips>
        )}
      </ThreadScroll>
      <div className="dock">
        <Status hidden={!answering}>{statusOf(chat)}</Status>
        {foot && <Foot draw={foot} say={say} />}
        {!closed && (
          <Composer
            inputRef={box}
            label={placeholder}
            placeholder={placeholder}
            value={draft}
            onValueChange={onDraft}
            onSend={(text) => {
              onDraft('');
              talk.send(text);
            }}
            onStop={chat.state.phase === 'answering' ? talk.stop : undefined}
            answering={answering}
          />
        )}
      </div>
    </>
  );
}

/** A component of its own, because what says something reaches for the composer. */
const Foot = ({ draw, say }: { draw: NonNullable<ThreadProps['foot']>; say: Say }) => draw(say);

function Turn({ message, start, cards, toComposer, below, asks, mayLink, step, why, onRetry }: TurnProps) {
  if (message.sender === 'user') {
    return (
      <Message from="student" start={start} time={message.createdAt} below={below?.(message)}>
        <UnusedWords text={message.text} unused={message.reading?.filter(({ as }) => as === 'unused')} />
      </Message>
    );
  }
  const live = message.status === 'streaming';
  const isCut = message.status === 'interrupted';
  return (
    <>
      <Message
        from="assistant"
        live={live}
        start={start}
        asks={asks}
        time={live ? undefined : message.createdAt}
        by={live ? undefined : writerOf(message)}
        actions={
          live ? undefined : <MessageActions copy={message.text === '' ? undefined : message.text} onRetry={isCut ? undefined : onRetry} />
        }
      >
        <Answer text={message.text} streaming={live} mayLink={mayLink} />
        {live && <Status>{step}</Status>}
        {message.status === 'stopped' && <p className="note">{copy.stopped}</p>}
        {message.status === 'failed' && <p className="note">{copy.failed(why)}</p>}
        {isCut && (
          <p className="note">
            {copy.cutOff}{' '}
            {onRetry && (
              <button type="button" className="link hit" onClick={onRetry}>
                {copy.tryAgain}
              </button>
            )}
          </p>
        )}
      </Message>
      {cards?.(message, toComposer)}
    </>
  );
}

/** Who wrote the words, where it was not the built-in assistant. What is drawn on cards is never a model's, as each card says of itself. */
function writerOf({ writer, results = [], people = [] }: Said): ReactNode {
  if (!writer) return undefined;
  return (
    <>
      {copy.byModel}
      {results.length + people.length > 0 && (
        <span className="and">
          <span className="dot">&nbsp;· </span>cards from our own data
        </span>
      )}
    </>
  );
}

/** An answer says something even before its first word, but not when an apology stands in its place. */
function saysSomething({ sender, text, status }: Said, apologized: boolean): boolean {
  return text !== '' || (sender === 'assistant' && !(apologized && status === 'failed'));
}

function statusOf({ state, messages }: Chat): string {
  if (state.phase === 'broken') return copy.broken;
  if (state.phase === 'answering') return state.unstopped ? copy.unstopped : copy.answering;
  const last = messages.at(-1);
  if (state.phase === 'failed' || last?.status === 'failed' || last?.status === 'interrupted') return copy.unfinished;
  if (!last) return '';
  const { results, people, nearest } = last;
  // What was read from a message is shown with the answer to it.
  const noted = messages.at(-2)?.facts ?? [];
  const [facts, guesses] = (['kept', 'offered'] as const).map((status) => noted.filter((fact) => fact.status === status).length);
  const shown = [
    results && (nearest ? counted(results.length, 'close match', 'close matches') : counted(results.length, 'job', 'jobs')),
    people && counted(people.length, 'person', 'people'),
    facts ? counted(facts, 'detail', 'details') : undefined,
    guesses ? counted(guesses, 'guess', 'guesses') : undefined,
    last.offers?.length ? counted(last.offers.length, 'other search to try', 'other searches to try') : undefined,
    last.ask?.left ? copy.questionsLeft(last.ask.left) : undefined,
  ];
  return [copy.done, ...shown.filter((count) => count !== undefined)].join(', ').concat('.');
}

type Say = (text: string) => void;

interface TurnProps {
  message: Said;
  start: boolean;
  cards?: (message: Said, toComposer: () => void) => ReactNode;
  toComposer: () => void;
  below?: (message: Said) => ReactNode;
  asks: boolean;
  mayLink: (href: string) => boolean;
  /** What is being done before the next words come. */
  step?: string;
  /** Why it broke off, in a sentence; null where that is not known. */
  why: string | null;
  onRetry?: () => void;
}

interface ThreadProps {
  talk: Talk;
  draft: string;
  onDraft: (text: string) => void;
  /** Names the thread for screen readers. */
  label: string;
  placeholder: string;
  /** What stands before the first message. */
  above?: ReactNode;
  /** Draws what came with an answer; `toComposer` is for what goes away with its press. */
  cards?: (message: Said, toComposer: () => void) => ReactNode;
  /** Draws what was read from a message of the student. */
  below?: (message: Said) => ReactNode;
  /** Stands above the composer; gets what says something that was tapped. */
  foot?: (say: Say) => ReactNode;
  /** The newest answer asks something that is open. */
  asks?: boolean;
  /** What is said, with the way to try again, where the answer of a failed request would be. */
  sorry?: string;
  /** Messages stand closer, where cards come with them. */
  dense?: boolean;
  /** Nothing more can be said. */
  closed?: boolean;
}
