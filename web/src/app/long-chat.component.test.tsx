import { getConversation, listConversations, type Message } from '@alive/contract/conversations.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, testApp } from '#testing/app.testing.tsx';
import { answered, say, thread } from '#testing/chat.testing.tsx';

const app = testApp();

/** A chat in which so many numbered questions were answered, each with the jobs of a real answer. */
const openLongChat = async (questions: number) => {
  await app.student();
  await app.open('/dashboard');
  await answered();
  await say('nursing in Minnesota');
  const { conversations } = await call(listConversations, { query: {} });
  const conversation = await call(getConversation, { params: { id: conversations[0]?.id ?? '' } });
  const [asked, told] = conversation.messages.slice(-2) as [Message, Message];
  const messages = Array.from({ length: questions }, (_, at) => [
    { ...asked, id: `u${at}`, text: `Question ${at}` },
    { ...told, id: `a${at}`, text: `Answer ${at}` },
  ]).flat();
  intercept(`/api/conversations/${conversation.id}`, () => Response.json({ ...conversation, messages }));
  await app.leave();
  await app.open('/dashboard');
  await expect.element(said(`Answer ${questions - 1}`)).toBeVisible();
};
const said = (text: string) => thread().getByText(text, { exact: true });
const earlier = () => page.getByRole('button', { name: 'Show earlier messages' });
const drawn = () =>
  thread()
    .getByText(/^Answer \d+$/)
    .elements().length;
const topOf = (text: string) => said(text).element().getBoundingClientRect().top;

describe('a chat of hundreds of messages', () => {
  it('opens with its end alone, on a page of at most 1,500 elements', async () => {
    await openLongChat(250);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    expect(drawn()).toBeGreaterThan(1);
    await expectAccessible();
  });

  it('draws what came before as the student scrolls up, and what they read stays where it is', async () => {
    await openLongChat(20);
    const before = drawn();
    const port = thread().element();
    const oldest = `Answer ${20 - before}`;
    const top = topOf(oldest) + port.scrollTop;
    // The chat returns to its newest turn until the browser has told of the scroll.
    const scrollUp = () => {
      if (drawn() === before) port.scrollTop = 0;
      return drawn();
    };
    await expect.poll(scrollUp, { timeout: 10_000 }).toBeGreaterThan(before);
    expect(port.scrollTop).toBeGreaterThan(0);
    expect(Math.abs(topOf(oldest) - top)).toBeLessThan(50);
  });

  it('draws what came before at the press of a key, down to its first message', async () => {
    await openLongChat(8);
    for (let presses = 0; earlier().elements().length > 0 && presses < 8; presses++) {
      const before = drawn();
      (earlier().element() as HTMLElement).focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      await expect.poll(drawn, { timeout: 10_000 }).toBeGreaterThan(before);
    }
    await expect.element(said('Question 0')).toBeInTheDocument();
    expect(document.activeElement).toBe(thread().element());
  });
});
