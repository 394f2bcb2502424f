import type { Condition } from '@alive/contract/conditions.ts';
import type { PathNode, pathStep } from '@alive/contract/paths.ts';
import type { ReplyOf } from '@alive/contract/endpoint.ts';
import type { Student } from '#db/sessions.ts';
import { peopleCondition } from '@alive/language/conditions/registry.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import { AppError } from '#platform/errors.ts';
import { askedBy, mostShown } from './answer.ts';
import type { AnswerDeps, WorkOfJobs } from './deps.ts';
import type { Dream } from './dream.ts';
import type { Paths } from './paths.ts';
import { nearestOf } from './queries.ts';
import { straightIn, unstated } from './fold.ts';
import { lineGone, noDrawing } from './copy.ts';

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
