import './interview.css';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { TaskSheet } from '#ui/Sheet.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { Growing } from './Growing.tsx';
import type { ProfileSheet } from './useProfileSheet.ts';

/**
 * The page of an interview: its head, the talk, and the profile that grows next to it, where the screen is narrow behind a button. `heading`
 * says who is here; without `state` it is only the outline of the page.
 */
export function InterviewFrame({ heading, note, sheet, state, children }: InterviewFrameProps) {
  const { isWide } = sheet;
  const left = state ? copy.left(state.left) : '';
  return (
    <div className="interview">
      <main>
        <header className="interview-head">
          <div className="who">{heading}</div>
          {note}
          <div className="how-far">
            <span className="note num">{left}</span>
            {state?.onFinish && (
              <Button className="finish" busy={state.isFinishing} onClick={state.onFinish}>
                {copy.finish}
              </Button>
            )}
          </div>
          {state && !isWide && (
            <Button className="open-profile" aria-haspopup="dialog" onClick={sheet.open}>
              <VisuallyHidden>{copy.profileLabel(state.count)}</VisuallyHidden>
              <Branch />
              <span className="word" aria-hidden="true">
                {copy.profile}
              </span>
              <span className="num" aria-hidden="true">
                {state.count}
              </span>
            </Button>
          )}
        </header>
        <div className="interview-body">{children}</div>
      </main>
      {isWide && (
        <aside className="grow-panel" aria-label={copy.soFar}>
          <h2 className="read">{copy.soFar}</h2>
          {state && (
            <>
              <Growing answers={state.answers} left={state.left} />
              {state.rows}
            </>
          )}
        </aside>
      )}
      {sheet.isOpen && state && (
        <TaskSheet title={copy.soFar} onClose={sheet.close}>
          <div className="grow-sheet">
            <Growing answers={state.answers} left={state.left} />
            <p className="note">{left}</p>
            {state.chips}
          </div>
        </TaskSheet>
      )}
    </div>
  );
}

function Branch() {
  return (
    <svg className="i" viewBox="0 0 18 18" width="18" height="18" strokeWidth="1.5" aria-hidden="true">
      <path d="M3 15.5C5 10 7 9 9 9s4-1 6-6M5.5 11C4 9.5 3.5 7.5 3.5 5M8.8 9C8 7.5 8 5.5 8.5 3" />
    </svg>
  );
}

interface InterviewFrameProps {
  heading: ReactNode;
  /** What became of something that is still on its way. */
  note?: ReactNode;
  sheet: ProfileSheet;
  state?: {
    /** Questions to come. */
    left: number;
    /** For each answered question, how many facts it brought. */
    answers: readonly number[];
    /** How many facts are kept. */
    count: number;
    isFinishing: boolean;
    /** Ends the interview; absent once it is over. */
    onFinish?: (() => void) | undefined;
    /** What is known so far, for the panel and for the sheet. */
    rows: ReactNode;
    chips: ReactNode;
  };
  children: ReactNode;
}
