import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { type ExtractedLine, textToExtracted } from './extracted.ts';
import { readResume } from './read.ts';

const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });
const now = new Date('2026-11-29T12:00:00Z');
const read = (...lines: string[]) => readResume(textToExtracted(lines.join('\n')), vocabulary, now);
const top = ['Jane Okafor', 'jokafor@uoregon.edu | (541) 555-0199'];
const textsOf = (kind: string, { facts }: ReturnType<typeof readResume>) =>
  facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []));
const jobsOf = ({ experience }: ReturnType<typeof readResume>) => experience.map(({ title, employer }) => [title, employer]);
const nameOf = ({ account: { firstName, lastName } }: ReturnType<typeof readResume>) => [firstName, lastName];

describe('headings that are counted', () => {
  const got = read(
    ...top,
    'A. PERSONAL DATA',
    'State of Origin: Ekiti State',
    'B. EDUCATIONAL INSTITUTIONS ATTENDED WITH DATES',
    'University of Ibadan, B.N.Sc. Nursing Science          2019 - 2025',
    'C. WORKING EXPERIENCE',
    'Intern Nurse, University College Hospital, 2025 - present',
    '• Looked after 12 to 15 patients on each shift',
    'D. RESEARCH PROJECT',
    'Kangaroo Mother Care among Mothers of Preterm Infants (2025)',
    'E. SKILLS',
    'Wound dressing, Triage, SPSS',
    'F. GREAT MOMENTS',
    'Met the Oba of Lagos',
    'G. REFEREES',
    'Matron B. Eze, University College Hospital',
  );

  it('are all of the series that are known by one of their words', () => {
    expect(got.education.map(({ school }) => school)).toEqual(['University of Ibadan']);
    expect(jobsOf(got)).toEqual([['Intern Nurse', 'University College Hospital']]);
    expect(got.experience[0]?.bullets).toHaveLength(1);
    expect(textsOf('project', got)).toEqual(['Kangaroo Mother Care among Mothers of Preterm Infants']);
  });

  it('keep what stands below an unknown one out of the section before', () => {
    expect(textsOf('skill', got)).toEqual(['Wound dressing', 'Triage', 'SPSS']);
  });
});

describe('a heading in capitals', () => {
  it('may run into the first line of what it heads', () => {
    const got = read(
      ...top,
      'EDUCATION Michigan Technological University, Houghton, MI. B.S. Mechanical Engineering, December 2026.',
      'EXPERIENCE',
      'Machinist, Lakeshore Tool & Die, May 2022 – Aug. 2023',
      'SOFTWARE AND SHOP Creo, SolidWorks, MIG welding',
      'HONORS Eagle Scout (2020); Presidential Scholarship, 2023',
    );
    expect(got.education.map(({ school, major }) => [school, major])).toEqual([
      ['Michigan Technological University', 'Mechanical Engineering'],
    ]);
    expect(textsOf('skill', got)).toEqual(['Creo', 'SolidWorks', 'MIG welding']);
    expect(textsOf('award', got)).toEqual(['Eagle Scout', 'Presidential Scholarship']);
  });

  it('names languages of which each has a level in words of its own', () => {
    const got = read(
      ...top,
      'EDUCATION',
      'University of Turku, BSc Chemistry, 2025',
      'LANGUAGE SKILLS',
      'Swedish – good',
      'English – excellent',
      'Ga',
    );
    expect(textsOf('language', got)).toEqual(['Swedish', 'English', 'Ga']);
  });
});

describe('a heading of unknown words in a file without sizes', () => {
  it('stands between lists, and keeps them apart', () => {
    const got = read(
      ...top,
      'EDUCATION',
      'University of Oregon, B.S. Biology, May 2027',
      'AWARDS',
      'Rector’s Merit List, 2023',
      'Bridge Making Competition, second place, 2024',
      'Off the water',
      'Touch rugby, carving',
    );
    expect(textsOf('award', got)).toEqual(['Rector’s Merit List', 'Bridge Making Competition, second place']);
  });

  it('stands between entries of one line of names', () => {
    const got = read(
      ...top,
      'WORK EXPERIENCE',
      'Trainee officer | Police Station | Olsztyn | 07.2025 – 09.2025',
      '• Wrote 30 incident reports',
      'Voluntary fire brigade',
      'Firefighter | OSP Dywity | Dywity | 2020 – 2024',
    );
    expect(jobsOf(got)).toEqual([
      ['Trainee officer', 'Police Station'],
      ['Firefighter', 'OSP Dywity'],
    ]);
  });
});

describe('stars between the items of a line', () => {
  it('part skills, certificates and awards', () => {
    const got = read(
      ...top,
      'EDUCATION',
      'University of Oregon, B.S.W., to be conferred 5/27. G.P.A. 3.9',
      'SKILLS',
      'intake assessment * case notes (DAP) * Apricot 360',
      'CERTIFICATES',
      'Mental Health First Aid, 2025 * Mandated Reporter Training, 2024',
      'HONORS',
      'Phi Alpha Honor Society * Magis Scholarship',
    );
    expect(textsOf('skill', got)).toEqual(['intake assessment', 'case notes', 'Apricot 360']);
    expect(textsOf('award', got)).toEqual([
      'Mental Health First Aid',
      'Mandated Reporter Training',
      'Phi Alpha Honor Society',
      'Magis Scholarship',
    ]);
    expect(got.education.map(({ graduation, gpa }) => [graduation, gpa])).toEqual([['2027-05', '3.9']]);
  });
});

describe('a table whose columns have longer names', () => {
  const cells = (table: number, rows: readonly string[][]): ExtractedLine[] =>
    rows.flatMap((texts, row) => texts.map((text, cell) => ({ ...plain(text), row: `${table}:${row}:${cell}` })));
  const plain = (text: string): ExtractedLine => ({
    text,
    page: 1,
    x: null,
    y: null,
    size: 10,
    isBold: false,
    column: 0,
    isItem: false,
    row: null,
  });

  it('gives each cell to what its column is named after, and its names to nothing', () => {
    const got = readResume(
      {
        pages: null,
        links: [],
        faults: [],
        lines: [
          ...top.map(plain),
          plain('EDUCATIONAL BACKGROUND'),
          ...cells(1, [
            ['School', 'Degree / Course', 'Year', 'GWA'],
            ['University of Santo Tomas', 'Bachelor of Science in Nursing', '2022 – 2026', '1.45'],
          ]),
          plain('CLINICAL EXPERIENCE'),
          ...cells(2, [
            ['Inclusive Dates', 'Position', 'Hospital / Institution', 'Duties'],
            ['Feb. 2026 – Apr. 2026', 'Student Nurse', 'Philippine Heart Center', 'Monitored patients'],
          ]),
          plain('TRAININGS'),
          ...cells(3, [
            ['Certificate', 'Given by', 'Date'],
            ['Basic Life Support', 'Philippine Heart Association', 'March 2026'],
          ]),
        ],
      },
      vocabulary,
      now,
    );
    expect(got.education.map(({ school, gpa }) => [school, gpa])).toEqual([['University of Santo Tomas', '1.45']]);
    expect(jobsOf(got)).toEqual([['Student Nurse', 'Philippine Heart Center']]);
    expect(textsOf('award', got).join('; ')).not.toContain('Given by');
  });
});

describe('two sections side by side', () => {
  const line = (text: string, more: Partial<ExtractedLine> = {}): ExtractedLine => ({
    text,
    page: 1,
    x: 40,
    y: 60,
    size: 10,
    isBold: false,
    column: 0,
    isItem: false,
    row: null,
    ...more,
  });
  const readLines = (pages: number | null, ...lines: ExtractedLine[]) =>
    readResume({ pages, links: [], faults: [], lines }, vocabulary, now);

  it('at the foot of a page are read one after the other', () => {
    const got = readLines(
      1,
      line('Jane Okafor', { size: 20 }),
      line('jokafor@uoregon.edu', { y: 80 }),
      line('WORK', { y: 100, isBold: true }),
      line('Barista, Compass Coffee, Portland, OR\t2023-2024', { y: 114, inner: 480 }),
      line('GEAR + SOFTWARE\tPRIZES', { y: 140, isBold: true, inner: 320, right: 380 }),
      line('ARRI ALEXA Mini, Sekonic meters,\tBest Cinematography (Cucalorus, 2026)', { y: 154, inner: 318, right: 500 }),
      line('Blackout, Shot Designer', { y: 166, right: 180 }),
      line('CARDS', { x: 319, y: 170, isBold: true, right: 360 }),
      line('SPEAKS', { y: 182, isBold: true, right: 90 }),
      line('OSHA 10 (2024)', { x: 319, y: 184, right: 400 }),
      line('English, Swedish (fluent)', { y: 196, right: 200 }),
    );
    expect(textsOf('skill', got)).toEqual(['ARRI ALEXA Mini', 'Sekonic meters', 'Blackout', 'Shot Designer']);
    expect(textsOf('language', got)).toEqual(['English', 'Swedish']);
    expect(textsOf('award', got)).toEqual(['Best Cinematography (Cucalorus)', 'OSHA 10']);
  });

  it('are one where the dates at the right edge were taken for a column', () => {
    const small = (text: string, y: number) => line(text, { y, size: 30 });
    const right = (text: string, y: number) => line(text, { y, x: 470, column: 1, right: 560 });
    const got = readLines(
      1,
      small('jane', 60),
      small('okafor', 95),
      line('EDUCATION', { y: 130, isBold: true }),
      line('University of Oregon, B.Arch.', { y: 150, right: 300 }),
      line('EXPERIENCE', { y: 180, isBold: true }),
      line('Architectural Intern, Skylab Architecture', { y: 200, right: 330 }),
      line('Built models', { y: 214, right: 120 }),
      line('Barista, Compass Coffee', { y: 240, right: 300 }),
      right('jokafor@uoregon.edu', 62),
      right('(541) 555-0199', 74),
      right('Portland, OR', 86),
      right('janeokafor.example.com', 98),
      right('issuu.com/janeokafor', 110),
      right('2022 – 2027', 150),
      right('June – Aug. 2026', 200),
      right('2023 – now', 240),
      line('Served 80 guests a day', { y: 254, right: 200 }),
    );
    expect(nameOf(got)).toEqual(['Jane', 'Okafor']);
    expect(got.education.map(({ graduation }) => graduation)).toEqual(['2027']);
    expect(got.experience.map(({ title, start }) => [title, start])).toEqual([
      ['Architectural Intern', '2026-06'],
      ['Barista', '2023'],
    ]);
  });

  it('in the cells of a table are, too', () => {
    const cell = (text: string, at: number) => line(text, { x: null, y: null, size: null, row: `0:0:${at}` });
    const flat = (text: string) => line(text, { x: null, y: null, size: null });
    const got = readLines(
      null,
      flat('Jane Okafor'),
      flat('jokafor@uoregon.edu'),
      flat('WORK'),
      flat('Barista, Compass Coffee, 2023-2024'),
      cell('TOOLS', 0),
      cell('Datawrapper, Excel', 0),
      cell('HONORS', 1),
      cell('Foreign Press Center Scholarship, 2025', 1),
    );
    expect(textsOf('skill', got)).toEqual(['Datawrapper', 'Excel']);
    expect(textsOf('award', got)).toEqual(['Foreign Press Center Scholarship']);
  });
});

describe('an entry', () => {
  it('has the employer on the line below, with its place, where the title names a team', () => {
    const got = read(
      ...top,
      'EXPERIENCE',
      'Software Engineer Intern, Payments\tMay 2026 – Aug. 2026',
      'Shopee\tSingapore',
      'Teaching Assistant\tAug. 2024 – Dec. 2025',
      'School of Computing\tSingapore',
    );
    expect(jobsOf(got)).toEqual([
      ['Software Engineer Intern, Payments', 'Shopee'],
      ['Teaching Assistant', 'School of Computing'],
    ]);
  });

  it('has the title of one of several roles within the dates of its employer', () => {
    const got = read(
      ...top,
      'EXPERIENCE',
      '2021-2025          HINDUSTAN UNILEVER          Mumbai, India',
      'Senior Manager, Supply Planning (2023-2025)',
      '• Owned the planning cycle of 140 products',
      'Assistant Manager, Logistics (2021-2023)',
      '• Consolidated nine depots',
    );
    expect(jobsOf(got)).toEqual([
      ['Senior Manager, Supply Planning', 'HINDUSTAN UNILEVER'],
      ['Assistant Manager, Logistics', 'HINDUSTAN UNILEVER'],
    ]);
  });

  it('of a project may have its date on the line above its name', () => {
    const got = read(...top, 'PROJECTS', '2024', 'Lixo na Ria', 'Map of drifting litter, built with two classmates.');
    expect(textsOf('project', got)).toEqual(['Lixo na Ria']);
  });

  it('has its place in a state of Brazil', () => {
    const got = read(...top, 'Work', 'Bodytech Academia – Floor Instructor, Belo Horizonte, MG – Feb 2023–Dec 2023');
    expect(got.experience.map(({ title, employer, place }) => [title, employer, place])).toEqual([
      ['Floor Instructor', 'Bodytech Academia', 'Belo Horizonte, MG'],
    ]);
  });

  it('of a school that is called by no word of schools is not one of the university above it', () => {
    const got = read(
      ...top,
      'EDUCATION',
      'Institut Teknologi Bandung          Bandung, Indonesia',
      'Bachelor of Management, 3.68/4.00          Aug 2021 – Jul 2025',
      'Cita Hati          Bandung, Indonesia',
      'Senior High School, Science          Jul 2018 – May 2021',
    );
    expect(got.education.map(({ school, gpa }) => [school, gpa])).toEqual([
      ['Institut Teknologi Bandung', '3.68/4.00'],
      ['Cita Hati', null],
    ]);
  });
});

describe('what stands beside a date', () => {
  it('may be the half of a year that a course was taught in, and the course goes with the title', () => {
    const got = read(...top, 'TEACHING EXPERIENCE', '2nd sem. 2025          Teaching Assistant, OCN7013 Physical Oceanography II, UFSC');
    expect(jobsOf(got)).toEqual([['Teaching Assistant, OCN7013 Physical Oceanography II', 'UFSC']]);
  });

  it('stays an award where others have none', () => {
    const got = read(
      ...top,
      'SKILLS',
      'Python, SQL, R',
      'HONORS',
      'Dean’s List (4 semesters)',
      'WIAC Scholar-Athlete Award 2025',
      'Eagle Apprenticeship Grant',
    );
    expect(textsOf('award', got)).toEqual(['Dean’s List (4 semesters)', 'WIAC Scholar-Athlete Award', 'Eagle Apprenticeship Grant']);
  });
});

describe('letters that may be private', () => {
  it('are no private matter where they name a grant or a format', () => {
    const got = read(
      ...top,
      'WORK EXPERIENCE',
      'Research Grant Holder (BI), Centre of Marine Sciences, 2025 – present',
      'TECHNICAL SKILLS',
      'ArchivesSpace; EAD; Dublin Core',
    );
    expect(jobsOf(got)).toEqual([['Research Grant Holder (BI)', 'Centre of Marine Sciences']]);
    expect(textsOf('skill', got)).toEqual(['ArchivesSpace', 'EAD', 'Dublin Core']);
  });
});

describe('a name', () => {
  it('is one in letters that know no capitals, too', () => {
    expect(nameOf(read('ליאור כהן', 'lior@example.edu'))).toEqual(['ליאור', 'כהן']);
  });

  it('has all given names behind the comma or before an initial', () => {
    expect(nameOf(read('OGUNLEYE, Temitope Adunni', 'tope@example.edu'))).toEqual(['Temitope Adunni', 'Ogunleye']);
    expect(nameOf(read('Surname: MENSAH', 'Other Names: Kwabena Owusu', 'k@example.edu'))).toEqual(['Kwabena Owusu', 'Mensah']);
    expect(nameOf(read('TAN WEI LING, RACHEL', 'rachel@example.edu'))).toEqual(['Rachel', 'Tan']);
    expect(nameOf(read('MARIA ANGELICA D. DELA CRUZ', 'mdc@example.edu'))).toEqual(['Maria Angelica', 'Dela Cruz']);
  });
});
