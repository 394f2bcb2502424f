import { listCompanies } from '@alive/contract/companies.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '#api/query.ts';
import type { List } from './fields.ts';

/** What fits the typed text in one of the lists that are known here; nothing where there is none. */
export const useSuggest = (list: List | undefined) => {
  const { data } = useQuery({ ...queryOf(listCompanies, {}), enabled: list === 'companies', staleTime: Infinity });
  const items: readonly Named[] =
    list === 'companies' ? (data?.companies.map(({ name }) => ({ name, aliases: [] })) ?? none) : list ? known[list] : none;
  return useCallback(
    (typed: string) => rankSuggestions(items, typed, most).map(({ item, alias, match }) => ({ name: item.name, alias, match })),
    [items],
  );
};

const known: Record<Exclude<List, 'companies'>, readonly Named[]> = {
  places: [...quickLocations.map((name) => ({ name, aliases: [] })), ...customCities],
  schools,
  majors,
};
const none: readonly Named[] = [];

/** Rows that a small panel has room for. */
const most = 6;

interface Named {
  name: string;
  aliases: readonly string[];
}
