import './search.css';
import type { User } from '@alive/contract/account.ts';
import type { CSSProperties, ReactNode } from 'react';
import { SampleLabel } from '#ui/SampleLabel.tsx';

/** Who is searching; below, the conditions, or their outline while the first ones are awaited. */
export function SearchHeader({ user, sample, awaiting, children }: SearchHeaderProps) {
  return (
    <div className="search-head">
      <header>
        <div>
          <title>Search · Alive</title>
          <h1 className="show">
            Hi {user.firstName}, <span className="em">let’s find your dream job</span>
          </h1>
          <p className="dim">
            {user.major}
            <span className="dot">&nbsp;· </span>
            {user.school}
            <span className="dot">&nbsp;· </span>
            Class of {user.graduationYear}
          </p>
        </div>
        {sample && <SampleLabel />}
      </header>
      {awaiting && (
        <div className="chips" aria-hidden="true">
          {['98px', '76px', '82px'].map((width) => (
            <i key={width} className="bone" style={{ '--w': width } as CSSProperties} />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

interface SearchHeaderProps {
  user: User;
  sample: boolean;
  /** It is not known yet under which conditions. */
  awaiting: boolean;
  children?: ReactNode;
}
