import { countries } from '#language/countries.ts';
import { fold } from '#language/text.ts';

/** ISO 3166-1 alpha-2 code of the country that a text names as a whole in any of its usual spellings, or null. */
export function countryIn(text: string): string | null {
  return byName.get(keyOf(text)) ?? null;
}

/** The code of today for one that a country has given up: "DY" (Dahomey) is Benin. */
export function currentCode(code: string): string {
  return givenUp[code] ?? code;
}

/** Countries that are one city, by code. */
export const cityStates: ReadonlyMap<string, string> = new Map([
  ['HK', 'Hong Kong'],
  ['SG', 'Singapore'],
  ['MO', 'Macao'],
  ['MC', 'Monaco'],
  ['VA', 'Vatican City'],
  ['GI', 'Gibraltar'],
]);

// ISO 3166-3: the runtime's data still names them.
const givenUp: Readonly<Record<string, string>> = { DY: 'BJ', HV: 'BF', NH: 'VU', RH: 'ZW', VD: 'VN', TP: 'TL', ZR: 'CD', BU: 'MM' };

const alsoCalled =
  'MM burma|SZ swaziland|MK macedonia|CI cote divoire|CV cabo verde|BA bosnia|BA bosnia herzegovina|IE republic of ireland|CD drc|' +
  'CD democratic republic of the congo|CD dr congo|CG republic of the congo|VN viet nam|TL timor leste|TL east timor|KR south korea|' +
  'KP north korea|XK kosovo|VI united states virgin islands|VI us virgin islands|VI usvi|GE republic of georgia|GE georgia country|' +
  'CZ czechia|TR turkiye|VA vatican|VA holy see|MO macau|PS palestinian territories|AE united arab emirates|US united states|' +
  'GB united kingdom|TW taiwan roc|FM micronesia|LA laos|RU russian federation|SY syria|IR persia|BO bolivia|TZ tanzania|ST sao tome|' +
  'BQ bonaire|MF saint martin|CW curacao|RE reunion|TT trinidad|AG antigua|KN st kitts|VC st vincent|TC turks and caicos|PM saint pierre|VC st vincent and the grenadines|TF french southern and antarctic lands';

function keyOf(text: string): string {
  return fold(text)
    .replace(/['’.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/^the /, '');
}

const byName = new Map<string, string>([
  ...countries
    .filter(({ code }) => givenUp[code] === undefined)
    .flatMap(({ code, name, names }) => [name, ...names].map((each) => [keyOf(each), code] as const)),
  ...alsoCalled.split('|').map((entry) => [keyOf(entry.slice(3)), entry.slice(0, 2)] as const),
]);
