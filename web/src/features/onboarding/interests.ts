/**
 * The drawing of interests: one growing path with a stop for each, the first at the lower left, evenly spaced in height
 * so that their labels stay apart, wider where one is long. Units are those of the view box.
 */
export const interestsDrawing = (labels: string[]): Drawing => {
  const count = labels.length;
  const rise = labels.some((label) => label.length > long) ? rises.long : rises.short;
  const height = 128 + rise * count;
  const scale = height / 336;
  const curve = path.map((points) => points.map(([x, y]): Point => [x, y * scale]));
  const line = curve.flatMap((points) => Array.from({ length: 60 }, (_, index) => onCubic(points, index / 59)));
  const stops = Array.from({ length: count }, (_, index): Point => {
    const y = height - 58 - index * rise;
    return [line.find((point) => point[1] <= y)?.[0] ?? 0, y];
  });
  const [first, second] = curve.map((points) => points.map((point) => point.map((n) => n.toFixed(1)).join(' ')));
  return {
    width,
    height,
    stops,
    end: curve.at(-1)?.at(-1) ?? [0, 0],
    line: `M${first?.[0]} C${first?.slice(1).join(' ')} C${second?.slice(1).join(' ')}`,
  };
};

/** A point on a cubic Bézier curve. */
const onCubic = (points: Point[], t: number): Point => {
  const weights = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const along = (axis: 0 | 1) => weights.reduce((sum, weight, index) => sum + weight * (points[index]?.[axis] ?? 0), 0);
  return [along(0), along(1)];
};

const width = 456;
/** From one stop to the next: room for two lines of a label, or three. */
const rises = { short: 62, long: 88 };
const long = 30;

/** In a box 336 high; it always climbs. */
const path: Point[][] = [
  [
    [-6, 334],
    [66, 290],
    [76, 232],
    [152, 196],
  ],
  [
    [152, 196],
    [228, 160],
    [262, 138],
    [300, 52],
  ],
];

export type Point = [x: number, y: number];

interface Drawing {
  width: number;
  height: number;
  /** Where each interest sits, from the first at the foot. */
  stops: Point[];
  /** Where the path is lit. */
  end: Point;
  /** The path as SVG data. */
  line: string;
}
