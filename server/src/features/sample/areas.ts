import { businessAreas } from './areas-business.ts';
import { cultureAreas } from './areas-culture.ts';
import { engineeringAreas } from './areas-engineering.ts';
import { healthAreas } from './areas-health.ts';
import { moreRoles } from './areas-more.ts';
import { publicAreas } from './areas-public.ts';
import { techAreas } from './areas-tech.ts';
import type { Area } from './shapes.ts';

const known: Readonly<Record<string, Area>> = {
  ...techAreas,
  ...engineeringAreas,
  ...businessAreas,
  ...healthAreas,
  ...cultureAreas,
  ...publicAreas,
};

/** The kind of work whose phrases the further roles share. */
const alike: Readonly<Record<string, string>> = {
  care: 'nursing',
  stagecraft: 'parks',
  fieldwork: 'nature',
  shop: 'factory',
  desks: 'finance',
  words: 'journalism',
  laboratory: 'bench',
  classroom: 'teaching',
};

/** Every kind of work of the sample, by its key in employers' hiring. */
export const areas: Readonly<Record<string, Area>> = {
  ...known,
  ...Object.fromEntries(
    Object.entries(alike).flatMap(([key, area]) => {
      const like = known[area];
      return like === undefined ? [] : [[key, { ...like, roles: moreRoles[key] ?? [] }]];
    }),
  ),
};
