/**
 * How often a job was posted again: `appeared` holds when each of one employer's postings under the same title words appeared, in any
 * order. Those within 90 days of the last count, as far as each is at least a day after the one that counted before; the first is no
 * repetition.
 */
export function timesReposted(appeared: readonly Date[]): number {
  const moments = appeared.map((moment) => moment.getTime()).toSorted((a, b) => a - b);
  const since = (moments.at(-1) ?? 0) - withinDays * day;
  let last = -Infinity;
  let times = 0;
  for (const moment of moments) {
    if (moment < since || moment - last < day) continue;
    last = moment;
    times += 1;
  }
  return Math.max(0, times - 1);
}

const day = 86_400_000;
const withinDays = 90;
