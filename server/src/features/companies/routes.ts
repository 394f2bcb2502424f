import { type CompanyDetail, getCompany, listCompanies, stats } from '@alive/contract/companies.ts';
import type { FastifyInstance } from 'fastify';
import type { Hiring } from '#db/hiring.ts';
import type { ReadOnly } from '#db/read-only.ts';
import { dataVersion } from '#db/values.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { keptByVersion } from '#platform/kept.ts';
import { detailOf } from './present.ts';
import { listOf } from './list.ts';
import { present } from './present.ts';
import { totals } from './queries.ts';
import { recentYears } from './score.ts';
import { noCompany } from './copy.ts';

export const companyRoutes = (app: FastifyInstance, { routing, readOnly, hiring }: Deps): void => {
  const { db, now } = routing;
  // Every visit asks for them, everybody gets the same, and counting reads all jobs and people.
  // What counts as recent changes with the year.
  const version = async () => (await dataVersion(db)) * 10_000 + now().getUTCFullYear();
  const listed = keptByVersion(version, async () => {
    const recentSince = now().getUTCFullYear() - recentYears;
    return { ...(await listOf(db, await hiring(), recentSince)), recentSince, details: new Map<string, Promise<CompanyDetail>>() };
  });
  const shown = keptByVersion(version, async () => {
    const { companies, middle } = await listed();
    return { companies: companies.map((company) => present(company, middle)) };
  });
  const totalled = keptByVersion(version, () => totals(db));

  handle(app, routing, listCompanies, 'read', shown);
  handle(app, routing, getCompany, 'read', async ({ params }) => {
    const { companies, details, ...list } = await listed();
    const company = companies.find(({ row }) => row.id === params.id);
    if (company === undefined) throw new AppError('NOT_FOUND', noCompany);
    const kept = details.get(params.id);
    if (kept !== undefined) return kept;
    const detail = readOnly((tx) => detailOf(tx, company, list));
    details.set(params.id, detail);
    detail.catch(() => details.delete(params.id));
    return detail;
  });
  handle(app, routing, stats, 'read', totalled);
};

interface Deps {
  routing: Routing;
  /** What a company's people are counted in. */
  readOnly: ReadOnly;
  /** Who has open jobs, by the key of the employer. */
  hiring: () => Promise<ReadonlyMap<string, Hiring>>;
}
