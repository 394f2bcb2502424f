import { businessAreas } from './areas-business.ts';
import { cultureAreas } from './areas-culture.ts';
import { engineeringAreas } from './areas-engineering.ts';
import { healthAreas } from './areas-health.ts';
import { publicAreas } from './areas-public.ts';
import { techAreas } from './areas-tech.ts';
import type { Area } from './shapes.ts';

/** Every kind of work of the sample, by its key in employers' hiring. */
export const areas: Readonly<Record<string, Area>> = {
  ...techAreas,
  ...engineeringAreas,
  ...businessAreas,
  ...healthAreas,
  ...cultureAreas,
  ...publicAreas,
};
