import { Link } from 'react-router';
import { Upcoming } from '#ui/Upcoming.tsx';
import { paths } from '#paths.ts';

/** What this view will be, said honestly until it is there. */
export function JobsPage() {
  return (
    <>
      <title>Browse Jobs · Alive</title>
      <header className="page-head">
        <h1 className="show">Browse Jobs</h1>
      </header>
      <Upcoming
        promise="Every open job in one list, with filters that say what they leave out."
        points={[
          'By words, kind of job and place',
          'What each posting says on visas, in its own sentence',
          'Where it comes from and when it was last seen',
        ]}
        drawing={<Drawing />}
      >
        <Link className="btn" to={paths.search}>
          Ask for jobs in Search
        </Link>
      </Upcoming>
    </>
  );
}

/** Jobs as cards with their receipts and rings; one of them fits best. */
function Drawing() {
  return tops.map((y, place) => (
    <g key={y}>
      <rect className="thing" x="4" y={y} width="392" height="80" rx="14" />
      <path className="thing" strokeDasharray="4 4" d={`M4 ${y + 58}h392`} />
      <rect x="20" y={y + 14} width="30" height="30" rx="8" />
      <path d={`M64 ${y + 23}h${widths[place]}M64 ${y + 36}h96M20 ${y + 69}h40M74 ${y + 69}h56M330 ${y + 69}h50`} />
      <circle className="thing" cx="358" cy={y + 30} r="17" />
      <g className={place === 1 ? 'lit' : undefined}>
        <path d={`M358 ${y + 13}a17 17 0 ${place === 1 ? '1 1 -16 12' : '0 1 15 25'}`} />
      </g>
    </g>
  ));
}

const tops = [4, 100, 196];
const widths = [150, 190, 128];
