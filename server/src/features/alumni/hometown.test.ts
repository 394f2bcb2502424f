import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHometowns } from './hometown.ts';
import { csvRecords } from '#platform/table-file/read-table.ts';

const read = openHometowns();
const facts = join(process.env['REAL_DATA_DIR'] ?? join(import.meta.dirname, '../../../../../shared/data'), 'facts');

describe('a hometown', () => {
  it.each([
    ['Richfield. UT', 'Richfield', 'UT', 'US'],
    ['St. Louis MO', 'St. Louis', 'MO', 'US'],
    ['NYC', 'New York', 'NY', 'US'],
    ['England', null, null, 'GB'],
    ['Hong Kong', 'Hong Kong', null, 'HK'],
    ['Lagos, Nigeria', 'Lagos', null, 'NG'],
    ['Bay Area, CA', null, 'CA', 'US'],
    ['Cape Town', 'Cape Town', null, 'ZA'],
    ['Ho Chi Minh City', 'Ho Chi Minh City', null, 'VN'],
    ['Georgia', null, 'GA', 'US'],
    ['Savannah, Georgia', 'Savannah', 'GA', 'US'],
    ['Tbilisi, Georgia', 'Tbilisi', null, 'GE'],
    ['Republic of Georgia', null, null, 'GE'],
    ['Cambridge', 'Cambridge', 'MA', 'US'],
    ['Cambridge, England', 'Cambridge', null, 'GB'],
    ['London, Ontario', 'London', 'ON', 'CA'],
    ['San Juan, PR', 'San Juan', 'PR', 'PR'],
    ['Benin', null, null, 'BJ'],
    ['Port of Spain, Trinidad & Tobago', 'Port of Spain', null, 'TT'],
    ['Korea, South', null, null, 'KR'],
    ['born in Lagos, raised in Houston', 'Lagos', null, 'NG'],
    ['small town in Ohio', null, 'OH', 'US'],
    ['Suburbs of Chicago', 'Chicago', 'IL', 'US'],
    ['Upstate New York', null, 'NY', 'US'],
    ['Santiago de Chile', 'Santiago', null, 'CL'],
    ['Middle of nowhere', null, null, null],
    ['Earth', null, null, null],
    ['Army brat', null, null, null],
    ['', null, null, null],
  ])('%s', (text, city, region, country) => {
    expect(read(text)).toMatchObject({ city, region, country });
    expect(read(text).keys.length > 0).toBe(country !== null);
  });

  it('takes hostile text in its stride', () => {
    for (const piece of ['a, ', 'in ', 'St. ', '. ', 'from ', 'and ', '🇺🇸', '('])
      expect(read(piece.repeat(20_000)).keys.length).toBeLessThan(20);
  });

  it.skipIf(!existsSync(facts))('has the right country, and state, for the cities of the world', () => {
    const rows = (file: string) => csvRecords(readFileSync(join(facts, file), 'utf8')).slice(1);
    const names = new Map(rows('countries_iso_flags.csv').map(([name, , code]) => [code, name ?? '']));
    const share = (right: number, all: number) => `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
    const us = rows('us_cities_15k.csv');
    const inState = us.filter(([city, state]) => read(`${city}, ${state}`).region === state).length;
    const named = us.filter(([city, state, name]) => read(`${city}, ${name}`).region === state).length;
    const world = rows('world_cities_500k.csv');
    const stated = world.filter(([city, , code]) => read(`${city}, ${names.get(code)}`).country === code).length;
    const bare = world.filter(([city, , code]) => read(city ?? '').country === code).length;
    process.stdout.write(
      `Hometowns: "City, ST" ${share(inState, us.length)}, "City, State" ${share(named, us.length)}, ` +
        `"City, Country" ${share(stated, world.length)}, large cities alone ${share(bare, world.length)}\n`,
    );
    expect(inState / us.length).toBeGreaterThan(0.99);
    expect(named / us.length).toBeGreaterThan(0.99);
    expect(stated / world.length).toBeGreaterThan(0.99);
    expect(bare / world.length).toBeGreaterThan(0.95);
  });
});
