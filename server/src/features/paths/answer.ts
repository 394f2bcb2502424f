import type { CareerPaths, PathResult, PathNode, pathStep } from '@alive/contract/paths.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { nameOf, type Occupation, occupationOf } from '@alive/occupations/occupations.ts';
import { occupationsForWish } from '@alive/occupations/wishes.ts';
import type { Asker } from '#db/people-tests.ts';
import type { Student } from '#db/sessions.ts';
import type { Known } from '@alive/language/entities/known.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { commonGround } from '#db/common-ground.ts';
import type { AnswerDeps, WorkOfJobs } from './deps.ts';
import { type Dream, dreamOfTitle, readDream, wishIn } from './dream.ts';
import { type Drawing, fold, isNamedThroughout, straightIn, unstated } from './fold.ts';
import { insightsOf } from './insights.ts';
import type { Paths, Ways } from './paths.ts';
import { type Goal, nearestOf, type PersonalWay, type RawCell, titleHeld, waysOf } from './queries.ts';
import { noJob, lineGone, noDrawing } from './copy.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import { AppError } from '#platform/errors.ts';

/** How alumni came to the job that a student dreams of; see the contract. */
export const answerDream = async (deps: AnswerDeps, paths: Paths, query: string, student: Student): Promise<CareerPaths> => {
  const asked = await askedBy(deps, paths, query, student);
  if (asked === null) {
    const { found, unused } = occupationsForWish(query);
    return { ...nothingRead, unused: found.length > 0 ? unused : [], occupations: found.map(({ occupation }) => named(occupation)) };
  }
  const { dream, ways, asker, drawing } = asked;
  const nearest = ways.total > 0 ? [] : await paths.nearest(dream.role, dream.conditions.length > 1);
  return {
    insights: insightsOf(dream, ways, nearest),
    unused: dream.unused,
    occupations: dream.isTitle ? occupationOfRole(dream.role) : [],
    results: await resultsFor(deps, asked),
    role: dream.role,
    filters: dream.conditions,
    alumni: ways.alumni,
    total: ways.total,
    dated: ways.dated,
    median_years: ways.medianYears,
    at_once: ways.atOnce,
    same_major: sameMajor(ways, asker),
    majors: ways.majors,
    first_roles: ways.firstRoles,
    employers: ways.employers,
    sequences: ways.sequences,
    transitions: { nodes: drawing.nodes, edges: drawing.edges },
    nearest,
  };
};

/** Where it is one of several, none is surely meant. */
const occupationOfRole = (role: string): CareerPaths['occupations'] => {
  const code = occupationOfTitle(role);
  const found = code === null ? null : occupationOf(code);
  return found ? [named(found)] : [];
};

const named = (occupation: Occupation): CareerPaths['occupations'][number] => ({
  code: occupation.code,
  title: occupation.title,
  name: nameOf(occupation),
});

/** How many of those who got there studied what the student does, whatever the case; null where that is not known. */
function sameMajor({ cells }: Ways, { major: own }: Asker): number | null {
  if (own === null) return null;
  return cells.reduce((sum, { major, ids }) => sum + (major?.toLowerCase() === own.toLowerCase() ? ids.length : 0), 0);
}

/** A question with what was counted for it; null where it names no work. */
const askedBy = async (deps: AnswerDeps, paths: Paths, query: string, student: Student): Promise<Asked | null> => {
  const { known, asker } = await deps.knowing(student);
  const read = readDream(query, known);
  // A title that no list knows is better taken as records hold it.
  const dream = (read === null || !read.isKnown ? await heldIn(deps, query, known) : null) ?? read;
  if (dream === null) return null;
  const goal = paths.goalOf({ conditions: peopleConditions(dream.conditions, known), name: dream.isTitle ? dream.name : null });
  const ways = await paths.waysTo(goal, dream.name);
  const closest = await deps.readOnly(async (tx) => {
    const { ids } = await nearestOf(
      tx,
      ways.cells.flatMap((cell) => cell.ids),
      asker,
      mostShown,
    );
    const described = ids.length === 0 ? [] : await waysOf(tx, goal, ids, asker);
    return ids.flatMap((id) => described.find((one) => one.id === id) ?? []);
  });
  return { dream, goal, asker, ways, closest, drawing: closestDrawing(ways, dream.name, closest) };
};

async function heldIn({ readOnly }: AnswerDeps, query: string, known: Known): Promise<Dream | null> {
  for (const words of wishIn(query)) {
    const title = await readOnly((tx) => titleHeld(tx, words));
    if (title !== null) return dreamOfTitle(title, query, known);
  }
  return null;
}

const nothingRead: Omit<CareerPaths, 'unused' | 'occupations'> = {
  insights: noJob,
  results: [],
  role: null,
  filters: [],
  alumni: 0,
  total: 0,
  dated: 0,
  median_years: null,
  at_once: 0,
  same_major: null,
  majors: [],
  first_roles: [],
  employers: [],
  sequences: [],
  transitions: { nodes: [], edges: [] },
  nearest: [],
};

/** As many people as are shown of all that came there, and of one line. */
const mostShown = 6;

/** Those with most in common with the student. Who was hidden meanwhile is left out. */
async function resultsFor(deps: AnswerDeps, { closest, ways, asker, drawing }: Asked): Promise<PathResult[]> {
  if (closest.length === 0) return [];
  const { people } = await deps.peopleMeeting(
    [],
    asker,
    mostShown,
    closest.map(({ id }) => id),
  );
  return closest.flatMap((way) => {
    const person = people.find(({ id }) => id === way.id);
    return person === undefined ? [] : [present(person, way, drawing.wayOf(ways.wayOf(way)), asker)];
  });
}

function present(person: Alumni, way: PersonalWay, nodes: string[], asker: Asker): PathResult {
  const at = way.career.findIndex(({ ordinal }) => ordinal === way.arrivedAt);
  return {
    id: person.id,
    name: person.name,
    photo: person.photo,
    role: person.role,
    company: person.company,
    major: person.major,
    year: person.year,
    hometown_city: person.hometown_city,
    career_sequence: way.career.map(({ title, company }) => (company === '' ? title : title === '' ? company : `${title} at ${company}`)),
    dream_at: at < 0 ? null : at,
    nodes,
    common: commonGround({ ...person, workplace: way.workplace }, asker).map(({ text }) => text),
  };
}

/**
 * The drawing of the ways to a job for one student. Where each step of one of those closest to them (the closest first) has a node of its
 * own, it is the same as for everyone; else the closest one's steps get theirs.
 */
function closestDrawing(
  { drawing, ways, wayOf }: Pick<Ways, 'drawing' | 'ways' | 'wayOf'>,
  dream: string,
  closest: readonly RawCell[],
): Drawing {
  const [first, ...others] = closest.map(wayOf);
  if (first === undefined || [first, ...others].some((way) => isNamedThroughout(drawing.wayOf(way), drawing))) return drawing;
  return fold(ways, dream, first);
}

interface Asked {
  dream: Dream;
  goal: Goal;
  asker: Asker;
  ways: Ways;
  /** The ways of those with most in common with the student, the closest first. */
  closest: PersonalWay[];
  /** What the student is shown. */
  drawing: Drawing;
}

/** Who went one line of the drawing, and open jobs at its end. Throws NOT_FOUND for a line that is not drawn. */
export const answerStep = async (deps: AnswerDeps, paths: Paths, { query, from, to }: Line, student: Student): Promise<Step> => {
  const asked = await askedBy(deps, paths, query, student);
  if (asked === null) throw new AppError('NOT_FOUND', noDrawing);
  const { dream, goal, ways, asker } = asked;
  const { nodes, edges, isOn } = asked.drawing;
  const [start, end] = [from, to].map((id) => nodes.find((node) => node.id === id));
  if (start === undefined || end === undefined || !edges.some((edge) => edge.from === from && edge.to === to))
    throw new AppError('NOT_FOUND', lineGone);
  const going = ways.cells.flatMap((cell) => (isOn({ from, to }, ways.wayOf(cell)) ? cell.ids : []));
  const filters = nearestQuestion(dream, start, end);
  const near = await deps.readOnly((tx) => nearestOf(tx, going, asker, mostShown));
  const { people } = await deps.peopleMeeting([...goal.conditions], asker, mostShown, near.ids);
  const work = end.isOther || isStudyName(end.name) ? null : workAt(end, dream);
  const { jobs, total } = work === null ? { jobs: [], total: 0 } : await deps.jobsOf(work.found, student, mostJobs);
  return {
    people: near.ids.flatMap((id) => people.find((person) => person.id === id) ?? []),
    total: near.total,
    filters,
    jobs,
    jobs_total: total,
    jobs_query: work?.query ?? null,
  };
};

const mostJobs = 3;

/** What Find People can be asked that comes nearest to a line; neither what "Other" stands for nor a degree can be asked. */
function nearestQuestion({ conditions, asFirst, name, isTitle }: Dream, start: PathNode, end: PathNode): Condition[] {
  // A title alone can be a step of a sequence.
  const inSequence = isTitle && conditions.length === 1;
  // A degree is no role that one holds.
  const named = [start, end].filter((node) => !node.isOther && !isStudyName(node.name));
  const major = named.find((node) => node.stage === 'major' && node.name !== unstated);
  const first = named.find(({ stage }) => stage === 'first');
  const before = named.find((node) => node.stage === 'before' && node.name !== straightIn);
  return [
    ...(first?.name === name ? asFirst : conditions),
    ...(major === undefined ? [] : [peopleCondition('major', major.name)]),
    ...(first === undefined || first.name === name ? [] : [peopleCondition('role', first.name, { op: 'in', when: 'first' })]),
    ...(before === undefined
      ? []
      : [
          inSequence
            ? peopleCondition('sequence', [before.name, name], { op: 'then' })
            : peopleCondition('role', before.name, { op: 'in', when: 'ever', position: 2 }),
        ]),
  ];
}

/** The work that a node stands for; where no job came before, that of the dream. */
function workAt({ stage, name }: PathNode, dream: Dream): { found: WorkOfJobs; query: string } {
  if (stage === 'dream' || name === straightIn || name === dream.name)
    return { found: { ...dream.jobs, closely: true }, query: dream.jobsQuery };
  return { found: { roles: [name], closely: true }, query: name };
}

interface Line {
  query: string;
  from: string;
  to: string;
}
type Step = ReplyOf<typeof pathStep>;
