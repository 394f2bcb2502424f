import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, rebuild } from './build.ts';

const data = join(import.meta.dirname, '../data');
const tables = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'), 'occupations');
const read = (path: string) => readFileSync(join(tables, path), 'utf8');

it('the files here are those that the public tables give, under 3.2 megabytes', ({ skip }) => {
  expect(readdirSync(data).reduce((sum, name) => sum + statSync(join(data, name)).size, 0)).toBeLessThan(3_200_000);
  if (!existsSync(tables)) skip('There are no public tables here: set REAL_DATA_DIR.');
  const files = build(read);
  expect([...Object.keys(files), ...ours].sort()).toEqual(readdirSync(data).sort());
  for (const [name, text] of Object.entries(files)) expect(readFileSync(join(data, name), 'utf8') === text, name).toBe(true);
});

/** Tables that are kept by hand. */
const ours = ['abbreviations.tsv', 'more-titles.tsv', 'spellings.tsv', 'visa-names.tsv'];

it('a table that lacks a column, and one that is not there, are named', ({ skip }) => {
  expect(() => rebuild('/nowhere')).toThrow('There is no onet/occupations.tsv in /nowhere.');
  if (!existsSync(tables)) skip('There are no public tables here: set REAL_DATA_DIR.');
  expect(() => build((path) => (path === 'cip/cip-soc.tsv' ? read(path).replace('soc', 'so') : read(path)))).toThrow(
    'cip/cip-soc.tsv lacks the columns soc',
  );
});
