import type { Turn } from '#platform/chat.ts';

/** What a student reads once in a conversation when today's share is used up, with when there is a new one; '' where they read it. */
export const spentLine = (history: readonly Turn[], now: Date): string =>
  history.some(({ sender, text }) => sender === 'assistant' && text.startsWith(notice))
    ? ''
    : `${notice} Our built-in assistant answers until midnight UTC, ${untilMidnight(now)} from now.`;

const notice = "Today's share of the language model is used up.";

/** How long the day (UTC) still is, in words. */
function untilMidnight(now: Date): string {
  const minutes = 24 * 60 - (now.getUTCHours() * 60 + now.getUTCMinutes());
  if (minutes < 60) return 'less than an hour';
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour' : `about ${hours} hours`;
}
