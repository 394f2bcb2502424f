import type { CareerPaths } from '@alive/contract/paths.ts';
import { Table, Waypoints } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useMedia } from '#ui/useMedia.ts';
import { copy } from './copy.ts';
import { Flow } from './Flow.tsx';
import { FlowTable } from './FlowTable.tsx';
import { peoplePerLine } from './layout.ts';
import { litOf } from './lit.ts';
import { UprightFlow } from './UprightFlow.tsx';
import type { OpenLine } from './useAsked.ts';
import { textScale, useWidth } from './useWidth.ts';
import { alumniOf, legend } from './words.ts';

/** The ways of those who got there, drawn from left to right, or from top to bottom where there is little room; and as a table. */
export function Drawing({ found, onOpen }: { found: CareerPaths; onOpen: (line: OpenLine) => void }) {
  const { transitions, total } = found;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const scale = textScale();
  const isUpright = useMedia('(width < 48rem)') || width < least * scale;
  const [isTable, setIsTable] = useState(false);
  const lit = litOf(found);
  const way = lit?.person.nodes ?? none;
  return (
    <figure className="ways" aria-label={`How ${alumniOf(total)} got there`}>
      <div className="frame" ref={box} data-upright={(isUpright && !isTable) || undefined}>
        {!isTable &&
          width > 0 &&
          (isUpright ? (
            <UprightFlow transitions={transitions} lit={lit} width={Math.min(width / scale, widestUpright)} />
          ) : (
            <Flow transitions={transitions} lit={way} name={lit?.person.name} width={width} onOpen={onOpen} />
          ))}
        <div className={isTable ? undefined : 'vh'}>
          <FlowTable transitions={transitions} lit={way} quiet={!isTable} onOpen={onOpen} />
        </div>
      </div>
      <figcaption className="note">
        {lit !== null && !isUpright && <span className="lit">{copy.pathOf(lit.person.name, lit.isClosest)}</span>}
        {!isTable && !isUpright && <span className="one">{legend(peoplePerLine(total), transitions)}</span>}
        <Button onClick={() => setIsTable(!isTable)}>
          <Icon of={isTable ? Waypoints : Table} small /> {isTable ? copy.asDrawing : copy.asTable}
        </Button>
      </figcaption>
    </figure>
  );
}

/** The least room for a drawing from left to right, and the most that one from top to bottom takes: px at the usual size of text. */
const [least, widestUpright] = [620, 460];

const none: readonly string[] = [];
