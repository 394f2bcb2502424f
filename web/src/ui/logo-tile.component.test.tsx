import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#testing/app.testing.tsx';
import { allCompanies } from '#testing/companies.testing.tsx';
import { LogoTile } from './Monogram.tsx';
import { applyTheme } from './theme.ts';
import { render } from '#testing/render.testing.tsx';

testApp();
beforeEach(() => {
  applyTheme('light');
  return () => delete document.documentElement.dataset['theme'];
});

/** Grey squares as PNG, of 64 and of 16 pixels a side. */
const large =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKklEQVR4nO3MQREAAAwCIPs3sK0h9ttBANKjCAQCgUAgEAgEAoFAIPgeDJ3qkIhdzlvaAAAAAElFTkSuQmCC';
const small = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR4nGOYiQYYRrYAAE3PmQF/EVnOAAAAAElFTkSuQmCC';

describe('the tile of a company', () => {
  it('is drawn as the server draws the company for those who show its address', async () => {
    const companies = await allCompanies();
    expect(companies.length).toBeGreaterThan(20);
    render(companies.map(({ id, name }) => <LogoTile key={id} name={name} />));
    const tiles = tilesOf();
    for (const [at, { name, logo_url: address }] of companies.entries()) {
      const answer = await fetch(address);
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/svg+xml']);
      const drawn = await answer.text();
      expect(tiles[at]?.letter, name).toMatch(/^\S$/u);
      expect(drawn, name).toContain(`>${tiles[at]?.letter}</text>`);
      expect(drawn, name).toContain(`rect{fill:${tiles[at]?.ground}}`);
    }
  });

  it('has another ground in the dark, also when that is the student’s own choice', async () => {
    const companies = await allCompanies();
    render(companies.map(({ id, name }) => <LogoTile key={id} name={name} />));
    const light = tilesOf();
    applyTheme('dark');
    for (const [at, { ground }] of tilesOf().entries()) expect([at, ground]).not.toEqual([at, light[at]?.ground]);
  });

  it.each([
    ['shows the logo over the letter once it has come', large, 64],
    ['keeps the letter where the logo is too small to be sharp', small, undefined],
    ['keeps the letter where what comes is no image', 'data:image/png;base64,AAAA', undefined],
    ['keeps the letter where the server has no logo', '/api/logos/unknown.example', undefined],
    ['keeps the letter where the server has drawn one itself', '/api/logos/google.com', undefined],
  ])('%s, in the same box', async (_, src, shown) => {
    render(<LogoTile name="Zorblax" size={48} src={src} />);
    // What has failed or is of no use leaves the tile, and what stays is a logo.
    await expect.poll(() => document.querySelectorAll('.logo:not(.has) img').length).toBe(0);
    expect(tilesOf()).toEqual([{ letter: 'Z', ground: expect.any(String), box: '48 × 48', shown }]);
  });

  it('shows the letter again while another logo is on its way', async () => {
    const { rerender } = render(<LogoTile name="Zorblax" src={large} />);
    await expect.poll(() => tilesOf()[0]?.shown).toBe(64);
    rerender(<LogoTile name="Zorblax" src="/api/logos/unknown.example" />);
    expect(tilesOf()).toEqual([expect.objectContaining({ letter: 'Z', shown: undefined })]);
  });
});

/** The tiles as they are seen; `shown` is how wide the logo is that covers the letter, 0 for a broken one. */
const tilesOf = () =>
  [...document.querySelectorAll('.logo')].map((tile) => ({
    letter: tile.textContent,
    ground: getComputedStyle(tile).backgroundColor,
    box: `${tile.clientWidth} × ${tile.clientHeight}`,
    shown: [...tile.querySelectorAll('img')].find((image) => getComputedStyle(image).visibility === 'visible')?.naturalWidth,
  }));
