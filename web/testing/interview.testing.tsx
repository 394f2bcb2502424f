import type { Ask, ChatEvent } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answersOf, keepAnswers } from '../src/features/onboarding/answers.ts';
import type { testApp } from './app.testing.tsx';
import { answered, eventStream } from './chat.testing.tsx';

/** Shows step 4 to a new student, with its first question; gives the student's id. */
export const openInterview = async (app: ReturnType<typeof testApp>, options?: Parameters<typeof app.open>[1]): Promise<string> => {
  const { user } = await app.student();
  keepAnswers({ ...answersOf(user), step: 4 });
  await app.open('/onboarding', options);
  await expect.element(page.getByRole('heading', { name: 'Welcome, Maya' })).toBeVisible();
  await answered();
  return user.id;
};

/** Where the student answers. */
export const answerBox = () => page.getByRole('textbox', { name: 'Your answer' });

/** For `intercept`: an answer that noted these facts and asks this. */
export const answerWith = (facts: Fact[], ask: Partial<Ask> = {}, changed: Fact[] = []): (() => Response) =>
  eventStream(...eventsOf(facts, ask, changed));

/** The events of such an answer. */
export const eventsOf = (facts: Fact[], ask: Partial<Ask> = {}, changed: Fact[] = []): ChatEvent[] => [
  { conversationId: 'c1' },
  { heard: facts, changed },
  { token: 'And what else?' },
  { ask: { topic: 'less', left: 5, replies: [], ...ask } },
  { done: true, conversationId: 'c1', messageId: 'm2' },
];
