import { earlyLevels } from '@alive/contract/jobs.ts';
import type { jobs } from '#db/tables.ts';

/** Returns a row of `jobs`: an open internship in New York with enough text to score. `fields` override it. */
export const exampleJob = (fields: Partial<Row> & { id: string }): Row => ({
  source: 'json',
  sourceId: fields.id,
  title: 'Zorblax Archivist',
  companyName: 'Zorblax & Partners',
  url: 'https://example.org/job',
  description: exampleText,
  locations: ['New York, NY'],
  placeKeys: ['us', 'us-ny', 'us-ny-new-york'],
  remote: false,
  level: 'internship',
  jobType: 'internship',
  skills: ['SQL'],
  sponsorship: 'unknown',
  citizenshipRequired: false,
  clearanceRequired: false,
  firstSeenAt: new Date('2026-11-01T00:00:00Z'),
  lastVerifiedAt: new Date('2026-11-19T00:00:00Z'),
  state: 'open',
  contentHash: '',
  ...fields,
});

/** Returns whether lists, counts and the chat hold a row where no level is asked for. */
export const isListed = ({ state, level }: Pick<typeof jobs.$inferSelect, 'state' | 'level'>): boolean =>
  state !== 'closed' && earlyLevels.some((early) => early === level);

/** Returns whether a job demands more than the bachelor's that a student of the wizard works towards. */
export const asksBeyondBachelor = ({ degree }: Pick<typeof jobs.$inferSelect, 'degree'>): boolean =>
  degree === 'master' || degree === 'doctorate';

export const exampleText = 'You keep the records of a small museum, answer letters and write SQL for the archive. '.repeat(4);

type Row = typeof jobs.$inferInsert;
