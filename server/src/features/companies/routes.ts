import { listCompanies, stats } from '@alive/contract/companies.ts';
import type { FastifyInstance } from 'fastify';
import { handle, type Routing } from '#platform/handle.ts';
import { present } from './present.ts';
import { companiesWithCounts, totals } from './queries.ts';
import { recentYears } from './score.ts';

export const companyRoutes = (app: FastifyInstance, { routing }: { routing: Routing }): void => {
  const { db, now } = routing;

  handle(app, routing, listCompanies, 'read', async () => {
    const rows = await companiesWithCounts(db, now().getUTCFullYear() - recentYears);
    return { companies: rows.map(present) };
  });

  handle(app, routing, stats, 'read', () => totals(db));
};
