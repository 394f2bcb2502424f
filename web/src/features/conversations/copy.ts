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
  earlier: 'Show earlier messages',
  failed: (why: string | null): string => `${why ?? 'The answer broke off.'} You can try again.`,
} as const;
