import type { Alumni } from '@alive/contract/people.ts';
import type { Near, PersonRow } from './queries.ts';

/**
 * A person as the wire shows them to one student. The score is a sum out of 100: 40 for meeting what was asked, 30 for the same school,
 * 20 for the same major, up to 10 for having graduated lately, one less for each year.
 */
export const present = (row: PersonRow, near: Near, thisYear: number): Alumni => {
  const limited = row.visibility !== 'shown';
  const parts = partsOf(row, near, thisYear);
  return {
    id: row.id,
    name: row.name,
    photo: row.photo,
    role: row.role,
    company: row.company,
    linkedin: limited ? null : row.linkedin,
    year: row.year,
    major: row.major,
    school: row.school,
    hometown: limited ? null : row.hometown,
    hometown_city: limited ? null : row.hometownCity,
    hometown_country: limited ? null : row.hometownCountry,
    career_path: row.careerPath,
    about: limited ? null : row.about,
    match_score: asked + parts.reduce((sum, part) => sum + part.points, 0),
    match_reasons: parts.map((part) => part.text),
  };
};

function partsOf(row: PersonRow, near: Near, thisYear: number): { points: number; text: string }[] {
  const is = (one: string | null, other: string | null) => one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
  const lately = row.year === null ? 0 : Math.max(0, 10 - Math.max(0, thisYear - row.year));
  return [
    ...(is(row.school, near.school) ? [{ points: 30, text: `Went to ${row.school ?? ''}, as you do.` }] : []),
    ...(is(row.major, near.major) ? [{ points: 20, text: `Studied ${row.major ?? ''}, as you do.` }] : []),
    ...(lately > 0 ? [{ points: lately, text: `Graduated in ${row.year ?? ''}, so the first job is not long ago.` }] : []),
  ];
}

const asked = 40;
