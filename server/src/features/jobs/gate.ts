import type { Degree, Match, Sponsorship, Workplace } from '@alive/contract/jobs.ts';
import { dollars, workplaceNames } from '@alive/language/conditions/facts.ts';
import { degreeOf, degreesBeyond, demandsOf } from '#job-index/musts.ts';
import { gate as copy } from './copy.ts';

/**
 * What rules this student out of this job, with the posting's own sentence; null when nothing does.
 * Only what the posting says counts: silence is never a gate, and what the student left open (null) gates nothing. A clearance gates
 * those who cannot get one, whether it must be held already or not; whoever could get one is informed which it is, and not ruled out.
 * Of the student's musts, where the work is done and the most it pays gate.
 */
export const gateOf = (student: GateStudent, job: GatedJob): Match['gate'] => {
  if (student.needsVisa === true && job.citizenshipRequired)
    return {
      kind: 'citizenship',
      text: copy.citizenship,
      // Where citizenship is required, its sentence is the one that settles sponsorship.
      quote: job.sponsorshipQuote,
    };
  if (student.needsVisa === true && job.sponsorship === 'no')
    return {
      kind: 'sponsorship',
      text: copy.sponsorship,
      quote: job.sponsorshipQuote,
    };
  if (student.canGetClearance === false && job.clearanceRequired)
    return { kind: 'clearance', text: copy.clearance, quote: job.clearanceQuote };
  if (job.degree !== null && degreesBeyond(degreeOf(student)).includes(job.degree))
    return {
      kind: 'degree',
      text: copy.degree(job.degree === 'master' ? 'master' : 'doctorate'),
      quote: job.degreeQuote,
    };
  return mustGate(student.musts, job);
};

function mustGate(musts: readonly string[] | undefined, { workplace, remote, salaryMax }: GatedJob): Match['gate'] {
  const { workplaces, payAtLeast } = demandsOf(musts);
  if (workplaces !== null && workplace !== null && !workplaces.includes(workplace) && !(remote && workplaces.includes('remote')))
    return {
      kind: 'workplace',
      text: copy.workplace(
        workplaceNames[workplace],
        workplaces.includes('onsite') ? 'on-site' : workplaces.includes('hybrid') ? 'remote or hybrid' : 'remote',
      ),
      quote: null,
    };
  if (payAtLeast !== null && salaryMax !== null && salaryMax < payAtLeast)
    return {
      kind: 'pay',
      text: copy.pay(dollars.format(salaryMax), dollars.format(payAtLeast)),
      quote: null,
    };
  return null;
}

/** null: the student has not said. */
export interface GateStudent {
  /** Of their account. */
  id?: string | null;
  needsVisa: boolean | null;
  canGetClearance: boolean | null;
  /** Keys of kept musts. */
  musts?: readonly string[];
}

export interface GatedJob {
  sponsorship: Sponsorship;
  sponsorshipQuote: string | null;
  citizenshipRequired: boolean;
  clearanceRequired: boolean;
  clearanceQuote: string | null;
  degree: Degree | null;
  degreeQuote: string | null;
  workplace: Workplace | null;
  remote: boolean;
  /** Whole US dollars a year. */
  salaryMax: number | null;
}
