import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/selection.ts';
import { conditionOf, conditionOfMention, wordOf } from '@alive/language/conditions/registry.ts';
import { levelsMeant } from '@alive/language/entities/asked-levels.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { countryPlace } from '@alive/language/places/place-names.ts';
import { isOpenMajor } from '@alive/language/lexicon/majors.ts';
import { areaAround } from '@alive/language/places/cities.ts';
import { capital, wordsOf } from '@alive/language/text/text.ts';
import type { About } from '#platform/chat.ts';
import { mapInSlices } from '#platform/slices.ts';
import { varied } from '#platform/varied.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { phraseOf } from './phrase.ts';
import type { Found, JobFilter } from './port.ts';
import { othersNamed, withLikelyPlaces } from './same-name.ts';
import { distinct, type Opening, perTurn } from './selection.ts';

/**
 * Where a conversation starts in which nothing was asked yet. Places and what the student looks for filter; roles, likes and employers of the
 * profile choose: the best at each employer they named, the best of all, one for another of their roles, then the rest, in the order of their scores.
 * Where only some of it is near to what they want, these alone are shown and wider places offered; where hardly any is, it comes with that of wider
 * places. Musts and visas hold jobs back as everywhere.
 */
export async function openingOf(context: Context): Promise<Opening> {
  const { about, reading, tools, lookup } = context;
  const work = workOf(about);
  // Next to each other, as they are meant: "Atlanta or Washington".
  const named = await withLikelyPlaces(context, reading(about.preferredLocations.filter((label) => label !== 'Remote').join(' or ')));
  const [places, levels] = [placesOf(about.preferredLocations, named), levelsOf(about.lookingFor)];
  const around = places.map((one) => areaOf(one) ?? one);
  const country = countryOf(named);
  const ways = [[...levels, ...places], [...levels, ...around], [...levels, ...country], levels].filter(
    (one, at, all) => at === 0 || one.some((each) => !all[at - 1]?.includes(each)) || one.length !== all[at - 1]?.length,
  );
  // One after the other, or all of them would be ranked in one piece.
  const found = await mapInSlices(ways, (some) => tools.findJobs(filterOf(some, lookup), about, looked));
  // Work that is much farther from theirs than the best elsewhere is no reason to stay where that is not.
  const everywhere = ways.findIndex((way) => way.every((one) => levels.includes(one) || country.includes(one)));
  const best = found[everywhere]?.works?.toSorted((a, b) => b - a).slice(0, 3) ?? [];
  const near = nearEnough * Math.max(leastWork, best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length));
  // Who named no work is near to all of it.
  const nearest = found.map(({ jobs, works }) =>
    jobs.filter((job, nth) => works === undefined || work === null || (works[nth] ?? 0) >= near || (job.match?.score ?? 0) >= good),
  );
  const fits = nearest.map(({ length }) => length);
  // Where hardly anything is near wherever it is, what they want is too little known to leave their places for it.
  const isKnown = work !== null && Math.max(...fits) >= perTurn;
  const at = Math.max(0, isKnown ? fits.findIndex((some) => some >= fewest) : found.findIndex(({ jobs }) => jobs.length > 0));
  const [way, shown, fit] = [ways[at] ?? [], found[at] ?? noneFound, fits[at] ?? 0];
  const isFew = isKnown && fit < perTurn;
  const wider = isFew ? fits.findIndex((some, nth) => nth > at && some > fit) : -1;
  const instead = way.filter((one) => ways[0]?.includes(one) === false);
  const employers = await employersOf(context, way, levels, at > 0 ? [] : places, near * nearThere);
  const nearby = nearest[at] ?? [];
  const here = isKnown && at > 0 ? (nearest[0] ?? []) : await bestThere(context, places, nearby);
  const first = [...here, ...without(bestOf(shown, employers, near), here)].slice(0, perTurn);
  const jobs = [...withVariety(first, nearby), ...(isFew ? [] : without(shown.jobs, [...first, ...nearby]))].slice(0, perTurn);
  const { others, line } = othersNamed(named, places);
  const chosen = jobs.map(({ id }) => id);
  const { none, unseen } = await emptyOf(context, places, levels, chosen);
  const areas = employers.flatMap(({ near: area }) => area?.area ?? []);
  return {
    conditions: distinct(way),
    jobs: jobs.toSorted((a, b) => sumOf(b) - sumOf(a)),
    lines: [
      instead.length === 0 && way.length === ways[0]?.length
        ? leadLine(about, work, way, shown.total)
        : widenedLine(ways[0] ?? [], { isNone: found[0]?.total === 0, places, instead }),
      line,
      copy.opening.empty(phraseOf(levels, 2), none.map(wordOf)),
      copy.opening.unseen(at > 0 ? [] : unseen.map(({ place, count }) => ({ place: wordOf(place), count }))),
      // Where the search was widened "there" would be the places that were named.
      ...employerLines(employers, phraseOf(levels, 2), places.length > 0 && at === 0 ? 'there' : 'open'),
      payLine(about, jobs),
      uncheckedLine(about),
    ],
    widened: instead.map(({ id }) => id),
    offers: wider < 0 ? [] : [wideningOf(ways[wider] ?? [], way, found[wider]?.total ?? 0)],
    guesses: distinct([...others, ...areas, ...none.flatMap((one) => areaOf(one) ?? [])]),
    hasWork: work !== null,
  };
}

/** Wider places, to tap. */
function wideningOf(filters: Condition[], than: readonly Condition[], count: number): Offer {
  const added = filters.filter((one) => !than.includes(one));
  return {
    id: 'wider',
    label: added.length === 0 ? copy.opening.anywhere : listed(added.map(wordOf), 'or'),
    filters: distinct(filters),
    count,
  };
}

/** Which musts postings are too silent on to be checked; '' for none. */
function uncheckedLine({ musts = [] }: About): string {
  const { unchecked } = copy.opening;
  const kinds = musts.flatMap((key) => /^(accessible|hours|part_time|start)\b/.exec(key)?.[1] ?? []);
  const said = kinds.map((kind) => (kind === 'accessible' ? unchecked.access : kind === 'start' ? unchecked.start : unchecked.hours));
  return said.length === 0 ? '' : unchecked.all([...new Set(said)]);
}

/** Of some jobs the first in each of the places named, of several. */
async function bestThere({ about, tools, lookup }: Context, places: readonly Condition[], jobs: readonly Job[]): Promise<Job[]> {
  const ids = jobs.map(({ id }) => id);
  const found = await mapInSlices(places.length < 2 ? [] : places, (one) =>
    tools.findJobs({ ...filterOf([one], lookup), ids }, about, looked),
  );
  const first = found.flatMap((one) => jobs.find(({ id }) => one.jobs.some((job) => job.id === id)) ?? []);
  return [...new Set(first)];
}

/** The places named, of several, where no job of these levels is open, and those where some are, but none of the jobs shown. */
async function emptyOf({ about, tools, lookup }: Context, places: readonly Condition[], levels: readonly Condition[], ids: string[]) {
  const some = places.length < 2 ? [] : places;
  const counted = (others: readonly Condition[], filter: JobFilter) =>
    mapInSlices(some, (one) => tools.countJobs({ ...filterOf([...others, one], lookup), ...filter }, about));
  const all = await counted(levels, { includeGated: true });
  const among = await counted([], { ids, includeGated: true });
  const open = await counted(levels, {});
  const none = some.filter((_, nth) => all[nth] === 0);
  const unseen = some.flatMap((place, nth) => ((open[nth] ?? 0) > 0 && among[nth] === 0 ? [{ place, count: open[nth] ?? 0 }] : []));
  return none.length === some.length ? { none: [], unseen: [] } : { none, unseen };
}

/** Who must be paid is told how many of these don’t say what they pay; '' for others. */
const payLine = ({ musts = [] }: About, jobs: readonly Job[]): string =>
  musts.includes('paid')
    ? copy.opening.paid(jobs.filter((one) => one.salary_min == null && one.salary_max == null).length, jobs.length)
    : '';

/** What the student said of the work they want; null where they named none, and their major ranks. */
function workOf({ profile }: About): 'roles' | 'profile' | null {
  if (profile === null) return null;
  return profile.target_roles.length > 0 ? 'roles' : 'profile';
}

/** Whether what was said of employers names one: not "museums" or "any hospital in Boston". */
const isEmployer = (name: string, { reading }: Context): boolean =>
  wordsOf(name).every(({ raw }) => /^[\p{Lu}\d]/u.test(raw) || isFunctionWord(raw)) ||
  reading(name).mentions.some(({ kind, start, end }) => kind === 'company' && end - start >= name.length * mostOfIt);

/** What is open at each employer of the profile, and the best of it that is not altogether other work. */
async function employersOf(
  context: Context,
  way: readonly Condition[],
  levels: readonly Condition[],
  places: readonly Condition[],
  least: number,
): Promise<Employer[]> {
  const { about, lookup, tools } = context;
  const names = (about.profile?.target_companies ?? []).values().filter((name) => isEmployer(name, context));
  return mapInSlices([...names.take(mostEmployers)], async (said): Promise<Employer> => {
    // "kaiser" as it is typed is a name all the same.
    const name = said === said.toLowerCase() ? capital(said) : said;
    const companies = lookup.namesOf(name);
    const at = (some: readonly Condition[], limit: number) => tools.findJobs({ ...filterOf(some, lookup), companies }, about, limit);
    const here = await at(way, looked);
    const anywhere = await at(levels, looked);
    if (anywhere.total + anywhere.heldBack === 0) {
      const others = levels.length === 0 ? 0 : (await at([], 1)).total;
      return others > 0 ? { name: plain(name), otherLevels: others, jobs: [] } : partOf(context, name, levels, least);
    }
    const found = nearIn(here, least).length > 0 ? here : anywhere;
    // A suburb of a city that was named is no other place to them.
    for (const area of here.total > 0 ? [] : places.flatMap((one) => areaOf(one) ?? [])) {
      const near = await at([...levels, area], looked);
      const jobs = nearIn(near, least);
      if (near.total > 0)
        return { name: plain(name), near: { area, count: near.total }, jobs: jobs.length > 0 ? jobs : nearIn(found, least) };
    }
    return { name: plain(name), ...openAt(here.total, anywhere), jobs: nearIn(found, least) };
  });
}

/** A part of an employer that titles name: "Research Intern, National Zoo". */
async function partOf({ about, lookup, tools }: Context, name: string, levels: readonly Condition[], least: number): Promise<Employer> {
  const found = await tools.findJobs({ ...filterOf(levels, lookup), phrases: [name] }, about, looked);
  // As it is written: "SHoP" is no shop.
  const isNamed = ({ job_title: title }: Job) => title.includes(name);
  const jobs = found.jobs.filter(isNamed);
  return { name: plain(name), open: jobs.length, jobs: nearIn(found, least).filter(isNamed) };
}

/** Those whose work comes as near as `least`, and that are not over. */
const nearIn = ({ jobs, works }: Found, least: number): Job[] =>
  jobs.filter((job, at) => (works?.[at] ?? rolePoints(job) + skillPoints(job)) >= least && pointsOf('level')(job) !== 0);

/** What is open at an employer in the places named, else elsewhere. */
const openAt = (here: number, { total, heldBack }: Found): Pick<Employer, 'open' | 'elsewhere' | 'closed'> =>
  here > 0 ? { open: here } : total > 0 ? { elsewhere: total } : { closed: heldBack };

/** What is open at those that were named, each way in one sentence. */
function employerLines(employers: readonly Employer[], jobs: string, where: 'there' | 'open'): string[] {
  const { employer } = copy;
  const of = (kind: 'open' | 'elsewhere' | 'closed' | 'otherLevels') =>
    employers.flatMap(({ name, [kind]: count = 0 }) => (count > 0 ? [{ name, count }] : []));
  const none = employers.filter(
    ({ open, near, elsewhere, closed, otherLevels }) => !open && !near && !elsewhere && !closed && !otherLevels,
  );
  return [
    employer.open(of('open'), where),
    ...employers.flatMap(({ name, near }) =>
      near === undefined ? [] : employer.open([{ name, count: near.count }], `in ${wordOf(near.area)}`),
    ),
    employer.open(of('elsewhere'), 'open in other places'),
    ...of('closed').map(({ name, count }) => employer.closed(name, count)),
    ...of('otherLevels').map(({ name, count }) => employer.otherLevels(name, count, jobs)),
    none.length === 0 ? '' : employer.none(none.map(({ name }) => name)),
  ].filter((line) => line !== '');
}

/** The best at each employer, the best of all, and the best for another role that is near. */
function bestOf({ jobs, targets = [], works = [] }: Found, employers: readonly Employer[], near: number): Job[] {
  const named = [...new Map(employers.flatMap((one) => one.jobs.slice(0, 1)).map((job) => [job.id, job])).values()].slice(0, mostNamed);
  const others = jobs.filter((job) => !named.some(({ id, alike }) => id === job.id || alike?.ids.includes(job.id) === true));
  const worksOf = new Map(jobs.map(({ id }, at) => [id, works[at] ?? near]));
  const roleOf = new Map(jobs.map((job, at) => [job.id, targets[at] ?? null]));
  const top = others.slice(0, 1);
  const met = new Set([...named, ...top].map(({ id }) => roleOf.get(id)));
  const another = others.find(({ id }) => roleOf.get(id) != null && !met.has(roleOf.get(id)) && (worksOf.get(id) ?? 0) >= near);
  return [...named, ...top, ...(another === undefined ? [] : [another])];
}

/** Jobs that are none of those chosen, nor copies of one. */
function without(jobs: readonly Job[], chosen: readonly Job[]): Job[] {
  const seen = new Set(chosen.flatMap(({ id, alike }) => [id, ...(alike?.ids ?? [])]));
  return jobs.filter((job) => ![job.id, ...(job.alike?.ids ?? [])].some((id) => seen.has(id)));
}

/** The first ones, then the others without copies of them; of the first five at most two share an employer while others fit nearly as well. */
const withVariety = (first: readonly Job[], others: readonly Job[]): Job[] =>
  varied(without(others, first), {
    first,
    count: perTurn,
    isMore: (job, chosen) => chosen.filter(({ company_name }) => company_name === job.company_name).length >= 2,
    isAsGood: (job, next) => sumOf(job) >= sumOf(next) - asGood,
  });

const sumOf = ({ match }: Job): number => (match?.reasons ?? []).reduce((sum, { points }) => sum + points, 0);

/** What is shown. */
function leadLine(about: About, work: ReturnType<typeof workOf>, way: readonly Condition[], total: number): string {
  const jobs = way.length === 0 ? (total === 1 ? 'open job' : 'open jobs') : phraseOf(way, total);
  if (work !== null) return copy.opening.here(jobs, total);
  return about.major === null || isOpenMajor(about.major)
    ? copy.opening.nothing(jobs, total)
    : copy.opening.major(jobs, total, about.major);
}

/** Where was looked instead of the places named, since none or few jobs there match. */
function widenedLine(
  whole: readonly Condition[],
  { isNone, places, instead }: { isNone: boolean; places: readonly Condition[]; instead: readonly Condition[] },
): string {
  const why = isNone ? copy.opening.noJobs(phraseOf(whole, 2)) : copy.opening.fewGood(listed(places.map(wordOf), 'or'));
  const names = (some: readonly Condition[]) => some.map((one) => `**${wordOf(one)}**`);
  return instead.length > 0 ? copy.opening.widened(why, names(instead)) : copy.opening.letGo(why, names(places));
}

const pointsOf =
  (kind: string) =>
  ({ match }: Job): number =>
    match?.reasons.find((reason) => reason.kind === kind)?.points ?? 0;
const rolePoints = pointsOf('role');
const skillPoints = pointsOf('skills');

/** The area around a city; null where it has none. */
export const areaOf = ({ field, op, value }: Condition): Condition | null => {
  const area = field === 'place' && op !== 'not' ? areaAround(String(value)) : null;
  return area === null ? null : conditionOf('place', area);
};

/** With fewer that are near to the student's work, wider places are looked at. */
const fewest = 3;
/** What the card calls a good match. */
const good = 60;
/** What is near: the share of what the best elsewhere have, or of what can be called theirs at all, in points of the score. */
const nearEnough = 0.65;
const leastWork = 30;
/** Of that, what will do at an employer that the student named. */
const nearThere = 0.6;
/** Points of the score that variety may cost. */
const asGood = 5;
const noneFound: Found = { jobs: [], total: 0, heldBack: 0 };
/** How many of the best are looked at. */
const looked = 60;
const mostEmployers = 4;
/** The share of a phrase that is a name from which on it is that name. */
const mostOfIt = 0.6;
/** How many of the first are of employers that were named. */
const mostNamed = 2;

/** "Internships" is the level internship, "Full Time" any first job after graduation; the rest of the chips are no level. */
function levelsOf(lookingFor: readonly string[]): Condition[] {
  const internships = lookingFor.includes('Internships') ? [conditionOf('level', 'internship')] : [];
  return lookingFor.includes('Full Time')
    ? [...internships, ...levelsMeant.entry_level.map((level) => conditionOf('level', level))]
    : internships;
}

/** Remote alongside other places means "or remote", alone it means remote. */
function placesOf(preferred: readonly string[], { mentions }: Reading): Condition[] {
  const places = mentions.flatMap((one) => (one.kind === 'place' && !one.negated ? (conditionOfMention(one) ?? []) : []));
  if (!preferred.includes('Remote')) return places;
  return places.length > 0 ? [...places, conditionOf('place', 'Remote')] : [conditionOf('remote', true)];
}

/** The one country that preferred places are in, and remote work, which can be done from there; nothing where they are of several. */
function countryOf({ mentions }: Reading): Condition[] {
  const [code = null, ...others] = new Set(mentions.flatMap((one) => (one.kind === 'place' && !one.negated ? one.place.country : [])));
  return code === null || others.length > 0 ? [] : [conditionOf('place', countryPlace(code).label), conditionOf('place', 'Remote')];
}

interface Employer {
  name: string;
  /** How many jobs are open there, of those that are looked for in the places named, in others, held back, or of other levels. */
  open?: number;
  /** In the area around one of the places named, where it has none in them. */
  near?: { area: Condition; count: number };
  elsewhere?: number;
  closed?: number;
  otherLevels?: number;
  jobs: Job[];
}
