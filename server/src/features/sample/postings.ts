import type { StatedLevel } from '@alive/contract/jobs.ts';
import type { Posting } from '#platform/posting.ts';
import { describe } from './describe.ts';
import { areas, eligibility, type Employer, employers, levels, type Wording } from './facts.ts';
import { fillSlots } from './fill-slots.ts';
import { between, chance, pick, type Random, randomOf, some, weighted } from './random.ts';
import { isAbroad, levelsOf, payOf, titleOf } from './titles.ts';

/**
 * `count` open postings of the sample's employers, the same for the same `seed`, `count` and `now` on every machine.
 * `now` is whole days since 1970-01-01 UTC: postings date from the 60 days before it, and internships are for the next summer or term.
 * Alongside each posting stands what its text was made to say, which readers of the text can be measured against.
 */
export function* labelledPostings({ seed, count, now }: SampleSize): Generator<Labelled> {
  const season = seasonOf(now);
  const parts = shares(count);
  for (const employer of employers) {
    const own = parts.get(employer.key) ?? 0;
    for (let i = 1; i <= own; i += 1) {
      yield posting(randomOf(`${seed}/${employer.key}/${i}`), { employer, number: i, now, season });
    }
  }
}

function posting(random: Random, from: Origin): Labelled {
  const { employer, now, season } = from;
  const hiring = weighted(random, employer.hiring, (each) => each.share);
  const area = areas[hiring.area];
  if (area === undefined) throw new RangeError(`no area ${hiring.area}`);
  const roles = hiring.roles === undefined ? area.roles : area.roles.filter((each) => hiring.roles?.includes(each.name));
  const role = pick(random, roles);
  const level = weighted(random, levelsOf(role), (each) => levels[each].share);
  const team = pick(random, hiring.teams);
  const term = level === 'internship' ? pick(random, season.terms) : null;
  const { title, name } = titleOf(random, { role, level, team, term, year: season.year });
  const places = placesOf(random, hiring.sites ?? employer.sites, area.inPerson === true);
  const stated = payOf(random, { employer, role, level, place: places[0] ?? '' });
  const skills = some(random, role.skills, between(random, 3, 5));
  const wording = wordingOf(random, employer, places);
  const said = eligibilityOf(random, employer, wording, places);
  const eligibilityInList = said !== '' && wording !== 'silent' && wording !== 'aside' && wording !== 'everify' && chance(random, 0.35);
  const described = {
    employer,
    hiring,
    area,
    role,
    level,
    title,
    name,
    team,
    places,
    skills,
    pay: stated,
    term,
    year: season.year,
  };
  const description = describe(random, { ...described, eligibility: said, eligibilityInList });
  const age = between(random, 1, 60) * day - between(random, 0, 86_399) * 1000;
  return {
    level,
    wording,
    posting: {
      source: 'sample',
      sourceId: `${employer.key}-${String(from.number).padStart(4, '0')}`,
      title,
      companyName: employer.name,
      companyDomain: employer.domain,
      industry: employer.industry,
      url: employer.careers,
      description,
      locations: places,
      pay: stated,
      terms: term === null ? [] : [term],
      stated: null,
      postedAt: new Date(now * day - age),
      updatedAt: null,
      open: true,
      workplace: null,
      board: null,
      listVersion: null,
    },
  };
}

const day = 86_400_000;

/** How many postings each employer has, by largest remainder. */
function shares(count: number): Map<string, number> {
  const total = employers.reduce((sum, employer) => sum + employer.share, 0);
  const exact = employers.map(({ key, share }) => ({
    key,
    whole: Math.floor((count * share) / total),
    rest: ((count * share) / total) % 1,
  }));
  const missing = count - exact.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = exact
    .toSorted((a, b) => b.rest - a.rest)
    .map(({ key, whole }, i): [string, number] => [key, whole + (i < missing ? 1 : 0)]);
  return new Map(rounded);
}

/** From September on, hiring is for the next year. */
function seasonOf(now: number): Season {
  const date = new Date(now * day);
  const year = date.getUTCFullYear() + (date.getUTCMonth() >= 5 ? 1 : 0);
  const summer = `Summer ${year}`;
  return { year, terms: [summer, summer, summer, summer, summer, summer, `Spring ${year}`, `Fall ${year}`] };
}

function placesOf(random: Random, sites: readonly string[], inPerson: boolean): string[] {
  const possible = inPerson ? sites.filter((site) => site !== 'Remote') : sites;
  const first = weighted(random, possible, (site) => (site === possible[0] ? 3 : isAbroad(site) ? 0.6 : 1));
  if (first === 'Remote' || isAbroad(first) || !chance(random, 0.14)) return [first];
  return [
    first,
    ...some(
      random,
      possible.filter((site) => site !== first && site !== 'Remote' && !isAbroad(site)),
      between(random, 1, 2),
    ),
  ];
}

function wordingOf(random: Random, { policy }: Employer, places: readonly string[]): Wording {
  const local = places.every(isAbroad) && policy !== 'federal';
  const kinds = Object.entries(eligibility.habits[policy] ?? {}) as [Wording, number][];
  const [wording] = weighted(random, kinds, ([, share]) => share);
  return local ? 'silent' : wording;
}

function eligibilityOf(random: Random, employer: Employer, wording: Wording, places: readonly string[]): string {
  if (wording !== 'silent') return fillSlots(pick(random, wordsOf(employer, wording)), { employer: employer.name }, random);
  return places.every(isAbroad) && chance(random, 0.3) ? pick(random, eligibility.abroad) : '';
}

const wordsOf = (employer: Employer, wording: Exclude<Wording, 'silent'>): readonly string[] =>
  employer.policy === 'international' && wording === 'sponsors' ? eligibility.international : eligibility.sentences[wording];

export interface SampleSize {
  seed: string;
  count: number;
  /** Whole days since 1970-01-01 UTC. */
  now: number;
}

export interface Labelled {
  posting: Posting;
  level: StatedLevel;
  wording: Wording;
}

interface Origin {
  employer: Employer;
  number: number;
  now: number;
  season: Season;
}

interface Season {
  year: number;
  terms: readonly string[];
}
