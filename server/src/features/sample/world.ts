import { majors } from '@alive/contract/lists/majors.ts';
import { fieldsOf } from '@alive/occupations/majors.ts';
import { allOccupations, kinOf, nameOf, type Occupation } from '@alive/occupations/occupations.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { alsoCalled } from '@alive/occupations/titles.ts';
import type { Position } from '@alive/contract/career-path.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { between, chance, pick, type Random, weighted } from './random.ts';
import { add, type Month, months, study, type When, written } from './career.ts';
import { type Route, world } from './facts.ts';

/**
 * The occupation of one of `count` graduates: each that graduates hold once, then so many that every group with a bachelor's at its entry has
 * ten, the others by employment and by how many of an occupation's people studied.
 */
export function workOf(random: Random, number: number): Work {
  const { all, floor } = works();
  return floor[number - 1] ?? weighted(random, all, ({ share }) => share);
}

const works = lazily(() => {
  const names = majors.flatMap(({ name }) => (name === 'Undeclared' ? [] : [name]));
  const all = allOccupations().flatMap((occupation): Work[] => {
    const share = shareOf(occupation);
    const titles = share === 0 ? [] : titlesOf(occupation);
    return titles.length === 0 ? [] : [{ occupation, titles, share, majors: majorsTo(occupation, names) }];
  });
  const each = all.toSorted((one, other) => other.share - one.share).slice(0, leastOccupations);
  const groups = Map.groupBy(all, ({ occupation }) => occupation.code.slice(0, 4));
  const missing = [...groups.values()].flatMap((works): Work[] => {
    const bachelors = works.filter(({ occupation }) => /^(?:Bachelor|Master|Doctoral)/.test(occupation.entry ?? ''));
    const held = each.filter((work) => works.includes(work)).length;
    return Array.from(
      { length: bachelors.length === 0 ? 0 : Math.max(0, leastOfGroup - held) },
      (_, at) => bachelors[at % bachelors.length] ?? [],
    ).flat();
  });
  return { all, floor: [...each, ...missing] };
});

/** How many of its people a sample of graduates has, in parts: the root of its employment times the likelihood that one studied. */
const shareOf = ({ code, title, employment, entry }: Occupation): number =>
  code.startsWith('55') || employment === null || title.includes('All Other') ? 0 : Math.sqrt(employment) * studied(entry);

const studied = (entry: string | null): number => {
  if (entry === null) return 0.2;
  if (/^(?:Bachelor|Master|Doctoral)/.test(entry)) return 1;
  return /^(?:Associate|Postsecondary|Some college)/.test(entry) ? 0.4 : entry.startsWith('High school') ? 0.12 : 0.04;
};

/** A specialty without programs of its own has those of its occupation, a trade of engineers or of health those of its field. */
const majorsTo = ({ number, code }: Occupation, names: readonly string[]): string[] => {
  const general = allOccupations().find((one) => one.code === `${code.slice(0, 7)}.00`);
  if (code.startsWith('29-1141')) return ['Nursing'];
  const own = [number, general?.number ?? number].map((one) => fieldsOf(one, names)).find((found) => found.length > 0);
  return own ?? majors.flatMap(({ name, field }) => (field === fieldsOfRegulated[code.slice(0, 2)] ? name : []));
};

const fieldsOfRegulated: Readonly<Record<string, string>> = { '17': 'Engineering', '29': 'Health' };

/** What its people call themselves, its own name first, as far as a reader of titles knows it for theirs. */
const titlesOf = (occupation: Occupation): string[] => {
  const titles: string[] = [];
  for (const title of new Set([nameOf(occupation), ...alsoCalled(occupation.number, 6)])) {
    if (titles.length === 4) break;
    const isPlain = title.length <= 45 && !/[,/(]|^[A-Z]{2,6}$|\band\b/.test(title);
    if (isPlain && occupationOfTitle(title) === occupation.code) titles.push(title);
  }
  return titles;
};

/** A major from which graduates come to it; any where it takes any. */
export const majorFor = (random: Random, { occupation, majors: fitting }: Work, anyMajor: () => string): string =>
  fitting.length === 0 || (!regulated.test(occupation.code) && random.next() < 0.15) ? anyMajor() : pick(random, fitting);

/** Work that one may not do without having studied just that. */
const regulated = /^(?:17-|25-2|29-)/;

const leastOccupations = 380;
const leastOfGroup = 12;

/**
 * The career of somebody who graduated in `year` and works, or wants to work, in an occupation: what came before it, the degrees and training
 * that it demands, then the work itself under one or two titles. Newest first.
 */
export function careerInWorld(random: Random, { work, year, today }: { work: Work; year: number; today: Month }): Position[] {
  const { code } = work.occupation;
  const route = routeTo(random, work.occupation);
  const start = { year, month: between(random, 6, 9) };
  const steps = stepsOf(random, work, route, Math.max(1, months(start, today)));
  const positions: Position[] = [];
  let at = start;
  for (const [i, step] of steps.entries()) {
    const last = i === steps.length - 1;
    const end = add(at, step.months);
    positions.push(
      step.degree ? study(random, step.title, route?.school ?? 'other', { at, end, last }) : held(random, step, code, { at, end, last }),
    );
    at = end;
  }
  return positions.toReversed();
}

/** Months of each step; whoever has not had the time is still on the way, and the last step lasts. */
function stepsOf(random: Random, work: Work, route: Route | null, worked: number): Step[] {
  const [name = '', ...others] = work.titles;
  const title = others.length > 0 && chance(random, 0.4) ? pick(random, others) : name;
  const before = route?.before ?? (chance(random, 0.45) ? earlier(work) : null);
  const planned: Step[] = [
    ...(before === null ? [] : [{ title: pick(random, before), months: between(random, 10, 30) }]),
    ...(route === null ? [] : [{ title: route.degree, months: route.months, degree: true }]),
    ...(route?.training === undefined ? [] : [{ ...route.training }]),
    { title, months: between(random, 24, 70) },
    ...(chance(random, 0.6) ? [{ title, months: between(random, 30, 90) }] : []),
    ...(rises.test(title) && chance(random, 0.6) ? [{ title: `Senior ${title}`, months: between(random, 40, 120) }] : []),
    ...(chance(random, 0.5) ? [{ title: others.length > 0 ? pick(random, others) : title, months: between(random, 40, 120) }] : []),
  ];
  let left = worked;
  const steps: Step[] = [];
  for (const [at, step] of planned.entries()) {
    if (left <= 0) break;
    const isLast = at === planned.length - 1;
    steps.push({ ...step, months: isLast ? left : Math.min(step.months, left) });
    left -= step.months;
  }
  return steps;
}

/** What must be studied, and done before and between, to work in an occupation; null where a bachelor's degree or less will do. */
function routeTo(random: Random, { code, entry }: { code: string; entry: string | null }): Route | null {
  const known = world.routes.find(({ codes }) => codes.test(code) && (!code.startsWith('25-1') || entry?.startsWith('Doctoral') === true));
  if (known !== undefined) return known;
  if (entry?.startsWith('Doctoral') === true)
    return { before: ['Research Assistant'], degree: 'PhD Candidate', months: 60, school: 'other' };
  if (entry?.startsWith('Master') !== true) return null;
  const { degrees } = world.masters.find(({ codes }) => codes.test(code)) ?? { degrees: ['MS Candidate'] };
  return { before: null, degree: pick(random, degrees), months: 22, school: 'other' };
}

/** Work with less preparation that is near to it, by its usual name. */
const earlier = ({ occupation: { code, zone } }: Work): string[] | null => {
  if (/^29-1141\.0[1-9]/.test(code)) return ['Registered Nurse'];
  const near = kinOf(code)
    .flat()
    .find((one) => (one.zone ?? 9) < (zone ?? 0) && one.code.slice(0, 2) === code.slice(0, 2));
  const [title] = near === undefined ? [] : titlesOf(near);
  return title === undefined ? null : [title];
};

const rises = /(?:Analyst|Engineer|Scientist|Specialist|Designer|Planner|Developer|Accountant|Auditor|Editor|Producer|Architect)$/;

function held(random: Random, step: Step, code: string, { at, end, last }: When): Position {
  const { company, location } = workplaceOf(
    random,
    step.title === 'Resident Physician' ? '29-1216' : step.title === 'Attorney' ? '23-1011' : code,
  );
  return {
    role: step.title,
    company,
    start: written(random, at),
    end: last ? 'present' : written(random, end),
    location: chance(random, 0.9) ? location : null,
    note: null,
  };
}

/** An invented employer for an occupation in one of the larger cities of the United States, by population. */
function workplaceOf(random: Random, code: string): { company: string; location: string } {
  const [location] = weighted(random, world.cities, ([, people]) => people);
  const { names } = world.workplaces.find(({ codes }) => codes.test(code)) ?? { names: ['{family} Group'] };
  const company = pick(random, names)
    .replaceAll('{city}', location.replace(/, \w\w$/, ''))
    .replaceAll('{family}', () => pick(random, world.families.split(' ')));
  return { company, location };
}

export interface Work {
  occupation: Occupation;
  titles: string[];
  /** How common it is, in parts. */
  share: number;
  /** Majors from which graduates come to it; none: any. */
  majors: string[];
}

interface Step {
  title: string;
  months: number;
  degree?: boolean;
}
