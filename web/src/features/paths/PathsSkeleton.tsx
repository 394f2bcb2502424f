import '#ui/motif.css';
import { SkeletonCards, SkeletonLines } from '#ui/Skeleton.tsx';

/** The view to come: sentences, hairlines from left to right, and cards. */
export function PathsSkeleton() {
  return (
    <>
      <SkeletonLines lines={2} serif />
      <svg className="motif bones flowbones" viewBox="0 0 400 150" preserveAspectRatio="none" aria-hidden="true">
        {lines.map(([from, over, to]) => (
          <path
            key={from}
            d={`M8 ${from}C80 ${from} 96 ${over} 168 ${over}S300 ${to} 392 ${to}`}
            vectorEffect="non-scaling-stroke"
            opacity=".6"
          />
        ))}
      </svg>
      <SkeletonCards count={2} />
    </>
  );
}

/** Heights at the left, in the middle and at the right. */
const lines: [number, number, number][] = [
  [10, 18, 52],
  [18, 24, 56],
  [26, 30, 60],
  [48, 64, 64],
  [56, 104, 84],
  [64, 70, 68],
  [92, 76, 72],
  [100, 110, 88],
  [128, 116, 92],
  [136, 122, 96],
];
