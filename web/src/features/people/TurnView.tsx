import type { Condition } from '@alive/contract/conditions.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { ChevronDown } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { retryImport } from '#api/retry-import.ts';
import { Button } from '#ui/Button.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { figure } from '#ui/numbers.ts';
import { Offers } from '#ui/Offers.tsx';
import { Thinking } from '#ui/Thinking.tsx';
import { copy } from './copy.ts';
import { PeopleOutline } from './PeopleOutline.tsx';
import type { PeopleListProps } from './PeopleTable.tsx';
import { isNearest, type Turn } from './search.ts';
import { Skippable } from './Skippable.tsx';
import type { Edit } from './usePeopleSearch.ts';
import { useWide } from './useWide.ts';
import { countOf, effortOf, foundOf, noneFound } from './words.ts';

const PeopleTable = lazy(retryImport(async () => ({ default: (await import('./PeopleTable.tsx')).PeopleTable })));
const PersonCards = lazy(retryImport(async () => ({ default: (await import('./PersonCards.tsx')).PersonCards })));

/** One answer: how it was found, what was understood, the people and what can be said of them. With `onEdit` it can be changed. */
export function TurnView({ turn, alumni, busy, conditions, missed, employer, actions, foot, onEdit, onWithout, onOffer }: TurnViewProps) {
  const { strategy, results, filters, thinking, sql, total, summary, misses } = turn;
  const asking = turn.status === 'asking';
  const searching = asking && results === null;
  const isSearch = strategy !== 'none';
  const near = isNearest(turn);
  const empty = isSearch && (near || (summary !== '' && results?.length === 0));
  const wide = useWide();
  const meant = isSearch && turn.interpretation !== '' && <p className="told read meant">{turn.interpretation}</p>;
  const List = wide ? PeopleTable : PersonCards;
  // What is open at an employer is said once, of the first who works there.
  const firstAt = new Map(results?.toReversed().map(({ company, id }) => [company, id]));
  return (
    // What is shown while a change of it is under way is no longer true.
    <div className="answer" aria-busy={asking && results !== null}>
      {/* Where nothing was said, it stands for the question. */}
      {turn.query === '' && meant}
      {isSearch && (asking || thinking.length > 0) && (
        <Thinking
          steps={thinking}
          sql={sql}
          live={searching}
          note={searching ? turn.approach || copy.reading : effortOf(turn.took, sql === '' ? undefined : alumni)}
        />
      )}
      {turn.query !== '' && meant}
      {isSearch && filters !== null && (
        <div className="looking asked">
          {conditions(filters, onEdit && ((changed) => onEdit({ filters: changed })))}
          {results !== null && <span className="note num total">{foundOf(turn)}</span>}
        </div>
      )}
      {isSearch && searching && <PeopleOutline understood={filters !== null} />}
      {empty && <Nobody turn={turn} onWithout={onWithout} />}
      {isSearch && !empty && results !== null && <SummaryText text={summary} waiting={asking} />}
      {results !== null && results.length > 0 && (
        <div className="listing">
          <h2 className={near ? 'label nearest' : 'vh'}>{near ? copy.closest : copy.people}</h2>
          <Skippable label={countOf(results.length)}>
            <Suspense fallback={<PeopleOutline understood />}>
              <List
                people={results}
                found={foundOf(turn)}
                misses={near ? ({ id }) => missed(filters ?? [], misses[id] ?? []) : undefined}
                best={bestOf(results)}
                sort={turn.sort}
                employer={employer}
                actions={actions}
                foot={foot && ((person) => firstAt.get(person.company) === person.id && foot(person))}
                onSort={onEdit && ((sort) => onEdit({ sort }))}
              />
            </Suspense>
          </Skippable>
          <div className="after">
            {onEdit && <More shown={results.length} total={total} busy={busy} onMore={(limit) => onEdit({ limit })} />}
            {results.some((one) => one.match_stops?.length) && <p className="note legend">{copy.legend}</p>}
          </div>
        </div>
      )}
      {!isSearch && summary !== '' && <SummaryText text={summary} waiting={false} />}
      {turn.status === 'stopped' && <p className="note">{copy.stoppedHere}</p>}
      {onOffer && !busy && <Offers offers={turn.offers} onTake={onOffer} />}
    </div>
  );
}

/** Stands above the people; while it is awaited its room is kept, so that they do not move. */
function SummaryText({ text, waiting }: { text: string; waiting: boolean }) {
  if (text === '' && !waiting) return null;
  return (
    <div className="told read summary">
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** SPEC's sentence, what else there is to say, and what letting one condition go would find. */
function Nobody({ turn: { summary, without }, onWithout }: { turn: Turn; onWithout?: (id: string) => void }) {
  const rest = summary.startsWith(noneFound) ? summary.slice(noneFound.length).trim() : summary;
  return (
    <EmptyState sentence={noneFound}>
      {rest !== '' && <p className="dim">{rest}</p>}
      {onWithout && without.length > 0 && (
        <Chips label={copy.searchWithout} labelHidden>
          {without.map(({ id, label, total }) => (
            <Chip key={id} disabled={total === 0} onClick={() => onWithout(id)}>
              Without <b>{label}</b>: {figure(total)}
            </Chip>
          ))}
        </Chips>
      )}
    </EmptyState>
  );
}

function More({ shown, total, busy, onMore }: { shown: number; total: number; busy: boolean; onMore: (limit: number) => void }) {
  if (shown >= total) return null;
  if (shown >= most) return <p className="note">{copy.firstShown(shown)}</p>;
  const next = Math.min(step, total - shown, most - shown);
  return (
    <Button kind="quiet" className="showmore" busy={busy} onClick={() => onMore(shown + next)}>
      {copy.showMore(next)}
      <Icon of={ChevronDown} small />
    </Button>
  );
}

const bestOf = (people: readonly Alumni[]): string | undefined =>
  people.reduce<Alumni | undefined>((best, one) => (best && best.match_score >= one.match_score ? best : one), undefined)?.id;

/** The server shows at most so many. */
const most = 100;
const step = 20;

export interface TurnViewProps extends Pick<PeopleListProps, 'employer' | 'actions' | 'foot'> {
  turn: Turn;
  /** How many people there are. */
  alumni: number | undefined;
  busy: boolean;
  /** Draws the conditions; without `onChange` they can only be read. */
  conditions: (active: Condition[], onChange?: (changed: Condition[]) => void) => ReactNode;
  /** The labels of those of the conditions that have these ids. */
  missed: (conditions: Condition[], ids: readonly string[]) => string[];
  onEdit?: (change: Edit) => void;
  /** Gets the id of the condition to let go. */
  onWithout?: (id: string) => void;
  /** Gets the guess that was tapped. */
  onOffer?: (offer: Offer) => void;
}
