import { afterEach, describe, expect, it, vi } from 'vitest';
import { keep, keptKeys, readKept } from './storage.ts';

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

describe('what a device keeps', () => {
  afterEach(() => {
    keep('alive.x', null);
    vi.unstubAllGlobals();
  });

  it('lasts as long as the page where storage is closed', () => {
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    expect(readKept('alive.x')).toBeNull();
    keep('alive.x', 'half a thought');
    expect(readKept('alive.x')).toBe('half a thought');
    expect(keptKeys()).toContain('alive.x');
    keep('alive.x', null);
    expect(readKept('alive.x')).toBeNull();
  });

  it('is the newest text where storage is full', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'older', setItem: closed, removeItem: () => undefined });
    expect(readKept('alive.x')).toBe('older');
    keep('alive.x', 'newer');
    expect(readKept('alive.x')).toBe('newer');
  });
});
