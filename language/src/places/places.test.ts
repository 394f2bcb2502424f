import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openGazetteer } from '../tables/gazetteer.ts';
import { ownKey, placeKeys } from './place-keys.ts';
import { cityPlace } from './place-names.ts';
import { parseLocations } from './places.ts';

const gazetteer = openGazetteer();
const labels = (text: string) => parseLocations([text], gazetteer).places.map((place) => place.label);
const keysOf = (text: string) => parseLocations([text], gazetteer).places.flatMap(placeKeys);

describe('the places of a posting', () => {
  it.each([
    ['New York, NY', ['New York, NY']],
    ['NYC', ['New York, NY']],
    ['New York City, NY', ['New York, NY']],
    ['New York', ['New York, NY']],
    ['New York, New York, United States of America', ['New York, NY']],
    ['NYC Metro, NY', ['New York metro']],
    ['SF', ['San Francisco, CA']],
    ['LA', ['Los Angeles, CA']],
    ['US LA, New Orleans', ['New Orleans, LA']],
    ['New Orleans, LA', ['New Orleans, LA']],
    ['Hollywood, LA', ['Hollywood, CA']],
    ['US-IL-Niles', ['Niles, IL']],
    ['US, CA, Santa Clara', ['Santa Clara, CA']],
    ['USA Mountain View, CA', ['Mountain View, CA']],
    ['Indianapolis, IN Chicago, IL Atlanta, GA', ['Indianapolis, IN', 'Chicago, IL', 'Atlanta, GA']],
    ['SF Austin, TX NYC', ['San Francisco, CA', 'Austin, TX', 'New York, NY']],
    ['Palo Alto, CA New York, NY Plano, TX', ['Palo Alto, CA', 'New York, NY', 'Plano, TX']],
    ['Irvine, California New York, New York Rolling Meadows, Illinois', ['Irvine, CA', 'New York, NY', 'Rolling Meadows, IL']],
    ['Dallas, TX or Scottsdale, AZ', ['Dallas, TX', 'Scottsdale, AZ']],
    ['Denver, CO l Morris Plains, NJ l Nashville/Franklin, TN', ['Denver, CO', 'Morris Plains, NJ', 'Nashville, TN', 'Franklin, TN']],
    ['Purchase, NY <br> Plano, TX', ['Purchase, NY', 'Plano, TX']],
    ['Bridgewater USA; Austin USA', ['Bridgewater, NJ', 'Austin, TX']],
    ['Mountain View, CA, USA Atlanta, GA + 27 more', ['Mountain View, CA', 'Atlanta, GA']],
    ['Seattle,WA', ['Seattle, WA']],
    ['San Jose, Ca', ['San Jose, CA']],
    ['BURLINGAME, CA', ['Burlingame, CA']],
    ['Addison. TX', ['Addison, TX']],
    ['Charlotte, Atlanta', ['Charlotte, NC', 'Atlanta, GA']],
    ['Bellevue, Washington', ['Bellevue, WA']],
    ['Washington', ['Washington']],
    ['Washington, D.C.', ['Washington, DC']],
    ['Washington D.C., DC, USA', ['Washington, DC']],
    ['Toronto, ON, Canada', ['Toronto, ON, Canada']],
    ['Toronto, CA', ['Toronto, ON, Canada']],
    ['Montreal, QC', ['Montreal, QC, Canada']],
    ['Ontario, Canada', ['Ontario, Canada']],
    ['London, UK', ['London, UK']],
    ['London', ['London, UK']],
    ['Paris, FR', ['Paris, France']],
    ['Berlin, Germany', ['Berlin, Germany']],
    ['Bangalore, India', ['Bengaluru, India']],
    ['Singapore', ['Singapore']],
    ['San Juan, PR', ['San Juan, PR']],
    ['Texas', ['Texas']],
    ['IL', ['Illinois']],
    ['WV, USA', ['West Virginia']],
    ['United States', ['United States']],
    ['Multiple US Locations', ['United States']],
    ['Multiple Locations', []],
    ['All', []],
    ['Onsite', []],
    ['', []],
    ['Iselin, Woodbridge Township, NJ', ['Iselin, NJ']],
    ['La Jolla, San Diego, CA', ['San Diego, CA']],
    ['North York, Toronto, ON, Canada', ['Toronto, ON, Canada']],
    ["O'Fallon, IL Odenton, MD", ["O'Fallon, IL", 'Odenton, MD']],
    ['Ft. Collins, CO', ['Fort Collins, CO']],
    ['Saint Louis, MO', ['St. Louis, MO']],
    ['Needham', ['Needham, MA']],
    ['Poughkeepsie', ['Poughkeepsie, NY']],
    ['Sunnyvale CA', ['Sunnyvale, CA']],
    ['Denmark, WI', ['Denmark, WI']],
    ['Tuscon, AZ', ['Tucson, AZ']],
    ['Parisppany, NJ', ['Parsippany, NJ']],
    ['Town of Bristol, Connecticut, United States', ['Bristol, CT']],
    ['Phoenix, Arizona, United States (Preferred)', ['Phoenix, AZ']],
    ['San Francisco Bay area, California', ['San Francisco Bay Area']],
    ['Wayne, PA Hybrid', ['Wayne, PA']],
    ['Digital Information', ['Digital Information']],
  ])('reads %s', (text, expected) => expect(labels(text)).toEqual(expected));

  it.each([
    ['Remote', ['Remote'], null],
    ['Remote in USA', ['Remote, United States'], 'US'],
    ['Remote (U.S.)', ['Remote, United States'], 'US'],
    ['United States Remote, United States', ['Remote, United States'], 'US'],
    ['Remote in Canada', ['Remote, Canada'], 'CA'],
    ['Remote in UK', ['Remote, UK'], 'GB'],
    ['Remote - North America', ['Remote, North America'], null],
    ['Cary, NC Remote', ['Cary, NC'], 'US'],
    ['Greensboro, NC or Simsbury, CT or Remote', ['Greensboro, NC', 'Simsbury, CT', 'Remote'], 'US'],
  ])('sees that %s is remote', (text, expected, country) => {
    const { places, remote } = parseLocations([text], gazetteer);
    expect({ remote, labels: places.map((place) => place.label), country: places[0]?.country }).toEqual({
      remote: true,
      labels: expected,
      country,
    });
  });

  it('gives a place once however often it is written', () => {
    expect(parseLocations(['NYC', 'New York, NY', 'New York City, NY', 'Boston, MA'], gazetteer).places).toHaveLength(2);
  });

  it('keeps what it does not know, without a country', () => {
    expect(parseLocations(['Nowhere Land'], gazetteer).places).toEqual([
      { label: 'Nowhere Land', city: null, region: null, country: null },
    ]);
  });

  const listings = resolve(
    import.meta.dirname,
    '../../..',
    process.env['REAL_DATA_DIR'] ?? '../shared/data',
    'jobs/simplify_listings.json',
  );
  it.skipIf(!existsSync(listings))(
    'resolves at least 97 % of the distinct locations of a public list (skipped where REAL_DATA_DIR has none)',
    () => {
      const rows = JSON.parse(readFileSync(listings, 'utf8')) as { locations: string[] }[];
      const texts = [...new Set(rows.flatMap((row) => row.locations))];
      const lost = texts.filter((text) => {
        const { places, remote } = parseLocations([text], gazetteer);
        return !remote && (places.length === 0 || places.some((place) => place.country === null));
      });
      expect(1 - lost.length / texts.length, `not resolved: ${lost.join(' | ')}`).toBeGreaterThanOrEqual(0.97);
    },
  );
});

describe('the keys of a place', () => {
  it('go from the country to the city', () => {
    expect(keysOf('New York, NY')).toEqual(
      expect.arrayContaining(['us', 'us-ny', 'us-ny-new-york', 'metro-new-york', 'region-northeast', 'region-east-coast']),
    );
    expect(keysOf('London, UK')).toEqual(expect.arrayContaining(['gb', 'gb-london', 'region-europe']));
    expect(keysOf('Toronto, ON, Canada')).toEqual(expect.arrayContaining(['ca', 'ca-on', 'ca-on-toronto', 'metro-toronto']));
  });

  it.each(['Brooklyn, NY', 'Manhattan, NY', 'Queens, NY', 'The Bronx, NY', 'Staten Island, NY'])(
    'make %s a part of New York City',
    (text) => expect(keysOf(text)).toContain('us-ny-new-york'),
  );

  it.each([
    ['Jersey City, NJ', 'metro-new-york'],
    ['Hoboken, NJ', 'metro-new-york'],
    ['White Plains, NY', 'metro-new-york'],
    ['Palo Alto, CA', 'metro-bay-area'],
    ['San Jose, CA', 'metro-bay-area'],
    ['Cambridge, MA', 'metro-boston'],
    ['McLean, VA', 'metro-dc'],
    ['Redmond, WA', 'metro-seattle'],
    ['Santa Monica, CA', 'metro-los-angeles'],
    ['Evanston, IL', 'metro-chicago'],
    ['Round Rock, TX', 'metro-austin'],
    ['Plano, TX', 'metro-dallas'],
    ['Providence, RI', 'region-new-england'],
    ['Ann Arbor, MI', 'region-midwest'],
    ['Portland, OR', 'region-pacific-northwest'],
    ['Atlanta, GA', 'region-southeast'],
    ['San Diego, CA', 'region-west-coast'],
    ['Remote in Canada', 'ca'],
    ['Remote', 'remote'],
    ['SF Bay Area, CA', 'metro-bay-area'],
  ])('put %s into %s', (text, key) => expect(keysOf(text)).toContain(key));

  it('do not put a far town of the same name into a metropolitan area', () => {
    expect(keysOf('Newark, DE')).not.toContain('metro-new-york');
    expect(keysOf('Albany, NY')).not.toContain('metro-new-york');
  });

  it('have one that asks for the place itself', () => {
    expect(ownKey(cityPlace('St. Louis', 'US', 'MO'))).toBe('us-mo-st-louis');
    expect(ownKey({ label: 'Remote', city: null, region: null, country: null })).toBe('remote');
  });
});
