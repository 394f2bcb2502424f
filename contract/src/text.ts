import * as z from 'zod/mini';

// Control characters other than tab and line breaks have no place in anything a person types, nor marks that turn the direction of
// what follows; Postgres refuses NUL.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
// Fillers are letters to Unicode, but nobody sees them.
const visible = /[^\p{C}\p{Z}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a text has something to see. */
export const isVisible = (value: string): boolean => visible.test(value);

/** Trimmed text of `min` to `max` characters, without control characters and, from 1, with something to see; messages speak to a person. */
export const text = (min: number, max: number) =>
  z.string('Please enter text.').check(
    z.trim(),
    z.minLength(min, min === 1 ? 'Please fill this in.' : `Please enter at least ${min} characters.`),
    // Said when it is needed: the first number that a browser writes takes it some milliseconds.
    z.maxLength(max, { error: () => `Please keep this under ${max.toLocaleString('en-US')} characters.` }),
    z.refine((value) => !controls.test(value), 'Please remove the control characters.'),
    z.refine((value) => min === 0 || value === '' || isVisible(value), 'Please enter something that can be seen.'),
  );

/** An identifier made by the server: 128 random bits in base64url, or another server's own. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not an identifier.'));

/** A number of a query from `min` to `max`. */
export const count = (min: number, max: number, fallback: number) =>
  z._default(z.coerce.number(`Please give a number from ${min} to ${max}.`).check(z.int(), z.gte(min), z.lte(max)), fallback);

/** ISO 8601 in UTC. */
/** An instant of a year that a database knows; it has no year 0. */
export const time = z.iso.datetime().check(z.refine((text) => !text.startsWith('0000')));

/** A person's name: trimmed, single spaces, and in every part (after a space, a hyphen or an apostrophe) the first letter upper, the rest lower. */
export const capitalise = (name: string): string =>
  name
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replace(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
