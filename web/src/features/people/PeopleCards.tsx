import './people.css';
import type { Alumni } from '@alive/contract/people.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Neighbours } from '#ui/Neighbours.tsx';
import { Avatar } from './Avatar.tsx';
import { copy } from './copy.ts';
import { Facts } from './Facts.tsx';
import { Profile } from './Profile.tsx';

/** A few people from the database, each with what they do, where they come from and why they are shown; `employer` takes the place of their employer's bare name. */
export function PeopleCards({ people, employer, foot }: PeopleCardsProps) {
  // What is open at an employer is said once, of the first who works there.
  const firstAt = new Map(people.toReversed().map(({ company, id }) => [company, id]));
  return (
    <Neighbours names={people.map(({ name }) => name)}>
      <ul className="card people" aria-label={copy.people}>
        {people.map((person, place) => (
          <li key={person.id} className="settle" style={{ '--i': place } as CSSProperties}>
            <Avatar person={person} />
            <div className="who">
              <h3 className="cardname">{person.name}</h3>
              <p>
                {person.role} <span className="dim">at {employer?.(person) ?? person.company}</span>
              </p>
              <Facts person={person} />
            </div>
            {person.match_reasons.length > 0 && (
              <ul className="reasons real" aria-label={copy.why(person.name)}>
                {person.match_reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
            <Profile person={person} />
            {firstAt.get(person.company) === person.id && foot?.(person)}
          </li>
        ))}
      </ul>
    </Neighbours>
  );
}

interface PeopleCardsProps {
  people: Alumni[];
  employer?: (person: Alumni) => ReactNode;
  foot?: (person: Alumni) => ReactNode;
}
