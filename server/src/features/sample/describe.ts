import type { StatedLevel } from '@alive/contract/jobs.ts';
import { capital } from '@alive/language/text/text.ts';
import { type Area, type Employer, type Hiring, phrases, type Role } from './facts.ts';
import { fillSlots, list, type Slots } from './fill-slots.ts';
import { between, chance, pick, type Random, some } from './random.ts';
import type { SamplePay } from './titles.ts';

/** The text of a posting: paragraphs divided by blank lines, lists of "- " lines under a heading. */
export function describe(random: Random, job: Described): string {
  const { employer, area, level } = job;
  const slots = slotsOf(random, job);
  const fill = (template: string): string => fillSlots(template, slots, random);
  const duties = some(
    random,
    area.duties.filter((duty) => slots['tool'] !== undefined || !duty.includes('{tool}')),
    between(random, 6, 8),
  ).map(fill);
  const [duty = '', duty2 = '', ...listed] = duties;
  const style = pick(random, level === 'internship' ? internStyles : styles);
  const opening = fillSlots(pick(random, phrases.openings[style]), { ...slots, duty, duty2 }, random);
  const work = section(random, 'duties', listed.slice(0, between(random, 4, 5)).map(capital));
  const asks = section(random, 'asks', [
    ...schooling(random, job).map(fill),
    ...askedOf(random, area).map(fill),
    ...(job.eligibilityInList ? [job.eligibility] : []),
  ]);
  const about = `${fill(pick(random, phrases.company))}: ${some(
    random,
    employer.facts.filter((fact) => !opening.includes(fact)),
    2,
  ).join(' ')}`;
  const pluses = section(random, 'pluses', some(random, area.pluses, between(random, 1, 2)).map(fill));
  const day = sentences([pick(random, area.days), leads(level) ? fill(pick(random, phrases.leading)) : pick(random, phrases.learning)]);
  const practical = sentences([where(random, job), pay(random, job.pay), job.eligibilityInList ? '' : job.eligibility]);
  const offered = some(random, employer.benefits, between(random, 2, 4));
  const benefits = chance(random, 0.5)
    ? section(random, 'benefits', offered)
    : `${pick(random, phrases.headings.benefits)}: ${offered.map(lowerFirst).join('; ')}.`;
  const equal = chance(random, 0.8) ? fill(pick(random, phrases.equal)) : '';
  const ending = chance(random, 0.5) ? [practical, benefits, equal] : [benefits, practical, equal];
  const order = pick(random, orders);
  const compose = (optional: { about: string; pluses: string; day: string }): string =>
    [opening, ...order({ work, asks, ...optional }), ...ending].filter((part) => part !== '').join('\n\n');
  const chosen = {
    about: chance(random, 0.45) ? about : '',
    pluses: chance(random, 0.5) ? pluses : '',
    day: chance(random, 0.7) ? day : '',
  };
  const text = compose(chosen);
  if (text.length >= shortest) return text;
  const longer = compose({ ...chosen, about });
  return longer.length >= shortest ? longer : compose({ about, pluses, day });
}

/** Below this many characters a posting also tells what it might have left out. */
const shortest = 1000;

const styles = ['company', 'reader', 'formal', 'team', 'story'] as const;
const internStyles = [...styles, 'program', 'program'] as const;

const orders: readonly ((part: Record<'work' | 'asks' | 'pluses' | 'day' | 'about', string>) => string[])[] = [
  ({ work, asks, pluses, day, about }) => [about, work, asks, pluses, day],
  ({ work, asks, pluses, day, about }) => [work, day, asks, pluses, about],
  ({ work, asks, pluses, day, about }) => [day, work, about, asks, pluses],
  ({ work, asks, pluses, day, about }) => [asks, work, pluses, about, day],
  ({ work, asks, pluses, day, about }) => [work, asks, about, day, pluses],
];

function slotsOf(random: Random, job: Described): Slots {
  const { employer, hiring, area, role } = job;
  const [skill = '', skill2 = skill, skill3 = skill2] = job.skills;
  const skills = list(job.skills);
  const tool = role.skills.filter((name) => phrases.tools.includes(name));
  const [fact = '', fact2 = ''] = some(random, employer.facts, 2);
  const [spring, autumn] = [
    `June ${job.year + (job.level === 'internship' ? 1 : 0)}`,
    `December ${job.year - (job.level === 'internship' ? 0 : 1)}`,
  ];
  return {
    employer: employer.name,
    audience: employer.audience,
    partner: area.partners,
    thing: hiring.things ?? area.things,
    title: job.title,
    role: job.name,
    field: role.field,
    team: teamName(job.team, area),
    place: job.places[0] === 'Remote' ? 'your home office' : (job.places[0] ?? ''),
    fact,
    fact2,
    skill,
    skill2,
    skills,
    skill3,
    spring,
    autumn,
    degrees: degrees(random, role),
    weeks: pick(random, ['eight', 'ten', 'ten', 'twelve', 'twelve', 'fourteen']),
    size: pick(random, ['six', 'eight', 'nine', 'a dozen', 'fifteen', 'about twenty']),
    season: job.term ?? `summer ${job.year}`,
    ...(tool.length > 0 ? { tool } : {}),
  };
}

/** "the Payments team", "the Asian Art department", "the National Zoo". */
function teamName(team: string, { group = 'team' }: Area): string {
  const bare = team.replace(/^The /, '');
  const named =
    /(?:Department|Center|Institute|Office|Observatory|Zoo|Program|Practice|Group|Region|Store|Cloisters|Desk|School|Studio|Bureau|Magazine|Resort|World|Kingdom|Laboratory|Museum)$|^(?:Office|Center|National Museum) /.test(
      bare,
    );
  return named ? `the ${bare}` : `the ${bare} ${group}`;
}

function degrees(random: Random, role: Role): string {
  if (role.degrees[0] === 'Any major' && chance(random, 0.6)) return 'any field';
  const [first = '', ...others] = role.degrees.filter((degree) => degree !== 'Any major');
  const named = [first, ...some(random, others, between(random, 0, 2))];
  return `${named.join(', ')} or a related field`;
}

/** A few of the area's requirements, at least one of them naming a skill, and often all that the job uses. */
function askedOf(random: Random, area: Area): string[] {
  const named = pick(
    random,
    area.asks.filter((ask) => ask.includes('{skill')),
  );
  const others = some(
    random,
    area.asks.filter((ask) => ask !== named),
    between(random, 1, 3),
  );
  return [named, ...others, ...(chance(random, 0.55) ? [pick(random, phrases.used)] : [])];
}

/** What is asked in degree, licence and years. */
function schooling(random: Random, job: Described): string[] {
  const { role, level } = job;
  if (level === 'internship') return [pick(random, phrases.enrolled)];
  const licence = role.licence === undefined ? [] : [role.licence];
  if (/Postdoctoral/.test(job.name)) return ['PhD in {degrees}, completed within the last three years'];
  const degree = role.advanced === undefined ? null : `${role.advanced} in {degrees}`;
  if (level === 'new_grad') return [degree ?? pick(random, phrases.graduating), ...licence];
  return [degree ?? pick(random, phrases.graduated), pick(random, phrases.years[level]), ...licence];
}

const leads = (level: StatedLevel): boolean => level === 'senior' || level === 'lead' || level === 'manager';

function section(random: Random, kind: keyof typeof phrases.headings, lines: readonly string[]): string {
  const mark = pick(random, ['', ':']);
  return [`${pick(random, phrases.headings[kind])}${mark}`, ...lines.map((line) => `- ${line}`)].join('\n');
}

function where(random: Random, job: Described): string {
  const { places } = job;
  const [place = ''] = places;
  if (places.length > 1) return fillSlots(pick(random, phrases.several), { places: list(places) }, random);
  if (place === 'Remote') return pick(random, phrases.remote);
  if (!chance(random, 0.7)) return '';
  return fillSlots(pick(random, job.area.inPerson !== true && chance(random, 0.5) ? phrases.hybrid : phrases.onSite), { place }, random);
}

function pay(random: Random, stated: SamplePay | null): string {
  if (stated === null || chance(random, 0.35)) return '';
  return fillSlots(pick(random, phrases.pay[stated.per]), { min: dollars(stated.min), max: dollars(stated.max) }, random);
}

const grouped = new Intl.NumberFormat('en-US');
const dollars = (amount: number): string => `$${Number.isInteger(amount) ? grouped.format(amount) : amount.toFixed(2)}`;

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z-]*[ ,]/.test(text) && !/^(?:Thrift|Disney|Learning Together)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

export interface Described {
  employer: Employer;
  hiring: Hiring;
  area: Area;
  role: Role;
  level: StatedLevel;
  title: string;
  /** The title in a sentence. */
  name: string;
  team: string;
  places: readonly string[];
  skills: readonly string[];
  pay: SamplePay | null;
  term: string | null;
  /** Of the summer that the season's hiring is for. */
  year: number;
  /** A sentence on visas and clearances, or ''. */
  eligibility: string;
  eligibilityInList: boolean;
}
