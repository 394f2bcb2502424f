import './people.css';
import type { Alumni } from '@alive/contract/people.ts';
import { ArrowUpRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { hostOf } from '#ui/host.ts';
import { Icon } from '#ui/Icon.tsx';
import { Monogram } from '#ui/Monogram.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { flagOf } from './flag.ts';

/** A few people from the database, each with what they do, where they come from and why they are shown. */
export function PeopleCards({ people }: { people: Alumni[] }) {
  return (
    <ul className="card people" aria-label="People">
      {people.map((person, place) => (
        <li key={person.id} className="settle" style={{ '--i': place } as CSSProperties}>
          <Monogram name={person.name} decorative />
          <div className="who">
            <h3>{person.name}</h3>
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

function Facts({ person: { year, major, school, hometown, hometown_country: country } }: { person: Alumni }) {
  const flag = country === null ? null : flagOf(country);
  const studies = [year === null ? null : `Class of ${year}`, major, school].filter((fact) => fact !== null);
  return (
    <p className="note">
      {studies.map((fact, place) => (
        <span key={fact}>
          {fact}
          {(place < studies.length - 1 || hometown) && <span className="dot">&nbsp;· </span>}
        </span>
      ))}
      {hometown && (
        <span>
          <VisuallyHidden>From </VisuallyHidden>
          {flag && (
            <span title={flag.country} aria-hidden="true">
              {flag.character}{' '}
            </span>
          )}
          {hometown}
          {flag && !hometown.includes(flag.country) && <VisuallyHidden>, {flag.country}</VisuallyHidden>}
        </span>
      )}
    </p>
  );
}

/** The way to their own page; nothing where that is not http(s). */
function Profile({ person: { name, linkedin } }: { person: Alumni }) {
  const host = linkedin === null ? null : hostOf(linkedin);
  if (linkedin === null || host === null) return null;
  return (
    <a className="link note" href={linkedin} target="_blank" rel="noreferrer noopener" aria-label={`${name}'s profile at ${host}`}>
      <span>{host}</span>
      <Icon of={ArrowUpRight} small />
    </a>
  );
}
