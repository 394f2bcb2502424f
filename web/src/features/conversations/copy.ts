import { counted } from '#ui/numbers.ts';
/** What a conversation says of its answers. */
export const copy = {
  suggested: 'Suggested replies',
  byModel: 'By a language model',
  done: 'Done',

  answering: 'Answering…',
  unstopped: 'We couldn’t stop it. Still answering…',
  broken: 'Connection lost. Looking for your answer…',
  unfinished: 'The answer didn’t finish.',
  stopped: 'Stopped here.',
  cutOff: 'This was cut off.',
  tryAgain: 'Try again',
  retry: 'Retry',
  earlier: 'Show earlier messages',
  recent: 'Recent chats',
  noChats: 'No chats yet. Ask for something, and it’ll be here.',
  /** A chat in which the student said nothing. */
  opening: 'Jobs picked for you',
  chatsNotLoaded: 'We couldn’t load your chats.',
  failed: (why: string | null): string => `${why ?? 'The answer broke off.'} You can try again.`,

  questionsLeft: (count: number): string => `about ${counted(count, 'more question', 'more questions')}`,
} as const;
