import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

/** An occupation of O*NET-SOC 2019. */
export const occupation = z.object({ code: z.string(), title: z.string() });
export type Occupation = z.output<typeof occupation>;

/** Whether figures of similar work stand in, for nobody published this occupation's own. */
const inferred = z.boolean();
/** Whether they are the figures of several occupations together. */
const shared = z.boolean();
const percent = z.number();

export const occupationDetail = z.extend(occupation, {
  /** One who does it: "Hydrologist". */
  name: z.string(),
  alsoCalled: z.array(z.string()),
  /** 1 (little preparation) to 5. */
  jobZone: z.nullable(z.int()),
  interests: z.nullable(
    z.object({
      /** Of Holland's six, 0 to 100. */
      scores: z.record(z.enum(['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional']), percent),
      /** The strongest in words, at most three. */
      words: z.array(z.string()),
      inferred,
    }),
  ),
  workContext: z.nullable(
    z.object({
      /** What a usual month is like, at most three: "Outdoors every week". */
      words: z.array(z.string()),
      inferred,
    }),
  ),
  /** Of those who do it, the most frequent first; null where fewer than thirty were asked. */
  education: z.nullable(z.array(z.object({ level: z.string(), percent }))),
  /** US dollars a year. */
  wage: z.nullable(
    z.object({
      p10: z.nullable(z.int()),
      p25: z.nullable(z.int()),
      median: z.nullable(z.int()),
      p75: z.nullable(z.int()),
      p90: z.nullable(z.int()),
      year: z.int(),
      source: z.string(),
      shared,
    }),
  ),
  outlook: z.nullable(
    z.object({ growthPct: z.number(), /** A year. */ openings: z.nullable(z.int()), years: z.string(), source: z.string(), shared }),
  ),
  /** Similar work, nearest first, and in what it differs most: "more teaching, less chemistry". */
  related: z.array(z.extend(occupation, { name: z.string(), difference: z.nullable(z.string()) })),
  /** Fields of study that lead to it. */
  majors: z.array(z.string()),
  /** Open jobs, and visible alumni who do it now. */
  counts: z.object({ jobs: z.int(), alumni: z.int() }),
});
export type OccupationDetail = z.output<typeof occupationDetail>;

export const findOccupations = endpoint({
  method: 'GET',
  path: '/api/occupations',
  summary: 'At most ten occupations one of whose titles fits what was typed',
  access: 'open',
  query: z.object({ q: z._default(text(0, 100), '') }),
  reply: z.object({ occupations: z.array(z.extend(occupation, { /** The title that fits. */ matched: z.string() })) }),
});

export const readOccupation = endpoint({
  method: 'GET',
  path: '/api/occupations/:code',
  summary: 'What an occupation is like, what it pays, where it leads',
  access: 'open',
  params: z.object({ code: z.string().check(z.regex(/^\d{2}-\d{4}\.\d{2}$/)) }),
  reply: occupationDetail,
});

/** What every screen with these figures must say, in whole behind "Sources and credit". */
export const occupationCredit = {
  short: 'Pay: BLS, May 2025. Outlook: BLS, 2024–34. The rest: O*NET, adapted.',
  whole:
    'This product includes information from the O*NET 30.3, 30.1 and 29.2 Databases and earlier releases by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Alive has modified this information; USDOL/ETA has not approved, endorsed, or tested these modifications. Pay: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025. Outlook: U.S. Bureau of Labor Statistics, Employment Projections, 2024–34. Majors: National Center for Education Statistics, CIP 2020 to SOC 2018.',
} as const;
