/** What the server says when something goes wrong: what happened, what is safe, what to do. */

/** SPEC's sentence. */
export const fileTooLarge = 'File must be less than 10MB';

export const errors = {
  misfit: 'Something you entered isn’t valid. Please check it and try again.',
  misfitField: 'Please check this.',
  unreadable: 'We couldn’t read what was sent. Please try again.',
  tooMuch: 'That’s too much to send at once. Please send less.',
  headers: 'Your cookies for this site take up too much space. Clear them and try again.',
  late: 'Part of what you sent didn’t reach us in time. Please try again.',
  unsupported: 'We can’t read this kind of file. Please try a different one.',
  nothingHere: 'We couldn’t find that.',
  unforeseen: 'Something went wrong on our side. Please try again.',
  full: 'We’re out of space, so we couldn’t save that. What you saved before is safe. Please try again later.',
  databaseAway: 'We can’t reach our database right now. Please try again in a moment.',
  busy: 'Lots of people are using Alive right now. Please try again in a few seconds.',
  tooFast: 'You’ve sent a lot of requests. Please wait a moment and try again.',
  tooManyAccounts: 'Lots of accounts are being made from this network. Please try again in a minute.',
  keyUsed: 'You already sent this form with different details. Please reload the page and try again.',
  inProgress: 'We’re still working on this. Please try again in a moment.',
  notesFull: 'Your notes are full. Shorten or delete some of them first.',
  editConflict: 'This note was changed in another window. Your text isn’t lost.',
  operators: 'This page is for the people who run this server.',
  signIn: 'Please sign in again.',
  notYours: 'This belongs to someone else.',
  wrongAddress: (own: string): string => `Alive isn’t available at this address. Open ${own} instead.`,
};

/** Why a language model did not answer. */
export const modelFaults = {
  unreachable: 'The language model couldn’t be reached.',
  silent: 'The language model didn’t answer in time.',
  unauthorized: 'The language model didn’t let us sign in.',
  forbidden: 'The language model denied us access.',
  unknown: 'The language model isn’t available right now.',
  limited: 'The language model is too busy right now.',
  failing: 'The language model is having problems right now.',
  rejected: 'The language model couldn’t read this request.',
  garbled: 'The language model sent something we can’t read.',
  refused: 'The language model declined to answer this.',
  resting: 'The language model failed several times and is paused for a moment.',
  spent: 'You’ve reached today’s limit for the language model.',
  slow: 'The language model took too long to answer.',
  cut: 'The answer ends here because the language model stopped responding.',
  stopped: 'The answer was stopped before it was finished.',
  unconsented: 'You haven’t turned on the language model.',
} as const;
export const cutShort = 'The language model stopped partway through.';
export const takenOver = (reason: string, ours: string): string => `${reason} ${ours} is answering instead.`;
/** How begins what the server adds to a model's answer about jobs that a student cannot get; models are not given it again. */
export const heldBack = { now: 'I held back', still: 'I’m still holding back' } as const;
/** Around the number of what is offered to a student to tap, which tells what keeps them out; models are not given it either. */
export const showHeldBack = { before: 'Show the', after: 'you held back' } as const;
