import './read.css';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * One path from the end of the lit line's underline to the row of the fact with this id, above everything that scrolls. It is drawn anew for
 * another fact, follows what moves, and is left out where the line or the row is out of sight.
 */
export function LineLink({ of }: { of: string }) {
  const [path, setPath] = useState<Path | null>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const next = pathOf(of);
      setPath((now) => (now?.d === next?.d ? now : next));
    };
    draw();
    const sizes = new ResizeObserver(draw);
    for (const element of document.querySelectorAll('.page-view, .review-rows, .review-rows li')) sizes.observe(element);
    for (const event of moves) addEventListener(event, draw, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      for (const event of moves) removeEventListener(event, draw, { capture: true });
    };
  });
  if (path === null) return null;
  return createPortal(
    <svg className="reslink" aria-hidden="true">
      <g key={of}>
        <path d={path.d} pathLength={1} />
        <circle cx={path.x} cy={path.y} r={4} />
      </g>
    </svg>,
    document.body,
  );
}

const moves = ['scroll', 'resize', 'transitionend', 'animationend'] as const;

const pathOf = (id: string): Path | null => {
  const line = document.querySelector('.page-view .lit');
  const row = document.querySelector(`.review-rows [data-fact="${CSS.escape(id)}"]`);
  const view = line?.closest('.page-view')?.getBoundingClientRect();
  if (!line?.checkVisibility() || !row || !view) return null;
  const from = line.getBoundingClientRect();
  const to = row.getBoundingClientRect();
  // On the middle of the underline, which is 2 px high.
  const [x0, y0] = [from.right, from.bottom - 1];
  const [x, y] = [to.left, (to.top + to.bottom) / 2];
  const isInSight = y0 > Math.max(0, view.top) && y0 <= Math.min(innerHeight, view.bottom) && y > 0 && y < innerHeight;
  if (!isInSight || x < x0 + turn) return null;
  const bend = x - turn;
  const middle = y0 + (y - y0) * 0.6;
  const out = x0 + (bend - x0) * 0.49;
  const d = [
    `M${x0} ${y0}C${out} ${y0} ${bend} ${y0 - (y - y0) * 0.04} ${bend} ${middle}`,
    `C${bend} ${middle + (y - middle) * 0.7} ${x - 13} ${y} ${x - 4} ${y}`,
  ];
  return { d: d.map((part) => part.replace(/\d+\.\d+/g, (figure) => Number(figure).toFixed(1))).join(''), x, y };
};

/** Pixels before the row at which the path turns towards it. */
const turn = 19;

interface Path {
  d: string;
  /** Where its dot is. */
  x: number;
  y: number;
}
