import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, intercept, phone, testApp, watch } from '#testing/app.testing.tsx';
import { answered, ask, heldStream, say } from '#testing/chat.testing.tsx';
import { editor, exampleFact, messageFacts, knownOf, notice, serveFacts } from '#testing/facts.testing.tsx';
import { answerBox, answerWith, eventsOf, openInterview } from '#testing/interview.testing.tsx';

const app = testApp();

describe('what an interview noted', () => {
  it('stands under the message before the first word of the answer', async () => {
    await openInterview(app);
    const stream = heldStream();
    intercept('/api/onboarding/continue', stream.answer);
    await ask('I loved fixing bikes, not accounting', answerBox());
    const [id, factsEvent, ...rest] = eventsOf([
      exampleFact({ id: 'f1', text: 'fixing bikes' }),
      exampleFact({ id: 'f2', text: 'Accounting', value: 'skill:Accounting', kind: 'skill', stance: 'less' }),
    ]);
    if (id && factsEvent) stream.send(id, factsEvent);
    await expect.element(messageFacts()).toMatchTextContent('More offixing bikes in your wordsLess ofAccounting');
    expect(page.getByText('And what else?').elements()).toEqual([]);
    stream.send(...rest);
    stream.end();
    await answered();
    await expect.element(page.getByText('And what else?')).toBeVisible();
    await expectAccessible();
  });

  it('is still there after a reload, and in the rows next to the talk', async () => {
    await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    await expect.element(messageFacts().getByRole('button', { name: /fixing bikes/ })).toBeVisible();
    await app.leave();
    await app.open('/onboarding');
    await expect.element(messageFacts().getByRole('button', { name: /fixing bikes/ })).toBeVisible();
    const panel = page.getByRole('complementary', { name: 'Your profile so far' });
    await expect.element(page.getByRole('status').filter({ hasText: 'Done, 1 detail, about 5 more questions.' })).toBeInTheDocument();
    await expect.element(panel.getByRole('button', { name: /fixing bikes/ })).toBeVisible();
  });

  it('moves to another row and back, edits and removes by the keyboard alone, and no message is sent', async () => {
    const id = await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    const messages = watch('/api/onboarding/continue');
    const chip = messageFacts().getByRole('button', { name: /fixing bikes/ });
    chip.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(editor().getByRole('radio', { name: 'More of' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(notice('You moved “fixing bikes” to “Less of”.')).toBeVisible();
    await expect.element(chip).toHaveFocus();
    await expect.poll(() => knownOf(id)).toContain('less: fixing bikes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => knownOf(id)).toContain('more: fixing bikes');
    await expect.element(chip).toHaveFocus();

    await chip.click();
    await editor().getByRole('button', { name: 'Edit' }).click();
    await userEvent.keyboard('repairing bikes{Enter}');
    const edited = messageFacts().getByRole('button', { name: /repairing bikes/ });
    await expect.element(edited).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await editor().getByRole('button', { name: 'Remove' }).click();
    await expect.element(notice('You removed “repairing bikes” from “More of”.')).toBeVisible();
    await expect.poll(() => knownOf(id)).not.toContain('more: repairing bikes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => knownOf(id)).toContain('more: repairing bikes');
    expect(messages).toEqual([]);
  });

  it('leaves the focus where the student went meanwhile', async () => {
    const id = await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    const chip = messageFacts().getByRole('button', { name: /fixing bikes/ });
    const line = intercept('/facts/', 'held');
    await chip.click();
    await editor().getByRole('radio', { name: 'Less of' }).click();
    await expect.element(chip).toHaveFocus();
    await answerBox().click();
    line.release();
    await expect.poll(() => knownOf(id)).toContain('less: fixing bikes');
    await page.getByRole('button', { name: 'Undo' }).click();
    await answerBox().click();
    await expect.poll(() => knownOf(id)).toContain('more: fixing bikes');
    await expect.element(answerBox()).toHaveFocus();
  });

  it('keeps a guess or turns it down by its two buttons, and shows more than two behind a button', async () => {
    await openInterview(app);
    const guesses = ['Sensors', 'Field work', 'Rivers', 'Maps'].map((text, at) =>
      exampleFact({ id: `g${at}`, text, value: `skill:${text}`, status: 'offered' }),
    );
    const changes = serveFacts(...guesses);
    intercept('/api/onboarding/continue', answerWith(guesses));
    await say('a buoy', answerBox());
    expect(messageFacts().getByRole('button', { name: /^Keep/ }).elements()).toHaveLength(2);
    await messageFacts().getByRole('button', { name: 'Keep “Sensors”' }).click();
    await expect.element(messageFacts().getByRole('button', { name: 'Sensors', exact: true })).toHaveFocus();
    await messageFacts().getByRole('button', { name: 'Dismiss “Field work”' }).click();
    await expect.element(notice('You dismissed “Field work”.')).toBeVisible();
    expect(changes.flatMap(({ body }) => (body === undefined ? [] : [body]))).toEqual([{ status: 'kept' }, { status: 'dropped' }]);
    await expect.element(messageFacts().getByRole('button', { name: 'Keep “Maps”' })).toBeVisible();
    expect(
      messageFacts()
        .getByRole('button', { name: /more guess/ })
        .elements(),
    ).toEqual([]);
  });

  it('shows the guesses beyond two at a press, and goes on with the first of them', async () => {
    await openInterview(app);
    const guesses = ['Sensors', 'Field work', 'Rivers'].map((text, at) =>
      exampleFact({ id: `g${at}`, text, value: `skill:${text}`, status: 'offered' }),
    );
    serveFacts(...guesses);
    intercept('/api/onboarding/continue', answerWith(guesses));
    await say('a buoy', answerBox());
    await messageFacts().getByRole('button', { name: 'Show 1 more guess' }).click();
    await expect.element(messageFacts().getByRole('button', { name: 'Keep “Rivers”' })).toHaveFocus();
  });

  it('changes an earlier chip in place when a later message corrects it', async () => {
    await openInterview(app);
    const chicago = exampleFact({ id: 'f1', text: 'Chicago', value: 'us-il-chicago', kind: 'place', stance: 'looking' });
    serveFacts(chicago);
    intercept('/api/onboarding/continue', answerWith([chicago]));
    await say('Chicago', answerBox());
    intercept('/api/onboarding/continue', answerWith([], {}, [{ ...chicago, status: 'dropped' }]));
    await say('not Chicago', answerBox());
    await expect.element(notice('Removed “Chicago”.')).toBeVisible();
    await messageFacts().getByRole('button', { name: 'Removed: Chicago' }).click();
    await expect.element(editor().getByRole('button', { name: 'Restore' })).toHaveFocus();
  });

  it('stays as it was, and the reason is shown, where a change is not taken', async () => {
    await openInterview(app);
    await say('I loved fixing bikes', answerBox());
    const line = intercept('/facts/', 'offline');
    await messageFacts()
      .getByRole('button', { name: /fixing bikes/ })
      .click();
    await editor().getByRole('radio', { name: 'Less of' }).click();
    await expect
      .element(notice('We couldn’t save that, so nothing changed. We couldn’t reach Alive. Check your connection and try again.'))
      .toBeVisible();
    await expect.element(messageFacts()).toMatchTextContent(/^More of/);
    line.end();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(messageFacts()).toMatchTextContent(/^Less of/);
  });
});

describe('on a phone', () => {
  it('the profile is a sheet behind its count, and a chip of any length opens another', async () => {
    await openInterview(app, { size: phone });
    const texts = ['a'.repeat(300), 'تصليح الدراجات', '<b>bold</b> 🚲', ...Array.from({ length: 37 }, (_, at) => `thing ${at}`)];
    const facts = texts.map((text, at) => exampleFact({ id: `f${at}`, text, stance: at % 2 === 0 ? 'more' : 'less' }));
    serveFacts(...facts);
    intercept('/api/onboarding/continue', answerWith(facts));
    await say('many things', answerBox());
    await expect.element(messageFacts().getByText('<b>bold</b> 🚲', { exact: true })).toBeInTheDocument();
    expect(messageFacts().getByRole('button').first().element().getBoundingClientRect().height).toBeLessThan(110);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await page.getByRole('button', { name: /^Profile, 4\d details so far/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Your profile so far' });
    await expect.element(sheet.getByRole('img', { name: /^1 question answered/ })).toBeVisible();
    await expectAccessible();
    await sheet.getByRole('button', { name: /thing 36/ }).click();
    const change = page.getByRole('dialog', { name: 'thing 36' });
    await expect.element(change.getByRole('radio', { name: 'Less of' })).toHaveFocus();
    expect(change.getByRole('radio', { name: 'Less of' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(change).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
  });

  it('tells in the sheet what became of a fact there, and the focus stays in it', async () => {
    const id = await openInterview(app, { size: phone });
    await say('I loved fixing bikes', answerBox());
    await page.getByRole('button', { name: /^Profile, / }).click();
    const sheet = page.getByRole('dialog', { name: 'Your profile so far' });
    const chip = sheet.getByRole('button', { name: /fixing bikes/ });
    const change = page.getByRole('dialog', { name: 'fixing bikes' });
    await chip.click();
    await change.getByRole('radio', { name: 'Less of' }).click();
    await expect.element(sheet.getByText('You moved “fixing bikes” to “Less of”.')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => knownOf(id)).toContain('less: fixing bikes');
    await expect.element(chip).toHaveFocus();
    await chip.click();
    await change.getByRole('button', { name: 'Remove' }).click();
    await expect.element(sheet.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(notice(/^You removed/).elements()).toHaveLength(1);
    await expectAccessible();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect.element(chip).toHaveFocus();
  });
});
