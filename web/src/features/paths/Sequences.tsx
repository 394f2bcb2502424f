import type { CareerPaths } from '@alive/contract/paths.ts';
import { ArrowRight } from 'lucide-react';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { alumniOf } from './words.ts';

/** The ways most often gone from the first job to this one, each with how many went exactly so. */
export function Sequences({ sequences }: Pick<CareerPaths, 'sequences'>) {
  if (sequences.length === 0) return null;
  return (
    <section className="sequences" aria-label={copy.waysTaken}>
      <h3 className="label">{copy.waysTaken}</h3>
      <ol>
        {sequences.map(({ steps, count }) => (
          <li key={steps.join(' > ')}>
            <span>
              {steps.map((step, place) => (
                // A way may come to the same role twice.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>
                  {place > 0 && <Icon of={ArrowRight} small label="then" />}
                  {step}
                </span>
              ))}
            </span>
            <span className="note num">{steps.length === 1 ? `${alumniOf(count)}, at once` : alumniOf(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
