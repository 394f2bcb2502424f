import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@alive/contract/account.ts';
import { begin } from '#api/actions.ts';
import { keep, keptKeys, readKept } from '#api/storage.ts';
import { remember } from './current.ts';
import { claimDevice, clearDevice } from './device.ts';

describe('a shared device', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    keep('alive.theme', 'dark');
    claimDevice('anna');
    keep('alive.draft.search', 'jobs near my parents');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps what a student left for that student', () => {
    claimDevice('anna');
    expect(readKept('alive.draft.search')).toBe('jobs near my parents');
  });

  it('shows it to no other student', () => {
    claimDevice('ben');
    expect(readKept('alive.draft.search')).toBeNull();
    expect(readKept('alive.theme')).toBe('dark');
  });

  it('keeps what was answered before there was an account', () => {
    clearDevice();
    keep('alive.wizard', '{}');
    claimDevice('ben');
    expect(readKept('alive.wizard')).toBe('{}');
  });

  it('leaves nobody who signs in the registration that another began and did not see the end of', () => {
    begin('register', { firstName: 'Alice', needsVisa: true });
    remember({ token: 'anna’s', user: { id: 'anna' } as User });
    expect(keptKeys().filter((key) => readKept(key)?.includes('Alice'))).toEqual([]);
  });
});

/** Its entries are its own properties, as a browser's storage shows them. */
const storage = () => {
  const entries: Record<string, string> = {};
  const act = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, text: string) => void (entries[key] = text),
    removeItem: (key: string) => void Reflect.deleteProperty(entries, key),
  };
  return new Proxy(entries, { get: (_, name) => Reflect.get(act, name) });
};
