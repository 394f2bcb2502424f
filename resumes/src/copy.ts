import type { ResumeMeter } from '@alive/contract/resume.ts';
import type { Extracted } from './extracted.ts';
import type { EducationRead, ExperienceRead, ResumeFact } from './facts/types.ts';

/** Which parts a machine finds in a résumé, and what would help most: what it cannot read at all, then what is missing, then what would be better. */
export const meterOf = (read: MeterInput): ResumeMeter => {
  const { faults, education, experience, facts } = read;
  const count = (kind: ResumeFact['kind']) => facts.filter((fact) => fact.kind === kind).length;
  const dated = experience.filter(hasMonths);
  const undated = experience.filter((one) => !hasMonths(one));
  const titleOf = ({ title, employer }: ExperienceRead) => title ?? employer ?? '';
  const [first] = undated;
  const bare = experience.find(({ bullets, end }) => bullets.length === 0 && end === 'present');
  const found = {
    contact: read.hasName && read.isReachable,
    education: education.some(({ school, graduation }) => school !== null && graduation !== null),
    experience: dated.length > 0,
    skills: count('skill') >= 3,
    layout: !faults.includes('columns'),
  };
  const sentences = [
    ...(['fonts', 'columns', 'header'] as const).map((fault) => faults.includes(fault) && advice[fault]),
    read.isCut && advice.long,
    !read.hasName && advice.noName,
    !read.isReachable && advice.noContact,
    experience.length === 0 && advice.noExperience,
    experience.length > 0 && dated.length === 0 && advice.noMonths,
    !education.some(({ school }) => school !== null) ? advice.noSchool : !found.education && advice.noGraduation,
    !found.skills && (count('skill') === 0 ? advice.noSkills : advice.fewSkills),
    dated.length > 0 && first !== undefined && (undated.length === 1 ? advice.someMonths(titleOf(first)) : advice.noMonths),
    !read.hasHeadings && advice.noHeadings,
    count('project') > 0 && count('link') === 0 && advice.projectLink,
    bare !== undefined && advice.noBullets(titleOf(bare)),
  ];
  return {
    parts: (['contact', 'education', 'experience', 'skills', 'layout'] as const).map((part) => ({ part, found: found[part] })),
    advice: sentences.filter((sentence) => sentence !== false),
  };
};

const hasMonths = ({ start, end }: ExperienceRead): boolean => (start?.length ?? 0) > 4 && (end === null || end.length > 4);

/** What to change in a résumé, in the order in which it helps. */
const advice = {
  fonts: 'Some letters in this file can’t be read. Export it again with a standard font.',
  columns: 'Your columns run into each other. Save a version with one column.',
  header: 'Some text is only in the page header, which many systems skip. Move it into the body.',
  long: 'This is longer than ten pages, so we only looked for facts in the first part. Shorten it if something’s missing.',
  noName: 'Put your name on a line of its own at the top.',
  noContact: 'Add an email address or a phone number.',
  noSchool: 'Add your school and your graduation date.',
  noGraduation: 'Add your graduation date.',
  noExperience: 'Add a job, internship or volunteer work, with start and end months.',
  noMonths: 'Add months to your jobs.',
  someMonths: (title: string): string => `Add start and end months for “${title}”.`,
  noSkills: 'List your skills under their own heading.',
  fewSkills: 'List at least three skills.',
  noHeadings: 'Add headings, such as Education, Experience and Skills.',
  noBullets: (title: string): string => `Under “${title}”, add a line about what you did.`,
  projectLink: 'A link to your project would help.',
} as const;

interface MeterInput {
  faults: Extracted['faults'];
  /** Whether its last lines are not read. */
  isCut: boolean;
  hasName: boolean;
  /** An email or a phone number. */
  isReachable: boolean;
  hasHeadings: boolean;
  education: readonly EducationRead[];
  experience: readonly ExperienceRead[];
  facts: readonly ResumeFact[];
}
