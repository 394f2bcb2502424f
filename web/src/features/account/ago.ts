/** How long ago a moment is, as people say it: "just now", "5 minutes ago", "yesterday", else the day. `time` is ISO 8601. */
export const ago = (time: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / 60_000);
  if (minutes < 5) return 'just now';
  if (minutes < 60) return inWords(-minutes, 'minute');
  if (minutes < 24 * 60) return inWords(-Math.floor(minutes / 60), 'hour');
  const days = Math.floor(minutes / (24 * 60));
  if (days < 7) return inWords(-days, 'day');
  return new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
};

const inWords = (count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(count, unit);
