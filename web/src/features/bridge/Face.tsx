import type { Neighbour } from '@alive/contract/bridge.ts';
import { useImage } from '#api/useImage.ts';
import { Monogram } from '#ui/Monogram.tsx';

/** Somebody's photo where there is one, else their monogram; small, and next to a sentence that says what matters. */
export function Face({ person: { name, role, company, photo } }: { person: Neighbour }) {
  const image = useImage(photo);
  return (
    <span title={`${name}, ${role} at ${company}`}>
      {image === undefined ? (
        <Monogram name={name} size={size} decorative />
      ) : (
        <img className="ava photo" src={image} alt="" width={size} height={size} />
      )}
    </span>
  );
}

const size = 26;
