import type { Db } from '#db/open.ts';
import { idOf } from '#platform/ids.ts';
import type { Posting } from '#platform/posting.ts';
import { inSlices } from '#platform/slices.ts';
import { type AlumniRow, sampleAlumni } from './alumni.ts';
import { type Employer, employers } from './facts.ts';
import { labelledPostings } from './postings.ts';
import { type CompanyRow, filledSample, holdsOnlySample, insertCompanies, isEmpty, markSample, removeSample } from './queries.ts';

/**
 * Fills an empty database with the sample; one that was left half-filled, or holds nothing but an earlier sample, is filled anew.
 * Whether anything was written; the caller then settles it, which makes the text indexes. While the database stores one batch the next
 * is read, a few postings at a time, so that requests are answered meanwhile.
 */
export const fillWithSample = async <Row, Person>({
  db,
  now,
  size,
  map,
  store,
  openPeople,
  print,
}: Filling<Row, Person>): Promise<boolean> => {
  const empty = await isEmpty(db);
  const filled = empty ? null : await filledSample(db);
  const anew = !empty && filled !== sampleVersion && (filled === null || (await holdsOnlySample(db))) && (await removeSample(db));
  if (!empty && !(anew && (await isEmpty(db)))) return false;
  print(`Filling the database with sample data: ${size.jobs.toLocaleString('en-US')} jobs, ${size.alumni.toLocaleString('en-US')} alumni…`);
  // Dates are counted from whole days, so that a sample is the same all day long.
  const today = Math.floor(now.getTime() / 86_400_000);
  await insertCompanies(db, employers.map(companyOf));
  const people = await openPeople();
  await inBatches(sampleAlumni({ seed, count: size.alumni, now: today }), people.map, people.store);
  await inBatches(labelledPostings({ seed, count: size.jobs, now: today }), ({ posting }) => map(posting), store);
  await markSample(db, sampleVersion);
  return true;
};

/** Changes when the sample's content does, so that a database knows whether its sample is this one. */
const sampleVersion = '6';
const seed = 'alive';
const batchSize = 500;

async function inBatches<T, Row>(items: Iterable<T>, map: (item: T) => Row, store: (rows: Row[]) => Promise<unknown>): Promise<void> {
  let storing: Promise<unknown> = Promise.resolve();
  let rows: Row[] = [];
  const storeRows = async () => {
    await storing;
    storing = store(rows);
    // It is awaited when the next batch is there; until then its failure is nobody's.
    storing.catch(() => undefined);
    rows = [];
  };
  const others = inSlices();
  for (const item of items) {
    rows.push(map(item));
    await others();
    if (rows.length === batchSize) await storeRows();
  }
  if (rows.length > 0) await storeRows();
  await storing;
}

const companyOf = (employer: Employer): CompanyRow => ({
  id: idOf('sample', 'company', employer.name),
  name: employer.name,
  domain: employer.domain,
  website: employer.website,
  atsBaseUrl: employer.board ?? employer.careers,
  industry: employer.industry,
  // Computed from its jobs and alumni.
  priority: null,
  foundedYear: employer.founded,
  isPublic: employer.ticker !== null,
  stockTicker: employer.ticker,
  description: employer.description,
  companySize: employer.size,
  tags: employer.tags,
  headquarters: employer.headquarters,
  source: 'sample',
});

interface Filling<Row, Person> {
  db: Db;
  now: Date;
  size: FillSize;
  /** What is stored of a posting. */
  map: (posting: Posting) => Row;
  store: (rows: Row[]) => Promise<unknown>;
  /** What is stored of alumni, and how: asked for when the companies are there. */
  openPeople: () => Promise<{ map: (row: AlumniRow) => Person; store: (people: Person[]) => Promise<unknown> }>;
  print: (line: string) => void;
}

export interface FillSize {
  jobs: number;
  alumni: number;
}
