import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { rankSuggestions } from '@alive/contract/lists/rank.ts';
import { copy } from './copy.ts';

/** The places that fit what was typed: the fifteen cities and, so that "NYC" is not met with silence, the chips'. */
export const suggestLocations = (query: string, chosen: readonly string[]) =>
  rankSuggestions(places, query).map(({ item, match }) => ({
    name: item.name,
    alias: chosen.includes(item.name) ? copy.chosen : item.region,
    match,
  }));

/** The chosen places with what was typed added: the known place of that name or alias, else as typed. Never twice. */
export const withLocation = (chosen: readonly string[], typed: string): string[] => {
  const text = typed.trim().replace(/\s+/gu, ' ').slice(0, 100);
  if (text === '' || chosen.length >= most) return [...chosen];
  const known = places.find((place) => [place.name, ...place.aliases].some((name) => same(name, text)));
  const name = known?.name ?? text;
  return chosen.some((other) => same(other, name)) ? [...chosen] : [...chosen, name];
};

export const withoutLocation = (chosen: readonly string[], name: string): string[] => chosen.filter((other) => other !== name);

const same = (a: string, b: string): boolean => a.localeCompare(b, 'en', { sensitivity: 'base', ignorePunctuation: true }) === 0;

/** As many as the account holds. */
const most = 40;

/** What else the chips' places are called. */
const quickAliases: Record<(typeof quickLocations)[number], { region: string; aliases: string[] }> = {
  'New York': { region: 'New York', aliases: ['New York City', 'New York, NY', 'NYC', 'NY', 'Manhattan', 'Brooklyn'] },
  'San Francisco': { region: 'California', aliases: ['San Francisco, CA', 'SF', 'Bay Area', 'San Francisco Bay Area'] },
  'Los Angeles': { region: 'California', aliases: ['Los Angeles, CA', 'LA'] },
  Boston: { region: 'Massachusetts', aliases: ['Boston, MA'] },
  Remote: { region: 'Anywhere', aliases: ['From home', 'Work from home', 'WFH', 'Anywhere'] },
  Chicago: { region: 'Illinois', aliases: ['Chicago, IL'] },
  Seattle: { region: 'Washington', aliases: ['Seattle, WA'] },
  Austin: { region: 'Texas', aliases: ['Austin, TX', 'ATX'] },
};

const places = [
  ...customCities,
  ...quickLocations.map((name) => ({ name, region: quickAliases[name].region, aliases: quickAliases[name].aliases })),
];
