/**
 * An event with a score for each of its people: another server may send a broken one, which is rounded, or none, in which case SPEC.md has the
 * interface draw one of 80 to 100. It is derived from the person's id, so that it is the same each time. Everything else stays as it came.
 */
export const withScores = (event: unknown): unknown => {
  if (typeof event !== 'object' || event === null) return event;
  const scored = people.flatMap((name) => {
    const found: unknown = Reflect.get(event, name);
    return Array.isArray(found) ? [[name, found.map(scoredOf)] as const] : [];
  });
  return scored.length === 0 ? event : { ...event, ...Object.fromEntries(scored) };
};

/** Where events hold people. Jobs, which may stand there too, have no career. */
const people = ['results', 'people'] as const;

const scoredOf = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null || !('id' in one) || !('career_path' in one)) return one;
  const score: unknown = Reflect.get(one, 'match_score');
  const match = typeof score === 'number' && Number.isFinite(score) ? Math.min(100, Math.max(0, Math.round(score))) : fallbackOf(one.id);
  return { ...one, match_score: match };
};

/** The characters as one number, taken modulo a prime on the way. */
const fallbackOf = (id: unknown): number => {
  let sum = 7;
  for (const character of String(id)) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return 80 + (sum % 21);
};
