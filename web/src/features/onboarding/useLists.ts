import { useQuery } from '@tanstack/react-query';
import type * as lists from './lists.ts';

/** The schools and majors, loaded alongside the wizard; until they are there nothing is suggested. */
export const useLists = (): Lists => {
  const { data, isPending } = useQuery({
    queryKey: ['onboarding-lists'],
    queryFn: () => import('./lists.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
  return {
    suggestSchools: data?.suggestSchools ?? nothing,
    suggestMajors: data?.suggestMajors ?? nothing,
    meantSchool: data?.meantSchool ?? unlisted,
    meantMajor: data?.meantMajor ?? unlisted,
    logoOf: data?.logoOf ?? noLogo,
    isPending,
  };
};

const nothing = () => [];
const noLogo = () => '';
const unlisted = () => ({ is: 'unlisted' as const });

type Lists = { [name in keyof typeof lists]: (typeof lists)[name] } & { isPending: boolean };
