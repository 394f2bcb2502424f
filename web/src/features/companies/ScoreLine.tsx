import '#ui/score.css';
import type { Company } from '@alive/contract/companies.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { isStrong } from '#ui/score.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { alumniOf } from './words.ts';

/** The alumni score as a bar and in figures, and how many there are. */
export function ScoreLine({ company: { yale_score: score, yale_alumni_count: alumni } }: { company: Company }) {
  return (
    <div className={clsx('scored', isStrong(score) && 'good')}>
      <p className="parts note num">
        <span>{copy.byScore}</span>
        <i style={{ '--v': `${score}%` } as CSSProperties} />
        <span>
          <b>{score}</b>
          <VisuallyHidden> of 100</VisuallyHidden>
          <span className="dot"> · </span>
          {alumniOf(alumni)}
        </span>
      </p>
    </div>
  );
}
