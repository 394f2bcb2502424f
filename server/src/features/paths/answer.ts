import { type CareerPaths, fewestDrawn, type PathResult, type Tally } from '@alive/contract/paths.ts';
import type { Alumni } from '@alive/contract/people.ts';
import type { Asker } from '#db/people-tests.ts';
import type { Student } from '#db/sessions.ts';
import { peopleConditions } from '#intent/tests.ts';
import { commonGround } from '#language/common-ground.ts';
import type { AnswerDeps } from './deps.ts';
import { type Dream, dreamOfTitle, readDream } from './dream.ts';
import { insightsOf } from './insights.ts';
import type { Paths, Ways } from './paths.ts';
import { type Goal, nearestOf, type PersonalWay, titleHeld, waysOf } from './queries.ts';
import { unstated } from './tallies.ts';
import { wishIn } from './wish.ts';
import type { Worded } from './worded.ts';

/** How alumni came to the job that a student dreams of; see the contract. */
export const answerDream = async (deps: AnswerDeps & Wording, paths: Paths, query: string, student: Student): Promise<CareerPaths> => {
  const asked = await askedBy(deps, paths, query, student);
  if (asked === null) return nothingRead;
  const { dream, goal, ways, asker } = asked;
  const nearest = ways.total > 0 ? [] : await paths.nearest(dream.role, dream.conditions.length > 1);
  const results = ways.total === 0 ? [] : await resultsFor(deps, { goal, ways, asker });
  return {
    insights: await insightsFor(deps, dream, ways, nearest, student),
    results,
    role: dream.role,
    filters: dream.conditions,
    alumni: ways.alumni,
    total: ways.total,
    dated: ways.dated,
    median_years: ways.medianYears,
    at_once: ways.atOnce,
    majors: ways.majors,
    first_roles: ways.firstRoles,
    employers: ways.employers,
    sequences: ways.sequences,
    transitions: { nodes: ways.drawing.nodes, edges: ways.drawing.edges },
    nearest,
  };
};

/** What the numbers say; in a model's words where there is one and enough was counted. What is noted of the question stays as it is. */
async function insightsFor({ worded }: Wording, dream: Dream, ways: Ways, nearest: readonly Tally[], student: Student): Promise<string> {
  if (worded === null || ways.total < fewestDrawn) return insightsOf(dream, ways, nearest);
  const { alumni, total, atOnce, dated, medianYears, firstRoles, sequences } = ways;
  const majors = ways.majors.filter(({ name }) => name !== unstated);
  const employers = dream.isAtEmployer ? [] : ways.employers;
  const numbers = { job: dream.name, alumni, total, atOnce, dated, medianYears, majors, firstRoles, employers, sequences };
  const plain = insightsOf({ ...dream, notes: [] }, ways, nearest);
  return [...dream.notes, await worded(numbers, plain, student.id)].join(' ');
}

/** A question with what was counted for it; null where it names no work. */
export const askedBy = async (deps: AnswerDeps, paths: Paths, query: string, student: Student): Promise<Asked | null> => {
  const { known, asker } = await deps.knowing(student);
  const read = readDream(query, known);
  // A title that no list knows is better taken as records hold it.
  const dream = (read === null || read.jobs.titles !== undefined ? await heldIn(deps, query) : null) ?? read;
  if (dream === null) return null;
  const goal = paths.goalOf({ conditions: peopleConditions(dream.conditions, known), name: dream.isTitle ? dream.name : null });
  return { dream, goal, asker, ways: await paths.waysTo(goal, dream.name) };
};

async function heldIn({ readOnly }: AnswerDeps, query: string): Promise<Dream | null> {
  for (const words of wishIn(query)) {
    const title = await readOnly((tx) => titleHeld(tx, words));
    if (title !== null) return dreamOfTitle(title);
  }
  return null;
}

const nothingRead: CareerPaths = {
  insights: 'I could not read a job in that. Type one as you would say it, such as “product manager”, “nurse” or “something in marketing”.',
  results: [],
  role: null,
  filters: [],
  alumni: 0,
  total: 0,
  dated: 0,
  median_years: null,
  at_once: 0,
  majors: [],
  first_roles: [],
  employers: [],
  sequences: [],
  transitions: { nodes: [], edges: [] },
  nearest: [],
};

/** As many people as are shown of all that came there, and of one line. */
export const mostShown = 6;

/** Those with most in common with the student. Who was hidden meanwhile is left out. */
async function resultsFor(deps: AnswerDeps, { goal, ways, asker }: Pick<Asked, 'goal' | 'ways' | 'asker'>): Promise<PathResult[]> {
  const { ids, told } = await deps.readOnly(async (tx) => {
    const everybody = ways.cells.flatMap((cell) => cell.ids);
    const near = await nearestOf(tx, everybody, asker, mostShown);
    return { ids: near.ids, told: near.ids.length === 0 ? [] : await waysOf(tx, goal, near.ids, asker) };
  });
  if (ids.length === 0) return [];
  const { people } = await deps.peopleMeeting([], asker, mostShown, ids);
  return ids.flatMap((id) => {
    const [person, way] = [people.find((one) => one.id === id), told.find((one) => one.id === id)];
    return person === undefined || way === undefined ? [] : [present(person, way, ways, asker)];
  });
}

function present(person: Alumni, way: PersonalWay, { wayOf, drawing }: Ways, asker: Asker): PathResult {
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
    nodes: drawing.wayOf(wayOf(way)),
    common: commonGround({ ...person, workplace: way.workplace }, asker).map(({ text }) => text),
  };
}

export interface Asked {
  dream: Dream;
  goal: Goal;
  asker: Asker;
  ways: Ways;
}

interface Wording {
  /** Who words what was counted; null: the plain sentences stay. */
  worded: Worded | null;
}
