import * as z from 'zod/mini';
import { cleanLine, plausibleDate, webAddress } from '#platform/clean.ts';
import { isNothing } from '#platform/table-file/cells.ts';
import type { Posting, StatedEligibility } from '#platform/posting.ts';

/** One row of listings.json, the format of the public internship lists; times are epoch seconds. Unknown fields are left alone. */
export const simplifyRow = z.object({
  id: z.string().check(z.regex(/^[^\p{C}]{1,300}$/u)),
  company_name: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  url: z.string(),
  locations: z.array(z.string()),
  active: z.boolean(),
  is_visible: z.boolean(),
  date_posted: z.number(),
  date_updated: z.number(),
  terms: z._default(z.array(z.string()), []),
  sponsorship: z._default(z.string(), 'Other'),
});
export type SimplifyRow = z.output<typeof simplifyRow>;

/** The row's posting, or the reason why it cannot be one. The lists carry no description and no pay. */
export function mapSimplify(row: SimplifyRow, now: Date): Posting | string {
  const title = cleanLine(row.title);
  const companyName = cleanLine(row.company_name);
  const url = webAddress(row.url);
  const postedAt = plausibleDate(row.date_posted * 1000, now);
  const updatedAt = plausibleDate(row.date_updated * 1000, now);
  if (title === '' || isNothing(title)) return 'title is empty';
  if (companyName === '' || isNothing(companyName)) return 'company_name is empty';
  if (title.length > longestName) return `title is longer than ${longestName} characters`;
  if (companyName.length > longestName) return `company_name is longer than ${longestName} characters`;
  if (url === null) return row.url.trim() === '' ? 'url is empty' : 'url is not an http(s) address';
  if (postedAt === null) return 'date_posted is not a time between 2000 and a year from now';
  if (updatedAt === null) return 'date_updated is not a time between 2000 and a year from now';
  return {
    source: 'simplify',
    sourceId: row.id,
    title,
    companyName,
    companyDomain: null,
    industry: null,
    url,
    description: '',
    locations: row.locations.map(cleanLine).filter((place) => place !== '' && !isNothing(place)),
    pay: null,
    terms: row.terms.map(cleanLine).filter((term) => term !== '' && !isNothing(term)),
    stated: statedBy(row.sponsorship.trim()),
    postedAt,
    updatedAt,
    open: row.active && row.is_visible,
    workplace: null,
    board: null,
    listVersion: null,
  };
}

const longestName = 300;

/** The lists' own words; "Other" tells nothing. */
function statedBy(words: string): StatedEligibility {
  switch (words.toLowerCase()) {
    case 'offers sponsorship':
      return { sponsorship: 'yes', citizenship: false, quote: words };
    case 'does not offer sponsorship':
      return { sponsorship: 'no', citizenship: false, quote: words };
    case 'u.s. citizenship is required':
      return { sponsorship: 'no', citizenship: true, quote: words };
    default:
      return { sponsorship: 'unknown', citizenship: false, quote: null };
  }
}
