import './message.css';
import { Check, Copy, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Icon, type Glyph } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { clockOf } from './when.ts';

/**
 * One thing said. The student's stands right, in sans, on fold; the assistant's is serif straight on the paper, and while `live` one ember
 * dot ends its line. `time` is an ISO date, shown on hover and focus. `actions` stand below, after `by`, which always shows and says who
 * wrote it. `start` marks where the newest turn begins, `asks` an answer that ends in a question that is open. What came of a message
 * stands `below` it.
 */
export function Message({ from, live = false, start = false, asks = false, time, by, actions, below, children }: MessageProps) {
  const student = from === 'student';
  return (
    <div className={`message ${from}`} data-start={start || undefined} data-asks={asks || undefined}>
      <VisuallyHidden>{student ? 'You said: ' : 'Alive said: '}</VisuallyHidden>
      <div className={student ? 'said' : 'told read'} dir={student ? 'auto' : undefined} data-live={live || undefined}>
        {children}
      </div>
      {below}
      {(time || actions) && (
        <div className="under">
          {by && <span className="stamp by">{by}</span>}
          {actions}
          {time && (
            <time className="stamp" dateTime={time}>
              {clockOf(time)}
            </time>
          )}
        </div>
      )}
    </div>
  );
}

/** The row below a message: only what is given is shown. `copy` is the text that goes to the clipboard. With Retry the row always shows. */
export function MessageActions({ copy, onRetry }: MessageActionsProps) {
  const [copied, setCopied] = useState(false);
  const toClipboard = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <span className="acts" data-stay={onRetry ? true : undefined}>
      {onRetry && (
        <Act of={RotateCw} onClick={onRetry}>
          Retry
        </Act>
      )}
      {copy !== undefined && (
        <Act of={copied ? Check : Copy} onClick={() => void toClipboard(copy).catch(() => setCopied(false))}>
          {copied ? 'Copied' : 'Copy'}
        </Act>
      )}
    </span>
  );
}

function Act({ of, onClick, children }: { of: Glyph; onClick: () => void; children: string }) {
  return (
    <button type="button" className="act" onClick={onClick}>
      <Icon of={of} small />
      {children}
    </button>
  );
}

type MessageProps = {
  from: 'student' | 'assistant';
  live?: boolean;
  start?: boolean;
  asks?: boolean;
  time?: string;
  by?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
};
type MessageActionsProps = { copy?: string; onRetry?: () => void };
