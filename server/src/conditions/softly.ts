/**
 * Whether what stands at a place of a message is only preferred: "ideally in Austin", "bonus if it pays over 40 an hour", "Chicago
 * preferably". A softener governs what follows it up to the next comma, stop or "but"; at the end of a clause, what stands before it.
 */
export function isPreferred(message: string, { start, end }: Span, mentions: readonly Span[]): boolean {
  const before = message.slice(0, start).split(breaks).at(-1) ?? '';
  if (softener.test(before)) return true;
  const after = message.slice(end).split(breaks)[0] ?? '';
  const found = softener.exec(after);
  if (found === null) return false;
  // It belongs to what follows it, where that is in the same clause.
  return !mentions.some((one) => one.start >= end + found.index && one.start < end + after.length);
}

/** The words that soften, which name nothing themselves. */
export const softenerWords =
  'ideal ideally preferably preferred optimally hopefully especially bonus extra points nice plus perfect awesome possible';

const breaks = /[,;.!?\n()]|\b(?:but|though|although)\b| [-–—] /i;
const softener =
  /\b(?:ideal(?:ly)?|prefer(?:ably|red)|optimally|hopefully|especially|bonus(?: points)?(?= (?:if|for)\b|\W*$)|extra points|nice to have|would be (?:really |super |so )?(?:nice|great|cool|good|ideal|awesome|amazing|perfect|a plus|a bonus|lovely)|(?:is|are) (?:a plus|nice|a bonus)|if (?:at all )?possible|as a plus)\b/i;

interface Span {
  start: number;
  end: number;
}
