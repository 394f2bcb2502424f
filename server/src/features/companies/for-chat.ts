import type { Company } from '@alive/contract/companies.ts';
import type { Hiring } from '#db/hiring.ts';
import type { Db } from '#db/open.ts';
import { keptByVersion } from '#platform/kept.ts';
import { isOfKind } from './kinds.ts';
import { listOf } from './list.ts';
import { present } from './present.ts';
import { employerFacts } from './queries.ts';
import { recentYears } from './score.ts';

/** What conversations are given of this room. `version` changes when employers were written. */
export const companiesForChat = ({ db, now, version, hiring }: Deps): CompaniesForChat => {
  const facts = keptByVersion(version, () => employerFacts(db));
  const year = () => now().getUTCFullYear();
  // What counts as recent changes with the year.
  const listed = keptByVersion(
    async () => (await version()) * 10_000 + year(),
    async () => {
      const { companies, middle } = await listOf(db, await hiring(), year() - recentYears);
      return companies.map((company) => present(company, middle));
    },
  );
  return {
    companies: listed,
    employersOfKind: async (kind) => {
      const judged = (await facts()).map((one) => ({ name: one.name, is: isOfKind(kind, one, now().getUTCFullYear()) }));
      return { known: judged.filter(({ is }) => is !== null).length, names: judged.flatMap(({ name, is }) => (is === true ? name : [])) };
    },
  };
};

interface Deps {
  db: Db;
  now: () => Date;
  version: () => Promise<number>;
  /** Who has open jobs, by the key of the employer. */
  hiring: () => Promise<ReadonlyMap<string, Hiring>>;
}

export interface CompaniesForChat {
  /** The curated employers with their counts, as Companies shows them, first priority first. */
  companies: () => Promise<Company[]>;
  /** Curated employers of a kind that size, age or owner tell, and of how many that is known at all. */
  employersOfKind: (kind: string) => Promise<{ known: number; names: string[] }>;
}
