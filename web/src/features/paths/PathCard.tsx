import type { PathResult } from '@alive/contract/paths.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Timeline } from '#ui/Timeline.tsx';
import { stopsOf, wentOn } from './stops.ts';

/** Somebody who got there: who they are now, the steps that led there, what they studied, and what they share with the student. */
export function PathCard({ person, place, lit, avatar, foot }: PathCardProps) {
  const { name, role, company, year, major, hometown_city: city, common } = person;
  const facts = [year, major, city].filter((fact) => fact !== null && fact !== '');
  return (
    <article className="card settle pathcard" style={{ '--i': place } as CSSProperties} aria-label={name}>
      <div className="who">
        {avatar}
        <div>
          <h3 className="cardname">{name}</h3>
          <p className="note">
            {wentOn(person) && 'Now '}
            {role}
            <br />
            {company}
          </p>
        </div>
      </div>
      <Timeline stops={stopsOf(person)} whose={name} lit={lit} />
      <p className="note num">
        {facts.map((fact, place) => (
          <span key={fact}>
            {fact}
            {place < facts.length - 1 && <span className="dot">&nbsp;· </span>}
          </span>
        ))}
      </p>
      {common.length > 0 && <p className="note">{common.join(' · ')}</p>}
      {foot}
    </article>
  );
}

interface PathCardProps {
  person: PathResult;
  /** Among those shown. */
  place: number;
  /** Whether theirs is the way that is lit. */
  lit: boolean;
  avatar: ReactNode;
  foot?: ReactNode;
}
