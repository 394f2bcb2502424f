import type { Fact } from '@alive/contract/facts.ts';
import type { Profile } from '@alive/contract/profile.ts';
import type { About, AssistantTurn, Past, Shareable, Turn } from '#platform/chat.ts';
import { noLeanings } from '#platform/leanings.ts';
import { heldBack, showHeldBack } from '#platform/copy.ts';
import { isKeptBack, isOfResume, tellsOfStatus } from './kept-back.ts';
import { withoutOurLine } from './take-over.ts';

/**
 * What a hosted model may know of a turn: the student as if they had no résumé and had said nothing of visas or a clearance, and what they said
 * to it since they agreed. Whatever is made for a model, a search and its reasons too, is made from this and not from the turn.
 */
export const shareable = ({ about, history }: Pick<AssistantTurn, 'about' | 'history'>, agreedAt: Date): Shareable => ({
  about: shareableSelf(about),
  history: history.flatMap((past) => (past.at < agreedAt || past.studentId === null ? [] : (retold(past) ?? []))),
});

/** The student without what no model is given. What they can do and have done is left out whole, for a résumé may say it. */
export const shareableSelf = (about: About): About => ({
  ...about,
  needsVisa: null,
  canGetClearance: null,
  profile: about.profile && shareableProfile(about.profile),
  musts: (about.musts ?? []).filter(isOfWork),
  preferredLocations: about.preferredLocations.filter(isNotOfStatus),
  leanings: {
    ...noLeanings,
    likes: about.leanings?.likes.filter(isNotOfStatus) ?? [],
    dislikes: about.leanings?.dislikes.filter(isNotOfStatus) ?? [],
  },
});

/** Facts without what tells of a visa, a clearance or access, and what the résumé says. */
export const shareableFacts = (facts: readonly Fact[]): Fact[] =>
  facts.filter((fact) => fact.status === 'kept' && fact.origin !== 'resume' && fact.stance !== 'have' && !isKeptBack(fact));

const isNotOfStatus = (text: string): boolean => !tellsOfStatus(text);

/** Its environment names visas and clearances, which its summary repeats. */
const shareableProfile = (profile: Profile): Profile => ({
  ...profile,
  summary: '',
  interests: profile.interests.filter(isNotOfStatus),
  target_roles: profile.target_roles.filter(isNotOfStatus),
  ideal_environment: profile.ideal_environment
    .split(/; |(?<=[.!?]) /)
    .filter((text) => !isKeptBack({ kind: 'must', text, value: null }))
    .join('; '),
});

/** Of musts, those of the work; how accessible a workplace has to be is nobody's business. */
const isOfWork = (must: string): boolean => /^(?:remote|hybrid|onsite|pay>=)/.test(must);

/**
 * What was said, as a model may read it again. Of the built-in assistant's answers, which are made from the whole record, that is only which of the
 * interview's questions was put; null for nothing.
 */
function retold({ sender, text, writer, ask }: Past): Turn | null {
  if (sender === 'user') return isTapped(text) ? null : { sender, text };
  if (writer === 'model') return { sender, text: withoutOurs(text) };
  const question = ask == null || ask.topic === null || ask.between !== undefined ? '' : (withoutOurLine(text).split('\n\n').at(-1) ?? '');
  return { sender, text: isOfResume(question) ? '' : question };
}

const isTapped = (text: string): boolean => text.startsWith(showHeldBack.before) && text.endsWith(showHeldBack.after);

/** A model's answer without the paragraphs that the server added from the record: what was held back, and the résumé. */
const withoutOurs = (answer: string): string =>
  withoutOurLine(answer)
    .split(/\n{2,}/)
    .filter((paragraph) => !isOfResume(paragraph) && !Object.values(heldBack).some((beginning) => paragraph.startsWith(beginning)))
    .join('\n\n');
