import type { Alumni } from '@alive/contract/people.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import type { Introduced, Step } from './introduce-facts.ts';
import { ground as facts, weShare as copy } from './copy/letter.ts';
import { isSameName, lowered, spoken, subjectsOf } from './introduce-words.ts';

/** What a student and a person truly share by their records: where and what they studied first, then what the student wants to do. */
export const commonGround = (person: Alumni, steps: readonly Step[], student: Introduced): Ground[] => [
  ...studies(person, student),
  ...wantedRole(steps, student),
  ...wantedCompany(steps, student),
  ...interest(person, steps, student),
];

function studies(person: Alumni, student: Introduced): Ground[] {
  const { year, major } = person;
  const hasSchool = isSameName(person.school, student.school);
  const hasMajor = isSameName(major, student.major) && !/^undeclared$/i.test(student.major.trim());
  const isNear = year !== null && Math.abs(year - student.graduationYear) <= 3;
  const school = spoken(person.school ?? '');
  const subject = major === null || /^undeclared$/i.test(major) ? null : spoken(major);
  const sentence = hasSchool ? (hasMajor ? copy.both(year) : copy.school(year, subject)) : hasMajor ? copy.major(year, school) : null;
  return [
    ...(hasSchool ? [{ fact: facts.school(person.school?.trim() ?? ''), sentence }] : []),
    ...(hasMajor ? [{ fact: facts.major(major?.trim() ?? ''), sentence: hasSchool ? null : sentence }] : []),
    ...(isNear ? [{ fact: facts.year(year, student.graduationYear), sentence: sentence === null ? nearYear(year, student) : null }] : []),
  ];
}

function nearYear(year: number, { graduationYear }: Introduced): string {
  if (year === graduationYear) return copy.sameYear;
  return year < graduationYear ? copy.earlier(year) : copy.later(year);
}

function wantedRole(steps: readonly Step[], { profile }: Introduced): Ground[] {
  for (const wanted of profile?.target_roles ?? []) {
    const role = roleOf(wanted)?.role ?? null;
    const step = work(steps).find((one) => isSameName(one.title, wanted) || (role !== null && one.role === role));
    const name = spoken(wanted, 5);
    if (step && name !== null)
      return [
        {
          fact: facts.role(spoken(step.title) ?? name),
          sentence: copy.role(name),
          step,
        },
      ];
  }
  return [];
}

function wantedCompany(steps: readonly Step[], { profile }: Introduced): Ground[] {
  for (const wanted of profile?.target_companies ?? []) {
    const key = employerKey(wanted);
    const step = work(steps).find(({ company }) => company !== '' && employerKey(company) === key);
    const name = step && spoken(step.company);
    if (step && name)
      return [
        {
          fact: facts.company(name, step.isCurrent),
          sentence: copy.company(name),
          step,
        },
      ];
  }
  return [];
}

/** The first interest of which the record speaks in a word that names a subject. */
function interest({ about, major }: Alumni, steps: readonly Step[], { profile }: Introduced): Ground[] {
  const record = [major, about, ...steps.flatMap(({ title, note }) => [title, note])].flatMap((text) => subjectsOf(text ?? ''));
  for (const wanted of profile?.interests ?? []) {
    const name = spoken(wanted, 6);
    const subjects = subjectsOf(wanted);
    const found = record.find(({ stem }) => subjects.some((subject) => subject.stem === stem));
    if (name === null || found === undefined) continue;
    const [word, own] = [lowered(found.word), lowered(name)];
    const isSame = singular(word) === singular(own);
    return [
      {
        fact: facts.interest(word),
        sentence: copy.interest(own, isSame ? null : word),
      },
    ];
  }
  return [];
}

const singular = (text: string): string => text.toLowerCase().replace(/(?<=\p{L}{3}[^s])s$/u, '');

const work = (steps: readonly Step[]): Step[] => steps.filter(({ isStudy }) => !isStudy);

export interface Ground {
  /** In a few words, for the student. */
  fact: string;
  /** For the message; null where another sentence says it. */
  sentence: string | null;
  /** The step that the sentence promises to ask about. */
  step?: Step;
}
