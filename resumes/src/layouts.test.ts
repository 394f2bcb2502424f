import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { type ExtractedLine, textToExtracted } from './extracted.ts';
import { readResume, type ResumeRead } from './read.ts';

const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });
const now = new Date('2026-11-29T12:00:00Z');

/** One person's résumé. Each test writes it in other ways; all must be read alike. */
const jobs = [
  { title: 'Water Quality Intern', employer: 'Huron River Watershed Council', place: 'Ann Arbor, MI', from: [2025, 5], to: [2025, 8] },
  { title: 'Teaching Assistant', employer: 'University of Michigan', place: 'Ann Arbor, MI', from: [2024, 9], to: null },
  { title: 'Barista', employer: 'Roos Roast Coffee', place: 'Ypsilanti, MI', from: [2022, 6], to: [2023, 7] },
] as const;
const deeds = ['Sampled nine creeks weekly', 'Trained four new students'];
const school = 'University of Michigan';
const major = 'Environmental Engineering';
const skills = ['AutoCAD', 'Python', 'Water sampling', 'Technical writing'];
const months = 'January February March April May June July August September October November December'.split(' ');

type Point = readonly [number, number];
type Job = (typeof jobs)[number];
/** A line: cells set apart by tabs, `-` before an item, `#` before a heading. */
interface Way {
  point: (point: Point) => string;
  joint: string;
  present: string;
  job: (job: Job, dates: string) => string[];
  study: (date: string) => string[];
  list: string[];
  tongues: string[];
  headings: readonly [string, string, string, string];
}
const usual: Way = {
  point: ([year, month]) => `${months[month - 1]} ${year}`,
  joint: ' – ',
  present: 'Present',
  job: ({ title, employer, place }, dates) => [`${title}, ${employer}, ${place}\t${dates}`],
  study: (date) => [`${school}, Ann Arbor, MI\t${date}`, `B.S. in ${major}`, 'GPA: 3.72'],
  list: [skills.join(', ')],
  tongues: ['English (native), Tamil (fluent)'],
  headings: ['Education', 'Experience', 'Skills', 'Languages'],
};

const written = (way: Way): string[] => {
  const [education, work, abilities, tongues] = way.headings;
  const dates = ({ from, to }: Job) => `${way.point(from)}${way.joint}${to === null ? way.present : way.point(to)}`;
  return [
    'Priya Ramanathan',
    'priya@example.edu | (734) 555-0182',
    `#${work}`,
    ...jobs.flatMap((job) => way.job(job, dates(job)).concat(deeds.map((deed) => `-${deed}`))),
    `#${education}`,
    ...way.study(way.point([2027, 5])),
    `#${abilities}`,
    ...way.list,
    `#${tongues}`,
    ...way.tongues,
  ];
};

/** As a page with bold headings, as an old Word file that knows no form, and as pasted text. */
const media: Record<string, (lines: string[]) => ResumeRead> = {
  page: (lines) => readResume({ pages: 1, links: [], faults: [], lines: lines.map((text, at) => lineOf(text, at, true)) }, vocabulary, now),
  'Word file': (lines) =>
    readResume({ pages: null, links: [], faults: [], lines: lines.map((text, at) => lineOf(text, at, false)) }, vocabulary, now),
  text: (lines) =>
    readResume(
      textToExtracted(lines.map((text) => text.replace(/^-/, '• ').replace(/^#/, '\n').replaceAll('\t', ' '.repeat(8))).join('\n')),
      vocabulary,
      now,
    ),
};
/** As a Word file with tables: `a ‖ b` is a row of two cells, a stroke below parts the lines of one. */
const inTables = (lines: string[]) =>
  readResume(
    {
      pages: null,
      links: [],
      faults: [],
      lines: lines.flatMap((text, at) =>
        text
          .split(' ‖ ')
          .flatMap((cell, of, { length }) =>
            cell.split('/ ').map((line) => Object.assign(lineOf(line, at, false), { row: length > 1 ? `0:${at}:${of}` : null })),
          ),
      ),
    },
    vocabulary,
    now,
  );
const lineOf = (text: string, at: number, isDrawn: boolean): ExtractedLine => ({
  text: text.replace(/^[#-]/, ''),
  page: 1,
  x: isDrawn ? (text.startsWith('-') ? 56 : 40) : null,
  y: isDrawn ? 60 + at * 14 : null,
  size: isDrawn ? (at === 0 ? 20 : 10) : null,
  isBold: isDrawn && text.startsWith('#'),
  column: 0,
  isItem: text.startsWith('-'),
  row: null,
});

const iso = ([year, month]: Point) => `${year}-${String(month).padStart(2, '0')}`;
const expected = {
  jobs: jobs.map(({ title, employer, place, from, to }) => [title, employer, place, iso(from), to === null ? 'present' : iso(to), 2]),
  study: [[school, major, '2027-05', '3.72']],
  skills,
  languages: ['English', 'Tamil'],
};
const told = ({ experience, education, facts }: ResumeRead) => ({
  jobs: experience.map((job) => [job.title, job.employer, job.place, job.start, job.end, job.bullets.length]),
  study: education.map((study) => [study.school, study.major, study.graduation, study.gpa?.slice(0, 4) ?? null]),
  skills: facts.flatMap(({ kind, text }) => (kind === 'skill' ? [text] : [])),
  languages: facts.flatMap(({ kind, text }) => (kind === 'language' ? [text] : [])),
});

const readAlike = (ways: Partial<Way>[]) => {
  for (const read of Object.values(media)) for (const way of ways) expect(told(read(written({ ...usual, ...way })))).toEqual(expected);
};

/** What is beside the entries stands in a column of its own, at the left. */
const besideMain = (side: string[], main: string[]) =>
  readResume(
    {
      pages: 1,
      links: [],
      faults: [],
      lines: [
        ...side.map((text, at) => ({ ...lineOf(text, at + 1, true), x: 20 })),
        ...main.map((text, at) => ({ ...lineOf(text, at, true), x: text.startsWith('-') ? 216 : 200, column: 1 })),
      ],
    },
    vocabulary,
    now,
  );

describe('a résumé is read alike', () => {
  it('in whatever way tables lay its jobs out', () => {
    const ways = [
      ({ title, employer, place }: Job, dates: string) => [`${dates} ‖ ${title}/ ${employer}, ${place}`],
      ({ title, employer, place }: Job, dates: string) => [`${dates} ‖ ${employer}, ${place}/ ${title}`],
      ({ title, employer, place }: Job, dates: string) => [`${dates}/ ${place} ‖ ${title}/ ${employer}`],
      ({ title, employer, place }: Job, dates: string) => [`${employer}/ ${title} ‖ ${place}/ ${dates}`],
      ({ title, employer, place }: Job, dates: string) => [`${title} ‖ ${employer} ‖ ${place} ‖ ${dates}`],
      ({ title, employer, place }: Job, dates: string) => [
        `Dates ‖ ${dates}`,
        `Occupation or position held ‖ ${title}`,
        `Name of employer ‖ ${employer}, ${place}`,
      ],
    ].map((job) => ({ job }));
    for (const way of ways) expect(told(inTables(written({ ...usual, ...way })))).toEqual(expected);
  });

  it('with what was done in the cell of its job', () => {
    const items = deeds.map((deed) => `/ -${deed}`).join('');
    const job = ({ title, employer, place }: Job, dates: string) => [`${dates} ‖ ${title}/ ${employer}, ${place}${items}`];
    const lines = written({ ...usual, job }).filter(
      (line, at, all) => !(line.startsWith('-') && all[at - 1] !== undefined && deeds.includes(line.slice(1))),
    );
    expect(told(inTables(lines))).toEqual(expected);
  });

  it('with names beside its lists and languages in a grid', () => {
    const ways = [
      { list: ['Digital skills ‖ AutoCAD/ Python', 'Other skills ‖ Water sampling/ Technical writing'] },
      { list: ['AutoCAD ‖ Python ‖ Water sampling ‖ Technical writing'] },
      { tongues: ['Language ‖ Spoken ‖ Written', 'English ‖ C2 ‖ C2', 'Tamil ‖ B2 ‖ B1'] },
      { tongues: ['Mother tongue(s) ‖ English', 'Other language(s) ‖ Tamil (B2)'] },
      { tongues: ['English – Read: native, Spoken: native', 'Tamil – Read: basic, Spoken: fluent'] },
    ];
    for (const way of ways) expect(told(inTables(written({ ...usual, ...way })))).toEqual(expected);
  });

  it('in the form of the federal government', () => {
    readAlike([
      {
        job: ({ title, employer, place }, dates) => [
          employer,
          place,
          `Job Title: ${title}`,
          `${dates} Hours per week: 40`,
          'Supervisor: Ann Lee (734-555-0100), okay to contact',
          'Duties, Accomplishments and Related Skills:',
        ],
      },
    ]);
  });

  it('with days in its dates, before or after the months', () => {
    for (const point of [([year, month]: Point) => `13/0${month}/${year}`, ([year, month]: Point) => `0${month}/13/${year}`])
      expect(told(media['page']?.(written({ ...usual, point })) ?? inTables([]))).toEqual(expected);
  });

  it('with its lists in a column beside its jobs', () => {
    const lines = written(usual);
    const from = lines.indexOf('#Skills');
    const read = besideMain(
      [...lines.slice(from), '#Dive & Safety', 'AAUS Scientific Diver, 2023', 'Emergency Oxygen for Scuba', 'Injuries, 2024'],
      lines.slice(0, from),
    );
    expect(told(read)).toEqual(expected);
    expect(read.facts.flatMap(({ kind, text }) => (kind === 'award' ? [text] : []))).toEqual([
      'AAUS Scientific Diver',
      'Emergency Oxygen for Scuba Injuries',
    ]);
  });

  it('in whatever order the parts of its jobs stand', () => {
    readAlike(
      [
        ({ title, employer, place }: Job, dates: string) => [title, `${employer}, ${place}`, dates],
        ({ title, employer, place }: Job, dates: string) => [`${employer}, ${place}`, title, dates],
        ({ title, employer, place }: Job, dates: string) => [`${employer}, ${place}\t${dates}`, title],
        ({ title, employer, place }: Job, dates: string) => [`${title}\t${dates}`, `${employer}\t${place}`],
        ({ title, employer, place }: Job, dates: string) => [`${employer}\t${place}`, `${title}\t${dates}`],
        ({ title, employer, place }: Job, dates: string) => [`${dates}\t${title}, ${employer}, ${place}`],
        ({ title, employer, place }: Job, dates: string) => [dates, title, `${employer}, ${place}`],
        ({ title, employer, place }: Job, dates: string) => [[title, employer, place, dates].join(' | ')],
        ({ title, employer, place }: Job, dates: string) => [`${title} at ${employer}, ${place} (${dates})`],
        ({ title, employer, place }: Job, dates: string) => [`${employer}, ${place} — ${title}`, dates],
        ({ title, employer, place }: Job, dates: string) => [title, `${employer}, ${place} | ${dates}`],
        ({ title, employer, place }: Job, dates: string) => [title, employer, place, dates],
        ({ title, employer, place }: Job, dates: string) => [`${employer}, ${place}: ${title}\t${dates}`],
        ({ title, employer, place }: Job, dates: string) => [`Position: ${title}`, `Employer: ${employer}, ${place}`, `Dates: ${dates}`],
      ].map((job) => ({ job })),
    );
  });

  it('in whatever form its dates stand', () => {
    readAlike([
      { point: ([year, month]) => `${months[month - 1]?.slice(0, 3)} ’${year % 100}`, joint: '-' },
      { point: ([year, month]) => `${String(month).padStart(2, '0')}/${year}`, joint: ' to ', present: 'now' },
      { point: ([year, month]) => `${String(month).padStart(2, '0')}/${year % 100}`, joint: '–', present: 'Current' },
      { point: ([year, month]) => `${year}-${String(month).padStart(2, '0')}`, joint: ' ~ ', present: 'ongoing' },
      { point: ([year, month]) => `${year} ${months[month - 1]?.slice(0, 3)}`, joint: ' → ' },
      { point: ([year, month]) => `${months[month - 1]}, ${year}`, joint: ' until ', present: 'today' },
      // A sign that the file's font lacks.
      { joint: ' ' },
    ]);
  });

  it('in whatever order its studies tell school, degree and date', () => {
    readAlike(
      [
        (date: string) => [`B.S. in ${major}\t${date}`, `${school}, Ann Arbor, MI`, 'GPA: 3.72/4.0'],
        (date: string) => [`${date}\tB.S., ${major}`, school, '3.72 GPA'],
        (date: string) => [date, `Bachelor of Science – ${major}`, school, 'Cumulative GPA: 3.72'],
        (date: string) => [[`B.S. ${major}`, school, `Expected ${date}`, 'GPA 3.72'].join(' | ')],
        (date: string) => [`${school}, Ann Arbor, MI — B.S. in ${major}`, date, 'GPA: 3.72 out of 4.0'],
        (date: string) => [school, 'Degree: Bachelor of Science', `Major: ${major}`, 'GPA: 3.72', `Graduation: ${date}`],
      ].map((study) => ({ study })),
    );
  });

  it('in whatever way its lists are parted', () => {
    readAlike([
      { list: skills, tongues: ['English – native', 'Tamil – fluent'] },
      { list: [skills.join(' • ')], tongues: ['English\tnative', 'Tamil\tfluent'] },
      { list: ['Software: AutoCAD, Python', 'Other: Water sampling, Technical writing'], tongues: ['English: native | Tamil: fluent'] },
      { list: ['Software\tAutoCAD, Python', 'Other\tWater sampling, Technical writing'], tongues: ['English, native', 'Tamil, fluent'] },
      { list: skills.map((skill) => `-${skill}`), tongues: ['Native English', 'Fluent Tamil'] },
    ]);
  });

  it('under whatever headings', () => {
    readAlike([
      { headings: ['EDUCATION', 'WORK HISTORY', 'TOOLBOX', 'LANGUAGE SKILLS'] },
      { headings: ['Where I studied', 'Where I’ve worked', 'What I can do', 'Languages I speak'] },
      { headings: ['Academics:', 'Internships & Jobs:', 'Core Competencies:', 'Language Proficiency:'] },
      { headings: ['— Studies —', '— Employment —', '— Areas of Expertise —', '— Languages —'] },
      { headings: ['[ Education ]', '[ Giving Back ]', '[ Proficiencies ]', '[ Languages ]'] },
      { headings: ['E D U C A T I O N', 'W O R K E X P E R I E N C E', 'S K I L L S', 'L A N G U A G E S'] },
    ]);
  });
});
