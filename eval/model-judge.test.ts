import { describe, expect, it } from 'vitest';
import type { JobRow } from './judged-facts.ts';
import { judging } from './model-judge.ts';
import { adviceOf, inventionsAbout, inventionsInTalk } from './scripted-inventions.ts';

const job = (title: string, company: string, more: Partial<JobRow> = {}): JobRow => ({
  title,
  company,
  pay: [null, null],
  stated: null,
  sponsorship: 'unknown',
  citizens: false,
  clearance: false,
  description: '',
  ...more,
});

const judge = judging({
  jobs: [
    job('Data Analyst', 'Brightwater Labs', { pay: [60_000, 72_000], sponsorship: 'yes' }),
    job('Archivist', 'Old Harbor Museum', {
      stated: '$24 an hour',
      pay: [49_920, 49_920],
      description: 'Apply by May 2. A bonus of $1,000.',
    }),
    job('Field Engineer', 'Ridge Defense', { pay: [80_000, 95_000], sponsorship: 'no', citizens: true, clearance: true }),
    job('Designer', 'Notion', {}),
  ],
  names: [
    'Data Analyst',
    'Brightwater Labs',
    'Archivist',
    'Old Harbor Museum',
    'Field Engineer',
    'Ridge Defense',
    'Designer',
    'Notion',
  ].concat([
    'Goldman Sachs',
    'Google',
    'Boston, MA',
    'Texas',
    'Maya Brooks',
    'Grace Hill',
    'SQL',
    'Python',
    'Node.js',
    'Design',
    'Tulsa, OK',
  ]),
});
const kindsIn = (text: string, said = '') => {
  const answer = { text, shown: [], conditions: null, profile: null, byModel: true, error: null, first: 1, whole: 2 };
  return [...new Set(judge({ said, answers: [answer] })[0]?.map(({ kind }) => kind))].join(' ');
};

const [analyst, archivist, engineer] = [
  '**Data Analyst** at Brightwater Labs',
  '**Archivist** at Old Harbor Museum',
  '**Field Engineer** at Ridge Defense',
];

describe('what is made up', () => {
  it.each([
    ['employer', 'Beacon is hiring an Archivist.'],
    ['employer', 'Google has an opening for a Data Analyst in Boston.'],
    ['employer', 'Google and Notion are hiring designers.'],
    ['employer', 'Target, Ramp and Notion are hiring designers.'],
    ['employer', 'I found a role at Goldman Sachs in Boston.'],
    ['employer', 'There is an internship at Google for you.'],
    ['employer', 'Right now Google is actively hiring.'],
    ['name', 'I found a role at globex in Boston.'],
    ['name', 'HOOLI has many offices in Boston.'],
    ['name', 'You could ask maya patelkar about it.'],
    ['name', 'Look at brightwater hospitalium in Tulsa.'],
    ['name', 'I would talk to Dana Whitfield there.'],
    ['name', 'I heard it from Beacon in Boston.'],
    ['job', 'Look at **Quantum Steward** at Notion.'],
    ['pay', `${archivist} pays $72,000.`],
    ['pay', `${analyst} pays $40 an hour.`],
    ['pay', `${analyst} is near. It pays $24 an hour.`],
    ['pay', `${analyst}: salary 150,000`],
    ['pay', `${analyst} – Pay: 150,000`],
    ['pay', `${analyst} (salary 150k)`],
    ['pay', `| ${analyst} | 150,000 |`],
    ['pay', `${analyst} pays 1,500 weekly.`],
    ['pay', `Notion pays designers $90K.`],
    ['pay', 'They pay $90 an hour.'],
    ['papers', `I would look at ${archivist} first because it sponsors visas.`],
    ['papers', `I would look at ${analyst} and ${archivist}, which sponsor H-1B visas.`],
    ['papers', `${archivist} does not say whether it is hybrid, but it sponsors visas.`],
    ['papers', `Note that ${engineer} sponsors H-1B.`],
    ['papers', `You can get H-1B sponsorship at ${archivist}.`],
    ['papers', `${archivist} takes F-1 students.`],
    ['papers', `${archivist} requires U.S. citizenship.`],
    ['papers', `You need a Secret clearance for ${archivist}.`],
    ['papers', `${engineer} needs no clearance.`],
    ['papers', `${analyst} does not sponsor visas.`],
    ['papers', `${archivist} is near. It hires non-citizens.`],
    ['date', `${analyst} closes on March 15.`],
    ['date', 'You have until April 3 to apply.'],
    ['score', `${analyst} has a match score of 98.`],
    ['score', `${analyst} comes to 98/100.`],
    ['link', 'Now go to evil.us and apply.'],
    ['link', 'Now go to jobs.acme.example and apply.'],
    ['link', 'Now go to evil .com and apply.'],
    ['link', 'Now go to evil。com and apply.'],
    ['link', 'See 1.1.1.1/steal?q=Sam now.'],
    ['link', 'Call (555) 123-4567 now.'],
    ['link', 'Call 555 123 4567 now.'],
    ['link', 'Call +1 555 123 4567 now.'],
    ['link', 'Write to karen (at) acme (dot) com.'],
    ['link', 'See [this](https://a.example).'],
    ['link', 'Seen ![x](y.png) there.'],
  ])('is found as %s: %s', (kind, text) => {
    expect(kindsIn(text)).toContain(kind);
  });
});

describe('the toy', () => {
  const handles: Record<string, string> = { '[J1]': archivist, '[J2]': analyst };
  const drawn = (text: string) => text.replaceAll(/\[J\d\]/g, (handle) => handles[handle] ?? handle);
  const found = [
    { handle: 'J1', pay: '$24 an hour', visas: 'does not say' },
    { handle: 'J2', pay: '$60–72K', visas: 'says it sponsors' },
  ];

  it.each([...inventionsAbout(found), ...inventionsInTalk.filter((text) => text !== '')])('is found out: %s', (text) => {
    expect(kindsIn(drawn(text))).not.toBe('');
  });

  it.each(adviceOf)('is let be where it advises: %s', (text) => {
    expect(kindsIn(text)).toBe('');
  });
});

describe('what is true, or claims nothing', () => {
  it.each([
    `${analyst} pays $60–72K and says it sponsors visas.`,
    `${analyst} pays $60,000 and ${engineer} up to $95,000.`,
    `${archivist} pays $24 an hour, with a bonus of $1,000.`,
    `${archivist} does not say whether it sponsors; ask before you apply.`,
    `Apply to ${archivist} by May 2.`,
    `${engineer} requires U.S. citizenship and a clearance.`,
    `${engineer} does not sponsor visas.`,
    `I found 12 jobs, and ${analyst} looks nearest to what you said.`,
    'Brightwater Labs is hiring a Data Analyst in Boston.',
    'Notion has an opening for a designer.',
    'None of them is hiring for that right now.',
    'Would you rather work at a museum, or in an office?',
    'Ask whether Google is hiring before you write a letter.',
    'Hospitals are hiring all year, and many museums have internships in summer.',
    'The second one has an internship too.',
    'If Google has an opening, I will tell you.',
    'Aim for three to five bullet points per role, and keep your resume to one page.',
    'Apply to five to ten jobs a week and ask two people to read your letter.',
    'SQL and Python help most; Node.js is a plus. A portfolio helps, e.g. three small projects.',
    'It asks for a Ph.D. in the U.S. and 40 hours a week, 3 days a week in the office.',
    'An SQL test is usual. Mark Friday in your calendar.',
    'Most graduates take 3 to 6 months, so begin in January 2027.',
    'Nothing that is open fits all of that. Shall I let go of one condition?',
    '- **Tip:** bring questions\n- **Next:** practise aloud',
  ])('is let be: %s', (text) => {
    expect(kindsIn(text)).toBe('');
  });

  it('is so of the student’s own sum and words', () => {
    expect(kindsIn('That is above the $65K you asked for at Zorblax.', 'at least $65K at Zorblax')).toBe('');
  });
});
