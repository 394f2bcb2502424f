import { pick, type Random } from './random.ts';

/** What must be studied, and done before and between, to work in an occupation; null where a bachelor's degree or less will do. */
export const routeTo = (random: Random, { code, entry }: { code: string; entry: string | null }): Route | null => {
  const known = routes.find(([codes]) => codes.test(code) && (!code.startsWith('25-1') || entry?.startsWith('Doctoral') === true))?.[1];
  if (known !== undefined) return known;
  const [, degree] = /^(Master|Doctoral)/.exec(entry ?? '') ?? [];
  if (degree === 'Doctoral') return { before: ['Research Assistant'], degree: 'PhD Candidate', months: 60, school: 'other' };
  if (degree !== 'Master') return null;
  return {
    before: null,
    degree: pick(random, masters.find(([codes]) => codes.test(code))?.[1] ?? ['MS Candidate']),
    months: 22,
    school: 'other',
  };
};

/** By the beginning of the code: what comes first, the degree, how long it takes, where, and the training after it. Requirements as US licensing boards publish them. */
const routes: readonly (readonly [RegExp, Route])[] = [
  [
    /^29-12[1-4]/,
    {
      before: ['Medical Scribe', 'Emergency Medical Technician'],
      degree: 'Medical Student',
      months: 46,
      school: 'Medical',
      training: { title: 'Resident Physician', months: 40 },
    },
  ],
  [/^29-102/, { before: ['Dental Assistant'], degree: 'DDS Candidate', months: 46, school: 'other' }],
  [/^29-104/, { before: ['Optician'], degree: 'OD Candidate', months: 46, school: 'other' }],
  [/^29-105/, { before: ['Pharmacy Technician'], degree: 'PharmD Candidate', months: 46, school: 'other' }],
  [/^29-1131/, { before: ['Veterinary Technician', 'Veterinary Assistant'], degree: 'DVM Candidate', months: 46, school: 'other' }],
  [/^29-1123/, { before: ['Physical Therapist Aide'], degree: 'DPT Candidate', months: 34, school: 'other' }],
  [/^29-11(?:22|27)/, { before: ['Medical Assistant'], degree: 'MS Candidate', months: 24, school: 'other' }],
  [/^29-1181/, { before: ['Audiology Assistant'], degree: 'AuD Candidate', months: 46, school: 'other' }],
  [
    /^29-1071/,
    {
      before: ['Medical Scribe', 'Emergency Medical Technician'],
      degree: 'MS Candidate, Physician Assistant Studies',
      months: 27,
      school: 'Medical',
    },
  ],
  [/^29-11(?:51|61|71)/, { before: ['Registered Nurse'], degree: 'MSN Candidate', months: 26, school: 'other' }],
  [/^29-1(?:011|081)/, { before: ['Medical Assistant'], degree: 'Graduate Student, Health Sciences', months: 44, school: 'Medical' }],
  [
    /^23-102/,
    {
      before: ['Paralegal', 'Legal Assistant'],
      degree: 'JD Candidate',
      months: 33,
      school: 'JD',
      training: { title: 'Attorney', months: 100 },
    },
  ],
  [/^21-2011/, { before: null, degree: 'Graduate Student, Divinity', months: 33, school: 'other' }],
  [/^23-101/, { before: ['Paralegal', 'Legal Assistant'], degree: 'JD Candidate', months: 33, school: 'JD' }],
  [
    /^25-1/,
    {
      before: ['Research Assistant'],
      degree: 'PhD Candidate',
      months: 60,
      school: 'other',
      training: { title: 'Postdoctoral Fellow', months: 26 },
    },
  ],
  [/^19-303/, { before: ['Research Assistant', 'Behavior Technician'], degree: 'PhD Candidate, Psychology', months: 60, school: 'other' }],
  [/^17-101/, { before: ['Architectural Designer'], degree: 'MArch Candidate', months: 33, school: 'other' }],
];

const masters: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^21-10[12]/, ['MSW Candidate', 'Graduate Student, Counseling']],
  [/^25-4/, ['Graduate Student, Library Science']],
  [/^(?:25-|11-9032)/, ['MEd Candidate']],
  [/^11-/, ['MBA Candidate']],
  [/^27-/, ['MFA Candidate']],
  [/^29-/, ['MPH Candidate', 'MS Candidate']],
];

export interface Route {
  /** What one does until then; null: the work itself. */
  before: readonly string[] | null;
  degree: string;
  months: number;
  /** Key of `graduateSchools`. */
  school: string;
  training?: { title: string; months: number };
}
