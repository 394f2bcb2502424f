import { knownCities } from '#language/cities.ts';
import { countries, states, unitedStatesRegions, worldRegions } from '#language/countries.ts';
import { metros } from '#language/metros.ts';

/**
 * The names under which careers write that somebody is at a place: states by their codes ("Boston, MA"), other countries in full. A part of
 * the world is its countries, a part of the United States its states,
 * a metropolitan area its towns; any other name, such as a city's, is itself. ", CA" is "CA".
 */
export function writtenPlaces(name: string): string[] {
  const plain = name.replace(/^, /, '');
  const part = unitedStatesRegions.find((region) => region.name === plain);
  if (part !== undefined) return part.members;
  const metro = metros.find((area) => area.name === plain);
  if (metro !== undefined) return townsOf(metro.key);
  const world = worldRegions.find((region) => region.name === plain);
  const members = world?.members ?? countries.flatMap(({ code, name: country }) => (country === plain ? [code] : []));
  if (members.length === 0) return [plain];
  const named = countries.filter(({ code }) => members.includes(code)).flatMap((country) => [country.name, country.label]);
  return [...new Set([...named, ...(members.includes('US') ? states.keys() : [])])];
}

const townsOf = (metro: string): string[] => [
  ...new Set(
    [...knownCities.values()].flatMap((cities) =>
      cities.flatMap(({ name, region, metros }) => (metros.includes(metro) ? [region === null ? name : `${name}, ${region}`] : [])),
    ),
  ),
];
