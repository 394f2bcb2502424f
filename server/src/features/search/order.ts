import type { JobOrder } from '#job-index/filter.ts';

/** The order that a message asks for by a superlative, and where: "highest paying", "newest first"; null where it asks for none. */
export function orderIn(message: string): { order: JobOrder | 'match'; start: number; end: number } | null {
  for (const [order, pattern] of orders) {
    const found = order === 'match' || !refused.test(message) ? pattern.exec(message) : null;
    if (found !== null) return { order, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

/** The order that a message asks for by nothing but a comparative: "higher pay?", "anything newer"; null for none. */
export function bareOrderIn(message: string): JobOrder | null {
  const [, pay, date] = comparative.exec(message) ?? [];
  return pay !== undefined ? 'pay' : date !== undefined ? 'newest' : null;
}
const comparative =
  /^\W*(?:(?:and|but|ok(?:ay)?|so|hm+|meh|no|any(?:thing|one)?|something|some|with|(?:got|have|show me|give me|is there|are there|i (?:want|need))|ones?|jobs?|that|which|an?|bit|little|lot|much|for|please|thats?|are|is|pays?)\W+)*(?:((?:higher|better|more|bigger)(?:[- ](?:pay\w*|paid|salar\w+|money|wages?|income))|pay(?:s|ing)? (?:more|better|higher)|(?:more|better|higher)(?<=\bpays? \w+))|(newer|more recent(?:ly posted)?|fresher))(?: (?:ones?|jobs?|postings?|please|pls|tho|though|instead))*\W*$/i;

const byMatch =
  /\bfits? me (?:the )?best\b|\bbest (?:fit|match)(?:es)?(?: for me| first)?\b|\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:the )?(?:best )?(?:match|fit|relevance|score)\b/i;
const refused = /\b(?:not|n'?t|never) (?:\w+ )?(?:the )?(?:highest|best|most|newest|latest|good|well)\b/i;
const byPay =
  /\b(?:highest|best|better|top|most|well|good)[- ](?:paying|paid|pay|salar(?:y|ies))\b|\bpays? (?:the )?(?:most|best|well|good|a lot)\b|\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:pay|salary)\b|\b(?:most|lots of|good) money\b/i;
const byDate =
  /\b(?:newest|latest|most recent(?:ly posted)?|freshest)(?: (?:ones )?first| (?:ones|jobs|postings))?\b(?! (?:grad|class|technolog|version|start|date))|\b(?:sort|order|rank)(?:ed)? (?:them |these |it )?by (?:date|newest|recency)\b/i;

const orders: readonly (readonly [JobOrder | 'match', RegExp])[] = [
  ['match', byMatch],
  ['pay', byPay],
  ['newest', byDate],
];
