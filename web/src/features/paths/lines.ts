import { type CareerPaths, type PathEdge, type PathNode, type Stage, stages } from '@alive/contract/paths.ts';

/**
 * The lines of a drawing with what they join, step by step from left to right, the widest first and those of "Other" last.
 */
export const linesOf = ({ nodes, edges }: Transitions): Line[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return edges
    .flatMap(({ from, to, count }) => {
      const [source, target] = [byId.get(from), byId.get(to)];
      return source && target ? [{ from: source, to: target, count }] : [];
    })
    .sort((a, b) => stages.indexOf(a.from.stage) - stages.indexOf(b.from.stage) || others(a) - others(b) || b.count - a.count);
};

const others = ({ from, to }: Line): number => Number(from.isOther || to.isOther);

/** How many hairlines stand for some people where each stands for at most so many. */
export const hairlines = (people: number, perLine: number): number => Math.ceil(people / perLine);

/** Whether a way through these nodes goes along a line. */
export const isOn = ({ from, to }: Line, way: readonly string[]): boolean => {
  const place = way.indexOf(from.id);
  return place >= 0 && way[place + 1] === to.id;
};

/** "Economics, then Analyst". */
export const lineName = ({ from, to }: Pick<Line, 'from' | 'to'>): string => `${from.name}, then ${to.name}`;

/** What stands above each column. */
export const stageNames: Record<Stage, string> = { major: 'Studied', first: 'First', before: 'Then', dream: 'Dream job' };

/** What stands above the lines of each step in the table, by the stage where they begin. */
export const stepNames: Record<Exclude<Stage, 'dream'>, string> = {
  major: 'From what they studied to the first step',
  first: 'From the first step on',
  before: 'To the dream job',
};

export type Transitions = CareerPaths['transitions'];
export interface Line extends Pick<PathEdge, 'count'> {
  from: PathNode;
  to: PathNode;
}
