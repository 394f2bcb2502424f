import './person-cards.css';
import type { Alumni } from '@alive/contract/people.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Misses } from '#ui/Misses.tsx';
import { Neighbours } from '#ui/Neighbours.tsx';
import { PillSelect } from '#ui/PillSelect.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { Avatar } from './Avatar.tsx';
import { copy } from './copy.ts';
import { Facts } from './Facts.tsx';
import { useMatch } from './Match.tsx';
import { firstOrder, orderOf, orders } from './order.ts';
import type { PeopleListProps } from './PeopleTable.tsx';
import { Profile } from './Profile.tsx';
import { stopsOf } from './stops.ts';

/** The people found, one card each, for a narrow screen; a menu sorts them, where `onSort` can. */
export function PersonCards({ people, found, best, sort, onSort, ...draw }: PeopleListProps) {
  const { by, descending } = orderOf(sort);
  return (
    <div className="person-list">
      <div className="sortby">
        <span className="note num total">{found}</span>
        {onSort && people.length > 1 && (
          <>
            <PillSelect
              label={copy.sortBy}
              value={by}
              options={orders.map((one) => ({ value: one.by, name: one.name }))}
              onChange={(value) => {
                const chosen = orders.find((one) => one.by === value);
                if (chosen) onSort(firstOrder(chosen.by));
              }}
            />
            <Button
              kind="icon"
              aria-label={descending ? copy.downwards : copy.upwards}
              onClick={() => onSort({ by, descending: !descending })}
            >
              <Icon of={descending ? ArrowDown : ArrowUp} small />
            </Button>
          </>
        )}
      </div>
      <Neighbours names={people.map(({ name }) => name)}>
        <ul className="persons" aria-label={copy.found}>
          {people.map((person, place) => (
            <li key={person.id} className="card settle" style={{ '--i': place } as CSSProperties}>
              <Person person={person} lit={person.id === best} {...draw} />
            </li>
          ))}
        </ul>
      </Neighbours>
    </div>
  );
}

function Person({ person, lit, misses, employer, actions, foot }: Drawn & { person: Alumni; lit: boolean }) {
  const doings = actions?.(person);
  const match = useMatch(person);
  return (
    <>
      <div className="top">
        <Avatar person={person} />
        <div className="who">
          <h3 className="cardname">
            {person.name} <Profile person={person} slim />
          </h3>
          <p>{person.role}</p>
          <p className="note">{employer?.(person) ?? person.company}</p>
        </div>
        {match.button}
      </div>
      {match.parts}
      <Facts person={person} />
      {misses && <Misses labels={misses(person)} />}
      <Timeline stops={stopsOf(person)} whose={person.name} lit={lit} upright />
      {person.about && <p className="real about">{person.about}</p>}
      {foot?.(person)}
      {doings && <div className="doings">{doings}</div>}
    </>
  );
}

type Drawn = Pick<PeopleListProps, 'misses' | 'employer' | 'actions' | 'foot'>;
