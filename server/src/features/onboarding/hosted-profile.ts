import { profile as profileSchema, type Profile } from '@alive/contract/profile.ts';
import * as z from 'zod';
import { employerKey } from '#language/industries.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';
import { capital, distinct, plain, wordCount } from '#listening/grammar.ts';
import type { About, Turn } from '#platform/chat.ts';
import { openSaid, type Verdict } from './said.ts';
import { sentencesIn, truthful } from './said-sentences.ts';
import type { InterviewState } from './state.ts';

/** A profile as a model is asked for it. */
export const drafted = z.object({
  summary: z.string(),
  interests: z.array(z.string()),
  target_companies: z.array(z.string()),
  target_roles: z.array(z.string()),
  ideal_environment: z.string(),
});

/**
 * A model's draft without what the student neither said nor agreed to, or refused; what is empty then is as the built-in interviewer
 * understood it (`own`). With how many of its things and sentences were left out.
 */
export async function checked(draft: z.output<typeof drafted>, { transcript, about, state, vocabulary, own }: Grounds): Promise<Checked> {
  const said = await openSaid(transcript, state, vocabulary);
  let dropped = 0;
  const isSaid = (verdict: Verdict): boolean => {
    if (verdict !== 'said') dropped++;
    return verdict === 'said';
  };
  const kept = (things: readonly string[], verdict: (thing: string) => Verdict, most: number): string[] =>
    things
      .map(plainText)
      .filter((thing) => thing !== '' && thing.length <= 80 && wordCount(thing) <= 12 && isSaid(verdict(thing)))
      .slice(0, most);
  const form = [about.firstName, about.school, about.major, about.graduationYear, ...about.preferredLocations, ...about.lookingFor];
  const record = [...form, own.summary, own.ideal_environment].join(' ');
  const told = (text: string): string[] => {
    const sentences = sentencesIn(plainText(text));
    const holding = truthful(sentences, { said, record, facts: state.facts, vocabulary });
    dropped += sentences.length - holding.length;
    return holding;
  };
  const summary = told(draft.summary);
  const profile: Profile = {
    // A sentence left alone of many says less than what was understood without a model.
    summary: summary.length > 1 ? summary.slice(0, 6).join(' ') : own.summary,
    interests: orElse(distinct(kept(draft.interests.map(capital), said.thing, 12)).slice(0, 6), own.interests),
    target_companies: orElse(once(kept(draft.target_companies, said.employer, 24), employerKey).slice(0, 12), own.target_companies),
    target_roles: orElse(once(kept(draft.target_roles, said.thing, 16), plain).slice(0, 8), own.target_roles),
    ideal_environment: told(draft.ideal_environment).slice(0, 4).join(' ') || own.ideal_environment,
  };
  return { profile: profileSchema.safeParse(profile).success ? profile : own, dropped };
}

const orElse = (things: string[], others: string[]): string[] => (things.length > 0 ? things : others);

const once = (things: readonly string[], key: (thing: string) => string): string[] =>
  [...new Map(things.toReversed().map((thing) => [key(thing), thing])).values()].toReversed();

/** One line without markup, links and signs that nobody sees. */
const plainText = (text: string): string =>
  text
    .slice(0, 4000)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/<[/!]?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/[*_`#<>[\]|\\]+/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();

interface Grounds {
  transcript: readonly Turn[];
  about: About;
  state: InterviewState;
  vocabulary: OpenVocabulary;
  /** The built-in interviewer's profile. */
  own: Profile;
}

interface Checked {
  profile: Profile;
  /** Things and sentences of the draft that were not said. */
  dropped: number;
}
