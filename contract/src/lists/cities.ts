/** The chips of the preferences step, in the order they are shown. */
export const quickLocations = ['New York', 'San Francisco', 'Los Angeles', 'Boston', 'Remote', 'Chicago', 'Seattle', 'Austin'] as const;

/** What the custom-location type-ahead offers in addition to the chips. The first alias is the full "City, ST". */
export const customCities: readonly City[] = [
  { name: 'Washington, DC', region: 'District of Columbia', aliases: ['Washington, D.C.', 'DC', 'DMV'] },
  { name: 'Atlanta', region: 'Georgia', aliases: ['Atlanta, GA', 'ATL'] },
  { name: 'Denver', region: 'Colorado', aliases: ['Denver, CO'] },
  { name: 'Miami', region: 'Florida', aliases: ['Miami, FL', 'South Florida'] },
  { name: 'Philadelphia', region: 'Pennsylvania', aliases: ['Philadelphia, PA', 'Philly'] },
  { name: 'San Diego', region: 'California', aliases: ['San Diego, CA'] },
  { name: 'Dallas', region: 'Texas', aliases: ['Dallas, TX', 'DFW'] },
  { name: 'Houston', region: 'Texas', aliases: ['Houston, TX', 'HTX'] },
  { name: 'Portland', region: 'Oregon', aliases: ['Portland, OR', 'PDX'] },
  { name: 'Minneapolis', region: 'Minnesota', aliases: ['Minneapolis, MN', 'Twin Cities', 'St. Paul'] },
  { name: 'Nashville', region: 'Tennessee', aliases: ['Nashville, TN'] },
  { name: 'Raleigh', region: 'North Carolina', aliases: ['Raleigh, NC', 'Raleigh-Durham', 'Research Triangle', 'Durham'] },
  { name: 'Pittsburgh', region: 'Pennsylvania', aliases: ['Pittsburgh, PA', 'PGH'] },
  { name: 'Salt Lake City', region: 'Utah', aliases: ['Salt Lake City, UT', 'SLC'] },
  { name: 'Detroit', region: 'Michigan', aliases: ['Detroit, MI', 'Motor City'] },
];

export interface City {
  name: string;
  /** The state in full. */
  region: string;
  aliases: readonly string[];
}
