import { listCompanies, stats } from '@alive/contract/companies.ts';
import { expect, it } from 'vitest';
import { testServer } from '#testing/server.testing.ts';

const { call } = testServer({ data: 'empty' });

it('without any data there are no companies, and nothing is said to be of the sample', async () => {
  expect(await call(listCompanies)).toMatchObject({ status: 200, body: { companies: [] } });
  expect(await call(stats)).toMatchObject({
    status: 200,
    body: { jobs: 0, companies: 0, alumni: 0, sample: false, sampleAlumni: false },
  });
});
