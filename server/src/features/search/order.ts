import type { JobOrder } from '#db/job-filter.ts';

/** The order that a message asks for by a superlative: "highest paying", "newest first"; null where it asks for none. */
export function orderIn(message: string): JobOrder | 'match' | null {
  if (byMatch.test(message)) return 'match';
  if (refused.test(message)) return null;
  if (byPay.test(message)) return 'pay';
  return byDate.test(message) ? 'newest' : null;
}

/** What is said of it. */
export const orderLine: Readonly<Record<JobOrder, string>> = {
  pay: 'Highest pay first. Jobs that don’t state pay come last.',
  newest: 'Newest first.',
};

const byMatch =
  /\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:the )?(?:best )?(?:match|fit|relevance|score)\b|\bbest match(?:es)? first\b/i;
const refused = /\b(?:not|n'?t|never) (?:\w+ )?(?:the )?(?:highest|best|most|newest|latest|good|well)\b/i;
const byPay =
  /\b(?:highest|best|better|top|most|well|good)[- ](?:paying|paid|pay|salar(?:y|ies))\b|\bpays? (?:the )?(?:most|best|well|good|a lot)\b|\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:pay|salary)\b|\b(?:most|lots of|good) money\b/i;
const byDate =
  /\b(?:newest|latest|most recent(?:ly posted)?|freshest)\b(?! (?:grad|class|technolog|version|start|date))|\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:date|newest|recency)\b/i;
