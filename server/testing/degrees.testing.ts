/**
 * Graduates with degrees between their jobs, oldest step first. `marks` tell by hand what an entry is as a step where its title does not:
 * "!Law school" a degree, "Resident Physician" training, "-" none.
 */
export const graduates: readonly Graduate[] = [
  ...some(20, 'Biology', [
    ['B.S. in Biology', 'Rice University', '2008', '2012', '-'],
    ['Medical Scribe', 'Elmsford Hospital', '2012', '2014'],
    ['Medical Student', 'Mayo Clinic Alix School of Medicine', '2014', '2018', '!Medical school'],
    ['Internal Medicine Resident', 'Mayo Clinic', '2018', '2021', 'Resident Physician'],
    ['Physician', 'Mayo Clinic', '2021', 'Present'],
  ]),
  ...some(6, 'Chemistry', [
    ['Research Assistant', 'Broad Institute', '2012', '2014'],
    ['MD-PhD Student', 'Yale University', '2014', '2021', '!Medical school and PhD'],
    ['Physician', 'Yale New Haven Hospital', '2021', 'Present'],
  ]),
  ...some(5, 'Biology', [
    ['Student', 'Johns Hopkins School of Medicine', '2012', '2016', '!Medical school'],
    ['Resident Physician', 'Elmsford Hospital', '2016', '2019', 'Resident Physician'],
    ['Attending Physician', 'Elmsford Hospital', '2019', 'Present'],
  ]),
  ...some(4, 'Music', [
    ['Music Teacher', 'Elmsford Middle School', '2012', '2014'],
    ['MPH', 'Emory University', '2014', '2016', '!Master’s degree'],
    ['M.D.', 'Emory University', '2016', '2020', '!Medical school'],
    ['Physician', 'Elmsford Hospital', '2020', 'Present'],
  ]),
  ...some(4, 'Biology', [
    ['Medical Scribe', 'Elmsford Hospital', '2012', '2014'],
    ['MD', 'Emory University', '2014', '2018', '!Medical school'],
    ['Surgical Resident', 'Mayo Clinic', '2018', 'Present', 'Resident Physician'],
  ]),
  ...some(3, 'Biology', [['Medical Student', 'Yale University', '2020', 'Present', '!Medical school']]),
  ...some(2, 'Biology', [['Physician Intern', 'Mayo Clinic', '2020', 'Present', '-']]),
  ...some(7, 'History', [
    ['Paralegal', 'Hale & Ortiz LLP', '2012', '2015'],
    ['JD Candidate', 'Harvard Law School', '2015', '2018', '!Law school'],
    ['Attorney', 'Hale & Ortiz LLP', '2018', 'Present'],
  ]),
  ...some(4, 'Economics', [
    ['JD/MBA Candidate', 'Yale University', '2012', '2016', '!Law school and MBA'],
    ['Attorney', 'Hale & Ortiz LLP', '2016', 'Present'],
  ]),
  ...some(5, 'Political Science', [
    ['J.D.', 'Howard University School of Law', '2012', '2015', '!Law school'],
    ['Judicial Clerk', 'Superior Court of Elmsford', '2015', '2016'],
    ['Attorney', 'City of Elmsford', '2016', 'Present'],
  ]),
  ...some(10, 'Environmental Engineering', [
    ['Field Technician', 'Rivers United', '2012', '2015'],
    ['M.S. in Hydrology', 'University of Arizona', '2015', '2017', '!Master’s degree'],
    ['Hydrologist', 'Rivers United', '2017', 'Present'],
  ]),
  ...some(3, 'Geology', [
    ['Field Technician', 'Rivers United', '2012', '2015'],
    ['M.S. in Geology', 'University of Arizona', '2015', '2017', '!Master’s degree'],
    ['PhD Candidate, Hydrology', 'University of Arizona', '2017', '2021', '!PhD'],
    ['Hydrologist', 'Rivers United', '2021', 'Present'],
  ]),
  ...some(6, 'Civil Engineering', [
    ['Summer Intern', 'Rivers United', '2011', '2011', '-'],
    ['Research Assistant', 'Rivers United', '2012', '2015'],
    ['Staff Scientist', 'Rivers United', '2015', '2018'],
    ['Hydrologist', 'Rivers United', '2018', 'Present'],
  ]),
].map((one, at) => Object.assign(one, { name: `Graduate ${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}` }));

/** The same as a file that an institution sends. */
export const degreeFile = (): string =>
  [
    'name,year,major,school,visibility,career_path',
    ...graduates.map(({ name, major, entries }) =>
      [name, '2012', major, 'Rice University', 'shown', `"${entries.toReversed().join(' | ')}"`].join(','),
    ),
  ].join('\n');

function some(count: number, major: string, steps: readonly Step[]): Omit<Graduate, 'name'>[] {
  return Array.from({ length: count }, () => ({
    major,
    path: steps.map(([title, at]): [string, string] => [title, at]),
    marks: steps.map(([, , , , mark]) => mark ?? null),
    entries: steps.map(([title, at, from, to]) => `${title} at ${at} [${from} - ${to}]`),
  }));
}

type Step = readonly [title: string, company: string, from: string, to: string, mark?: string];

export interface Graduate {
  name: string;
  major: string;
  /** Title and employer of each entry. */
  path: [string, string][];
  marks: (string | null)[];
  /** As the file writes them. */
  entries: string[];
}
