import { addFact, type Fact, listFacts } from '@alive/contract/facts.ts';
import { page } from 'vitest/browser';
import { call } from '#api/call.ts';
import { intercept } from './app.testing.tsx';

/** A fact that was said; `part` says what is different. */
export const exampleFact = (part: Partial<Fact> & { id: string; text: string }): Fact => ({
  kind: 'activity',
  stance: 'more',
  value: null,
  origin: 'said',
  quote: part.text,
  source: 'm1',
  status: 'kept',
  updatedAt: '2026-11-23T12:00:00.000Z',
  ...part,
});

/** Adds a fact as the student would type it. */
export const added = (id: string, fact: Pick<Fact, 'kind' | 'stance' | 'text'>): Promise<Fact> =>
  call(addFact, { params: { id }, body: fact });

/** What the server knows of a student: "Less of: cold calls". */
export const knownOf = async (id: string): Promise<string[]> =>
  (await call(listFacts, { params: { id } })).facts
    .filter(({ status }) => status === 'kept')
    .map(({ stance, text }) => `${stance}: ${text}`);

/** Answers the calls of facts from this list, as a server would that knows only these; gives the changes that were sent. */
export const serveFacts = (...facts: Fact[]): { url: string; body: unknown }[] => {
  const { calls } = intercept('/facts', () => {
    const { url, body } = calls.at(-1) ?? { url: '', body: undefined };
    const at = facts.findIndex(({ id }) => url.endsWith(`/facts/${id}`));
    const fact = facts[at];
    if (!fact) return Response.json({ facts });
    const changed = { ...fact, ...(body as Partial<Fact>) };
    facts[at] = changed;
    return Response.json(changed);
  });
  return calls;
};

/** The chips below the messages. */
export const messageFacts = () => page.getByRole('list', { name: 'What we heard' });

/** The editor of a fact, next to its chip or in a sheet. */
export const editor = () => page.getByRole('dialog').last();

/** What the last change did. */
export const notice = (words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
