import { describe, it, expect } from 'vitest';
import { parseCareerPath, printCareerPath } from './career-path.ts';
import type { Position } from './career-path.ts';

const empty: Position = { role: '', company: '', start: null, end: null, location: null, note: null };
const one = (text: string) => {
  const positions = parseCareerPath(text);
  expect(positions).toHaveLength(1);
  return positions[0];
};

describe('reading a career path', () => {
  it('reads entries newest first, with months, "Present", place and note', () => {
    const text =
      'Product Manager at Stripe [Mar 2021 - Present] San Francisco, CA: Leads billing' +
      ' | Analyst at Bain & Company [2018 - 2021] Boston, MA';
    expect(parseCareerPath(text)).toEqual([
      {
        role: 'Product Manager',
        company: 'Stripe',
        start: { year: 2021, month: 3 },
        end: 'present',
        location: 'San Francisco, CA',
        note: 'Leads billing',
      },
      {
        role: 'Analyst',
        company: 'Bain & Company',
        start: { year: 2018, month: null },
        end: { year: 2021, month: null },
        location: 'Boston, MA',
        note: null,
      },
    ]);
    expect(printCareerPath(parseCareerPath(text))).toBe(text);
  });

  it('accepts dashes of any length, full month names and any case', () => {
    const dates = { start: { year: 2019, month: 9 }, end: 'present' };
    for (const range of ['Sep 2019 – Present', 'september 2019—PRESENT', 'Sept. 2019-present'])
      expect(one(`Nurse at Mayo Clinic [${range}]`)).toEqual({ ...empty, role: 'Nurse', company: 'Mayo Clinic', ...dates });
  });

  it.each([
    ['Sept 2019 – Current', { year: 2019, month: 9 }, 'present'],
    ['2019-2021', { year: 2019, month: null }, { year: 2021, month: null }],
    ['2019–21', { year: 2019, month: null }, { year: 2021, month: null }],
    ['2009–11', { year: 2009, month: null }, { year: 2011, month: null }],
    ['06/2019 to 3/2021', { year: 2019, month: 6 }, { year: 2021, month: 3 }],
    ['2019-06 - 2021-03', { year: 2019, month: 6 }, { year: 2021, month: 3 }],
    ['2019-06-01 - 2021-03-31', { year: 2019, month: 6 }, { year: 2021, month: 3 }],
    ['2019-06', { year: 2019, month: 6 }, null],
    ['since May 2019', { year: 2019, month: 5 }, 'present'],
    ['until 2021', null, { year: 2021, month: null }],
    ['Summer 2019', { year: 2019, month: null }, null],
    ['2020 until now', { year: 2020, month: null }, 'present'],
    ['jan 2020 - present · 3 yrs 2 mos', { year: 2020, month: 1 }, 'present'],
    ['JUNE 2025 - MAY 2027, expected', { year: 2025, month: 6 }, { year: 2027, month: 5 }],
  ])('reads dates as exports write them: %s', (dates, start, end) => {
    const entry = { ...empty, role: 'Nurse', company: 'Mayo Clinic', start, end };
    expect(one(`Nurse at Mayo Clinic [${dates}]`)).toEqual(entry);
    expect(one(`Nurse at Mayo Clinic (${dates})`)).toEqual(entry);
    expect(one(`[${dates}] Nurse at Mayo Clinic`)).toEqual(entry);
  });

  it.each(['2019 - 2020 - 2021', '13/2019', '2019-13', 'Present - 2019', 'since', '2021–19', 'Foo 2019', 'class of 2019', '2019 2021'])(
    'takes what is no date for none: %s',
    (dates) => {
      expect(one(`Nurse at Mayo Clinic [${dates}]`)).toMatchObject({ start: null, end: null });
    },
  );

  it('reads a range of years without brackets at the end, and leaves a single year to the name', () => {
    const range = { ...empty, role: 'Analyst', company: 'Bain', start: { year: 2018, month: null }, end: { year: 2021, month: null } };
    for (const text of ['Analyst at Bain, 2018 - 2021', 'Analyst at Bain 2018-2021', 'Analyst at Bain – 2018 to 2021'])
      expect(one(text)).toEqual(range);
    expect(one('Organizer at Vision 2020')).toEqual({ ...empty, role: 'Organizer', company: 'Vision 2020' });
  });

  it('parts role and company at "@" where there is no " at "', () => {
    for (const text of ['PM @ Stripe [2019]', 'PM @Stripe [2019]', '• PM, @ Stripe – [2019]', '- PM at Stripe, (2019)'])
      expect(one(text)).toEqual({ ...empty, role: 'PM', company: 'Stripe', start: { year: 2019, month: null } });
    expect(one('Contact@Large at Acme')).toMatchObject({ role: 'Contact@Large', company: 'Acme' });
  });

  it('takes lines for entries where no pipe parts them', () => {
    const lines = 'PM at Stripe [2020 - Present]\r\n• Analyst at Bain [2018 - 2020]\n\n';
    expect(parseCareerPath(lines).map(({ role }) => role)).toEqual(['PM', 'Analyst']);
    expect(parseCareerPath('PM at\nStripe | Analyst at Bain').map(({ company }) => company)).toEqual(['Stripe', 'Bain']);
  });

  it('leaves missing dates empty', () => {
    const base = { ...empty, role: 'Nurse', company: 'Mayo Clinic' };
    const year = { year: 2019, month: null };
    expect(one('Nurse at Mayo Clinic')).toEqual(base);
    expect(one('Nurse at Mayo Clinic [2019]')).toEqual({ ...base, start: year });
    expect(one('Nurse at Mayo Clinic [2019 - ]')).toEqual({ ...base, start: year });
    expect(one('Nurse at Mayo Clinic [ - 2019]')).toEqual({ ...base, end: year });
    expect(one('Nurse at Mayo Clinic [Present]')).toEqual({ ...base, end: 'present' });
    expect(one('Nurse at Mayo Clinic [] Rochester, MN: night shift')).toEqual({ ...base, location: 'Rochester, MN', note: 'night shift' });
  });

  it('parts role and company at the last " at " before the dates', () => {
    expect(one('Analyst at Large at Acme [2019] Dallas: worked at night')).toMatchObject({
      role: 'Analyst at Large',
      company: 'Acme',
      location: 'Dallas',
      note: 'worked at night',
    });
    expect(one('at Google [2019]')).toMatchObject({ role: '', company: 'Google' });
    expect(one('Advisor at AT&T')).toMatchObject({ role: 'Advisor', company: 'AT&T' });
  });

  it('reads a role without a company', () => {
    expect(one('Student [2015 - 2019] Boston')).toMatchObject({ role: 'Student', company: '', location: 'Boston' });
    expect(one('Freelancer')).toEqual({ ...empty, role: 'Freelancer' });
  });

  it('keeps brackets that hold no dates where they stand', () => {
    expect(one('Founder [part-time] at Loom [YC S20] [2020 - 2021] NYC: sold [to X] in [2021]')).toMatchObject({
      role: 'Founder [part-time]',
      company: 'Loom [YC S20]',
      start: { year: 2020, month: null },
      location: 'NYC',
      note: 'sold [to X] in [2021]',
    });
    expect(one('Founder at Loom [[2020 - 2021]] NYC')).toMatchObject({ company: 'Loom', location: 'NYC' });
  });

  it('parts place and note at the first colon that a space follows', () => {
    expect(one('Dev at X [2019] Remote (UTC+5:30): two things: a and b')).toMatchObject({
      location: 'Remote (UTC+5:30)',
      note: 'two things: a and b',
    });
    expect(one('Dev at X [2019] : remote at first')).toMatchObject({ location: null, note: 'remote at first' });
    expect(one('Dev at X [2019] Boston:')).toMatchObject({ location: 'Boston', note: null });
  });

  it('reads an escaped pipe as a pipe', () => {
    const positions = parseCareerPath(String.raw`Dev at X [2019] Boston: a \| b | Intern at Y`);
    expect(positions.map(({ company, note }) => [company, note])).toEqual([
      ['X', 'a | b'],
      ['Y', null],
    ]);
  });

  it('gives nothing for nothing', () => {
    for (const text of ['', '   ', '|', ' | | ', '\n']) expect(parseCareerPath(text)).toEqual([]);
    expect(printCareerPath([])).toBe('');
    expect(printCareerPath([empty])).toBe('');
  });

  it('takes what does not fit as a role', () => {
    const texts = ['???', '[]', '[soon]', '[[[', ']]', ': x', 'Engineer [13 2019]', '\\'];
    for (const text of texts) expect(one(text)).toEqual({ ...empty, role: text });
  });
});

describe('printing a career path', () => {
  it('reads back what was printed', () => {
    const texts = ['Engineer', 'Head of R&D', 'Dev | Ops', 'back\\', 'x\\|y'];
    const years = [null, { year: 2019, month: null }, { year: 2020, month: 12 }];
    for (const role of texts)
      for (const company of ['', ...texts])
        for (const start of years)
          for (const end of [...years, 'present' as const])
            for (const location of [null, 'Boston, MA', 'a|b'])
              for (const note of [null, 'first: this | that [2019]']) {
                const positions: Position[] = [
                  { role, company, start, end, location, note },
                  { ...empty, role: 'Last' },
                ];
                expect(parseCareerPath(printCareerPath(positions))).toEqual(positions);
              }
  });

  it('is stable for any text: what was read and printed reads the same', () => {
    const random = seeded(7);
    const structure = ['|', '\\', '\\|', '[', ']', '[]', ' at ', 'at', ':', ': ', ' ', '  ', '\n', '-', '–'];
    const more = ['(', ')', '@', ' @', ',', '•', '• ', ' to ', 'since ', '(2018)', '2019-21', '06/2019', 'now', '2019 - 2021'];
    const pieces = [...structure, ...more, '2019', 'May 2020', 'Present', '[2018 - 2019]', 'Dev', 'é', '🙂'];
    for (let round = 0; round < 10_000; round += 1) {
      const text = Array.from({ length: 1 + Math.floor(random() * 12) }, () => pieces[Math.floor(random() * pieces.length)]).join('');
      const positions = parseCareerPath(text);
      const printed = printCareerPath(positions);
      expect(parseCareerPath(printed), text).toEqual(positions);
      expect(printCareerPath(parseCareerPath(printed)), text).toBe(printed);
    }
  });

  it('copes with hostile input of 50 KB', () => {
    for (const piece of [
      '[',
      ']',
      '[]',
      '[ ',
      ' at ',
      '|',
      '\\',
      '\\|',
      ':',
      ' ',
      '[2019 - ',
      '- ',
      '[x]',
      'May ',
      '\u00a0',
      '(',
      '(2',
      ' @',
      ', ',
      '• ',
      '- - ',
      '2019-',
      '1/',
      ' to ',
    ]) {
      const text = piece.repeat(50_000 / piece.length);
      const printed = printCareerPath(parseCareerPath(text));
      expect(printCareerPath(parseCareerPath(printed))).toBe(printed);
    }
  });
});

/** Park–Miller, so that every run tries the same texts. */
const seeded = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
};
