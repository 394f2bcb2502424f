import { describe, expect, it } from 'vitest';
import { openDeriver, type PersonRecord } from './derive.ts';
import { isInternship } from '@alive/language/titles/training.ts';
import { isStudy } from './study.ts';

const derive = openDeriver(new Map([['zorblax', 'Gaming']]));
const person: PersonRecord = { id: 'a', name: 'Ada Okafor', role: '', company: '', careerPath: '', visibility: 'shown', source: 'csv' };
const positionsOf = (careerPath: string, fields: Partial<PersonRecord> = {}) => derive({ ...person, careerPath, ...fields }).positions;

describe('the current position', () => {
  it('is what the record names, where the path holds it too: its newest such entry, in other words for the same title', () => {
    const path = 'Senior Software Engineer at Google LLC [2021 - Present] | Analyst at Bain [2018 - 2021]';
    expect(positionsOf(path, { role: 'Sr. Software Engineer', company: 'Google' }).map(({ isCurrent }) => isCurrent)).toEqual([
      false,
      true,
    ]);
    expect(
      positionsOf('Nurse at Mayo Clinic [2019 - 2020] | Nurse at Mayo Clinic [2015 - 2017]', { role: 'nurse', company: 'mayo clinic' }),
    ).toMatchObject([
      { isCurrent: false, ordinal: 0 },
      { isCurrent: true, ordinal: 1 },
    ]);
  });

  it('stands on top without dates where the path does not hold it, alongside whatever lasts', () => {
    expect(positionsOf('Tutor at Self-employed [2020 - Present]', { role: 'Nurse', company: 'Mayo Clinic' })).toMatchObject([
      { title: 'Tutor', isCurrent: true, isFirst: true },
      { title: 'Nurse', isCurrent: true, startMonth: null, companySince: null, isFirst: false },
    ]);
  });

  it('comes from the newest entry where the record is silent, unless that has ended; deriving again changes nothing', () => {
    for (const [path, role] of [
      ['Nurse at Mayo Clinic [2019 - Present]', 'Nurse'],
      ['Nurse at Mayo Clinic', 'Nurse'],
      ['Nurse at Mayo Clinic [2015 - 2019]', ''],
      ['', ''],
    ] as const) {
      const derived = derive({ ...person, careerPath: path });
      expect(derived.person.role).toBe(role);
      expect(derived.positions.some(({ isCurrent }) => isCurrent)).toBe(role !== '');
      expect(derive(derived.person)).toEqual(derived);
    }
    expect(derive({ ...person, company: 'Mayo Clinic', careerPath: 'Nurse at Mayo Clinic [2019 - 2020]' }).person.role).toBe('Nurse');
  });
});

describe('dates', () => {
  it('count years from January to December, and a stay across gaps of three months', () => {
    const path =
      'Manager at Bain [Jun 2021 - Present] | MBA Candidate at Wharton School [2019 - 2021] | Consultant at Bain & Company [Oct 2017 - 2018] | Analyst at Bain [2016 - Jun 2017]';
    expect(positionsOf(path).map(({ startMonth, endMonth, companySince }) => [startMonth, endMonth, companySince])).toEqual([
      [2016 * 12, 2017 * 12 + 5, 2016 * 12],
      [2017 * 12 + 9, 2018 * 12 + 11, 2016 * 12],
      [2019 * 12, 2021 * 12 + 11, 2019 * 12],
      [2021 * 12 + 5, null, 2021 * 12 + 5],
    ]);
  });

  it('begin work at the first position that is neither study nor internship', () => {
    const { person: derivedPerson, positions } = derive({
      ...person,
      careerPath: 'PM at X [2016 - 2018] | Summer Analyst at Lazard [Jun 2015 - Aug 2015] | Student at Yale University [2012 - 2016]',
    });
    expect(derivedPerson.workedSince).toBe(2016 * 12);
    expect(positions.map(({ isFirst }) => isFirst)).toEqual([false, false, true]);
    const student = derive({ ...person, careerPath: 'JD Candidate at Harvard Law School [2020 - Present]' });
    expect(student.person.workedSince).toBeNull();
    expect(student.positions).toMatchObject([
      { isFirst: true, isStudy: true, role: 'Law school', function: null, seniority: null, industry: 'Education' },
    ]);
  });
});

describe('degrees and training', () => {
  const steps = (careerPath: string, year: number | null = 2012) =>
    positionsOf(careerPath, { year }).map(({ role, function: work, isStudy: study }) => [role, work, study]);

  it('are steps of their own, but for the degree that the record stands for', () => {
    const path =
      'Attorney at X [2018 - Present] | JD at Yale Law School [2015 - 2018] | Paralegal at Y [2012 - 2015] | B.A. in History at Yale University [2008 - 2012]';
    expect(steps(path).map(([role]) => role)).toEqual([null, 'Paralegal', 'Law school', 'Attorney']);
    expect(steps(path, null)[0]?.[0]).toBeNull();
    expect(steps('Registered Nurse at X [2018 - Present] | BSN at Emory University [2016 - 2018] | Teacher at Y [2012 - 2016]')[1]).toEqual(
      ['Bachelor’s degree', null, true],
    );
  });

  it('make no physician of a resident, an intern or a student of medicine', () => {
    const path =
      'Physician at Mayo Clinic [2021 - Present] | Internal Medicine Resident at Mayo Clinic [2018 - 2021] | Medical Student at Yale University [2014 - 2018] | Medical Scribe at Mayo Clinic [2012 - 2014]';
    expect(steps(path).map(([role]) => role)).toEqual([expect.anything(), 'Medical school', 'Resident Physician', 'Physician']);
    expect(steps('Resident at Mayo Clinic [2018 - 2021]')[0]).toEqual(['Resident Physician', 'Healthcare', false]);
    expect(positionsOf(path)[2]?.occupation).toBeNull();
    expect(positionsOf('Physician Intern at Mayo Clinic [2018 - 2021]')[0]?.seniority).toBe('intern');
  });
});

describe('employers and places', () => {
  it.each([
    ['Zorblax, Inc.', 'zorblax', 'Gaming'],
    ['JPM', 'jpmorgan chase', 'Finance'],
    ['St. Brendan Hospital', 'st brendan hospital', 'Healthcare'],
    ['University of Nowhere', 'university of nowhere', 'Education'],
    ['First Bank of Elmsford', 'first bank of elmsford', 'Finance'],
    ['Hale & Ortiz LLP', 'hale and ortiz', 'Law'],
    ['City of Elmsford', 'city of elmsford', 'Public Service'],
    ['Elmsford Elementary School', 'elmsford elementary school', 'Education'],
    ['Quux', 'quux', null],
    ['', '', null],
  ])('%s', (company, companyKey, industry) => {
    expect(positionsOf(`Clerk at ${company} [2019]`)).toMatchObject([{ companyKey, industry }]);
  });

  it('have the keys of their places', () => {
    expect(positionsOf('Clerk at X [2019] Boston, MA: night shift')[0]?.placeKeys).toEqual(
      expect.arrayContaining(['us', 'us-ma', 'us-ma-boston']),
    );
  });
});

describe('study', () => {
  it.each([
    ['MBA Candidate', 'Wharton School'],
    ['Medical Student', ''],
    ['Student', 'Boston'],
    ['Graduate Student, Computer Science', 'ETH Zurich'],
    ['PhD student in Physics', 'MIT'],
    ['Ph.D. in History', 'Brown University'],
    ['B.S., Computer Science', 'Ohio State University'],
    ['BA Economics', 'University of Chicago'],
    ['Master of Public Health', 'Emory University'],
    ["Master's in Data Science", ''],
    ['Bachelor of Arts', 'Oberlin College'],
    ['JD', 'Yale Law School'],
    ['MBA', 'INSEAD'],
    ['Undergraduate, Biology', 'Duke University'],
    ['Exchange student', 'University of Lisbon'],
    ['Law School', 'Georgetown'],
    ['MD', 'Harvard Medical School'],
    ['doctoral candidate', ''],
    ['Candidate for the degree of Master of Arts', 'Yale University'],
  ])('%s at %s is study', (title, company) => expect(isStudy(title, company)).toBe(true));

  it.each([
    ['Student Affairs Coordinator', 'Ohio State University'],
    ['Student Success Manager', 'Chegg'],
    ['MBA Associate', 'Goldman Sachs'],
    ['MD', 'Goldman Sachs'],
    ['BA', 'Accenture'],
    ['Associate', 'Bain & Company'],
    ['Associate in Research', 'Cornerstone'],
    ['Scrum Master', 'Intel'],
    ['Master Electrician', 'IBEW'],
    ['Candidate for Congress', ''],
    ['Graduate Research Assistant', 'MIT'],
    ['Professor', 'Yale University'],
    ['Assistant Professor of Medicine', 'Harvard Medical School'],
    ['PhD Research Scientist', 'Google'],
    ['Doctor', 'Mayo Clinic'],
    ['Teacher', 'Lincoln High School'],
    ['Dean of Students', 'Reed College'],
    ['Director of Graduate Studies', 'Yale University'],
    ['Masters Swimming Coach', 'YMCA'],
  ])('%s at %s is work', (title, company) => expect(isStudy(title, company)).toBe(false));

  it('is distinguished from internships', () => {
    const internships = ['Software Engineering Intern', 'Summer Analyst', 'Engineering Co-op', 'Nurse Extern', 'Summer Business Analyst'];
    expect(internships.filter(isInternship)).toEqual(internships);
    expect(
      ['International Sales Manager', 'Internal Auditor', 'Internist', 'Summer Camp Director', 'Analyst'].filter(isInternship),
    ).toEqual([]);
  });
});
