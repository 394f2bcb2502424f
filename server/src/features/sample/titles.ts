import type { StatedLevel } from '@alive/contract/jobs.ts';
import { levels, type Role } from './facts.ts';
import { chance, pick, type Random } from './random.ts';

/** The title of a job and what it is called in a sentence ("we are hiring a Staff Accountant"). */
export function titleOf(
  random: Random,
  job: { role: Role; level: StatedLevel; team: string; term: string | null; year: number },
): { title: string; name: string } {
  const own = job.role.titles?.[job.level];
  const forms = own !== undefined && own.length > 0 ? own : byRule(job.role, job.level, job.year);
  const form = pick(random, forms);
  const name = form.replace('{team}', job.team);
  const separators = name.includes('(') ? [' – ', ', '] : name.includes(',') ? [' – ', ' ('] : [', ', ', ', ' – ', ' - ', ' ('];
  const separator = pick(random, separators);
  const withTeam =
    name.includes(job.team) || chance(random, 0.38) ? name : `${name}${separator}${job.team}${separator === ' (' ? ')' : ''}`;
  const title =
    job.term === null || chance(random, 0.4)
      ? withTeam
      : pick(random, [
          `${withTeam} – ${job.term}`,
          withTeam.includes('(') ? `${withTeam} – ${job.term}` : `${withTeam} (${job.term})`,
          `${job.term} ${withTeam}`,
          `${withTeam}, ${job.term}`,
        ]);
  return { title, name: spoken(name) };
}

/** Without the year, the program and the grade: "Data Engineer I, New Grad" is a Data Engineer; an "Internship" has an intern. */
const spoken = (name: string): string =>
  name
    .replace(/ – .*| \(.*|, (?:New Grad|University Graduate|Early Career|Entry Level|Full-Time).*/, '')
    .replace(/^(?:New Grad|New Graduate|Entry-Level) /, '')
    .replace(/ I{1,3}$/, '')
    .replace(/Internship$/, 'Intern');

/** The levels a role is hired at. */
export const levelsOf = (role: Role): StatedLevel[] => everyLevel.filter((level) => role.titles?.[level]?.length !== 0);

const everyLevel = Object.keys(levels) as StatedLevel[];

function byRule({ name, field }: Role, level: StatedLevel, year: number): string[] {
  const forms =
    level === 'manager' && name.includes('Manager')
      ? ['Group {name}']
      : [
          ...levels[level].titles,
          ...(level === 'entry_level' && !/Associate|Assistant|Analyst/.test(name) ? ['Associate {name}'] : []),
          ...(level === 'lead' && name.includes('Engineer') ? ['Staff {name}'] : []),
        ];
  return forms.map((form) => form.replace('{name}', name).replace('{field}', titleCase(field)).replace('{year}', String(year)));
}

const titleCase = (text: string): string => text.replace(/\b(?!and\b|of\b|in\b)[a-z]/g, (letter) => letter.toUpperCase());
