import type { PrivacyFacts } from '@alive/contract/privacy.ts';
import { copy } from './copy.ts';

/** What a language model gets of a student who agrees, and what never. */
export function Sent({ model }: { model: NonNullable<PrivacyFacts['model']> }) {
  return (
    <>
      <p>{copy.offer(model)}</p>
      <ul className="sent">
        {copy.sent.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {copy.neverSent.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
