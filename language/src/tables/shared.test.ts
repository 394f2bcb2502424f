import { expect, it } from 'vitest';
import { openShared } from './shared.ts';

it('finds a shared value by its key while somebody holds it', () => {
  const shared = openShared<{ name: string }>();
  const held = shared.share('a', { name: 'Ada' });
  expect(shared.find('a')).toBe(held);
  expect(shared.find('b')).toBeUndefined();
});
