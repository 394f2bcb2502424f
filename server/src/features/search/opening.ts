import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/selection.ts';
import { conditionOf, conditionOfMention, wordOf } from '@alive/language/conditions/registry.ts';
import { levelsMeant } from '@alive/language/entities/asked-levels.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';
import { countryPlace } from '@alive/language/places/place-names.ts';
import { isOpenMajor } from '@alive/language/lexicon/majors.ts';
import { areaAround, shortPlace } from '@alive/language/places/cities.ts';
import type { About } from '#platform/chat.ts';
import { mapInSlices } from '#platform/slices.ts';
import { muchLess, varied } from '#platform/varied.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { phraseOf } from './phrase.ts';
import type { Found } from './port.ts';
import { distinct, type Opening, perTurn } from './selection.ts';

/**
 * Where a conversation starts in which nothing was asked yet. Places and what the student looks for filter; roles, likes and employers of the
 * profile rank. The best at each employer they named comes first, then the best of all, then one for another reason; the rest as it ranks.
 * Where too little of it is as near to what they want as the best elsewhere, places are let go first, then levels. Musts and visas hold jobs back as everywhere.
 */
export async function openingOf(context: Context): Promise<Opening> {
  const { about, reading, tools, lookup } = context;
  const work = workOf(about);
  const [places, levels] = [placesOf(about.preferredLocations, reading), levelsOf(about.lookingFor)];
  const around = places.map((one) => areaOf(one) ?? one);
  const country = countryOf(about.preferredLocations, reading);
  const ways = [[...levels, ...places], [...levels, ...around], [...levels, ...country], levels, []].filter(
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
  // A level is let go only where hardly anything of it is near at all.
  const kept = fits.filter((_, nth) => levels.every((level) => ways[nth]?.includes(level)));
  const most = Math.max(0, ...kept);
  const at =
    most < fewestOfLevel && (fits.at(-1) ?? 0) > most
      ? fits.length - 1
      : Math.max(
          0,
          fits.findIndex((fit) => fit >= Math.min(fewest, most)),
        );
  const [way, shown, fitted] = [ways[at] ?? [], found[at] ?? noneFound, fits[0] ?? 0];
  // Of a longer phrase the names in it may be something else: "where there is a test lab".
  const named = await mapInSlices(about.profile?.target_roles ?? [], (text) =>
    mentionsOf([text], ['role', 'function'], reading).flatMap((mention) =>
      mention.end - mention.start >= text.length * mostOfIt ? (conditionOfMention(mention) ?? []) : [],
    ),
  );
  const roles = named.flat();
  const open = await mapInSlices(roles, (one) =>
    tools.countJobs({ ...filterOf([...levels.filter((level) => way.includes(level)), one], lookup), closely: true }, about),
  );
  const missing = roles.filter((_, nth) => open[nth] === 0);
  const gone = (ways[0] ?? []).filter((one) => !way.includes(one));
  const instead = way.filter((one) => ways[0]?.includes(one) === false);
  const employers = await employersOf(context, way, levels, near * nearThere);
  const { first, reasons } = bestOf(shown, employers, near);
  return {
    conditions: distinct(way),
    jobs: withVariety(first, shown.jobs),
    lines: [
      gone.length === 0 ? '' : relaxedLine({ whole: ways[0] ?? [], gone, instead }, fitted, work !== null),
      leadLine(about, work, way, shown.total),
      missing.length === 0 ? '' : noneLine(missing, missing.length === roles.length),
      ...employers.map(({ line }) => line),
      reasons,
    ],
    widened: instead.map(({ id }) => id),
    hasWork: work !== null,
  };
}

/** What the student said of the work they want; null where they named none, and their major ranks. */
function workOf({ profile }: About): 'roles' | 'interests' | 'profile' | null {
  if (profile === null) return null;
  if (profile.target_roles.length > 0) return 'roles';
  return profile.interests.length > 0 ? 'interests' : 'profile';
}

/** Whether what was said of employers names one: not "museums" or "any hospital in Boston". */
const isEmployer = (name: string, { reading }: Context): boolean =>
  /\p{Lu}/u.test(name) || reading(name).mentions.some(({ kind }) => kind === 'company');

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
      return others > 0 ? { line, jobs: [] } : partOf(context, name, levels, least);
    }
    const found = nearIn(here, least).length > 0 ? here : anywhere;
    const near = nearIn(found, least);
    return { line: employerLine(plain(name), near, found === here ? here.total : anywhere.total, anywhere.heldBack), jobs: near };
  });
}

/** A part of an employer that titles name: "Research Intern, National Zoo". */
async function partOf({ about, lookup, tools }: Context, name: string, levels: readonly Condition[], least: number): Promise<Employer> {
  const found = await tools.findJobs({ ...filterOf(levels, lookup), phrases: [name] }, about, looked);
  const isNamed = ({ job_title: title }: Job) => title.toLowerCase().includes(name.toLowerCase());
  const near = nearIn(found, least).filter(isNamed);
  return { line: employerLine(plain(name), near, found.jobs.filter(isNamed).length, 0), jobs: near };
}

/** Those whose work comes as near as `least`, and that are not over. */
const nearIn = ({ jobs, works }: Found, least: number): Job[] =>
  jobs.filter((job, at) => (works?.[at] ?? rolePoints(job) + skillPoints(job)) >= least && pointsOf('level')(job) !== 0);

/** What is open there: nothing, nothing near, or where the nearest are. */
function employerLine(name: string, near: readonly Job[], total: number, heldBack: number): string {
  if (total === 0) return heldBack === 0 ? copy.employer.none(name) : copy.employer.closed(name, heldBack);
  if (near.length === 0) return copy.employer.far(name, total);
  const places = [...new Set(near.flatMap((job) => (job.locations.length === 0 ? [] : shortPlace(job.locations[0] ?? ''))))].slice(0, 2);
  return copy.employer.near(name, total, places);
}

/** The best at each employer, the best of all, the best for another role, and the best for what it speaks of; one sentence says which is which. */
function bestOf(
  { jobs, targets = [], works = [] }: Found,
  employers: readonly Employer[],
  near: number,
): { first: Job[]; reasons: string } {
  const named = [...new Map(employers.flatMap((one) => one.jobs.slice(0, 1)).map((job) => [job.id, job])).values()].slice(0, mostNamed);
  const others = jobs.filter((job) => !named.some(({ id, alike }) => id === job.id || alike?.ids.includes(job.id) === true));
  const worksOf = new Map(jobs.map(({ id }, at) => [id, works[at] ?? near]));
  const roleOf = new Map(jobs.map((job, at) => [job.id, targets[at] ?? null]));
  const [top] = others;
  const met = new Set([...named, ...(top === undefined ? [] : [top])].map(({ id }) => roleOf.get(id)));
  const another = others.find(({ id }) => roleOf.get(id) != null && !met.has(roleOf.get(id)));
  const liked = others
    .slice(1)
    // One mention lifts no other work.
    .filter(
      (job) =>
        (worksOf.get(job.id) ?? 0) >= near && job !== another && job.company_name !== top?.company_name && job.job_title !== top?.job_title,
    )
    .reduce<Job | null>(
      (best, job) =>
        skillPoints(job) > Math.max(best === null ? 0 : skillPoints(best), top === undefined ? 0 : skillPoints(top)) ? job : best,
      null,
    );
  const isTheirs = top !== undefined && rolePoints(top) >= theirWork;
  const says = [
    ...(named.length === 0 ? [] : [copy.opening.bestAt([...new Set(named.map((job) => plain(job.company_name)))])]),
    ...(isTheirs ? [copy.opening.closest] : []),
    ...(another === undefined ? [] : [copy.opening.closestTo(roleOf.get(another.id) ?? '')]),
    ...(liked === null ? [] : [copy.opening.liked]),
  ];
  return {
    first: [...named, ...(top === undefined ? [] : [top]), ...(another === undefined ? [] : [another]), ...(liked === null ? [] : [liked])],
    // What comes second by rank alone needs no word.
    reasons: says.length < 2 || !isTheirs ? '' : copy.opening.order(says),
  };
}

/** The first ones, then the others without copies of them; of the first five at most two share an employer while others fit nearly as well. */
function withVariety(first: readonly Job[], others: readonly Job[]): Job[] {
  const seen = new Set(first.flatMap(({ id, alike }) => [id, ...(alike?.ids ?? [])]));
  const distinct = others.filter((job) => ![job.id, ...(job.alike?.ids ?? [])].some((id) => seen.has(id)));
  return varied(distinct, {
    first,
    count: perTurn,
    isMore: (job, chosen) => chosen.filter(({ company_name }) => company_name === job.company_name).length >= 2,
    isAsGood: (job, next) => sumOf(job) >= sumOf(next) - muchLess,
  });
}

const sumOf = ({ match }: Job): number => (match?.reasons ?? []).reduce((sum, { points }) => sum + points, 0);

/** What is shown, and what ranks it. */
function leadLine(about: About, work: ReturnType<typeof workOf>, way: readonly Condition[], total: number): string {
  const jobs = way.length === 0 ? (total === 1 ? 'open job' : 'open jobs') : phraseOf(way, total);
  const roles = (about.profile?.target_roles ?? [])
    .slice(0, 3)
    .map((text) => (text.split(' ').length > 3 ? `“${plain(text)}”` : plain(text)));
  if (work === 'roles') return copy.opening.roles(jobs, total, roles);
  if (work !== null) return copy.opening[work](jobs, total);
  return about.major === null || isOpenMajor(about.major)
    ? copy.opening.nothing(jobs, total)
    : copy.opening.major(jobs, total, about.major);
}

const noneLine = (roles: readonly Condition[], isAll: boolean): string =>
  copy.opening.noWork([...new Set(roles.map((one) => wordOf(one)))], isAll);

/** What was let go, place before level, in one sentence. */
function relaxedLine(
  { whole, gone, instead }: Record<'whole' | 'gone' | 'instead', readonly Condition[]>,
  fitted: number,
  hasWork: boolean,
): string {
  const few = copy.opening.fewer(phraseOf(whole, hasWork ? 2 : fitted), fitted, hasWork);
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

/** What the role part gives at least for the same occupation or the work nearest to it. */
const theirWork = 24;
/** With fewer that are near to the student's work, a condition is let go. */
const fewest = 8;
const fewestOfLevel = 3;
/** What is near: the share of what the best elsewhere have, or of what can be called theirs at all, in points of the score. */
const nearEnough = 0.65;
const leastWork = 30;
/** Of that, what will do at an employer that the student named. */
const nearThere = 0.6;
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
function placesOf(preferred: readonly string[], read: (text: string) => Reading): Condition[] {
  const places = mentionsOf(
    preferred.filter((label) => label !== 'Remote'),
    ['place'],
    read,
  ).flatMap((mention) => conditionOfMention(mention) ?? []);
  if (!preferred.includes('Remote')) return places;
  return places.length > 0 ? [...places, conditionOf('place', 'Remote')] : [conditionOf('remote', true)];
}

/** The one country that preferred places are in, and remote work, which can be done from there; nothing where they are of several. */
function countryOf(preferred: readonly string[], read: (text: string) => Reading): Condition[] {
  const places = mentionsOf(preferred, ['place'], read);
  const [code = null, ...others] = new Set(places.map((one) => (one.kind === 'place' ? one.place.country : null)));
  return code === null || others.length > 0 ? [] : [conditionOf('place', countryPlace(code).label), conditionOf('place', 'Remote')];
}

function mentionsOf(texts: readonly string[], kinds: readonly Mention['kind'][], read: (text: string) => Reading): Mention[] {
  return texts.flatMap((text) => read(text).mentions.filter((mention) => kinds.includes(mention.kind) && !mention.negated));
}

interface Employer {
  line: string;
  jobs: Job[];
}
