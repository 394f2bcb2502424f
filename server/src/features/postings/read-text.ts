import { type Degree, jobTypes, type JobType, type Level } from '@alive/contract/jobs.ts';
import { levelOf } from '@alive/language/titles/levels.ts';
import { skillsIn } from '@alive/language/lexicon/skills.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import { roleOf } from '@alive/language/titles/roles.ts';
import { closingIn, type Reading } from './closing.ts';
import { degreeIn } from './degree.ts';
import { graduationIn } from './graduation.ts';

/** What a posting's title and text tell of its role, function, occupation, level, degree, years of graduation and closing date. */
export function readText(posting: PostingText): ReadText {
  const { title, description, terms } = posting;
  const degree = degreeIn(title, description);
  const graduation = graduationIn(title, description);
  const filed = filedUnder(title);
  return {
    ...filed,
    function: filed.function ?? functionOfSkills(`${title}\n${description}`),
    level: levelOf(title, { terms, text: description }),
    degree: degree?.degree ?? null,
    degreeQuote: degree?.quote ?? null,
    graduationFrom: graduation?.from ?? null,
    graduationTo: graduation?.to ?? null,
    graduationQuote: graduation?.quote ?? null,
    closesAt: closingIn(description, readingOf(posting)),
  };
}

/** The function of work whose title tells none, where each skill that is asked for names work of it: "Ignite Fellow", who teaches and tutors. */
function functionOfSkills(text: string): string | null {
  const named = new Set(skillsIn(text).map(({ skill }) => roleOf(skill)?.function ?? null));
  return named.size === 1 ? ([...named][0] ?? null) : null;
}

/** How dates of a posting are read: those in figures begin with the month in the US, and where no country is stated. */
export const readingOf = ({ posted, placeKeys }: Pick<PostingText, 'posted' | 'placeKeys'>): Reading => ({
  posted,
  isMonthFirst: placeKeys.includes('us') || placeKeys.every((key) => key === 'remote'),
});

export const jobTypeOf = (level: Level): JobType | null => jobTypes.find((type) => type === level) ?? null;

export interface PostingText {
  title: string;
  description: string;
  terms: readonly string[];
  placeKeys: readonly string[];
  posted: Date;
}

export interface ReadText {
  role: string | null;
  function: string | null;
  occupation: string | null;
  level: Level;
  degree: Degree | null;
  degreeQuote: string | null;
  graduationFrom: number | null;
  graduationTo: number | null;
  graduationQuote: string | null;
  closesAt: Date | null;
}
