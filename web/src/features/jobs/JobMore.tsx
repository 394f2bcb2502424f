import type { Job } from '@alive/contract/jobs.ts';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Parts } from '#ui/Parts.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { jobsAtPath } from '#paths.ts';
import { partNames } from './parts.tsx';
import { provenanceOf } from './words.ts';

/** What an open card holds beyond the closed one. Why each part has its points stands on the job's own page. */
export function JobMore({ job, verdicts, now, actions, foot, work }: JobMoreProps) {
  const box = useRef<HTMLDivElement>(null);
  useRows(box);
  // What is known of a sample posting its bottom line says.
  const origin = provenanceOf(job, now);
  const parts = job.match?.reasons.map(({ kind, points, max }) => ({ label: partNames[kind], points, max })) ?? [];
  return (
    <div className="rest" ref={box}>
      {verdicts.map((verdict) => (
        <Verdict key={verdict.verdict} {...verdict} />
      ))}
      {parts.length > 0 && <Parts parts={parts} />}
      {foot}
      {job.alike && (
        <p className="note">
          <Link className="hit" to={jobsAtPath(job.company_name)}>
            {job.alike.count} more like it at {job.company_name}
          </Link>
        </p>
      )}
      {job.occupation && work?.(job.occupation.code)}
      {actions}
      {origin.length > 1 && <p className="note num">{origin.map(({ text }) => text).join(' · ')}</p>}
    </div>
  );
}

/** As many rows of closed cards as an open one needs, so that those next to it stay as they are: set on what stands in the grid. */
function useRows(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const rest = box.current;
    const card = rest?.closest('article');
    const item = card?.closest('li') ?? card;
    if (!rest || !card || !item) return undefined;
    const measure = () => {
      const height = rest.getBoundingClientRect().bottom - card.getBoundingClientRect().top + foot + gap;
      item.style.setProperty('--rows', `${Math.max(2, Math.ceil(height / (closed + gap)))}`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(rest);
    return () => {
      watch.disconnect();
      item.style.removeProperty('--rows');
    };
  }, [box]);
}

/** Pixels: the bottom line with what is above it, a closed card, and the space between two. */
const foot = 47;
const closed = 130;
const gap = 12;

interface JobMoreProps {
  job: Job;
  /** Those that the closed card does not say. */
  verdicts: readonly ComponentProps<typeof Verdict>[];
  now: Date;
  actions?: ReactNode;
  foot?: ReactNode;
  work?: (code: string) => ReactNode;
}
