import type { Company } from '@alive/contract/companies.ts';
import { placeKeys } from '@alive/language/places/place-keys.ts';
import { keyOf } from '@alive/language/text/text.ts';
import { tool } from '#platform/llm/llm.ts';
import * as z from 'zod';
import type { Context } from './context.ts';
import { companyFacts } from './hosted-facts.ts';
import type { Talk } from './hosted-talk.ts';
import { perTurn } from './selection.ts';
import { step } from './copy/model.ts';

const text = z.string().max(100).optional();
const wanted = z.object({
  name: text,
  industry: text,
  place: text,
  order: z.enum(['alumni', 'jobs', 'priority']).optional(),
  limit: z.int().min(1).max(10).optional(),
});

/** Compares the curated employers. */
export const listCompanies = (talk: Talk) =>
  tool(
    `Lists the curated employers, with industry, headquarters, size, open jobs and alumni who work there: by words of the name, by industry, by the place of the headquarters; ordered by alumni, jobs or priority.`,
    wanted,
    async ({ limit = perTurn, order = 'priority', ...asked }) => {
      const companies = (await talk.tools.companies()).filter(meets(talk.context, asked));
      const listed = ordered(companies, order).slice(0, limit);
      const facts = listed.map((company) => ({ handle: talk.memory.company(company), ...companyFacts(company) }));
      talk.said.collect(facts);
      talk.said.count(
        companies.length,
        ...listed.flatMap((one) => [one.total_active_jobs, one.total_internships, one.total_new_grad_jobs, one.yale_alumni_count]),
      );
      return { total: companies.length, companies: facts };
    },
  );

export const companiesStep = (): string => step.companies;

function meets(
  { reading, lookup }: Context,
  { name = '', industry = '', place = '' }: Pick<z.infer<typeof wanted>, 'name' | 'industry' | 'place'>,
) {
  const named = keyOf(name);
  const fields = [keyOf(industry), ...reading(industry).mentions.flatMap((one) => (one.kind === 'industry' ? keyOf(one.industry) : []))];
  const keys = lookup.keysOf(place);
  const keysAt = (label: string) => reading(label).mentions.flatMap((one) => (one.kind === 'place' ? placeKeys(one.place) : []));
  return (company: Company): boolean =>
    (named === '' || keyOf(company.name).includes(named)) &&
    (fields[0] === '' || fields.some((field) => [company.industry, ...company.tags].some((one) => keyOf(one).includes(field)))) &&
    (place.trim() === '' || keysAt(company.headquarters_location ?? '').some((key) => keys.includes(key)));
}

function ordered(companies: readonly Company[], order: 'alumni' | 'jobs' | 'priority'): readonly Company[] {
  if (order === 'alumni') return companies.toSorted((a, b) => b.yale_alumni_count - a.yale_alumni_count);
  return order === 'jobs' ? companies.toSorted((a, b) => b.total_active_jobs - a.total_active_jobs) : companies;
}
