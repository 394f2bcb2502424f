import { industryInName } from '@alive/language/lexicon/industries.ts';
import { citiesNamed } from '@alive/language/places/cities.ts';
import { countryNamed, regionNamed } from '@alive/language/places/place-names.ts';
import { isHeadNoun } from '@alive/language/titles/title-names.ts';

/** "Caritas Speyer, Speyer", and a town that is known from elsewhere in the file, with its area or alone. */
export const townAlone = (text: string, towns: ReadonlySet<string> | undefined): { place: string; rest: string } | null => {
  const tokens = text.split(/\s*,\s*/);
  for (const count of [2, 1]) {
    const tail = tokens.slice(-count).join(', ');
    if (tokens.length === 2 && count === 2 && towns?.has(tail) === true) return { place: tail, rest: '' };
    if (tokens.length > count && towns?.has(tail) === true && (count > 1 || tail.includes(' ') || tail.includes('-')))
      return { place: tail, rest: tokens.slice(0, -count).join(', ') };
  }
  const [, rest = '', town = ''] = /^(.+), (\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)?)$/u.exec(text) ?? [];
  const isTown = town !== '' && (towns?.has(town) === true || (rest.endsWith(` ${town}`) && !/ of [^,]+$/.test(rest)));
  return isTown && !/\b(?:universit\p{L}*|college) (?:of|de|at)\b[^,]*$|\bState (?:University|College)$/iu.test(rest)
    ? { place: town, rest }
    : null;
};

/** The place at the end or beginning of a part of a line, "Research Assistant, Eugene, OR", and what is left of it. */
export const placeIn = (written: string): { place: string | null; rest: string } => {
  // "Lelystad (Netherlands)"
  const text = written
    .replace(/\s*\((?:online|remote|virtual|hybrid)\)$/i, '')
    .replace(/[\s,]+$/, '')
    .replace(/(?<=^|, )(\p{Lu}[^,()]*) \((\p{Lu}[\p{L} .]+)\)$/u, (all, town: string, area: string) =>
      countryNamed(area) === null && regionNamed(area) === null ? all : `${town}, ${area}`,
    );
  const tokens = text.split(/\s*,\s*/);
  const before = townBefore(tokens) ?? townWithState(tokens);
  if (before !== null) return before;
  if (isPlace(text)) return { place: text, rest: '' };
  for (const count of [3, 2])
    for (let from = tokens.length - count; from >= 0 && tokens.length > count; from--) {
      const some = tokens.slice(from, from + count).join(', ');
      if (isPlace(some)) return { place: some, rest: tokens.toSpliced(from, count).join(', ') };
    }
  const region = tokens.at(-1) ?? '';
  const isOfSchool = /\b(?:university|college|universidad|universit\p{L}+) (?:of|at|de) /iu.test(tokens.at(-2) ?? '');
  if (
    tokens.length > 1 &&
    (!isOfSchool || (region.length > 3 && countryNamed(region) !== null && regionNamed(region) === null)) &&
    isPlace(region) &&
    !/^[A-Z]{2}$/.test(region)
  )
    return { place: region, rest: tokens.slice(0, -1).join(', ') };
  return { place: null, rest: text };
};

/** "Riverkeep New York, NY": a town of that state that ends what stands before the comma, else its last word, or two of a town's usual pairs. */
const townBefore = (tokens: readonly string[]): { place: string; rest: string } | null => {
  const region = tokens.at(-1) ?? '';
  const code = /^(?:[A-Z]{2}|D\.C\.)$/.test(region) || region.length > 3 ? regionNamed(region)?.region : undefined;
  const country = region.length > 2 ? countryNamed(region) : null;
  const isThere = (city: { region: string | null; country: string }) =>
    code !== undefined ? city.region === code : city.country === country;
  const words = (tokens.at(-2) ?? '').split(' ');
  if ((code === undefined && country === null) || words.length < 2) return null;
  const from = words.findIndex((_, at) => at >= words.length - 3 && citiesNamed(words.slice(at).join(' ')).some(isThere));
  const isPair = pairEnds.test(words.at(-1) ?? '') || pairStarts.test(words.at(-2) ?? '');
  const at = from >= 0 ? from : words.length > 2 && code !== undefined ? words.length - (isPair ? 2 : 1) : 0;
  if (
    at === 0 ||
    // "Universität Leipzig, Germany"
    /^(?:universit\p{L}*|technische universität|hochschule|institut|college|akademi\p{L}*)$/iu.test(words.slice(0, at).join(' ')) ||
    !/^\p{Lu}/u.test(words[at] ?? '') ||
    particle.test(words[at - 1] ?? '') ||
    /^(?:of|at|in|from|the|and|&)$/i.test(words[at - 1] ?? '')
  )
    return null;
  return { place: `${words.slice(at).join(' ')}, ${region}`, rest: [...tokens.slice(0, -2), words.slice(0, at).join(' ')].join(', ') };
};
/** "Tully QLD", "Tucson AZ 85701": the state stands behind its town without a comma. */
const townWithState = (tokens: readonly string[]): { place: string; rest: string } | null => {
  const [, written = '', town = '', state = ''] =
    /^(((?:\p{Lu}[\p{L}’'.-]+ ){1,3})([A-Z]{2,3}))(?: \d{4,5})?$/u.exec(tokens.at(-1) ?? '') ?? [];
  const isAustralian = /^(?:QLD|NSW|VIC|TAS|ACT)$/.test(state);
  const isTown = isAustralian || citiesNamed(town.trim()).some(({ region }) => state.length === 2 && region === state);
  return town !== '' && isTown ? { place: written, rest: tokens.slice(0, -1).join(', ') } : null;
};
/** What stands in small letters within the name of a town. */
const particle = /^(?:de|do|da|dos|das|del|della|di|du|des|la|le|les|el|los|las|am|an|der|im|upon|sur|en)$/i;
/** States as newspapers shorten them. */
const shortState =
  /^(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Md|Mass|Mich|Minn|Miss|Mo|Mont|Neb|Nev|N\.H|N\.J|N\.M|N\.Y|N\.C|N\.D|Okla|Ore|Pa|R\.I|S\.C|S\.D|Tenn|Tex|Vt|Va|Wash|W\.Va|Wis|Wyo|Ont|Que|Alta|B\.C)\.$/;
/** States of Brazil. */
const brazilian = /^(?:AM|BA|CE|DF|ES|GO|MG|MS|MT|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP)$/;
const pairStarts =
  /^(?:new|san|santa|fort|ft\.|saint|st\.|north|south|east|west|el|la|los|las|port|lake|mount|mt\.|palo|grand|big|little|cape|coral|college|silver|long|white|red|rock|falls|oak|cedar|salt)$/i;
const pairEnds =
  /^(?:city|beach|park|springs?|falls|hills?|heights|grove|rapids|lakes?|valley|island|creek|point|station|harbor|bay|gables|rock|church|bluffs?|mountain|view|forest|river)$/i;

/** "Eugene, OR", "Lyon, France", "Remote", "Chicago". */
export const isPlace = (text: string): boolean => {
  if (/^(?:remote|hybrid|online|virtual|on-?site)$/i.test(text)) return true;
  // "Texas to Montana"
  const regions = text.split(/\s+to\s+/);
  if (regions.length === 2 && regions.every((one) => one.length > 3 && regionNamed(one) !== null)) return true;
  const tokens = text.split(/\s*,\s*/);
  const [town = '', area = '', country] = tokens;
  if (/\b(?:universit|institut|academy)|\b(?:college|school)(?: of|$)/i.test(town)) return false;
  // "CIEE Monteverde, Costa Rica"
  if (/\p{Lu}{3}/u.test(town) && town !== town.toUpperCase()) return false;
  const words = town.split(' ').filter((word) => !particle.test(word));
  if (!/^[ʻʼ‘’']?\p{Lu}/u.test(town) || /\d/.test(text) || words.length > 3) return false;
  if (country !== undefined)
    return (
      tokens.length === 3 &&
      country.length > 2 &&
      countryNamed(country) !== null &&
      (regionNamed(area) !== null || (citiesNamed(town).length > 0 && isPlace(`${town}, ${country}`)))
    );
  if (area === '')
    return countryNamed(text) !== null && text.length > 3 ? true : citiesNamed(text).some(({ population }) => population >= 100_000);
  // "Washington, D.C.", "Columbia, Mo."
  const region =
    (regionNamed(area) !== null && (/^[A-Z.]{2,4}$/.test(area) || area.length > 3)) || shortState.test(area) || brazilian.test(area);
  if (!region && (countryNamed(area) === null || /^[A-Z]{2}$/.test(area))) return false;
  return (
    citiesNamed(town).length > 0 ||
    ((town.split(' ').length < 3 || words.every((word) => /^\p{Lu}/u.test(word))) &&
      !isHeadNoun(town.toLowerCase().split(' ').at(-1) ?? '') &&
      industryInName(town) === null)
  );
};
