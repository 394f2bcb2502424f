import { Chips } from './Chip.tsx';
import { figure } from './numbers.ts';

/** Guesses at what was meant, one dotted chip each with how many it finds; nothing of them applies before it is tapped. */
export function Offers<One extends Offered>({ offers, onTake }: { offers: readonly One[]; onTake: (offer: One) => void }) {
  if (offers.length === 0) return null;
  return (
    <Chips label="Try">
      {offers.map((offer) => (
        <button type="button" key={offer.id} className="chip offer" onClick={() => onTake(offer)}>
          <span className="text">{offer.label}</span> <span className="n">{figure(offer.count)}</span>
        </button>
      ))}
    </Chips>
  );
}

interface Offered {
  id: string;
  label: string;
  count: number;
}
