import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { editor, notice, serveFacts } from '#testing/facts.testing.tsx';
import { exampleFacts, exampleFile, exampleReading, serveResume, takeUpload } from '#testing/resume.testing.tsx';
import { expectProgress, pdf, resumeHeading } from '#testing/wizard.testing.tsx';

const app = testApp();

describe('step 2 after a résumé was read', () => {
  it('shows its facts by kind, with what stands beside them and where each was read', async () => {
    await openReview();
    await expect.element(rowsOf('Education')).toMatchTextContent(/B\.S\. Environmental Engineering\s*Georgia Tech, 2027/);
    await expect.element(rowsOf('Experience').getByRole('listitem')).toHaveLength(2);
    await expect.element(rowsOf('Skills')).toMatchTextContent(/Microsoft Word.*Removed.*Restore/);
    await expect.element(rowsOf('Languages')).toMatchTextContent(/Spanish.*How well do you speak it\?/);
    for (const name of ['Edit “Python”', 'Remove “Python”'])
      await expect.element(button(name)).toHaveAccessibleDescription('From the line “Cleaned 14 months of turbidity data in Python”');
    await expect.element(rowsOf('Skills').getByRole('listitem').first()).toMatchTextContent(/Python.*Kept/);
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Education', 'Experience', 'Projects', 'Skills', 'Languages']);
    await expect.element(page.getByText('maya-raman.pdf').first()).toBeVisible();
    await expect.element(page.getByText('1 page').first()).toBeVisible();
    await expect.element(page.getByText('148 KB').first()).toBeVisible();
    await expectAccessible();
  });

  it('lights the line of the fact that the student is at, by mouse and by keyboard', async () => {
    await openReview();
    await expect.element(drawnPage('B.S. Environmental Engineering, May 2027')).toBeVisible();
    await page.getByText('Python', { exact: true }).hover();
    await expect.element(drawnPage('Cleaned 14 months of turbidity data in Python')).toBeVisible();
    expectLinked('r5');
    await userEvent.tab();
    button('Remove “Soldering”').element().focus();
    await expect.element(drawnPage('Soldered and calibrated sensor boards for river gauges')).toBeVisible();
    expectLinked('r7');
    await userEvent.tab();
    await expect.element(button('Restore “Microsoft Word”')).toHaveFocus();
    await expect.element(drawnPage('Kept the logs of three instruments in Microsoft Word')).toBeVisible();
    expectLinked('r8');
  });

  it('keeps, edits, drops and takes back at once, and the focus stays with the fact', async () => {
    const { calls } = await openReview();
    const changes = () => calls.flatMap(({ url, body }) => (body === undefined ? [] : [[url.split('/').at(-1), body]]));
    await button('Remove “Python”').click();
    await expect.element(button('Restore “Python”')).toHaveFocus();
    await button('Restore “Python”').click();
    await expect.element(button('Edit “Python”')).toHaveFocus();
    expect(button('Keep “Python”').elements()).toEqual([]);
    await button('Edit “Soldering”').click();
    await editor().getByRole('textbox', { name: 'Text' }).fill('Soldering SMD boards');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Edit “Soldering SMD boards”')).toHaveFocus();
    await button('Keep “Spanish”').click();
    await expect.element(notice('You added “Spanish” to “Have”.')).toBeVisible();
    await expect.poll(changes).toEqual([
      ['r5', { status: 'dropped' }],
      ['r5', { status: 'kept' }],
      ['r7', { text: 'Soldering SMD boards' }],
      ['r9', { status: 'kept' }],
    ]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectProgress(60);
  });

  it('keeps all guesses by one press, or turns one down', async () => {
    const facts = exampleFacts();
    for (const fact of facts) if (fact.kind === 'skill') fact.status = 'offered';
    const { calls } = await openReview({ facts });
    await expect.element(page.getByText(/^We’re not sure about 5 of these\. They’re the dotted ones\./)).toBeVisible();
    await expect.element(rowsOf('Skills').getByText('Is this right?').first()).toBeVisible();
    await button('Remove “Python”').click();
    await button('Keep all 4').click();
    await expect.element(notice('You kept 4 suggestions.')).toBeVisible();
    await expect.poll(() => calls.filter(({ body }) => body !== undefined)).toHaveLength(5);
    expect(page.getByRole('button', { name: /^Keep all/ }).elements()).toEqual([]);
    await expect.element(rowsOf('Languages')).toMatchTextContent(/Spanish.*Kept/);
  });

  it('leaves out what the student wants less of', async () => {
    const facts = exampleFacts();
    for (const fact of facts) if (fact.text === 'Python') fact.stance = 'less';
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user, exampleReading(), facts);
    await app.open('/onboarding');
    await expect.element(page.getByText(/^We found 8 details/)).toBeVisible();
    expect(page.getByText('Python', { exact: true }).elements()).toEqual([]);
  });

  it('says why a change was not saved, and shows what holds', async () => {
    await openReview();
    const line = intercept('/facts/', 'offline');
    await button('Remove “Python”').click();
    await expect.element(notice(/^We couldn’t save that, so nothing changed\. We couldn’t reach Alive\./)).toBeInViewport({ ratio: 1 });
    await expect.element(button('Remove “Python”')).toBeVisible();
    line.end();
    await button('Try again').click();
    await expect.element(button('Restore “Python”')).toBeVisible();
  });

  it('says how well a machine can read the file, and what to change', async () => {
    await openReview();
    await expect.element(page.getByText('We could read 4 of the 5 parts of your résumé.')).toBeVisible();
    await expect.element(page.getByText('Put your columns one below the other.')).toBeVisible();
    await expect.element(page.getByText('Order of the text: unclear')).toBeInTheDocument();
    await expect.element(page.getByText('Add months to your jobs.')).not.toBeVisible();
    await page.getByText('1 more thing to change').click();
    await expect.element(page.getByText('Add months to your jobs.')).toBeVisible();
    await expectAccessible();
  });

  it('says so where nothing is to be changed, and where nothing was found', async () => {
    const meter = { parts: exampleReading().meter.parts.map(({ part }) => ({ part, found: true })), advice: [] };
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user, exampleReading({ meter, lineOf: {} }), []);
    await app.open('/onboarding');
    await expect.element(page.getByText('We read your résumé but couldn’t find anything to add to your profile.')).toBeVisible();
    await expect.element(page.getByText('Employers’ software should have no trouble with your résumé.')).toBeVisible();
    expect(document.querySelector('.reslink')).toBeNull();
  });

  it('on a phone has a strip with the lit line, the page in a sheet, and room for a finger', async () => {
    await openReview({ size: phone });
    await page.getByText('Python', { exact: true }).click();
    await expect.element(page.getByText('Where we found “Python”')).toBeVisible();
    expect(document.querySelector('.line-strip .lit')?.textContent).toBe('Cleaned 14 months of turbidity data in Python');
    await expect.element(page.getByText('Where we found “Python”')).toBeInViewport({ ratio: 1 });
    expect(document.querySelector('.reslink')).toBeNull();
    for (const row of document.querySelectorAll('.rrow')) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await button('See the page').click();
    const sheet = page.getByRole('dialog', { name: 'Your résumé as we read it' });
    await expect.element(sheet.getByRole('img')).toHaveAccessibleName(/The line “Cleaned 14 months/);
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('See the page')).toHaveFocus();
    await button('Remove “Python”').click();
    await expect.element(button('Restore “Python”')).toBeVisible();
    await expectAccessible();
    for (const width of [360, 320]) {
      await page.viewport(width, phone.height);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  it('fits where text is twice as large', async () => {
    await openReview({ size: phone });
    document.documentElement.style.fontSize = '200%';
    try {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
      const wayOn = page.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
      expect(wayOn.right).toBeLessThanOrEqual(phone.width);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('scrolls a long page to the lit line', async () => {
    const [first, ...lines] = exampleReading().lines;
    const more = Array.from({ length: 4 }, (_, at) => lines.map(({ text, kind }) => ({ text, kind, page: at < 2 ? 1 : 2 }))).flat();
    const reading = exampleReading({
      pages: 2,
      lines: [...(first ? [first] : []), ...more],
      lineOf: { ...exampleReading().lineOf, r9: more.length },
    });
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user, reading);
    await app.open('/onboarding');
    await page.getByText('Spanish', { exact: true }).hover();
    const lit = page.getByRole('img', { name: 'Your résumé, page 2 of 2. The line “Spanish” is highlighted.' });
    await expect.element(lit).toBeInViewport();
    expectLinked('r9');
  });

  it('asks for a file from before résumés were read once more', async () => {
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user, null, []);
    await app.open('/onboarding');
    await expect.element(page.getByText('We haven’t been able to read this file. Please upload it again.')).toBeVisible();
    await expect.element(page.getByText('Uploaded, 148 KB')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectProgress(60);
  });

  it('says so where what was read cannot be loaded, and tries again', async () => {
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user);
    const down = intercept('/resume/reading', () =>
      Response.json({ error: 'Not now.', code: 'INTERNAL', requestId: '1' }, { status: 500 }),
    );
    await app.open('/onboarding');
    await expect.element(page.getByText('We couldn’t load what we found in your résumé. Not now.')).toBeVisible();
    down.end();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText(/^We found 9 details/)).toBeVisible();
  });
});

describe('a résumé on its way', () => {
  it('says how much is sent, that it is read, and what was found', async () => {
    await openEmpty();
    const upload = takeUpload();
    await page.getByLabelText('Choose your résumé').upload(pdf());
    await upload.progress(0.4);
    await expect.element(page.getByRole('progressbar', { name: 'Uploading maya.pdf' })).toHaveAttribute('aria-valuenow', '40');
    await upload.progress(1);
    await expect.element(page.getByText('Reading…')).toBeVisible();
    await expect.element(notice('Reading maya.pdf')).toBeInTheDocument();
    serveFacts(...exampleFacts());
    const extracted = { skills: [], education: [], experience: [], links: [] };
    await upload.answer(201, { resume: exampleFile, extracted, reading: exampleReading() });
    await expect.element(page.getByText(/^We found 9 details\. Keep what’s right and fix what isn’t\.$/)).toBeVisible();
    await expect.element(notice('We read your résumé and found 9 details.')).toBeInTheDocument();
    await expect.element(page.getByText(/^We found 9 details\./)).toHaveFocus();
  });

  it('that cannot be read says why in the server’s words, and the wizard goes on without it', async () => {
    await openEmpty();
    const upload = takeUpload();
    await page.getByLabelText('Choose your résumé').upload(pdf());
    await upload.progress(1);
    const error = 'Your file is password-protected. Save a copy without a password.';
    await upload.answer(422, { error, code: 'UNREADABLE_FILE', requestId: '1' });
    await expect.element(page.getByRole('alert')).toMatchTextContent(`${error} You can also continue without a résumé.`);
    await expectAccessible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectProgress(60);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('is counted as the review counts it, also where a fact is gone', async () => {
    const { user } = await app.student({ lookingFor: [] });
    serveResume(user, exampleReading(), exampleFacts().slice(1));
    await app.open('/onboarding');
    await expect.element(page.getByText(/^We found 8 details\./)).toBeVisible();
    await expect.element(notice('We read your résumé and found 8 details.')).toBeInTheDocument();
  });

  it('that replaces another and cannot be read leaves what was read before', async () => {
    const { user } = await app.student({ lookingFor: [] });
    intercept(`/api/users/${user.id}`, () => Response.json({ ...user, resume: exampleFile }));
    serveResume(user);
    await app.open('/onboarding');
    const upload = takeUpload();
    await page.getByLabelText('Choose another file').first().upload(pdf('scan.pdf'));
    await upload.answer(422, { error: 'scan.pdf has no text.', code: 'UNREADABLE_FILE', requestId: '1' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to upload resume: scan.pdf has no text.');
    await expect.element(button('Remove “Python”')).toBeVisible();
  });
});

describe('the profile', () => {
  it('says what was read in the résumé, and shows it on demand', async () => {
    const { user } = await app.student();
    serveResume(user);
    await app.open('/dashboard/profile');
    await expect.element(page.getByText('9 details found: 7 kept, 1 to check, 1 removed')).toBeVisible();
    await expect.element(page.getByText('We could read 4 of the 5 parts of your résumé.')).toBeVisible();
    await expect
      .element(page.getByRole('list', { name: 'Have' }))
      .toMatchTextContent(/Field technician, Riverkeep\s*June to August 2025\s*Your résumé/);
    const review = page.getByRole('button', { name: 'Review what we found' });
    await expect.element(review).toHaveAttribute('aria-expanded', 'false');
    await review.click();
    await expect.element(button('Remove “Python”').last()).toBeVisible();
    await expect.element(review).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await button('Remove “Python”').last().click();
    const taken = page.getByRole('button', { name: 'Restore “Python”' });
    await expect.poll(() => taken.elements().at(-1)).toBe(document.activeElement);
    await expect.element(page.getByText('9 details found: 6 kept, 1 to check, 2 removed')).toBeVisible();
    await page.viewport(phone.width, phone.height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expect.element(page.getByRole('button', { name: 'See the page' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Delete your résumé?' }))
      .toMatchTextContent('We’ll delete maya-raman.pdf and the details we found in it. Details you’ve edited will stay.');
  });
});

/** Shows step 2 to a student whose résumé was read. */
const openReview = async ({ size = desktop, facts = exampleFacts() } = {}) => {
  const { user } = await app.student({ lookingFor: [] });
  const calls = serveResume(user, exampleReading(), facts);
  await app.open('/onboarding', { size });
  await expect.element(page.getByText(/^We found 9 details/)).toBeVisible();
  return { calls };
};

/** Shows step 2 to a student without a résumé. */
const openEmpty = async () => {
  await app.student({ lookingFor: [] });
  await app.open('/onboarding');
  await expect.element(resumeHeading()).toBeVisible();
};

/** Whether the path leads to the row of this fact. */
const expectLinked = (id: string) => {
  const row = document.querySelector(`.rrow[data-fact="${id}"]`)?.getBoundingClientRect();
  const dot = document.querySelector('.reslink circle')?.getBoundingClientRect();
  const line = document.querySelector('.page-view .lit')?.getBoundingClientRect();
  const path = document.querySelector('.reslink path')?.getBoundingClientRect();
  if (!row || !dot || !line || !path) throw new Error('No path is drawn.');
  expect(Math.abs((dot.left + dot.right) / 2 - row.left), 'at the row').toBeLessThan(1.5);
  expect(Math.abs((dot.top + dot.bottom) / 2 - (row.top + row.bottom) / 2), 'at its middle').toBeLessThan(1.5);
  expect(Math.abs(path.left - line.right), 'from the line').toBeLessThan(1.5);
};

const rowsOf = (kind: string) => page.getByRole('list', { name: kind, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const drawnPage = (line: string) => page.getByRole('img', { name: `Your résumé. The line “${line}” is highlighted.` });
