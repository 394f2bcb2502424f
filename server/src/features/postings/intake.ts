import type { Db } from '#db/open.ts';
import { aliasKey, companyKey, employerNamed } from '@alive/language/lexicon/industries.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { type Locate, openLocator } from '@alive/language/places/locate.ts';
import { inSlices } from '#platform/slices.ts';
import { contentHash, type JobRow, mapPosting } from './map-posting.ts';
import {
  comparePostings,
  knownCompanies,
  replaceSample,
  type SameRow,
  sampleEmployers,
  type Stored,
  storedHashes,
  storePostings,
} from './store.ts';

/**
 * Reads postings into rows, a few at a time so that others have their turn; those that say what is stored already are only known by their
 * ids. Open one for each run; `locate` remembers what it read.
 */
export const openIntake = async (db: Db, locate = openLocator()): Promise<Intake> => {
  const company = openCompanies(await knownCompanies(db));
  const inSample = Map.groupBy(await sampleEmployers(db), aliasKey);
  return async (postings, now) => {
    const batch: Batch = { rows: [], same: [], replaced: new Set() };
    const known = await storedHashes(db, postings.map(idOfPosting));
    const others = inSlices();
    for (const posting of postings) {
      const employer = company(posting.companyName);
      for (const name of inSample.get(aliasKey(posting.companyName)) ?? []) batch.replaced.add(name);
      const id = idOfPosting(posting);
      const stored = known.get(id);
      if (stored?.hash === contentHash(posting))
        batch.same.push({ id, open: posting.open, level: stored.level, closesAt: stored.closesAt });
      else batch.rows.push(rowOf(posting, now, locate, employer));
      await others();
    }
    return batch;
  };
};

/** Writes a batch and takes the sample's postings of its companies out, all of it or nothing. */
export const storeBatch = (db: Db, { rows, same, replaced }: Batch, now: Date): Promise<Stored> =>
  db.transaction(async (tx) => {
    await replaceSample(tx, [...replaced]);
    return storePostings(tx, rows, now, same);
  });

/** What `storeBatch` would report, without touching anything. */
export const compareBatch = async (db: Db, { rows, same }: Batch): Promise<Stored> => {
  const compared = await comparePostings(db, rows);
  return { ...compared, unchanged: compared.unchanged + same.length };
};

const idOfPosting = ({ source, sourceId }: Posting): string => idOf(source, sourceId);

/** An employer's name, industry and domain are ours where we know it, not the source's, so they are set after the content was hashed. */
function rowOf(posting: Posting, now: Date, locate: Locate, employer: Company | undefined): JobRow {
  const row = mapPosting(posting, now, locate);
  row.industry ??= employerNamed(posting.companyName)?.industry ?? null;
  if (employer) row.companyName = employer.name;
  row.companyDomain ??= employer?.domain ?? null;
  return row;
}

/** The company of the database that a posting means, by its name or another it goes by: "Disney" is "The Walt Disney Company". */
function openCompanies(companies: readonly Company[]): (name: string) => Company | undefined {
  const byKey = new Map<string, Company>();
  for (const company of companies) {
    const employer = employerNamed(company.name);
    for (const name of [company.name, ...(employer ? [employer.name, ...employer.aliases] : [])]) byKey.set(companyKey(name), company);
  }
  return (name) => byKey.get(companyKey(name));
}

export type Intake = (postings: readonly Posting[], now: Date) => Promise<Batch>;

/** Ready to be stored. */
export interface Batch {
  rows: JobRow[];
  /** Those that are stored as they are, and whether their source has them open. */
  same: SameRow[];
  /** Their companies, as the sample's jobs name them. */
  replaced: Set<string>;
}

interface Company {
  name: string;
  domain: string | null;
}
