import { expect, it } from 'vitest';
import { jobs } from '#db/tables.ts';
import { testDatabase } from '#testing/database.testing.ts';
import { exampleJob } from '#testing/job.testing.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { KnownStudent } from './candidate.ts';
import { matchJobs } from './find.ts';
import { openJobStore } from './queries.ts';

const db = testDatabase('empty');
const words = await openVocabulary({ companies: [], majors: [], places: [] });
const deps = { store: openJobStore(db), vocabulary: async () => words, now: () => new Date('2026-11-20T12:00:00Z') };

const student: KnownStudent = {
  major: 'History',
  graduationYear: 2028,
  needsVisa: null,
  canGetClearance: null,
  preferredLocations: ['New York'],
  lookingFor: ['Internships'],
  profile: { summary: '', interests: [], target_companies: [], target_roles: ['Software Engineer'], ideal_environment: '' },
};

it('an internship of a year that is past comes after those that suit less', async () => {
  const work = { role: 'Software Engineer', function: 'Engineering' };
  const rows = [
    exampleJob({ id: 'past', title: 'Software Engineer Intern, Summer 2024', ...work }),
    exampleJob({ id: 'past, of two years', title: 'Software Engineer Intern 2024/2025', ...work }),
    exampleJob({ id: 'now', title: 'Software Engineer Intern, Summer 2027', ...work }),
    exampleJob({ id: 'other work', title: 'Archivist Intern', locations: ['Austin, TX'], placeKeys: ['us', 'us-tx'] }),
    exampleJob({
      id: 'no internship',
      title: 'Software Engineer, Class of 2024 Memorial',
      level: 'entry_level',
      jobType: 'entry_level',
      ...work,
    }),
  ];
  // Of one employer they would be copies of one another.
  await db.insert(jobs).values(rows.map((row, at) => Object.assign(row, { companyName: `Employer ${at}` })));
  const found = (await matchJobs(deps, {}, student, 10)).jobs.map(({ id }) => id);
  expect(found.slice(0, 2)).toEqual(['now', 'no internship']);
  expect(found[2]).toBe('other work');
  expect(found.slice(3).toSorted()).toEqual(['past', 'past, of two years']);
});
