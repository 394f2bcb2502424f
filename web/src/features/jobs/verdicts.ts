import type { Job } from '@alive/contract/jobs.ts';

/** What the posting says on visas and clearance, as far as it concerns this student: verdict, then the posting's own sentence. */
export const verdictsOf = (job: Job, needsVisa: boolean | null): Shown[] => {
  const gate = job.match?.gate ?? null;
  const shown: Shown[] = [];
  if (gate) shown.push({ kind: 'no', verdict: gate.text, quote: gate.quote ?? undefined });
  else if (needsVisa) shown.push(visa(job));
  else if (needsVisa === null && job.sponsorship !== 'unknown') shown.push(visa(job));
  if (job.clearance_required && gate?.kind !== 'clearance')
    shown.push({ kind: 'no', verdict: 'Needs a security clearance.', quote: job.clearance_quote ?? undefined });
  return shown;
};

const visa = (job: Job): Shown => {
  const quote = job.sponsorship_quote ?? undefined;
  if (job.sponsorship === 'yes') return { kind: 'yes', verdict: 'Sponsors visas.', quote };
  if (job.sponsorship === 'no') return { kind: 'no', verdict: 'Does not sponsor visas.', quote };
  return { kind: 'silent', verdict: 'The posting doesn’t say.', children: 'No line on visas; ask before you apply.' };
};

interface Shown {
  kind: 'yes' | 'silent' | 'no';
  verdict: string;
  quote?: string;
  children?: string;
}
