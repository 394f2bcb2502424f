import { listCompanies, stats } from '@alive/contract/companies.ts';
import type { FastifyInstance } from 'fastify';
import { dataVersion } from '#db/values.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { keptByVersion } from '#platform/kept.ts';
import { present } from './present.ts';
import { companiesWithCounts, totals } from './queries.ts';
import { recentYears } from './score.ts';

export const companyRoutes = (app: FastifyInstance, { routing }: { routing: Routing }): void => {
  const { db, now } = routing;
  // Every visit asks for both, and counting reads all jobs.
  const version = () => dataVersion(db);
  const counted = keptByVersion(version, async () => {
    const rows = await companiesWithCounts(db, now().getUTCFullYear() - recentYears);
    return { companies: rows.map(present) };
  });
  const totalled = keptByVersion(version, () => totals(db));

  handle(app, routing, listCompanies, 'read', counted);
  handle(app, routing, stats, 'read', totalled);
};
