import { type InterviewTopic, interviewTopics } from '@alive/contract/conversations.ts';
import type { Fact } from '@alive/contract/facts.ts';
import { privateIn } from '@alive/language/safety/private.ts';
import { anythingElse, anyTitles, gladlyAgain, questions, simplerQuestions } from './copy.ts';
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

/** How a question is put, by what is known; `about` is what the résumé says and the question asks of. */
export function wordingOf(topic: InterviewTopic, facts: readonly Fact[], { simpler = false, about = null }: Wording = {}): string {
  if (simpler) return simplerQuestions[topic];
  if (topic === 'more' && about !== null) return gladlyAgain(about.text);
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

/** What a résumé says that the student did and may be asked of: a project, else an experience, that they have not spoken of; null for none. */
export function doneBefore(facts: readonly Fact[]): Fact | null {
  const said = new Set(facts.flatMap(({ stance, text }) => (stance === 'more' || stance === 'less' ? [text.toLowerCase()] : [])));
  const done = facts.filter(
    ({ status, stance, origin, source, quote, text }) =>
      status === 'kept' &&
      stance === 'have' &&
      quote !== null &&
      (origin === 'resume' || source === 'resume') &&
      text.length <= longestAsked &&
      !said.has(text.toLowerCase()) &&
      privateIn(text).length === 0,
  );
  return done.find(({ kind }) => kind === 'project') ?? done.find(({ kind }) => kind === 'experience') ?? null;
}

/** Characters of what a question quotes. */
const longestAsked = 80;

interface Wording {
  simpler?: boolean;
  about?: Fact | null;
}

/** Work that was wanted in the student's own words, short enough to be quoted. */
export const ownWork = (facts: readonly Fact[]): string | null =>
  facts.findLast(
    ({ status, stance, kind, value, text }) =>
      status === 'kept' && stance === 'looking' && kind === 'work' && value === null && text.length <= 60,
  )?.text ?? null;
