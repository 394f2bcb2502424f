import type { Alumni } from '@alive/contract/people.ts';
import { employerKey } from '@alive/language/lexicon/industries.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import type { Introduced, Step } from './introduce-facts.ts';
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
  const classOf = year === null ? '' : `, class of ${year}`;
  const school = spoken(person.school ?? '');
  const subject = major === null || /^undeclared$/i.test(major) ? null : spoken(major);
  const sentence = hasSchool
    ? hasMajor
      ? `You were in the same major there${classOf}.`
      : `You went there too${classOf}${subject === null ? '' : `, with ${subject} as your major`}.`
    : hasMajor
      ? `You chose the same major${school === null ? '' : ` at ${school}`}${classOf}.`
      : null;
  return [
    ...(hasSchool ? [{ fact: `Same school: ${person.school?.trim() ?? ''}`, sentence }] : []),
    ...(hasMajor ? [{ fact: `Same major: ${major?.trim() ?? ''}`, sentence: hasSchool ? null : sentence }] : []),
    ...(isNear
      ? [{ fact: `Class of ${year}, yours is ${student.graduationYear}`, sentence: sentence === null ? nearYear(year, student) : null }]
      : []),
  ];
}

function nearYear(year: number, { graduationYear }: Introduced): string {
  if (year === graduationYear) return "We're in the same class year, so I'm curious how you are starting out.";
  return year < graduationYear
    ? `You finished only a little before me, in ${year}, so I thought you might remember what starting out was like.`
    : `Your class, ${year}, is close to mine, so we're starting out at about the same time.`;
}

function wantedRole(steps: readonly Step[], { profile }: Introduced): Ground[] {
  for (const wanted of profile?.target_roles ?? []) {
    const role = roleOf(wanted)?.role ?? null;
    const step = work(steps).find((one) => isSameName(one.title, wanted) || (role !== null && one.role === role));
    const name = spoken(wanted, 5);
    if (step && name !== null)
      return [
        {
          fact: `${spoken(step.title) ?? name}: a role you want`,
          sentence: `I'm aiming for ${name} roles, so one step in your career stood out to me.`,
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
          fact: `${step.isCurrent ? 'Works' : 'Worked'} at ${name}, a company you named`,
          sentence: `${name} is one of the places I hope to work, so I'd like to know how you got there.`,
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
    const isSame = word.toLowerCase() === own.toLowerCase();
    return [
      {
        fact: `Mentions ${word}`,
        sentence: isSame
          ? `I care about ${own}, which your profile mentions too.`
          : `I care about ${own}, and your profile mentions ${word}.`,
      },
    ];
  }
  return [];
}

const work = (steps: readonly Step[]): Step[] => steps.filter(({ isStudy }) => !isStudy);

export interface Ground {
  /** In a few words, for the student. */
  fact: string;
  /** For the message; null where another sentence says it. */
  sentence: string | null;
  /** The step that the sentence promises to ask about. */
  step?: Step;
}
