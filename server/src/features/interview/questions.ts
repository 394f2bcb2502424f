import { type InterviewTopic, interviewTopics } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { anythingElse, anyTitles, questions, simplerQuestions } from './copy.ts';
import type { InterviewState } from './state.ts';

/** At most this many messages of a student make an interview. */
export const mostMessages = 8;

/** The questions still to be asked, in order: neither answered, skipped nor known from elsewhere, and no more than messages are left. */
export const questionsLeft = (state: InterviewState, facts: readonly Fact[], since: Date | null): InterviewTopic[] =>
  interviewTopics
    .filter((topic) => !state.closed.includes(topic) && !isKnown(topic, facts, since))
    .slice(0, Math.max(0, mostMessages - state.messages));

/**
 * Whether what is kept answers a question already. `since`: an interview held again asks anew what was said before. What a job must have is
 * always asked; work in the student's own words alone is asked for titles.
 */
function isKnown(topic: InterviewTopic, facts: readonly Fact[], since: Date | null): boolean {
  const counts = facts.filter(
    (fact) => fact.status === 'kept' && (fact.origin === 'form' || since === null || new Date(fact.updatedAt) > since),
  );
  if (topic === 'more' || topic === 'less') return counts.some(({ stance }) => stance === topic);
  if (topic === 'work') return counts.some(({ stance, kind, value }) => stance === 'looking' && kind === 'work' && value !== null);
  if (topic === 'employer')
    return counts.some(
      ({ stance, kind, text, value }) => stance === 'looking' && kind === 'employer' && (value !== null || /\p{Lu}/u.test(text)),
    );
  if (topic === 'people') return counts.some(({ stance, kind }) => kind === 'people' && stance !== 'less');
  return false;
}

/** How a question is put, by what is known. */
export function wordingOf(topic: InterviewTopic, facts: readonly Fact[], simpler: boolean): string {
  if (simpler) return simplerQuestions[topic];
  if (topic === 'work') {
    const own = ownWork(facts);
    if (own !== null) return anyTitles(own);
  }
  if (
    topic === 'must' &&
    facts.some((fact) => fact.status === 'kept' && (fact.stance === 'must' || (fact.kind === 'place' && fact.stance === 'looking')))
  )
    return anythingElse;
  return questions[topic];
}

/** Work that was wanted in the student's own words, short enough to be quoted. */
export const ownWork = (facts: readonly Fact[]): string | null =>
  facts.findLast(
    ({ status, stance, kind, value, text }) =>
      status === 'kept' && stance === 'looking' && kind === 'work' && value === null && text.length <= 60,
  )?.text ?? null;
