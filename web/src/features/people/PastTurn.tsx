import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { copy } from './copy.ts';
import { TurnView, type TurnViewProps } from './TurnView.tsx';
import { foundOf } from './words.ts';

/** An earlier answer, to be read: folded to what was said of the people, unless it is the `newest` with people or the student opened it. */
export function PastTurn({ turn, newest, ...view }: PastTurnProps) {
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? newest;
  const id = useId();
  if (turn.strategy === 'none') return <TurnView {...view} turn={turn} busy={false} />;
  return (
    <div className="past">
      {!open && turn.summary !== '' && <p className="told read">{turn.summary}</p>}
      <button type="button" className="link hit" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? copy.fold : turn.results === null ? copy.unfinished : foundOf(turn)}
        <Icon of={ChevronDown} small />
      </button>
      <div id={id}>{open && <TurnView {...view} turn={turn} busy={false} />}</div>
    </div>
  );
}

interface PastTurnProps extends Omit<TurnViewProps, 'onEdit' | 'onWithout' | 'onOffer' | 'busy'> {
  newest: boolean;
}
