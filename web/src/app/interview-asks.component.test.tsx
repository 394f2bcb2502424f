import type { Ask } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp, watch } from '#testing/app.testing.tsx';
import { answered, ask, eventStream, heldStream, say, thread } from '#testing/chat.testing.tsx';
import { added, editor, exampleFact, messageFacts, knownOf, notice, serveFacts } from '#testing/facts.testing.tsx';
import { answerBox, answerWith, eventsOf, openInterview } from '#testing/interview.testing.tsx';

const app = testApp();

describe('what can be tapped', () => {
  it('says a reply, and that one does not know or skips', async () => {
    await openInterview(app);
    const { calls } = intercept('/api/onboarding/continue', answerWith([], { replies: [{ text: 'Hydrologist', count: 12 }], left: 1 }));
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect.element(page.getByText('Probably the last question').first()).toBeVisible();
    await expect.element(answerBox()).toHaveFocus();
    const reply = page.getByRole('button', { name: 'Hydrologist, 12 alumni' });
    await expect.element(reply).toMatchTextContent(/12 alumni$/);
    await reply.click();
    await expect.element(page.getByText('Hydrologist', { exact: true })).toBeVisible();
    await expect.element(answerBox()).toHaveFocus();
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect
      .poll(() => calls.map(({ body }) => (body as { message: string }).message))
      .toEqual(['Skip', 'Hydrologist', 'I don’t know']);
  });

  it('asks nothing else until it is settled whether more or less of something is meant', async () => {
    await openInterview(app);
    const torn = exampleFact({ id: 'f1', text: 'public speaking', status: 'offered' });
    const changes = serveFacts(torn);
    intercept('/api/onboarding/continue', heldBack([torn], { between: 'f1' }));
    await say('public speaking, hmm', answerBox());
    await expect.element(page.getByText('“public speaking”: more or less of it?')).toHaveStyle({ fontWeight: '600' });
    expect(thread().getByText('Any cold calls?').elements()).toEqual([]);
    expect(page.getByRole('group', { name: 'Answers' }).elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Skip' }).elements()).toEqual([]);
    await expectAccessible();
    await page.getByRole('button', { name: 'Less of', exact: true }).click();
    await expect.element(thread().getByText('Any cold calls?')).toHaveStyle({ fontWeight: '600' });
    await expect.element(messageFacts()).toMatchTextContent(/^Less of/);
    await expect.element(messageFacts().getByRole('button', { name: /public speaking/ })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Never' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    expect(changes.flatMap(({ body }) => body ?? [])).toEqual([{ status: 'kept', stance: 'less' }]);
  });

  it('turns down what is meant neither way', async () => {
    await openInterview(app);
    const torn = exampleFact({ id: 'f1', text: 'public speaking', status: 'offered' });
    serveFacts(torn);
    intercept('/api/onboarding/continue', heldBack([torn], { between: 'f1' }));
    await say('public speaking, hmm', answerBox());
    await page.getByRole('button', { name: 'Neither' }).click();
    await expect.element(notice('You dismissed “public speaking”.')).toBeVisible();
    await expect.element(thread().getByText('Any cold calls?')).toBeVisible();
  });

  it('shows all facts one of which is wrong, whatever the height, and goes on once one is changed or none is wrong', async () => {
    const id = await openInterview(app, { size: phone });
    const facts = await Promise.all(
      Array.from({ length: 12 }, (_, at) => added(id, { kind: 'activity', stance: 'more', text: `one of many things ${at}` })),
    );
    await app.leave();
    await app.open('/onboarding', { size: phone });
    intercept('/api/onboarding/continue', heldBack([], { which: facts.map((fact) => fact.id) }, 'Which one is wrong?'));
    await say('that’s wrong', answerBox());
    const which = page.getByRole('group', { name: 'Which one is wrong?' });
    await expect.poll(() => which.getByRole('button').elements()).toHaveLength(12);
    await expect.element(answerBox()).toBeInViewport({ ratio: 1 });
    expect(page.getByText('Any cold calls?').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Skip' }).elements()).toEqual([]);
    await which.getByRole('button', { name: /things 0/ }).click();
    await editor().getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('Any cold calls?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect.element(which).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => which.getByRole('button').elements()).toHaveLength(12);
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect.element(answerBox()).toHaveFocus();
    await expect.element(page.getByText('Any cold calls?')).toBeVisible();
    expect(which.elements()).toEqual([]);
    await expect.poll(async () => (await knownOf(id)).length).toBe(13);
  });

  it('offers only its own answers to a question about everything', async () => {
    await openInterview(app);
    const replies = ['Yes, drop it all', 'No, keep it'].map((text) => ({ text, count: null }));
    intercept('/api/onboarding/continue', answerWith([], { topic: null, replies }));
    await say('start over', answerBox());
    await expect.element(page.getByRole('button', { name: 'No, keep it' })).toBeVisible();
    await expect.element(page.getByText('And what else?')).toHaveStyle({ fontWeight: '600' });
    expect(page.getByRole('button', { name: /^(Skip|I don’t know)$/ }).elements()).toEqual([]);
  });

  it('keeps its place while an answer is written and a fact is kept', async () => {
    await openInterview(app, { size: phone });
    const guess = exampleFact({ id: 'g1', text: 'welding gates', status: 'offered' });
    serveFacts(guess);
    const stream = heldStream();
    intercept('/api/onboarding/continue', stream.answer);
    const tops = () => [page.getByRole('group', { name: 'Answers' }), answerBox()].map((one) => one.element().getBoundingClientRect().top);
    const before = tops();
    await ask('gates', answerBox());
    await expect.element(page.getByText('Answering…')).toBeVisible();
    expect(answerBox().element().getBoundingClientRect().top).toBe(before[1]);
    stream.send(...eventsOf([guess], { replies: [{ text: 'Cold calls', count: null }] }));
    stream.end();
    await answered();
    const keep = messageFacts().getByRole('button', { name: /^Keep “welding gates”/ });
    await expect.element(keep).toBeVisible();
    const { height } = keep.element().parentElement?.getBoundingClientRect() ?? {};
    await keep.click();
    const kept = messageFacts().getByRole('button', { name: /welding gates/ });
    await expect.element(kept).toHaveFocus();
    expect(Math.abs(kept.element().getBoundingClientRect().height - (height ?? 0))).toBeLessThanOrEqual(2);
    await expect.element(notice('You added “welding gates” to “More of”.')).toBeVisible();
    expect(tops()).toEqual(before);
  });

  it('goes round by Tab in what a chip opens', async () => {
    await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    await messageFacts()
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await expect.element(editor().getByRole('radio', { name: 'More of' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(editor().getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(editor().getByRole('radio', { name: 'More of' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect.element(editor().getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('ends the interview at once by Finish now, and two seconds later shows what was learned', async () => {
    await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    const messages = watch('/api/onboarding/continue');
    await page.getByRole('button', { name: 'Finish now' }).click();
    await expect.element(page.getByRole('heading', { name: 'Here’s what we learned about you' })).toBeVisible();
    expect(messages.map(({ body }) => body)).toMatchObject([{ message: '', finish: true }]);
    await expect.element(page.getByRole('button', { name: /fixing bikes/ })).toBeVisible();
  });
});

it.for([
  { width: 360, height: 340 },
  { width: 320, height: 256 },
])('above a keyboard and zoomed in, at $width × $height px, the question, its answers and the composer are in view', async (size) => {
  await openInterview(app);
  await page.viewport(size.width, size.height);
  await expect.element(answerBox()).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('button', { name: 'Building things' })).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText(/^What’s something you did lately/)).toBeInViewport();
  await expect.element(page.getByRole('button', { name: 'Finish now' })).toBeInViewport({ ratio: 1 });
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(size.height);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(size.width);
  await expectAccessible();
});

/** For `intercept`: an answer that asks about these facts first, and holds a question back. */
const heldBack = (facts: Fact[], part: Partial<Ask>, first = '“public speaking”: more or less of it?') =>
  eventStream(
    { conversationId: 'c1' },
    { heard: facts, changed: [] },
    { token: `${first}\n\n` },
    { ask: { topic: 'less', left: 5, replies: [{ text: 'Never', count: null }], ...part } },
    { token: 'Any cold calls?' },
    { done: true, conversationId: 'c1', messageId: 'm2' },
  );
