import type { StatedLevel } from '@alive/contract/jobs.ts';
import type { Pay } from '#platform/posting.ts';
import { type Employer, levels, type Role } from './facts.ts';
import { between, chance, type Random } from './random.ts';

/**
 * What such a job pays in US dollars, or null when its posting would not tell. Interns and the lowest paid are paid by the hour,
 * interns of a few employers by the month, everybody else by the year; outside the United States nothing is stated.
 */
export function payOf(random: Random, job: { employer: Employer; role: Role; level: StatedLevel; place: string }): SamplePay | null {
  const silent = chance(random, 0.27);
  const noise = 0.94 + random.next() * 0.12;
  const width = 1.12 + random.next() * 0.3;
  const cents = between(random, 0, 3) * 0.25;
  if (silent || isAbroad(job.place)) return null;
  const year = job.role.pay * 1000 * job.employer.pay * placeFactor(job.place) * levels[job.level].pay * noise;
  if (job.level === 'internship') {
    const hour = Math.max(17, (year * 0.66) / 2080);
    if (job.employer.monthly === true)
      return { min: step(hour * 173, 50), max: step(hour * 173 * width, 50), per: 'month', currency: 'USD' };
    return { min: Math.round(hour) + cents, max: Math.round(hour * width) + cents, per: 'hour', currency: 'USD' };
  }
  if (year < 52_000)
    return { min: Math.round(year / 2080) + cents, max: Math.round((year * width) / 2080) + cents, per: 'hour', currency: 'USD' };
  const unit = year > 90_000 ? 1000 : 100;
  return { min: step(year * 0.95, unit), max: step(year * 0.95 * width, unit), per: 'year', currency: 'USD' };
}

/** Whether a raw place name ends in a country other than the United States. */
export const isAbroad = (place: string): boolean => place !== 'Remote' && !/, [A-Z]{2}$/.test(place);

const step = (value: number, unit: number): number => Math.round(value / unit) * unit;

function placeFactor(place: string): number {
  if (/, (?:CA|NY)$/.test(place)) return 1.1;
  return /, (?:WA|MA|DC|NJ|CT)$/.test(place) ? 1.05 : 0.98;
}

/** What the sample's phrases can say. */
export type SamplePay = Pay & { per: 'year' | 'month' | 'hour' };
