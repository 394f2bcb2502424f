import type { Alumni } from '@alive/contract/people.ts';
import { useImage } from '#api/useImage.ts';
import { Monogram } from '#ui/Monogram.tsx';

/** A person's photo where there is one that loads, else their drawn monogram. Decorative: the name stands next to it. */
export function Avatar({ person: { name, photo } }: { person: Pick<Alumni, 'name' | 'photo'> }) {
  const image = useImage(photo);
  if (image === undefined) return <Monogram name={name} decorative />;
  return <img className="ava photo" src={image} alt="" width={40} height={40} />;
}
