import { findJobs } from '@alive/contract/jobs.ts';
import type { ReadSpan } from '@alive/contract/reading.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call } from '#api/call.ts';
import { expectAccessible, intercept, phone, testApp } from '#testing/app.testing.tsx';
import { answered, composer, eventStream, heldStream, say } from '#testing/chat.testing.tsx';

const app = testApp();

describe('an answer of the job conversation', () => {
  it('leaves its cards in place when it ends', async () => {
    await app.student();
    const { jobs } = await call(findJobs, { query: { limit: 2 } });
    const { answer, send } = heldStream();
    intercept('/api/search/start', answer);
    await app.open('/dashboard');
    send({ conversationId }, { filters: [] }, { token: 'Two jobs.' }, { results: jobs });
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
    const cards = page.getByRole('article').elements();
    send({ done: true, conversationId, messageId: 'm1' });
    await answered();
    // The very same elements: cards drawn afresh would move, and lose what was opened in them.
    for (const [place, card] of page.getByRole('article').elements().entries()) expect(card).toBe(cards[place]);
    expect(document.title).toBe('Search · Alive');
  });

  it('to a suggested reply leaves the draft alone and the focus in the composer', async () => {
    await app.student();
    await app.open('/dashboard');
    await answered();
    await composer().fill('half a thought');
    (page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await answered();
    await expect.element(composer()).toHaveValue('half a thought');
    await expect.element(composer()).toHaveFocus();
  });

  it('underlines the words it did not use, says so, and leaves the message to the letter', async () => {
    await app.student();
    await app.open('/dashboard');
    await answered();
    intercept('/api/search/continue', eventStream({ conversationId }, { reading }, { filters: [] }, { token: 'Two jobs.' }, done));
    await say(message);
    const unused = page.getByRole('mark');
    await expect.element(unused).toHaveTextContent('chill hours');
    await expect.element(unused).toHaveAccessibleDescription('Search didn’t use this.');
    const tip = () => getComputedStyle(unused.element(), '::after').content;
    expect(tip()).toBe('none');
    (unused.element() as HTMLElement).focus();
    await expect.poll(tip).toBe('"Search didn’t use this."');
    await userEvent.keyboard('{Escape}');
    await expect.poll(tip).toBe('none');
    expect(getComputedStyle(unused.element())).toMatchObject({ textDecorationLine: 'underline', textDecorationStyle: 'dotted' });
    const said = unused.element().closest('.said');
    expect(said?.textContent).toBe(message);
    getSelection()?.selectAllChildren(said ?? document.body);
    expect(getSelection()?.toString()).toBe(message);
    await expectAccessible();
  });

  it('shows people with why and the way to them, on a phone', async () => {
    await app.student();
    await app.open('/dashboard', { size: phone });
    await answered();
    intercept('/api/search/continue', withPeople);
    await say('who went this way?');
    const person = page.getByRole('list', { name: 'People' }).getByRole('listitem').first();
    await expect.element(person).toBeVisible();
    expect((person.element() as HTMLElement).innerText).toMatch(
      /Amara Osei\s+Field Hardware Lead at Tidewater Labs\s+Class of 2019[\s\S]*Lagos[\s\S]*Studied what you study/,
    );
    await expect
      .element(person.getByRole('link', { name: 'Amara Osei’s profile on linkedin.com' }))
      .toHaveAttribute('rel', 'noreferrer noopener');
    await expect.element(page.getByRole('status').filter({ hasText: 'Done, 1 person.' })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
    await expectAccessible();
  });
});

const conversationId = 'aaaaaaaaaaaaaaaaaaaaa';
const done = { done: true, conversationId, messageId: 'm1' } as const;

const message = 'Teaching  in Boston,\nchill hours';
const reading: ReadSpan[] = [
  { start: 0, end: 8, as: 'condition', ids: ['role-is-teacher'] },
  { start: 13, end: 19, as: 'condition', ids: ['place-is-boston'] },
  { start: 21, end: 32, as: 'unused', ids: [] },
  // From a server that counts otherwise.
  { start: 27, end: 40, as: 'unused', ids: [] },
];

const withPeople = eventStream(
  { conversationId },
  { filters: [] },
  { token: 'One person went this way.' },
  {
    people: [
      {
        id: 'p1',
        name: 'Amara Osei',
        photo: null,
        role: 'Field Hardware Lead',
        company: 'Tidewater Labs',
        linkedin: 'https://www.linkedin.com/in/amara-example',
        year: 2019,
        major: 'Environmental Engineering',
        school: 'Georgia Institute of Technology',
        hometown: 'Lagos',
        hometown_city: 'Lagos',
        hometown_country: 'NG',
        career_path: 'Field Hardware Lead at Tidewater Labs [2023 - Present]',
        about: null,
        match_score: 94,
        match_reasons: ['Studied what you study'],
      },
    ],
  },
  done,
);
