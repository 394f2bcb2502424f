import { listCompanies } from '@alive/contract/companies.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '#api/query.ts';

/** What fits the typed text in one of the lists that are known here; nothing where there is none. */
export const useSuggest = (list: 'places' | 'companies' | undefined) => {
  const { data } = useQuery({ ...queryOf(listCompanies, {}), enabled: list === 'companies', staleTime: Infinity });
  const items =
    list === 'places' ? places : list === 'companies' ? (data?.companies.map(({ name }) => ({ name, aliases: [] })) ?? none) : none;
  return useCallback(
    (typed: string) => rankSuggestions(items, typed, most).map(({ item, alias, match }) => ({ name: item.name, alias, match })),
    [items],
  );
};

const places = [...quickLocations.map((name) => ({ name, aliases: [] })), ...customCities];
const none: { name: string; aliases: readonly string[] }[] = [];

/** Rows that a small panel has room for. */
const most = 6;
