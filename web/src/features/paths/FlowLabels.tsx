import type { PathNode } from '@alive/contract/paths.ts';
import { clsx } from 'clsx';
import { figure } from '#ui/numbers.ts';
import type { Flow } from './layout.ts';
import { stageNames } from './lines.ts';
import { alumniOf } from './words.ts';

/** Names of columns and bars, and of who is lit; said to everyone else by the table. */
export function FlowLabels({ flow, name }: { flow: Flow; name: string | undefined }) {
  const [first, second] = flow.columns;
  const last = flow.columns.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  const end = flow.lit?.stops.at(-1);
  const margin = { left: 0, width: first.x - 14 };
  const above = (x: number) => {
    const room = Math.min(second.x - first.x - 12, x === last.x ? 2 * (flow.width - x) : Infinity);
    return { left: x - room / 2, width: room };
  };
  const placeOf = ({ stage }: PathNode, x: number) => (stage === 'major' ? margin : above(x));
  return (
    <div aria-hidden="true">
      {flow.columns.map(({ stage, x }) => (
        <p key={stage} className={clsx('label', stage === 'major' ? 'beside' : 'above')} style={stage === 'major' ? margin : above(x)}>
          {stageNames[stage]}
        </p>
      ))}
      {flow.bars.map(({ node, x, top, bottom }) => (
        <p
          key={node.id}
          className={node.stage === 'major' ? 'beside' : 'above'}
          data-other={node.isOther || undefined}
          style={{ ...placeOf(node, x), top: node.stage === 'major' ? (top + bottom) / 2 : top - 6 }}
          title={node.name}
        >
          <span>{node.name}</span> <span className="note num">{node.stage === 'major' ? alumniOf(node.count) : figure(node.count)}</span>
        </p>
      ))}
      {end && name !== undefined && (
        <p className="litname" style={{ left: end.x + 18, top: end.y + 6, width: flow.width - end.x - 18 }}>
          {name}
        </p>
      )}
    </div>
  );
}
