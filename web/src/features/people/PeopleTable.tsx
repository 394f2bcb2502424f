import './people-table.css';
import type { Alumni, PeopleSort } from '@alive/contract/people.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Misses } from '#ui/Misses.tsx';
import { Neighbours } from '#ui/Neighbours.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Avatar } from './Avatar.tsx';
import { copy } from './copy.ts';
import { Hometown } from './Hometown.tsx';
import { useMatch } from './Match.tsx';
import { type Order, orderAfter, orderOf, orders } from './order.ts';
import { Profile } from './Profile.tsx';
import { stopsOf } from './stops.ts';

/** The people found, one in a row; a press on a column sorts by it, where `onSort` can. */
export function PeopleTable({ people, best, sort, onSort, ...draw }: PeopleListProps) {
  return (
    <Neighbours names={people.map(({ name }) => name)}>
      <table className="people-table">
        <caption className="vh">{copy.found}</caption>
        <thead>
          <tr>
            {columns.map((of) => (
              <Column key={of[0]} of={of} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, place) => (
            <Row key={person.id} person={person} place={place} lit={person.id === best} {...draw} />
          ))}
        </tbody>
      </table>
    </Neighbours>
  );
}

function Row({ person, place, lit, misses, employer, actions, foot }: Drawn & { person: Alumni; place: number; lit: boolean }) {
  const match = useMatch(person);
  return (
    <>
      <tr className="settle" style={{ '--i': place } as CSSProperties}>
        <th scope="row">
          <div className="who">
            <Avatar person={person} />
            <div>
              <p>
                <b>{person.name}</b> <Profile person={person} slim />
              </p>
              <p>{person.role}</p>
              <p className="note">{employer?.(person) ?? person.company}</p>
              {actions && <div className="doings">{actions(person)}</div>}
            </div>
          </div>
        </th>
        <td>
          <span className="num">{person.year}</span>
          <p className="note">{person.major}</p>
        </td>
        <td>
          <Hometown person={person} />
        </td>
        <td>
          <Timeline stops={stopsOf(person)} whose={person.name} lit={lit} />
          {misses && <Misses labels={misses(person)} />}
          {person.about && <p className="real about">{person.about}</p>}
          {foot?.(person)}
        </td>
        <td>{match.button}</td>
      </tr>
      {match.parts && (
        <tr className="whymatch">
          <td colSpan={5}>{match.parts}</td>
        </tr>
      )}
    </>
  );
}

function Column({ of, sort, onSort }: Pick<PeopleListProps, 'sort' | 'onSort'> & { of: readonly Order[] }) {
  const { by, descending } = orderOf(sort);
  return (
    <th scope="col" aria-sort={of.includes(by) ? (descending ? 'descending' : 'ascending') : undefined}>
      {of.map((one, place) => (
        <span key={one}>
          {place > 0 && ', '}
          {onSort ? (
            <button type="button" className="hit" onClick={() => onSort(orderAfter(sort, one))}>
              <VisuallyHidden>Sort by </VisuallyHidden>
              {titles[one]}
              {one === by && <Icon of={descending ? ArrowDown : ArrowUp} small />}
            </button>
          ) : (
            titles[one]
          )}
        </span>
      ))}
    </th>
  );
}

/** What each column shows and can be sorted by. */
const columns: readonly (readonly [Order, ...Order[]])[] = [
  ['name', 'role', 'company'],
  ['year', 'major'],
  ['hometown'],
  ['experience'],
  ['match'],
];

const titles = {
  ...(Object.fromEntries(orders.map(({ by, name }) => [by, name.toLowerCase()])) as Record<Order, string>),
  name: copy.name,
  year: copy.class,
  hometown: copy.hometown,
  experience: copy.careerPath,
  match: 'MATCH',
};

type Drawn = Pick<PeopleListProps, 'misses' | 'employer' | 'actions' | 'foot'>;

export interface PeopleListProps {
  people: Alumni[];
  /** How many there are, shown or not, in words. */
  found: string;
  /** Id of the one whose path is lit. */
  best: string | undefined;
  sort: PeopleSort | null;
  /** What a person lacks that was asked for, in words. */
  misses?: (person: Alumni) => readonly string[];
  /** In the place of their employer's bare name. */
  employer?: (person: Alumni) => ReactNode;
  /** What can be done with a person. */
  actions?: (person: Alumni) => ReactNode;
  /** Below their path. */
  foot?: (person: Alumni) => ReactNode;
  onSort?: (sort: PeopleSort) => void;
}
