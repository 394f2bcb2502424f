import { me } from '@alive/contract/account.ts';
import { changeFact, listFacts } from '@alive/contract/facts.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { testApp, watch } from '#testing/app.testing.tsx';
import { added } from '#testing/facts.testing.tsx';

const app = testApp();

describe('what is known of a student', () => {
  it('shows within seconds what another device changed, and keeps the later change', async () => {
    const { userId } = await app.student();
    const fact = await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    await app.open('/dashboard/profile');
    await expect.element(page.getByRole('list', { name: 'More of' }).getByText('fixing bikes')).toBeVisible();
    await call(changeFact, { params: { id: userId, factId: fact.id }, body: { stance: 'less' } });
    await expect.element(page.getByRole('list', { name: 'Less of' }).getByText('fixing bikes')).toBeVisible();
  });

  it('is read again at once where another tab says so, and tells other tabs itself', async () => {
    const { userId } = await app.student();
    await app.open('/dashboard/profile');
    await expect.element(page.getByRole('button', { name: 'Add a detail' })).toBeVisible();
    const reads = watch('/facts');
    const tab = new BroadcastChannel('alive');
    const received: unknown[] = [];
    const changed = { paths: [me.path, listFacts.path], all: true };
    tab.addEventListener('message', ({ data }) => received.push(data));
    await added(userId, { kind: 'activity', stance: 'more', text: 'fixing bikes' });
    reads.length = 0;
    tab.postMessage(changed);
    await expect.poll(() => reads.length).toBe(1);
    const fact = page.getByRole('list', { name: 'More of' }).getByText('fixing bikes');
    await expect.element(fact).toBeVisible();
    page.getByRole('button', { name: 'Remove “fixing bikes”' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => received).toContainEqual(changed);
    tab.close();
  });
});
