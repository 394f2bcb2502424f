import type { ChatEvent } from '@alive/contract/conversations.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Where the student writes. */
export const composer = () => page.getByRole('textbox', { name: 'Ask for jobs, people or a career path' });

/** The messages and what came with them. */
export const thread = () => page.getByRole('region', { name: /conversation$/ });

/** Sends words and does not wait for the answer. */
export const ask = async (words: string, box = composer()): Promise<void> => {
  await box.fill(words);
  await userEvent.keyboard('{Enter}');
};

/** Waits until the assistant has finished. */
export const answered = async (): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: /^Done/ })).toBeInTheDocument();
};

/** Sends words and waits for the whole answer. */
export const say = async (words: string, box = composer()): Promise<void> => {
  await ask(words, box);
  await answered();
};

/** For `intercept`: an answer of these events, after which the connection ends. */
export const eventStream =
  (...events: ChatEvent[]) =>
  (): Response =>
    new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });

/** An answer that fails after its first word. */
export const failingLate = eventStream({ token: 'Two ' }, { done: true, error: 'It broke.', code: 'INTERNAL' });

/** For `intercept`: an answer whose events are sent one after another, until it ends. */
export const heldStream = () => {
  const lines = new TransformStream<string, string>();
  const writer = lines.writable.getWriter();
  const send = (...events: ChatEvent[]) =>
    void writer.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')).catch(() => undefined);
  const answer = () =>
    new Response(lines.readable.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/event-stream' } });
  return { answer, send, end: () => void writer.close().catch(() => undefined) };
};
