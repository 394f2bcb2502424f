/** A day as people write it, in UTC: "3 Nov", with the year where it is not the one of `now`. `time` is ISO 8601. */
export const dayOf = (time: string, now: Date): string =>
  new Date(time).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(time.slice(0, 4) === now.toISOString().slice(0, 4) ? {} : { year: 'numeric' }),
  });
