import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds serious or critical on a page and why, one line each. Nothing moves meanwhile: a colour that is half faded in cannot be judged. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  const reduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // There are no frames; without legacy mode axe opens another page for them and goes through its results again.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  await page.emulateMedia({ reducedMotion: reduced ? 'reduce' : 'no-preference' });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any: [why] }) => `${html} ${why?.message ?? ''}`).join(' ')}`);
};
