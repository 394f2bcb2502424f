import type { Topic } from '#listening/facts.ts';

/** A student answers what is asked (`answers`), but for messages said in a given turn whatever is asked (`says`). */
export interface Person {
  who: string;
  name: string;
  major: string;
  school: string;
  places?: string[];
  answers: Partial<Record<Topic, string>>;
  /** '*' answers what was asked. */
  says?: string[];
  must: RegExp[];
  mustNot: { lists: RegExp; whole?: RegExp };
}
