/** What the frame around all views says. */
export const copy = {
  offline: 'You’re offline. We’re trying to reconnect.',
  unreachable: 'You’re offline, or our server is down.',
  struggling: 'This is taking a while. Trying again…',
} as const;
