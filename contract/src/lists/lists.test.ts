import { describe, it, expect } from 'vitest';
import { customCities, quickLocations } from './cities.ts';
import { majors } from './majors.ts';
import { schools } from './schools.ts';

const repeated = (texts: readonly string[]) => {
  const seen = texts.map((text) => text.toLowerCase());
  return seen.filter((text, at) => seen.indexOf(text) !== at);
};

describe('the shipped lists', () => {
  it('hold 85 to 90 schools, at least 170 majors, the 8 chips and 15 other cities', () => {
    expect(schools.length).toBeGreaterThanOrEqual(85);
    expect(schools.length).toBeLessThanOrEqual(90);
    expect(majors.length).toBeGreaterThanOrEqual(170);
    expect(quickLocations).toEqual(['New York', 'San Francisco', 'Los Angeles', 'Boston', 'Remote', 'Chicago', 'Seattle', 'Austin']);
    expect(customCities).toHaveLength(15);
  });

  it('name nothing twice', () => {
    expect(repeated(schools.map(({ name }) => name))).toEqual([]);
    expect(repeated(schools.map(({ domain }) => domain))).toEqual([]);
    expect(repeated(majors.map(({ name }) => name))).toEqual([]);
    expect(repeated([...quickLocations, ...customCities.map(({ name }) => name)])).toEqual([]);
  });

  it('give every entry an alias, none twice, none equal to its name, all trimmed', () => {
    for (const { name, aliases } of [...schools, ...majors, ...customCities]) {
      expect(aliases.length, name).toBeGreaterThan(0);
      expect(repeated([name, ...aliases]), name).toEqual([]);
      for (const text of [name, ...aliases]) expect(text).toBe(text.trim());
    }
  });

  it('give no major an alias that is the name of another', () => {
    const names = new Set(majors.map(({ name }) => name.toLowerCase()));
    expect(majors.flatMap(({ aliases }) => aliases.filter((alias) => names.has(alias.toLowerCase())))).toEqual([]);
  });

  it('give every school a domain under .edu', () => {
    for (const { domain } of schools) expect(domain).toMatch(/^([a-z0-9-]+\.)+edu$/);
  });

  it('keep schools in alphabetical order', () => {
    const names = schools.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
