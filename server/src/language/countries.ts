import { fold } from './text.ts';

// Codes that CLDR names but that are no country: reserved ones and groups; Puerto Rico is written like a state.
const notCountries = new Set('AC AN BU CP CQ CS DD DG EA EU EZ FX IC NT PR QO QU SU TA TP UN XA XB XK YD YU ZR ZZ UK'.split(' '));
const spelled: Record<string, string> = {
  TR: 'Turkey',
  PS: 'Palestine',
  CI: 'Ivory Coast',
  CZ: 'Czech Republic',
  CD: 'DR Congo',
  CG: 'Congo',
};
const also: Record<string, string> = {
  US: 'us|usa|u s|united states of america|the united states|the us|the states|america|united states',
  GB: 'uk|great britain|britain|england|scotland|wales|northern ireland',
  AE: 'uae|emirates',
  CZ: 'czechia',
  NL: 'holland|the netherlands',
  KR: 'korea|republic of korea',
  TR: 'turkiye',
  DE: 'deutschland',
  CN: 'prc|mainland china',
  CH: 'schweiz',
  HK: 'hong kong sar',
  SA: 'ksa',
};

/** ISO 3166-1 alpha-2 codes and English names, from the runtime's own CLDR data, spelled as listings spell them. */
export const countries: readonly Country[] = isoCountries();

/** Postal code → name. */
export const states: ReadonlyMap<string, string> = table(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC Washington, DC|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico',
);

/** Postal code → name. */
export const provinces: ReadonlyMap<string, string> = table(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
);

/** Parts of the United States by state; each is a key "region-…". Names beyond the key's own words follow it. */
export const unitedStatesRegions: readonly Region[] = [
  region('new-england', 'New England', 'CT ME MA NH RI VT'),
  region('northeast', 'Northeast', 'CT ME MA NH RI VT NY NJ PA', 'north east'),
  region('mid-atlantic', 'Mid-Atlantic', 'NY NJ PA DE MD DC VA WV', 'mid atlantic|midatlantic'),
  region('midwest', 'Midwest', 'IL IN IA KS MI MN MO NE ND OH SD WI', 'mid west|great lakes'),
  region('southeast', 'Southeast', 'AL AR FL GA KY LA MS NC SC TN VA WV', 'south east|the south|deep south'),
  region('southwest', 'Southwest', 'AZ NM OK TX', 'south west'),
  region('gulf-coast', 'Gulf Coast', 'TX LA MS AL FL'),
  region('west-coast', 'West Coast', 'CA OR WA', 'westcoast'),
  region('east-coast', 'East Coast', 'ME NH MA RI CT NY NJ PA DE MD DC VA NC SC GA FL', 'eastcoast|eastern seaboard'),
  region('pacific-northwest', 'Pacific Northwest', 'OR WA ID', 'pnw|northwest'),
  region('mountain-west', 'Mountain West', 'CO UT NV ID MT WY AZ NM', 'rockies|rocky mountains|the rockies'),
];

/** Parts of the world by country. */
export const worldRegions: readonly Region[] = [
  region(
    'europe',
    'Europe',
    'GB IE FR DE NL BE LU CH AT ES PT IT GR SE DK NO FI IS PL CZ SK HU RO BG HR SI EE LV LT UA RS CY MT',
    'emea|the eu|eu|european union',
  ),
  region('asia', 'Asia', 'CN HK TW JP KR IN SG MY TH VN ID PH PK BD LK NP KZ', 'apac|asia pacific'),
  region('middle-east', 'Middle East', 'AE SA QA KW BH OM IL JO LB TR EG', 'mena|the gulf'),
  region('africa', 'Africa', 'ZA NG KE EG GH ET TZ UG RW MA TN SN'),
  region('latin-america', 'Latin America', 'MX BR AR CL CO PE UY CR PA EC DO GT', 'latam|south america|central america'),
  region('oceania', 'Oceania', 'AU NZ FJ', 'australasia'),
  region('southeast-asia', 'Southeast Asia', 'SG MY TH VN ID PH KH LA MM BN', 'south east asia'),
  region('east-asia', 'East Asia', 'CN HK TW JP KR'),
  region('south-asia', 'South Asia', 'IN PK BD LK NP'),
  region('western-europe', 'Western Europe', 'GB IE FR DE NL BE LU CH AT ES PT IT'),
  region('eastern-europe', 'Eastern Europe', 'PL CZ SK HU RO BG UA EE LV LT MD BY'),
  region('southern-europe', 'Southern Europe', 'ES PT IT GR MT CY'),
  region('nordics', 'Nordics', 'SE DK NO FI IS', 'nordic countries|scandinavia'),
  region('benelux', 'Benelux', 'BE NL LU'),
  region('dach', 'DACH', 'DE AT CH'),
  region('north-america', 'North America', 'US CA MX'),
];

function isoCountries(): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const found: Country[] = [];
  for (let first = 65; first <= 90; first++)
    for (let second = 65; second <= 90; second++) {
      const code = String.fromCharCode(first, second);
      const name = names.of(code);
      if (name === undefined || notCountries.has(code)) continue;
      const plain = spelled[code] ?? name.replace(/ \(.*\)$| SAR China$/g, '').replace('&', 'and');
      found.push({ code, name: plain, label: code === 'GB' ? 'UK' : plain, names: [fold(plain), ...(also[code]?.split('|') ?? [])] });
    }
  return found;
}

function table(text: string): Map<string, string> {
  return new Map(text.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]));
}

function region(key: string, name: string, members: string, names = ''): Region {
  return {
    key: `region-${key}`,
    name,
    members: members.split(' '),
    names: [name.toLowerCase(), ...(names === '' ? [] : names.split('|'))],
  };
}

export interface Country {
  code: string;
  name: string;
  /** As it stands after a city: "UK". */
  label: string;
  /** Folded. */
  names: string[];
}

export interface Region {
  key: string;
  name: string;
  /** States' or countries' codes. */
  members: string[];
  names: string[];
}
