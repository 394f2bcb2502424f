import type { Job } from '@alive/contract/jobs.ts';
import type { Message } from '@alive/contract/conversations.ts';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exampleJob } from '#testing/job.testing.ts';
import { testApp } from '#testing/app.testing.tsx';
import { type Chat, emptyChat, brokeOff } from './chat.ts';
import { Thread } from './Thread.tsx';
import { render } from '#testing/render.testing.tsx';

testApp();

describe('what a language model says', () => {
  it.each(['streaming', 'complete'] as const)(
    'holds no link, image or mark-up, and asks for nothing elsewhere, while %s',
    async (status) => {
      draw({ text: hostile, status, writer: 'model' });
      await expect.element(page.getByText('What do you like to do?')).toBeVisible();
      expect(document.querySelectorAll('.message a, .message img, .message iframe')).toHaveLength(0);
      expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example'))).toEqual([]);
    },
  );

  it('links what a record that is shown links', async () => {
    const address = 'https://jobs.example.com/1';
    draw({
      text: `You can [apply there](${address}) or [elsewhere](https://evil.example).`,
      results: [job(address)],
      writer: 'model',
    });
    await expect.element(page.getByRole('link')).toHaveAttribute('href', address);
  });

  it('says after it who wrote it, and only cards that came with it are said to be from our own data', async () => {
    const { rerender } = draw({ text: 'The closest is this one.', writer: 'model', results: [job()] });
    await expect.element(page.getByText('By a language model · cards from our own data')).toBeVisible();
    expect(statuses(/^Done, 1 job\.$/)).toHaveLength(1);
    rerender({ text: 'What do you like to do?', writer: 'model' });
    await expect.element(page.getByText('By a language model', { exact: true })).toBeVisible();
    rerender({ text: 'What do you like to do?' });
    expect(page.getByText(/By a language model/).elements()).toEqual([]);
    rerender({ text: 'The clos', status: 'streaming' });
    expect(page.getByText(/By a language model/).elements()).toEqual([]);
  });

  it('is preceded by what it does, until its first word', async () => {
    const { rerender } = draw({ status: 'streaming' }, { phase: 'answering', step: 'Looking for jobs: Data' });
    await expect.element(page.getByRole('status').filter({ hasText: 'Looking for jobs: Data' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Answering…' })).toBeVisible();
    rerender({ text: 'The', status: 'streaming' }, { phase: 'answering' });
    expect(statuses(/Looking for jobs/)).toEqual([]);
  });

  it('says where it was stopped', async () => {
    draw({ text: 'and then another thought', status: 'stopped', writer: 'model' });
    await expect.element(page.getByText('Stopped here.')).toBeVisible();
    await expect.element(page.getByText('and then another thought')).toBeVisible();
  });

  it('says why it broke off, keeps what came, and offers Retry; after a reload it says only that it broke off', async () => {
    const broken: Partial<Message> = { text: 'What you said about rivers', status: 'failed', writer: 'model' };
    const failure = {
      during: 'continue',
      code: brokeOff,
      message: 'The answer ends here because the language model stopped responding.',
    } as const;
    const { rerender, retry } = draw(broken, { phase: 'failed', failure: { ...failure, unsent: '' } });
    await expect.element(page.getByText(`${failure.message} You can try again.`)).toBeVisible();
    await expect.element(page.getByText('What you said about rivers')).toBeVisible();
    await expect.element(page.getByText('By a language model', { exact: true })).toBeVisible();
    expect(page.getByText(/^Sorry/).elements()).toEqual([]);
    rerender(broken);
    await expect.element(page.getByText('The answer was interrupted. You can try again.')).toBeVisible();
    await expect.element(page.getByText('By a language model', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});

/** Draws a conversation that ends with this answer, and again with another. */
const draw = (...[answer, state]: [Partial<Message>, Chat['state']?]) => {
  const retry = vi.fn<() => void>();
  const thread = (last: Partial<Message>, now: Chat['state'] = { phase: last.status === 'streaming' ? 'answering' : 'idle' }) => (
    <Thread
      talk={{
        chat: { ...emptyChat, id: 'c1', messages: [asked, said(last)], state: now },
        send: vi.fn(),
        finish: vi.fn(),
        stop: vi.fn(),
        retry,
      }}
      draft=""
      onDraft={vi.fn()}
      label="Search conversation"
      placeholder="Ask for jobs, people or a career path"
      sorry={now.phase === 'failed' ? 'Sorry, I encountered an error. Please try again.' : undefined}
    />
  );
  const { rerender } = render(thread(answer, state));
  return { retry, rerender: (...next: [Partial<Message>, Chat['state']?]) => rerender(thread(...next)) };
};

const statuses = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).elements();

const at = '2026-11-23T12:00:00.000Z';
const asked: Message = { id: 'm1', sender: 'user', text: 'data jobs in Boston', status: 'complete', hidden: false, createdAt: at };
const said = (fields: Partial<Message>): Message => ({ ...asked, id: 'm2', sender: 'assistant', text: '', ...fields });

const hostile = `Look ![a kitten](https://evil.example/k.png) or [apply](https://evil.example) at <https://evil.example>.

<img src="https://evil.example/i.png"> <a href="https://evil.example">here</a> www.evil.example [x][1]

[1]: https://evil.example

What do you like to do?`;

const job = (address = 'https://jobs.example.com/1'): Job => exampleJob({ application_url: address });
