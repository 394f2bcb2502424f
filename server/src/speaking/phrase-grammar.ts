import { capital, isActivity } from '#listening/grammar.ts';

/**
 * A template with the student's phrase in it: {it} as it is, {It} at the beginning of a sentence, {is|are} by its number.
 * @param phrase a gerund phrase or a noun phrase in the second person
 */
export const fill = (template: string, phrase: string): string =>
  template
    .replaceAll('{It}', () => capital(phrase))
    .replaceAll('{it}', () => phrase)
    .replace(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, many: string) => (isPlural(phrase) ? many : one));

/** Whether a phrase takes a plural verb: "old maps of the harbour", "a map and a compass"; a gerund never does. */
function isPlural(phrase: string): boolean {
  if (isActivity(phrase)) return false;
  const head = phrase.split(/,?\s(?:of|in|at|for|with|on|from|about|to|that|who|which|where|when|between)\s/i)[0] ?? '';
  if (/ and /i.test(head)) return true;
  const noun = head.split(' ').at(-1) ?? '';
  return !/\p{Lu}S$/u.test(noun) && /[^siu]s$|[^s]is$|people$|children$|men$/i.test(noun)
    ? !/(?:ics|ness|news|series|chess|tennis|analysis|basis|thesis)$/i.test(noun)
    : false;
}

/** One of the options, always the same for the same words. */
export const chooseBy = <T>(options: readonly T[], ...words: readonly string[]): T[] => {
  const sum = Array.from(words.join('|')).reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 99991, 7);
  return options.map((_, at) => options[(at + sum) % options.length]).filter((option) => option !== undefined);
};
