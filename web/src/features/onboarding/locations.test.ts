import { describe, expect, it } from 'vitest';
import { suggestLocations, withLocation, withoutLocation } from './locations.ts';

describe('suggesting a place', () => {
  it('leads to the chips’ places too', () => {
    expect(suggestLocations('NYC', [])[0]?.name).toBe('New York');
    expect(suggestLocations('sf', [])[0]?.name).toBe('San Francisco');
    expect(suggestLocations('LA', [])[0]?.name).toBe('Los Angeles');
  });

  it('says what is already chosen', () => {
    expect(suggestLocations('denver', ['Denver'])[0]?.alias).toBe('Chosen');
  });
});

describe('adding a place', () => {
  it('keeps the order and adds none twice', () => {
    expect(withLocation(['Boston'], 'Atlanta')).toEqual(['Boston', 'Atlanta']);
    expect(withLocation(['Boston', 'Atlanta'], 'atlanta, ga')).toEqual(['Boston', 'Atlanta']);
    expect(withLocation(['New York'], 'nyc')).toEqual(['New York']);
    expect(withLocation(['Ann Arbor'], ' ann  arbor ')).toEqual(['Ann Arbor']);
  });

  it('takes a place that is not listed as it was typed', () => {
    expect(withLocation([], ' Ann Arbor ')).toEqual(['Ann Arbor']);
    expect(withLocation([], '   ')).toEqual([]);
  });

  it('takes one away', () => {
    expect(withoutLocation(['Boston', 'Remote'], 'Boston')).toEqual(['Remote']);
  });
});
