import { dateFormat } from '#ui/formats.ts';

/** The day of an ISO time as it is said in a sentence: "today", "yesterday", "November 20", with the year where it is another one. */
export const whenOf = (time: string, now: Date): string => {
  const day = new Date(time);
  const days = Math.round((midnight(now) - midnight(day)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return dateFormat({ month: 'long', day: 'numeric', ...year }).format(day);
};

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
