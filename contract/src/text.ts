import * as z from 'zod/mini';

// Control characters other than tab and line breaks have no place in anything a person types; Postgres refuses NUL.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Trimmed text of `min` to `max` characters, without control characters; messages speak to a person. */
export const text = (min: number, max: number) =>
  z.string('Please enter text.').check(
    z.trim(),
    z.minLength(min, min === 1 ? 'This cannot be empty.' : `Please enter at least ${min} characters.`),
    z.maxLength(max, `Please keep this under ${max.toLocaleString('en-US')} characters.`),
    z.refine((value) => !controls.test(value), 'Please remove the control characters.'),
  );

/** An identifier made by the server: 128 random bits in base64url, or another server's own. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This is not an identifier.'));

/** ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** A person's name: trimmed, single spaces, and in every part (after a space, a hyphen or an apostrophe) the first letter upper, the rest lower. */
export const capitalise = (name: string): string =>
  name
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replace(/(^|[\s\-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
