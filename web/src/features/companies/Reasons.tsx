import '#ui/score.css';
import type { CompanyDetail } from '@alive/contract/companies.ts';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { isStrong } from '#ui/score.ts';
import { copy } from './copy.ts';

/** What the alumni score is the sum of, and why the company has its priority. */
export function Reasons({
  company: { yale_score: score, score_parts: parts, priority, priority_reason: reason },
}: {
  company: CompanyDetail;
}) {
  return (
    <section className="tallies">
      <div className={clsx('scored', isStrong(score) && 'good')}>
        <h2>{copy.aboutScore}</h2>
        <p>
          The alumni score is <b>{score} out of 100</b>. These parts add up to it.
        </p>
        <ul className="parts bars num" aria-label={copy.scoreParts}>
          {parts.map(({ name, points, max, text }) => (
            <li key={name}>
              <span>{name}</span>{' '}
              <span>
                {points}/{max}
              </span>
              <i style={{ '--v': `${max > 0 ? (100 * points) / max : 0}%` } as CSSProperties} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Why it’s P{priority}</h2>
        <p>{reason}</p>
      </div>
    </section>
  );
}
