import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { Status } from '#ui/Status.tsx';
import { copy } from './copy.ts';
import { FlowLabels } from './FlowLabels.tsx';
import { type Flow as Layout, type FlowBand, layoutOf } from './layout.ts';
import { lineName, type Transitions } from './lines.ts';
import type { OpenLine } from './useAsked.ts';
import { lineAfterKey } from './walk.ts';
import { alumniOf } from './words.ts';

/**
 * The drawing. It is one stop for the keyboard: a button that stands for one line at a time, which the arrows move along; a pointer moves it
 * as well. A table of the same lines stands next to it for whoever cannot see it.
 */
export function Flow({ transitions, lit, name, width, onOpen }: FlowProps) {
  const flow = useMemo(() => layoutOf(transitions, width, lit), [transitions, width, lit]);
  const button = useRef<HTMLButtonElement>(null);
  const help = useId();
  const [at, setAt] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [walked, setWalked] = useState('');
  const band = flow.bands[at] ?? flow.bands[0];
  if (band === undefined) return null;
  const open = ({ line }: FlowBand) => {
    // So that the focus comes back to the drawing.
    button.current?.focus({ preventScroll: true });
    onOpen({ from: line.from.id, to: line.to.id });
  };
  const walk = (event: KeyboardEvent) => {
    const next = lineAfterKey(flow.bands, band, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(flow.bands.indexOf(next));
    setWalked(`${lineName(next.line)}: ${alumniOf(next.line.count)}`);
  };
  return (
    <div
      className="flow"
      data-slim={width < 760 || undefined}
      style={{ width, height: flow.height }}
      onPointerLeave={() => setPointed(false)}
    >
      <svg viewBox={`0 0 ${flow.width} ${flow.height}`} width={flow.width} height={flow.height} aria-hidden="true">
        {flow.bands.map((one) => (
          <g
            key={`${one.line.from.id} ${one.line.to.id}`}
            className={one === band ? 'on' : undefined}
            data-other={isQuiet(one) || undefined}
          >
            <path d={one.hairlines.join('')} />
            {/* The button alongside the drawing does the same for the keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <path
              className="hit"
              d={one.middle}
              strokeWidth={Math.max(14, one.width)}
              onPointerMove={() => {
                setAt(flow.bands.indexOf(one));
                setPointed(true);
              }}
              onClick={() => open(one)}
            />
          </g>
        ))}
        {flow.bars.map(({ node, x, top, bottom }) => (
          <path key={node.id} className="node" d={`M${x} ${top}V${Math.max(bottom, top + 2)}`} data-other={node.isOther || undefined} />
        ))}
        {flow.lit && <Lit {...flow.lit} />}
      </svg>
      <FlowLabels flow={flow} name={name} />
      <button
        ref={button}
        type="button"
        className="inked lineat"
        data-pointed={pointed || undefined}
        style={{ left: (band.x0 + band.x1) / 2, top: (band.y0 + band.y1) / 2 - band.width / 2 - 8 }}
        aria-haspopup="dialog"
        aria-describedby={help}
        onKeyDown={walk}
        onClick={() => open(band)}
      >
        {band.line.from.name} <Icon of={ArrowRight} small label="then" /> {band.line.to.name}: {alumniOf(band.line.count)}
      </button>
      <span id={help} hidden>
        {copy.keysHelp}
      </span>
      <Status hidden>{walked}</Status>
    </div>
  );
}

function Lit({ path, stops }: NonNullable<Layout['lit']>) {
  const end = stops.at(-1);
  return (
    <g className="lit">
      <path d={path} />
      {stops.map((stop) => (
        <circle key={stop.id} cx={stop.x} cy={stop.y} r={stop === end ? 6.5 : 4.5} />
      ))}
      {end && <circle className="halo" cx={end.x} cy={end.y} r="15" />}
    </g>
  );
}

const isQuiet = ({ line: { from, to } }: FlowBand): boolean => from.isOther || to.isOther;

interface FlowProps {
  transitions: Transitions;
  /** Ids of the nodes of the way that is lit; empty for none. */
  lit: readonly string[];
  /** Whose way that is. */
  name: string | undefined;
  /** In px. */
  width: number;
  onOpen: (line: OpenLine) => void;
}
