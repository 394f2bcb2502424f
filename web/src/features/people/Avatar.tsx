import type { Alumni } from '@alive/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { imageOf } from '#api/image.ts';
import { Monogram } from '#ui/Monogram.tsx';

/** A person's photo where there is one that loads, else their drawn monogram. Decorative: the name stands beside it. */
export function Avatar({ person: { name, photo } }: { person: Pick<Alumni, 'name' | 'photo'> }) {
  // Only our own image route is asked, with the student's token.
  const address = photo !== null && /^\/api\/(?!\/)/.test(photo) ? photo : null;
  const { data } = useQuery({
    queryKey: ['image', address],
    queryFn: ({ signal }) => imageOf(address ?? '', signal),
    enabled: address !== null,
    staleTime: Infinity,
    retry: false,
  });
  if (data === undefined) return <Monogram name={name} decorative />;
  return <img className="ava photo" src={data} alt="" width={40} height={40} />;
}
