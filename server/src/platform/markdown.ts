/**
 * Text of a record or a student as it may stand in an answer, which is Markdown: on one line, and with every sign that Markdown would
 * read as its own escaped (https://spec.commonmark.org/0.31.2/#backslash-escapes).
 */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_~[\]<>]/g, '\\$&');
