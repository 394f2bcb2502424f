import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { type Extracted, textToExtracted } from './extracted.ts';
import { readResume } from './read.ts';

const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });
const now = new Date('2026-11-29T12:00:00Z');
const readFrom = (extracted: Extracted) => readResume(extracted, vocabulary, now);
const read = (...lines: string[]) => readFrom(textToExtracted(lines.join('\n')));
const top = ['Jane Okafor', 'jokafor@uoregon.edu | (541) 555-0199'];
const factsOf = (kind: string, ...lines: string[]) =>
  read(...top, ...lines).facts.flatMap((fact) =>
    fact.kind === kind ? [[fact.text, ...(fact.detail === null ? [] : [fact.detail])].join(' / ')] : [],
  );
const jobsIn = (...lines: string[]) =>
  read(...top, 'Experience', ...lines).experience.map(({ title, employer, start, end, place }) => [title, employer, start, end, place]);

describe('an entry of experience', () => {
  const expected = [['Field Technician', 'Riverkeep', '2025-06', '2025-08', 'New York, NY']];

  it.each([
    [['Riverkeep          New York, NY', 'Field Technician          June 2025 – August 2025', '• Took samples']],
    [['Field Technician, Riverkeep, New York, NY', '06/2025 - 08/2025', '• Took samples']],
    [['Riverkeep — Field Technician | New York, NY | Jun ’25–Aug ’25', '• Took samples']],
    [['Field Technician at Riverkeep (Summer 2025)', 'New York, NY', '• Took samples']],
    [['June 2025 to August 2025', 'Field Technician', 'Riverkeep, New York, NY', '• Took samples']],
  ])('is read in the order %j', (lines) => {
    expect(jobsIn(...lines)).toEqual(expected);
  });

  it('has the employer of the entry above where only a title stands below it', () => {
    expect(
      jobsIn('Palm Hotel, Miami, FL', 'Supervisor, May 2025 – Present', '• Led', 'Front Desk Agent, May 2023 – April 2025', '• Served'),
    ).toEqual([
      ['Supervisor', 'Palm Hotel', '2025-05', 'present', 'Miami, FL'],
      ['Front Desk Agent', 'Palm Hotel', '2023-05', '2025-04', 'Miami, FL'],
    ]);
  });

  it('has its bullets, wrapped lines as one', () => {
    const [job] = read(
      ...top,
      'Experience',
      'Barista, Compass Coffee',
      'May 2024 – Present',
      '• Opened the shop and',
      '  counted the till',
      '• Trained two',
    ).experience;
    expect(job?.bullets.map(({ text }) => text)).toEqual(['Opened the shop and counted the till', 'Trained two']);
  });

  it('is offered where its parts are not clear', () => {
    const { facts } = read(...top, 'Experience', 'Zelvin Trask          2024 – 2025', '• Did things');
    expect(facts.filter(({ kind, isSure }) => kind === 'experience' && isSure)).toEqual([]);
  });
});

describe('education', () => {
  it('has a listed school by its alias, degree, major and graduation', () => {
    const { education, account } = read(
      ...top,
      'Education',
      'Georgia Tech, Atlanta, GA',
      'B.S. in Environmental Engineering, Expected May 2027',
      'GPA: 3.8/4.0',
    );
    expect(education).toEqual([
      {
        school: 'Georgia Institute of Technology',
        degree: 'B.S.',
        major: 'Environmental Engineering',
        graduation: '2027-05',
        gpa: '3.8/4.0',
        line: 3,
      },
    ]);
    expect(account).toMatchObject({ school: 'Georgia Institute of Technology', major: 'Environmental Engineering', graduationYear: 2027 });
  });

  it('has no grade that is not stated, and no degree in a state’s letters', () => {
    const [study] = read(...top, 'Education', 'Goucher College, Baltimore, MD', '2022 – 2026').education;
    expect(study).toMatchObject({ school: 'Goucher College', degree: null, gpa: null, graduation: '2026' });
  });
});

describe('skills and languages', () => {
  it('are parted by what they are, whatever their label', () => {
    const lines = ['Technical Skills', 'Languages: Python, R, Java', 'Languages: Spanish (fluent), Igbo'];
    expect(factsOf('skill', ...lines)).toEqual(['Python', 'R', 'Java']);
    expect(factsOf('language', ...lines)).toEqual(['Spanish / fluent', 'Igbo']);
  });

  it('are sure in sentences only where a name can be nothing else', () => {
    const { facts } = read(
      ...top,
      'Experience',
      'Analyst, Hale LLP',
      'May 2024 – May 2025',
      '• Built models in AutoCAD and R',
      '• Excel at spreading the word',
    );
    const skills = facts.filter(({ kind }) => kind === 'skill');
    expect(skills.filter(({ isSure }) => isSure).map(({ text }) => text)).toEqual(['AutoCAD']);
  });
});

describe('headings', () => {
  it.each(['WORK HISTORY', 'Selected Experience:', 'L E A D E R S H I P & A C T I V I T I E S', 'Clinical Experience'])(
    'are known as “%s”',
    (heading) => {
      const { experience } = read(...top, heading, 'Barista, Compass Coffee', 'May 2024 – May 2025');
      expect(experience).toHaveLength(1);
    },
  );

  it('may be missing', () => {
    const { education, experience } = read(
      ...top,
      'University of Oregon, B.S. Geology, May 2027',
      'Barista, Compass Coffee, May 2024 – May 2025',
      '- Opened the shop',
    );
    expect([education.length, experience.length]).toEqual([1, 1]);
  });
});

describe('what is nobody’s business', () => {
  it('is no fact', () => {
    const { facts } = read(
      ...top,
      'Date of birth: 3 May 2004',
      'Visa status: F-1',
      'Marital status: single',
      'Activities',
      'Treasurer, Muslim Students Association          2024 – 2025',
      'References',
      'Professor Amos Lind, Yale University, 2024',
    );
    expect(facts).toEqual([]);
  });

  it('is a phone number, which only the meter knows', () => {
    const { facts, meter } = read('Jane Okafor', '541-555-0199');
    expect(facts).toEqual([]);
    expect(meter.parts[0]).toEqual({ part: 'contact', found: true });
  });
});

describe('the meter', () => {
  it('names what is missing', () => {
    const { meter } = read(
      ...top,
      'Education',
      'University of Oregon, B.S. Geology, May 2027',
      'Experience',
      'Barista, Compass Coffee          2023 – 2024',
      'Skills',
      'GIS, Python, R',
    );
    expect(meter).toEqual({
      parts: [
        { part: 'contact', found: true },
        { part: 'education', found: true },
        { part: 'experience', found: false },
        { part: 'skills', found: true },
        { part: 'layout', found: true },
      ],
      advice: ['Add months to your jobs.'],
    });
  });

  it('says first what a machine cannot read', () => {
    const { meter } = readFrom({ ...textToExtracted(top.join('\n')), faults: ['columns', 'header'] });
    expect(meter.advice[0]).toBe('Your columns run into each other. Save a version with one column.');
    expect(meter.parts.at(-1)).toEqual({ part: 'layout', found: false });
  });
});

it('columns are read below their own headings', () => {
  const line = (text: string, column: number, y: number) => ({
    text,
    page: 1,
    x: column * 200,
    y,
    size: 10,
    isBold: false,
    column,
    isItem: false,
    row: null,
  });
  const { experience, facts } = readFrom({
    pages: 1,
    lines: [
      ...['JANE OKAFOR', 'SKILLS', 'Python', 'Tableau'].map((text, at) => line(text, 0, at * 14)),
      ...['EXPERIENCE', 'Barista', 'Compass Coffee', 'May 2024 – Present'].map((text, at) => line(text, 1, 20 + at * 14)),
    ],
    links: [],
    faults: [],
  });
  expect(experience).toMatchObject([{ title: 'Barista', employer: 'Compass Coffee', start: '2024-05' }]);
  expect(facts.filter(({ kind }) => kind === 'skill').map(({ text }) => text)).toEqual(['Python', 'Tableau']);
});

it('ligatures, accents and parted words are written whole', () => {
  const { lines, account } = read('Zoë Müller', 'Education', 'O\uFB03ce of the registrar');
  expect(lines[2]?.text).toBe('Office of the registrar');
  expect(account).toMatchObject({ firstName: 'Zoë', lastName: 'Müller' });
});

describe('a fact', () => {
  it('is quoted by the line that says it, not by one that has only its dates or its label', () => {
    const { lines, facts } = read(
      ...top,
      'Education',
      'Expected May 2027',
      'B.B.A. in Accountancy, Baruch College',
      'Skills',
      'Tools',
      'Tableau, Excel',
    );
    for (const { kind, text, line } of facts.filter((fact) => fact.kind !== 'link'))
      expect([kind, lines[line]?.text]).toEqual([kind, expect.stringContaining(text.split(/[ ,]/).at(-1) ?? '')]);
  });

  it('is one of at most thirty links, however many addresses there are and however long a word stands above them', () => {
    const links = Array.from({ length: 3000 }, (_, at) => `site${at}.example.com`);
    expect(read('X'.repeat(1900), ...links).facts.filter(({ kind }) => kind === 'link')).toHaveLength(30);
  });

  it('is one of three hundred where a list names ten thousand things', () => {
    const lists = Array.from({ length: 50 }, (_, line) => Array.from({ length: 200 }, (_, at) => nameOf(line * 200 + at)).join(', '));
    const { facts, lines } = read(...top, 'Skills', ...lists);
    expect(facts.length).toBeLessThanOrEqual(300);
    expect(lines).toHaveLength(53);
  });

  it('is of the first hundred entries of a section', () => {
    const jobs = Array.from({ length: 300 }, (_, at) => `Field Technician, Riverkeep ${nameOf(at)}, June 2024 – August 2025`);
    expect(factsOf('experience', 'Experience', ...jobs)).toHaveLength(100);
  });

  it('is within the first ten pages or so, and the meter says where there are more', () => {
    const filled = Array.from({ length: 500 }, () => 'Walked the shore and wrote down what was there.');
    const isRead = (...lines: string[]) => read(...lines).facts.some(({ text }) => text === 'Otter care');
    const advice = (...lines: string[]) => read(...lines).meter.advice.filter((sentence) => sentence.includes('ten pages'));
    expect(isRead(...top, 'Skills', 'Otter care, Kayak repair')).toBe(true);
    expect(isRead(...top, ...filled, 'Skills', 'Otter care, Kayak repair')).toBe(false);
    expect(advice(...top, ...filled, 'Skills')).toHaveLength(1);
    expect(advice(...top, 'Skills')).toEqual([]);
  });
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
const nameOf = (number: number) => [676, 26, 1].map((share) => letters.charAt(Math.floor(number / share) % 26)).join('');
