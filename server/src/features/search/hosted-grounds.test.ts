import type { Company } from '@alive/contract/companies.ts';
import { describe, expect, it } from 'vitest';
import { read } from '#language/read.ts';
import { openVocabulary } from '#language/vocabulary.ts';
import { groundsFor } from './hosted-grounds.ts';
import { openMemory, type Told } from './hosted-memory.ts';
import { openSaid } from './hosted-said.ts';
import type { Talk } from './hosted-talk.ts';

const company = (id: string, name: string, openJobs: number) =>
  ({ id, name, industry: 'Retail', headquarters_location: null, total_active_jobs: openJobs, yale_alumni_count: 3 }) as Company;
const job: Told = { handle: 'J1', id: 'a', name: 'Archivist', cited: '**Archivist**', facts: '', employer: 'Boston Consulting Group' };
const person: Told = { handle: 'P1', id: 'p', name: 'Ada Byron', cited: '**Ada Byron**', facts: 'Ada Byron, Analyst at Figma' };

describe('who may be said to have jobs', () => {
  it('is the employer of a job that was told of, or a company of which some are counted, by any name the data has for it', async () => {
    const open = await openVocabulary({ companies: [], majors: [], places: [] });
    const memory = openMemory([job, person]);
    const { isEmployer = () => false } = groundsFor(
      { memory, said: openSaid(), context: { reading: (text: string) => read(text, open) } } as Talk,
      new Set(),
      open,
    );
    expect(['Boston Consulting Group', 'BCG', 'boston consulting group'].map(isEmployer)).toEqual([true, true, true]);
    expect(['Figma', 'Ada Byron', 'Google', 'Archivist', 'Target'].filter(isEmployer)).toEqual([]);
    memory.company(company('x', 'Target', 12));
    memory.company(company('y', 'Kohl’s', 0));
    expect(['Target', 'Kohl’s'].map(isEmployer)).toEqual([true, false]);
  });
});
