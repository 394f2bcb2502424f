import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawLogo } from './draw.ts';

const drawn = (name: string): string => drawLogo(name).bytes.toString();
const letterOf = (name: string) => /<text[^>]*>(.*)<\/text>/.exec(drawn(name))?.[1];

describe('a drawn monogram', () => {
  it.each([
    ['Google', 'G'],
    ['The Nature Conservancy', 'N'],
    ['The', 'T'],
    ['  eBay', 'E'],
    ['3M', '3'],
    ['(Érable)', 'É'],
    ['小米', '小'],
    ['𝔸cme', '𝔸'],
    ['<script>alert(1)</script>', 'S'],
    ['&amp;', 'A'],
    ['"><svg onload=alert(1)>', 'S'],
    ['—', ''],
    ['', ''],
  ])('of %j holds %j and nothing else of it', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
    expect(drawn(name).match(/<(?!\/)\w+/g)).toEqual(['<svg', '<style', '<rect', '<text']);
  });

  it('is the same for the same name, whatever its case', () => {
    expect(drawn('google')).toBe(drawn('GOOGLE'));
    expect(new Set(['Google', 'Stripe', 'Amgen', 'Netflix', 'NASA', 'Disney', 'Zorblax'].map(drawn)).size).toBeGreaterThan(5);
  });

  it('has the colours of the design, light and dark', () => {
    const tokens = readFileSync(new URL('../../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
    const all = 'abcdefghijklmnopqrstuvwxyz'.split('').map(drawn);
    for (const token of ['t1', 't2', 't3', 't4', 't5', 't6', 'ink']) {
      const [, light = '?', dark = '?'] = new RegExp(`--${token}: light-dark\\((oklch\\(.*?\\)), (oklch\\(.*?\\))\\);`).exec(tokens) ?? [];
      expect(all.some((svg) => svg.includes(`fill:${light}`) && svg.includes(`fill:${dark}`))).toBe(true);
    }
  });
});
