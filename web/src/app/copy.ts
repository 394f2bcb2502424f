/** What the frame around all views says. */
export const copy = {
  offline: 'You’re offline. We’re trying to reconnect.',
  unreachable: 'We can’t reach Alive right now. We’ll keep trying.',
  struggling: 'This is taking a while. Trying again…',
} as const;
