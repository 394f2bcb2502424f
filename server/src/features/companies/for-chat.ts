import type { Db } from '#db/open.ts';
import { keptByVersion } from '#platform/kept.ts';
import { isOfKind } from './kinds.ts';
import { employerFacts } from './queries.ts';

/** What conversations are given of this room. `version` changes when employers were written. */
export const companiesForChat = ({ db, now, version }: Deps): CompaniesForChat => {
  const facts = keptByVersion(version, () => employerFacts(db));
  return {
    employersOfKind: async (kind) => {
      const told = (await facts()).map((one) => ({ name: one.name, is: isOfKind(kind, one, now().getUTCFullYear()) }));
      return { known: told.filter(({ is }) => is !== null).length, names: told.flatMap(({ name, is }) => (is === true ? name : [])) };
    },
  };
};

interface Deps {
  db: Db;
  now: () => Date;
  version: () => Promise<number>;
}

export interface CompaniesForChat {
  /** Curated employers of a kind that size, age or owner tell, and of how many that is known at all. */
  employersOfKind: (kind: string) => Promise<{ known: number; names: string[] }>;
}
