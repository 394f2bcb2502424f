import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { suggest } from '@alive/contract/suggest.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';

export const suggestRoutes = (app: FastifyInstance, { routing }: { routing: Routing }): void => {
  handle(app, routing, suggest, 'read', async ({ params, query }) => ({
    suggestions: rankSuggestions(lists[params.list], query.q).map(({ item, alias }) =>
      alias === undefined ? { name: item.name } : { name: item.name, alias },
    ),
  }));
};

const lists: Record<'schools' | 'majors' | 'cities', readonly { name: string; aliases: readonly string[] }[]> = {
  schools,
  majors,
  cities: [...quickLocations.map((name) => ({ name, aliases: [] })), ...customCities],
};
