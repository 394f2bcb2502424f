/**
 * The drawing of a profile that grows: one rising path with a stop for each question, those answered lit, those to come dotted. Hairlines
 * grow from a stop for the facts that its answer brought. Units are those of a box of 292 by 190.
 */
export const growingDrawing = (answers: readonly number[], left: number): Drawing => {
  const count = Math.max(1, answers.length + left);
  // The first stop of an interview that just began is where it will be.
  const at = (place: number) => Math.round(first + ((points.length - 1 - first) * place) / Math.max(count - 1, 1));
  const stops = answers.map((facts, place): Stop => {
    const point = pointAt(at(place));
    return { point, sprouts: sprouts(point, Math.min(facts, ends.length), place) };
  });
  const now = stops.length === 0 ? at(0) : at(stops.length - 1);
  return {
    lit: pathOf(points.slice(0, now + 1)),
    dotted: left > 0 ? pathOf(points.slice(now)) : '',
    stops,
    open: Array.from({ length: left }, (_, place) => pointAt(at(answers.length + place))),
  };
};

const sprouts = ([x, y]: Point, count: number, place: number): Sprout[] =>
  Array.from({ length: count }, (_, index): Sprout => {
    const [dx, dy] = ends[(index + place) % ends.length] ?? [0, 0];
    const end: Point = [Math.max(4, Math.min(x + dx, 286)), Math.max(6, y + dy)];
    return {
      end,
      path: `M${x} ${y}C${x + 10} ${y - 16} ${round(end[0] + dx * 0.15)} ${round(end[1] + 30)} ${end[0]} ${end[1]}`,
    };
  });

/** Where hairlines end, seen from their stop. */
const ends: readonly Point[] = [
  [-24, -50],
  [7, -66],
  [36, -42],
];

const pathOf = (line: readonly Point[]): string => line.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const pointAt = (place: number): Point => points[Math.min(place, points.length - 1)] ?? [0, 0];

const round = (number: number): number => Math.round(number * 10) / 10;

const cubic = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  Array.from({ length: 100 }, (_, index): Point => {
    const t = index / 99;
    const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    const along = (axis: 0 | 1) => [a, b, c, d].reduce((sum, point, place) => sum + (weights[place] ?? 0) * point[axis], 0);
    return [along(0), along(1)];
  });

/** The same line by points that are as far apart, rounded. */
const even = (line: readonly Point[], count: number): Point[] => {
  const lengths = line.map(([x, y], place) => {
    const [fromX, fromY] = line[place - 1] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: count }, (_, index): Point => {
    let left = (total * index) / (count - 1);
    const place = lengths.findIndex((length) => (left -= length) <= 0);
    const [x, y] = line[place === -1 ? line.length - 1 : place] ?? [0, 0];
    return [round(x), round(y)];
  });
};

/** The whole path, closely enough sampled to look round. */
const points: readonly Point[] = even(
  [
    ...cubic([-30, 190], [24, 172], [56, 140], [104, 124]),
    ...cubic([104, 124], [124, 117], [136, 110], [164, 102]),
    ...cubic([164, 102], [206, 90], [232, 84], [272, 22]),
  ],
  120,
);

/** Where the first stop sits among them. */
const first = 27;

type Point = readonly [x: number, y: number];

interface Sprout {
  end: Point;
  path: string;
}

interface Stop {
  point: Point;
  sprouts: Sprout[];
}

export interface Drawing {
  /** The path up to the latest answer, and on from there, as SVG data. */
  lit: string;
  dotted: string;
  /** The answered questions, the latest last. */
  stops: Stop[];
  /** Where the questions to come sit. */
  open: Point[];
}
