import { list, mark, optional, readTable, string } from '../tables/tables.ts';
import { fold } from '../text/text.ts';

const countryTable = readTable('countries', { code: string, alpha3: string, name: string, names: list });

/** ISO 3166-1 alpha-2 codes and English names as listings spell them. Puerto Rico is written like a state, so it is none. */
export const countries: readonly Country[] = countryTable.map(({ code, name, names }) => ({
  code,
  name,
  label: code === 'GB' ? 'UK' : name,
  names: [fold(name), ...names],
}));

/** ISO 3166-1 alpha-3 codes with their alpha-2 codes: "GBR" is "GB". */
export const alpha2Of: ReadonlyMap<string, string> = new Map(countryTable.map(({ code, alpha3 }) => [alpha3, code]));

const stateTable = readTable('states', { country: string, code: string, name: string, short: string });
const namesIn = (of: string) => new Map(stateTable.filter(({ country }) => country === of).map(({ code, name }) => [code, name]));

/** Postal code → name. */
export const states: ReadonlyMap<string, string> = namesIn('US');

/** Postal code → name. */
export const provinces: ReadonlyMap<string, string> = namesIn('CA');

/** States as newspapers shorten them after a town: "Cambridge, Mass." */
export const stateAbbreviations: ReadonlyMap<string, string> = new Map(
  stateTable.filter(({ short }) => short !== '').map(({ code, short }) => [code, short]),
);

const regionTable = readTable('regions', { country: optional, key: string, name: string, members: list, names: list });
const regionsOf = (of: string | null): Region[] =>
  regionTable
    .filter(({ country }) => country === of)
    .map(({ key, name, members, names }) => ({ key, name, members, names: [name.toLowerCase(), ...names] }));

/** Parts of the United States by state. */
export const unitedStatesRegions: readonly Region[] = regionsOf('US');

/** Parts of the world by country. */
export const worldRegions: readonly Region[] = regionsOf(null);

/** Wider or looser names for parts of the world and of the United States. They have no key of their own. */
export const areas: readonly Area[] = readTable('areas', { name: string, names: list, keys: list, isState: mark, country: optional });

export interface Country {
  code: string;
  name: string;
  /** As it stands after a city: "UK". */
  label: string;
  /** Folded. */
  names: string[];
}

export interface Area {
  name: string;
  /** Folded. */
  names: string[];
  keys: string[];
  /** A state of another country than the United States and Canada, with its largest cities for keys. */
  isState: boolean;
  country: string | null;
}

export interface Region {
  /** "region-midwest". */
  key: string;
  name: string;
  /** States' or countries' codes. */
  members: string[];
  names: string[];
}
