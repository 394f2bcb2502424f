/**
 * What a pattern finds in the segments of a path: `jobs`, `:id`, which any one segment meets, `:id?`, which may be absent, and at the end `*`,
 * which leaves the rest to routes inside. Null where it does not fit. Upper and lower case are one.
 */
export const match = (pattern: string, path: readonly string[]): Match | null => {
  const params: Record<string, string> = {};
  let at = 0;
  for (const wanted of segmentsOf(pattern)) {
    if (wanted === '*') return { params, rest: path.slice(at) };
    const given = path[at];
    const { name, optional } = /^:(?<name>\w+)(?<optional>\?)?$/.exec(wanted)?.groups ?? {};
    if (name === undefined) {
      if (given?.toLowerCase() !== wanted) return null;
      at++;
    } else if (given) {
      params[name] = given;
      at++;
    } else if (!optional) return null;
  }
  return at === path.length ? { params, rest: [] } : null;
};

/** The segments of a path, decoded; a slash at its end counts for nothing. */
export const segmentsOf = (path: string): string[] => {
  const inner = path.replace(/^\/|\/+$/g, '');
  return inner === '' ? [] : inner.split('/').map(decoded);
};

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

export interface Match {
  params: Readonly<Record<string, string>>;
  /** The segments that `*` stands for. */
  rest: readonly string[];
}
