import type { Job, Verdict } from '@alive/contract/jobs.ts';
import { copy } from './copy.ts';

/**
 * What the posting says on visas, citizenship and clearances, as far as it concerns this student: a verdict in words, then the posting's
 * own sentence. What rules the student out comes first. Silence on visas is shown only to those who need one, with
 * how many petitions of the employer were approved, where that is known.
 */
export function verdictsOf(job: Job, needsVisa: boolean | null): Shown[] {
  const gate = job.match?.gate ?? null;
  const shown: Shown[] = gate ? [{ kind: 'no', verdict: gate.text, quote: gate.quote ?? undefined }] : [];
  // A gate says what these would say.
  if (gate === null || gate.kind === 'clearance') shown.push(...onVisas(job, needsVisa));
  if (gate?.kind !== 'clearance') shown.push(...onClearance(job));
  return shown;
}

function onVisas(job: Job, needsVisa: boolean | null): Shown[] {
  const citizenship = quoteIn(job, 'citizenship');
  if (citizenship !== undefined) return [{ kind: 'no', verdict: 'Needs U.S. citizenship.', quote: citizenship.quote ?? undefined }];
  if (needsVisa === false) return [];
  const quote = job.sponsorship_quote ?? undefined;
  if (job.sponsorship === 'yes') return [{ kind: 'yes', verdict: copy.sponsors, quote }];
  if (job.sponsorship === 'no') return [{ kind: 'no', verdict: copy.doesNotSponsor, quote }];
  if (needsVisa !== true) return [];
  return [{ kind: 'silent', verdict: copy.silent, text: job.visa_record ? copy.visaRecord(job.visa_record) : copy.askOnVisas }];
}

/** A posting may ask for one clearance held and a higher one that can be obtained. */
function onClearance(job: Job): Shown[] {
  if (!job.clearance_required) return [];
  const asked = (['clearance_held', 'clearance_obtainable'] as const).flatMap((kind) => {
    const found = quoteIn(job, kind);
    return found ? [{ kind: 'no' as const, verdict: clearances[kind], quote: found.quote ?? undefined }] : [];
  });
  return asked.length > 0 ? asked : [{ kind: 'no', verdict: copy.needsClearance, quote: job.clearance_quote ?? undefined }];
}

const clearances = { clearance_held: copy.holdsClearance, clearance_obtainable: copy.canGetClearance };

const quoteIn = (job: Job, kind: Verdict['kind']): Verdict | undefined => job.verdicts.find((verdict) => verdict.kind === kind);

export interface Shown {
  kind: 'yes' | 'silent' | 'no';
  verdict: string;
  quote?: string;
  text?: string;
}
