import type { StatedLevel } from '@alive/contract/jobs.ts';
import type { Pay } from '#platform/posting.ts';
import { type Employer, levels, type Role } from './facts.ts';
import { between, chance, pick, type Random } from './random.ts';

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

/**
 * What such a job pays in US dollars, or null when its posting would not tell. Interns and the lowest paid are paid by the hour,
 * interns of a few employers by the month, everybody else by the year; outside the United States nothing is stated.
 */
export function payOf(random: Random, job: { employer: Employer; role: Role; level: StatedLevel; place: string }): SamplePay | null {
  const silent = chance(random, 0.27);
  const noise = 0.94 + random.next() * 0.12;
  const width = 1.12 + random.next() * 0.3;
  const cents = between(random, 0, 3) * 0.25;
  if (silent || isAbroad(job.place)) return null;
  const year = job.role.pay * 1000 * job.employer.pay * placeFactor(job.place) * levels[job.level].pay * noise;
  if (job.level === 'internship') {
    const hour = Math.max(17, (year * 0.66) / 2080);
    if (job.employer.monthly === true)
      return { min: step(hour * 173, 50), max: step(hour * 173 * width, 50), per: 'month', currency: 'USD' };
    return { min: Math.round(hour) + cents, max: Math.round(hour * width) + cents, per: 'hour', currency: 'USD' };
  }
  if (year < 52_000)
    return { min: Math.round(year / 2080) + cents, max: Math.round((year * width) / 2080) + cents, per: 'hour', currency: 'USD' };
  const unit = year > 90_000 ? 1000 : 100;
  return { min: step(year * 0.95, unit), max: step(year * 0.95 * width, unit), per: 'year', currency: 'USD' };
}

/** Whether a raw place name ends in a country other than the United States. */
export const isAbroad = (place: string): boolean => place !== 'Remote' && !/, [A-Z]{2}$/.test(place);

const step = (value: number, unit: number): number => Math.round(value / unit) * unit;

function placeFactor(place: string): number {
  if (/, (?:CA|NY)$/.test(place)) return 1.1;
  return /, (?:WA|MA|DC|NJ|CT)$/.test(place) ? 1.05 : 0.98;
}

/** What the sample's phrases can say. */
export type SamplePay = Pay & { per: 'year' | 'month' | 'hour' };
