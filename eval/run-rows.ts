import { rowsOf } from '../server/src/db/open.ts';
import { type EvalApp, readListings } from './app.ts';

/**
 * Every job of an app by its id, as raw as there is: of the sample the stored columns, of the published listings their own
 * company, title, places and words on sponsorship. Nothing that the product derives for its search (roles, keys of places) is read.
 */
export const rawRows = async ({ db, data }: EvalApp): Promise<Map<string, RawRow>> => {
  const stored = await rowsOf<Stored>(
    db,
    `SELECT id, source_id, title, company_name, locations, remote, level, industry, salary_min, salary_max, sponsorship,
      citizenship_required, clearance_required FROM jobs WHERE state <> 'closed' ORDER BY id`,
  );
  const rows = stored.map(rowOf);
  if (data === 'sample') return new Map(rows.map((row) => [row.id, row]));
  const listings = new Map(readListings().map((listing) => [listing.id, listing]));
  return new Map(
    stored.map((one, at): [string, RawRow] => {
      const row = rows[at] ?? rowOf(one);
      const listing = listings.get(one.source_id);
      if (listing === undefined) return [row.id, row];
      const { company_name: company, title, locations: places, sponsorship: said } = listing;
      return [
        row.id,
        {
          ...row,
          company: company.trim(),
          title,
          places,
          remote: places.some((place) => /remote/i.test(place)),
          sponsors: said === 'Offers Sponsorship' ? 'yes' : said === 'Other' ? 'unknown' : 'no',
          citizens: said.startsWith('U.S. Citizenship'),
        },
      ];
    }),
  );
};

function rowOf(row: Stored): RawRow {
  return {
    id: row.id,
    title: row.title,
    company: row.company_name,
    places: row.locations,
    remote: row.remote,
    level: row.level,
    industry: row.industry,
    pay: row.salary_max ?? row.salary_min,
    sponsors: row.sponsorship,
    citizens: row.citizenship_required,
    clearance: row.clearance_required,
  };
}

export interface RawRow {
  id: string;
  title: string;
  company: string;
  /** Location texts. */
  places: string[];
  remote: boolean;
  level: string;
  industry: string | null;
  /** The most it pays, US dollars a year. */
  pay: number | null;
  sponsors: 'yes' | 'no' | 'unknown';
  /** Open to citizens alone. */
  citizens: boolean;
  clearance: boolean;
}

interface Stored {
  id: string;
  source_id: string;
  title: string;
  company_name: string;
  locations: string[];
  remote: boolean;
  level: string;
  industry: string | null;
  salary_min: number | null;
  salary_max: number | null;
  sponsorship: 'yes' | 'no' | 'unknown';
  citizenship_required: boolean;
  clearance_required: boolean;
}
