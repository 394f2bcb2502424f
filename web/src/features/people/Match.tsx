import './match.css';
import type { Alumni, MatchPart } from '@alive/contract/people.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useId, useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { isStrong, scoreWord } from '#ui/score.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';

/** How well a person fits, as a figure that opens into what it is made of: the button, and the parts where they are open. */
export function useMatch(person: Alumni) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { name, match_score: score, match_reasons: reasons, match_parts: parts } = person;
  const figure = clsx('figure num', isStrong(score) && 'good');
  const word = [copy.matchOf(score), scoreWord(score).toLowerCase()].filter(Boolean).join(', ');
  if (reasons.length === 0 && parts === undefined)
    return {
      button: (
        <span className={figure}>
          <VisuallyHidden>{word}</VisuallyHidden>
          <span aria-hidden="true">{score}</span>
        </span>
      ),
      parts: null,
    };
  return {
    button: (
      <button
        type="button"
        className="match hit"
        aria-label={`${word}. ${copy.why(name)}`}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <span className={figure}>{score}</span>
        <Icon of={ChevronDown} small />
      </button>
    ),
    parts: open && (
      <ul className="matchparts num" id={id} aria-label={copy.why(name)}>
        {linesOf(person)?.map(({ part, text, points, of }) => (
          <li key={part}>
            <span>{labels[part]}</span>
            <span className="dim">{text}</span>
            <i style={{ '--v': `${(100 * points) / of}%` } as CSSProperties} />
            <span className="pt">
              {points}/{of}
            </span>
          </li>
        )) ?? reasons.map((reason) => <li key={reason}>{reason}</li>)}
        <li className="sum">
          <span>{copy.match}</span>
          <span className="pt">{score}/100</span>
        </li>
      </ul>
    ),
  };
}

/** The parts with what is said of each: its own reasons, or what its points mean. */
function linesOf({ match_parts: parts, match_reasons: reasons }: Alumni) {
  const left = [...reasons];
  return parts?.map((one) => ({ ...one, text: left.splice(0, one.reasons).join(' · ') || meaningOf(one) }));
}

function meaningOf({ part, points, of }: MatchPart): string {
  if (part === 'search') return copy.everyone;
  if (part === 'wording') return points === of ? copy.justAsAsked : points * 2 > of ? copy.inOtherWords : copy.relatedWork;
  return part === 'wish' && points > 0 ? copy.asYouLike : points > 0 ? copy.seeAbove : copy.nothingOnRecord;
}

const labels: Record<MatchPart['part'], string> = { search: 'Search', wish: 'Preference', wording: 'Wording', common: 'In common' };
