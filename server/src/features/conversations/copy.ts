/** The words of this room that students read. */

export const gone = 'We couldn’t find that conversation.';
export const expired = 'This conversation has ended. Please start over.';
export const busy = 'The last answer is still being written. Please wait for it, or stop it.';
export const twoAnswers = 'Alive is still writing two answers for you. Wait for one to finish, or stop one.';
export const full = (answers: number): string => `This chat has reached its limit of ${answers} answers. Start a new chat to keep going.`;
export const hiddenPerson = 'The person this was about is no longer listed.';
export const failed = 'Something went wrong on our side. Please try again.';
