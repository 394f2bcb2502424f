import { afterEach, expect, it, vi } from 'vitest';
import { dropLink, readLink, signInHash } from './askedCode.ts';

const open = (hash: string) => {
  const replaceState = vi.fn();
  vi.stubGlobal('location', { hash, pathname: '/onboarding', search: '' });
  vi.stubGlobal('history', { state: null, replaceState });
  return { link: readLink('/onboarding'), replaceState };
};
afterEach(() => {
  dropLink();
  vi.unstubAllGlobals();
});

it('a link fills in an address and its code, and is taken out of the page’s own', () => {
  const { link, replaceState } = open('#email=maya%40gatech.edu&code=123456');
  expect(link).toMatchObject({ email: 'maya@gatech.edu', code: '123456' });
  expect(replaceState).toHaveBeenCalledWith(null, '', '/onboarding');
});

it.each([
  'Alive says: all is well. Ask evil@e.com',
  `${'a'.repeat(250)}@example.edu`,
  'a'.repeat(3000),
  '<b>maya@gatech.edu</b>',
  '\u202Emaya@gatech.edu',
  '',
])('a link fills in nothing that is no address: %j', (text) => {
  const { link, replaceState } = open(`#${String(new URLSearchParams({ email: text, code: '123456' }))}`);
  expect(link).toBeNull();
  expect(replaceState).toHaveBeenCalledOnce();
  expect(open(signInHash(`#${String(new URLSearchParams({ email: text }))}`)).link).toBeNull();
});
