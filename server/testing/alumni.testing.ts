import { between, chance, pick, type Random, randomOf, weighted } from '../src/features/sample/random.ts';

/**
 * Returns 300 alumni with dirty data for importAlumni, the same at every call: inconsistent titles, employers, dates and current jobs.
 * The import accepts all of them. About one in eight is hidden and one in eight is limited. Many reach a few common roles.
 */
export const dirtyAlumni = (): DirtyPerson[] => Array.from({ length: 300 }, (_, at) => person(randomOf(`dirty ${at}`), at));

function person(random: Random, at: number): DirtyPerson {
  const track = weighted(random, tracks, ({ weight }) => weight);
  const year = between(random, 1985, 2025);
  const newestFirst = careerOf(random, track, year).toReversed();
  const entries = chance(random, 0.06) ? newestFirst.toReversed() : newestFirst;
  const stated = current(random, newestFirst);
  return {
    name: `${pick(random, firstNames)} ${pick(random, lastNames)} ${numeral(at)}`,
    ...(at % 3 === 0 ? { linkedin: `https://www.linkedin.com/in/Dirty-${at}/?trk=x` } : {}),
    role: stated?.title ?? '',
    company: stated?.company ?? '',
    year: chance(random, 0.1) ? '' : pick(random, [String(year), `Class of ${year}`, `May ${year}`, `${year}.0`]),
    major: chance(random, 0.1) ? '' : pick(random, chance(random, 0.75) ? track.majors : anyMajors),
    school: pick(random, ['Yale', 'Yale University', 'MIT', 'Georgia Tech', '']),
    hometown: pick(random, ['Lagos, Nigeria', 'NYC', 'Richfield. UT', 'nowhere', '']),
    career_path: chance(random, 0.04) ? '' : entries.map((entry) => print(random, entry)).join(pick(random, [' | ', ' | ', '|', ' |  '])),
    about: chance(random, 0.3) ? 'Happy  to talk.\nAsk me about "anything".' : '',
    visibility: weighted(random, consents, ([, weight]) => weight)[0],
  };
}

/** Oldest first. Months count from year 0; a current job has no end. */
function careerOf(random: Random, track: Track, graduated: number): Entry[] {
  const entries: Entry[] = [];
  if (chance(random, 0.35))
    entries.push({
      title: pick(random, track.internships),
      company: employer(random, track),
      start: graduated * 12 - 7,
      end: graduated * 12 - 5,
    });
  let month = graduated * 12 + between(random, 5, 20);
  const reached = between(random, 1, track.steps.length);
  for (const titles of track.steps.slice(0, reached)) {
    if (chance(random, 0.12))
      entries.push({ title: pick(random, degrees), company: pick(random, schools), start: month, end: (month += 24) - 1 });
    const stays = chance(random, 0.25) ? 2 : 1;
    for (let stay = 0; stay < stays; stay += 1) {
      const last = entries.at(-1);
      const company = last !== undefined && chance(random, 0.3) ? respelled(random, last.company) : employer(random, track);
      const end = month + between(random, 5, 50);
      entries.push({ title: untidy(random, pick(random, titles)), company, start: month, end });
      month = end + pick(random, [-6, 0, 1, 1, 1, 2, 3, 4, 9]);
    }
  }
  const last = entries.at(-1);
  if (last === undefined || !chance(random, 0.8)) return entries;
  const lasting = { ...last, end: null };
  // Some records never end a former job, even one at the same employer.
  const before = entries.at(-2);
  const forgotten = before !== undefined && chance(random, 0.15);
  const kept = forgotten ? [...entries.slice(0, -2), { ...before, end: null }] : entries.slice(0, -1);
  const extra = chance(random, 0.15)
    ? [{ title: pick(random, ['Advisor', 'Board Member', 'Mentor']), company: respelled(random, last.company), start: month, end: null }]
    : [];
  return [...kept, lasting, ...extra];
}

/** Returns the current job in the record's own columns: the newest entry, another job, or none. */
function current(random: Random, newestFirst: readonly Entry[]): { title: string; company: string } | null {
  const [newest] = newestFirst;
  const kind = between(random, 0, 9);
  if (newest === undefined || kind < 2) return null;
  if (kind < 7) return { title: newest.title, company: kind < 5 ? newest.company : respelled(random, newest.company) };
  if (kind === 7) return { title: '', company: newest.company };
  return { title: pick(random, ['Founder', 'Director', 'Product Manager', 'Partner']), company: pick(random, employers.flat()) };
}

const employer = (random: Random, { home }: Track): string =>
  pick(random, pick(random, chance(random, 0.6) ? employers.filter((_, at) => home.includes(at)) : employers));

/** Returns a spelling of the employer. */
const respelled = (random: Random, company: string): string =>
  pick(random, employers.find((spellings) => spellings.includes(company)) ?? [company]);

const untidy = (random: Random, title: string): string =>
  weighted(
    random,
    [
      [title, 12],
      [`${title} II`, 1],
      [`Senior ${title}`, 2],
      [`Sr. ${title}`, 1],
      [title.toUpperCase(), 1],
      [title.toLowerCase(), 1],
      [`${title}, Growth & Platform`, 1],
      [`${title} (contract)`, 1],
      [`  ${title}  – EMEA`, 1],
    ] as const,
    ([, weight]) => weight,
  )[0];

/** Returns one entry in one of the formats that exports use. */
function print(random: Random, { title, company, start, end }: Entry): string {
  const head = company === '' ? title : `${title}${pick(random, [' at ', ' at ', ' at ', ' @ '])}${company}`;
  const place = pick(random, ['', '', ' New York, NY', ' Remote', ' São Paulo, Brazil']);
  const note = chance(random, 0.15) ? pick(random, [': growth \\| pricing', ': ran 3 teams', ': “special projects” – R&D']) : '';
  if (chance(random, 0.14)) return head + (chance(random, 0.5) ? '' : ` [] ${place}${note}`);
  const write = pick(random, [yearOf, yearOf, nameOf, nameOf, numberOf]);
  const dash = pick(random, [' - ', ' – ', '–', ' to ', ' — ']);
  const until = end === null ? pick(random, ['Present', 'present', 'now', 'Current']) : write(end);
  const range = chance(random, 0.05)
    ? `${dash.trim()} ${until}`
    : chance(random, 0.06) && end !== null
      ? write(start)
      : write(start) + dash + until;
  return chance(random, 0.8) ? `${head} [${range}]${place}${note}` : `${head} (${range})${place}${note}`;
}

const yearOf = (month: number): string => String(Math.floor(month / 12));
const nameOf = (month: number): string => `${monthNames[month % 12] ?? ''} ${yearOf(month)}`;
const numberOf = (month: number): string => `${String((month % 12) + 1).padStart(2, '0')}/${yearOf(month)}`;
const monthNames = ['Jan', 'Feb', 'March', 'Apr.', 'May', 'June', 'July', 'Aug', 'Sept.', 'Oct', 'November', 'Dec'];

/** Uses letters only, so that every name is unique. */
const numeral = (at: number): string => `${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;

/** Each line holds the spellings of one employer. */
const employers: readonly (readonly string[])[] = [
  ['Google', 'Google LLC', 'google', 'Google Inc.', 'GOOGLE, Inc'],
  ['Stripe', 'Stripe, Inc.', 'stripe'],
  ['McKinsey & Company', 'McKinsey', 'McKinsey and Company', 'Mckinsey & Co.'],
  ['Goldman Sachs', 'Goldman Sachs & Co.', 'goldman sachs', 'Goldman Sachs (Asset Management)'],
  ['JPMorgan Chase', 'J.P. Morgan', 'JPM', 'JPMorgan Chase & Co.'],
  ['Mayo Clinic', 'The Mayo Clinic', 'MAYO CLINIC', 'Mayo Clinic (Rochester)'],
  ['The New York Times Company', 'The New York Times', 'New York Times'],
  ['Microsoft', 'Microsoft Corporation', 'microsoft corp.'],
  ['Zorblax & Partners', 'zorblax & partners', 'Zorblax & Partners, LLC'],
  ['Quillfern Labs', 'Quillfern Labs Inc'],
  ['Self-employed'],
  [''],
];

const tracks: readonly Track[] = [
  {
    weight: 6,
    home: [0, 1, 7],
    majors: ['Computer Science', 'CS', 'B.S. in Computer Science', 'Economics', 'Psychology'],
    internships: ['Software Engineering Intern', 'Product Management Intern', 'Summer Analyst'],
    steps: [
      ['Software Engineer', 'Business Analyst', 'Consultant', 'Software Developer', 'Data Analyst'],
      ['Software Engineer', 'Associate Product Manager', 'Product Manager', 'Program Manager'],
      ['Product Manager', 'Product Manager', 'Group Product Manager'],
      ['Director of Product', 'Product Manager', 'Founder'],
    ],
  },
  {
    weight: 4,
    home: [0, 1, 7, 9],
    majors: ['Statistics', 'Mathematics', 'Math', 'Physics', 'Computer Science'],
    internships: ['Data Science Intern', 'Undergraduate Research Assistant'],
    steps: [
      ['Data Analyst', 'Research Assistant', 'Software Engineer', 'Business Analyst'],
      ['Data Scientist', 'Data Analyst', 'Data Engineer'],
      ['Data Scientist', 'Machine Learning Engineer'],
    ],
  },
  {
    weight: 4,
    home: [2, 3, 4, 8],
    majors: ['Economics', 'Econ', 'History', 'Political Science', 'Finance'],
    internships: ['Summer Associate', 'Summer Analyst', 'Investment Banking Intern'],
    steps: [
      ['Business Analyst', 'Financial Analyst', 'Investment Banking Analyst'],
      ['Consultant', 'Associate', 'Investment Banking Associate'],
      ['Consultant', 'Engagement Manager', 'Vice President'],
      ['Partner', 'Managing Director'],
    ],
  },
  {
    weight: 3,
    home: [5],
    majors: ['Nursing', 'Biology', 'BSN'],
    internships: ['Nurse Extern', 'Clinical Intern'],
    steps: [
      ['Registered Nurse', 'Nursing Assistant', 'Medical Assistant'],
      ['Registered Nurse', 'Nurse, ICU'],
      ['Nurse Practitioner', 'Nurse Manager'],
    ],
  },
  {
    weight: 2,
    home: [6],
    majors: ['English', 'Journalism', 'History', 'Underwater Basket Weaving'],
    internships: ['Editorial Intern', 'Newsroom internship'],
    steps: [
      ['Reporter', 'Copywriter', 'Editorial Assistant', 'Keeper of the odd things'],
      ['Journalist', 'Reporter', 'Editor'],
      ['Editor', 'Product Manager', 'Wizard of Light Bulb Moments'],
    ],
  },
];

const anyMajors = ['Economics', 'Computer Science', 'Philosophy', 'Music', 'economics', 'Chemical Engineering', 'ECE'];
const degrees = ['MBA Candidate', 'PhD student', 'Medical Student', 'M.S. in Computer Science', 'JD'];
const schools = ['Wharton School', 'Harvard Business School', 'Stanford University', 'Yale School of Medicine', 'Google'];
const firstNames = ['Ada', 'Bo', 'Chloé', 'Dev', 'Ewa', 'Femi', 'Grace', 'Hye-jin', 'Ines', 'João', 'Kofi', 'Lena', '  Mo', 'Núria'];
const lastNames = ['Okafor', 'Lind', "O'Neil", 'da Silva', 'Nguyễn', 'Smith-Jones', 'García  ', 'Park', 'van der Berg', 'Chen'];
const consents = [
  ['shown', 5],
  ['yes', 3],
  ['opt-in', 1],
  ['limited', 1.5],
  ['hidden', 0.8],
  ['PRIVATE', 0.4],
  ['', 0.5],
] as const;

interface Track {
  weight: number;
  /** Lines of `employers` where people of this track mostly work. */
  home: readonly number[];
  majors: readonly string[];
  internships: readonly string[];
  /** Titles in the order of a career, without internships. */
  steps: readonly (readonly string[])[];
}

interface Entry {
  title: string;
  company: string;
  start: number;
  end: number | null;
}

export interface DirtyPerson {
  name: string;
  linkedin?: string;
  role: string;
  company: string;
  year: string;
  major: string;
  school: string;
  hometown: string;
  career_path: string;
  about: string;
  visibility: string;
}
