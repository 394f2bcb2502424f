import { listCompanies } from '@alive/contract/companies.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryOf } from '#api/query.ts';
import { newYorkCity } from './search.ts';

/** Places that fit what was typed, ten at most. */
export const suggestPlaces = (typed: string) => rankSuggestions(places, typed).map(row);

/** The curated employers that fit what was typed; until they are loaded none does. */
export const useSuggestCompanies = () => {
  const { data } = useQuery({ ...queryOf(listCompanies, {}), staleTime: Infinity });
  return useCallback(
    (typed: string) => rankSuggestions(data?.companies.map(({ name }) => ({ name, aliases: [] })) ?? [], typed).map(row),
    [data],
  );
};

const row = ({
  item: { name },
  alias,
  match,
}: ReturnType<typeof rankSuggestions<{ name: string; aliases: readonly string[] }>>[number]) => ({
  name,
  ...(alias === undefined ? {} : { alias }),
  match,
});

const places = [
  { name: newYorkCity, aliases: ['New York, NY', 'NYC', 'Manhattan', 'Brooklyn', 'Queens', 'The Bronx', 'Staten Island'] },
  ...quickLocations.filter((name) => name !== 'New York').map((name) => ({ name, aliases: [] })),
  ...customCities,
];
