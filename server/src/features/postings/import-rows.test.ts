import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';
import { postingOf, readRows } from './import-rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const read = (text: string) => {
  const { format, rows } = readRows(text);
  return rows.map((row) => postingOf(row, format, now));
};

describe('CSV', () => {
  it('reads quotes, doubled quotes, commas and line breaks inside them, CRLF and a byte order mark', () => {
    expect(readCsv('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,')).toEqual([
      ['a', 'b'],
      ['x, "y"', 'two\nlines'],
      ['1', ''],
    ]);
  });

  it('reads empty fields where they stand', () => {
    expect(readCsv(',b,\n,,c')).toEqual([
      ['', 'b', ''],
      ['', '', 'c'],
    ]);
  });

  it('says so when a quote is never closed', () => {
    expect(() => readCsv('a,"b')).toThrow('never closed');
  });
});

describe('a file of jobs', () => {
  it('is read from CSV with its columns in any order and case', () => {
    const [posting] = read(
      'URL,Title,Company,Locations,Pay Min,Pay Max,Pay Per,Sponsorship,Posted At,Active\nhttps://example.org/1,Lab Assistant,City Museum,"Chicago, IL; Remote","$1,800",2k,month,no,2026-10-01,no\n',
    );
    expect(posting).toMatchObject({
      source: 'csv',
      title: 'Lab Assistant',
      companyName: 'City Museum',
      locations: ['Chicago, IL', 'Remote'],
      pay: { min: 1800, max: 2000, per: 'month' },
      stated: { sponsorship: 'no' },
      postedAt: new Date('2026-10-01T00:00:00Z'),
      open: false,
    });
  });

  it('is read from JSON, with lists as lists and silence left to the description', () => {
    expect(
      read(
        '[{"id":7,"title":"Nurse","company":"Mercy","url":"https://example.org/7","locations":["Austin, TX"],"pay_min":40,"pay_per":"hourly"}]',
      ),
    ).toMatchObject([
      {
        source: 'json',
        sourceId: '7',
        locations: ['Austin, TX'],
        pay: { min: 40, max: 40, per: 'hour' },
        stated: null,
        postedAt: null,
        open: true,
      },
    ]);
  });

  it('is known as listings.json by its fields', () => {
    expect(readRows('[{"company_name":"A","title":"B"}]').format).toBe('simplify');
  });

  it('has every bad row told by itself', () => {
    expect(
      read(
        JSON.stringify([
          { title: 'A', company: 'B', url: 'ftp://example.org' },
          { title: 'A', url: 'https://example.org' },
          { title: 'A', company: 'B', url: 'https://example.org', pay_min: 'a lot' },
          { title: 'A', company: 'B', url: 'https://example.org', posted_at: 'yesterday' },
          { title: 'A', company: 'B', url: 'https://example.org', sponsorship: 'perhaps' },
          { title: { en: 'A' }, company: 'B', url: 'https://example.org' },
          'nonsense',
        ]),
      ),
    ).toEqual([
      'url is not an http(s) address',
      'company is empty',
      'pay_min, pay_max or pay_per cannot be read',
      'posted_at is not a time between 2000 and a year from now',
      'sponsorship is not yes, no, citizens or empty',
      'title holds something unexpected',
      'is not an object',
    ]);
    expect(read('title,company,url\nA,B,https://example.org,C')).toEqual(['has 4 fields, the header has 3']);
    expect(read('[{"company_name":"A","title":"B","id":"1","url":"https://example.org","active":"yes"}]')).toEqual([
      'locations is missing',
    ]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['[{"title":', 'cannot be read'],
    ['{"jobs":[]}', 'not a list of jobs'],
    ['[{"name":"Ada"}]', 'its rows are no jobs'],
    ['%PDF-1.7 binary', 'neither JSON nor a CSV'],
    ['name,year\nAda,2024', 'names no column title, company, url'],
  ])('is refused in words when it is none: %s', (text, sentence) => {
    expect(() => readRows(text)).toThrow(sentence);
  });
});
