import type { Policy } from './shapes.ts';

/** How often an employer of each kind says what about visas and clearances, in parts. */
export const habits: Readonly<Record<Policy, Partial<Record<Wording, number>>>> = {
  open: { silent: 40, sponsors: 22, refuses: 4, authorization: 5, students: 5, everify: 6, aside: 4 },
  mixed: { silent: 38, sponsors: 9, refuses: 21, authorization: 5, students: 2, everify: 6, aside: 3 },
  closed: { silent: 44, refuses: 31, authorization: 6, everify: 6, aside: 3 },
  academic: { silent: 44, sponsors: 15, refuses: 12, authorization: 7, everify: 8, students: 2, aside: 2 },
  defense: { silent: 16, citizenship: 20, person: 24, held: 14, obtainable: 18, refuses: 8 },
  federal: { silent: 8, citizenship: 58, obtainable: 26, held: 8 },
  international: { silent: 46, sponsors: 24, authorization: 12, aside: 4 },
};

/** Sentences of each kind. `everify` and `aside` hold the vocabulary without saying anything about sponsorship. */
export const sentences: Readonly<Record<Exclude<Wording, 'silent'>, readonly string[]>> = {
  sponsors: [
    'Visa sponsorship is available for this position.',
    'We sponsor H-1B visas for this role, including new petitions and transfers.',
    '{employer} will consider sponsoring a work visa for the right candidate.',
    'International candidates are welcome; we provide immigration support, including H-1B and green card sponsorship where eligible.',
    'We do sponsor visas! If we make you an offer, we will make every reasonable effort to get you one.',
    'If you need sponsorship to work in the United States, now or later, we can help with that.',
    'Sponsorship for employment authorization is offered to qualified applicants.',
    'We are able to support CPT, OPT and STEM OPT, and to sponsor H-1B afterwards.',
    'Our immigration team handles H-1B, TN, E-3 and O-1 cases for people in this role.',
  ],
  refuses: [
    'We are not able to sponsor visas for this position.',
    'This role is not eligible for visa sponsorship.',
    'Applicants must be authorized to work in the United States without sponsorship now or in the future.',
    'No sponsorship is available.',
    '{employer} does not provide immigration sponsorship for this job, including H-1B, TN or F-1 OPT extensions.',
    'Must be legally authorized to work in the U.S. on a permanent basis; we will not sponsor an employment visa for this opening.',
    'Unfortunately we cannot offer sponsorship of any kind for this program.',
    'Candidates who will require sponsorship for employment visa status, now or later, will not be considered.',
    'Please note that visa sponsorship is unavailable at this time.',
    'At this time {employer} is unable to transfer or sponsor work visas for this position.',
    'Work authorization that does not depend on employer sponsorship is required.',
    'Individuals with temporary visas (E, F-1, H-1, J-1, L-1 or TN) or who need sponsorship now or later are not eligible for hire.',
  ],
  citizenship: [
    'U.S. citizenship is required.',
    'Applicants must be citizens of the United States.',
    'You must be a U.S. citizen or national to be hired for this position.',
    'Only U.S. citizens may be considered, as required by federal law.',
    'Conditions of employment: United States citizenship and a background investigation.',
    'Because of the nature of the work, only U.S. citizens are eligible.',
    'This position is open to United States citizens; permanent residents and visa holders cannot be considered.',
    'Proof of U.S. citizenship will be requested before the start date.',
  ],
  person: [
    'This role requires access to export-controlled technology; applicants must be a “U.S. person” as defined by 22 C.F.R. § 120.62 (citizen, lawful permanent resident, refugee or asylee).',
    'Must be a U.S. person under ITAR.',
    'Employment is contingent on U.S. person status for export control reasons.',
    'To comply with U.S. export rules (ITAR/EAR), candidates must be U.S. citizens, green card holders, refugees or asylees.',
    'As the work is subject to export control, you will need to meet the definition of a U.S. person.',
  ],
  held: [
    'An active U.S. Secret security clearance is required to start.',
    'Candidates must currently hold a Top Secret clearance with SCI eligibility. U.S. citizenship is required.',
    'Active Secret clearance (U.S. citizenship required) that has been investigated within the last 60 months.',
    'This position requires an active Top Secret clearance on day one.',
    'Current DoD Secret clearance is a must for this team.',
  ],
  obtainable: [
    'You must be able to obtain and maintain a U.S. Secret clearance; U.S. citizenship is required for that.',
    'The ability to obtain a security clearance after hire is required.',
    'Selected candidates will undergo an investigation for a Top Secret clearance; an interim clearance may be needed before you start.',
    'No clearance is needed to begin, but you must be eligible to obtain a Secret clearance within the first year.',
    'Appointment depends on a favorable suitability review and the granting of a security clearance.',
    'Must be a U.S. citizen with the ability to obtain a DoD clearance.',
    'All hires need to pass a background investigation and receive a Secret clearance.',
  ],
  authorization: [
    'Applicants must be authorized to work in the United States.',
    'Proof of eligibility to work in the U.S. is required on the first day.',
    'You will be asked about your work authorization when you apply.',
    'Candidates should have the legal right to work at the location of the job.',
  ],
  students: [
    'Students on F-1 visas with CPT or OPT are welcome to apply.',
    'We accept students who use CPT or OPT for this internship; we cannot say today what will be possible afterwards.',
    'Whether sponsorship is possible depends on the role and will be discussed after the first interview.',
    'CPT and OPT are fine with us.',
  ],
  everify: [
    '{employer} uses E-Verify to confirm the employment eligibility of new hires.',
    'We participate in E-Verify where the law requires it.',
    'All offers depend on completing Form I-9; we take part in E-Verify.',
    'We do not discriminate on the basis of citizenship or immigration status, as protected by law.',
  ],
  aside: [
    'Each project has an executive sponsor who meets the team every two weeks.',
    'You will have a mentor and a sponsor from your first week.',
    'You will handle visas and travel papers for visiting colleagues now and then.',
    'No security clearance is needed for this position.',
    'Relocation assistance may be offered.',
  ],
};

/** Said of jobs outside the United States. */
export const abroad: readonly string[] = [
  'You will need the right to work in the country of the position.',
  'This position is hired locally.',
  'Local labor law and benefits apply.',
];

/** What a posting says about visas and clearances. */
export type Wording =
  | 'silent'
  | 'sponsors'
  | 'refuses'
  | 'citizenship'
  | 'person'
  | 'held'
  | 'obtainable'
  | 'authorization'
  | 'students'
  | 'everify'
  | 'aside';
