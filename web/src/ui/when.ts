import { dateFormat } from './formats.ts';

/** A day as people write it, in UTC: "Nov 3", with the year where it is not the one of `now`. `time` is ISO 8601. */
export const dayOf = (time: string, now: Date): string => day(new Date(time), time.slice(0, 4) !== now.toISOString().slice(0, 4), 'UTC');

/** The time of day where the student is: "2:05 PM"; '' for what is no time. */
export const clockOf = (time: string): string => {
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? '' : dateFormat({ hour: 'numeric', minute: '2-digit' }).format(at);
};

/** When something was, as briefly as it can be distinguished, where the student is: "2:05 PM", "Yesterday", "Nov 3", "Nov 3, 2025". */
export const whenOf = (time: string, now: Date): string => {
  const at = new Date(time);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days === 0) return clockOf(time);
  return days === 1 ? 'Yesterday' : day(at, at.getFullYear() !== now.getFullYear());
};

/** How long ago a moment is, as people say it: "just now", "5 minutes ago", "yesterday", after a month the day. `time` is ISO 8601. */
export const ago = (time: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / 60_000);
  if (minutes < 5) return 'just now';
  if (minutes < 60) return inWords(minutes, 'minute');
  if (minutes < 24 * 60) return inWords(Math.floor(minutes / 60), 'hour');
  const days = Math.floor(minutes / (24 * 60));
  return days < 31 ? inWords(days, 'day') : `on ${dayOf(time, now)}`;
};

const day = (at: Date, withYear: boolean, timeZone?: string): string =>
  dateFormat({ month: 'short', day: 'numeric', ...(withYear && { year: 'numeric' }), ...(timeZone && { timeZone }) }).format(at);

const inWords = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-count, unit);

const midnight = (time: Date): number => new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();
