import { knownSchools } from '@alive/language/lexicon/schools.ts';
import { fold } from '@alive/language/text/text.ts';
import type { ResumeRead } from '@alive/resumes/read.ts';
import { datesIn } from '../../resumes/src/page/dates.ts';

/**
 * What became of each field that a résumé states or that was read in it: see README.md. Where two readings are right, both count: those who say what
 * a résumé states disagree on them.
 */
export const compare = (expected: Expected, read: ResumeRead, now: Date): Outcome[] => {
  const found: Outcome[] = [];
  const add = (field: string, wanted: string | null, got: string | null, same: Same = isSame) => {
    if (wanted === null && got === null) return;
    found.push({ field, wanted, got, result: got === null ? 'missed' : wanted !== null && same(wanted, got) ? 'right' : 'wrong' });
  };
  const addList = (
    field: string,
    wanted: readonly string[],
    got: readonly string[],
    same: Same = isSame,
    isBeside: (other: string) => boolean = () => false,
  ) => {
    const left = [...got];
    for (const one of wanted) {
      const at = left.findIndex((other) => same(one, other));
      add(field, one, at < 0 ? null : (left.splice(at, 1)[0] ?? null), same);
    }
    for (const other of left) if (!isBeside(other)) add(field, null, other, same);
  };
  /** Each expected entry with the one read that is most like it. */
  const addEntries = <One, Other>(wanted: readonly One[], got: readonly Other[], fields: readonly Field<One, Other>[]) => {
    const left = [...got];
    for (const one of wanted) {
      const likeness = (other: Other) => fields.filter(({ of, in: from, same = isSame }) => isAlike(of(one), from(other), same)).length;
      const best = left.toSorted((a, b) => likeness(b) - likeness(a))[0];
      const match = best !== undefined && likeness(best) > 0 ? best : null;
      if (match !== null) left.splice(left.indexOf(match), 1);
      for (const { name, of, in: from, same, isOpen } of fields)
        if (match === null || isOpen?.(one, match) !== true) add(name, of(one), match === null ? null : from(match), same);
    }
    for (const other of left) for (const { name, in: from, same } of fields) add(name, null, from(other), same);
  };
  const textsOf = (...kinds: string[]) => read.facts.filter(({ kind, isSure }) => isSure && kinds.includes(kind)).map(({ text }) => text);

  add('name', expected.name.first, read.account.firstName);
  add('name', expected.name.last, read.account.lastName);
  add('email', expected.contact.email, read.account.email);
  add('phone', expected.contact.phone, read.phone ?? null, (one, other) => one.replace(/\D/g, '') === other.replace(/\D/g, ''));
  addList('links', expected.contact.links, textsOf('link'), (one, other) => linkKey(one) === linkKey(other));
  addEntries(expected.education, read.education, [
    { name: 'school', of: ({ school }) => school, in: ({ school }) => school, same: isSameSchool },
    { name: 'degree', of: ({ degree, major }) => studied(degree, major), in: ({ degree, major }) => studied(degree, major) },
    {
      name: 'graduation',
      of: ({ graduation }) => graduation,
      in: ({ graduation }) => graduation,
      same: isSameDate,
      // A visit ends with a date that is none of a graduation.
      isOpen: ({ degree, major }, got) => degree === null && major === null && got.graduation === null,
    },
    {
      name: 'gpa',
      of: ({ gpa }) => gpa,
      in: ({ gpa }) => gpa,
      same: (one, other) => grade(one) === grade(other),
    },
  ]);
  addEntries(expected.experience, read.experience, [
    { name: 'title', of: ({ title }) => title, in: ({ title }) => title, same: isSameTitle },
    { name: 'employer', of: ({ employer }) => employer, in: ({ employer }) => employer, same: isSameSchool },
    { name: 'start', of: ({ start }) => start, in: ({ start }) => start, same: isSameDate },
    // An entry with one date ends when it starts.
    { name: 'end', of: ({ start, end }) => end ?? start, in: ({ start, end }) => end ?? start, same: isSameDate },
    // "Luxembourg, Luxembourg"
    { name: 'place', of: ({ place }) => place, in: ({ place }) => place, same: (one, other) => isSame(once(one), once(other)) },
    {
      name: 'bullets',
      of: ({ bullets }) => counted(bullets),
      in: ({ bullets }) => counted(bullets.length),
      // Sentences below an entry are items of a list to some.
      isOpen: ({ bullets }, got) => bullets === 0 && got.bullets.every(({ text }) => text.endsWith('.')),
    },
  ]);
  addEntries(
    expected.projects,
    read.facts.filter(({ kind }) => kind === 'project'),
    [
      // With or without what its brackets add.
      { name: 'project', of: ({ name }) => name, in: ({ text }) => text, same: (one, other) => isSame(bare(one), bare(other)) },
      {
        name: 'project date',
        of: ({ date }) => date,
        in: ({ detail }) => detail,
        same: (one, other) =>
          datesIn(other, now).some(({ start, end }) =>
            // Some state a date as the résumé writes it.
            [one, ...datesIn(one, now).flatMap((stated) => stated.start ?? [])].some((wanted) =>
              [start, end].some((date) => date !== null && isSameDate(wanted, date)),
            ),
          ),
      },
    ],
  );
  // Brackets after a skill describe it, or name more.
  const inBrackets = expected.skills.flatMap((skill) => /\(([^)]*)\)$/.exec(skill)?.[1]?.split(/,\s*/) ?? []);
  addList(
    'skills',
    expected.skills,
    textsOf('skill'),
    (one, other) => isSame(bare(one), bare(other)),
    (other) => inBrackets.some((one) => isSame(one, other)),
  );
  addList('languages', expected.languages, textsOf('language'));
  addList('awards', [...expected.awards, ...expected.certificates], textsOf('award'), holdsOther);
  return found;
};

/** Words of facts that stand in no line: nothing may be invented. */
export const inventionsIn = (read: ResumeRead, links: readonly string[]): string[] => {
  const said = new Set(read.lines.flatMap(({ text }) => wordsOf(text)));
  const known = new Set(knownSchools().map(({ name }) => name));
  return read.facts
    .filter(({ kind, text }) => !(kind === 'link' && links.includes(text)) && !known.has(text))
    .flatMap(({ kind, text }) => wordsOf(text).flatMap((word) => (said.has(word) ? [] : [`${kind} “${text}”: ${word}`])));
};

const isAlike = (one: string | null, other: string | null, same: Same): boolean => one !== null && other !== null && same(one, other);
const plain = (text: string): string =>
  fold(text)
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/^the | inc$| llc$/g, '')
    .trim();
const wordsOf = (text: string): string[] => plain(`a ${text}`).split(' ').slice(1);
const once = (place: string): string => place.replace(/^(.+), \1$/, '$1');
/** "86.2/100", "86.2%" */
const grade = (text: string): string | undefined => text.split(/[/%]/)[0]?.trim();
const bare = (text: string): string => text.replace(/\s*\([^)]*\)$/, '');
const isSame: Same = (one, other) => plain(one) === plain(other);
const holdsOther: Same = (one, other) => {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return few !== undefined && many !== undefined && few.every((word) => many.includes(word));
};
const schoolKey = (name: string): string => {
  const key = plain(name);
  const listed = knownSchools().find((school) => [school.name, ...school.aliases].some((one) => plain(one) === key));
  return plain(listed?.name ?? name)
    .replace(/\b(?:university|college|of|at|in)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
};
const withoutLetters = (name: string): string => name.replace(/ \(\p{Lu}[\p{Lu}\p{Ll}&-]{1,9}\)$/u, '');
const isSameSchool: Same = (one, other) =>
  isSame(one, other) ||
  schoolKey(one) === schoolKey(other) ||
  // With or without its letters in brackets: "Savannah College of Art and Design (SCAD)".
  schoolKey(withoutLetters(one)) === schoolKey(withoutLetters(other)) ||
  // "Alma Mater Studiorum – Università di Bologna"
  one.endsWith(` – ${other}`) ||
  // A listed university, with or without its college or its system before or behind it.
  (plain(one).includes(plain(other)) &&
    knownSchools().some(({ name }) => name === other) &&
    /\b(?:college|school|conservatory|faculty|institute|university)\b/i.test(plain(one).replace(plain(other), '')));
/** A season may be written as its months or as its year. */
const isSameDate: Same = (one, other) =>
  one === other ||
  (one.slice(0, 4) === other.slice(0, 4) &&
    one.length !== other.length &&
    ['', '-01', '-03', '-05', '-06', '-08', '-09', '-12'].includes(one.length > other.length ? '' : other.slice(4)));
/** With or without the department after a comma. */
const isSameTitle: Same = (one, other) => isSame(one, other) || isSame(one.split(',')[0] ?? '', other.split(',')[0] ?? '');
const linkKey = (link: string): string =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
const counted = (count: number): string | null => (count === 0 ? null : String(count));

/** "Bachelor of Science in Nursing", "BSN" and "B.S." with the major Nursing are one. */
const studied = (degree: string | null, major: string | null): string | null => {
  if (degree === null && major === null) return null;
  // "Bachelor of Science in Nursing (BSN)" says it twice.
  const once = [degree?.replace(/(?<=\p{L}{4,} .*) \((?:\p{Lu}\.?){2,6}\)$/u, '') ?? null, major].filter((part) => part !== null);
  const written = plain(once.join(' ')).replaceAll(/\b(?:in|degree|hons|(?:with )?hono[u]?rs)\b/g, ' ');
  return degreeWords
    .reduce((text, [name, letters]) => text.replace(name, letters), written)
    .replace(/\s+/g, ' ')
    .trim();
};
const degreeWords: readonly (readonly [RegExp, string])[] = [
  [/^bachelor of science|^b ?sc\b|^b s\b/, 'bs'],
  [/^bachelor of arts|^b a\b|^ab\b/, 'ba'],
  [/^bachelor of fine arts?/, 'bfa'],
  [/^bachelor of business administration/, 'bba'],
  [/^bachelor of music|^b ?mus\b/, 'bm'],
  [/^bachelor of social work/, 'bsw'],
  [/^bachelor of engineering/, 'beng'],
  [/^master of science|^m ?sc\b|^m s\b/, 'ms'],
  [/^master of arts|^m a\b/, 'ma'],
  [/^master of fine arts?/, 'mfa'],
  [/^master of business administration/, 'mba'],
  [/^master of public health/, 'mph'],
  [/^master of social work/, 'msw'],
  [/^doctor of philosophy|^ph d\b/, 'phd'],
  [/^associate of arts/, 'aa'],
  [/^associate of science/, 'as'],
  [/^bsn\b(?: nursing)?/, 'bs nursing'],
];

type Same = (wanted: string, got: string) => boolean;

interface Field<One, Other> {
  name: string;
  of: (one: One) => string | null;
  in: (other: Other) => string | null;
  same?: Same;
  /** Whether it does not count what was read, as both are right. */
  isOpen?: (one: One, other: Other) => boolean;
}

export interface Outcome {
  field: string;
  wanted: string | null;
  got: string | null;
  result: 'right' | 'wrong' | 'missed';
}

/** Dates are `YYYY` or `YYYY-MM`, an end may be "present"; what is not stated is null. */
export interface Expected {
  name: { first: string | null; last: string | null };
  contact: { email: string | null; phone: string | null; links: string[] };
  education: { school: string | null; degree: string | null; major: string | null; graduation: string | null; gpa: string | null }[];
  experience: {
    employer: string | null;
    title: string | null;
    start: string | null;
    end: string | null;
    place: string | null;
    bullets: number;
  }[];
  projects: { name: string; date: string | null }[];
  skills: string[];
  languages: string[];
  awards: string[];
  certificates: string[];
}
