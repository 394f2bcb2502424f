/** What a conversation says of its answers. */
export const copy = {
  suggested: 'Suggested replies',
  byModel: 'By a language model',
  done: 'Done',

  answering: 'Answering…',
  unstopped: 'We couldn’t stop the answer. Still answering…',
  broken: 'Connection lost. Looking for your answer…',
  unfinished: 'The answer isn’t complete.',
  stopped: 'Stopped here.',
  cutOff: 'This was cut off.',
  tryAgain: 'Try again',
  retry: 'Retry',
  earlier: 'Show earlier messages',
  recent: 'Recent chats',
  noChats: 'No chats yet. Ask something, and your chat will show up here.',
  /** A chat in which the student said nothing. */
  opening: 'Jobs picked for you',
  chatsNotLoaded: 'We couldn’t load your chats.',
  failed: (why: string | null): string => `${why ?? 'The answer was interrupted.'} You can try again.`,

  questionsLeft: (count: number): string => (count === 1 ? 'probably the last question' : `about ${count} more questions`),
} as const;
