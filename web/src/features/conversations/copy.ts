/** What a conversation says of its answers. */
export const copy = {
  answering: 'Answering…',
  unstopped: 'We couldn’t stop it. Still answering…',
  broken: 'Connection lost. Looking for your answer…',
  unfinished: 'The answer didn’t finish.',
  stopped: 'Stopped here.',
  cutOff: 'This was cut off.',
  tryAgain: 'Try again',
  retry: 'Retry',
  failed: (why: string | null): string => `${why ?? 'The answer broke off.'} You can try again.`,
  /** Beside an apology: what happened, and that nothing typed is lost. */
  offline: (unsent: boolean): string =>
    unsent ? 'You’re offline. Your words are back in the box.' : 'You’re offline. Try again when you’re back.',
  refused: (reason: string, unsent: boolean): string => (unsent ? `${reason} Your words are back in the box.` : reason),
} as const;
