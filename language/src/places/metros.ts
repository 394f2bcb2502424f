import { list, number, readTable, string } from '../tables/tables.ts';

/**
 * Metropolitan areas that people name when they look for work: a centre (degrees), a radius (km) and the names they go by.
 * Membership of a city is by distance from the centre; the table of cities holds the outcome.
 */
export const metros: readonly Metro[] = readTable('metros', {
  key: string,
  name: string,
  region: string,
  country: string,
  latitude: number,
  longitude: number,
  radius: number,
  names: list,
});

export interface Metro {
  /** "metro-bay-area". */
  key: string;
  name: string;
  /** Where its centre is. */
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  radius: number;
  names: string[];
}
