import type { Job, JobDetail, Match } from '@alive/contract/jobs.ts';
import { clsx } from 'clsx';
import { Parts } from '#ui/Parts.tsx';
import { Ring } from '#ui/Ring.tsx';
import { isStrong, scoreWord } from '#ui/score.ts';
import { Verdict } from '#ui/Verdict.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { AskedSkills } from './AskedSkills.tsx';
import { copy } from './copy.ts';
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
          <h3>{copy.whyNotListed}</h3>
          {kept.map(({ field, text, quote }) => (
            <Verdict key={field} kind="no" verdict={text} quote={quote ?? undefined} />
          ))}
        </section>
      )}
      {verdicts.length > 0 && (
        <section>
          <h3>{copy.whoMayApply}</h3>
          {verdicts.map((verdict) => (
            <ShownVerdict key={verdict.verdict} {...verdict} quoteAt={spanOf(verdict.quote, job.verdicts)?.id} />
          ))}
        </section>
      )}
      {job.match && (
        <section>
          <h3>{copy.howItFits}</h3>
          <Scored match={job.match} />
          {job.asked && <AskedSkills {...job.asked} />}
        </section>
      )}
    </>
  );
}

function Scored({ match }: { match: Match }) {
  const { score, reasons } = match;
  const words = score === null ? copy.tooLittle : scoreWord(score) === '' ? '' : `${scoreWord(score)} match`;
  return (
    <div className={clsx('scored', isStrong(score) && 'good')}>
      <div className="score">
        <Ring score={score} parts={reasons} />
        <p>
          {score !== null && <VisuallyHidden>Match {score} of 100 </VisuallyHidden>}
          <b>{words}</b>
        </p>
      </div>
      {reasons.length > 0 && <Parts parts={partsOf(match)} />}
    </div>
  );
}

interface ReasonsProps {
  job: Job;
  blocks: JobDetail['blocks'];
  /** Whether a search came along. */
  asked: boolean;
  needsVisa: boolean | null;
}
