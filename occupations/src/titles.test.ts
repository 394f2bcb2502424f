import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allOccupations, occupationOf } from './occupations.ts';
import { alsoCalled, findOccupations, suggestOccupations } from './titles.ts';

const first = (title: string) => findOccupations(title)[0];
const tables = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../shared/data'), 'occupations');

describe('a title', () => {
  it.each([
    ['Software Developers', '15-1252.00'],
    ['registered nurse', '29-1141.00'],
    ['RN', '29-1141.00'],
    ['HRBP', '13-1071.00'],
    ['SLP', '29-1127.00'],
    ['NP', '29-1171.00'],
    ['CPA', '13-2011.00'],
    ['park ranger', '19-1031.03'],
    ['museum curators', '25-4012.00'],
    ['chefs', '35-1011.00'],
    ['iOS engineer', '15-1252.00'],
    ['coastal ecology', '19-2041.00'],
    ['museum curation', '25-4012.00'],
    ['Structural/Civil Engineering', '17-2051.00'],
    ['Manager, Brand', '11-2021.00'],
    ['Sr. Accountant II', '13-2011.00'],
    ['Paediatric Nurse', '29-1141.00'],
    ['Labour Economist', '19-3011.00'],
    ['Docteur ès lettres', null],
    ['', null],
    ['Full Stack Engineer', '15-1252.00'],
    ['Remote Sensing Scientist', '19-2099.01'],
    ['Software Engineering Program', '15-1252.00'],
    ['!!!', null],
  ])('%s is first %s', (title, code) => {
    expect(first(title)?.code ?? null).toBe(code);
  });

  it('that many occupations share gives several, none of them surely', () => {
    const found = findOccupations('Engineer');
    expect(found).toHaveLength(5);
    for (const { weight, by } of found) expect([weight < 0.2, by]).toEqual([true, 'title']);
  });

  it.each([
    ['robot control', ['17-2199.08']],
    ['Growth Marketing Partnerships', ['11-2021.00', '13-1161.00']],
  ])('that stands nowhere, such as %s, is read by its words', (title, codes) => {
    expect(first(title)).toMatchObject({ by: 'words' });
    expect(codes).toContain(first(title)?.code);
  });

  it.each([
    ['Consumer Product Manager', '11-2021.00'],
    ['Payments Product Manager', '11-2021.00'],
    ['Android Software Engineering', '15-1252.00'],
    ['iOS or Android Application Engineer', '15-1252.00'],
  ])('that ends with another, such as %s, is narrower than that', (title, code) => {
    expect(first(title)).toMatchObject({ code, by: 'ending' });
  });

  it('of several is the one that what stands alongside it tells of', () => {
    expect(findOccupations('Research Scientist', 'Genomics')[0]?.title).not.toBe(
      findOccupations('Research Scientist', 'Computer Vision')[0]?.title,
    );
  });

  it('is read whatever it holds, however long it is', () => {
    for (const title of ['a'.repeat(100_000), 'nurse '.repeat(20_000), '\u0000\ud800', '_a'.repeat(30_000), '工程师'])
      expect(findOccupations(title).length).toBeLessThanOrEqual(5);
  });

  it('that people say of themselves is found under their occupation, 99 of 100', ({ skip }) => {
    if (!existsSync(tables)) skip('There are no public tables here: set REAL_DATA_DIR.');
    const rows = readFileSync(join(tables, 'onet/reported-titles.tsv'), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    const codes = new Map<string, Set<string>>();
    for (const [code = '', title = ''] of rows) codes.set(title, (codes.get(title) ?? new Set()).add(code));
    const missed = [...codes].filter(([title, known]) => {
      const found = findOccupations(title);
      return !found.some(({ code }) => known.has(code));
    });
    console.log(`reported titles: ${codes.size - missed.length} of ${codes.size} under an occupation of theirs`);
    expect(missed.length).toBeLessThanOrEqual(codes.size * 0.01);
  });
});

describe('suggestions while one types', () => {
  it.each([
    ['hydrolog', '19-2043.00'],
    ['software e', '15-1252.00'],
    ['nurs', '29-1141.00'],
    ['  REGISTERED   nurse ', '29-1141.00'],
    ['curator', '25-4012.00'],
  ])('%s has what was meant', (typed, code) => {
    const codes = suggestOccupations(typed).map(({ number }) => allOccupations()[number]?.code);
    expect(codes).toContain(code);
    expect(codes.length).toBeLessThanOrEqual(10);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(['', '  ', 'zzzzqq', '\n', '12**', '\t'])('%j has none', (typed) => {
    expect(suggestOccupations(typed)).toEqual([]);
  });
});

it('other titles of an occupation are what people say of themselves, not its own title again', () => {
  const hydrologist = occupationOf('19-2043.00');
  const titles = alsoCalled(hydrologist?.number ?? -1);
  expect(titles).toContain('Hydrogeologist');
  expect(titles).not.toContain('Hydrologist');
  expect(titles).toHaveLength(5);
  expect(alsoCalled(-1)).toEqual([]);
});
