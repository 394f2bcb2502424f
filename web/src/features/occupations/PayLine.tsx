import type { OccupationDetail } from '@alive/contract/occupations.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { copy } from './copy.ts';
import { inThousands } from './words.ts';

/** Wages as a line from the tenth to the ninetieth percentile, the middle half thick, the median a tick; figures that top out are left out. */
export function PayLine({ wage }: { wage: NonNullable<OccupationDetail['wage']> }) {
  const { p10, p25, median, p75, p90 } = wage;
  if (median === null) return null;
  if (p10 === null || p25 === null || p75 === null || p90 === null) return <p>{inThousands(median)} in the middle</p>;
  const at = (dollars: number) => 5 + ((dollars - p10) / (p90 - p10)) * (width - 10);
  const name = copy.payRange({
    p10: inThousands(p10),
    p25: inThousands(p25),
    median: inThousands(median),
    p75: inThousands(p75),
    p90: inThousands(p90),
  });
  const middle = Math.min(Math.max(at(median), 55), width - 55);
  return (
    <figure className="payline">
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg viewBox={`0 0 ${width} 66`} width={width} height="66" aria-hidden="true">
        <line x1="5" x2={width - 5} y1="36" y2="36" className="all" />
        <line x1={at(p25)} x2={at(p75)} y1="36" y2="36" className="half" />
        <line x1={at(median)} x2={at(median)} y1="24" y2="48" className="median" />
        <text className="b" x={middle} y="15" textAnchor="middle">
          {inThousands(median)} in the middle
        </text>
        <text x="0" y="63">
          {inThousands(p10)}
        </text>
        <text x={width / 2} y="63" textAnchor="middle">
          half earn {inThousands(p25).replace('K', '')}–{Math.round(p75 / 1000)}K
        </text>
        <text x={width} y="63" textAnchor="end">
          {inThousands(p90)}
        </text>
      </svg>
    </figure>
  );
}

const width = 250;
