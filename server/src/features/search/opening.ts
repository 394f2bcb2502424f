import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import type { Offer } from '@alive/contract/reading.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/selection.ts';
import { conditionOf, conditionOfMention, wordOf } from '@alive/language/conditions/registry.ts';
import { levelsMeant } from '@alive/language/entities/asked-levels.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { countryPlace } from '@alive/language/places/place-names.ts';
import { isOpenMajor } from '@alive/language/lexicon/majors.ts';
import { areaAround, shortPlace } from '@alive/language/places/cities.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import type { About } from '#platform/chat.ts';
import { mapInSlices } from '#platform/slices.ts';
import { varied } from '#platform/varied.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { phraseOf } from './phrase.ts';
import type { Found } from './port.ts';
import { withLikelyPlaces } from './same-name.ts';
import { distinct, type Opening, perTurn } from './selection.ts';

/**
 * Where a conversation starts in which nothing was asked yet. Places and what the student looks for filter; roles, likes and employers of the
 * profile rank. The best at each employer they named comes first, then the best of all, then one for another of their roles; the rest as it ranks.
 * Where only some of it is near to what they want, these alone are shown and wider places offered; where hardly any is, places are widened. Musts and visas hold jobs back as everywhere.
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
  const fits = found.map(({ jobs, works }) =>
    works === undefined || work === null ? jobs.length : works.filter((one) => one >= near).length,
  );
  // Where hardly anything is near wherever it is, what they want is too little known to leave their places for it.
  const isKnown = work !== null && Math.max(...fits) >= perTurn;
  const at = Math.max(0, isKnown ? fits.findIndex((some) => some >= fewest) : found.findIndex(({ jobs }) => jobs.length > 0));
  const [way, shown, fit] = [ways[at] ?? [], found[at] ?? noneFound, fits[at] ?? 0];
  const isFew = isKnown && fit < perTurn;
  const wider = isFew ? fits.findIndex((some, nth) => nth > at && some > fit) : -1;
  const gone = (ways[0] ?? []).filter((one) => !way.includes(one));
  const instead = way.filter((one) => ways[0]?.includes(one) === false);
  const employers = await employersOf(context, way, levels, near * nearThere);
  const first = bestOf(shown, employers, near);
  const ranked = withVariety(first, shown.jobs);
  const nearest = new Set([...first, ...shown.jobs.filter((_, nth) => (shown.works?.[nth] ?? near) >= near)].map(({ id }) => id));
  return {
    conditions: distinct(way),
    jobs: isFew ? ranked.filter(({ id }) => nearest.has(id)) : ranked,
    lines: [
      gone.length > 0
        ? relaxedLine({ whole: ways[0] ?? [], gone, instead }, fits[0] ?? 0, isKnown)
        : isFew
          ? copy.opening.few(phraseOf(way), fit, wider >= 0)
          : '',
      gone.length > 0 || !isFew ? leadLine(about, work, way, shown.total) : '',
      await missingLine(context, levels),
      ...employerLines(employers),
      uncheckedLine(about),
    ],
    widened: instead.map(({ id }) => id),
    offers: wider < 0 ? [] : [wideningOf(ways[wider] ?? [], way, found[wider]?.total ?? 0)],
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

/** Which roles of the profile no open job has, in the student's words. */
async function missingLine({ about, reading, tools, lookup }: Context, levels: readonly Condition[]): Promise<string> {
  const roles = about.profile?.target_roles ?? [];
  const open = await mapInSlices(roles, async (text) => {
    // Of a longer phrase the names in it may be something else: "where there is a test lab".
    const named = mentionsOf([text], ['role', 'function'], reading).flatMap((mention) =>
      mention.end - mention.start >= text.length * mostOfIt ? (conditionOfMention(mention) ?? []) : [],
    );
    const counts = await mapInSlices(named, (one) => tools.countJobs({ ...filterOf([...levels, one], lookup), closely: true }, about));
    return named.length === 0 || counts.some((count) => count > 0);
  });
  const missing = roles.filter((_, nth) => open[nth] === false);
  return missing.length === 0 ? '' : copy.opening.noWork(missing.slice(0, mostEmployers));
}

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
async function employersOf(context: Context, way: readonly Condition[], levels: readonly Condition[], least: number): Promise<Employer[]> {
  const { about, lookup, tools } = context;
  const names = (about.profile?.target_companies ?? []).values().filter((name) => isEmployer(name, context));
  return mapInSlices([...names.take(mostEmployers)], async (name): Promise<Employer> => {
    const companies = lookup.namesOf(name);
    const at = (some: readonly Condition[], limit: number) => tools.findJobs({ ...filterOf(some, lookup), companies }, about, limit);
    const here = await at(way, looked);
    const anywhere = await at(levels, looked);
    if (anywhere.total + anywhere.heldBack === 0) {
      const others = levels.length === 0 ? 0 : (await at([], 1)).total;
      const line = copy.employer.otherLevels(plain(name), others, phraseOf(levels));
      return others > 0 ? { name: plain(name), line, jobs: [] } : partOf(context, name, levels, least);
    }
    const found = nearIn(here, least).length > 0 ? here : anywhere;
    const near = nearIn(found, least);
    const line = employerLine(plain(name), near, found === here ? here.total : anywhere.total, anywhere.heldBack);
    return { name: plain(name), line, jobs: near };
  });
}

/** A part of an employer that titles name: "Research Intern, National Zoo". */
async function partOf({ about, lookup, tools }: Context, name: string, levels: readonly Condition[], least: number): Promise<Employer> {
  const found = await tools.findJobs({ ...filterOf(levels, lookup), phrases: [name] }, about, looked);
  // As it is written: "SHoP" is no shop.
  const isNamed = ({ job_title: title }: Job) => title.includes(name);
  const near = nearIn(found, least).filter(isNamed);
  return { name: plain(name), line: employerLine(plain(name), near, found.jobs.filter(isNamed).length, 0), jobs: near };
}

/** Those whose work comes as near as `least`, and that are not over. */
const nearIn = ({ jobs, works }: Found, least: number): Job[] =>
  jobs.filter((job, at) => (works?.[at] ?? rolePoints(job) + skillPoints(job)) >= least && pointsOf('level')(job) !== 0);

/** What is open at those that were named, in two sentences at most; who has nothing open is named in one. */
function employerLines(employers: readonly Employer[]): string[] {
  const none = employers.flatMap(({ line, name }) => (line === '' ? name : []));
  const lines = employers.flatMap(({ line }) => (line === '' ? [] : line));
  return [...lines, ...(none.length === 0 ? [] : [copy.employer.none(none)])].slice(0, 2);
}

/** What is open there: nothing near, or where the nearest are; '' for nothing. */
function employerLine(name: string, near: readonly Job[], total: number, heldBack: number): string {
  if (total === 0) return heldBack === 0 ? '' : copy.employer.closed(name, heldBack);
  if (near.length === 0) return copy.employer.far(name, total);
  const places = [...new Set(near.flatMap((job) => (job.locations.length === 0 ? [] : shortPlace(job.locations[0] ?? ''))))].slice(0, 2);
  return copy.employer.near(name, total, places);
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

/** The first ones, then the others without copies of them; of the first five at most two share an employer while others fit nearly as well. */
function withVariety(first: readonly Job[], others: readonly Job[]): Job[] {
  const seen = new Set(first.flatMap(({ id, alike }) => [id, ...(alike?.ids ?? [])]));
  const distinct = others.filter((job) => ![job.id, ...(job.alike?.ids ?? [])].some((id) => seen.has(id)));
  return varied(distinct, {
    first,
    count: perTurn,
    isMore: (job, chosen) => chosen.filter(({ company_name }) => company_name === job.company_name).length >= 2,
    isAsGood: (job, next) => sumOf(job) >= sumOf(next) - asGood,
  });
}

const sumOf = ({ match }: Job): number => (match?.reasons ?? []).reduce((sum, { points }) => sum + points, 0);

/** What is shown, and what ranks it. */
function leadLine(about: About, work: ReturnType<typeof workOf>, way: readonly Condition[], total: number): string {
  const jobs = way.length === 0 ? (total === 1 ? 'open job' : 'open jobs') : phraseOf(way, total);
  if (work !== null) return copy.opening.ranked(jobs, total);
  return about.major === null || isOpenMajor(about.major)
    ? copy.opening.nothing(jobs, total)
    : copy.opening.major(jobs, total, about.major);
}

/** Which places were let go, in one sentence. */
function relaxedLine(
  { whole, gone, instead }: Record<'whole' | 'gone' | 'instead', readonly Condition[]>,
  fitted: number,
  hasWork: boolean,
): string {
  const few = copy.opening.fewer(phraseOf(whole, fitted === 0 ? 2 : fitted), fitted, hasWork);
  const names = (some: readonly Condition[]) => some.map((one) => `**${wordOf(one)}**`);
  return instead.length > 0 ? copy.opening.widened(few, names(instead)) : copy.opening.letGo(few, names(gone));
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

function mentionsOf(texts: readonly string[], kinds: readonly Mention['kind'][], read: (text: string) => Reading): Mention[] {
  return texts.flatMap((text) => read(text).mentions.filter((mention) => kinds.includes(mention.kind) && !mention.negated));
}

interface Employer {
  name: string;
  /** '' where nothing is open. */
  line: string;
  jobs: Job[];
}
