import { describe, expect, it } from 'vitest';
import { openLocator } from './locate.ts';

describe('the places of a posting', () => {
  it('have labels and search keys, and remote is one of them', () => {
    const { labels, keys, remote } = openLocator()(['NYC', 'Remote']);
    expect(labels).toEqual(['New York, NY', 'Remote']);
    expect(keys).toEqual(expect.arrayContaining(['us-ny-new-york', 'remote']));
    expect(remote).toBe(true);
  });

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
