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
  US: 'estados unidos|eeuu|us|usa|u s|united states of america|the united states|the us|the states|america|united states',
  BR: 'brasil',
  ES: 'espana|espanha',
  IT: 'italia',
  FR: 'francia|franca',
  GB: 'reino unido|uk|great britain|britain|england|scotland|wales|northern ireland',
  AE: 'uae|emirates',
  CZ: 'czechia',
  NL: 'holland|the netherlands',
  KR: 'korea|republic of korea',
  TR: 'turkiye',
  DE: 'deutschland|alemania|alemanha',
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
  region('midwest', 'Midwest', 'IL IN IA KS MI MN MO NE ND OH SD WI', 'mid west|great lakes|great lakes region|upper midwest|midwestern'),
  region('southeast', 'Southeast', 'AL AR FL GA KY LA MS NC SC TN VA WV', 'south east|the south|deep south|american south'),
  region('southwest', 'Southwest', 'AZ NM OK TX', 'south west'),
  region('gulf-coast', 'Gulf Coast', 'TX LA MS AL FL'),
  region('west-coast', 'West Coast', 'CA OR WA', 'westcoast'),
  region('east-coast', 'East Coast', 'ME NH MA RI CT NY NJ PA DE MD DC VA NC SC GA FL', 'eastcoast|eastern seaboard'),
  region('pacific-northwest', 'Pacific Northwest', 'OR WA ID', 'pnw|northwest'),
  region('mountain-west', 'Mountain West', 'CO UT NV ID MT WY AZ NM', 'rockies|rocky mountains|the rockies'),
];

/** Wider or looser names for parts of the world and of the United States: "Name|names they go by|keys|state". They have no key of their own. */
export const areas: readonly Area[] = [
  ['EMEA|emea|region-europe region-middle-east region-africa'],
  ['APAC|apac,asia pacific,asia-pacific,apj|region-asia region-oceania'],
  ['MENA|mena,middle east and north africa|region-middle-east ma tn dz ly eg'],
  ['South America|south america,south american|br ar cl co pe uy ec bo py ve gy sr'],
  ['Central America|central america|cr pa gt hn sv ni bz'],
  ['Caribbean|caribbean,the caribbean|jm bs tt bb do cu ht pr'],
  ['Central Europe|central europe,cee,central and eastern europe|de at ch pl cz sk hu si'],
  ['Northern Europe|northern europe|region-nordics ee lv lt ie gb'],
  ['Baltics|baltics,the baltics,baltic states|ee lv lt'],
  ['Balkans|balkans,the balkans|hr rs ba si me mk al bg gr ro'],
  ['Iberia|iberia,iberian peninsula|es pt'],
  ['British Isles|british isles,uk and ireland,uki|gb ie'],
  ['Sub-Saharan Africa|sub saharan africa,sub-saharan africa,ssa|za ng ke gh et tz ug rw sn zm zw bw na mz ao cm ci'],
  ['East Africa|east africa,eastern africa|ke tz ug rw et'],
  ['West Africa|west africa,western africa|ng gh sn ci'],
  ['North Africa|north africa,northern africa|eg ma tn dz ly'],
  ['Southern Africa|southern africa|za bw na zm zw mz'],
  ['Central Asia|central asia|kz uz kg tj tm'],
  ['ANZ|anz,australia and new zealand|au nz'],
  ['Greater China|greater china|cn hk tw mo'],
  ['Gulf States|gulf states,gulf countries,gcc countries,gcc|ae sa qa kw bh om'],
  ['Americas|americas,the americas|region-north-america region-latin-america'],
  ['Scotland|scotland|gb-edinburgh gb-glasgow gb-aberdeen gb-dundee|state'],
  ['Wales|wales|gb-cardiff gb-swansea gb-newport|state'],
  ['Northern Ireland|northern ireland|gb-belfast|state'],
  ['Karnataka|karnataka|in-bengaluru in-mysuru in-mangalore|state'],
  ['Maharashtra|maharashtra|in-mumbai in-pune in-nagpur in-thane|state'],
  ['Tamil Nadu|tamil nadu,tamilnadu|in-chennai in-coimbatore in-madurai|state'],
  ['Telangana|telangana|in-hyderabad in-warangal|state'],
  ['Kerala|kerala|in-kochi in-thiruvananthapuram|state'],
  ['Gujarat|gujarat|in-ahmedabad in-surat in-vadodara|state'],
  ['West Bengal|west bengal|in-kolkata|state'],
  ['Uttar Pradesh|uttar pradesh|in-noida in-lucknow in-ghaziabad in-kanpur|state'],
  ['Haryana|haryana|in-gurugram in-faridabad|state'],
  ['Rajasthan|rajasthan|in-jaipur in-udaipur|state'],
  ['Punjab|punjab|in-ludhiana in-amritsar pk-lahore|state'],
  ['Andhra Pradesh|andhra pradesh|in-visakhapatnam in-vijayawada|state'],
  ['Bavaria|bavaria,bayern|de-munich de-nurnberg de-augsburg|state'],
  ['North Rhine-Westphalia|north rhine westphalia,nrw|de-cologne de-dusseldorf de-dortmund de-essen|state'],
  ['Catalonia|catalonia,cataluna|es-barcelona|state'],
  ['Andalusia|andalusia|es-sevilla es-malaga es-granada|state'],
  ['Lombardy|lombardy|it-milan it-bergamo|state'],
  ['Flanders|flanders|be-antwerp be-gent be-brugge|state'],
  ['New South Wales|new south wales,nsw|au-sydney au-newcastle|state'],
  ['Queensland|queensland|au-brisbane au-gold-coast|state'],
  ['Western Australia|western australia|au-perth|state'],
  ['South Australia|south australia|au-adelaide|state'],
  [
    'Delhi NCR|ncr,delhi ncr,ncr delhi,ncr region,national capital region india|in-delhi in-new-delhi in-gurugram in-noida in-faridabad in-ghaziabad',
  ],
  ['Sun Belt|sun belt,sunbelt|us-az us-nv us-ca us-tx us-fl us-ga us-nc us-sc us-al us-ms us-la us-nm us-tn'],
  ['Rust Belt|rust belt|us-mi us-oh us-pa us-in us-il us-wi'],
  ['Great Plains|great plains,plains states|us-nd us-sd us-ne us-ks us-ok'],
  ['Carolinas|carolinas,the carolinas|us-nc us-sc'],
  ['Four Corners|four corners|us-az us-co us-nm us-ut'],
  ['Central US|central us,central united states|region-midwest us-tx us-ok'],
  ['Western US|western us,western united states,the west,out west|region-west-coast region-mountain-west'],
  ['Eastern US|eastern us,eastern united states|region-east-coast'],
  ['Southern US|southern us,southern united states,the deep south|region-southeast us-tx us-ok'],
  ['Central Texas|central texas|metro-austin metro-san-antonio'],
  ['Inland Empire|inland empire|us-ca-riverside us-ca-san-bernardino us-ca-ontario'],
  ['Orange County|orange county|us-ca-irvine us-ca-anaheim us-ca-santa-ana us-ca-huntington-beach us-ca-costa-mesa'],
  ['Long Island|long island|us-ny-hempstead us-ny-huntington us-ny-melville us-ny-garden-city'],
].map(([row = '']) => {
  const [name = '', names = '', keys = '', type] = row.split('|');
  return {
    name,
    names: names.split(','),
    keys: keys.split(' '),
    isState: type === 'state',
    country:
      keys.includes('us-') || keys.includes('region-midwest')
        ? 'US'
        : /^(?:gb|in|de|es|it|be|au)-/.test(keys)
          ? keys.slice(0, 2).toUpperCase()
          : null,
  };
});

/** States as newspapers shorten them after a town: "Cambridge, Mass." */
export const stateAbbreviations: ReadonlyMap<string, string> = table(
  'AL Ala|AZ Ariz|AR Ark|CA Calif|CO Colo|CT Conn|DE Del|FL Fla|IL Ill|IN Ind|KS Kan|MA Mass|MI Mich|MN Minn|MS Miss|MT Mont|NE Neb|NV Nev|ND N Dak|OK Okla|OR Ore|PA Penn|SD S Dak|TN Tenn|TX Tex|WA Wash|WV W Va|WI Wis|WY Wyo',
);

/** Parts of the world by country. */
export const worldRegions: readonly Region[] = [
  region(
    'europe',
    'Europe',
    'GB IE FR DE NL BE LU CH AT ES PT IT GR SE DK NO FI IS PL CZ SK HU RO BG HR SI EE LV LT UA RS CY MT',
    'emea|the eu|eu|european union',
  ),
  region('asia', 'Asia', 'CN HK TW JP KR IN SG MY TH VN ID PH PK BD LK NP KZ', 'apac|asia pacific'),
  region('middle-east', 'Middle East', 'AE SA QA KW BH OM IL JO LB TR EG', 'mena|the gulf|gulf region'),
  region('africa', 'Africa', 'ZA NG KE EG GH ET TZ UG RW MA TN SN'),
  region('latin-america', 'Latin America', 'MX BR AR CL CO PE UY CR PA EC DO GT', 'latam|south america|central america'),
  region('oceania', 'Oceania', 'AU NZ FJ', 'australasia'),
  region('southeast-asia', 'Southeast Asia', 'SG MY TH VN ID PH KH LA MM BN', 'south east asia'),
  region('east-asia', 'East Asia', 'CN HK TW JP KR'),
  region('south-asia', 'South Asia', 'IN PK BD LK NP'),
  region('western-europe', 'Western Europe', 'GB IE FR DE NL BE LU CH AT ES PT IT'),
  region('eastern-europe', 'Eastern Europe', 'PL CZ SK HU RO BG UA EE LV LT MD BY'),
  region('southern-europe', 'Southern Europe', 'ES PT IT GR MT CY'),
  region('nordics', 'Nordics', 'SE DK NO FI IS', 'nordic countries|scandinavia|nordic|the nordics'),
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
      const plain = spelled[code] ?? name.replace(/ \([^)]*\)| SAR China$/g, '').replace('&', 'and');
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
  key: string;
  name: string;
  /** States' or countries' codes. */
  members: string[];
  names: string[];
}
