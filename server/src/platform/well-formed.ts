/**
 * The same JSON value with every half of a surrogate pair and every NUL replaced by U+FFFD. A text cut through an emoji holds the one, a
 * model may say the other, and PostgreSQL refuses both.
 */
export const wellFormed = <T>(value: T): T => repaired(value) as T;

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD');
  if (Array.isArray(value)) return value.map(repaired);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.toWellFormed(), repaired(inner)]));
}
