import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { type ExtractedLine, textToExtracted } from './extracted.ts';
import { readResume } from './read.ts';

const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });
const now = new Date('2026-11-29T12:00:00Z');
const top = ['Jane Okafor', 'jokafor@uoregon.edu | (541) 555-0199'];
const read = (...lines: string[]) => readResume(textToExtracted([...top, ...lines].join('\n')), vocabulary, now);
const jobsIn = (...lines: string[]) => read('Experience', ...lines).experience.map(({ title, employer }) => [title, employer]);
const textsOf = (kind: string, read: ReturnType<typeof readResume>) =>
  read.facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []));

type Line = Partial<ExtractedLine> & { text: string };
/** A page as drawn: what is not said of a line is as most lines are, 14 points below the one before. */
const readPage = (...lines: (string | Line)[]) =>
  readResume(
    {
      pages: 1,
      links: [],
      faults: [],
      lines: lines.map((line, at) => {
        const usual = {
          text: '',
          page: 1,
          x: 40,
          y: 60 + at * 14,
          size: 10,
          isBold: false,
          column: 0,
          isItem: false,
          row: null,
        };
        return Object.assign(usual, typeof line === 'string' ? { text: line } : line);
      }),
    },
    vocabulary,
    now,
  );
const head = (text: string, more: Partial<ExtractedLine> = {}): Line => ({ text, size: 14, ...more });
const page = [{ text: 'Jane Okafor', size: 24 }, 'jokafor@uoregon.edu | (541) 555-0199'];

describe('a heading in words of its own', () => {
  const known = [head('Education'), 'University of Oregon', 'B.S. Biology, May 2027', head('Recognition'), 'Ford Scholar, 2024'];

  it('is one where it has the form of the known ones, and its lines tell what it heads', () => {
    const got = readPage(
      ...page,
      head('What I’ve done'),
      'Barista, Compass Coffee',
      'May 2024 – Present',
      { text: 'Opened the shop', isItem: true },
      ...known,
      head('Hand & machine'),
      'Python',
      'Excel',
      'pattern making',
      head('I speak'),
      'Korean (native)',
      'Italian (A2)',
      head('Passed'),
      'ServSafe Manager, 2025',
    );
    expect(got.experience.map(({ title, employer }) => [title, employer])).toEqual([['Barista', 'Compass Coffee']]);
    expect(textsOf('skill', got)).toEqual(['Python', 'Excel', 'pattern making']);
    expect(textsOf('language', got)).toEqual(['Korean', 'Italian']);
    expect(textsOf('award', got)).toEqual(['Ford Scholar', 'ServSafe Manager']);
  });

  it('is one where a file numbers its headings like items', () => {
    const got = readPage(...page, head('Experience', { isItem: true, isBold: true }), 'Barista, Compass Coffee, 2024 – 2025', {
      text: 'Opened the shop',
      isItem: true,
    });
    expect(got.experience).toHaveLength(1);
  });

  it('may stand beside what it heads', () => {
    const got = readPage(
      ...page,
      { text: 'EDUCATION\tUniversity of Oregon', isBold: true },
      { text: 'B.S. Biology, May 2027', x: 140 },
      { text: 'EXPERIENCE\tBarista, Compass Coffee, 2024 – 2025', isBold: true },
      { text: 'SKILLS\tPython, Excel', isBold: true },
    );
    expect(got.education.map(({ school, major }) => [school, major])).toEqual([['University of Oregon', 'Biology']]);
    expect(got.experience).toHaveLength(1);
    expect(textsOf('skill', got)).toEqual(['Python', 'Excel']);
  });

  it('is none where all headings have another form', () => {
    const got = read(
      'EDUCATION',
      'University of Oregon, B.S. Biology, May 2027',
      'CORE SKILLS',
      'Community outreach',
      'Python, Excel',
      'LANGUAGES',
      'Thai (fluent)',
      'AWARDS',
      'Ford Scholar, 2024',
    );
    expect(got.experience).toEqual([]);
    expect(textsOf('skill', got)).toContain('Python');
  });
});

describe('what the entries of a section have in common', () => {
  it('tells on which line the employer stands', () => {
    expect(
      jobsIn(
        'Student Nurse, Surgical Rotation          01/2026 - 05/2026',
        'University Medical Center, El Paso, TX',
        '• Gave medication',
        'Lifeguard          06/2022 - 08/2023',
        'City of El Paso Aquatics, El Paso, TX',
        '• Guarded a pool',
      ),
    ).toEqual([
      ['Student Nurse, Surgical Rotation', 'University Medical Center'],
      ['Lifeguard', 'City of El Paso Aquatics'],
    ]);
  });

  it('tells which name of a line is the title where no list knows it', () => {
    expect(
      jobsIn(
        'Design Intern, Eileen Fisher, Jun 2025 – Aug 2025',
        '• Draped',
        'Alterations Seamstress, Sunnyside Cleaners & Tailor, 2022 – 2024',
        '• Altered',
        'English Lektor, Gymnázium Jana Nerudy, 2021 – 2022',
        '• Taught',
      ),
    ).toEqual([
      ['Design Intern', 'Eileen Fisher'],
      ['Alterations Seamstress', 'Sunnyside Cleaners & Tailor'],
      ['English Lektor', 'Gymnázium Jana Nerudy'],
    ]);
  });
});

describe('an entry', () => {
  it('keeps an employer whose name runs into the next line', () => {
    const got = readPage(
      ...page,
      head('Education'),
      'University of Oregon',
      'B.A. History, May 2027',
      head('Teaching'),
      'Fall 2025\tGraduate Research Assistant, Spoken Language Laboratory, University of Ore-',
      { text: 'gon', x: 120 },
      head('Skills'),
      'Python, Excel',
    );
    expect(got.experience[0]?.employer).toBe('Spoken Language Laboratory, University of Oregon');
  });

  it('has a bullet for each sentence that tells of it', () => {
    const [job] = read(
      'Experience',
      'Barista, Compass Coffee, 2024 – 2025',
      'Opened the shop for Prof. Lin and trained two people.',
      'Counted the till.',
    ).experience;
    expect(job?.bullets.map(({ text }) => text)).toEqual(['Opened the shop for Prof. Lin and trained two people.', 'Counted the till.']);
  });

  it('has its date from the narrow column beside its two lines', () => {
    const { experience } = read(
      'Museum experience',
      'Sept. 2024 to          Clark Art Institute, Williamstown, Massachusetts',
      'present          Curatorial Intern',
      'May–August McCord Stewart Museum, Montréal, Québec',
      '2023          Registration Assistant',
    );
    expect(experience.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
      ['Curatorial Intern', 'Clark Art Institute', '2024-09', 'present'],
      ['Registration Assistant', 'McCord Stewart Museum', '2023-05', '2023-08'],
    ]);
  });

  it('leaves notes behind its dates aside', () => {
    expect(jobsIn("Server, Haleʻiwa Joe's, Kailua, HI [Oct 2023-present]; evenings, about 18 hours weekly")).toEqual([
      ['Server', "Haleʻiwa Joe's"],
    ]);
  });

  it('of several summers lasts from the first to the last', () => {
    const [job] = read('Experience', 'Camp Counselor, YMCA [Summers 2021 and 2022]').experience;
    expect([job?.start?.slice(0, 4), job?.end?.slice(0, 4)]).toEqual(['2021', '2022']);
  });
});

describe('lists', () => {
  it.each([
    ['Projects', ['Water Lead Map, 2024. Tested water from 88 homes.'], 'project', ['Water Lead Map']],
    ['Projects', ['Book Boxes [Apr 2025]: lending kits for four schools.'], 'project', ['Book Boxes']],
    ['Awards', ['Crops Judging Contest, 2023. American FFA Degree, 2022.'], 'award', ['Crops Judging Contest', 'American FFA Degree']],
    ['Languages & Tools', ['Czech (native), Slovak (passive)', 'Praat, ELAN, Python'], 'skill', ['Praat', 'ELAN', 'Python']],
    ['Languages & Tools', ['Czech (native), Slovak (passive)', 'Praat, ELAN, Python'], 'language', ['Czech', 'Slovak']],
    ['Languages', ['Japanese (JLPT N2), ʻŌlelo Hawaiʻi (advanced)'], 'language', ['Japanese', 'ʻŌlelo Hawaiʻi']],
    [
      'Skills & Certifications',
      ['Excel, QGIS', 'CPR and First Aid, ServSafe Manager (exp. 05/2027)'],
      'award',
      ['CPR and First Aid', 'ServSafe Manager'],
    ],
    ['Training & clearances', ['• Mental Health First Aid (2023)', '• ASIST (2024)'], 'award', ['Mental Health First Aid', 'ASIST']],
    ['Skills', ['Fish ID to species (Oregon), small boats (<26 ft)'], 'skill', ['Fish ID to species', 'small boats']],
    [
      'Skills',
      ['IV insertion', 'Vital signs and head-to-toe', 'assessment', 'Wound care'],
      'skill',
      ['IV insertion', 'Vital signs and head-to-toe assessment', 'Wound care'],
    ],
  ])('below %s hold what %j says', (heading, lines, kind, expected) => {
    expect(textsOf(kind, read('Education', 'University of Oregon, B.S. Biology, May 2027', heading, ...lines))).toEqual(expected);
  });
});

describe('education', () => {
  it('has no graduation from a visit', () => {
    const { education } = read(
      'Education',
      'University of Oregon',
      'B.A. History, May 2027',
      'James Cook University          Feb 2025 – Jun 2025',
      'Semester abroad',
    );
    expect(education.map(({ graduation }) => graduation)).toEqual(['2027-05', null]);
  });

  it('takes no campus for another of the same system', () => {
    expect(read('Education', 'University of North Carolina Wilmington', 'B.S. Biology, May 2026').account.school).toBe(
      'University of North Carolina Wilmington',
    );
  });
});

describe('a name', () => {
  it.each([
    ['Caoimhe N´ı Fhloinn', ['Caoimhe', 'Fhloinn']],
    ['Zdeˇnka Havlíˇcková', ['Zdeňka', 'Havlíčková']],
  ])('is whole where its accents are drawn by themselves: %s', (written, [first, last]) => {
    const { account } = readPage(
      { text: written, size: 24 },
      'someone@example.edu',
      head('Education'),
      'University of Oregon',
      head('Skills'),
      'Python',
    );
    expect(account.firstName).toBe(first);
    expect(account.lastName).toContain(last);
  });
});

describe('what breaks off or stands beside', () => {
  it('an address goes on in the next line of a narrow column', () => {
    const got = readPage(
      { text: 'Jane Okafor', size: 24 },
      'jane.okafor@',
      'uoregon.edu',
      'linkedin.com/in/jane-',
      'okafor',
      head('Education'),
    );
    expect(got.account.email).toBe('jane.okafor@uoregon.edu');
    expect(textsOf('link', got)).toEqual(['linkedin.com/in/jane-okafor']);
  });

  it('the rest of a line is no heading', () => {
    const got = readPage(...page, head('Skills'), 'Catheter', 'placement', 'Excel', head('Education'), 'University of Oregon');
    expect(textsOf('skill', got)).toContain('Excel');
    expect(got.experience).toEqual([]);
  });

  it('what an entry tells behind its date is not its name', () => {
    expect(jobsIn('Schnucks Markets, Kirkwood, MO — Night Stocker (March 2021 to July 2023). Full time before college.')).toEqual([
      ['Night Stocker', 'Schnucks Markets'],
    ]);
  });

  it('selected work with a year each is a list of projects', () => {
    const got = read('Selected Work', '2025   Mill Race Bathhouse', '2024   Seed Library Pavilion', 'Education', 'University of Oregon');
    expect(textsOf('project', got)).toEqual(['Mill Race Bathhouse', 'Seed Library Pavilion']);
    expect(got.experience).toEqual([]);
  });

  it('what stands in brackets behind a language is its level', () => {
    const got = read('Language Skills', 'Arabic (advanced, ILR 2+), Spanish (medical, beginner), Taiwanese Hokkien (listening)');
    expect(textsOf('language', got)).toEqual(['Arabic', 'Spanish', 'Taiwanese Hokkien']);
    expect(textsOf('skill', got)).toEqual([]);
  });
});

describe('several degrees of one school', () => {
  const studies = (...lines: string[]) =>
    read('Education', ...lines).education.map(({ school, degree, major, graduation, gpa }) => [school, degree, major, graduation, gpa]);

  it('share the line with the date and the one with the grade', () => {
    expect(
      studies(
        'Butler University, Indianapolis, IN',
        'B.S. Finance, Lacy School of Business',
        'B.A. Spanish',
        'Expected May 2027',
        'GPA 3.6',
      ),
    ).toEqual([
      ['Butler University', 'B.S.', 'Finance', '2027-05', '3.6'],
      ['Butler University', 'B.A.', 'Spanish', '2027-05', '3.6'],
    ]);
  });

  it('may stand in one line', () => {
    expect(studies('University of Oregon, Eugene, OR. B.A. in Journalism and B.S. in Political Science, May 2027')).toEqual([
      ['University of Oregon', 'B.A.', 'Journalism', '2027-05', null],
      ['University of Oregon', 'B.S.', 'Political Science', '2027-05', null],
    ]);
  });

  it('a school called after a person is not the listed one of that name', () => {
    expect(studies("Paul Smith's College", 'B.S. Forestry, May 2027')[0]?.[0]).toBe("Paul Smith's College");
  });
});

describe('a name of several words', () => {
  const named = (...lines: string[]) => {
    const { firstName, lastName } = readResume(textToExtracted(lines.join('\n')), vocabulary, now).account;
    return [firstName, lastName];
  };

  it('of four has two first names, of three what the address spells', () => {
    expect(named('João Pedro Furtado Quintanilha', 'x@smiths.edu')).toEqual(['João Pedro', 'Furtado Quintanilha']);
    expect(named('Minh Châu Nguyễn', 'chau.nguyen@uoregon.edu | behance.net/minhchau')).toEqual(['Minh Châu', 'Nguyễn']);
    expect(named('Diego Fernández Robles', 'diego.fernandez@unm.edu | linkedin.com/in/dfernandezrobles')).toEqual([
      'Diego',
      'Fernández Robles',
    ]);
  });
});

describe('what other countries write', () => {
  const degrees = (...lines: string[]) =>
    read('Education', ...lines).education.map(({ school, degree, major, graduation, gpa }) => [school, degree, major, graduation, gpa]);

  it('months and ends of times in their languages are dates', () => {
    const dates = read(
      'Experience',
      'Architecture Intern, Estúdio Nove, Belo Horizonte          mar. 2025 – atual',
      'Sales Assistant, Fnac, Lyon          été 2022',
      'Practicante, CEMEX, Monterrey          enero de 2023 – dic. 2023',
      'Werkstudent, Mahle GmbH, Stuttgart          10/2021 – heute',
      'Audit Trainee, KPMG, Lagos          Jan. 2025 till date',
      'Research Engineer, MAX IV Laboratory, Lund          08.2025 –',
      'President, History Society          2023/24',
    ).experience.map(({ start, end }) => [start, end]);
    expect(dates).toEqual([
      ['2025-03', 'present'],
      ['2022-06', '2022-08'],
      ['2023-01', '2023-12'],
      ['2021-10', 'present'],
      ['2025-01', 'present'],
      ['2025-08', 'present'],
      ['2023', '2024'],
    ]);
  });

  it('their degrees and those that one leaves school with are degrees, their marks are grades', () => {
    expect(
      degrees(
        '09/2023 – 07/2025',
        'Mestrado em Engenharia Alimentar',
        'Universidade do Minho',
        'Final grade: 17/20',
        '2020',
        'Abitur',
        'Uhland-Gymnasium',
        'Note: 1,5',
      ),
    ).toEqual([
      ['Universidade do Minho', 'Mestrado', 'Engenharia Alimentar', '2025-07', '17/20'],
      ['Uhland-Gymnasium', 'Abitur', null, '2020', '1,5'],
    ]);
  });

  it('the names of columns say which cell is the school, the degree and the grade', () => {
    expect(
      degrees(
        'Course          Institution          Year of passing          OGPA / %',
        'Higher Secondary (XII)          Government Girls Higher Secondary School, Erode          2022          93.6',
        'Foundation Course          Kongu Kalvi Nilayam, Erode          2020          96.2',
      ),
    ).toEqual([
      ['Government Girls Higher Secondary School', 'Higher Secondary (XII)', null, '2022', '93.6'],
      ['Kongu Kalvi Nilayam', 'Foundation Course', null, '2020', '96.2'],
    ]);
  });

  it('a visit has its school beside or above it, whatever that is called', () => {
    expect(
      degrees(
        'Universidad EAFIT',
        'Bachelor in International Business, Nov 2025',
        'Tec de Monterrey',
        'Exchange semester',
        'CIEE Monteverde, Costa Rica — Study abroad semester',
      ).map(([school]) => school),
    ).toEqual(['Universidad EAFIT', 'Tec de Monterrey', 'CIEE Monteverde']);
  });

  it('towns that no list has end the lines of a section as the known ones do', () => {
    const places = read(
      'Experience',
      'Trade Marketing Intern, Grupo Nutresa, Medellín (01/2025 – 07/2025)',
      '• Planned material',
      'Junior Export Analyst, Flores El Capiro S.A., La Ceja (02/2024 – 11/2024)',
      '• Prepared invoices',
      'Quality Trainee, Lactogal S.A., Vila do Conde, Portugal (2022 – 2023)',
      '• Sampled milk',
    ).experience.map(({ employer, place }) => [employer, place]);
    expect(places).toEqual([
      ['Grupo Nutresa', 'Medellín'],
      ['Flores El Capiro S.A.', 'La Ceja'],
      ['Lactogal S.A.', 'Vila do Conde, Portugal'],
    ]);
  });

  it.each([
    ['Inês Magalhães Cardoso', ['Inês', 'Magalhães Cardoso']],
    ['Ruth Ann Castellanos', ['Ruth Ann', 'Castellanos']],
    ['Muhammad Hamza Siddiqui', ['Muhammad Hamza', 'Siddiqui']],
    ['Emily Carter Smith', ['Emily', 'Smith']],
  ])('%s has the first and family names that are usual there', (written, names) => {
    const { firstName, lastName } = readResume(textToExtracted(`${written}\nx@uoregon.edu`), vocabulary, now).account;
    expect([firstName, lastName]).toEqual(names);
  });
});

describe('an entry of a form of its own', () => {
  it('stands under any heading that ends with a word of headings', () => {
    const got = read(
      'WELDING SKILLS',
      'SMAW          GMAW          FCAW',
      'Press brake',
      'MAINTENANCE EXPERIENCE',
      'Welder, Acme Inc., 2022 – 2023',
    );
    expect(textsOf('skill', got)).toEqual(['SMAW', 'GMAW', 'FCAW', 'Press brake']);
    expect(got.experience).toHaveLength(1);
  });

  it('tells on one line what was done behind its date', () => {
    const [job] = read(
      'Service',
      'Team Rubicon, Greyshirt Volunteer, 09/2024 to present. Mucked out homes. Trained as a sawyer.',
    ).experience;
    expect([job?.title, job?.employer, job?.bullets.length]).toEqual(['Greyshirt Volunteer', 'Team Rubicon', 2]);
  });

  it('of a table has its title and employer where the names of its columns say', () => {
    expect(
      jobsIn(
        'Rotation          Facility          Hours          Dates',
        'Mental Health          Mercy Hospital South, St. Louis, MO          90          Mar.–Apr. 2026',
        'Maternal-Newborn          SSM Health St. Mary’s Hospital, St. Louis, MO          90          Jan.–Mar. 2026',
      ),
    ).toEqual([
      ['Mental Health', 'Mercy Hospital South'],
      ['Maternal-Newborn', 'SSM Health St. Mary’s Hospital'],
    ]);
  });

  it('below an employer’s own line is a title there', () => {
    const got = read(
      'Experience',
      'Fairmont Chateau, Lake Louise, AB',
      'Chef de Partie (May 2025 to present)',
      '• Run the fish station',
      'First Cook (Spring 2024 - Spring 2025)',
      '• Prepared stocks',
    );
    expect(got.experience.map(({ title, employer }) => [title, employer])).toEqual([
      ['Chef de Partie', 'Fairmont Chateau'],
      ['First Cook', 'Fairmont Chateau'],
    ]);
  });

  it('of teachers and masters is no skill', () => {
    const got = read(
      'PRINCIPAL TEACHERS',
      'Ørnulf Lillebjerka, Louise Hopkins, Yeesun Kim',
      'SKILLS',
      'Sibelius, Logic Pro, sight-reading',
    );
    expect(textsOf('skill', got)).toEqual(['Sibelius', 'Logic Pro', 'sight-reading']);
  });
});
