import { Link } from 'react-router';
import { Upcoming } from '#ui/Upcoming.tsx';
import { paths } from '#paths.ts';

/** What this view will be, said honestly until it is there. */
export function CompaniesPage() {
  return (
    <>
      <title>Companies · Alive</title>
      <header className="page-head">
        <h1 className="show">Elite Companies</h1>
      </header>
      <Upcoming
        promise="The employers behind the jobs, with numbers you can check."
        points={[
          'Open jobs, internships and new grad roles, counted',
          'How many alumni work there, and how lately',
          'What they do, where they are and the way to their site',
        ]}
        drawing={<Drawing />}
      >
        <Link className="btn" to={paths.search}>
          See their openings in Search
        </Link>
      </Upcoming>
    </>
  );
}

/** Companies side by side; the bar is how many alumni are there. */
function Drawing() {
  return cards.map(([x, y, part], place) => (
    <g key={`${x} ${y}`}>
      <rect className="thing" x={x} y={y} width="188" height="128" rx="14" />
      <rect x={x + 16} y={y + 16} width="30" height="30" rx="8" />
      <path d={`M${x + 58} ${y + 26}h72M${x + 58} ${y + 38}h44M${x + 16} ${y + 66}h156M${x + 16} ${y + 108}h156`} />
      <path d={`M${x + 68} ${y + 66}v26M${x + 120} ${y + 66}v26`} />
      <g className={place === 1 ? 'lit' : undefined}>
        <path d={`M${x + 16} ${y + 108}h${part}`} />
        <circle cx={x + 16 + part} cy={y + 108} r="4" />
      </g>
    </g>
  ));
}

/** Left, top, length of the bar. */
const cards: [number, number, number][] = [
  [4, 4, 84],
  [208, 4, 124],
  [4, 148, 46],
  [208, 148, 70],
];
