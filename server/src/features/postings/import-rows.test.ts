import { describe, expect, it } from 'vitest';
import { postingOf, readRows } from './import-rows.ts';

const now = new Date('2026-11-21T12:00:00Z');
const read = (text: string) => {
  const { format, rows } = readRows(text);
  return rows.map((row) => postingOf(row, format, now));
};
const readOne = (part: object) => read(JSON.stringify([{ title: 'Nurse', company: 'Mercy', url: 'https://example.org/7', ...part }]))[0];

describe('a file of jobs', () => {
  it('is read from CSV with its columns in any order and case', () => {
    const [posting] = read(
      'URL,Title,Company,Locations,Workplace,Pay Min,Pay Max,Pay Per,Pay Currency,Company Domain,Sponsorship,Posted At,Active\nhttps://example.org/1,Lab Assistant,City Museum,"Chicago, IL; Remote",In person,"$1,800",2k,month,usd,https://www.museum.example.org/,no,2026-10-01,no\n',
    );
    expect(posting).toMatchObject({
      source: 'csv',
      title: 'Lab Assistant',
      companyName: 'City Museum',
      companyDomain: 'museum.example.org',
      locations: ['Chicago, IL', 'Remote'],
      workplace: 'onsite',
      pay: { min: 1800, max: 2000, per: 'month', currency: 'USD' },
      stated: { sponsorship: 'no' },
      postedAt: new Date('2026-10-01T00:00:00Z'),
      open: false,
    });
  });

  it('is read from a German spreadsheet with the words of its own columns', () => {
    expect(
      read(
        '\uFEFFJob Title;Employer;Apply URL;Location;Min Salary;Currency\r\nArchivarin;Museum;https://museum.example.org/1;"Köln; Bonn";48000;EUR\r\n',
      ),
    ).toMatchObject([{ title: 'Archivarin', companyName: 'Museum', locations: ['Köln', 'Bonn'], pay: { min: 48_000, currency: 'EUR' } }]);
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
        workplace: null,
      },
    ]);
  });

  it('may use the names of the app’s own jobs', () => {
    expect(
      read(
        '[{"job_title":"Nurse","company_name":"Mercy","application_url":"https://example.org/7","location":"Austin, TX","salary_min":60000,"salary_max":70000}]',
      ),
    ).toMatchObject([{ title: 'Nurse', companyName: 'Mercy', locations: ['Austin, TX'], pay: { min: 60_000, max: 70_000, per: 'year' } }]);
  });

  it('is known as listings.json by its fields', () => {
    expect(readRows('[{"company_name":"A","title":"B","date_updated":1}]').format).toBe('simplify');
    expect(readRows('[{"company_name":"A","title":"B","url":"https://example.org"}]').format).toBe('json');
    expect(readRows('[{"company_name":"A"}]', 'simplify').format).toBe('simplify');
  });

  it.each([
    [
      { pay_min: '$22.50', pay_max: 25, pay_per: 'Hourly' },
      { min: 22.5, max: 25, per: 'hour' },
    ],
    [
      { pay_max: '150', pay_per: 'day' },
      { min: 150, max: 150, per: 'day' },
    ],
    [
      { pay_min: 900, pay_per: 'weekly' },
      { min: 900, max: 900, per: 'week' },
    ],
    [{ pay_min: 0, pay_max: 0 }, null],
    [{ pay_min: '', pay_currency: 'GBP' }, null],
  ])('states pay: %j', (part, pay) => {
    expect(readOne(part)).toMatchObject({ pay: pay === null ? null : { currency: 'USD', ...pay } });
  });

  it.each([
    [{ url: 'ftp://example.org' }, 'url is not an http(s) address'],
    [{ url: 'javascript:alert(1)' }, 'url is not an http(s) address'],
    [{ url: 'https://stripe.com@evil.example.com/' }, 'url is not an http(s) address'],
    [{ url: 'https://:word@evil.example.com/' }, 'url is not an http(s) address'],
    [{ url: '' }, 'url is empty'],
    [{ title: ' ' }, 'title is empty'],
    [{ title: 'x'.repeat(301) }, 'title is longer than 300 characters'],
    [{ company: null }, 'company is empty'],
    [{ pay_min: 'a lot' }, 'pay_min is not an amount'],
    [{ pay_max: '-5' }, 'pay_max is not an amount'],
    [{ pay_min: 9, pay_max: 5 }, 'pay_min is more than pay_max'],
    [{ pay_min: 9, pay_per: 'semester' }, 'pay_per is not year, month, week, day or hour'],
    [{ pay_min: 9, pay_currency: '€' }, 'pay_currency is not a currency code such as USD'],
    [{ workplace: 'on the moon' }, 'workplace is not remote, hybrid, onsite or empty'],
    [{ company_domain: 'mercy' }, 'company_domain is not a domain'],
    [{ posted_at: 'yesterday' }, 'posted_at is not a time between 2000 and a year from now'],
    [{ sponsorship: 'perhaps' }, 'sponsorship is not yes, no, citizens or empty'],
    [{ active: 'sometimes' }, 'active is neither true nor false'],
    [{ title: { en: 'A' } }, 'title holds something unexpected'],
    [{ title: ['A'] }, 'title is a list'],
  ])('has a bad row reported by itself: %j', (part, reason) => {
    expect(readOne(part)).toBe(reason);
  });

  it('has rows that are none reported too', () => {
    expect(read('[{"title":"A","company":"B","url":"https://example.org"},"nonsense"]')[1]).toBe('is not an object');
    expect(read('title,company,url\nA,B,https://example.org,C\nA,B\n')).toEqual([
      'has 4 fields, the header has 3',
      'has 2 fields, the header has 3',
    ]);
    expect(read('[{"company_name":"A","title":"B","id":"1","url":"https://example.org","is_visible":"yes"},7]')).toEqual([
      'locations is missing',
      'is not an object',
    ]);
  });

  it('holds descriptions in HTML or as plain text', () => {
    expect(readOne({ description: '<p>You care.</p><ul><li>Kindly</li></ul>' })).toHaveProperty('description', 'You care.\n\n- Kindly');
    expect(readOne({ description: 'You care.\r\n\r\nKindly.' })).toHaveProperty('description', 'You care.\n\nKindly.');
  });

  it.each([
    ['', 'The file is empty.'],
    ['[{"title":', 'cannot be read'],
    ['{"jobs":[]}', 'not a list of jobs'],
    ['[{"name":"Ada"}]', 'its rows are no jobs'],
    ['%PDF-1.7 binary', 'neither JSON nor a CSV'],
    ['name,year\nAda,2024', 'names no column title, company, url'],
  ])('is refused in words when it is none: %j', (text, sentence) => {
    expect(() => readRows(text)).toThrow(sentence);
  });
});
