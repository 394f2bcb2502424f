import { majors } from '@alive/contract/lists/majors.ts';
import { findOccupations, type OccupationDetail, readOccupation } from '@alive/contract/occupations.ts';
import { educationOf } from '@alive/occupations/education.ts';
import { fieldsOf } from '@alive/occupations/majors.ts';
import { allOccupations, kinOf, nameOf, type Occupation, occupationOf } from '@alive/occupations/occupations.ts';
import { alsoCalled, suggestOccupations } from '@alive/occupations/titles.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/open.ts';
import { AppError } from '#platform/errors.ts';
import { handle, type Routing } from '#platform/handle.ts';
import { keptByVersion, remembered } from '#platform/kept.ts';
import { contextWords, differenceOf, educationWords, interestWords } from './describe.ts';
import { countsByCode } from './queries.ts';

export const occupationRoutes = (app: FastifyInstance, { db, routing, version }: Deps): void => {
  const counts = keptByVersion(version, () => countsByCode(db));
  // All of it is from tables that stay as they are.
  const described = remembered((code: string) => {
    const found = occupationOf(code);
    return found ? describe(found) : null;
  });
  handle(app, routing, findOccupations, 'search', async ({ query }) => ({
    occupations: suggestOccupations(query.q).flatMap(({ number, matched }) => {
      const found = allOccupations()[number];
      return found ? { code: found.code, title: found.title, matched } : [];
    }),
  }));
  handle(app, routing, readOccupation, 'search', async ({ params }) => {
    const found = described(params.code);
    if (!found) throw new AppError('NOT_FOUND', 'We couldn’t find that occupation.');
    const { jobs, alumni } = await counts();
    return { ...found, counts: { jobs: jobs.get(found.code) ?? 0, alumni: alumni.get(found.code) ?? 0 } };
  });
};

const describe = (occupation: Occupation): Omit<OccupationDetail, 'counts'> => {
  const { number, code, title, zone, wage, outlook, isShared } = occupation;
  return {
    code,
    title,
    name: nameOf(occupation),
    alsoCalled: alsoCalled(number),
    jobZone: zone,
    interests: interestWords(number),
    workContext: contextWords(number),
    education: educationWords(educationOf(code)),
    wage: wage && { ...wage, year: 2025, source: 'BLS, OEWS, May 2025', shared: isShared },
    outlook: outlook && {
      growthPct: outlook.growth,
      openings: outlook.openings,
      years: '2024–34',
      source: 'BLS, Employment Projections',
      shared: isShared,
    },
    related: kinOf(code)
      .slice(0, 2)
      .flat()
      .slice(0, 5)
      .map((kin) => ({ code: kin.code, title: kin.title, name: nameOf(kin), difference: differenceOf(number, kin.number) })),
    majors: fieldsOf(
      number,
      majors.map(({ name }) => name),
    ),
  };
};

interface Deps {
  db: Db;
  routing: Routing;
  /** Of the data that is counted. */
  version: () => Promise<number>;
}
