import './people-search.css';
import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { Composer } from '#ui/Composer.tsx';
import { Message } from '#ui/Message.tsx';
import { SampleLabel } from '#ui/SampleLabel.tsx';
import { Status } from '#ui/Status.tsx';
import { ThreadScroll } from '#ui/ThreadScroll.tsx';
import { UnusedWords } from '#ui/UnusedWords.tsx';
import { copy } from './copy.ts';
import { PastTurn } from './PastTurn.tsx';
import { isNearest, type Search, shownTurns, type Turn } from './search.ts';
import { Start } from './Start.tsx';
import { TurnView, type TurnViewProps } from './TurnView.tsx';
import type { PeopleSearch } from './usePeopleSearch.ts';
import { useWide } from './useWide.ts';
import { foundOf, sorry } from './words.ts';

/** The search for people: questions and answers, the earlier ones folded, and the composer. */
export function PeopleSearchPage({ talk, sample, head, notice, draft, onDraft, onRetry, ...view }: PeopleSearchPageProps) {
  const { search, ask, edit } = talk;
  const box = useRef<HTMLTextAreaElement>(null);
  const turns = shownTurns(search);
  const busy = search.running !== null;
  const last = turns.at(-1);
  const wide = useWide();
  const failed = search.failure !== null || (!busy && last?.status === 'failed');
  const toComposer = () => focusWithoutKeyboard(box);
  useEffect(() => {
    // What was pressed to ask is gone with its page.
    if (busy) toComposer();
    // Once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const askFor = (question: string) => {
    ask(question);
    toComposer();
  };
  return (
    <>
      <ThreadScroll
        label={copy.search}
        turn={search.turns.length + (search.running?.request.kind === 'ask' ? 1 : 0)}
        hold
        above={
          <PeopleHead sample={sample}>
            {head}
            {turns.length > 0 && (
              <Button
                kind="quiet"
                onClick={() => {
                  talk.anew();
                  toComposer();
                }}
              >
                {copy.newSearch}
              </Button>
            )}
          </PeopleHead>
        }
      >
        {notice}
        {turns.length === 0 && !failed && <Start onAsk={askFor} />}
        {turns.map((turn, place) => (
          // Turns are only added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={place} className="turn" aria-label={turn.query || turn.interpretation}>
            {turn.query !== '' && (
              <Message from="student" start={turn === last && place > 0} time={turn.createdAt}>
                <UnusedWords text={turn.query} unused={turn.reading.filter(({ as }) => as === 'unused')} />
              </Message>
            )}
            {turn === last ? (
              <TurnView
                {...view}
                turn={turn}
                busy={busy}
                onEdit={edit}
                onWithout={(id) => {
                  edit({ filters: (turn.filters ?? []).filter((one) => one.id !== id) });
                  toComposer();
                }}
                onOffer={({ filters }) => {
                  edit({ filters });
                  toComposer();
                }}
              />
            ) : (
              <PastTurn {...view} turn={turn} newest={turns.slice(place + 1).every(isTalk)} />
            )}
          </section>
        ))}
        {(failed || (!busy && last?.status === 'stopped')) && (
          <div className="again">
            {failed && (
              <div role="alert">
                <p className="told read">{sorry}</p>
                {search.failure?.reason && <p className="note">{search.failure.reason}</p>}
              </div>
            )}
            <Button
              onClick={() => {
                onRetry();
                toComposer();
              }}
            >
              {copy.retry}
            </Button>
          </div>
        )}
        {!busy && !failed && last && last.suggestions.length > 0 && (
          <div className="next">
            <Chips label={copy.suggested} labelHidden>
              {last.suggestions.map((question) => (
                <Chip key={question} small onClick={() => askFor(question)}>
                  {question}
                </Chip>
              ))}
            </Chips>
          </div>
        )}
      </ThreadScroll>
      <div className="dock">
        <Status hidden>{statusOf(search, failed)}</Status>
        <Composer
          inputRef={box}
          label={turns.length === 0 ? first : later}
          placeholder={turns.length === 0 ? first : wide ? later : copy.narrow}
          limit={2000}
          value={draft}
          onValueChange={onDraft}
          onSend={(question) => {
            onDraft('');
            ask(question);
          }}
          onStop={talk.stop}
          answering={busy}
        />
      </div>
    </>
  );
}

/** Nothing is known of it yet, or it was answered in words alone. */
const isTalk = ({ strategy }: Turn): boolean => strategy === null || strategy === 'none';

/** SPEC's heading, and what stands next to it. */
export function PeopleHead({ sample, children }: { sample: boolean; children?: ReactNode }) {
  return (
    <header className="page-head people-head stuck">
      <title>{copy.pageTitle}</title>
      <h1 className="show">{copy.title}</h1>
      <div className="aside">
        {children}
        {sample && <SampleLabel>{copy.sample}</SampleLabel>}
      </div>
    </header>
  );
}

/** What was pressed goes away with the press, and focus with it; on a touch screen a keyboard would rise. */
const focusWithoutKeyboard = (box: RefObject<HTMLTextAreaElement | null>): void => {
  if (!matchMedia('(pointer: coarse)').matches) box.current?.focus();
};

const statusOf = ({ running, turns }: Search, failed: boolean): string => {
  if (running !== null) return copy.searching;
  const last = turns.at(-1);
  if (failed || !last) return '';
  if (last.status === 'stopped') return copy.stopped;
  if (last.strategy === 'none') return copy.done;
  return last.total === 0 && !isNearest(last) ? copy.noneDone : copy.foundDone(foundOf(last));
};

const first = copy.first;
const later = copy.later;

interface PeopleSearchPageProps extends Pick<TurnViewProps, 'alumni' | 'conditions' | 'missed' | 'employer' | 'actions' | 'foot'> {
  talk: PeopleSearch;
  /** Some of the alumni are invented. */
  sample: boolean;
  /** Stands next to the heading. */
  head?: ReactNode;
  /** Stands before all questions. */
  notice?: ReactNode;
  draft: string;
  onDraft: (text: string) => void;
  onRetry: () => void;
}
