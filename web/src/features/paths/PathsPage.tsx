import { Link } from 'react-router';
import { Upcoming } from '#ui/Upcoming.tsx';
import { paths } from '#paths.ts';

/** What this view will be, said honestly until it is there. */
export function PathsPage() {
  return (
    <>
      <title>Career Paths · Alive</title>
      <header className="page-head">
        <h1 className="show">Career Paths</h1>
      </header>
      <Upcoming
        promise="The road from your major to a dream job, drawn from real histories."
        points={[
          'One line for every person, so nothing is averaged away',
          'The steps most of them took, and the ones they skipped',
          'Up to six people who got there, closest to you first',
        ]}
        drawing={<Drawing />}
      >
        <Link className="btn" to={paths.search}>
          Start with jobs in Search
        </Link>
      </Upcoming>
    </>
  );
}

/** One hairline for each person, from what they studied to where they are; one is lit. */
function Drawing() {
  return (
    <>
      {lines.map(([from, over, to]) => (
        <path key={`${from} ${over}`} d={curve(from, over, to)} opacity=".6" />
      ))}
      <g className="lit">
        <path d={curve(88, 84, 118)} />
        <circle cx="12" cy="88" r="4" />
        <circle cx="196" cy="84" r="4" />
        <circle cx="388" cy="118" r="15" opacity=".28" />
        <circle cx="388" cy="118" r="9.5" opacity=".55" />
        <circle cx="388" cy="118" r="5" />
      </g>
      <path className="node" d="M12 28V124M12 160V204M12 236V262M196 40V112M196 144V180M196 206V248M388 88V214" />
    </>
  );
}

const curve = (from: number, over: number, to: number): string => `M12 ${from}C96 ${from} 112 ${over} 196 ${over}S296 ${to} 388 ${to}`;

/** Heights at the left, in the middle and at the right. */
const lines: [number, number, number][] = [
  [34, 46, 94],
  [52, 58, 102],
  [70, 70, 110],
  [106, 98, 128],
  [118, 150, 150],
  [166, 106, 138],
  [178, 158, 158],
  [190, 166, 166],
  [200, 214, 188],
  [240, 174, 174],
  [248, 228, 198],
  [258, 242, 208],
];
