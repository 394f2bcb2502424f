import type { Position } from '@alive/contract/career-path.ts';
import { careers, employers, type Place, type Track } from './facts.ts';
import { between, chance, pick, type Random, weighted } from './random.ts';
import { isAbroad } from './titles.ts';

/**
 * A career of two to five positions, newest first, of somebody who graduated in `year`; `today` is the current year and month.
 * Also the line of work it ended in. Employers are only those that existed at the time.
 */
export function careerOf(
  random: Random,
  about: { major: { name: string; field: string }; year: number; today: Month },
): { positions: Position[]; track: Track } {
  const { major, year, today } = about;
  const [first] = weighted(
    random,
    Object.entries(careers.byMajor[major.name] ?? careers.byField[major.field] ?? fallback),
    ([, share]) => share,
  );
  const start = { year, month: between(random, 6, 9) };
  const worked = Math.max(0, months(start, today));
  const interned = worked < 18 || chance(random, 0.22);
  const stages = stagesOf(random, trackOf(first), worked).slice(0, interned ? 4 : 5);
  const lengths = divide(random, Math.max(worked, stages.length), stages, trackOf(first));
  const positions: Position[] = interned ? [internship(random, trackOf(first), year)] : [];
  let name = first;
  let at = start;
  let since = start;
  let schooled = false;
  for (const [i, stage] of stages.entries()) {
    const last = i === stages.length - 1;
    const track = trackOf(name);
    const end = add(at, lengths[i] ?? 1);
    if (stage === 'school') {
      const role = pick(random, track.school);
      positions.push(study(random, role, degreeOf(role), { at, end, last }));
      schooled = true;
      if (isProfession(track)) since = end;
    } else {
      const grown = months(since, at) + (last ? Math.max(0, (lengths[i] ?? 0) - 60) / 2 : 0);
      const rung = isProfession(track) ? professionalRung(grown, schooled) : rungOf(grown);
      positions.push(job(random, { track, at, end, last, rung, before: positions.at(-1) }));
    }
    at = end;
    const free = !last && stage === 'job' && stages[i + 1] === 'job' && !(isProfession(track) && schooled);
    if (free && chance(random, i === 0 ? 0.2 : 0.3)) name = nextOf(random, name, at.year - year);
  }
  return { positions: positions.toReversed(), track: trackOf(name) };
}

const fallback: Readonly<Record<string, number>> = { consulting: 1, nonprofit: 1, marketing: 1 };

function trackOf(name: string): Track {
  const track = careers.tracks[name];
  if (track === undefined) throw new RangeError(`no track ${name}`);
  return track;
}

/** One moves on to a related line of work; nobody founds a company in the first years. */
function nextOf(random: Random, name: string, years: number): string {
  const next = pick(random, trackOf(name).next);
  return next === 'founder' && years < 3 ? name : next;
}

/** Lawyers, physicians, therapists and scholars study again before they rise. */
const isProfession = (track: Track): boolean =>
  track.school.some((role) => /^(?:JD|Medical|DPT)/.test(role)) || track.ladder[2]?.includes('Assistant Professor') === true;

const rungOf = (experience: number): number => (experience < 26 ? 0 : experience < 76 ? 1 : experience < 170 ? 2 : 3);

const professionalRung = (sinceSchool: number, schooled: boolean): number =>
  !schooled ? 0 : sinceSchool < 44 ? 1 : sinceSchool < 170 ? 2 : 3;

function stagesOf(random: Random, track: Track, worked: number): Stage[] {
  const profession = isProfession(track);
  const most = worked < 18 ? 1 : worked < 84 ? 3 : worked < 180 ? 4 : 5;
  const stages: Stage[] = Array.from({ length: between(random, worked < 18 ? 1 : 2, most) }, () => 'job');
  if (worked < 36 || !(profession || chance(random, 0.24))) return stages;
  stages.splice(1, stages.length > 2 ? 1 : 0, 'school');
  return stages.at(-1) === 'school' && worked > 60 ? [...stages, 'job'] : stages;
}

/** Months per stage; the last position gets what is left. Before graduate school people work a few years at most. */
function divide(random: Random, total: number, stages: readonly Stage[], track: Track): number[] {
  const weights = stages.map((stage) => (stage === 'school' ? 0.45 : 0.6 + random.next()));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let rest = total;
  return weights.map((weight, i) => {
    if (i === stages.length - 1) return Math.max(1, rest);
    const share = Math.max(1, Math.round((total * weight) / sum));
    const wanted =
      stages[i] === 'school'
        ? schoolMonths(track)
        : stages[i + 1] === 'school'
          ? Math.min(share, between(random, 12, isProfession(track) ? 40 : 70))
          : share;
    const length = Math.min(wanted, Math.max(1, rest - (stages.length - 1 - i)));
    rest -= length;
    return length;
  });
}

function schoolMonths(track: Track): number {
  const [role = ''] = track.school;
  if (/^(?:Medical|PhD)/.test(role)) return 46;
  return /^(?:JD|DPT|MArch)/.test(role) ? 33 : 21;
}

function job(
  random: Random,
  from: { track: Track; at: Month; end: Month; last: boolean; rung: number; before: Position | undefined },
): Position {
  const { track, at, end, last, rung, before } = from;
  let place = employerOf(random, track, at.year, last ? 0.39 : 0.26);
  for (let tries = 0; tries < 4 && place.company === before?.company; tries += 1) place = employerOf(random, track, at.year, 0.26);
  const ladder = track.at?.[place.company] ?? track.ladder;
  const role = pick(random, ladder[Math.min(rung, ladder.length - 1)] ?? []);
  const location = chance(random, 0.86) ? place.location : null;
  const notes = track.notes.filter((note) => !(rung === 0 && ofSeniors.test(note)) && !(last && note.startsWith('sold')));
  const note = location !== null && chance(random, 0.34) ? pick(random, notes) : null;
  return { role, company: place.company, start: written(random, at), end: last ? 'present' : written(random, end), location, note };
}

const ofSeniors = /^(?:led|mentored|ran|raised|built|opened|started|coached|tripled|first engineer|owned|runs|moved)/;

/** Years at a graduate school for a degree of that kind, a key of `graduateSchools`. */
export function study(random: Random, role: string, kind: string, { at, end, last }: When): Position {
  const [company, location] = pick(random, careers.graduateSchools[kind] ?? []);
  return {
    role,
    company,
    start: { year: at.year, month: null },
    end: last ? 'present' : { year: end.year, month: null },
    location,
    note: null,
  };
}

const degreeOf = (role: string): string => ['MBA', 'JD', 'Medical', 'MFA'].find((degree) => role.startsWith(degree)) ?? 'other';

function internship(random: Random, track: Track, year: number): Position {
  const summer = year - 1;
  const { company, location } = employerOf(random, track, summer, 0.35);
  return {
    role: pick(random, track.intern),
    company,
    start: { year: summer, month: 6 },
    end: { year: summer, month: 8 },
    location,
    note: null,
  };
}

/** An employer of that line of work that existed in `year`, of the sample with the given probability. */
function employerOf(random: Random, track: Track, year: number, sampled: number): { company: string; location: string } {
  const known = track.sample.filter((name) => (founded.get(name) ?? 0) < year);
  if (known.length > 0 && chance(random, sampled)) {
    const company = pick(random, known);
    const sites = (employers.find(({ name }) => name === company)?.sites ?? []).filter((site) => site !== 'Remote');
    return { company, location: weighted(random, sites, (site) => (isAbroad(site) ? 0.4 : 1)) };
  }
  const open = track.others.filter(([, , since]) => since < year);
  const [company, location]: Place = pick(random, open.length > 0 ? open : track.others);
  return { company, location };
}

const founded: ReadonlyMap<string, number> = new Map(employers.map((employer) => [employer.name, employer.founded]));

export interface Month {
  year: number;
  /** 1–12. */
  month: number;
}

export const months = (from: Month, to: Month): number => (to.year - from.year) * 12 + to.month - from.month;

export function add({ year, month }: Month, count: number): Month {
  const total = year * 12 + month - 1 + count;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}

/** People remember the months of recent years. */
export const written = (random: Random, { year, month }: Month): { year: number; month: number | null } => ({
  year,
  month: chance(random, year < 2006 ? 0.25 : 0.7) ? month : null,
});

type Stage = 'job' | 'school';

/** From when to when something was done, and whether it still is. */
export interface When {
  at: Month;
  end: Month;
  last: boolean;
}
