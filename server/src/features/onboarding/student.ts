import { series } from '#listening/grammar.ts';

/** What is known of the student's studies, to follow "you": "study History at Smith College"; '' when nothing is. */
export function studies({ major, school }: Pick<Student, 'major' | 'school'>): string {
  const name = schoolName({ school });
  const at = name ? ` at ${name}` : '';
  if (major && isOpen(major)) return `have not settled on a major${at}`;
  if (major) return `study ${major}${at}`;
  return name ? `are at ${name}` : '';
}

/** The school as it stands in a sentence: "the University of Toledo". */
export const schoolName = ({ school }: Pick<Student, 'school'>): string | null =>
  school && /^(?:University|College|School|Institute|Academy) of\b/.test(school) ? `the ${school}` : school;

/** What the student said they are looking for, to follow "you": "are looking for internships"; '' when nothing fits. */
export function seeks({ lookingFor }: Student): string {
  const wishes = lookingFor.map((wish) => sought[wish.replace('-', ' ').toLowerCase()] ?? '').filter(Boolean);
  return wishes.length > 0 ? `are looking for ${series(wishes)}` : '';
}

/** The major when one is settled. */
export const settledMajor = ({ major }: Student): string | null => (major && !isOpen(major) ? major : null);

/** A number that differs from student to student and thing to thing and is always the same for one. */
export const variety = (student: Student, ...things: readonly string[]): number =>
  Array.from([student.firstName, student.major, student.school, ...things].join('|')).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99991,
    7,
  );

/** The items beginning with another one for each number, in the same round. */
export const turned = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, at) => items[(at + by) % items.length]).filter((item) => item !== undefined);

const isOpen = (major: string): boolean => /\b(?:undecided|undeclared|exploratory|general studies)\b/i.test(major);

const sought: Readonly<Record<string, string>> = {
  internships: 'internships',
  'full time': 'full-time work',
  people: 'people to talk to',
};

/** What the interview knows of a student beforehand. */
export interface Student {
  firstName: string;
  school: string | null;
  major: string | null;
  lookingFor: readonly string[];
  preferredLocations: readonly string[];
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  /** The preferred locations as `language` reads them: every key under which a job there is found. */
  homes: readonly { label: string; keys: readonly string[] }[];
  /** What people with this major often become. */
  majorRoles: readonly string[];
}
