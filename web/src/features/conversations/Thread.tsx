import './thread.css';
import type { Message as Said } from '@alive/contract/conversations.ts';
import type { ReactNode } from 'react';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Composer } from '#ui/Composer.tsx';
import { Markdown } from '#ui/Markdown.tsx';
import { Message, MessageActions } from '#ui/Message.tsx';
import { Status } from '#ui/Status.tsx';
import { ThreadScroll } from '#ui/ThreadScroll.tsx';
import type { Talk } from './useChat.ts';

/** A conversation as it is read and written: messages, what came with them, suggested replies and the composer. */
export function Thread({ talk, draft, onDraft, label, placeholder, above, cards, failure, dense = false, closed = false }: ThreadProps) {
  const { chat } = talk;
  const last = chat.messages.at(-1);
  const answering = chat.phase !== 'idle';
  const send = (text: string) => {
    onDraft('');
    talk.send(text);
  };
  const shown = chat.messages.filter((message) => !message.hidden && (message.sender === 'assistant' || message.text !== ''));
  // The newest turn begins with what the student said, where they said something.
  const start = shown.at(-2)?.sender === 'user' ? shown.at(-2) : shown.at(-1);
  return (
    <>
      <ThreadScroll
        label={label}
        dense={dense}
        above={above}
        turn={chat.messages.length}
        hold={failure == null && last?.results !== undefined}
      >
        {shown.map((message, place) => (
          <Turn
            key={message.id}
            message={message}
            start={message === start && place > 0}
            cards={cards}
            onRetry={message === last && !answering && message.status !== 'complete' ? talk.retry : undefined}
          />
        ))}
        {failure}
        {!answering && !closed && failure == null && last?.suggestions && last.suggestions.length > 0 && (
          <Chips label="Suggested replies" labelHidden>
            {last.suggestions.map((suggestion) => (
              <Chip key={suggestion} small onClick={() => send(suggestion)}>
                {suggestion}
              </Chip>
            ))}
          </Chips>
        )}
      </ThreadScroll>
      <div className="dock">
        <Status hidden={!answering}>{statusOf(talk)}</Status>
        {!closed && (
          <Composer
            label={placeholder}
            placeholder={placeholder}
            value={draft}
            onValueChange={onDraft}
            onSend={send}
            onStop={chat.phase === 'answering' ? talk.stop : undefined}
            answering={answering}
          />
        )}
      </div>
    </>
  );
}

function Turn({
  message,
  start,
  cards,
  onRetry,
}: {
  message: Said;
  start: boolean;
  cards?: (message: Said) => ReactNode;
  onRetry?: () => void;
}) {
  if (message.sender === 'user') {
    return (
      <Message from="student" start={start} time={message.createdAt}>
        {message.text}
      </Message>
    );
  }
  const live = message.status === 'streaming';
  return (
    <>
      <Message
        from="assistant"
        live={live}
        start={start}
        time={message.createdAt}
        actions={live ? undefined : <MessageActions copy={message.text === '' ? undefined : message.text} onRetry={onRetry} />}
      >
        <Markdown text={message.text} streaming={live} />
        {message.status === 'stopped' && <p className="note">Stopped here.</p>}
        {message.status === 'failed' && <p className="note">The answer broke off. You can try again.</p>}
      </Message>
      {cards?.(message)}
    </>
  );
}

function statusOf({ chat }: Talk): string {
  if (chat.phase === 'broken') return 'Connection lost. Looking for your answer…';
  if (chat.phase === 'answering') return 'Answering…';
  const last = chat.messages.at(-1);
  if (!last) return '';
  if (!last.results) return 'Done.';
  const { results } = last;
  return results.length === 1 ? 'Done, 1 job.' : `Done, ${results.length} jobs.`;
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
  /** Draws what came with an answer. */
  cards?: (message: Said) => ReactNode;
  /** What went wrong with the last request, drawn where its answer would be. */
  failure?: ReactNode;
  /** Messages stand closer, where cards come with them. */
  dense?: boolean;
  /** Nothing more can be said. */
  closed?: boolean;
}
