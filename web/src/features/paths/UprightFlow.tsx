import { useMemo } from 'react';
import { figure } from '#ui/numbers.ts';
import { copy } from './copy.ts';
import { stageNames, type Transitions } from './lines.ts';
import type { Lit } from './lit.ts';
import { uprightOf } from './upright.ts';
import { legend } from './words.ts';

/** The drawing as it stands on a phone: from what was studied at the top to the role at the foot. A picture; its lines are in the table. */
export function UprightFlow({ transitions, lit, width }: UprightFlowProps) {
  const who = useMemo(() => (lit === null ? [] : lit.isClosest ? [`${lit.person.name},`, 'closest to you'] : [lit.person.name]), [lit]);
  const flow = useMemo(
    () => uprightOf(transitions, width, { lit: lit?.person.nodes ?? [], who, widthOf: measured() }),
    [transitions, width, lit, who],
  );
  const end = flow.lit?.stops.at(-1);
  return (
    <>
      <svg
        className="upright"
        viewBox={`0 0 ${flow.width} ${flow.height}`}
        // Grows with the text, as its labels do.
        style={{ width: `${flow.width / 16}rem`, height: `${flow.height / 16}rem` }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here
        role="img"
        aria-label={flowLabel(transitions, lit)}
      >
        {flow.strands.map(({ from, to, paths }) => (
          <path key={`${from.id} ${to.id}`} className="strand" d={paths.join('')} data-other={from.isOther || to.isOther || undefined} />
        ))}
        {flow.stages.map(({ stage, y }) => (
          <text key={stage} className="count halo" x={width} y={y} textAnchor="end">
            {stageNames[stage]}
          </text>
        ))}
        {flow.lit && <path className="litline" d={flow.lit.path} />}
        {flow.nodes.map(({ node, x, y, width: bar, label }) => (
          <g key={node.id} data-other={node.isOther || undefined}>
            <path className="node" d={`M${x} ${y}h${bar}`} />
            <text y={label.y}>
              {label.lines.map((line, at) => (
                <tspan key={line} x={label.x} dy={at === 0 ? 0 : 17}>
                  {at < label.lines.length - 1 ? (
                    line
                  ) : (
                    <>
                      {line.slice(0, -figure(node.count).length)}
                      <tspan className="count">{figure(node.count)}</tspan>
                    </>
                  )}
                </tspan>
              ))}
            </text>
          </g>
        ))}
        {flow.lit?.stops.map((stop) => (
          <circle key={stop.id} className={stop === end ? 'end' : 'stop'} cx={stop.x} cy={stop.y} r={stop === end ? 6.5 : 4.5} />
        ))}
        {end && <circle className="ring" cx={end.x} cy={end.y} r="14" />}
        {flow.who &&
          who.map((line, at) => (
            <text key={line} className="who" x={flow.who?.x} y={(flow.who?.y ?? 0) + at * 17} textAnchor={flow.who?.anchor}>
              {line}
            </text>
          ))}
      </svg>
      <p className="note">{legend(flow.perLine, transitions)}</p>
    </>
  );
}

/** How wide a label is, in px, in the font that it is drawn in. */
function measured(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * 7;
  context.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  // The page sets words a little apart.
  return (text) => Math.ceil(context.measureText(text).width + (text.split(' ').length - 1) * 0.6);
}

function flowLabel({ nodes }: Transitions, lit: Lit | null): string {
  const dream = nodes.find(({ stage }) => stage === 'dream');
  const names = lit?.person.nodes.flatMap((id) => nodes.find((node) => node.id === id)?.name ?? []) ?? [];
  const all = copy.upright(dream?.count ?? 0, dream?.name ?? 'the role');
  return lit === null ? all : `${all} ${copy.litPath(lit.person.name, lit.isClosest, names)}`;
}

interface UprightFlowProps {
  transitions: Transitions;
  lit: Lit | null;
  /** In px at the usual size of text. */
  width: number;
}
