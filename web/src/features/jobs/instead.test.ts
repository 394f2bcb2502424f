import { expect, it } from 'vitest';
import { exampleJob } from '#testing/job.testing.ts';
import { insteadOf } from './instead.ts';

it.each([
  [{ locations: ['Providence, RI'] }, ['place'], 'It’s in Providence, RI.'],
  [{ locations: [], remote: true }, ['place', 'place'], 'It’s remote.'],
  [{}, ['sponsorship'], 'The posting doesn’t say.'],
  [{ sponsorship: 'no' as const }, ['sponsorship'], 'It doesn’t sponsor visas.'],
  [{ level: 'mid' as const }, ['level'], 'It’s listed as “Mid-level”.'],
  [{ level: 'unspecified' as const }, ['level'], 'The posting doesn’t say.'],
  [{ salary_min: 40_000, salary_max: 40_000 }, ['pay'], 'It pays $40K.'],
  [{ workplace: 'onsite' as const }, ['remote'], 'It’s on site.'],
  [{ locations: ['Providence, RI'] }, ['place', 'pay'], ''],
  [{}, ['role'], ''],
])('a job with %j that misses %j says %j', (part, fields, words) => {
  expect(insteadOf(exampleJob(part), fields)).toBe(words);
});
