import { majors } from '@alive/contract/lists/majors.ts';
import type { startOnboarding } from '@alive/contract/onboarding.ts';
import type { BodyOf } from '@alive/contract/endpoint.ts';
import type { Profile } from '@alive/contract/profile.ts';
import { builtinInterviewer } from '../server/src/features/onboarding/builtin.ts';
import { sampleCompanies } from '../server/src/features/sample/companies.ts';
import { employers } from '../server/src/features/sample/employers.ts';
import { openVocabulary } from '../server/src/language/vocabulary.ts';
import { aboutOf } from '../server/src/platform/about.ts';
import type { Turn } from '../server/src/platform/chat.ts';

/**
 * Holds one interview with the built-in assistant, without a server: `says` one after the other, then "That's all" until it ends.
 * The vocabulary is the sample's. Rejects when it has not ended after ten messages.
 */
export const hold = async (student: Student, says: readonly string[]): Promise<Held> => {
  const about = aboutOf(student, null);
  const history: Turn[] = [];
  const left = [...says];
  let state: unknown = null;
  let message: string | null = null;
  for (let round = 0; round <= 10; round++) {
    let text = '';
    let profile: Profile | null = null;
    for await (const part of interviewer({ about, state, history, message }, new AbortController().signal)) {
      if ('token' in part) text += part.token;
      if ('state' in part) state = part.state;
      if ('completed' in part) profile = part.completed;
    }
    if (message !== null) history.push({ sender: 'user', text: message });
    history.push({ sender: 'assistant', text });
    if (profile) return { student, history, profile, unsaid: left };
    message = left.shift() ?? 'That’s all.';
  }
  throw new Error(`${student.name}'s interview does not end.`);
};

const vocabulary = await openVocabulary({
  companies: sampleCompanies().map(({ name, domain, industry }) => ({ name, domain: domain ?? null, industry })),
  majors: majors.map(({ name }) => name),
  places: [...new Set(employers.flatMap(({ sites }) => sites))],
});

const interviewer = builtinInterviewer({ vocabulary: () => Promise.resolve(vocabulary) });

/** What an interview may be started with: the body of the call. */
export type Student = BodyOf<typeof startOnboarding>;

export interface Held {
  student: Student;
  history: Turn[];
  profile: Profile;
  /** What the student had still to say when the interview ended. */
  unsaid: string[];
}
