import type { CareerPaths, PathResult } from '@alive/contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from '#router/Link.tsx';
import { Chip, Chips } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { askPath } from '#paths.ts';
import { copy } from './copy.ts';
import { Drawing } from './Drawing.tsx';
import { Employers } from './Employers.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { litOf } from './lit.ts';
import { PathCard } from './PathCard.tsx';
import { Sequences } from './Sequences.tsx';
import type { OpenLine } from './useAsked.ts';
import { couldNotUse } from './words.ts';

/** What is known of the ways to a role: sentences, figures, the drawing, and some of those who got there; or the nearest roles instead. */
export function Found({ dream, found, avatar, foot, work, onAsk, onOpen }: FoundProps) {
  const { role, insights, unused, occupations, total, results, filters, transitions, nearest, sequences, employers } = found;
  const lit = litOf(found)?.person ?? results[0];
  const leftOut = unused.length > 0 && <p className="note">{couldNotUse(unused)}</p>;
  return (
    <>
      {role !== null && <h2 className={role.toLowerCase() === dream.toLowerCase() ? 'vh' : 'head'}>{role}</h2>}
      {total > 0 ? (
        <div className="gist">
          <div>
            <p className="read">{insights}</p>
            {leftOut}
          </div>
          <KeyFigures found={found} />
        </div>
      ) : (
        <EmptyState sentence={insights}>
          {nearest.length > 0 && (
            <Chips label={copy.nearest} labelHidden>
              {nearest.map(({ name, count }) => (
                <Chip key={name} count={count} onClick={() => onAsk(name)}>
                  {name}
                </Chip>
              ))}
            </Chips>
          )}
          {role === null && occupations.length > 0 && (
            <Chips label={copy.workThatMayFit}>
              {occupations.map(({ code, name }) => (
                <Chip key={code} onClick={() => onAsk(name)}>
                  {name}
                </Chip>
              ))}
            </Chips>
          )}
          {leftOut}
        </EmptyState>
      )}
      {transitions.edges.length > 0 && <Drawing key={found.role} found={found} onOpen={onOpen} />}
      {role !== null && occupations[0] && work?.(occupations[0].code)}
      {results.length > 0 && (
        <section className="gotthere" aria-label={copy.whoGotThere}>
          <header>
            <h3 className="read">{results.some(({ common }) => common.length > 0) ? copy.closest : copy.whoGotThere}</h3>
            {filters.length > 0 && (
              <Link className="link hit" to={askPath(filters)}>
                {copy.inFindPeople(total)}
              </Link>
            )}
          </header>
          <div className="grid">
            {results.map((person, place) => (
              <PathCard
                key={person.id}
                person={person}
                place={place}
                lit={person === lit}
                avatar={avatar(person)}
                foot={foot?.(person.id)}
              />
            ))}
          </div>
        </section>
      )}
      <Sequences sequences={sequences} />
      <Employers employers={employers} />
    </>
  );
}

export interface DrawPerson {
  avatar: (person: PathResult) => ReactNode;
  /** Stands at the foot of a person's card. */
  foot?: (personId: string) => ReactNode;
  /** What the work of an occupation is like, by its code. */
  work?: (code: string) => ReactNode;
}
interface FoundProps extends DrawPerson {
  /** As it was asked. */
  dream: string;
  found: CareerPaths;
  onAsk: (dream: string) => void;
  onOpen: (line: OpenLine) => void;
}
