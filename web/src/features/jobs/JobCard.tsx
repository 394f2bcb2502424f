import './job.css';
import type { Job } from '@alive/contract/jobs.ts';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link, type LinkProps } from '#router/Link.tsx';
import { retryImport } from '#api/retry-import.ts';
import { Icon } from '#ui/Icon.tsx';
import { Misses } from '#ui/Misses.tsx';
import { LogoTile } from '#ui/Monogram.tsx';
import { Provenance } from '#ui/Provenance.tsx';
import { Ring } from '#ui/Ring.tsx';
import { isStrong, scoreWord } from '#ui/score.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { jobPath } from '#paths.ts';
import { BriefFacts, Facts } from './Facts.tsx';
import { insteadOf } from './instead.ts';
import { seenOf } from './seen.ts';
import { ShownVerdict } from './ShownVerdict.tsx';
import { verdictsOf } from './verdicts.ts';

const loadMore = () => import('./JobMore.tsx');
const JobMore = lazy(retryImport(async () => ({ default: (await loadMore()).JobMore })));

/**
 * One job from the database, closed to what decides whether to look at it: what it is, how well it fits, one verdict, and along the bottom
 * where it comes from, `keep` and the way to apply. Its title leads to `link`, by default to its posting; word, ring and chevron open the rest.
 */
export function JobCard({ job, place, needsVisa, now, link, logo, employer, keep, foot, actions, work, misses }: JobCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const prepare = () => void loadMore().catch(() => undefined);
  const score = job.match?.score ?? null;
  const word = score === null ? '' : scoreWord(score);
  const verdicts = verdictsOf(job, needsVisa);
  // What was asked for and is not so comes before what the posting says.
  const first = misses ? undefined : verdicts[0];
  return (
    <article
      className={clsx('card job settle', open && 'open', isStrong(score) && 'good')}
      style={{ '--i': place } as CSSProperties}
      aria-label={`${job.job_title}, ${job.company_name}`}
      data-card={job.id}
    >
      <div className="in">
        <div className="top">
          {logo ?? <LogoTile name={job.company_name} size={40} />}
          <div>
            <h3>
              <Link {...(link ?? { to: jobPath(job.id) })}>{job.job_title}</Link>
            </h3>
            {open ? <Facts job={job} employer={employer} /> : <BriefFacts job={job} />}
          </div>
          <button
            type="button"
            className="fit"
            aria-expanded={open}
            aria-controls={id}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpen(!open)}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            {word}
            <VisuallyHidden>{` ${fitOf(job, word)}Show the parts`}</VisuallyHidden>
            {job.match && <Ring score={score} parts={job.match.reasons} />}
            <Icon of={ChevronDown} small />
          </button>
        </div>
        {open && job.real_talk_caption && <p className="real">{job.real_talk_caption}</p>}
        {misses ? <Misses labels={misses.labels} instead={insteadOf(job, misses.fields)} /> : first && <ShownVerdict {...first} />}
        <div id={id} hidden={!open}>
          {open && (
            <Suspense fallback={<div className="waitmore" />}>
              <JobMore job={job} verdicts={misses ? verdicts : verdicts.slice(1)} now={now} actions={actions} foot={foot} work={work} />
            </Suspense>
          )}
        </div>
      </div>
      <Provenance items={seenOf(job, now)} href={job.state !== 'closed' ? job.application_url : null} of={job.job_title}>
        {keep}
      </Provenance>
    </article>
  );
}

/** What the word is a match of: " match, 86. ", as far as it is known. */
const fitOf = ({ match }: Job, word: string): string => {
  if (!match) return '';
  if (match.score === null) return 'Too little text to score. ';
  return `${word === '' ? 'Match' : 'match'}, ${match.score}. `;
};

interface JobCardProps {
  job: Job;
  /** Among those that came together. */
  place: number;
  needsVisa: boolean | null;
  now: Date;
  link?: Pick<LinkProps, 'to' | 'state' | 'replace'>;
  /** In the place of the employer's monogram. */
  logo?: ReactNode;
  /** In the place of the employer's bare name, where the card is open. */
  employer?: ReactNode;
  /** Keeps it, in the bottom line. */
  keep?: ReactNode;
  /** Who is near it, where the card is open. */
  foot?: ReactNode;
  /** What else can be done with it, where the card is open. */
  actions?: ReactNode;
  /** What the work of an occupation is like, by its code. */
  work?: (code: string) => ReactNode;
  /** What was asked for and is not so: in words, and of which fields. */
  misses?: { labels: readonly string[]; fields: readonly string[] };
}
