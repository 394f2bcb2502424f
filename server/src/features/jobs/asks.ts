import type { JobConditions } from '@alive/contract/jobs.ts';
import { type Ask, type Change, hybridAccepted } from './ask.ts';
import { asksInWords } from './asks-in-words.ts';
import { filterOf } from './filter.ts';

/**
 * What a search asks for, each thing by itself: its parameters, then what its words ask for beside them. Each says what it alone asks of a
 * job, and the searches that let go of it or are content with less.
 */
export const asksOf = async (conditions: JobConditions, readers: Parameters<typeof filterOf>[1]): Promise<Ask[]> => {
  const asks: Ask[] = [];
  for (const field of parameters) {
    if (conditions[field] === undefined) continue;
    const only = field === 'remote' ? { remote: conditions.remote, hybrid: conditions.hybrid } : { [field]: conditions[field] };
    const filter = await filterOf(only, readers);
    asks.push({ field, said: null, filter, changes: [without(conditions, field), ...hybridAccepted(conditions, filter)] });
  }
  return [...asks, ...asksInWords(conditions, readers.read)];
};

function without(conditions: JobConditions, field: Parameter): Change {
  if (field !== 'remote') return { label: labels[field], change: { [field]: null }, conditions: { ...conditions, [field]: undefined } };
  return {
    label: conditions.remote === true ? 'not only remote' : 'remote too',
    change: { remote: null, ...(conditions.hybrid === undefined ? {} : { hybrid: null }) },
    conditions: { ...conditions, remote: undefined, hybrid: undefined },
  };
}

const parameters = ['job_type', 'level', 'location', 'company', 'remote', 'sponsorship'] as const;
type Parameter = (typeof parameters)[number];

const labels: Record<Exclude<Parameter, 'remote'>, string> = {
  job_type: 'any type of job',
  level: 'any level up to entry',
  location: 'any place',
  company: 'any employer',
  sponsorship: 'whatever it says of visas',
};
