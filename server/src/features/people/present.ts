import { type Alumni, photoPath } from '@alive/contract/people.ts';
import type { FoundPerson } from './queries.ts';

/** A person as the wire shows them; what limited people keep to themselves is null already. */
export const present = (row: FoundPerson, match: Match): Alumni => ({
  id: row.id,
  name: row.name,
  photo: row.photo === null ? null : photoPath(row.id),
  role: row.role,
  company: row.company,
  linkedin: row.linkedin,
  year: row.year,
  major: row.major,
  school: row.school,
  hometown: row.hometown,
  hometown_city: row.hometownCity,
  hometown_country: row.hometownCountry,
  career_path: row.careerPath,
  about: row.about,
  match_score: row.score,
  ...match,
});

type Match = Pick<Alumni, 'match_reasons' | 'match_parts' | 'match_stops'>;
