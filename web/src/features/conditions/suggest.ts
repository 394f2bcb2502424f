import { listCompanies } from '@alive/contract/companies.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queryOf } from '#api/query.ts';
import { useTitles } from '#api/useTitles.ts';
import type { List } from './fields.ts';

/** What fits the typed text in one of the lists that are known here, or among titles of work; nothing where there is no list. */
export const useSuggest = (list: List | undefined, typed: string) => {
  const titles = useTitles(list === 'titles' ? typed : '');
  const { data } = useQuery({ ...queryOf(listCompanies, {}), enabled: list === 'companies', staleTime: Infinity });
  const items = useMemo((): readonly Named[] => {
    if (list === 'companies') return data?.companies.map(({ name }) => ({ name, aliases: [] })) ?? none;
    if (list === 'titles') return titles.map((name) => ({ name, aliases: [] }));
    return list ? known[list] : none;
  }, [list, data, titles]);
  return useCallback(
    (typed: string) => rankSuggestions(items, typed, most).map(({ item, alias, match }) => ({ name: item.name, alias, match })),
    [items],
  );
};

const known: Record<Exclude<List, 'companies' | 'titles'>, readonly Named[]> = {
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
