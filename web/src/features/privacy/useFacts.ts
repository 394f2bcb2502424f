import { readPrivacy } from '@alive/contract/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';

/** How data is handled here. It changes with the server's configuration only. */
export const usePrivacyFacts = () => useQuery({ ...queryOf(readPrivacy, {}), staleTime: Infinity });
