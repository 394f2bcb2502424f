import type { Fact } from '@alive/contract/facts.ts';
import { copy } from './copy.ts';

/** Where a fact comes from, with the student's own words where there are any. */
export function Origin({ fact }: { fact: Fact }) {
  const quote = fact.quote ?? copy.formAnswer(fact);
  return (
    <p className="origin">
      {copy.origin(fact)}
      {quote !== null && (
        <>
          {' '}
          <q dir="auto">{quote}</q>
        </>
      )}
    </p>
  );
}
