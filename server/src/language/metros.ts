/**
 * Metropolitan areas that people name when they look for work: a centre (degrees), a radius (km) and the names they go by.
 * Membership of a city is by distance from the centre; `cities-data.ts` holds the outcome.
 */
export const metros: readonly Metro[] = [
  metro(
    'bay-area',
    'San Francisco Bay Area',
    'CA',
    37.6,
    -122.2,
    60,
    'bay area|the bay area|sf bay area|sf bay|the bay|silicon valley|east bay|south bay|sfba',
  ),
  metro(
    'new-york',
    'New York metro',
    'NY',
    40.71,
    -74,
    58,
    'new york metro|nyc metro|ny metro|new york metropolitan area|tri state area|tri state|tristate area|tristate',
  ),
  metro('boston', 'Greater Boston', 'MA', 42.36, -71.06, 45, 'greater boston|boston metro'),
  metro(
    'dc',
    'Washington, DC metro',
    'DC',
    38.9,
    -77.04,
    45,
    'dmv|the beltway|northern virginia|nova|washington metro|dc metro|national capital region',
  ),
  metro('seattle', 'Greater Seattle', 'WA', 47.6, -122.33, 45, 'greater seattle|seattle metro|puget sound'),
  metro(
    'los-angeles',
    'Greater Los Angeles',
    'CA',
    34,
    -118.2,
    65,
    'greater los angeles|los angeles metro|la metro|la area|la county|los angeles county|silicon beach',
  ),
  metro('chicago', 'Chicagoland', 'IL', 41.88, -87.8, 60, 'chicagoland|greater chicago|chicago metro'),
  metro('austin', 'Greater Austin', 'TX', 30.27, -97.74, 40, 'austin metro|greater austin'),
  metro(
    'dallas',
    'Dallas–Fort Worth',
    'TX',
    32.82,
    -97,
    60,
    'dfw|dallas fort worth|dallas fort worth metroplex|dallas metro|metroplex|greater dallas',
  ),
  metro('houston', 'Greater Houston', 'TX', 29.76, -95.4, 55, 'greater houston|houston metro'),
  metro('philadelphia', 'Greater Philadelphia', 'PA', 39.98, -75.2, 45, 'greater philadelphia|philadelphia metro|delaware valley'),
  metro('atlanta', 'Metro Atlanta', 'GA', 33.8, -84.38, 50, 'metro atlanta|greater atlanta|atlanta metro'),
  metro('miami', 'South Florida', 'FL', 25.95, -80.2, 55, 'south florida|greater miami|miami metro|miami dade'),
  metro('denver', 'Denver–Boulder', 'CO', 39.74, -104.98, 45, 'denver metro|greater denver|front range'),
  metro('minneapolis', 'Twin Cities', 'MN', 44.97, -93.2, 35, 'twin cities|minneapolis saint paul|minneapolis st paul'),
  metro('san-diego', 'Greater San Diego', 'CA', 32.85, -117.13, 45, 'greater san diego|san diego county|san diego metro'),
  metro('phoenix', 'Phoenix metro', 'AZ', 33.45, -112, 45, 'greater phoenix|phoenix metro|valley of the sun'),
  metro('detroit', 'Metro Detroit', 'MI', 42.36, -83.2, 60, 'metro detroit|greater detroit|detroit metro'),
  metro('portland', 'Greater Portland', 'OR', 45.52, -122.68, 30, 'portland metro'),
  metro(
    'raleigh',
    'Research Triangle',
    'NC',
    35.9,
    -78.8,
    40,
    'research triangle|research triangle park|the triangle|rtp|raleigh durham|triangle area',
  ),
  metro('charlotte', 'Charlotte metro', 'NC', 35.22, -80.84, 40, 'charlotte metro|greater charlotte'),
  metro('pittsburgh', 'Greater Pittsburgh', 'PA', 40.44, -80, 35, 'greater pittsburgh|pittsburgh metro'),
  metro('baltimore', 'Greater Baltimore', 'MD', 39.29, -76.61, 30, 'greater baltimore|baltimore metro'),
  metro('st-louis', 'Greater St. Louis', 'MO', 38.63, -90.35, 45, 'greater st louis|st louis metro|saint louis metro'),
  metro('salt-lake-city', 'Wasatch Front', 'UT', 40.6, -111.9, 50, 'wasatch front|silicon slopes|salt lake|salt lake valley'),
  metro('nashville', 'Nashville metro', 'TN', 36.16, -86.78, 45, 'greater nashville|nashville metro'),
  metro('tampa', 'Tampa Bay', 'FL', 27.95, -82.5, 45, 'tampa bay|tampa metro'),
  metro('orlando', 'Greater Orlando', 'FL', 28.54, -81.38, 45, 'greater orlando|orlando metro'),
  metro('kansas-city', 'Kansas City metro', 'MO', 39.05, -94.6, 40, 'greater kansas city|kansas city metro'),
  metro('columbus', 'Columbus metro', 'OH', 39.98, -82.98, 35, 'greater columbus|columbus metro'),
  metro('cincinnati', 'Greater Cincinnati', 'OH', 39.15, -84.5, 40, 'greater cincinnati|cincinnati metro'),
  metro('indianapolis', 'Indianapolis metro', 'IN', 39.78, -86.15, 35, 'greater indianapolis|indianapolis metro'),
  metro('cleveland', 'Greater Cleveland', 'OH', 41.45, -81.7, 45, 'greater cleveland|cleveland metro|northeast ohio'),
  metro('san-antonio', 'Greater San Antonio', 'TX', 29.42, -98.49, 40, 'greater san antonio|san antonio metro'),
  metro('sacramento', 'Greater Sacramento', 'CA', 38.6, -121.4, 40, 'greater sacramento|sacramento metro'),
  metro('las-vegas', 'Las Vegas Valley', 'NV', 36.13, -115.15, 30, 'las vegas valley|vegas area'),
  metro('milwaukee', 'Greater Milwaukee', 'WI', 43.04, -88, 35, 'greater milwaukee|milwaukee metro'),
  metro('toronto', 'Greater Toronto Area', 'ON', 43.7, -79.45, 50, 'greater toronto|greater toronto area|gta'),
  metro('vancouver', 'Metro Vancouver', 'BC', 49.2, -122.95, 40, 'metro vancouver|greater vancouver|lower mainland'),
  metro('montreal', 'Greater Montreal', 'QC', 45.52, -73.65, 35, 'greater montreal|montreal metro'),
];

function metro(key: string, name: string, region: string, latitude: number, longitude: number, radius: number, names: string): Metro {
  const country = ['ON', 'BC', 'QC'].includes(region) ? 'CA' : 'US';
  return { key: `metro-${key}`, name, region, country, latitude, longitude, radius, names: names.split('|') };
}

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
