import type { Job, JobDetail } from '@alive/contract/jobs.ts';
import { ScoreRing } from '#ui/ScoreRing.tsx';
import { Verdict } from '#ui/Verdict.tsx';
import { AskedSkills } from './AskedSkills.tsx';
import { partsOf } from './parts.tsx';
import { spanOf } from './quotes.ts';
import { ShownVerdict } from './ShownVerdict.tsx';
import { verdictsOf } from './verdicts.ts';

/** What speaks for a job and against it: the score in its parts, what the posting says on visas and clearance, and what keeps it out of the list. */
export function Reasons({ job, blocks, asked, needsVisa }: ReasonsProps) {
  const verdicts = verdictsOf(job, needsVisa);
  // What rules the student out stands among the verdicts, and that it is closed at the top.
  const kept = blocks.filter(({ field, text }) => field === 'hidden' || (asked && field !== 'state' && text !== job.match?.gate?.text));
  return (
    <>
      {kept.length > 0 && (
        <section>
          <h3>Why this is not in your list</h3>
          {kept.map(({ field, text, quote }) => (
            <Verdict key={field} kind="no" verdict={text} quote={quote ?? undefined} />
          ))}
        </section>
      )}
      {verdicts.length > 0 && (
        <section>
          <h3>Who may apply</h3>
          {verdicts.map((verdict) => (
            <ShownVerdict key={verdict.verdict} {...verdict} quoteAt={spanOf(verdict.quote, job.verdicts)?.id} />
          ))}
        </section>
      )}
      {job.match && (
        <section>
          <h3>How it fits you</h3>
          <ScoreRing score={job.match.score} parts={partsOf(job.match)} opened />
          {job.asked && <AskedSkills {...job.asked} />}
        </section>
      )}
    </>
  );
}

interface ReasonsProps {
  job: Job;
  blocks: JobDetail['blocks'];
  /** Whether a search came along. */
  asked: boolean;
  needsVisa: boolean | null;
}
