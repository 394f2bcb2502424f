import './profile-review.css';
import type { User } from '@alive/contract/account.ts';
import type { ResumeReading } from '@alive/contract/resume.ts';
import { useState } from 'react';
import { ResumeReview } from './ResumeReview.tsx';

/** What was read in the stored résumé, on the profile: the page next to the rows, where there is room. */
export function ProfileReview({ user, reading }: { user: User; reading: ResumeReading }) {
  const [side, setSide] = useState<HTMLElement | null>(null);
  return (
    <div className="profile-review">
      <div className="in">
        <div className="beside" ref={setSide} />
        <div>
          <ResumeReview user={user} reading={reading} side={side} level="h3" />
        </div>
      </div>
    </div>
  );
}
