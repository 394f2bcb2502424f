import { expect, it } from 'vitest';
import { expectations } from '#testing/access.testing.ts';
import { contract, nameOf } from '#testing/contract.testing.ts';

it('what each endpoint answers to whom is said in testing/access.testing.ts', async () => {
  const endpoints = await contract();
  const beyond = Object.keys(expectations).filter((name) => expectations[name]?.access !== undefined);
  expect(Object.keys(expectations).toSorted()).toEqual([...endpoints.map(nameOf), ...beyond].toSorted());
});

it('what belongs to a student in another’s path is theirs alone', async () => {
  for (const { path, access } of await contract()) expect([path, access === 'self']).toEqual([path, path.startsWith('/api/users/:id')]);
});
