import { getJob, type Job } from '@alive/contract/jobs.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from '#router/Link.tsx';
import { queryOf } from '#api/query.ts';
import { Parts } from '#ui/Parts.tsx';
import { jobsAtPath } from '#paths.ts';
import { AskedSkills } from './AskedSkills.tsx';
import { partNames } from './parts.tsx';
import { ShownVerdict } from './ShownVerdict.tsx';
import type { Shown } from './verdicts.ts';
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
        <ShownVerdict key={verdict.verdict} {...verdict} />
      ))}
      {parts.length > 0 && <Parts parts={parts} />}
      {job.match && <Skills id={job.id} />}
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

/** Which asked-for skills are on the student's résumé; nothing without one. */
function Skills({ id }: { id: string }) {
  const { data } = useQuery(queryOf(getJob, { params: { id }, query: {} }));
  return data?.asked && <AskedSkills {...data.asked} />;
}

/** As many rows of closed cards as an open one needs, so that those next to it stay as they are: set on what stands in the grid. */
function useRows(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const rest = box.current;
    const card = rest?.closest('article');
    const item = card?.closest('li') ?? card;
    if (!rest || !card || !item) return undefined;
    const measure = () => {
      const height = rest.getBoundingClientRect().bottom - card.getBoundingClientRect().top + foot;
      item.style.setProperty('--rows', `${rowsFor(height + gap, closedHeight(item) + gap)}`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(rest);
    return () => {
      watch.disconnect();
      item.style.removeProperty('--rows');
    };
  }, [box]);
}

/** As few rows as hold it where those next to it grow by `growth` each; one more would leave most of itself blank. */
const rowsFor = (height: number, row: number): number => {
  const whole = Math.max(2, Math.floor(height / row));
  return height - whole * row > whole * growth ? whole + 1 : whole;
};

/** How high the lowest closed card of the list is; those next to an open one may have grown. */
const closedHeight = (item: Element): number => {
  const others = [...(item.parentElement?.children ?? [])].filter((one) => one !== item && !one.matches('.open, :has(.open)'));
  return Math.min(...others.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0), usual);
};

/** Pixels: the bottom line with what is above it, the space between two cards, how much one may grow, and how high a closed one is at most. */
const foot = 47;
const gap = 12;
const growth = 16;
const usual = 400;

interface JobMoreProps {
  job: Job;
  /** Those that the closed card does not say. */
  verdicts: readonly Shown[];
  now: Date;
  actions?: ReactNode;
  foot?: ReactNode;
  work?: (code: string) => ReactNode;
}
