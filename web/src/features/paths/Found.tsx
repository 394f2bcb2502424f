import type { CareerPaths, PathResult } from '@alive/contract/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip, Chips } from '#ui/Chip.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { figure } from '#ui/numbers.ts';
import { askPath } from '#paths.ts';
import { Drawing } from './Drawing.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { PathCard } from './PathCard.tsx';
import { Sequences } from './Sequences.tsx';
import type { OpenLine } from './useAsked.ts';

/** What is known of the ways to a role: sentences, figures, the drawing, and some of those who got there; or the nearest roles instead. */
export function Found({ found, avatar, foot, onAsk, onOpen }: FoundProps) {
  const { role, insights, total, results, filters, transitions, nearest, sequences } = found;
  return (
    <>
      {role !== null && <h2 className="head">{role}</h2>}
      {total > 0 ? (
        <>
          <p className="read insights">{insights}</p>
          <KeyFigures found={found} />
        </>
      ) : (
        <EmptyState sentence={insights}>
          {nearest.length > 0 && (
            <Chips label="Nearest to it" labelHidden>
              {nearest.map(({ name, count }) => (
                <Chip key={name} count={count} onClick={() => onAsk(name)}>
                  {name}
                </Chip>
              ))}
            </Chips>
          )}
        </EmptyState>
      )}
      {transitions.edges.length > 0 && <Drawing key={found.role} found={found} onOpen={onOpen} />}
      <Sequences sequences={sequences} />
      {results.length > 0 && (
        <section className="gotthere" aria-label="Who got there">
          <header>
            <h3 className="label">Who got there, those with most in common with you first</h3>
            {filters.length > 0 && (
              <Link className="link hit" to={askPath(filters)}>
                {total === 1 ? 'In Find People' : `All ${figure(total)} in Find People`}
              </Link>
            )}
          </header>
          <div className="grid">
            {results.map((person, place) => (
              <PathCard key={person.id} person={person} place={place} avatar={avatar(person)} foot={foot?.(person.id)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

export interface DrawPerson {
  avatar: (person: PathResult) => ReactNode;
  /** Stands at the foot of a person's card. */
  foot?: (personId: string) => ReactNode;
}
interface FoundProps extends DrawPerson {
  found: CareerPaths;
  onAsk: (dream: string) => void;
  onOpen: (line: OpenLine) => void;
}
