import { Link } from 'react-router';
import { Upcoming } from '#ui/Upcoming.tsx';
import { paths } from '#paths.ts';

/** What this view will be, said honestly until it is there. */
export function PeoplePage() {
  return (
    <>
      <title>Find People · Alive</title>
      <header className="page-head">
        <h1 className="show">Pathways worth exploring</h1>
      </header>
      <Upcoming
        promise="People who started where you are, asked for in plain English."
        points={[
          'A career path for each person, oldest stop first',
          'Why each of them is shown, with a match you can check',
          'The reasoning and the very query that ran',
        ]}
        drawing={<Drawing />}
      >
        <Link className="btn" to={paths.search}>
          Ask about jobs in Search
        </Link>
      </Upcoming>
    </>
  );
}

/** Four lives as timelines, oldest stop first; one of them began where the student is. */
function Drawing() {
  return rows.map((stops, row) => {
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
  });
}

/** Where the stops of each stand, from the first. */
const rows = [
  [0, 96, 192],
  [0, 72, 176, 296],
  [0, 120],
  [0, 88, 240],
];
