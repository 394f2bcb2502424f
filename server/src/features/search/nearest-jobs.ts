import type { Condition } from '@alive/contract/conditions.ts';
import { type Job, earlyLevels, levels as everyLevel } from '@alive/contract/jobs.ts';
import type { Near } from '@alive/contract/reading.ts';
import { isLevel } from '@alive/language/conditions/named.ts';
import { conditionOf, fieldOf, wordOf } from '@alive/language/conditions/registry.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { stemOf, wordsOf } from '@alive/language/text/text.ts';
import { isGeneric } from '@alive/language/titles/title-names.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { nearestTo } from './nearest-work.ts';
import type { JobFilter } from './port.ts';
import { saysWhat } from './selection.ts';
import type { SearchState } from './state.ts';
import { matchedWishes } from './texts.ts';

/**
 * The five jobs that come nearest to conditions that nothing meets, after those of `seen`, and which of them each misses. What is left out stays left out, and
 * papers stay what they are; a place is given up before a level, that before the work, and an employer last. None that is not the work, or at
 * the employer, asked for at all.
 */
export async function nearestJobs(
  { tools, about, lookup, state }: Context,
  conditions: readonly Condition[],
  seen: readonly string[] = [],
): Promise<NearJobs> {
  const groups = groupsOf(conditions.filter((one) => !isFixed(one, state)));
  if (groups.length < 2) return none;
  const held = filterOf(
    conditions.filter((one) => isFixed(one, state)),
    lookup,
  );
  const levels = conditions.flatMap(({ field, value }) => (field === 'level' && isLevel(value) ? [value] : []));
  const scope = levels.length === 0 ? {} : { levels: [...new Set([...levels, ...earlyLevels])] };
  const wishes = groups.flatMap((some) => Array.from({ length: weightOf(some) }, () => filterOf(some, lookup)));
  // What was wished for decides among those that miss as little.
  const { wishes: said = [], wishesSaid } = filterOf(conditions, lookup, state.wishes);
  const found = await tools.findJobs({ ...held, ...scope, wishes: [...wishes, ...said], wishesSaid }, about, seen.length + most);
  const ids = found.jobs.map(({ id }) => id).filter((id) => !seen.includes(id));
  // Scored under the conditions that they are shown under again.
  const jobs = await tools.jobsByIds(ids, about, filterOf(conditions, lookup));
  const meeting = (filter: JobFilter) => idsMeeting({ tools, about }, filter, ids);
  const missed = await missedBy({ tools, about, lookup }, groups, ids);
  const misses = (id: string) => missed.get(id) ?? [];
  const what = groups.filter((some) => some.some(saysWhat));
  const asked = wordsAsked(conditions);
  const wished = said.length === 0 ? null : await meeting({ either: [said] });
  const work = wished === null || what.length === 0 ? null : await meeting({ ...filterOf(what.flat(), lookup), closely: true });
  const isNear = ({ id, job_title: title }: Job) =>
    wished === null || wished.has(id) || work?.has(id) === true || wordsOf(title).some(({ text }) => asked.has(stemOf(text)));
  const near = jobs
    .filter(isNear)
    .filter(({ id }) => misses(id).length < groups.length && (what.length === 0 || what.some((some) => !misses(id).includes(some))));
  return { jobs: near, nearest: nearOf(near, misses) };
}

/** Cards of jobs, each with what it misses of the conditions: what the search by one group of them alone does not find. */
export async function withMisses(
  context: Pick<Context, 'tools' | 'about' | 'lookup'>,
  conditions: readonly Condition[],
  jobs: readonly Job[],
): Promise<Near[]> {
  const missed = await missedBy(
    context,
    groupsOf(conditions.filter(({ op }) => op !== 'not')),
    jobs.map(({ id }) => id),
  );
  return nearOf(jobs, (id) => missed.get(id) ?? []);
}

const nearOf = (jobs: readonly Job[], misses: (id: string) => readonly Condition[][]): Near[] =>
  jobs.map(({ id }) => ({ id, misses: misses(id).flatMap((some) => some.map((one) => one.id)) }));

/** What is met or missed as one. */
const groupsOf = (conditions: readonly Condition[]): Condition[][] => [...Map.groupBy(conditions, togetherWith).values()];

/** Of each job the groups that it misses, told by the same predicate as a search. A level that nobody asked for is none of them. */
async function missedBy(
  { tools, about, lookup }: Pick<Context, 'tools' | 'about' | 'lookup'>,
  groups: readonly Condition[][],
  ids: string[],
): Promise<ReadonlyMap<string, Condition[][]>> {
  const met = await Promise.all(
    groups.map((some) => idsMeeting({ tools, about }, { levels: [...everyLevel], ...filterOf(some, lookup) }, ids)),
  );
  return new Map(ids.map((id) => [id, groups.filter((_, at) => met[at]?.has(id) !== true)]));
}

/** The jobs whose work is akin to the roles asked for, where what is asked for besides holds. */
export async function nearestAkin(context: Context, conditions: readonly Condition[], seen: readonly string[]): Promise<NearJobs> {
  const { tools, about, lookup } = context;
  const roles = conditions.filter(({ field, op }) => field === 'role' && op !== 'not');
  if (roles.length === 0) return none;
  const found = await tools.findJobs({ ...filterOf(conditions, lookup), akin: true }, about, seen.length + most);
  const jobs = found.jobs.filter(({ id }) => !seen.includes(id)).slice(0, most);
  return { jobs, nearest: await withMisses(context, conditions, jobs) };
}

/** The jobs whose words or meaning come nearest to the work asked for, where no job is that work at all, `here` or wherever they are: what must be stays. */
export async function nearestWords(
  context: Context,
  conditions: readonly Condition[],
  seen: readonly string[],
  here: boolean,
): Promise<NearJobs> {
  const { tools, about, lookup } = context;
  const what = conditions.filter((one) => saysWhat(one) && one.op !== 'not');
  const { wishes } = await matchedWishes(
    context,
    what.map((one): Wish => ({ text: wordOf(one), anyOf: [[conditionOf('text', wordOf(one).toLowerCase())]], negated: false })),
  );
  const others = conditions.filter((one) => !what.includes(one));
  const some = here ? others : others.filter((one) => isFixed(one, context.state));
  const nearestOf = async (said: readonly JobFilter[], isOne: (job: Job) => boolean): Promise<NearJobs | null> => {
    if (said.length === 0) return null;
    const filter = { ...filterOf(some, lookup), wishes: [...said], either: [[...said]] };
    const found = await tools.findJobs(filter, about, seen.length + looked);
    const jobs = found.jobs.filter((job) => !seen.includes(job.id) && isOne(job)).slice(0, most);
    return jobs.length === 0 ? null : { jobs, nearest: await withMisses(context, conditions, jobs) };
  };
  const titledBy = (words: readonly string[]) => {
    const stems = new Set(words.flatMap((text) => wordsOf(text).map((one) => stemOf(one.text))));
    return ({ job_title: title }: Job) => wordsOf(title).some(({ text }) => stems.has(stemOf(text)));
  };
  const words = [...new Map(wishes.map((one) => [one.text, one])).values()].slice(0, mostWords);
  const worded = await nearestOf(filterOf([], lookup, words).wishes ?? [], titledBy(words.map(({ text }) => text)));
  if (worded !== null) return worded;
  const akin = (await Promise.all(what.slice(0, mostAkin).map((one) => nearestTo(context, wordOf(one), wordOf(one).split(' '))))).flat();
  const kinds = akin.map(({ kind, name }) => filterOf([conditionOf(kind, name)], lookup));
  const meant = await nearestOf(kinds, () => true);
  // "Preschool teacher" is at least a teacher.
  const heads = what
    .flatMap((one) => (one.field === 'role' ? wordOf(one).split(' ').slice(1).slice(-1) : []))
    .filter((head) => !isGeneric(head.toLowerCase()));
  return (
    meant ??
    (await nearestOf(
      heads.map((head) => ({ phrases: [head] })),
      titledBy(heads),
    )) ??
    none
  );
}

/** Which of some jobs meet a filter: in what order is not asked, which costs most. */
const idsMeeting = async (
  { tools, about }: Pick<Context, 'tools' | 'about'>,
  { wishes: _wishes, wishesSaid: _said, wishesLeading: _leading, unwished: _unwished, ...filter }: JobFilter,
  ids: string[],
): Promise<ReadonlySet<string>> =>
  new Set((await tools.findJobs({ ...filter, ids, includeGated: true }, about, ids.length)).jobs.map(({ id }) => id));

/** The words of the work that is asked for: beside a wish, a card that neither says it nor shares one of these is near nothing. */
const wordsAsked = (conditions: readonly Condition[]): ReadonlySet<string> =>
  new Set(conditions.filter(saysWhat).flatMap(({ label }) => wordsOf(label).map(({ text }) => stemOf(text))));

/** What is met or missed as one: alternatives, the values of a field, each skill. */
const togetherWith = (one: Condition): string =>
  one.either !== undefined ? `either ${one.either}` : one.field === 'skill' ? one.id : fieldOf(one);

/** What missing a condition weighs against missing others. */
function weightOf(some: readonly Condition[]): number {
  const fields = some.map(({ field }) => field);
  if (fields.includes('company')) return 4;
  if (some.some(saysWhat)) return 3;
  return fields.includes('level') ? 2 : 1;
}

const isFixed = (one: Condition, { kept }: SearchState): boolean => one.op === 'not' || fixed.includes(one.field) || kept.includes(one.id);
const fixed: readonly string[] = ['sponsorship', 'clearance', 'citizenship'];
const most = 5;
/** Words that are looked for, and those of them whose meaning is. */
const mostWords = 30;
const mostAkin = 4;
/** How many are looked at for those whose title says it. */
const looked = 30;

const none: NearJobs = { jobs: [], nearest: [] };

interface NearJobs {
  jobs: Job[];
  nearest: Near[];
}
