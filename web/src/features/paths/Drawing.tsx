import type { CareerPaths } from '@alive/contract/paths.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Flow } from './Flow.tsx';
import { FlowTable } from './FlowTable.tsx';
import { peoplePerLine } from './layout.ts';
import type { OpenLine } from './useAsked.ts';
import { useWidth } from './useWidth.ts';
import { alumniOf } from './words.ts';

/**
 * The ways of those who got there, drawn, and as a table. Where there is little room the table comes first, because a thumb cannot tell the
 * hairlines apart; the drawing then slides sideways.
 */
export function Drawing({ found, onOpen }: { found: CareerPaths; onOpen: (line: OpenLine) => void }) {
  const { transitions, results, total } = found;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [chosen, setChosen] = useState<'drawing' | 'table' | null>(null);
  const shown = chosen ?? (width < narrow ? 'table' : 'drawing');
  const [closest] = results;
  const lit = closest?.nodes ?? none;
  const per = peoplePerLine(total);
  return (
    <figure className="ways" aria-label={`How ${alumniOf(total)} got there`}>
      <div className="frame" ref={box} data-table={shown === 'table' || undefined}>
        {shown === 'drawing' && width > 0 && (
          <Flow transitions={transitions} lit={lit} width={width < narrow ? sliding : width} onOpen={onOpen} />
        )}
        <div className={shown === 'drawing' ? 'vh' : undefined}>
          <FlowTable transitions={transitions} lit={lit} quiet={shown === 'drawing'} onOpen={onOpen} />
        </div>
      </div>
      <figcaption className="note">
        {closest && lit.length > 0 && (
          <span className="lit">{closest.common.length > 0 ? `Closest to you: ${closest.name}` : `The way of ${closest.name}`}</span>
        )}
        {shown === 'drawing' && <span className="one">{per === 1 ? 'One line is one person' : `One line is about ${per} people`}</span>}
        {transitions.nodes.some(({ isOther }) => isOther) && <span>“Other” gathers what too few did to be shown</span>}
        <Button kind="quiet" onClick={() => setChosen(shown === 'drawing' ? 'table' : 'drawing')}>
          {shown === 'drawing' ? 'Show as a table' : 'Show as a drawing'}
        </Button>
      </figcaption>
    </figure>
  );
}

/** The least room for a drawing, and how wide it is where it slides: px. */
const [narrow, sliding] = [620, 740];

const none: readonly string[] = [];
