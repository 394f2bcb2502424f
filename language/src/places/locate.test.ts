import { describe, expect, it } from 'vitest';
import { openLocator } from './locate.ts';

describe('the places of a posting', () => {
  it('have labels and search keys, and remote is one of them', () => {
    const { labels, keys, remote } = openLocator()(['NYC', 'Remote']);
    expect(labels).toEqual(['New York, NY', 'Remote']);
    expect(keys).toEqual(expect.arrayContaining(['us-ny-new-york', 'remote']));
    expect(remote).toBe(true);
  });

  it.each([
    ['NYC Metro, NY', ['metro-new-york', 'us-ny-new-york']],
    ['Greater New York City Area', ['metro-new-york', 'us-ny-new-york']],
    ['Greater Boston Area', ['metro-boston', 'us-ma-boston']],
    ['Denver Metro Area, CO', ['us-co-denver']],
    ['Washington DC Metropolitan Area', ['metro-dc']],
    ['Greater Springfield Area, IL', ['us-il-springfield']],
    ['SF Bay Area', ['metro-bay-area']],
  ])('hold the city that an area is called after: %s', (text, keys) =>
    expect(openLocator()([text]).keys).toEqual(expect.arrayContaining(keys)),
  );

  it('are looked up once for the same texts', () => {
    let asked = 0;
    const locate = openLocator({
      named: () => {
        asked++;
        return [];
      },
      near: () => null,
    });
    const first = locate(['Little Rapids, WI']);
    const before = asked;
    expect(locate(['Little Rapids, WI'])).toEqual(first);
    expect(asked).toBe(before);
    expect(before).toBeGreaterThan(0);
  });
});
