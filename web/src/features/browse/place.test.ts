import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from './place.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the place in a list', () => {
  it('is found again, for each list by itself', () => {
    keepPlace('?query=nurse', { shown: 60, top: 4200 });
    keepPlace('', { shown: 20, top: 10 });
    expect(readPlace('?query=nurse')).toEqual({ shown: 60, top: 4200 });
    expect(readPlace('?query=other')).toEqual({ shown: 0, top: 0 });
  });
  it('of the oldest lists is forgotten', () => {
    for (let list = 0; list < 30; list++) keepPlace(`?query=${list}x`, { shown: 20, top: list });
    expect(readPlace('?query=29x').top).toBe(29);
    expect(readPlace('?query=9x').top).toBe(0);
    expect(readPlace('?query=10x').top).toBe(10);
  });
  it.each(['nonsense', '[]', 'null', '{"":{"shown":"x"}}', '{"":null}'])('is the beginning where storage holds %s', (text) => {
    stored.set('alive.lists', text);
    expect(readPlace('')).toEqual({ shown: 0, top: 0 });
  });
  it('is the beginning where storage is closed', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepPlace('', { shown: 20, top: 10 });
    expect(readPlace('')).toEqual({ shown: 0, top: 0 });
  });
});
