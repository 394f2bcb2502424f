import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#testing/render.testing.tsx';
import { BothTexts } from './BothTexts.tsx';

describe('the choice between two texts', () => {
  it('names both texts, and says why they cannot both be kept where together they are too long', async () => {
    render(<BothTexts yours="Call on Monday" theirs="Write first" limit={20} onChoose={() => undefined} onLater={() => undefined} />);
    await expect.element(page.getByRole('region', { name: 'What you wrote here' })).toHaveTextContent('Call on Monday');
    await expect.element(page.getByRole('region', { name: 'What was saved elsewhere' })).toHaveTextContent('Write first');
    const both = page.getByRole('button', { name: 'Keep both' });
    await expect.element(both).toBeDisabled();
    await expect.element(both).toHaveAccessibleDescription(/^Together they’re too long/);
  });
});
