import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalKeysOf } from './legal-names.ts';
import { rowsOf } from './tables.ts';
import { visaRecordOf } from './visa-records.ts';

const path = join(
  process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'),
  'occupations/visa/h1b-employers-fy2021-2023.tsv',
);
const federal = existsSync(path)
  ? readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  : null;

/** New and continuing approvals and denials of rows of the federal file, by the very names in it. */
const summed = (...names: string[]) => {
  const rows = (federal ?? []).filter(([employer = '']) => names.includes(employer)).map((row) => row.slice(3).map(Number));
  const sum = (...columns: number[]) =>
    rows.reduce((total, row) => total + columns.reduce((all, column) => all + (row[column] ?? 0), 0), 0);
  return { initial: sum(0, 2, 4), continuing: sum(1, 3, 5), denials: sum(6) };
};

describe('the visa record of an employer', () => {
  it('is the same for every spelling of case, punctuation and legal form, with its years and source', () => {
    const record = visaRecordOf('Stripe');
    expect(record).toEqual({
      initial: 96,
      continuing: 568,
      denials: 12,
      years: '2021–2022 and part of 2023',
      source: 'USCIS H-1B Employer Data Hub',
    });
    for (const name of ['STRIPE', 'stripe, inc.', 'Stripe Incorporated', ' Stripe  L.L.C. ', 'Stripe (Inc.)'])
      expect(visaRecordOf(name), name).toEqual(record);
  });

  it('sums the rows of the federal file whose names are equal', ({ skip }) => {
    if (federal === null) skip('There is no federal file here: set REAL_DATA_DIR.');
    for (const [employer, ...names] of [
      ['Amgen', 'AMGEN INC', 'AMGEN INCORPORATED'],
      ['Citibank, N.A.', 'CITIBANK NA', 'CITIBANK N A'],
      ['D. E. Shaw & Co., L.P.', 'D E SHAW CO LP', 'D E SHAW CO L P'],
      ['Debevoise and Plimpton', 'DEBEVOISE PLIMPTON LLP', 'DEBEVOISE & PLIMPTON LLP'],
      ['McDonald’s', 'MCDONALDS CORPORATION'],
      [
        'Brigham & Women’s Physician Organization',
        'BRIGHAM AND WOMEN S PHYSICIAN ORGANIZATION',
        'BRIGHAM & WOMEN S PHYSICIAN ORGANIZATION',
      ],
      ['IMDb.com', 'IMDB.COM INC', 'IMDB COM INC'],
    ] as const)
      expect(visaRecordOf(employer), employer).toMatchObject(summed(...names));
  });

  it('adds the legal names of an employer that goes by another name', ({ skip }) => {
    if (federal === null) skip('There is no federal file here: set REAL_DATA_DIR.');
    expect(visaRecordOf('Meta')).toMatchObject(summed('META PLATFORMS INC', 'FACEBOOK INC'));
    expect(visaRecordOf('McKinsey & Company')).toMatchObject(summed('MCKINSEY COMPANY INC UNITED STATES'));
    // The name itself is one of them.
    expect(visaRecordOf('Goldman Sachs')).toMatchObject(
      summed('GOLDMAN SACHS CO LLC', 'GOLDMAN SACHS SERVICES LLC', 'GOLDMAN SACHS BANK USA'),
    );
  });

  it('is null where no name is equal, however alike', () => {
    for (const name of [
      'Strip',
      'Stripes',
      'Stripe Payments',
      'The Stripe',
      'Goldman',
      'Google Cloud',
      'U.S. Department of State',
      'Patagonia',
      'Inc.',
      '—',
      '',
    ])
      expect(visaRecordOf(name), name).toBeNull();
  });

  it('is null where what is equal is known to be another employer', () => {
    expect(visaRecordOf('Cognition')).toBeNull();
    expect(visaRecordOf('Cognition Financial Corporation')).not.toBeNull();
  });
});

describe('the names that are kept by hand', () => {
  it('each have a source and stand in the federal file as written', ({ skip }) => {
    const rows = rowsOf('visa-names.tsv');
    for (const [employers = '', , source = ''] of rows) expect(source, employers).toMatch(/\w{4}/);
    if (federal === null) skip('There is no federal file here: set REAL_DATA_DIR.');
    const known = new Set(federal?.map(([employer]) => employer));
    for (const [, names = ''] of rows) for (const name of names === '' ? [] : names.split('; ')) expect(known.has(name), name).toBe(true);
  });
});

describe('the key of a legal name', () => {
  it('leaves out the legal form at its end, and nothing else', () => {
    expect(legalKeysOf('Goldman Sachs & Co. LLC')).toEqual(['goldman sachs']);
    expect(legalKeysOf('Co-op Company of America Ltd')).toEqual(['co op company of america', 'coop company of america']);
    expect(legalKeysOf('US Bank National Association')).toEqual(['us bank']);
    expect(legalKeysOf('Quest Global Services-NA Inc')).toEqual(['quest global services na', 'quest global servicesna']);
    expect(legalKeysOf('Nestlé S.A.')).toEqual(['nestle']);
    expect(legalKeysOf('LLC')).toEqual(['llc']);
  });
});
