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

/** Whether a way through these nodes goes along a line. */
export const isOn = ({ from, to }: Line, way: readonly string[]): boolean => {
  const place = way.indexOf(from.id);
  return place >= 0 && way[place + 1] === to.id;
};

/** "Economics, then Analyst"; "Analyst, with no other role between" where the first job is also the last one before the dream job. */
export const lineName = ({ from, to }: Pick<Line, 'from' | 'to'>): string =>
  from.name === to.name && !from.isOther ? `${from.name}, with no other role between` : `${from.name}, then ${to.name}`;

/** What stands above each column. */
export const stageNames: Record<Stage, string> = { major: 'Studied', first: 'First job', before: 'Then', dream: 'Dream job' };

export type Transitions = CareerPaths['transitions'];
export interface Line extends Pick<PathEdge, 'count'> {
  from: PathNode;
  to: PathNode;
}
