import { parseCareerPath, printCareerPath } from '@alive/contract/career-path.ts';
import { cleanLine } from '#platform/clean.ts';
import { addressOf, type Cell, dateOf, flagOf, lineOf, tooLong } from '#platform/table-file/cells.ts';
import type { Cells, TableSpec } from '#platform/table-file/read-table.ts';
import { consentIn } from './consent.ts';
import { canonicalMajor, canonicalSchool } from './canonical.ts';
import type { PersonRecord } from './derive.ts';

/** The columns of an institution's own CSV or JSON file of alumni, as docs/imports.md tells them. */
export const alumniTable = {
  what: 'alumni',
  // Two columns may hold the name, so that none alone is needed; see `namesPeople`.
  needed: [],
  lists: ['career_path'],
  names: ['name', 'first_name', 'last_name'],
  answers: ['visibility', 'privacy'],
  suspicion: consentIn,
  columns: {
    name: 'full_name alumni_name alumnus alum display_name preferred_name person contact_name',
    first_name: 'first given_name firstname preferred_first_name forename',
    last_name: 'last family_name surname lastname',
    role: 'title position job_title title_position current_title current_role current_position occupation job headline',
    company:
      'employer company_employer company_name employer_name organization organisation current_company current_employer firm workplace',
    linkedin: 'linkedin_url linked_in linked_in_url linkedin_profile linkedin_profile_url linkedin_link profile_url profile profile_link',
    photo: 'photo_url image image_url picture avatar headshot profile_photo profile_picture',
    year: 'grad_year class_year graduation_year class class_of year_of_graduation year_graduated graduated degree_year graduation graduation_date grad_date',
    major: 'majors degree field_of_study concentration program subject discipline course_of_study major_s',
    school: 'university college alma_mater institution school_name university_name',
    hometown: 'home_town home home_city from origin place_of_origin hometown_city',
    // Where somebody lives is read from no column: the place is published as that of the current position.
    place: 'location current_location current_place work_location job_location office_location',
    work_city: 'business_city job_city office_city',
    work_state: 'business_state job_state office_state',
    work_country: 'business_country job_country office_country',
    career_path: 'career career_history experience work_history work_experience employment_history positions job_history',
    about: 'bio biography summary about_me description profile_summary',
    visibility: 'visible directory_visibility consent listed opt_in show_in_directory public',
    privacy: 'private privacy_flag confidential opt_out do_not_list hidden',
    updated_at: 'date_updated updated updated_on last_updated last_modified modified_at',
  },
} as const satisfies TableSpec<string>;

type Column = keyof (typeof alumniTable)['columns'];

/** Whether a row has a column that can hold a name. */
export const namesPeople = (row: Cells<Column>): boolean =>
  row.name !== undefined || row.first_name !== undefined || row.last_name !== undefined;

/** The row's person, or the reason why it cannot be one. `fallback` is the visibility of rows that say nothing of it. */
export function mapPerson(row: Cells<Column>, { now, fallback }: { now: Date; fallback: Visibility | null }): ImportedPerson | string {
  const name = lineOf(row.name) || [row.first_name, row.last_name].map(lineOf).filter(Boolean).join(' ');
  const linkedin = addressOf(row.linkedin);
  const photo = addressOf(row.photo);
  const year = yearOf(row.year);
  const visibility = visibilityOf(row.visibility);
  const privacy = privacyOf(row.privacy);
  const updatedAt = dateOf(row.updated_at, now);
  const careerPath = careerOf(row.career_path);
  const place = lineOf(row.place) || [row.work_city, row.work_state, row.work_country].map(lineOf).filter(Boolean).join(', ') || null;
  if (!/\p{L}/u.test(name)) return name === '' ? 'name is empty' : 'name holds no letter';
  if (name.length > 200) return 'name is longer than 200 characters';
  const long = tooLong(row, longest);
  if (long !== null) return long;
  if ((place ?? '').length > longestPlace) return `place is longer than ${longestPlace} characters`;
  if (careerPath.length > longestPath) return `career_path is longer than ${longestPath.toLocaleString('en-US')} characters`;
  if (linkedin === undefined) return 'linkedin is not an http(s) address';
  if (photo === undefined) return 'photo is not an http(s) address';
  if (year === undefined) return 'year is not a year from 1900 to 2040';
  if (visibility === undefined) return 'visibility is neither shown, limited nor hidden';
  if (privacy === undefined) return 'privacy is neither yes nor no';
  if (updatedAt === undefined) return 'updated_at is not a time between 2000 and a year from now';
  return {
    updatedAt,
    silent: visibility === null && privacy === null,
    name,
    photo,
    role: lineOf(row.role),
    company: lineOf(row.company),
    linkedin,
    year,
    major: canonicalMajor(lineOf(row.major)) || null,
    school: canonicalSchool(lineOf(row.school)) || null,
    hometown: lineOf(row.hometown) || null,
    place,
    careerPath,
    about: lineOf(row.about) || null,
    visibility: strictest([visibility, privacy]) ?? fallback ?? 'hidden',
  };
}

/** From what shows most; what is asked for without a word on it is not shown. */
export const visibilities = ['shown', 'limited', 'hidden'] as const;
export type Visibility = (typeof visibilities)[number];

const longest: readonly (readonly [Column, number])[] = [
  ['role', 300],
  ['company', 300],
  ['major', 200],
  ['school', 200],
  ['hometown', 200],
  ['about', 5000],
];
const longestPath = 20_000;
const longestPlace = 200;

/** "2016", "Class of 2016", "'16", "May 2016", "2016-05-15". */
function yearOf(cell: Cell | undefined): number | null | undefined {
  const words = lineOf(cell);
  if (words === '') return null;
  const short = /^['’](\d\d)$/.exec(words)?.[1];
  const years = words.replace(/\.0+$/, '').match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const year = short === undefined ? (words.length <= 30 && new Set(years).size === 1 ? Number(years[0]) : Number.NaN) : centuryOf(short);
  return year >= 1900 && year <= 2040 ? year : undefined;
}

const centuryOf = (short: string): number => Number(short) + (Number(short) <= 40 ? 2000 : 1900);

function visibilityOf(cell: Cell | undefined): Visibility | null | undefined {
  const words = lineOf(cell).toLowerCase();
  if (words === '') return null;
  return visibilityWords.find(([pattern]) => pattern.test(words))?.[1];
}

/** A column that asks for privacy says the opposite with yes and no, and the same with every other word. */
function privacyOf(cell: Cell | undefined): Visibility | null | undefined {
  const flag = flagOf(cell);
  if (typeof flag === 'boolean') return flag ? 'hidden' : 'shown';
  return visibilityOf(cell);
}

const strictest = (said: readonly (Visibility | null)[]): Visibility | undefined =>
  visibilities.findLast((visibility) => said.includes(visibility));

const visibilityWords: readonly (readonly [RegExp, Visibility])[] = [
  [/^(?:shown|show|yes|y|true|1|public|visible|opt(?:ed)?[ -]?in)$/, 'shown'],
  [/^(?:limited|partial|restricted)$/, 'limited'],
  [/^(?:hidden|hide|no|n|false|0|private|opt(?:ed)?[ -]?out)$/, 'hidden'],
];

/** The path as it is printed, from a text or a list of entries; lines part entries where nothing else does, so they are cleaned one by one. */
function careerOf(cell: Cell | undefined): string {
  const lines = typeof cell === 'string' ? cell.split(/[\r\n]+/) : (cell ?? []).map((entry) => entry.replaceAll('|', '\\|'));
  return printCareerPath(parseCareerPath(lines.map(cleanLine).join('\n')));
}

/** A person as a file tells it. */
export interface ImportedPerson extends Omit<PersonRecord, 'id' | 'source' | 'contentHash'> {
  linkedin: string | null;
  year: number | null;
  major: string | null;
  updatedAt: Date | null;
  /** Where the person works now; null where the row does not tell. */
  place: string | null;
  /** The row says nothing of visibility. */
  silent: boolean;
}
