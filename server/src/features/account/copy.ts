/** The words of this room that students read. */

export const gone = 'This account is gone.';
export const taken = 'An account with this email already exists.';
export const madeBefore = 'We made this account earlier. Please sign in instead.';
