import type { Job, JobConditions, JobQuery } from '@alive/contract/jobs.ts';
import type { Closeness } from '@alive/language/conditions/facts.ts';
import type { JobFilter, JobOrder } from '#job-index/filter.ts';
import { degreeOf, degreesBeyond, demandsAnything } from '#job-index/musts.ts';
import { remember } from '#platform/kept.ts';
import { inSlices, mapInSlices } from '#platform/slices.ts';
import { type Candidate, candidateOf, type Known, type KnownStudent } from './candidate.ts';
import { type Deps, hiddenFrom, known } from './deps.ts';
import { filterOf } from './filter.ts';
import type { FoundJob, Ranked } from './found.ts';
import { leaningOf } from './leaning.ts';
import { withMeant, withNear } from './meant.ts';
import { preferenceOf } from './preference.ts';
import { present, writeList } from './present.ts';
import { companiesNamed, countJobs, jobsByIds, type JobStore, type ListFilters, searchJobs } from './queries.ts';
import { score, type Scored, sumOf } from './score.ts';
import { targetMet } from './score-role.ts';
import { withTitles } from './titles.ts';
import { folded, withVariety } from './varied.ts';

/** One page of the open jobs that fit a query of the wire, and how many there are; with a student each carries its match. */
export const findJobs = async (deps: Deps, query: JobQuery, student: KnownStudent | null): Promise<{ jobs: Job[]; total: number }> => {
  const { shown, total, candidate } = await listJobs(deps, query, student);
  return { jobs: shown.map(({ row, match }) => present(row, candidate && match && { match, candidate })), total };
};

/** The same without a student, as JSON of the wire. */
export const findJobsWritten = async (deps: Deps, query: JobQuery): Promise<Buffer> => {
  const { shown, total } = await listJobs(deps, query, null);
  return writeList(
    shown.map(({ row }) => row),
    total,
  );
};

const listJobs = async (deps: Deps, query: JobQuery, student: KnownStudent | null): Promise<Listing> => {
  const { store, now } = deps;
  const [reads, notIds] = await Promise.all([known(deps, student), hiddenFrom(deps, student)]);
  const { sort, limit, offset, ...conditions } = query;
  const filter = await listFilter(deps, reads, conditions, notIds);
  const candidate = student && candidateOf(student, reads);
  // With nothing typed, what suits the student comes first; otherwise what they typed does.
  const prefer =
    candidate && !filter.text && !filter.phrases?.length && !filter.textSkills?.length ? preferenceOf(candidate, now()) : undefined;
  const isRanked = prefer !== undefined && sort === 'relevance';
  // The index ranks without reading descriptions: of what it puts first the score has the last word.
  const isEarly = isRanked && offset < listWindow;
  const before = isEarly ? offset : 0;
  const { rows, total, tiers, leans } = await searchJobs(store, filter, {
    limit: isEarly ? Math.max(listWindow, before + limit) : limit,
    offset: offset - before,
    sort,
    prefer,
  });
  if (candidate === null) return { shown: rows.map((row) => ({ row })), total };
  const ranked = await rankedBy(
    candidate,
    rows,
    leans,
    now(),
    (row, place) => (tiers[place] ?? 0) * 2 + Number(row.jobType !== conditions.job_type),
  );
  const ordered = isRanked ? [...best(ranked.slice(0, listWindow)), ...ranked.slice(listWindow)] : ranked;
  return { shown: ordered.slice(before, before + limit), total, candidate };
};

/** So many of a list that nothing was typed for are scored before the first is shown. */
const listWindow = 100;

/** The filter of a list: conditions of the wire, what their words mean, and without the jobs of `notIds`. */
export const listFilter = async (
  { store, meaning }: Deps,
  { read }: Known,
  conditions: JobConditions,
  notIds: readonly string[],
): Promise<JobFilter> => {
  const { query } = conditions;
  const { asked, besides } = await filtersOf(store, read, conditions);
  const whole = query === undefined ? undefined : { title: query, within: { ...besides, notIds: [...notIds] } };
  return withNear({ store, meaning, read }, { ...asked, whole, notIds: [...notIds] }, query ?? '');
};

/** What conditions of the wire ask for, and what they ask for besides their words: made once for as long as jobs and vocabulary stay the same. */
const filtersOf = async (store: JobStore, read: Known['read'], conditions: JobConditions): Promise<ListFilters> => {
  const index = await store.jobs.current();
  const held = store.filters.get(index);
  const kept = held?.read === read ? held.kept : new Map<string, ListFilters>();
  if (held?.kept !== kept) store.filters.set(index, { read, kept });
  const key = JSON.stringify(conditions);
  const known = kept.get(key);
  const readers = { read, companiesNamed: (name: string) => companiesNamed(store, name) };
  const { query: _, ...others } = conditions;
  const made = known ?? { asked: withTitles(await filterOf(conditions, readers)), besides: await filterOf(others, readers) };
  remember(kept, key, made, mostFilters);
  return made;
};

/** Some kilobytes each. */
const mostFilters = 500;

/**
 * The `limit` open jobs that suit a student best, by score; those with too little text to score by what is known of them.
 * What rules the student out is left out and counted in `heldBack`, unless `includeGated`; what they hid is left out. `total` counts all that fit and are not held back.
 * What is closer to the role asked for or meets a wish that is a condition comes first, then what says a phrase before what only means it; the
 * score decides within each, with what leans to the student. Near-copies fold into the best of them (`alike`), of the first hundred. Of the first five at most two share an employer, unless
 * employers were asked for, or a title.
 * Where the list is to be `openTo` somebody of whom more is known, it and `heldBack` are theirs; order, scores and all other counts are as if
 * nothing were held back from anybody.
 */
export const matchJobs = async (
  deps: Deps,
  asked: MatchFilter,
  student: KnownStudent,
  limit: number,
  openTo: KnownStudent = student,
): Promise<Matches> => {
  const { store, now } = deps;
  const others = inSlices();
  const reads = await known(deps, student);
  const filter = await matchFilter(deps, reads, asked, student);
  await others();
  const candidate = candidateOf(student, reads, filter);
  await others();
  const prefer = preferenceOf(candidate, now());
  const leaning = await leaningOf({ ...deps, ...reads }, filter, candidate);
  await others();
  const page = { offset: 0, sort: asked.order ?? 'relevance', prefer, leaning } as const;
  const found = await searchJobs(store, gated(filter, openTo), { ...page, limit: Math.max(candidates, limit) });
  const { rows, tiers, leans } = found;
  const counted =
    openTo === student ? found : await searchJobs(store, gated({ ...filter, includeGated: true }, student), { ...page, limit: 1 });
  const { total, closeness, wished, unwished } = counted;
  const ranked = await rankedBy(candidate, rows, leans, now(), (row, place) =>
    asked.order === undefined ? (tiers[place] ?? 0) * 2 + Number(row.meant === true) : place,
  );
  const distinct = folded(asked.order === undefined ? best(ranked) : ranked);
  const isByWish = (filter.wishesSaid?.length ?? 0) + (filter.phrases?.length ?? 0) > 0;
  const varied = withVariety(distinct, { sameEmployer: (filter.companies?.length ?? 0) > 0 });
  const shown = asked.order !== undefined ? distinct : isByWish ? varied : firstByScore(varied);
  const holdsBack = !filter.includeGated && !filter.onlyGated && mayBeGated(openTo);
  return {
    jobs: shown.slice(0, limit).map(({ row, match, alike = [] }) => present(row, { match, candidate }, alike)),
    works: shown.slice(0, limit).map(workOf),
    targets: shown.slice(0, limit).map(({ row }) => targetMet(candidate, row)),
    total,
    // A field of work has no title of its own.
    closeness:
      filter.roles?.length && !filter.functions?.length
        ? { exact: closeness[0] ?? 0, same: closeness[1] ?? 0, related: closeness[2] ?? 0 }
        : null,
    wished,
    unwished,
    meant: { total: counted.meantOnly, ids: rows.flatMap(({ id, meant }) => (meant === true ? id : [])) },
    heldBack: holdsBack ? await countJobs(store, gated({ ...filter, onlyGated: true }, openTo)) : 0,
  };
};

/** How many open jobs fit and are not held back from this student. */
export const countMatches = async (deps: Deps, filter: MatchFilter, student: KnownStudent): Promise<number> =>
  countJobs(deps.store, gated(await matchFilter(deps, await known(deps, student), filter, student), student));

/**
 * For each answer its open jobs in the order of their ids as this student sees them, scored as a search with its filter scores them;
 * closed, hidden and unknown ones are left out. One query for all of them.
 */
export const jobsShown = async (deps: Deps, answers: readonly Shown[], student: KnownStudent): Promise<Job[][]> => {
  const { store, now } = deps;
  const [reads, hidden, rows] = await Promise.all([
    known(deps, student),
    hiddenFrom(deps, student),
    jobsByIds(store, [...new Set(answers.flatMap(({ ids }) => ids))]),
  ]);
  const open = new Map(rows.flatMap((row) => (row.state === 'closed' || hidden.includes(row.id) ? [] : [[row.id, row]])));
  return mapInSlices(answers, ({ ids, filter }) => {
    const rows = ids.flatMap((id) => open.get(id) ?? []);
    return asSeen(candidateOf(student, reads, filter), rows, now());
  });
};

/** The jobs in the order of their ids as this student sees them, closed and hidden ones too; unknown ones are left out. */
export const jobsKept = async (deps: Deps, ids: readonly string[], student: KnownStudent): Promise<Job[]> => {
  const [reads, rows] = await Promise.all([known(deps, student), jobsByIds(deps.store, ids)]);
  return asSeen(candidateOf(student, reads), rows, deps.now());
};

/** The jobs with their matches; others have their turn meanwhile, for a student may have kept a thousand. */
const asSeen = (candidate: Candidate, rows: readonly FoundJob[], today: Date): Promise<Job[]> =>
  mapInSlices(rows, (row) => present(row, { match: score(candidate, row, today), candidate }));

/** How many of the most relevant are scored. */
const candidates = 100;
/** The jobs with their matches, in their order. */
const rankedBy = (
  candidate: Candidate,
  rows: readonly FoundJob[],
  leans: readonly (number | null)[],
  today: Date,
  stepOf: (row: FoundJob, place: number) => number,
): Promise<Ranked[]> =>
  mapInSlices(rows, (row, place) => {
    const match = score(candidate, row, today);
    return { row, match, step: stepOf(row, place), rank: rankOf(match, leans[place] ?? null) };
  });

/** The score with what leans to the job. What it mentions counts in the order as far as its work is near: "a mentor outside your team" is no work outside. */
const rankOf = (match: Scored, lean: number | null): number => {
  if (lean === null) return sumOf(match);
  const points = (kind: string) => match.reasons.find((reason) => reason.kind === kind)?.points ?? 0;
  const nearness = Math.min(1, Math.max(0, points('role') + lean) / near);
  return sumOf(match) + lean - points('skills') * (1 - nearness);
};
/** Points of the role and of what leans to a job that is near. */
const near = 30;

const workOf = ({ match, rank }: Ranked): number =>
  rank - match.reasons.reduce((sum, { kind, points }) => (kind === 'level' || kind === 'place' ? sum + points : sum), 0);

/** By step, then by score and what leans to it, equal ones by whether they could be verified, then the newest. */
const best = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.toSorted(
    (a, b) =>
      a.step - b.step ||
      b.rank - a.rank ||
      Number(a.row.state === 'uncertain') - Number(b.row.state === 'uncertain') ||
      postedAt(b.row) - postedAt(a.row),
  );

/** The first five, chosen by all that is known, in the order of the score on their cards. */
const firstByScore = (ranked: readonly Ranked[]): Ranked[] => [
  ...ranked.slice(0, 5).toSorted((a, b) => a.step - b.step || sumOf(b.match) - sumOf(a.match)),
  ...ranked.slice(5),
];

const postedAt = ({ postedAt, firstSeenAt }: FoundJob): number => (postedAt ?? firstSeenAt).getTime();

/** The filter of a conversation with all that it means, and without what the student hid. */
const matchFilter = async (deps: Deps, { read }: Known, asked: MatchFilter, student: KnownStudent): Promise<MatchFilter> => {
  const [filter, notIds] = await Promise.all([withMeant({ ...deps, read }, withTitles(asked)), hiddenFrom(deps, student)]);
  return { ...filter, notIds };
};

function gated({ includeGated, onlyGated, ...filter }: MatchFilter, student: KnownStudent): JobFilter {
  if (onlyGated) return { ...filter, onlyGatedFor: student };
  return includeGated ? filter : { ...filter, excludeGatedFor: student };
}

const mayBeGated = (student: KnownStudent): boolean =>
  student.needsVisa === true ||
  student.canGetClearance === false ||
  degreesBeyond(degreeOf(student)).length > 0 ||
  demandsAnything(student.musts);

interface Listing {
  shown: (Pick<Ranked, 'row'> & Partial<Pick<Ranked, 'match'>>)[];
  total: number;
  /** Absent where no student is known. */
  candidate?: Candidate;
}

interface Shown {
  ids: string[];
  filter: MatchFilter;
}

export interface MatchFilter extends Omit<JobFilter, 'excludeGatedFor' | 'onlyGatedFor'> {
  /** Whether jobs that rule the student out are among the results. */
  includeGated?: boolean;
  /** Whether they are the only ones. */
  onlyGated?: boolean;
  /** In which order, where it is not by what suits the student best. */
  order?: JobOrder;
}

export interface Matches {
  jobs: Job[];
  /** How near the work of each comes to what the student wants, whatever its level and place, in points. */
  works: number[];
  /** The role of the profile that each is; null for none. */
  targets: (string | null)[];
  total: number;
  heldBack: number;
  /** How closely they are the roles asked for; null where none was. */
  closeness: Closeness | null;
  /** What of all this was found by meaning alone, holding none of the phrases: how many of the total, and which of the jobs. */
  meant: { total: number; ids: string[] };
  /** Of the total, how many meet each wish, and each thing unwished. */
  wished: number[];
  unwished: number[];
}
