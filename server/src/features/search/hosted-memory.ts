import type { Company } from '@alive/contract/companies.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { nameOf } from './job-facts.ts';
import { plain } from '@alive/language/conditions/facts.ts';
import type { EvidenceRecord } from '@alive/grounding/evidence.ts';
import { companyLine, jobLine, personLine } from './hosted-facts.ts';

/**
 * The records that a conversation with a language model has mentioned, each under a short handle ("J1", "P2", "C3") by which the model names
 * it; a handle means the same record until the conversation ends. Begins with what was kept of it.
 */
export const openMemory = (kept: readonly ShownRecord[]): Memory => {
  const records = new Map(kept.map((one) => [one.handle, one]));
  const handles = new Map(kept.map((one) => [keyOf(one.handle, one.id), one.handle]));
  const next = { J: 1, P: 1, C: 1 };
  for (const { handle } of kept) next[kindOf(handle)] = Math.max(next[kindOf(handle)], Number(handle.slice(1)) + 1);
  const keep = (kind: Kind, one: Omit<ShownRecord, 'handle'>): string => {
    const handle = handles.get(keyOf(kind, one.id)) ?? `${kind}${next[kind]++}`;
    handles.set(keyOf(kind, one.id), handle);
    // What was shown last stands last, and is forgotten last.
    records.delete(handle);
    records.set(handle, { handle, ...one });
    return handle;
  };
  return {
    job: (job) =>
      keep('J', {
        id: job.id,
        name: job.job_title,
        cited: nameOf(job),
        facts: jobLine(job),
        employer: job.company_name,
        pay: [job.salary_min, job.salary_max].flatMap((amount) => amount ?? []),
        sponsorship: job.sponsorship,
        clearance: job.clearance_required,
      }),
    person: (person) => keep('P', { id: person.id, name: person.name, cited: `**${plain(person.name)}**`, facts: personLine(person) }),
    company: (company) =>
      keep('C', {
        id: company.id,
        name: company.name,
        cited: `**${plain(company.name)}**`,
        facts: companyLine(company),
        ...(company.total_active_jobs > 0 && { employer: company.name }),
      }),
    called: (handle) => records.get(handle.toUpperCase()) ?? null,
    all: () => [...records.values()],
    kept: () => [...records.values()].slice(-mostKept),
  };
};

const kindOf = (handle: string): Kind => (handle.startsWith('P') ? 'P' : handle.startsWith('C') ? 'C' : 'J');
const keyOf = (handle: string, id: string) => `${handle.charAt(0)} ${id}`;

/** Records of a conversation that are kept; those shown first are forgotten. */
const mostKept = 120;

type Kind = 'J' | 'P' | 'C';

/** One record as it was shown; plain JSON. */
export interface ShownRecord extends EvidenceRecord {
  id: string;
  /** A title, or a name. */
  name: string;
}

export interface Memory {
  /** Remembers a record and gives its handle. */
  job: (job: Job) => string;
  person: (person: Alumni) => string;
  company: (company: Company) => string;
  /** What a handle stands for; null where there is none such. */
  called: (handle: string) => ShownRecord | null;
  /** All of them, what was shown last at the end. */
  all: () => ShownRecord[];
  /** What is to be stored. */
  kept: () => ShownRecord[];
}
