import { useQuery } from '@tanstack/react-query';
import { imageOf } from './image.ts';

/** An image of ours that only a student may see, for `src`; undefined until it is there, and where there is none. Other addresses are not asked. */
export const useImage = (image: string | null): string | undefined => {
  const address = image !== null && /^\/api\/(?!\/)/.test(image) ? image : null;
  return useQuery({
    queryKey: ['image', address],
    queryFn: ({ signal }) => imageOf(address ?? '', signal),
    enabled: address !== null,
    staleTime: Infinity,
    retry: false,
  }).data;
};
