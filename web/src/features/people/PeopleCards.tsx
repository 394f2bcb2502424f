import './people.css';
import type { Alumni } from '@alive/contract/people.ts';
import type { CSSProperties } from 'react';
import { Avatar } from './Avatar.tsx';
import { Facts } from './Facts.tsx';
import { Profile } from './Profile.tsx';

/** A few people from the database, each with what they do, where they come from and why they are shown. */
export function PeopleCards({ people }: { people: Alumni[] }) {
  return (
    <ul className="card people" aria-label="People">
      {people.map((person, place) => (
        <li key={person.id} className="settle" style={{ '--i': place } as CSSProperties}>
          <Avatar person={person} />
          <div className="who">
            <h3 className="cardname">{person.name}</h3>
            <p>
              {person.role} <span className="dim">at {person.company}</span>
            </p>
            <Facts person={person} />
          </div>
          {person.match_reasons.length > 0 && (
            <ul className="reasons real" aria-label={`Why ${person.name}`}>
              {person.match_reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          <Profile person={person} />
        </li>
      ))}
    </ul>
  );
}
