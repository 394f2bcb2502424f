import { type Alumni, type PeopleEvent, searchPeople } from '@alive/contract/people.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stream } from '#api/stream.ts';

/** Where calls of the search for people go, for `intercept`. */
export const searching = searchPeople.path;

/** Asks these over the API, one after the other, so that Find People opens with them; gives those found last. */
export const asked = async (...questions: string[]): Promise<Alumni[]> => {
  const conversationId = crypto.randomUUID();
  let found: Alumni[] = [];
  for (const query of questions)
    for await (const event of stream(searchPeople, { body: { query, conversationId } }))
      if (event.type === 'results') found = event.results;
  return found;
};

/** Asks this as a student does and waits for the whole answer. */
export const say = async (words: string): Promise<void> => {
  await page.getByRole('textbox').fill(words);
  await userEvent.keyboard('{Enter}');
  await answered();
};

/** Waits until the newest answer is complete. */
export const answered = async (): Promise<void> => {
  await expect.element(page.getByRole('status').filter({ hasText: /^Done/ })).toBeInTheDocument();
};

/** Presses a key on something, which has the focus for that. */
export const press = async (target: ReturnType<typeof page.getByRole>, key: string): Promise<void> => {
  await expect.element(target).toBeVisible();
  target.element().focus();
  await userEvent.keyboard(`{${key}}`);
};

/** The people of the newest answer, in the table. */
export const rows = () =>
  page
    .getByRole('table')
    .last()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** The conditions of the newest answer. */
export const chips = () => page.getByRole('group', { name: 'Looking for' });

/** How many people the newest answer says there are. */
export const foundOf = (): number => Number(/[\d,]+/.exec(all('.asked .total').at(-1)?.textContent ?? '')?.[0].replaceAll(',', ''));

/** What the student said in this search. */
export const questions = (): (string | null)[] => all('.message.student .said').map(({ textContent }) => textContent);

/** The elements that a style is for, where they have no name. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** For `intercept`: these events, after which the connection ends or, with `open`, says nothing more. */
export const peopleEvents =
  (events: PeopleEvent[], { open = false } = {}) =>
  (): Response =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const event of events) controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
          if (!open) controller.close();
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    );
