import '#ui/motif.css';

/** Four lives as timelines, oldest stop first; one of them is lit. */
export function Drawing() {
  return (
    <svg className="motif" viewBox="0 0 400 280" aria-hidden="true">
      {rows.map((stops, row) => {
        const y = 34 + row * 70;
        const lit = row === 1;
        return (
          <g key={y} className={lit ? 'lit' : undefined}>
            <circle className="thing" cx="30" cy={y} r="17" />
            <path d={`M82 ${y}H${82 + Math.max(...stops)}`} />
            {stops.map((x, place) => (
              <circle key={x} cx={82 + x} cy={y} r={lit && place === stops.length - 1 ? 5 : 4} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Where the stops of each stand, from the first. */
const rows = [
  [0, 96, 192],
  [0, 72, 176, 296],
  [0, 120],
  [0, 88, 240],
];
