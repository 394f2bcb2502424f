/** The words of this room that students read. */

export const gone = 'This account no longer exists.';
export const taken = 'An account with this email already exists.';
export const madeBefore = 'You already created this account. Please sign in instead.';
