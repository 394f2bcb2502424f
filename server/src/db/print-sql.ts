import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

/**
 * A statement as text that runs as it stands: laid out on lines, its parameters as quoted literals. Parameters are text, numbers, booleans,
 * null and lists of these. Throws TypeError for anything else, and for text that PostgreSQL has no literal for (with a NUL in it).
 */
export const printSql = (statement: SQL): string => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  // The text is ours: a parameter's value is not looked at again once it is set in.
  return indented(text).replace(placeholder, (found, number: string | undefined) =>
    number === undefined ? found : literal(params[Number(number) - 1]),
  );
};

/** A value as PostgreSQL writes one. */
const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value < 0 ? `(${value})` : String(value);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return value.length === 0 ? "'{}'" : `ARRAY[${value.map(literal).join(', ')}]`;
  throw new TypeError('There is no literal for this parameter.');
};

/** With a backslash in it, in the form that means the same whatever a session is set to. */
const quoted = (text: string): string => {
  if (text.includes('\0')) throw new TypeError('There is no literal for a text with a NUL in it.');
  const doubled = text.toWellFormed().replaceAll("'", "''");
  return doubled.includes('\\') ? `E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`;
};

/** What stands within brackets is set in from the line that opens them, and so is what continues a clause. */
const indented = (text: string): string => {
  const open: number[] = [];
  let indent = 0;
  return text
    .split('\n')
    .map((line) => {
      const own = line.trimStart();
      const brackets = own.replace(strings, '');
      const closing = /^\)*/.exec(brackets)?.[0].length ?? 0;
      const base = closing > 0 ? (open.at(-closing) ?? 0) : open.length > 0 ? (open.at(-1) ?? 0) + 1 : 0;
      indent = base + (line !== own || /^(?:AND|OR|JOIN|\+)\b|^\+/.test(own) ? 1 : 0);
      for (const bracket of brackets.match(/[()]/g) ?? [])
        if (bracket === '(') open.push(indent);
        else open.pop();
      return '  '.repeat(indent) + own;
    })
    .join('\n');
};

const strings = /'(?:[^']|'')*'/g;
/** A parameter's place, or a whole string, which is passed over. */
const placeholder = /'(?:[^']|'')*'|\$(\d+)/g;
const dialect = new PgDialect();
