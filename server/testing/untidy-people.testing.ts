import type { Position } from '@alive/contract/career-path.ts';
import type { PathDate } from '@alive/contract/career-dates.ts';

/**
 * Returns `count` people with careers as real exports write them: missing dates, all kinds of dashes, several jobs at once, a current job
 * that the path lacks. `rows` is the input of an import; `paths` holds the true careers by name, newest first. Depends on the seed only.
 */
export const untidyPeople = (count: number, seed: number): { rows: UntidyRow[]; paths: Map<string, Position[]> } => {
  const random = randomOf(seed);
  const people = Array.from({ length: count }, (_, at) => personOf(random, at));
  return { rows: people.map(({ row }) => row), paths: new Map(people.map(({ row, path }) => [row.name, path])) };
};

function personOf(random: Random, at: number): { row: UntidyRow; path: Position[] } {
  const name = `${given[at % given.length]} ${family[Math.floor(at / given.length) % family.length]} ${roman(Math.floor(at / 7))}`;
  const year = 1982 + Math.floor(random() * 43);
  const path = careerOf(random, year);
  const [newest] = path;
  const share = random();
  // Most records repeat the newest position, some leave it out, some name one that the path lacks.
  const current =
    share < 0.7 && newest?.end === 'present'
      ? { role: newest.role, company: newest.company }
      : share < 0.85
        ? { role: '', company: '' }
        : { role: pick(random, titles), company: pick(random, employers)[0] };
  return {
    row: {
      name,
      ...current,
      linkedin: `https://www.linkedin.com/in/untidy-${at}`,
      year,
      major: pick(random, majors),
      school: random() < 0.8 ? pick(random, schools) : '',
      hometown: random() < 0.9 ? pick(random, towns) : '',
      career_path: path.map((position) => written(random, position)).join(pick(random, [' | ', '|', ' |  '])),
      about: random() < 0.6 ? pick(random, abouts) : '',
      visibility: random() < 0.82 ? 'shown' : random() < 0.6 ? 'limited' : 'hidden',
    },
    path,
  };
}

function careerOf(random: Random, year: number): Position[] {
  const path: Position[] = [];
  let month = year * 12 + 5;
  const stops = 1 + Math.floor(random() * 5);
  for (let stop = 0; stop < stops && month < today - 4; stop += 1) {
    const last = stop === stops - 1;
    const study = !last && random() < 0.12;
    const [company, town] = study ? pick(random, colleges) : pick(random, employers);
    const until = Math.min(today, month + (study ? 22 : 8 + Math.floor(random() * 90)));
    path.unshift({
      role: study ? pick(random, degrees) : stop === 0 && random() < 0.15 ? pick(random, internships) : pick(random, titles),
      company,
      start: random() < 0.88 ? dateOf(random, month) : null,
      end: last ? 'present' : random() < 0.9 ? dateOf(random, until) : null,
      location: random() < 0.7 ? town : null,
      note: random() < 0.3 ? pick(random, notes) : null,
    });
    // A gap of up to a year and a half.
    month = until + (random() < 0.3 ? Math.floor(random() * 18) : 1);
  }
  // A side project.
  if (random() < 0.12 && path.length > 0)
    path.unshift({
      role: pick(random, ['Founder', 'Co-Founder', 'Adjunct Professor']),
      company: pick(random, ['Own Two Feet Labs', 'Lantern Street Studio', 'City College of Night']),
      start: dateOf(random, today - 12 - Math.floor(random() * 40)),
      end: 'present',
      location: null,
      note: null,
    });
  return path;
}

/** Formats a position as someone might type it. Without dates there is no place and no note. */
function written(random: Random, { role, company, start, end, location, note }: Position): string {
  const head = `${role}${pick(random, [' at ', ' at ', ' at ', ' @ '])}${company}`;
  const dash = pick(random, [' - ', ' - ', ' – ', '–', '-', ' — ', ' to ']);
  const until =
    end === 'present' ? pick(random, ['Present', 'Present', 'present', 'Current', 'Now']) : end === null ? '' : dateText(random, end);
  const from = start === null ? '' : dateText(random, start);
  const dates = until === '' ? `[${from}]` : `[${from}${dash}${until}]`;
  return `${head} ${dates}${location === null ? '' : ` ${location}`}${note === null ? '' : `: ${note.replaceAll('|', '\\|')}`}`;
}

function dateText(random: Random, { year, month }: PathDate): string {
  if (month === null) return `${year}`;
  const name = months[month - 1] ?? '';
  return pick(random, [
    `${name.slice(0, 3)} ${year}`,
    `${name} ${year}`,
    `${name.slice(0, 3)}. ${year}`,
    `${String(month).padStart(2, '0')}/${year}`,
  ]);
}

function dateOf(random: Random, month: number): PathDate {
  return { year: Math.floor(month / 12), month: random() < 0.6 ? (month % 12) + 1 : null };
}

const pick = <T>(random: Random, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new RangeError('nothing to pick from');
  return one;
};

const roman = (value: number): string =>
  'IVXLCDM'
    .split('')
    .map((letter, at) => ((value >> at) & 1 ? letter : ''))
    .join('') || 'O';

/** Mulberry32, a small random generator in the public domain. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const today = 2026 * 12 + 10;
const months = 'January February March April May June July August September October November December'.split(' ');
const given = [
  'Anna',
  'Rahul',
  'Maria',
  'Zoë',
  'Chinedu',
  'Yuki',
  'Liam',
  'Sofía',
  'Fatima',
  'Jan',
  'Grace',
  'Omar',
  'Mei',
  'Pavel',
  'Ines',
];
const family = ["O'Brien", 'Müller', 'García', 'Nguyen', 'Okafor', 'Smith-Jones', 'Kowalski', 'Haddad', 'Silva', 'Tanaka', 'Lindqvist'];
const titles = [
  'Software Engineer',
  'Senior Software Engineer',
  'Product Manager',
  'Senior Product Manager',
  'Associate Product Manager',
  'Data Scientist',
  'Data Analyst',
  'Consultant',
  'Attorney',
  'Paralegal',
  'Teacher',
  'Program Manager',
  'Research Assistant',
  'Research Scientist',
  'Physician',
  'Deputy Director',
  'Director of Operations',
  'Vice President',
  'Founder',
  'Financial Analyst',
  'Associate Counsel',
  'Junior Accountant',
  'Policy Analyst',
  'Night Desk Lead', // On no list.
];
const internships = ['Software Engineering Intern', 'Legal Intern', 'Research Intern'];
const degrees = ['MBA Candidate', 'JD Candidate', 'PhD Candidate', 'Graduate Student, Statistics'];
const employers: readonly (readonly [string, string])[] = [
  ['Google', 'Mountain View, CA'],
  ['Google', 'New York, NY'],
  ['Meta', 'Menlo Park, CA'],
  ['Microsoft', 'Seattle, WA'],
  ['Goldman Sachs', 'New York, NY'],
  ['Evercore', 'Chicago, IL'],
  ['Accenture', 'Chicago, IL'],
  ['McKinsey & Company', 'Boston, MA'],
  ['Mayo Clinic', 'Rochester, MN'],
  ['Teach For America', 'Houston, TX'],
  ['Nike', 'Beaverton, OR'],
  ['World Bank', 'Washington, DC'],
  ['Genentech', 'South San Francisco, CA'],
  ['Netflix', 'London, United Kingdom'],
  ['Harbor & Vine Provisions', 'Austin, TX'],
  ['Quiet Mountain Labs', 'Cambridge, MA'],
];
const colleges: readonly (readonly [string, string])[] = [
  ['Yale University', 'New Haven, CT'],
  ['Georgetown Law', 'Washington, DC'],
  ['University of Kansas', 'Lawrence, KS'],
];
const majors = [
  'Economics',
  'Biology',
  'Political Science',
  'Computer Science',
  'Graphic Design',
  'Finance',
  'Electrical and Computer Engineering',
  '',
];
const schools = ['Yale University', 'University of Kansas', 'Ohio State University', 'Georgia Institute of Technology'];
const towns = [
  'Houston, TX',
  'Brooklyn, NY',
  'Chicago',
  'Mumbai, India',
  'Lagos, Nigeria',
  'Taipei, Taiwan',
  'Shanghai',
  'Columbus, OH',
  'San José, CA',
  'Paris',
  'somewhere quiet',
];
const notes = [
  'Python | and Go services',
  'SQL, Python and dashboards',
  'moved the team to Kubernetes',
  'M&A: three deals',
  'led [a small] team',
  'ran #1 program',
];
const abouts = [
  'I write Python for fun.',
  'Ask me about dashboards.',
  'Formerly at Google, and glad of it.',
  'I never liked Mondays; I like people.',
];

type Random = () => number;

/** The columns of an import file. */
export interface UntidyRow {
  name: string;
  role: string;
  company: string;
  linkedin: string;
  year: number;
  major: string;
  school: string;
  hometown: string;
  career_path: string;
  about: string;
  visibility: string;
}
