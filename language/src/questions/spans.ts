import { numberNames } from '../quantities/quantities.ts';

/** "10", "ten", "a couple"; 0 for what is no number. */
export function numberOf(text: string): number {
  const word = text.toLowerCase().trim();
  const at = numberNames.indexOf(word);
  return at >= 0
    ? at
    : /couple/.test(word)
      ? 2
      : /few|several/.test(word)
        ? 3
        : word === 'a' || word === 'an' || word === 'the'
          ? 1
          : word === 'dozen'
            ? 12
            : Number(word) || 0;
}
