import { copy } from './copy.ts';
/** What the palette says below its list: what did not come, what is looked for, and what can be done where nothing has that name. */
export const statusOf = ({ isKnown, jobs, missing }: Progress): string => {
  const names = jobs === 'failed' ? [...missing, 'jobs'] : missing;
  const sentences = [
    names.length > 0 && copy.notLoaded(new Intl.ListFormat('en-GB').format(names)),
    jobs === 'looking' && copy.looking,
    jobs === 0 && !isKnown && copy.nothingNamed,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
};

interface Progress {
  /** Whether a page, a company, a chat or an action has that name. */
  isKnown: boolean;
  /** How many there are, or how the search for them stands. */
  jobs: number | 'not asked' | 'looking' | 'failed';
  /** What else could not be loaded. */
  missing: readonly string[];
}
